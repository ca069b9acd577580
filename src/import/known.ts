import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import { definitionOf } from '#domain/events/catalogue'
import {
  type ContainerKind,
  type CoverageStatement,
  EvidenceKind,
  PLACE_OF,
  type RunCounts,
} from '#domain/events/connections'
import type { EntityRef } from '#domain/events/envelope'
import type { KeptChoices } from '#domain/events/import-choices'
import { containerSpelling } from '#domain/events/spelling'
import type { Outcome, StoreError } from '#domain/outcome'
import type { Legible } from '#eventlog/pages'
import type { EventLog, Revision } from '#eventlog/port'
import type { ConnectionState } from '#projections/entities/connection'
import { entityId, joined } from '#projections/entities/entity'
import { observedEntities } from '#projections/entities/observed-entities'
import { Quarantined, type QuarantinedState, quarantinedId } from '#projections/entities/quarantine'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import type { Thing } from './connection-stream.js'
import { foldConnection } from './folded-connection.js'
import { documentsOf, observationBy } from './observed-documents.js'

/** A record of the connection and the hash of its content; null once withdrawn. */
export interface KnownThing extends Thing {
  readonly hash: string | null
  /** The statement about a meeting; null for all else, once withdrawn, and where it cannot be read. */
  readonly facts: unknown
}

/** A dead letter by its newest event; the place of a dropped one is not needed. */
export type LetterInTail = { readonly state: 'open'; readonly record: string } | { readonly state: 'dropped' }

/** All that a connection has appended: the folded part, with the stream's tail on top. */
export interface Known {
  readonly connectionId: Uuid
  readonly workspaceId: Uuid
  /** The stream's last revision. */
  readonly revision: Revision
  readonly registered: boolean
  /** A person has paused it. */
  readonly paused: boolean
  /** The choices of people about its files; null where nothing was chosen. */
  readonly choices: KeptChoices | null
  /** The unfinished run, and the revision of its start. */
  readonly openRun: { readonly id: string; readonly startedRevision: Revision } | null
  /** The cursor of the last run; null if it failed, because it may have appended only a part. */
  readonly cursor: string | null
  /** The names of the repositories that it reported. */
  readonly repositories: ReadonlySet<string>
  /** The names of the trackers that it reported. */
  readonly trackers: ReadonlySet<string>
  /** The branch that the last completed run read; null if unknown. */
  readonly branch: string | null
  /** The instant at which the last completed reading began; null if unknown. */
  readonly lastReadAt: Instant | null
  /** Records in the tail, newer than the folded part, by `thingId`; an import adds what others append meanwhile. */
  readonly tail: Map<string, KnownThing>
  /** Dead letters in the tail, by key; null once closed. */
  readonly deadLetters: Map<Uuid, LetterInTail | null>
  /** The counts of the last completed run; null if there was none. */
  readonly lastRun: RunCounts | null
}

/** Unique id of a fact within its workspace. */
export const thingId = ({ kind, place, key }: Pick<Thing, 'kind' | 'place' | 'key'>): string => joined(kind, place, key)

const placeOf = ({ container, project }: EntityRef): string => container ?? project ?? ''

const coveredOf = (coverage: readonly CoverageStatement[], which: ContainerKind): ReadonlySet<string> =>
  new Set(
    coverage.flatMap(({ kind, container }) => (PLACE_OF[kind] === which ? [containerSpelling(which, container)] : [])),
  )

/** The record that an event states or withdraws; null for other events. An invalid fact counts as well. */
export const observedIn = ({ type, metadata, event }: Legible): KnownThing | null => {
  const { observes } = definitionOf(type)
  if (metadata === null || observes === null) return null
  const { kind, key } = metadata.entity
  if (!EvidenceKind.is(kind)) return null
  const hash = observes === 'stated' ? (metadata.contentHash ?? '') : null
  // Only series of meetings are known by their facts: those of all else would only take room.
  const facts = event?.type === 'MeetingObserved' ? event.data : null
  return { kind, place: placeOf(metadata.entity), key, occurredAt: metadata.occurredAt, hash, facts }
}

/** Adds newer events to the tail. */
export const takeIn = (
  events: readonly Legible[],
  { tail, deadLetters }: Pick<Known, 'tail' | 'deadLetters'>,
): void => {
  for (const legible of events) {
    const thing = observedIn(legible)
    if (thing !== null) tail.set(thingId(thing), thing)
    const { event } = legible
    if (event === null) continue
    const { key } = event.metadata.entity
    if (event.type === 'RecordDeadLettered') deadLetters.set(key, { state: 'open', record: event.data.record })
    if (event.type === 'DeadLetterResolved')
      deadLetters.set(key, event.data.resolution === 'dropped' ? { state: 'dropped' } : null)
  }
}

/** An import looks things up in documents that are not folded yet, or too many events to keep in memory wait to be: fold them first. */
export interface NotFolded {
  readonly tag: 'not_folded'
}
const LONGEST_TAIL = 50_000
export const isTooLong = ({ tail, deadLetters }: Pick<Known, 'tail' | 'deadLetters'>): boolean =>
  tail.size + deadLetters.size > LONGEST_TAIL

/** The state from which an import resumes, by that of the connection. */
const resumeOf = (
  connection: ConnectionState | undefined,
): Omit<Known, 'connectionId' | 'workspaceId' | 'revision' | 'tail' | 'deadLetters'> => {
  const open = connection?.recentRuns.find(({ state }) => state === 'running')
  const last = connection?.recentRuns.find(({ state }) => state === 'succeeded')
  return {
    registered: connection !== undefined && !connection.removed,
    paused: connection?.paused ?? false,
    choices: connection?.answers ?? null,
    openRun: open === undefined ? null : { id: open.id, startedRevision: open.startedRevision },
    cursor: connection?.lastError === null ? connection.cursor : null,
    repositories: coveredOf(connection?.coverage ?? [], 'repository'),
    trackers: coveredOf(connection?.coverage ?? [], 'tracker_project'),
    branch: connection?.branch ?? null,
    lastReadAt: connection?.lastReadAt ?? null,
    lastRun: last?.counts ?? null,
  }
}

/** Reads what a connection has appended so far. */
export const readKnown = async (
  workspaceId: Uuid,
  connectionId: Uuid,
  stores: { readonly eventLog: EventLog; readonly readStore: ReadStore },
): Outcome<StoreError | NotFolded, Known> => {
  const newer = { tail: new Map<string, KnownThing>(), deadLetters: new Map<Uuid, LetterInTail | null>() }
  const folded = await foldConnection<NotFolded>(workspaceId, connectionId, stores, (events) => {
    takeIn(events, newer)
    return isTooLong(newer) ? left({ tag: 'not_folded' }) : right(undefined)
  })
  if (isLeft(folded)) return folded
  const { revision, connection } = folded.right
  return right({ ...resumeOf(connection), connectionId, workspaceId, revision, ...newer })
}

/** The hashes of records as last appended, by `thingId`; unknown and withdrawn records are left out. */
export const knownHashes = (
  facts: readonly Pick<Thing, 'kind' | 'place' | 'key'>[],
  { connectionId, workspaceId, tail }: Known,
  readStore: ReadStore,
): Outcome<StoreError, ReadonlyMap<string, string>> =>
  readStore.read(partitionOf(workspaceId, readStore), async (docs) => {
    const hashes = new Map<string, string>()
    const ids = new Map<EvidenceKind, Map<string, string>>()
    for (const fact of facts) {
      const id = thingId(fact)
      const last = tail.get(id)
      if (last?.hash != null) hashes.set(id, last.hash)
      if (last !== undefined) continue
      const documentId = entityId(workspaceId, { container: fact.place, key: fact.key })
      ids.set(fact.kind, (ids.get(fact.kind) ?? new Map()).set(documentId, id))
    }
    for (const [kind, wanted] of ids) {
      const found = await docs.get(observedEntities[kind], [...wanted.keys()])
      for (const [documentId, document] of found) {
        const hash = observationBy(connectionId, document)?.hash ?? null
        if (hash !== null) hashes.set(wanted.get(documentId) ?? '', hash)
      }
    }
    return withQuarantined(hashes, facts, { connectionId, workspaceId, tail }, docs)
  })

/** Quarantined records count as well: they are known by their hash. */
const withQuarantined = async (
  hashes: Map<string, string>,
  facts: readonly Pick<Thing, 'kind' | 'place' | 'key'>[],
  { connectionId, workspaceId, tail }: Pick<Known, 'connectionId' | 'workspaceId' | 'tail'>,
  docs: Parameters<Parameters<ReadStore['read']>[1]>[0],
): Promise<ReadonlyMap<string, string>> => {
  const any = await docs.find(Quarantined, { where: { workspaceId: { eq: workspaceId } }, limit: 1 })
  if (any.length === 0) return hashes
  const ids = new Map(
    facts
      .filter((fact) => !tail.has(thingId(fact)))
      .map((fact) => [
        quarantinedId(workspaceId, { kind: fact.kind, key: fact.key, container: fact.place }),
        thingId(fact),
      ]),
  )
  const aside = await docs.get<QuarantinedState>(Quarantined, [...ids.keys()])
  for (const [id, document] of aside) {
    const hash = document.hashes[connectionId]
    if (hash === '') hashes.delete(ids.get(id) ?? '')
    else if (hash !== undefined) hashes.set(ids.get(id) ?? '', hash)
  }
  return hashes
}

/**
 * Records of a kind and place that the connection has stated and not withdrawn, a page at a time: all of them, or those among some
 * documents and in the tail.
 */
export async function* knownThings(
  kind: EvidenceKind,
  place: string,
  { connectionId, workspaceId, tail }: Known,
  readStore: ReadStore,
  documents = documentsOf(kind, place, workspaceId, readStore),
): AsyncGenerator<Awaited<Outcome<StoreError, readonly KnownThing[]>>> {
  yield right([...tail.values()].filter((one) => one.kind === kind && one.place === place && one.hash !== null))
  for await (const page of documents) {
    if (isLeft(page)) {
      yield page
      return
    }
    yield right(
      page.right.flatMap((document) => {
        const own = observationBy(connectionId, document)
        if (own === undefined || own.hash === null) return []
        const thing = { kind, place, key: document.key, occurredAt: own.occurredAt, hash: own.hash, facts: own.facts }
        return tail.has(thingId(thing)) ? [] : [thing]
      }),
    )
  }
}
