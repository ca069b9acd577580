import { isDeepStrictEqual } from 'node:util'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { decode } from '#domain/codec'
import { type Instant, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import type { AnyCollection, DocumentReader } from '#domain/documents'
import { EntityRef, Metadata } from '#domain/events/envelope'
import { orReject } from '#domain/outcome'
import { pagesUpTo } from '#eventlog/pages'
import type { EventLog, LoggedEvent, Position } from '#eventlog/port'
import { Connection } from '#projections/entities/connection'
import { ALONE, type AnyEntity, entityId } from '#projections/entities/entity'
import { namesIn } from '#projections/entities/names'
import { placesOf } from '../bookkeeping.js'
import { connectionsAmong, withChannels } from '../channels.js'
import { entityOfKind, grouped } from '../fold.js'
import { Asked } from './asked.js'
import { changesWithout, Folding, type LeftOut } from './leaving-out.js'
import type { Change, Snapshot } from './snapshot.js'

export interface ExplainingEvent {
  readonly position: Position
  readonly type: string
  /** Null if the event cannot be read. */
  readonly occurredAt: Instant | null
  readonly entity: EntityRef
}
/** An event whose removal changes the reading; or several redundant events, whose removal changes it only together. */
export interface Evidence<A> {
  /** Sorted in the order of the log. */
  readonly events: readonly ExplainingEvent[]
  /** The reading without them. */
  readonly without: A
}
export interface Explained<A> {
  readonly value: A
  /** Sorted by the log's order of their first events. */
  readonly evidence: readonly Evidence<A>[]
}

/** An event and the entity that it is about. */
interface SubjectEvent {
  readonly logged: LoggedEvent
  readonly workspaceId: Uuid
  readonly entity: EntityRef
}

/** The only metadata decoded to find an entity's events, because most events are skipped. */
const Subject = t.type({ workspaceId: Uuid, entity: EntityRef })

/** A workspace's events by entity, in the order of the log. */
const byEntity = async (
  workspaceId: Uuid,
  upTo: Position,
  eventLog: Pick<EventLog, 'readAll'>,
): Promise<ReadonlyMap<string, readonly SubjectEvent[]>> => {
  const groups = new Map<string, SubjectEvent[]>()
  for await (const page of pagesUpTo(upTo, eventLog)) {
    for (const logged of await orReject(page)) {
      const subject = decode(Subject, logged.metadata)
      if (isLeft(subject) || subject.right.workspaceId !== workspaceId) continue
      const { entity } = subject.right
      const key = `${entity.kind}|${entityId(workspaceId, entity)}`
      const event = { logged, workspaceId, entity }
      const known = groups.get(key)
      if (known === undefined) groups.set(key, [event])
      else known.push(event)
    }
  }
  return groups
}

/** Events about one entity that may affect the reading. */
interface Candidate {
  readonly events: readonly SubjectEvent[]
  /** The entity's folding; null if none is needed, because only the audit trail shows the events. */
  readonly folding: Folding | null
  /** Says whether the reading asked for a version of the entity, not just for a neighbour or a row of the audit trail. */
  readonly isAsked: boolean
  /** The entity's own names. */
  readonly names: readonly string[]
}

const foldingOf = (events: readonly SubjectEvent[], { documents }: Snapshot): Folding | null => {
  const [group] = grouped(events.map(({ logged }) => logged)).groups
  if (group === undefined) return null
  return new Folding(withChannels(group, connectionsAmong(documents.get(Connection))))
}

type Members = Readonly<Record<string, unknown>>

/** Says whether a reading asked for a document, or for a sum that includes it. */
const isAskedFor = (
  asked: Asked,
  entity: AnyCollection & Pick<AnyEntity, 'relations'>,
  id: string,
  document: object,
): boolean => {
  if (asked.concerns(entity, id, document) || asked.sums(entity, document)) return true
  if (entity.relations?.view === undefined) return false
  // The document may be excluded only by the effect of its neighbours.
  const view = entity.relations.view(document, ALONE)
  if (Object.entries(view).every(([name, value]) => isDeepStrictEqual(value, (document as Members)[name]))) return false
  const alone = { ...document, ...view }
  return asked.concerns(entity, id, alone) || asked.sums(entity, alone)
}

/** The stored document of an entity, and its versions without each one of its events. */
const versionsOf = (stored: object | undefined, folding: Folding | null): readonly object[] =>
  [stored, ...(folding?.withoutEach() ?? [])].filter((document) => document !== undefined)

/**
 * The events about entities with a version that was asked for, directly or in a sum; those about neighbours of these
 * entities; and those whose row of the audit trail was asked for.
 */
const candidatesAmong = (
  groups: ReadonlyMap<string, readonly SubjectEvent[]>,
  snapshot: Snapshot,
  asked: Asked,
): readonly Candidate[] => {
  const seen = [...groups.values()].map((events) => {
    const { workspaceId, entity: ref } = events[0] as SubjectEvent
    const entity = entityOfKind(ref.kind)
    const id = entityId(workspaceId, ref)
    const stored = entity === undefined ? undefined : (snapshot.documents.get(entity)?.get(id) as object | undefined)
    const folding = events.length > 1 ? foldingOf(events, snapshot) : null
    const versions = versionsOf(stored, folding)
    const isAsked = entity !== undefined && versions.some((version) => isAskedFor(asked, entity, id, version))
    const names = entity === undefined ? [] : versions.map((version) => namesIn(entity, id, version))
    return { events, folding, isAsked, names }
  })
  const near = new Set(
    seen
      .filter(({ isAsked }) => isAsked)
      .flatMap(({ names }) => names.flatMap(({ own, mentions }) => [...own, ...mentions]))
      .map(({ name }) => name),
  )
  const isShownAlone = ({ logged, workspaceId }: SubjectEvent): boolean =>
    placesOf(workspaceId, logged.eventId).some(({ collection, id }) => {
      const document = snapshot.documents.get(collection)?.get(id) as object | undefined
      return document !== undefined && isAskedFor(asked, collection, id, document)
    })
  return seen.flatMap(({ events, folding, isAsked, names }): Candidate[] => {
    const isNear = names.some(({ own, mentions }) => [...own, ...mentions].some(({ name }) => near.has(name)))
    const own = names.flatMap((one) => one.own.map(({ name }) => name))
    if (isAsked || isNear) return [{ events, folding: folding ?? foldingOf(events, snapshot), isAsked, names: own }]
    return events.some(isShownAlone) ? [{ events, folding: null, isAsked, names: [] }] : []
  })
}

/** Events to leave out together. */
interface Attempt {
  readonly left: readonly LeftOut[]
  readonly events: readonly SubjectEvent[]
}

const attemptOf = (candidates: readonly Candidate[], events: readonly SubjectEvent[]): Attempt => {
  const positions = new Set(events.map(({ logged }) => logged.position))
  const left = candidates.flatMap(({ folding }): LeftOut[] => {
    if (folding === null) return []
    const entries = new Set(folding.group.entries.filter(({ position }) => positions.has(position)))
    return entries.size === 0 ? [] : [{ folding, entries }]
  })
  return { left, events }
}

const inOrder = <A>(evidence: readonly Evidence<A>[]): readonly Evidence<A>[] =>
  evidence.toSorted((a, b) => compareText(a.events[0]?.position ?? '', b.events[0]?.position ?? ''))

/** The number to explain, and the report that contains it. */
export interface Read<A> {
  readonly value: A
  readonly report: unknown
}
/** Reads one or more numbers from documents of one moment. */
export type Reading<A> = (docs: DocumentReader) => Promise<Read<A>>

/** The changes to documents if an attempt's events are left out. */
interface Effect {
  readonly attempt: Attempt
  readonly changes: readonly Change[]
  /** The changes to documents that the reading asked for. */
  readonly concerned: readonly Change[]
}
/** The most effects that are tried one by one. */
const FEW = 4

/** Effects on documents that no other effect changes, which can be tried together, and the others. */
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
    for (const [i, one] of candidate.events.entries()) {
      const layer = layers[i] ?? []
      layer.push(attemptOf([candidate], [one]))
      layers[i] = layer
    }
  return layers
}

/**
 * Finds the events that a reading rests on: each event whose removal changes it, and groups of redundant events whose
 * removal changes it only together. To try an event, removes it with all its consequences and repeats the reading.
 * Skips events that do not affect documents of the reading, and skips many at once if the whole report stays the same
 * without all of them.
 */
export const explain = async <A>(
  workspaceId: Uuid,
  upTo: Position,
  snapshot: Snapshot,
  reading: Reading<A>,
  eventLog: Pick<EventLog, 'readAll'>,
  onProgress: (done: number, total: number) => void,
): Promise<Explained<A>> => {
  const groups = await byEntity(workspaceId, upTo, eventLog)
  const docs = snapshot.reader()
  const asked = new Asked()
  const read = await reading(asked.watching(docs))
  const { value, report } = read
  const evidence: Evidence<A>[] = []
  const isWanted = (rollupId: string): boolean => asked.isRollupAsked(rollupId)
  const explained = new Set<SubjectEvent>()

  const isConcerned = ({ collection, id, document }: Change): boolean =>
    asked.concerns(collection, id, document) ||
    asked.concerns(collection, id, snapshot.documents.get(collection)?.get(id) as object | undefined)
  /** The effects of attempts, without those that change no document that was asked for. */
  const effectsOf = async (attempts: readonly Attempt[]): Promise<readonly Effect[]> => {
    const effects: Effect[] = []
    for (const attempt of attempts) {
      const made = attempt.events.flatMap(({ logged }) => placesOf(workspaceId, logged.eventId))
      const changes = await changesWithout(attempt.left, made, snapshot, docs, isWanted)
      const concerned = changes.filter(isConcerned)
      if (concerned.length > 0) effects.push({ attempt, changes, concerned })
    }
    return effects
  }
  const tryEach = async (effects: readonly Effect[]): Promise<void> => {
    for (const { attempt, changes } of effects) {
      const without = await reading(snapshot.reader(changes))
      if (isDeepStrictEqual(without.value, value)) continue
      evidence.push({ events: attempt.events.map(shown), without: without.value })
      for (const one of attempt.events) explained.add(one)
    }
    return
  }
  const tryTogether = async (effects: readonly Effect[]): Promise<void> => {
    if (effects.length <= FEW) return tryEach(effects)
    const without = await reading(snapshot.reader(effects.flatMap(({ concerned }) => concerned)))
    if (isDeepStrictEqual(without.report, report)) return
    const half = Math.ceil(effects.length / 2)
    await tryTogether(effects.slice(0, half))
    return tryTogether(effects.slice(half))
  }
  /** Records the attempts that change the reading; no two of them may leave out the same event. */
  const note = async (attempts: readonly Attempt[]): Promise<void> => {
    const effects = await effectsOf(attempts)
    const { disjoint, others } = apart(effects)
    await tryEach(others)
    return tryTogether(disjoint)
  }

  const candidates = candidatesAmong(groups, snapshot, asked)
  const layers = layersOf(candidates)
  const total = layers.length + 1
  for (const [i, layer] of layers.entries()) {
    onProgress(i, total)
    await note(layer)
  }
  onProgress(layers.length, total)
  const saidAgain = candidates.filter(({ events, isAsked }) => isAsked && !events.some((one) => explained.has(one)))
  const together = sayingTheSame(saidAgain)
    .map((some) =>
      attemptOf(
        some,
        some.flatMap(({ events }) => events),
      ),
    )
    .filter(({ events }) => events.length > 1)
  await note(together)
  return { value, evidence: inOrder(evidence) }
}

const shown = ({ logged: { position, type, metadata }, entity }: SubjectEvent): ExplainingEvent => {
  const decoded = decode(Metadata, metadata)
  return { position, type, occurredAt: isLeft(decoded) ? null : decoded.right.occurredAt, entity }
}

/** Groups candidates that share a name, directly or through others: each group describes one thing. */
const sayingTheSame = (candidates: readonly Candidate[]): readonly (readonly Candidate[])[] => {
  const groups = new Map<string, Set<Candidate>>()
  for (const candidate of candidates) {
    const together = new Set([candidate])
    for (const name of candidate.names) for (const one of groups.get(name) ?? []) together.add(one)
    for (const one of together) for (const name of one.names) groups.set(name, together)
  }
  return [...new Set(groups.values())].map((together) => [...together])
}
