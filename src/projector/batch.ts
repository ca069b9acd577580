import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import type { AnyCollection, DocumentReader } from '#domain/documents'
import type { Outcome, StoreError } from '#domain/outcome'
import { BEGINNING_OF_TIME } from '#domain/time'
import type { EventLog, LoggedEvent, Position } from '#eventlog/port'
import type { FoldedEntity, UnattributedEvent } from '#projections/entities/bookkeeping'
import { bookkeeping } from '#projections/index'
import type { Batch, Lease, LeaseLost, ReadStore } from '#readstore/port'
import { refreshAccess } from '../access/documents.js'
import { type BookkeepingChange, changesBy, type DocumentIn, withholdersOf } from './bookkeeping.js'
import type { Documents } from './documents.js'
import { erasureIn, projectErasure } from './erase.js'
import { foldEntity, type Grouped, grouped, lastOf, recordedAt } from './fold.js'
import type { Touched } from './neighbours.js'
import { settle } from './settle.js'

/** Maximum of events in a batch, and so of events folded twice after a crash. */
const BATCH = 2_000
/** Upper bound on the entities that a batch may touch: a release touches each of its changes, a change those with its commits. */
const MOST_TOUCHED = 5_000

const touchedBy = ({ data }: LoggedEvent): number => {
  const { changes, commits } = (data ?? {}) as { readonly changes?: unknown; readonly commits?: unknown }
  return 1 + (Array.isArray(changes) ? changes.length : 0) + (Array.isArray(commits) ? commits.length : 0)
}
/** The first events of a page that form a batch, at least one. */
const bounded = (page: readonly LoggedEvent[]): readonly LoggedEvent[] => {
  const [first] = page
  const isAlone = first !== undefined && erasureIn(first) !== null
  let sum = 0
  const end = page.findIndex((logged, i) => {
    sum += touchedBy(logged)
    return i > 0 && (sum > MOST_TOUCHED || erasureIn(logged) !== null || isAlone)
  })
  return end === -1 ? page : page.slice(0, end)
}

export type BatchError = StoreError | LeaseLost

/** The next step of a projector, for logs and tests. */
export type Phase =
  | { readonly phase: 'fold'; readonly events: number }
  /** An event does not say which entity it is about. */
  | ({ readonly phase: 'quarantined' } & UnattributedEvent)
  | { readonly phase: 'commit'; readonly documents: number }
  | { readonly phase: 'committed'; readonly position: Position; readonly events: number }

/** A partition under lease, with the documents that stay in memory from batch to batch. */
export interface LeasedPartition {
  readonly lease: Lease
  readonly documents: Documents
}

export interface BatchOptions {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly onPhase: (phase: Phase) => void
}

/** A slice of the log, as one partition sees it. */
export interface LogSlice {
  /** The partition's checkpoint. */
  readonly from: Position
  /** The last event of the slice, of this partition or another. */
  readonly last: LoggedEvent
  /** All events of the partition in the slice. */
  readonly events: readonly LoggedEvent[]
}

type Wanted = Map<AnyCollection, Set<string>>
const wantedOf = (all: Iterable<DocumentIn>): Wanted => {
  const wanted: Wanted = new Map()
  for (const { collection, id } of all) wanted.set(collection, (wanted.get(collection) ?? new Set<string>()).add(id))
  return wanted
}

/** Reads and folds a page's events into documents; nothing is written yet. */
const foldInto = async (page: Grouped, documents: Documents, docs: DocumentReader): Promise<void> => {
  for (const { collection, isKeptWhole } of bookkeeping) if (isKeptWhole) await documents.loadWhole(collection, docs)
  const withholders = new Map(page.groups.map((group) => [group, withholdersOf(group)]))
  const own = page.groups.flatMap(({ entity, id }) => (entity === null ? [] : [{ collection: entity, id }]))
  await documents.load(wantedOf([...own, ...[...withholders.values()].flat()]), docs)

  const touched: Touched[] = []
  const folded: FoldedEntity[] = []
  for (const group of page.groups) {
    const { entity, id } = group
    const before = entity === null ? undefined : documents.now<object>(entity, id)
    const isWithheld = (withholders.get(group) ?? []).some((one) => documents.now(one.collection, one.id) !== undefined)
    const done = foldEntity(group, before, isWithheld)
    folded.push(done)
    if (entity === null || done.after === before) continue
    documents.set(entity, id, done.after)
    touched.push({ entity, id, before, after: done.after })
  }
  const kept = await keepBooks(page, folded, documents, docs)
  return settle([...touched, ...kept], documents, docs)
}

/** Updates the bookkeeping documents; returns the changed ones. */
const keepBooks = async (
  { unattributed, made }: Pick<Grouped, 'unattributed' | 'made'>,
  entities: readonly FoldedEntity[],
  documents: Documents,
  docs: DocumentReader,
): Promise<readonly Touched[]> => {
  const changes: readonly Omit<BookkeepingChange, 'isSum'>[] = [
    ...made.map(({ collection, id, document }) => ({ collection, id, become: () => document })),
    ...changesBy({ entities, unattributed }),
  ]
  await documents.load(wantedOf(changes), docs)
  const touched: Touched[] = []
  for (const { collection, id, become } of changes) {
    const before = documents.now<object>(collection, id)
    const after = become(before)
    if (after === before) continue
    documents.set(collection, id, after)
    touched.push({ entity: collection, id, before, after })
  }
  return touched
}

/** Writes the access documents of workspaces before the checkpoint passes their access events. */
const accessRefreshed = async (
  workspaces: ReadonlySet<Uuid>,
  { eventLog, readStore }: BatchOptions,
): Outcome<StoreError, void> => {
  for (const workspaceId of workspaces) {
    const refreshed = await refreshAccess(workspaceId, eventLog, readStore)
    if (isLeft(refreshed)) return refreshed
  }
  return right(undefined)
}

/** The recording instant of the last event that a partition folded, for a batch whose events have none. */
const asOfBefore = async (
  { generation, partition }: Lease,
  { readStore }: BatchOptions,
): Outcome<StoreError, Instant> => {
  const moment = await readStore.of(generation).moment(partition)
  return isLeft(moment) ? moment : right(moment.right.asOf ?? BEGINNING_OF_TIME)
}

/** The next batch of events of all partitions after a position; empty if there are none. */
export const nextEvents = async (
  after: Position,
  eventLog: Pick<EventLog, 'readAll'>,
): Outcome<StoreError, readonly LoggedEvent[]> => {
  const page = await eventLog.readAll(after, BATCH)
  return isLeft(page) ? page : right(bounded(page.right))
}

/** Folds and commits the events of a partition in a slice; returns its new checkpoint. */
export const projectBatch = async (
  slice: LogSlice,
  partition: LeasedPartition,
  options: BatchOptions,
): Outcome<BatchError, Position> => {
  const done = await projectSlice(slice, partition, options).catch((error: unknown) => {
    partition.documents.forget()
    throw error
  })
  if (isLeft(done)) partition.documents.forget()
  return done
}

const projectSlice = async (
  { from, last, events }: LogSlice,
  { lease, documents }: LeasedPartition,
  options: BatchOptions,
): Outcome<BatchError, Position> => {
  const { readStore, onPhase } = options
  const [first] = events
  if (first !== undefined) onPhase({ phase: 'fold', events: events.length })
  const erasure = first === undefined ? null : erasureIn(first)
  if (first !== undefined && erasure !== null)
    return projectErasure(erasure, first.position, from, { ...options, lease, documents })
  const found = grouped(events)
  for (const one of found.unattributed) onPhase({ phase: 'quarantined', ...one })
  if (first !== undefined) {
    const folded = await readStore
      .of(lease.generation)
      .read(lease.partition, (docs) => foldInto(found, documents, docs))
    if (isLeft(folded)) return folded
    const refreshed = await accessRefreshed(found.accessOf, options)
    if (isLeft(refreshed)) return refreshed
  }
  const to = last.position
  const recorded = lastOf([...recordedAt(last), ...found.metadata.map((one) => one.recordedAt)])
  const asOf = recorded === undefined ? await asOfBefore(lease, options) : right(recorded)
  if (isLeft(asOf)) return asOf
  const batch: Batch = { ...documents.changes(), from, to, asOf: asOf.right }
  onPhase({ phase: 'commit', documents: batch.writes.length + batch.deletes.length })
  const committed = await readStore.commit(lease, batch)
  if (isLeft(committed)) {
    if (committed.left.tag !== 'checkpoint_moved') return left(committed.left)
    documents.forget()
    return right(committed.left.actual)
  }
  documents.committed()
  onPhase({ phase: 'committed', position: to, events: events.length })
  return right(to)
}
