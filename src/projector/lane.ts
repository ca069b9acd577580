import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import type { EventNamed } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'
import { BEGINNING_OF_TIME } from '#domain/time'
import type { LoggedEvent, Position } from '#eventlog/port'
import type { Change } from '#readstore/groups'
import type { Batch, CheckpointMoved, LeaseLost } from '#readstore/port'
import { refreshAccess, refreshStanding } from '../access/documents.js'
import { type BatchError, type BatchOptions, foldInto, type LeasedPartition, loadWhole } from './batch.js'
import { erasureIn, projectErasure } from './erase.js'
import { type Grouped, grouped, lastOf, recordedAt } from './fold.js'
import { laidOver } from './overlay.js'

/** A commit that has begun. */
interface UnderWay {
  readonly changes: readonly Change[]
  readonly committed: Outcome<LeaseLost | CheckpointMoved | StoreError, void>
}

/**
 * Folds the events of one partition. While a batch is being committed, the next one is folded on what it leaves; nothing
 * of that is written before the commit has come about, and all of it is dropped if it does not.
 */
export class Lane {
  readonly #leased: LeasedPartition
  readonly #options: BatchOptions
  #foldedTo: Position
  #underWay: UnderWay | null = null

  constructor(leased: LeasedPartition, checkpoint: Position, options: BatchOptions) {
    this.#leased = leased
    this.#foldedTo = checkpoint
    this.#options = options
  }

  /** The position up to which events are folded; the commit of the last ones may be under way. */
  get foldedTo(): Position {
    return this.#foldedTo
  }

  /**
   * Folds the next events of the partition, up to and including `last`, which may be of another one, and begins to commit
   * them once the batch before is committed. If that batch was not, because the checkpoint had moved, drops them.
   */
  async fold(last: LoggedEvent, events: readonly LoggedEvent[]): Outcome<BatchError, void> {
    const done = await this.#next(last, events).catch((error: unknown) => {
      this.#leased.documents.forget()
      throw error
    })
    if (isLeft(done)) this.#leased.documents.forget()
    return done
  }

  /** Waits for the commit under way, if any; false if the checkpoint had moved, so that it came to nothing. */
  async settle(): Outcome<BatchError, boolean> {
    const underWay = this.#underWay
    if (underWay === null) return right(true)
    this.#underWay = null
    const committed = await underWay.committed
    if (!isLeft(committed)) return right(true)
    this.#leased.documents.forget()
    if (committed.left.tag !== 'checkpoint_moved') return left(committed.left)
    this.#foldedTo = committed.left.actual
    return right(false)
  }

  async #next(last: LoggedEvent, events: readonly LoggedEvent[]): Outcome<BatchError, void> {
    const [first] = events
    if (first !== undefined) this.#options.onPhase({ phase: 'fold', events: events.length })
    const erasure = first === undefined ? null : erasureIn(first)
    if (erasure !== null) return this.#erase(erasure, last)
    const folding = this.#folded(events)
    // What was not committed may be the reason of a defect: then that counts.
    await Promise.allSettled([folding])
    const before = await this.settle()
    if (isLeft(before)) return before
    if (!before.right) return right(undefined)
    const folded = await folding
    return isLeft(folded) ? folded : this.#begin(last, events, folded.right)
  }

  /** Folds an erasure, which removes all that is stored: what is folded before is committed first. */
  async #erase(erasure: EventNamed<'WorkspaceErased'>, { position }: LoggedEvent): Outcome<BatchError, void> {
    const before = await this.settle()
    if (isLeft(before)) return before
    if (!before.right) return right(undefined)
    const erased = await projectErasure(erasure, position, this.#foldedTo, { ...this.#options, ...this.#leased })
    if (isLeft(erased)) return erased
    this.#foldedTo = erased.right
    return right(undefined)
  }

  /** Folds into the documents in memory. */
  async #folded(events: readonly LoggedEvent[]): Outcome<StoreError, Grouped> {
    const { lease, documents } = this.#leased
    const { readStore, onPhase } = this.#options
    const found = grouped(events)
    for (const one of found.unattributed) onPhase({ phase: 'quarantined', ...one })
    if (events.length === 0) return right(found)
    const stored = readStore.of(lease.generation)
    const underWay = this.#underWay
    const folded =
      underWay === null
        ? await stored.read(lease.partition, async (docs) => {
            await loadWhole(documents, docs)
            return foldInto(found, documents, docs)
          })
        : await stored.readBeside(lease.partition, (docs) =>
            foldInto(found, documents, laidOver(underWay.changes, docs)),
          )
    return isLeft(folded) ? folded : right(found)
  }

  /** Begins to commit what is folded. */
  async #begin(
    last: LoggedEvent,
    events: readonly LoggedEvent[],
    { accessOf, standingOf, metadata }: Grouped,
  ): Outcome<StoreError, void> {
    const { lease, documents } = this.#leased
    const { readStore, onPhase } = this.#options
    const refreshed = await this.#refreshAccess(accessOf, standingOf)
    if (isLeft(refreshed)) return refreshed
    const to = last.position
    const recorded = lastOf([...recordedAt(last), ...metadata.map((one) => one.recordedAt)])
    const asOf = recorded === undefined ? await this.#asOfBefore() : right(recorded)
    if (isLeft(asOf)) return asOf
    const batch: Batch = { ...documents.changes(), from: this.#foldedTo, to, asOf: asOf.right }
    onPhase({ phase: 'commit', documents: batch.writes.length + batch.deletes.length })
    const committed = readStore.commit(lease, batch).then((answer) => {
      if (!isLeft(answer)) onPhase({ phase: 'committed', position: to, events: events.length })
      return answer
    })
    // A defect is thrown where the commit is waited for, and until then is not one that nobody handles.
    committed.catch(() => undefined)
    this.#underWay = { changes: documents.handOver(), committed }
    this.#foldedTo = to
    return right(undefined)
  }

  /** Writes the access documents of workspaces before the checkpoint passes the events that they come from. */
  async #refreshAccess(accessOf: ReadonlySet<Uuid>, standingOf: ReadonlySet<Uuid>): Outcome<StoreError, void> {
    const { eventLog, readStore } = this.#options
    for (const workspaceId of standingOf) {
      const refreshed = await refreshStanding(workspaceId, eventLog, readStore)
      if (isLeft(refreshed)) return refreshed
    }
    for (const workspaceId of accessOf) {
      const refreshed = await refreshAccess(workspaceId, eventLog, readStore)
      if (isLeft(refreshed)) return refreshed
    }
    return right(undefined)
  }

  /** The recording instant of the last event that was folded, for a batch whose events have none. */
  async #asOfBefore(): Outcome<StoreError, Instant> {
    const { generation, partition } = this.#leased.lease
    const moment = await this.#options.readStore.of(generation).moment(partition)
    return isLeft(moment) ? moment : right(moment.right.asOf ?? BEGINNING_OF_TIME)
  }
}
