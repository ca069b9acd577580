import type { AnyCollection, DocumentRef, FoldingReader } from '#domain/documents'
import { ALONE, type AnyEntity, type Neighbours } from '#projections/entities/entity'
import { MOST_ALIKE, type Name, type Names, nameFor, namesIn } from '#projections/entities/names'
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
const hasRelations = (one: Touched): one is TouchedEntity => one.entity.relations !== undefined

interface EntityDocument {
  readonly entity: AnyEntity
  readonly id: string
  readonly document: object
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
  /** The number of entities with a name to look for: enough to know whether too many are left after the batch. */
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
  /** Says whether too many entities have a name for it to tell anything of them. */
  #isCrowded({ answering }: Name): boolean {
    return this.#under(answering).length > MOST_ALIKE
  }

  /** Entities that have a name as their id or as an alias; of a crowded one, only that whose id it is. */
  answering(name: Name): readonly DocumentRef[] {
    const refs: DocumentRef[] = []
    this.#addAnswering(refs, name, this.#isCrowded(name))
    return refs
  }
  /** Entities that mention a name. */
  naming({ speaking }: Name): readonly DocumentRef[] {
    return this.#under(speaking)
  }
  /** Others that share a name with an entity of these names. */
  sharing(id: string, own: readonly Name[]): readonly DocumentRef[] {
    const refs: DocumentRef[] = []
    for (const name of own) if (!this.#isCrowded(name)) this.#addAnswering(refs, name, false)
    return refs.filter((ref) => ref.id !== id)
  }
  /** Entities that mention a name of one with these. */
  speaking(id: string, own: readonly Name[]): readonly DocumentRef[] {
    const refs: DocumentRef[] = []
    for (const name of own) if (this.#isHeard(id, name)) addAll(refs, this.#under(name.speaking))
    return refs
  }
  /** Says whether an entity is related to those that mention a name of its own. */
  #isHeard(id: string, name: Name): boolean {
    return !this.#isCrowded(name) || (isOwned(name) && name.owner.id === id)
  }
  /** All neighbours of an entity with these names, and perhaps itself; some appear twice. */
  of(id: string, { own, mentions }: Names): readonly DocumentRef[] {
    const refs: DocumentRef[] = []
    for (const name of own) {
      if (!this.#isCrowded(name)) this.#addAnswering(refs, name, false)
      if (this.#isHeard(id, name)) addAll(refs, this.#under(name.speaking))
    }
    for (const name of mentions) this.#addAnswering(refs, name, this.#isCrowded(name))
    return refs
  }
  /** The entities whose views depend on a changed one with these names, before the batch or after it. */
  dependingOn(id: string, names: Names): readonly DocumentRef[] {
    const refs = [...this.relatedTo(id, names)]
    for (const name of names.own) if (!this.#staysCrowded(name)) this.#addAnswering(refs, name, false)
    return refs
  }
  /** The entities that mention one with these names, and those that it mentions, before the batch or after it. */
  relatedTo(id: string, { own, mentions }: Names): readonly DocumentRef[] {
    const refs: DocumentRef[] = []
    for (const name of own)
      if (!this.#staysCrowded(name) || this.#isHeard(id, name)) addAll(refs, this.#under(name.speaking))
    for (const name of mentions) this.#addAnswering(refs, name, this.#staysCrowded(name))
    return refs
  }
  /** Adds the entity whose id the name is made of and, unless only that counts, all that have the name as an alias. */
  #addAnswering(refs: DocumentRef[], name: Name, onlyOwner: boolean): void {
    if (isOwned(name)) refs.push(name.owner)
    if (!onlyOwner) addAll(refs, this.#under(name.answering))
  }
  #staysCrowded(name: Name): boolean {
    return this.#wereCrowded.has(name.answering) && this.#isCrowded(name)
  }
}
/** Says whether a name is made of an entity's id; else it can only be an alias. */
const isOwned = ({ owner }: Name): boolean => entityOfKind(owner.collection) !== undefined
const addAll = (refs: DocumentRef[], more: readonly DocumentRef[]): void => {
  for (const ref of more) refs.push(ref)
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

interface NamedDocument extends EntityDocument {
  readonly names: Names
}

/** The wanted documents that exist, with their names. */
const namedIn = async (wanted: Wanted, documents: Documents, docs: FoldingReader): Promise<NamedDocument[]> => {
  await documents.load(wanted, docs)
  const found: NamedDocument[] = []
  for (const [entity, ids] of wanted)
    for (const id of ids) {
      const document = documents.now<object>(entity, id)
      if (document !== undefined) found.push({ entity, id, document, names: namesIn(entity, id, document) })
    }
  return found
}

/** An entity whose view is recomputed. */
export interface Affected extends NamedDocument {
  /** Its neighbours; some appear twice, and some do not exist. */
  readonly neighbours: readonly DocumentRef[]
}
/** Entities whose views are recomputed, each with the neighbours that it sees. */
export interface Neighbourhood {
  readonly affected: readonly Affected[]
  readonly aroundOf: (one: Affected) => Neighbours
}

/**
 * The entities whose views depend on a change: the changed ones, those that mention one, those that one mentions, those that
 * share a name with one, and those that follow one which is related to it. Loads every document that their views need.
 */
export const relate = async (
  all: readonly Touched[],
  documents: Documents,
  docs: FoldingReader,
): Promise<Neighbourhood> => {
  const touched = all.filter(hasRelations)
  const index = new NameIndex(touched)
  const named: { readonly id: string; readonly names: Names }[] = []
  for (const { entity, id, before, after } of touched) {
    const was = before === undefined ? undefined : namesIn(entity, id, before)
    const is = after === undefined ? undefined : namesIn(entity, id, after)
    if (was !== undefined) named.push({ id, names: was })
    if (is !== undefined && is !== was) named.push({ id, names: is })
  }
  await index.load(
    named.map(({ names }) => names),
    docs,
  )
  const concerned: Wanted = new Map()
  const related: Wanted = new Map()
  for (const { entity, id } of touched) want(concerned, entity, id)
  for (const { id, names } of named) {
    wantAll(concerned, index.dependingOn(id, names))
    wantAll(related, index.relatedTo(id, names))
  }
  for (const entity of concerned.keys()) if (entity.relations?.view === undefined) concerned.delete(entity)

  const found = await namedIn(concerned, documents, docs)
  await index.load(
    found.map(({ names }) => names),
    docs,
  )
  // A change of an entity also concerns the followers of those that it mentions or that mention it.
  const following: Wanted = new Map()
  for (const one of found)
    if (one.entity.relations?.followsOthers && related.get(one.entity)?.has(one.id))
      for (const { collection, id } of index.sharing(one.id, one.names.own))
        if (!concerned.get(one.entity)?.has(id)) wantAll(following, [{ collection, id }])
  const followers = await namedIn(following, documents, docs)
  await index.load(
    followers.map(({ names }) => names),
    docs,
  )
  found.push(...followers)
  const followed: Wanted = new Map()
  for (const { entity, id, names } of found)
    if (entity.relations?.followsOthers) wantAll(followed, index.sharing(id, names.own))
  const others = new Map((await namedIn(followed, documents, docs)).map(({ id, names }) => [id, names]))
  await index.load(others.values(), docs)
  const wanted: Wanted = new Map()
  const affected: Affected[] = []
  for (const { entity, id, document, names } of found) {
    const neighbours = [...index.of(id, names)]
    if (entity.relations?.followsOthers)
      for (const other of index.sharing(id, names.own)) {
        const theirs = others.get(other.id)
        if (theirs !== undefined) addAll(neighbours, index.relatedTo(other.id, theirs))
      }
    affected.push({ entity, id, document, names, neighbours })
    wantAll(wanted, neighbours)
  }
  await documents.load(wanted, docs)
  return { affected, aroundOf: (one) => around(one, index, documents) }
}

/** Says whether an entity has no neighbours. One that mentions itself is its own. */
const isAlone = ({ entity, id, names, neighbours }: Affected, documents: Documents): boolean => {
  if (names.mentions.some(({ name }) => names.own.some((one) => one.name === name))) return false
  for (const ref of neighbours) {
    if (ref.id === id && ref.collection === entity.name) continue
    if (documents.now(entityOfKind(ref.collection) as AnyEntity, ref.id) !== undefined) return false
  }
  return true
}

/** The states of one kind among some entities, each once, in order of their ids. */
const statesOf = <S>(kind: string, refs: readonly DocumentRef[], documents: Documents): readonly S[] => {
  const ids = new Set<string>()
  for (const { collection, id } of refs) if (collection === kind) ids.add(id)
  const states: S[] = []
  for (const id of [...ids].sort()) {
    const state = documents.now<S>(entityOfKind(kind) as AnyEntity, id)
    if (state !== undefined) states.push(state)
  }
  return states
}

/** The loaded neighbours that an entity sees. */
const around = (one: Affected, index: NameIndex, documents: Documents): Neighbours => {
  if (isAlone(one, documents)) return ALONE
  const { entity, id, names } = one
  const speaking = index.speaking(id, names.own)
  return {
    mentioned: ({ name: kind }, name) => statesOf(kind, index.answering(nameFor(name)), documents),
    mentionedBy: ({ name: kind }) => statesOf(kind, speaking, documents),
    mentioning: ({ name: kind }, name) => statesOf(kind, index.naming(nameFor(name)), documents),
    sharingAName: () => statesOf(entity.name, index.sharing(id, names.own), documents),
  }
}
