import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { BEGINNING_OF_TIME } from '#domain/time'
import type { LoggedEvent, Position } from '#eventlog/port'
import type { Batch, Lease } from '#readstore/port'
import { refreshAccess, refreshStanding } from '../access/documents.js'
import { type BatchError, type BatchOptions, foldInto, type LeasedPartition, loadWhole } from './batch.js'
import { erasureIn, projectErasure } from './erase.js'
import { type Grouped, grouped, lastOf, recordedAt } from './fold.js'

/** The next events of a partition. */
export interface Slice {
  /** The checkpoint. */
  readonly from: Position
  /** The event up to which the log was read; it may be of another partition. */
  readonly last: LoggedEvent
  readonly events: readonly LoggedEvent[]
}

/** Folds and commits the next events of a partition; returns its new checkpoint. */
export const project = async (
  slice: Slice,
  leased: LeasedPartition,
  options: BatchOptions,
): Outcome<BatchError, Position> => {
  const done = await projectSlice(slice, leased, options).catch((error: unknown) => {
    leased.documents.forget()
    throw error
  })
  if (isLeft(done)) leased.documents.forget()
  return done
}

const projectSlice = async (
  { from, last, events }: Slice,
  { lease, documents }: LeasedPartition,
  options: BatchOptions,
): Outcome<BatchError, Position> => {
  const { readStore, onPhase } = options
  const [first] = events
  if (first !== undefined) onPhase({ phase: 'fold', events: events.length })
  const erasure = first === undefined ? null : erasureIn(first)
  if (erasure !== null) return projectErasure(erasure, last.position, from, { ...options, lease, documents })
  const found = grouped(events)
  for (const one of found.unattributed) onPhase({ phase: 'quarantined', ...one })
  if (first !== undefined) {
    const folded = await readStore.of(lease.generation).read(lease.partition, async (docs) => {
      await loadWhole(documents, docs)
      return foldInto(found, documents, docs)
    })
    if (isLeft(folded)) return folded
  }
  const refreshed = await accessRefreshed(found, options)
  if (isLeft(refreshed)) return refreshed
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

/** Writes the access documents of workspaces before the checkpoint passes the events that they come from. */
const accessRefreshed = async (
  { accessOf, standingOf }: Pick<Grouped, 'accessOf' | 'standingOf'>,
  { eventLog, readStore }: BatchOptions,
): Outcome<StoreError, void> => {
  const refreshers = [
    { workspaces: standingOf, refresh: refreshStanding },
    { workspaces: accessOf, refresh: refreshAccess },
  ]
  for (const { workspaces, refresh } of refreshers) {
    for (const workspaceId of workspaces) {
      const refreshed = await refresh(workspaceId, eventLog, readStore)
      if (isLeft(refreshed)) return refreshed
    }
  }
  return right(undefined)
}

/** The recording instant of the last event that was folded, for a batch whose events have none. */
const asOfBefore = async (
  { generation, partition }: Lease,
  { readStore }: BatchOptions,
): Outcome<StoreError, Instant> => {
  const moment = await readStore.of(generation).moment(partition)
  return isLeft(moment) ? moment : right(moment.right.asOf ?? BEGINNING_OF_TIME)
}
