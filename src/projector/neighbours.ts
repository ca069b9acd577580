import type { AnyCollection, DocumentReader, DocumentRef } from '#domain/documents'
import type { AnyEntity, Neighbours } from '#projections/entities/entity'
import { type Name, type Names, nameFor, namesIn } from '#projections/entities/names'
import type { Documents } from './documents.js'
import { entityOfKind } from './fold.js'

/** A document changed by a batch: an entity, or a bookkeeping document, which has no neighbours. */
export interface Touched {
  readonly entity: AnyCollection & Pick<AnyEntity, 'relations'>
  readonly id: string
  readonly before: object | undefined
  readonly after: object | undefined
}
type TouchedEntity = Touched & { readonly entity: AnyEntity }
const isRelated = (one: Touched): one is TouchedEntity => one.entity.relations !== undefined

interface EntityDocument {
  readonly entity: AnyEntity
  readonly id: string
  readonly document: object
}

/** The entity whose id is the name; undefined if the name is an alias. */
const owner = (name: string): DocumentRef | undefined => {
  const end = name.indexOf('|')
  const collection = name.slice(0, end)
  return entityOfKind(collection) === undefined ? undefined : { collection, id: name.slice(end + 1) }
}

/** Finds the entities that have a name and those that mention it, both as stored and after the batch. */
class NameIndex {
  readonly #found = new Map<string, readonly DocumentRef[]>()
  readonly #joined = new Map<string, DocumentRef[]>()
  readonly #left = new Map<string, DocumentRef[]>()

  constructor(touched: readonly TouchedEntity[]) {
    for (const { entity, id, before, after } of touched) {
      const ref = { collection: entity.name, id }
      const was = before === undefined ? NO_TERMS : namesIn(entity, id, before).terms
      const is = after === undefined ? NO_TERMS : namesIn(entity, id, after).terms
      if (was === is) continue
      for (const term of was) if (!is.has(term)) push(this.#left, term, ref)
      for (const term of is) if (!was.has(term)) push(this.#joined, term, ref)
    }
  }

  /** Loads the neighbours of entities with these names that are not loaded yet. */
  async load(all: Iterable<Names>, docs: DocumentReader): Promise<void> {
    const missing = new Set<string>()
    const add = (term: string): void => {
      if (!this.#found.has(term)) missing.add(term)
    }
    for (const { own, mentions } of all) {
      for (const { answering, speaking } of own) {
        add(answering)
        add(speaking)
      }
      for (const { answering } of mentions) add(answering)
    }
    if (missing.size === 0) return
    const found = await docs.withTerms([...missing])
    for (const term of missing) {
      const stored = found.get(term) ?? []
      const gone = this.#left.get(term)
      const stayed = gone === undefined ? stored : stored.filter((one) => !gone.some((other) => isSame(one, other)))
      const joined = this.#joined.get(term)
      this.#found.set(term, joined === undefined ? stayed : [...stayed, ...joined])
    }
  }
  #under(term: string): readonly DocumentRef[] {
    const found = this.#found.get(term)
    if (found === undefined) throw new Error('a name was not looked up')
    return found
  }

  /** Entities that have a name as their id or as an alias. */
  answering({ name, answering }: Name): readonly DocumentRef[] {
    const own = owner(name)
    const under = this.#under(answering)
    return own === undefined ? under : [own, ...under]
  }
  speaking({ speaking }: Name): readonly DocumentRef[] {
    return this.#under(speaking)
  }
  /** All neighbours of an entity with these names, including the entity itself; some appear twice. */
  *of({ own, mentions }: Names): Generator<DocumentRef> {
    for (const name of own) {
      yield* this.answering(name)
      yield* this.speaking(name)
    }
    for (const name of mentions) yield* this.answering(name)
  }
}
const NO_TERMS: ReadonlySet<string> = new Set()
const isSame = (a: DocumentRef, b: DocumentRef): boolean => a.id === b.id && a.collection === b.collection
const push = (all: Map<string, DocumentRef[]>, term: string, ref: DocumentRef): void => {
  const known = all.get(term)
  if (known === undefined) all.set(term, [ref])
  else known.push(ref)
}

/** Ids of documents by entity. */
type Wanted = Map<AnyEntity, Set<string>>
const want = (wanted: Wanted, entity: AnyEntity, id: string): void => {
  const known = wanted.get(entity)
  if (known === undefined) wanted.set(entity, new Set([id]))
  else known.add(id)
}
const wantAll = (wanted: Wanted, refs: Iterable<DocumentRef>): void => {
  for (const { collection, id } of refs) want(wanted, entityOfKind(collection) as AnyEntity, id)
}

/** Entities whose views are recomputed, each with the neighbours that it sees. */
export interface Neighbourhood {
  readonly affected: readonly EntityDocument[]
  readonly aroundOf: (one: EntityDocument) => Neighbours
}

/**
 * The entities whose views depend on a change: the changed ones, those that mention one, those that one mentions, and
 * those that share a name with one. Loads every document that their views need.
 */
export const relate = async (
  all: readonly Touched[],
  documents: Documents,
  docs: DocumentReader,
): Promise<Neighbourhood> => {
  const touched = all.filter(isRelated)
  const index = new NameIndex(touched)
  const names = touched.flatMap(({ entity, id, before, after }) =>
    [before, after].flatMap((document) => (document === undefined ? [] : [namesIn(entity, id, document)])),
  )
  await index.load(names, docs)
  const concerned: Wanted = new Map()
  for (const { entity, id } of touched) want(concerned, entity, id)
  for (const one of names) wantAll(concerned, index.of(one))
  for (const entity of concerned.keys()) if (entity.relations?.view === undefined) concerned.delete(entity)

  await documents.load(concerned, docs)
  const affected = [...concerned].flatMap(([entity, ids]) =>
    [...ids].flatMap((id) => {
      const document = documents.now<object>(entity, id)
      return document === undefined ? [] : [{ entity, id, document, names: namesIn(entity, id, document) }]
    }),
  )
  await index.load(
    affected.map((one) => one.names),
    docs,
  )
  const neighbours: Wanted = new Map()
  for (const one of affected) wantAll(neighbours, index.of(one.names))
  await documents.load(neighbours, docs)
  return { affected, aroundOf: (one) => around(one, index, documents) }
}

/** The loaded neighbours that an entity sees. */
const around = ({ entity, id, document }: EntityDocument, index: NameIndex, documents: Documents): Neighbours => {
  const { own } = namesIn(entity, id, document)
  const found = <S>(kind: string, refs: readonly DocumentRef[]): readonly S[] => {
    const ids = new Set(refs.filter(({ collection }) => collection === kind).map((ref) => ref.id))
    return [...ids].sort().flatMap((one) => {
      const state = documents.now<S>(entityOfKind(kind) as AnyEntity, one)
      return state === undefined ? [] : [state]
    })
  }
  return {
    mentioned: ({ name: kind }, name) => found(kind, index.answering(nameFor(name))),
    mentionedBy: ({ name: kind }) =>
      found(
        kind,
        own.flatMap((name) => index.speaking(name)),
      ),
    sharingAName: () =>
      found(
        entity.name,
        own.flatMap((name) => index.answering(name)).filter((ref) => ref.id !== id),
      ),
  }
}
