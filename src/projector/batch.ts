import type { Either } from 'fp-ts/lib/Either.js'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant } from '#domain/common'
import type { AnyCollection } from '#domain/documents'
import { type DomainEvent, decodeEvent, definitionOf } from '#domain/events/catalogue'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { EventLog, LoggedEvent, Position } from '#eventlog/port'
import type { Lease, LeaseLost, ReadStore } from '#readstore/port'
import { refreshAccess } from './access.js'
import { type Change, changesOf, Documents } from './fold.js'

/** Events a batch; a batch is also what a crash can cost in repeated work. */
const BATCH = 2_000

/** An event that this build cannot fold; nothing after it has been folded. */
export interface PoisonEvent {
  readonly tag: 'poison_event'
  readonly position: Position
  readonly type: string
  readonly reason: string
}
export type BatchError = StoreUnavailable | LeaseLost | PoisonEvent

/** What a projector does next, for logs and tests. */
export type Phase =
  | { readonly phase: 'fold'; readonly events: number }
  | { readonly phase: 'commit'; readonly documents: number }
  | { readonly phase: 'committed'; readonly position: Position; readonly events: number }

export interface ProjectorOptions {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly lease: Lease
  readonly onPhase: (phase: Phase) => void
}

interface Prepared {
  readonly logged: LoggedEvent
  readonly event: DomainEvent
  readonly changes: readonly Change[]
}

const poison = ({ position, type }: LoggedEvent, reason: string) =>
  left<PoisonEvent>({ tag: 'poison_event', position, type, reason })

const prepared = (page: readonly LoggedEvent[]): Either<PoisonEvent, readonly Prepared[]> => {
  const events: Prepared[] = []
  for (const logged of page) {
    const event = decodeEvent(logged)
    if (isLeft(event)) return poison(logged, event.left.reason)
    const changes = changesOf(event.right)
    if (isLeft(changes)) return poison(logged, changes.left)
    events.push({ logged, event: event.right, changes: changes.right })
  }
  return right(events)
}

/** The documents that the events change, loaded collection by collection. */
const loaded = async (
  events: readonly Prepared[],
  { readStore, lease }: ProjectorOptions,
): Outcome<StoreUnavailable, Documents> => {
  const wanted = new Map<AnyCollection, Set<string>>()
  for (const { changes } of events)
    for (const { collection, id } of changes) {
      const ids = wanted.get(collection) ?? new Set()
      wanted.set(collection, ids.add(id))
    }
  const documents = new Documents()
  const found = await readStore.read<StoreUnavailable, void>(lease.partition, async (docs) => {
    for (const [collection, ids] of wanted) {
      const stored = await docs.get(collection, [...ids])
      if (isLeft(stored)) return stored
      for (const id of ids) documents.put({ collection, id }, stored.right.get(id))
    }
    return right(undefined)
  })
  return isLeft(found) ? found : right(documents)
}

const folded = (events: readonly Prepared[], documents: Documents): Either<PoisonEvent, void> => {
  for (const { logged, changes } of events)
    try {
      for (const change of changes) documents.change(change)
    } catch (error) {
      return poison(logged, error instanceof Error ? error.message : 'its fold failed')
    }
  return right(undefined)
}

/** Before the checkpoint passes an access event, the documents of its workspace are written. */
const accessRefreshed = async (
  events: readonly Prepared[],
  { eventLog, readStore }: ProjectorOptions,
): Outcome<StoreUnavailable, void> => {
  const workspaces = new Set(
    events
      .filter(({ event }) => definitionOf(event.type).aggregate === 'access')
      .map(({ event }) => event.metadata.workspaceId),
  )
  for (const workspaceId of workspaces) {
    const refreshed = await refreshAccess(workspaceId, eventLog, readStore)
    if (isLeft(refreshed)) return refreshed
  }
  return right(undefined)
}

const lastRecordedAt = (events: readonly Prepared[]): Instant =>
  events.map(({ event }) => event.metadata.recordedAt).reduce((a, b) => (a > b ? a : b))

/** Folds and commits the next events after a checkpoint; gives the new checkpoint, the same where nothing is new. */
export const projectBatch = async (from: Position, options: ProjectorOptions): Outcome<BatchError, Position> => {
  const { eventLog, readStore, lease, onPhase } = options
  const page = await eventLog.readAll(from, BATCH)
  if (isLeft(page)) return page
  const last = page.right.at(-1)
  if (last === undefined) return right(from)
  onPhase({ phase: 'fold', events: page.right.length })
  const events = prepared(page.right)
  if (isLeft(events)) return events
  const documents = await loaded(events.right, options)
  if (isLeft(documents)) return documents
  const done = folded(events.right, documents.right)
  if (isLeft(done)) return done
  const refreshed = await accessRefreshed(events.right, options)
  if (isLeft(refreshed)) return refreshed
  const batch = { ...documents.right.changes(), from, to: last.position, asOf: lastRecordedAt(events.right) }
  onPhase({ phase: 'commit', documents: batch.writes.length + batch.deletes.length })
  const committed = await readStore.commit(lease, batch)
  if (isLeft(committed))
    return committed.left.tag === 'checkpoint_moved' ? right(committed.left.actual) : left(committed.left)
  onPhase({ phase: 'committed', position: last.position, events: page.right.length })
  return right(last.position)
}
