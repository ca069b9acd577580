import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { AnyCollection, DocumentReader } from '#domain/documents'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { type AnyEntity, type Around, nameOf } from '#projections/entities/entity'
import type { Documents } from './documents.js'
import { entityOfKind } from './fold.js'
import { Junction, type JunctionState, type Party, withoutParty, withParty } from './junction.js'

/** An entity that a batch has changed. */
export interface Touched {
  readonly entity: AnyEntity
  readonly id: string
  readonly before: object | undefined
  readonly after: object | undefined
}

interface Names {
  readonly aliases: readonly string[]
  readonly mentions: readonly string[]
}
const NO_NAMES: Names = { aliases: [], mentions: [] }
/** Names follow from a document, which never changes: they are worked out once for each. */
const known = new WeakMap<object, Names>()
const namesIn = ({ relations }: AnyEntity, document: object | undefined): Names => {
  if (document === undefined || relations === undefined) return NO_NAMES
  const before = known.get(document)
  if (before !== undefined) return before
  const names = { aliases: relations.aliases?.(document) ?? [], mentions: relations.mentions?.(document) ?? [] }
  known.set(document, names)
  return names
}
const aliasesOf = (entity: AnyEntity, document: object | undefined) => namesIn(entity, document).aliases
const mentionsOf = (entity: AnyEntity, document: object | undefined) => namesIn(entity, document).mentions

/** The document is the state with its view, and has the same names. */
export const sameNames = (state: object, document: object): void => {
  const names = known.get(state)
  if (names !== undefined) known.set(document, names)
}

/** All names by which it is or was spoken of. */
const namesOf = ({ entity, id, before, after }: Touched): readonly string[] => [
  ...new Set([nameOf(entity, id), ...aliasesOf(entity, before), ...aliasesOf(entity, after)]),
]

/** The entity whose id a name gives away; undefined for an alias. */
const partyNamed = (name: string): Party | undefined => {
  const end = name.indexOf('|')
  const kind = name.slice(0, end)
  return entityOfKind(kind) === undefined ? undefined : { kind, id: name.slice(end + 1) }
}

type Wanted = Map<AnyCollection, Set<string>>
const want = (wanted: Wanted, collection: AnyCollection, ids: Iterable<string>): void => {
  const known = wanted.get(collection) ?? new Set()
  for (const id of ids) known.add(id)
  wanted.set(collection, known)
}
const wantParties = (wanted: Wanted, parties: Iterable<Party>): void => {
  for (const { kind, id } of parties) want(wanted, entityOfKind(kind) as AnyEntity, [id])
}

const junctionAt = (documents: Documents, name: string): JunctionState =>
  documents.now<JunctionState>(Junction, name) ?? { answering: [], mentioning: [] }

/** Who is meant by a name: whoever has it as an alias, or whose id it is. */
const answering = (documents: Documents, name: string): readonly Party[] => {
  const named = partyNamed(name)
  return named === undefined ? junctionAt(documents, name).answering : [named]
}

const hasRelations = ({ entity }: Touched): boolean => entity.relations !== undefined

/**
 * Writes who speaks of whom, and gives the entities whose views depend on what has changed: those that changed, those
 * that speak of one that changed, and those of which one speaks. All that their views need is loaded.
 */
export const relate = async (
  all: readonly Touched[],
  documents: Documents,
  docs: DocumentReader,
): Outcome<StoreUnavailable, readonly { readonly entity: AnyEntity; readonly id: string }[]> => {
  const touched = all.filter(hasRelations)
  if (touched.length === 0) return right([])

  const names: Wanted = new Map()
  for (const one of touched) {
    want(names, Junction, namesOf(one))
    want(names, Junction, mentionsOf(one.entity, one.before))
    want(names, Junction, mentionsOf(one.entity, one.after))
  }
  const met = await documents.load(names, docs)
  if (isLeft(met)) return met

  for (const { entity, id, before, after } of touched) {
    const party = { kind: entity.name, id }
    const change = (name: string, side: keyof JunctionState, to: typeof withParty): void => {
      const junction = junctionAt(documents, name)
      const parties = to(junction[side], party)
      if (parties.length === junction[side].length) return
      const next = { ...junction, [side]: parties }
      documents.set(Junction, name, next.answering.length + next.mentioning.length === 0 ? undefined : next)
    }
    const [aliasesNow, mentionsNow] = [new Set(aliasesOf(entity, after)), new Set(mentionsOf(entity, after))]
    for (const name of aliasesOf(entity, before)) if (!aliasesNow.has(name)) change(name, 'answering', withoutParty)
    for (const name of aliasesNow) change(name, 'answering', withParty)
    for (const name of mentionsOf(entity, before)) if (!mentionsNow.has(name)) change(name, 'mentioning', withoutParty)
    for (const name of mentionsNow) change(name, 'mentioning', withParty)
  }

  const affected = new Map<string, Party>()
  const add = (party: Party): void => {
    if (entityOfKind(party.kind)?.relations?.view !== undefined) affected.set(`${party.kind}|${party.id}`, party)
  }
  for (const one of touched) {
    add({ kind: one.entity.name, id: one.id })
    for (const name of namesOf(one)) for (const party of junctionAt(documents, name).mentioning) add(party)
    for (const name of [...mentionsOf(one.entity, one.before), ...mentionsOf(one.entity, one.after)])
      for (const party of answering(documents, name)) add(party)
  }

  const wanted: Wanted = new Map()
  wantParties(wanted, affected.values())
  const loaded = await documents.load(wanted, docs)
  if (isLeft(loaded)) return loaded
  const there = [...affected.values()].flatMap(({ kind, id }) => {
    const entity = entityOfKind(kind) as AnyEntity
    const document = documents.now<object>(entity, id)
    return document === undefined ? [] : [{ entity, id, document }]
  })
  const junctions: Wanted = new Map()
  for (const { entity, id, document } of there) {
    want(junctions, Junction, [nameOf(entity, id), ...aliasesOf(entity, document)])
    want(junctions, Junction, mentionsOf(entity, document))
  }
  const joined = await documents.load(junctions, docs)
  if (isLeft(joined)) return joined
  const neighbours: Wanted = new Map()
  for (const { entity, id, document } of there) {
    for (const name of [nameOf(entity, id), ...aliasesOf(entity, document)])
      wantParties(neighbours, junctionAt(documents, name).mentioning)
    for (const name of mentionsOf(entity, document)) wantParties(neighbours, answering(documents, name))
  }
  const surrounded = await documents.load(neighbours, docs)
  return isLeft(surrounded) ? surrounded : right(there)
}

/** The neighbours of an entity, out of what is loaded. */
export const aroundOf = (entity: AnyEntity, id: string, document: object, documents: Documents): Around => {
  const documentsOf = <S>(kind: string, parties: readonly Party[]): readonly S[] =>
    parties
      .filter((party) => party.kind === kind)
      .flatMap((party) => {
        const found = documents.now<S>(entityOfKind(kind) as AnyEntity, party.id)
        return found === undefined ? [] : [found]
      })
  return {
    mentioned: ({ name: kind }, name) => documentsOf(kind, answering(documents, name)),
    mentionedBy: ({ name: kind }) => {
      const parties = [nameOf(entity, id), ...aliasesOf(entity, document)].flatMap(
        (name) => junctionAt(documents, name).mentioning,
      )
      const unique = new Map(parties.map((party) => [`${party.kind}|${party.id}`, party]))
      return documentsOf(
        kind,
        [...unique.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
      )
    },
  }
}
