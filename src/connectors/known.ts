import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import { type DomainEvent, definitionOf, streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { decodedPage, pagesOf } from '#eventlog/pages'
import { type EventLog, NO_STREAM, type Revision } from '#eventlog/port'
import { Connection } from '#projections/entities/connection'
import { entityId } from '#projections/entities/entity'
import { ObservedFact, type ObservedFactState, ObservedHead, observedFactId } from '#projections/sources/observed'
import { ALL, type ReadStore } from '#readstore/port'

const PAGE = 1_000

/** A thing that the connection has spoken of. */
export interface KnownThing {
  readonly kind: string
  readonly container: string
  readonly key: string
  readonly occurredAt: Instant
  /** Null once it was withdrawn. */
  readonly hash: string | null
}

/** What a connection has appended so far: the folded index, with the stream's tail on top. */
export interface Known {
  /** The stream's last revision. */
  readonly revision: Revision
  readonly registered: boolean
  /** The run that was begun and not ended, and the revision of its start. */
  readonly openRun: { readonly id: string; readonly startedRevision: Revision } | null
  /** The mark of the state that the last completed run read. */
  readonly cursor: string | null
  /** What the tail says of things, newer than the index; by `observedFactId`. */
  readonly tail: ReadonlyMap<string, KnownThing>
  /** How many things the index holds. */
  readonly records: number
}

const tailOf = (events: readonly DomainEvent[], connectionId: Uuid): ReadonlyMap<string, KnownThing> => {
  const tail = new Map<string, KnownThing>()
  for (const { type, metadata } of events) {
    const { observes } = definitionOf(type)
    if (observes === null) continue
    const { kind, key, container = '' } = metadata.entity
    const hash = observes === 'stated' ? (metadata.contentHash ?? '') : null
    tail.set(observedFactId(connectionId, kind, container, key), {
      kind,
      container,
      key,
      occurredAt: metadata.occurredAt,
      hash,
    })
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
  const folded = await readStore.read<StoreUnavailable, Known>(ALL, async (docs) => {
    const heads = await docs.get(ObservedHead, [connectionId])
    if (isLeft(heads)) return heads
    const id = entityId(workspaceId, { key: connectionId })
    const connections = await docs.get(Connection, [id])
    if (isLeft(connections)) return connections
    const head = heads.right.get(connectionId)
    const connection = connections.right.get(id)
    const open = connection?.recentRuns.find(({ state }) => state === 'running')
    return right({
      revision: head?.revision ?? NO_STREAM,
      registered: connection !== undefined,
      openRun: open === undefined ? null : { id: open.id, startedRevision: open.startedRevision },
      cursor: connection?.cursor ?? null,
      tail: new Map(),
      records: head?.records ?? 0,
    })
  })
  if (isLeft(folded)) return folded

  let { revision, registered, openRun, cursor } = folded.right
  const tail = new Map<string, KnownThing>()
  for await (const page of pagesOf(streamOf.connection(workspaceId, connectionId), revision, eventLog)) {
    const events = isLeft(page) ? page : decodedPage(page.right)
    if (isLeft(events)) return events
    for (const event of events.right) {
      revision = event.revision
      if (event.type === 'ConnectionRegistered') registered = true
      if (event.type === 'SyncStarted') openRun = { id: event.data.runId, startedRevision: event.revision }
      if (event.type === 'SyncCompleted' || event.type === 'SyncFailed') openRun = null
      if (event.type === 'SyncCompleted') cursor = event.data.cursor
    }
    for (const [id, thing] of tailOf(events.right, connectionId)) tail.set(id, thing)
    if (tail.size > LONGEST_TAIL) return left({ tag: 'tail_too_long' })
  }
  return right({ revision, registered, openRun, cursor, tail, records: folded.right.records })
}

/** The hashes of things as last appended; what is unknown or withdrawn is left out. */
export const knownHashes = async (
  ids: readonly string[],
  { tail }: Known,
  readStore: ReadStore,
): Outcome<StoreUnavailable, ReadonlyMap<string, string>> => {
  const index = await readStore.read<StoreUnavailable, ReadonlyMap<string, ObservedFactState>>(ALL, (docs) =>
    docs.get(
      ObservedFact,
      ids.filter((id) => !tail.has(id)),
    ),
  )
  if (isLeft(index)) return index
  const hashes = new Map<string, string>()
  for (const id of ids) {
    const hash = tail.get(id)?.hash ?? index.right.get(id)?.hash
    if (hash != null) hashes.set(id, hash)
  }
  return right(hashes)
}

/** All things that the connection has spoken of and not withdrawn, a page at a time. */
export async function* knownThings(
  connectionId: Uuid,
  { tail }: Known,
  readStore: ReadStore,
): AsyncGenerator<Awaited<Outcome<StoreUnavailable, readonly (readonly [string, KnownThing])[]>>> {
  yield right([...tail].filter(([, { hash }]) => hash !== null))
  let afterId = `${connectionId}|`
  for (;;) {
    const page = await readStore.read<StoreUnavailable, readonly ObservedFactState[]>(ALL, (docs) =>
      docs.find(ObservedFact, { where: {}, afterId, limit: PAGE }),
    )
    if (isLeft(page)) {
      yield page
      return
    }
    const things = page.right
      .filter((fact) => fact.connectionId === connectionId)
      .map((fact) => [observedFactId(connectionId, fact.kind, fact.container, fact.key), fact] as const)
    yield right(things.filter(([id]) => !tail.has(id)))
    // Fewer than a page: the next connection's begin, or none are left.
    if (things.length < PAGE) return
    afterId = things.at(-1)?.[0] ?? afterId
  }
}
