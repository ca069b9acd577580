import type { AnyCollection, DocumentRef, FoldingReader } from '#domain/documents'
import type { AnyEntity, Neighbours } from '#projections/entities/entity'
import { MOST_ALIKE, type Name, type Names, nameFor, namesIn } from '#projections/entities/names'
import type { Documents } from './documents.js'
import { entityOfKind } from './fold.js'
import { ALONE } from './soundness.js'

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

/** The entity whose id is the name; none if it can only be an alias. */
const ownerOf = ({ name }: Name): readonly DocumentRef[] => {
  const end = name.indexOf('|')
  const collection = name.slice(0, end)
  return entityOfKind(collection) === undefined ? [] : [{ collection, id: name.slice(end + 1) }]
}

/** Finds the entities that have a name and those that mention it, both as stored and after the batch. */
class NameIndex {
  readonly #found = new Map<string, readonly DocumentRef[]>()
  readonly #joined = new Map<string, DocumentRef[]>()
  readonly #left = new Map<string, DocumentRef[]>()
  /** Terms that too many entities had before the batch. */
  readonly #wereCrowded = new Set<string>()

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
  async load(all: Iterable<Names>, docs: FoldingReader): Promise<void> {
    const [answering, speaking] = [new Set<string>(), new Set<string>()]
    for (const { own, mentions } of all) {
      for (const name of own) {
        answering.add(name.answering)
        speaking.add(name.speaking)
      }
      for (const name of mentions) answering.add(name.answering)
    }
    await this.#look(answering, this.#enough(answering), docs)
    await this.#look(speaking, Number.POSITIVE_INFINITY, docs)
  }
  /** How many that have a name must be found to know whether too many are left after the batch. */
  #enough(terms: Iterable<string>): number {
    let leaving = 0
    for (const term of terms) leaving = Math.max(leaving, this.#left.get(term)?.length ?? 0)
    return MOST_ALIKE + 1 + leaving
  }
  async #look(terms: Iterable<string>, most: number, docs: FoldingReader): Promise<void> {
    const missing = [...terms].filter((term) => !this.#found.has(term))
    if (missing.length === 0) return
    const found = await docs.withTerms(missing, most)
    for (const term of missing) {
      const stored = found.get(term) ?? []
      if (stored.length > MOST_ALIKE) this.#wereCrowded.add(term)
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
  /** Whether too many entities have a name for it to tell anything of them. */
  #isCrowded({ answering }: Name): boolean {
    return this.#under(answering).length > MOST_ALIKE
  }

  /** Entities that have a name as their id or as an alias; of a crowded one, only that whose id it is. */
  answering(name: Name): readonly DocumentRef[] {
    return this.#isCrowded(name) ? ownerOf(name) : this.#answering(name)
  }
  #answering(name: Name): readonly DocumentRef[] {
    return [...ownerOf(name), ...this.#under(name.answering)]
  }
  /** Entities that share a name with one that has it. */
  sharing(name: Name): readonly DocumentRef[] {
    return this.#isCrowded(name) ? [] : this.#answering(name)
  }
  /** Entities that mention a name of this one. */
  speaking(name: Name, id: string): readonly DocumentRef[] {
    const isOwner = ownerOf(name).some((one) => one.id === id)
    return this.#isCrowded(name) && !isOwner ? [] : this.#under(name.speaking)
  }
  /** All neighbours of an entity with these names; some appear twice. */
  *of(id: string, { own, mentions }: Names): Generator<DocumentRef> {
    for (const name of own) {
      yield* this.sharing(name)
      yield* this.speaking(name, id)
    }
    for (const name of mentions) yield* this.answering(name)
  }
  /** The entities whose views depend on a changed one with these names, before the batch or after it. */
  *dependingOn(id: string, { own, mentions }: Names): Generator<DocumentRef> {
    for (const name of own) {
      if (this.#staysCrowded(name)) yield* this.speaking(name, id)
      else {
        yield* this.#answering(name)
        yield* this.#under(name.speaking)
      }
    }
    for (const name of mentions) yield* this.#staysCrowded(name) ? ownerOf(name) : this.#answering(name)
  }
  #staysCrowded(name: Name): boolean {
    return this.#wereCrowded.has(name.answering) && this.#isCrowded(name)
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
  docs: FoldingReader,
): Promise<Neighbourhood> => {
  const touched = all.filter(isRelated)
  const index = new NameIndex(touched)
  const named = touched.flatMap(({ entity, id, before, after }) =>
    [before, after].flatMap((document) =>
      document === undefined ? [] : [{ id, names: namesIn(entity, id, document) }],
    ),
  )
  await index.load(
    named.map(({ names }) => names),
    docs,
  )
  const concerned: Wanted = new Map()
  for (const { entity, id } of touched) want(concerned, entity, id)
  for (const { id, names } of named) wantAll(concerned, index.dependingOn(id, names))
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
  for (const { id, names } of affected) wantAll(neighbours, index.of(id, names))
  await documents.load(neighbours, docs)
  return { affected, aroundOf: (one) => around(one, index, documents) }
}

/** Whether an entity has no neighbours. One that mentions itself is its own. */
const isAlone = ({ entity, id, document }: EntityDocument, index: NameIndex, documents: Documents): boolean => {
  const names = namesIn(entity, id, document)
  if (names.mentions.some(({ name }) => names.own.some((one) => one.name === name))) return false
  for (const ref of index.of(id, names)) {
    if (ref.id === id && ref.collection === entity.name) continue
    if (documents.now(entityOfKind(ref.collection) as AnyEntity, ref.id) !== undefined) return false
  }
  return true
}

/** The loaded neighbours that an entity sees. */
const around = (one: EntityDocument, index: NameIndex, documents: Documents): Neighbours => {
  if (isAlone(one, index, documents)) return ALONE
  const { entity, id, document } = one
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
        own.flatMap((name) => index.speaking(name, id)),
      ),
    sharingAName: () =>
      found(
        entity.name,
        own.flatMap((name) => index.sharing(name)).filter((ref) => ref.id !== id),
      ),
  }
}
