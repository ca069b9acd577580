import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { DocumentReader, DocumentRef } from '#domain/documents'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { AnyEntity, Around } from '#projections/entities/entity'
import { type Name, type Names, nameFor, namesIn } from '#projections/entities/names'
import type { Documents } from './documents.js'
import { entityOfKind } from './fold.js'

/** An entity that a batch has changed. */
export interface Touched {
  readonly entity: AnyEntity
  readonly id: string
  readonly before: object | undefined
  readonly after: object | undefined
}
interface There {
  readonly entity: AnyEntity
  readonly id: string
  readonly document: object
}

/** The entity whose id a name gives away; undefined for a name of another kind. */
const owner = (name: string): DocumentRef | undefined => {
  const end = name.indexOf('|')
  const collection = name.slice(0, end)
  return entityOfKind(collection) === undefined ? undefined : { collection, id: name.slice(end + 1) }
}

/** Who answers to a name and who speaks of it: as the store knows it, and as the batch leaves it. */
class Meeting {
  readonly #found = new Map<string, readonly DocumentRef[]>()
  readonly #joined = new Map<string, DocumentRef[]>()
  readonly #left = new Map<string, DocumentRef[]>()

  constructor(touched: readonly Touched[]) {
    for (const { entity, id, before, after } of touched) {
      const ref = { collection: entity.name, id }
      const was = before === undefined ? NO_TERMS : namesIn(entity, id, before).terms
      const is = after === undefined ? NO_TERMS : namesIn(entity, id, after).terms
      if (was === is) continue
      for (const term of was) if (!is.has(term)) push(this.#left, term, ref)
      for (const term of is) if (!was.has(term)) push(this.#joined, term, ref)
    }
  }

  /** Brings in the neighbours of entities with these names, as far as they are not known yet. */
  async load(all: Iterable<Names>, docs: DocumentReader): Outcome<StoreUnavailable, void> {
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
    if (missing.size === 0) return right(undefined)
    const found = await docs.withTerms([...missing])
    if (isLeft(found)) return found
    for (const term of missing) {
      const stored = found.right.get(term) ?? []
      const gone = this.#left.get(term)
      const stayed = gone === undefined ? stored : stored.filter((one) => !gone.some((other) => isSame(one, other)))
      const joined = this.#joined.get(term)
      this.#found.set(term, joined === undefined ? stayed : [...stayed, ...joined])
    }
    return right(undefined)
  }
  #under(term: string): readonly DocumentRef[] {
    const found = this.#found.get(term)
    if (found === undefined) throw new Error('a name was not looked up')
    return found
  }

  /** Those who are meant by a name: whose id it is, and who has it as an alias. */
  answering({ name, answering }: Name): readonly DocumentRef[] {
    const own = owner(name)
    const under = this.#under(answering)
    return own === undefined ? under : [own, ...under]
  }
  speaking({ speaking }: Name): readonly DocumentRef[] {
    return this.#under(speaking)
  }
  /** All neighbours of an entity with these names, itself among them, some of them more than once. */
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

/** Documents by the entity that they are of. */
type Wanted = Map<AnyEntity, Set<string>>
const want = (wanted: Wanted, entity: AnyEntity, id: string): void => {
  const known = wanted.get(entity)
  if (known === undefined) wanted.set(entity, new Set([id]))
  else known.add(id)
}
const wantAll = (wanted: Wanted, refs: Iterable<DocumentRef>): void => {
  for (const { collection, id } of refs) want(wanted, entityOfKind(collection) as AnyEntity, id)
}

/** Entities whose views are to be made anew, and what each sees around it. */
export interface Neighbourhood {
  readonly affected: readonly There[]
  readonly aroundOf: (one: There) => Around
}

/**
 * The entities whose views depend on what has changed: those that changed, those that speak of one that changed, those
 * of which one speaks, and those that share a name with one. All that their views need is loaded.
 */
export const relate = async (
  all: readonly Touched[],
  documents: Documents,
  docs: DocumentReader,
): Outcome<StoreUnavailable, Neighbourhood> => {
  const touched = all.filter(({ entity }) => entity.relations !== undefined)
  const meeting = new Meeting(touched)
  const names = touched.flatMap(({ entity, id, before, after }) =>
    [before, after].flatMap((document) => (document === undefined ? [] : [namesIn(entity, id, document)])),
  )
  const met = await meeting.load(names, docs)
  if (isLeft(met)) return met
  const concerned: Wanted = new Map()
  for (const { entity, id } of touched) want(concerned, entity, id)
  for (const one of names) wantAll(concerned, meeting.of(one))
  for (const entity of concerned.keys()) if (entity.relations?.view === undefined) concerned.delete(entity)

  const loaded = await documents.load(concerned, docs)
  if (isLeft(loaded)) return loaded
  const affected = [...concerned].flatMap(([entity, ids]) =>
    [...ids].flatMap((id) => {
      const document = documents.now<object>(entity, id)
      return document === undefined ? [] : [{ entity, id, document, names: namesIn(entity, id, document) }]
    }),
  )
  const joined = await meeting.load(
    affected.map((one) => one.names),
    docs,
  )
  if (isLeft(joined)) return joined
  const neighbours: Wanted = new Map()
  for (const one of affected) wantAll(neighbours, meeting.of(one.names))
  const surrounded = await documents.load(neighbours, docs)
  return isLeft(surrounded) ? surrounded : right({ affected, aroundOf: (one) => around(one, meeting, documents) })
}

/** What an entity sees around it, out of what is loaded. */
const around = ({ entity, id, document }: There, meeting: Meeting, documents: Documents): Around => {
  const { own } = namesIn(entity, id, document)
  const found = <S>(kind: string, refs: readonly DocumentRef[]): readonly S[] => {
    const ids = new Set(refs.filter(({ collection }) => collection === kind).map((ref) => ref.id))
    return [...ids].sort().flatMap((one) => {
      const state = documents.now<S>(entityOfKind(kind) as AnyEntity, one)
      return state === undefined ? [] : [state]
    })
  }
  return {
    mentioned: ({ name: kind }, name) => found(kind, meeting.answering(nameFor(name))),
    mentionedBy: ({ name: kind }) =>
      found(
        kind,
        own.flatMap((name) => meeting.speaking(name)),
      ),
    alike: () =>
      found(
        entity.name,
        own.flatMap((name) => meeting.answering(name)).filter((ref) => ref.id !== id),
      ),
  }
}
