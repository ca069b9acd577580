import { isDeepStrictEqual } from 'node:util'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { decode } from '#domain/codec'
import { type Instant, Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import { EntityRef, Metadata } from '#domain/events/envelope'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { pagesUpTo } from '#eventlog/pages'
import type { EventLog, LoggedEvent, Position } from '#eventlog/port'
import { AuditEvent, auditId } from '#projections/audit/row'
import { type AnyEntity, entityId } from '#projections/entities/entity'
import { namesIn } from '#projections/entities/names'
import { entityOfKind, grouped } from '../fold.js'
import { ALONE } from '../soundness.js'
import { Asked } from './asked.js'
import { changesWithout, Folding, type LeftOut } from './leaving-out.js'
import type { Change, Snapshot } from './snapshot.js'

export interface ExplainingEvent {
  readonly position: Position
  readonly type: string
  /** Null where it cannot be read. */
  readonly occurredAt: Instant | null
  readonly entity: EntityRef
}
/** An event without which the reading would be another; or several that say the same, of which none alone would change it. */
export interface Evidence<A> {
  /** In the order of the log. */
  readonly events: readonly ExplainingEvent[]
  /** What the reading would be without them. */
  readonly without: A
}
export interface Explained<A> {
  readonly value: A
  /** In the order of the log, by the first event of each. */
  readonly evidence: readonly Evidence<A>[]
}

/** An event, and what it is about. */
interface Told {
  readonly logged: LoggedEvent
  readonly workspaceId: Uuid
  readonly entity: EntityRef
}

/** Of the metadata as much as it takes to find an entity's events: most events are passed over. */
const Subject = t.type({ workspaceId: Uuid, entity: EntityRef })

/** A workspace's events by the entity that they are about, in the order of the log. */
const byEntity = async (
  workspaceId: Uuid,
  upTo: Position,
  eventLog: Pick<EventLog, 'readAll'>,
): Outcome<StoreUnavailable, ReadonlyMap<string, readonly Told[]>> => {
  const groups = new Map<string, Told[]>()
  for await (const page of pagesUpTo(upTo, eventLog)) {
    if (isLeft(page)) return page
    for (const logged of page.right) {
      const subject = decode(Subject, logged.metadata)
      if (isLeft(subject) || subject.right.workspaceId !== workspaceId) continue
      const { entity } = subject.right
      const key = `${entity.kind}|${entityId(workspaceId, entity)}`
      const told = { logged, workspaceId, entity }
      const known = groups.get(key)
      if (known === undefined) groups.set(key, [told])
      else known.push(told)
    }
  }
  return right(groups)
}

/** Events about one entity that may have a part in what was asked for. */
interface Candidate {
  readonly told: readonly Told[]
  /** The entity as it is folded from them; null where none is: then only the audit trail shows them. */
  readonly folding: Folding | null
  /** Whether a version of the entity was asked for; else a neighbour was, or a row in the audit trail. */
  readonly isAsked: boolean
  /** Names that the entity answers to. */
  readonly names: readonly string[]
}

const foldingOf = (told: readonly Told[]): Folding | null => {
  const [group] = grouped(told.map(({ logged }) => logged)).groups
  return group === undefined ? null : new Folding(group)
}

type Members = Readonly<Record<string, unknown>>

/** Whether a reading asked for a document, or for a sum that has it in it. */
const isAskedFor = (asked: Asked, entity: AnyEntity, id: string, document: object): boolean => {
  if (asked.concerns(entity, id, document) || asked.sums(entity, document)) return true
  if (entity.relations?.view === undefined) return false
  // What its neighbours do to it may be all that keeps it out.
  const view = entity.relations.view(document, ALONE)
  if (Object.entries(view).every(([name, value]) => isDeepStrictEqual(value, (document as Members)[name]))) return false
  const alone = { ...document, ...view }
  return asked.concerns(entity, id, alone) || asked.sums(entity, alone)
}

/** What an entity is, and what it would be without each one of its events. */
const versionsOf = (stored: object | undefined, folding: Folding | null): readonly object[] =>
  [stored, ...(folding?.withoutEach() ?? [])].filter((document) => document !== undefined)

/**
 * Events about entities of which a version was asked for, or is in a sum that was; about neighbours of these; and those
 * of which the row in the audit trail was.
 */
const candidatesAmong = (
  groups: ReadonlyMap<string, readonly Told[]>,
  snapshot: Snapshot,
  asked: Asked,
): readonly Candidate[] => {
  const seen = [...groups.values()].map((told) => {
    const { workspaceId, entity: ref } = told[0] as Told
    const entity = entityOfKind(ref.kind)
    const id = entityId(workspaceId, ref)
    const stored = entity === undefined ? undefined : (snapshot.documents.get(entity)?.get(id) as object | undefined)
    const folding = told.length > 1 ? foldingOf(told) : null
    const versions = versionsOf(stored, folding)
    const isAsked = entity !== undefined && versions.some((version) => isAskedFor(asked, entity, id, version))
    const names = entity === undefined ? [] : versions.map((version) => namesIn(entity, id, version))
    return { told, folding, isAsked, names }
  })
  const near = new Set(
    seen
      .filter(({ isAsked }) => isAsked)
      .flatMap(({ names }) => names.flatMap(({ own, mentions }) => [...own, ...mentions]))
      .map(({ name }) => name),
  )
  const isInTrail = ({ logged, workspaceId }: Told): boolean => {
    const id = auditId(workspaceId, logged.eventId)
    const row = snapshot.documents.get(AuditEvent)?.get(id) as object | undefined
    return row !== undefined && isAskedFor(asked, AuditEvent, id, row)
  }
  return seen.flatMap(({ told, folding, isAsked, names }): Candidate[] => {
    const isNear = names.some(({ own, mentions }) => [...own, ...mentions].some(({ name }) => near.has(name)))
    const own = names.flatMap((one) => one.own.map(({ name }) => name))
    if (isAsked || isNear) return [{ told, folding: folding ?? foldingOf(told), isAsked, names: own }]
    return told.some(isInTrail) ? [{ told, folding: null, isAsked, names: [] }] : []
  })
}

/** Events that are left out together. */
interface Attempt {
  readonly left: readonly LeftOut[]
  readonly told: readonly Told[]
}

const attemptOf = (candidates: readonly Candidate[], told: readonly Told[]): Attempt => {
  const positions = new Set(told.map(({ logged }) => logged.position))
  const left = candidates.flatMap(({ folding }): LeftOut[] => {
    if (folding === null) return []
    const entries = new Set(folding.group.entries.filter(({ position }) => positions.has(position)))
    return entries.size === 0 ? [] : [{ folding, entries }]
  })
  return { left, told }
}

const inOrder = <A>(evidence: readonly Evidence<A>[]): readonly Evidence<A>[] =>
  evidence.toSorted((a, b) => ((a.events[0]?.position ?? '') < (b.events[0]?.position ?? '') ? -1 : 1))

/** The number that is explained, and the report in which it stands. */
export interface Read<A> {
  readonly value: A
  readonly report: unknown
}
/** Reads a number, or several, out of documents of one moment. */
export type Reading<A> = (docs: DocumentReader) => Outcome<StoreUnavailable, Read<A>>

/** What would be otherwise of what was asked for, without some events. */
interface Effect {
  readonly attempt: Attempt
  readonly changes: readonly Change[]
  /** Of these, what was asked for. */
  readonly concerned: readonly Change[]
}
/** So few are tried one by one. */
const FEW = 4

/** Those that change documents that no other changes, and the others: the first can be left out together. */
const apart = (
  effects: readonly Effect[],
): { readonly disjoint: readonly Effect[]; readonly others: readonly Effect[] } => {
  const keyOf = ({ collection, id }: Change): string => `${collection.name}|${id}`
  const times = new Map<string, number>()
  for (const { concerned } of effects)
    for (const change of concerned) times.set(keyOf(change), (times.get(keyOf(change)) ?? 0) + 1)
  const isDisjoint = ({ concerned }: Effect): boolean => concerned.every((change) => times.get(keyOf(change)) === 1)
  return { disjoint: effects.filter(isDisjoint), others: effects.filter((one) => !isDisjoint(one)) }
}

/** The first event of each candidate, the second of each, and so on. */
const layersOf = (candidates: readonly Candidate[]): readonly (readonly Attempt[])[] => {
  const layers: Attempt[][] = []
  for (const candidate of candidates)
    for (const [i, one] of candidate.told.entries()) {
      const layer = layers[i] ?? []
      layer.push(attemptOf([candidate], [one]))
      layers[i] = layer
    }
  return layers
}

/**
 * The events that a reading rests on: those without any one of which it would be another, and those that say the same
 * of one thing, without all of which it would. Events are left out with all that follows from them, and what was asked
 * for is read again. Events that have no part in it are passed over; many that change nothing in the whole report when
 * all of them are left out are passed over together.
 */
export const explain = async <A>(
  workspaceId: Uuid,
  upTo: Position,
  snapshot: Snapshot,
  reading: Reading<A>,
  eventLog: Pick<EventLog, 'readAll'>,
  onProgress: (done: number, total: number) => void,
): Outcome<StoreUnavailable, Explained<A>> => {
  const groups = await byEntity(workspaceId, upTo, eventLog)
  if (isLeft(groups)) return groups
  const docs = snapshot.reader()
  const asked = new Asked()
  const read = await reading(asked.watching(docs))
  if (isLeft(read)) return read
  const { value, report } = read.right
  const evidence: Evidence<A>[] = []
  const isWanted = (rollupId: string): boolean => asked.isRollupAsked(rollupId)
  const explained = new Set<Told>()

  const isConcerned = ({ collection, id, document }: Change): boolean =>
    asked.concerns(collection, id, document) ||
    asked.concerns(collection, id, snapshot.documents.get(collection)?.get(id) as object | undefined)
  /** What the attempts change of what was asked for; those that change nothing of it are left out. */
  const effectsOf = async (attempts: readonly Attempt[]): Outcome<StoreUnavailable, readonly Effect[]> => {
    const effects: Effect[] = []
    for (const attempt of attempts) {
      const trail = attempt.told.map(({ logged }) => auditId(workspaceId, logged.eventId))
      const changes = await changesWithout(attempt.left, trail, snapshot, docs, isWanted)
      if (isLeft(changes)) return changes
      const concerned = changes.right.filter(isConcerned)
      if (concerned.length > 0) effects.push({ attempt, changes: changes.right, concerned })
    }
    return right(effects)
  }
  const tryEach = async (effects: readonly Effect[]): Outcome<StoreUnavailable, void> => {
    for (const { attempt, changes } of effects) {
      const without = await reading(snapshot.reader(changes))
      if (isLeft(without)) return without
      if (isDeepStrictEqual(without.right.value, value)) continue
      evidence.push({ events: attempt.told.map(shown), without: without.right.value })
      for (const one of attempt.told) explained.add(one)
    }
    return right(undefined)
  }
  const tryTogether = async (effects: readonly Effect[]): Outcome<StoreUnavailable, void> => {
    if (effects.length <= FEW) return tryEach(effects)
    const without = await reading(snapshot.reader(effects.flatMap(({ concerned }) => concerned)))
    if (isLeft(without)) return without
    if (isDeepStrictEqual(without.right.report, report)) return right(undefined)
    const half = Math.ceil(effects.length / 2)
    const first = await tryTogether(effects.slice(0, half))
    return isLeft(first) ? first : tryTogether(effects.slice(half))
  }
  /** Notes those of the attempts without which the reading is another; no two of them leave out the same event. */
  const note = async (attempts: readonly Attempt[]): Outcome<StoreUnavailable, void> => {
    const effects = await effectsOf(attempts)
    if (isLeft(effects)) return effects
    const { disjoint, others } = apart(effects.right)
    const each = await tryEach(others)
    return isLeft(each) ? each : tryTogether(disjoint)
  }

  const candidates = candidatesAmong(groups.right, snapshot, asked)
  const layers = layersOf(candidates)
  const total = layers.length + 1
  for (const [i, layer] of layers.entries()) {
    onProgress(i, total)
    const noted = await note(layer)
    if (isLeft(noted)) return noted
  }
  onProgress(layers.length, total)
  const saidAgain = candidates.filter(({ told, isAsked }) => isAsked && !told.some((one) => explained.has(one)))
  const together = sayingTheSame(saidAgain)
    .map((some) =>
      attemptOf(
        some,
        some.flatMap(({ told }) => told),
      ),
    )
    .filter(({ told }) => told.length > 1)
  const noted = await note(together)
  return isLeft(noted) ? noted : right({ value, evidence: inOrder(evidence) })
}

const shown = ({ logged: { position, type, metadata }, entity }: Told): ExplainingEvent => {
  const decoded = decode(Metadata, metadata)
  return { position, type, occurredAt: isLeft(decoded) ? null : decoded.right.occurredAt, entity }
}

/** Those that share a name, together: each tells of one thing. */
const sayingTheSame = (candidates: readonly Candidate[]): readonly (readonly Candidate[])[] => {
  const groups = new Map<string, Set<Candidate>>()
  for (const candidate of candidates) {
    const together = new Set([candidate])
    for (const name of candidate.names) for (const one of groups.get(name) ?? []) together.add(one)
    for (const one of together) for (const name of one.names) groups.set(name, together)
  }
  return [...new Set(groups.values())].map((together) => [...together])
}
