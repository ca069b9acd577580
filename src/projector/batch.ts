import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import type { AnyCollection, DocumentReader } from '#domain/documents'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { BEGINNING_OF_TIME } from '#domain/time'
import type { EventLog, LoggedEvent, Position } from '#eventlog/port'
import { AuditEvent } from '#projections/audit/row'
import { ObservedHead } from '#projections/sources/observed'
import { PutAside, type PutAsideState } from '#projections/sources/put-aside'
import type { Batch, Lease, LeaseLost, ReadStore } from '#readstore/port'
import { refreshAccess } from './access.js'
import type { Documents } from './documents.js'
import { erasureIn, projectErasure } from './erase.js'
import {
  asideId,
  type EntityEvents,
  foldEntity,
  grouped,
  headChanges,
  lastOf,
  recordedAt,
  type Unattributed,
  unattributedAside,
  unattributedId,
} from './fold.js'
import type { Touched } from './neighbours.js'
import { settle } from './settle.js'

/** Events a batch; a batch is also what a crash can cost in repeated work. */
const BATCH = 2_000
/** Things that the events of a batch speak of: a release speaks of each of its changes, and all are made anew. */
const SPOKEN_OF = 5_000

const spokenOf = ({ data }: LoggedEvent): number => {
  const changes = (data as { readonly changes?: unknown } | null | undefined)?.changes
  return Array.isArray(changes) ? 1 + changes.length : 1
}
/** The events of a page that make a batch: one at least. */
const bounded = (page: readonly LoggedEvent[]): readonly LoggedEvent[] => {
  const [first] = page
  const isAlone = first !== undefined && erasureIn(first) !== null
  let sum = 0
  const end = page.findIndex((logged, i) => {
    sum += spokenOf(logged)
    return i > 0 && (sum > SPOKEN_OF || erasureIn(logged) !== null || isAlone)
  })
  return end === -1 ? page : page.slice(0, end)
}

export type BatchError = StoreUnavailable | LeaseLost

/** What a projector does next, for logs and tests. */
export type Phase =
  | { readonly phase: 'fold'; readonly events: number }
  /** An event does not say what it is about. */
  | ({ readonly phase: 'put_aside' } & Unattributed)
  | { readonly phase: 'commit'; readonly documents: number }
  | { readonly phase: 'committed'; readonly position: Position; readonly events: number }

/** A partition that is one's own, and what is kept of it from batch to batch under the lease. */
export interface Held {
  readonly lease: Lease
  readonly documents: Documents
}

export interface BatchOptions {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly onPhase: (phase: Phase) => void
}

/** A stretch of the log, as one partition has to do with it. */
export interface Stretch {
  /** The partition's checkpoint. */
  readonly from: Position
  /** With which it ends, whosever it is. */
  readonly last: LoggedEvent
  /** All events of the partition there. */
  readonly events: readonly LoggedEvent[]
}

/** Reads and folds a page's events into documents; nothing is written yet. */
const foldInto = async (
  { groups, unattributed, trail }: Pick<ReturnType<typeof grouped>, 'groups' | 'unattributed' | 'trail'>,
  documents: Documents,
  docs: DocumentReader,
): Outcome<StoreUnavailable, void> => {
  const wanted = new Map<AnyCollection, Set<string>>([
    [PutAside, new Set([...groups.map(asideId), ...unattributed.map(unattributedId)])],
    [AuditEvent, new Set(trail.keys())],
  ])
  for (const { entity, id } of groups)
    if (entity !== null) wanted.set(entity, (wanted.get(entity) ?? new Set<string>()).add(id))
  const aside = await documents.loadWhole(PutAside, docs)
  if (isLeft(aside)) return aside
  const loaded = await documents.load(wanted, docs)
  if (isLeft(loaded)) return loaded

  for (const one of unattributed) {
    const id = unattributedId(one)
    documents.set(PutAside, id, unattributedAside(one, documents.now<PutAsideState>(PutAside, id)))
  }
  const touched: Touched[] = []
  const told: { group: EntityEvents; before: unknown; after: unknown }[] = []
  for (const group of groups) {
    const { entity, id } = group
    const before = entity === null ? undefined : documents.now<object>(entity, id)
    const { document, aside } = foldEntity(group, before, documents.now<PutAsideState>(PutAside, asideId(group)))
    documents.set(PutAside, asideId(group), aside)
    told.push({ group, before, after: document })
    if (entity === null || document === before) continue
    documents.set(entity, id, document)
    touched.push({ entity, id, before, after: document })
  }
  for (const [id, after] of trail) {
    touched.push({ entity: AuditEvent, id, before: documents.now<object>(AuditEvent, id), after })
    documents.set(AuditEvent, id, after)
  }
  const headed = await moveHeads(told, documents, docs)
  if (isLeft(headed)) return headed

  return settle(touched, documents, docs)
}

const moveHeads = async (
  told: Parameters<typeof headChanges>[0],
  documents: Documents,
  docs: DocumentReader,
): Outcome<StoreUnavailable, void> => {
  const heads = headChanges(told)
  const loaded = await documents.load(new Map([[ObservedHead, new Set(heads.keys())]]), docs)
  if (isLeft(loaded)) return loaded
  for (const [connectionId, { workspaceId, revision, records }] of heads) {
    const before = documents.now<{ records: number }>(ObservedHead, connectionId)?.records ?? 0
    documents.set(ObservedHead, connectionId, { workspaceId, connectionId, revision, records: before + records })
  }
  return right(undefined)
}

/** Before the checkpoint passes an access event, the documents of its workspace are written. */
const accessRefreshed = async (
  workspaces: ReadonlySet<Uuid>,
  { eventLog, readStore }: BatchOptions,
): Outcome<StoreUnavailable, void> => {
  for (const workspaceId of workspaces) {
    const refreshed = await refreshAccess(workspaceId, eventLog, readStore)
    if (isLeft(refreshed)) return refreshed
  }
  return right(undefined)
}

/** When the last event was recorded that a partition has folded, for a batch of which that cannot be read. */
const asOfBefore = async (
  { generation, partition }: Lease,
  { readStore }: BatchOptions,
): Outcome<StoreUnavailable, Instant> => {
  const moment = await readStore.of(generation).moment(partition)
  return isLeft(moment) ? moment : right(moment.right.asOf ?? BEGINNING_OF_TIME)
}

/** The next events of all partitions after a position, as many as make a batch; none where nothing is new. */
export const nextEvents = async (
  after: Position,
  eventLog: Pick<EventLog, 'readAll'>,
): Outcome<StoreUnavailable, readonly LoggedEvent[]> => {
  const page = await eventLog.readAll(after, BATCH)
  return isLeft(page) ? page : right(bounded(page.right))
}

/** Folds and commits what a partition has in a stretch; gives its new checkpoint. */
export const projectBatch = async (
  stretch: Stretch,
  held: Held,
  options: BatchOptions,
): Outcome<BatchError, Position> => {
  const done = await projectStretch(stretch, held, options).catch((error: unknown) => {
    held.documents.forget()
    throw error
  })
  if (isLeft(done)) held.documents.forget()
  return done
}

const projectStretch = async (
  { from, last, events }: Stretch,
  { lease, documents }: Held,
  options: BatchOptions,
): Outcome<BatchError, Position> => {
  const { readStore, onPhase } = options
  const [first] = events
  if (first !== undefined) onPhase({ phase: 'fold', events: events.length })
  const erasure = first === undefined ? null : erasureIn(first)
  if (first !== undefined && erasure !== null)
    return projectErasure(erasure, first.position, from, { ...options, lease, documents })
  const found = grouped(events)
  for (const one of found.unattributed) onPhase({ phase: 'put_aside', ...one })
  if (first !== undefined) {
    const folded = await readStore
      .of(lease.generation)
      .read(lease.partition, (docs) => foldInto(found, documents, docs))
    if (isLeft(folded)) return folded
    const refreshed = await accessRefreshed(found.accessOf, options)
    if (isLeft(refreshed)) return refreshed
  }
  const to = last.position
  const recorded = lastOf([...recordedAt(last), ...found.told.map((metadata) => metadata.recordedAt)])
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
