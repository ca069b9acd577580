import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import { definitionOf, streamOf } from '#domain/events/catalogue'
import { type CoverageStatement, PLACE_OF, type RunCounts } from '#domain/events/connections'
import type { EntityRef } from '#domain/events/envelope'
import { type Fact, type FactKind, factKinds } from '#domain/events/facts'
import { containerSpelling } from '#domain/events/spelling'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { type Legible, legiblePage, pagesOf } from '#eventlog/pages'
import { type EventLog, NO_STREAM, type Revision } from '#eventlog/port'
import { Connection } from '#projections/entities/connection'
import type { DeadLetterState } from '#projections/entities/dead-letter'
import { entityId, joined } from '#projections/entities/entity'
import type { Observation } from '#projections/entities/observation'
import { observedEntities } from '#projections/entities/observed'
import { ObservedHead } from '#projections/sources/observed'
import { PutAside, type PutAsideState, putAsideId } from '#projections/sources/put-aside'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import type { Thing } from './connection-stream.js'

const PAGE = 1_000

/** A thing that the connection has spoken of, and the hash of what it said; null once it was withdrawn. */
export interface KnownThing extends Thing {
  readonly hash: string | null
}

/** What a connection has appended so far: what is folded of it, with the stream's tail on top. */
export interface Known {
  readonly connectionId: Uuid
  readonly workspaceId: Uuid
  /** The stream's last revision. */
  readonly revision: Revision
  readonly registered: boolean
  /** A person has said that it is not to be read for now. */
  readonly paused: boolean
  /** The run that was begun and not ended, and the revision of its start. */
  readonly openRun: { readonly id: string; readonly startedRevision: Revision } | null
  /** The mark of the state that the last run read; null where it failed, as nobody can say what it appended till then. */
  readonly cursor: string | null
  /** The repositories of which it told, by the names under which it did. */
  readonly repositories: ReadonlySet<string>
  /** The branch that the last completed run read; null where it was not told. */
  readonly branch: string | null
  /** When the last completed reading began; null where it was not told. */
  readonly lastReadAt: Instant | null
  /** What the tail says of things, newer than what is folded; by `thingId`. */
  readonly tail: ReadonlyMap<string, KnownThing>
  /** What the tail says of records that were no facts, by the letter's key; null where it no longer stands. */
  readonly letters: ReadonlyMap<Uuid, DeadLetterState['state'] | null>
  /** What the last completed run went through; null where there was none. */
  readonly lastRun: RunCounts | null
}

/** By what a thing is told from all others of its workspace. */
export const thingId = ({ kind, place, key }: Pick<Thing, 'kind' | 'place' | 'key'>): string => joined(kind, place, key)

const isFactKind = (kind: string): kind is FactKind => Object.hasOwn(factKinds, kind)
const placeOf = ({ container, project }: EntityRef): string => container ?? project ?? ''

const repositoriesOf = (coverage: readonly CoverageStatement[]): ReadonlySet<string> =>
  new Set(
    coverage.flatMap(({ kind, container }) =>
      PLACE_OF[kind] === 'repository' ? [containerSpelling('repository', container)] : [],
    ),
  )

/** What events say of things, by `thingId`; later ones win. One whose facts do not fit was said all the same. */
const tailOf = (events: readonly Legible[]): ReadonlyMap<string, KnownThing> => {
  const tail = new Map<string, KnownThing>()
  for (const { type, metadata } of events) {
    const { observes } = definitionOf(type)
    if (metadata === null || observes === null) continue
    const { kind, key } = metadata.entity
    if (!isFactKind(kind)) continue
    const hash = observes === 'stated' ? (metadata.contentHash ?? '') : null
    const thing = { kind, place: placeOf(metadata.entity), key, occurredAt: metadata.occurredAt, hash }
    tail.set(thingId(thing), thing)
  }
  return tail
}

/** So much has been appended and not folded that it is not held in memory; it has to be folded first. */
export interface TailTooLong {
  readonly tag: 'tail_too_long'
}
const LONGEST_TAIL = 50_000

/** Reads what a connection has appended so far. */
export const readKnown = async (
  workspaceId: Uuid,
  connectionId: Uuid,
  { eventLog, readStore }: { readonly eventLog: EventLog; readonly readStore: ReadStore },
): Outcome<StoreUnavailable | TailTooLong, Known> => {
  const folded = await readStore.read<StoreUnavailable, Known>(partitionOf(workspaceId, readStore), async (docs) => {
    const heads = await docs.get(ObservedHead, [connectionId])
    if (isLeft(heads)) return heads
    const id = entityId(workspaceId, { key: connectionId })
    const connections = await docs.get(Connection, [id])
    if (isLeft(connections)) return connections
    const head = heads.right.get(connectionId)
    const connection = connections.right.get(id)
    const open = connection?.recentRuns.find(({ state }) => state === 'running')
    return right({
      connectionId,
      workspaceId,
      revision: head?.revision ?? NO_STREAM,
      registered: connection !== undefined && !connection.removed,
      paused: connection?.paused ?? false,
      openRun: open === undefined ? null : { id: open.id, startedRevision: open.startedRevision },
      cursor: connection?.lastError === null ? connection.cursor : null,
      repositories: repositoriesOf(connection?.coverage ?? []),
      branch: connection?.branch ?? null,
      lastReadAt: connection?.lastReadAt ?? null,
      tail: new Map(),
      letters: new Map(),
      lastRun: connection?.recentRuns.find(({ state }) => state === 'succeeded')?.counts ?? null,
    })
  })
  if (isLeft(folded)) return folded

  let { revision, registered, paused, openRun, cursor, branch, lastReadAt, lastRun } = folded.right
  const repositories = new Set(folded.right.repositories)
  const tail = new Map<string, KnownThing>()
  const letters = new Map<Uuid, DeadLetterState['state'] | null>()
  for await (const page of pagesOf(streamOf.connection(workspaceId, connectionId), revision, eventLog)) {
    const events = isLeft(page) ? page : legiblePage(page.right)
    if (isLeft(events)) return events
    for (const { event, revision: at } of events.right) {
      revision = at
      if (event === null) continue
      if (event.type === 'ConnectionRegistered') registered = true
      if (event.type === 'ConnectionRemoved') {
        registered = false
        cursor = null
        if (event.data.withdraw === true) repositories.clear()
      }
      if (event.type === 'EvidenceRenamed') repositories.delete(event.data.from)
      if (event.type === 'ConnectionPaused') paused = true
      if (event.type === 'ConnectionResumed') paused = false
      if (event.type === 'SyncStarted') openRun = { id: event.data.runId, startedRevision: event.revision }
      if (event.type === 'SyncCompleted' || event.type === 'SyncFailed') openRun = null
      if (event.type === 'SyncCompleted') {
        cursor = event.data.cursor
        branch = event.data.branch ?? null
        for (const name of repositoriesOf(event.data.coverage)) repositories.add(name)
        lastReadAt = event.data.readAt ?? lastReadAt
        lastRun = event.data.counts
      }
      if (event.type === 'SyncFailed') cursor = null
      const { key } = event.metadata.entity
      if (event.type === 'RecordDeadLettered') letters.set(key, 'open')
      if (event.type === 'DeadLetterResolved') letters.set(key, event.data.resolution === 'dropped' ? 'dropped' : null)
    }
    for (const [id, thing] of tailOf(events.right)) tail.set(id, thing)
    if (tail.size + letters.size > LONGEST_TAIL) return left({ tag: 'tail_too_long' })
  }
  const run = { openRun, cursor, branch, lastReadAt, lastRun }
  return right({ ...folded.right, ...run, revision, registered, paused, repositories, tail, letters })
}

const hashBy = (connectionId: Uuid, observations: readonly Observation<unknown>[]): string | null =>
  observations.find((one) => one.connectionId === connectionId)?.hash ?? null

/** The hashes of things as last appended, by `thingId`; what is unknown or withdrawn is left out. */
export const knownHashes = (
  facts: readonly Fact[],
  { connectionId, workspaceId, tail }: Known,
  readStore: ReadStore,
): Outcome<StoreUnavailable, ReadonlyMap<string, string>> =>
  readStore.read<StoreUnavailable, ReadonlyMap<string, string>>(partitionOf(workspaceId, readStore), async (docs) => {
    const hashes = new Map<string, string>()
    const ids = new Map<FactKind, Map<string, string>>()
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
      if (isLeft(found)) return found
      for (const [documentId, { observations }] of found.right) {
        const hash = hashBy(connectionId, observations)
        if (hash !== null) hashes.set(wanted.get(documentId) ?? '', hash)
      }
    }
    return withPutAside(hashes, facts, { connectionId, workspaceId, tail }, docs)
  })

/** What could not be folded was said all the same: by its hash it is known. */
const withPutAside = async (
  hashes: Map<string, string>,
  facts: readonly Fact[],
  { connectionId, workspaceId, tail }: Pick<Known, 'connectionId' | 'workspaceId' | 'tail'>,
  docs: Parameters<Parameters<ReadStore['read']>[1]>[0],
): Outcome<StoreUnavailable, ReadonlyMap<string, string>> => {
  const any = await docs.find(PutAside, { where: { workspaceId: { eq: workspaceId } }, limit: 1 })
  if (isLeft(any)) return any
  if (any.right.length === 0) return right(hashes)
  const ids = new Map(
    facts
      .filter((fact) => !tail.has(thingId(fact)))
      .map((fact) => [
        putAsideId(workspaceId, { kind: fact.kind, key: fact.key, container: fact.place }),
        thingId(fact),
      ]),
  )
  const aside = await docs.get<PutAsideState>(PutAside, [...ids.keys()])
  if (isLeft(aside)) return aside
  for (const [id, document] of aside.right) {
    const hash = document.hashes[connectionId]
    if (hash === '') hashes.delete(ids.get(id) ?? '')
    else if (hash !== undefined) hashes.set(ids.get(id) ?? '', hash)
  }
  return right(hashes)
}

/** All things of a kind and place that the connection has spoken of and not withdrawn, a page at a time. */
export async function* knownThings(
  kind: FactKind,
  place: string,
  { connectionId, workspaceId, tail }: Known,
  readStore: ReadStore,
): AsyncGenerator<Awaited<Outcome<StoreUnavailable, readonly KnownThing[]>>> {
  yield right([...tail.values()].filter((one) => one.kind === kind && one.place === place && one.hash !== null))
  const prefix = `${joined(workspaceId, place)}|`
  let afterId = prefix
  for (;;) {
    const page = await readStore.read(partitionOf(workspaceId, readStore), (docs) =>
      docs.find(observedEntities[kind], { where: {}, afterId, limit: PAGE }),
    )
    if (isLeft(page)) {
      yield page
      return
    }
    const own = page.right.filter((one) => one.workspaceId === workspaceId && one.place === place)
    yield right(
      own.flatMap(({ key, observations }) => {
        const hash = hashBy(connectionId, observations)
        const occurredAt = occurredAtBy(connectionId, observations)
        const thing = { kind, place, key, occurredAt, hash }
        return hash === null || tail.has(thingId(thing)) ? [] : [thing]
      }),
    )
    // Fewer than a page: the next place's begin, or none are left.
    if (own.length < PAGE) return
    afterId = entityId(workspaceId, { container: place, key: own.at(-1)?.key ?? '' })
  }
}

const occurredAtBy = (connectionId: Uuid, observations: readonly Observation<unknown>[]): Instant =>
  observations.find((one) => one.connectionId === connectionId)?.occurredAt as Instant
