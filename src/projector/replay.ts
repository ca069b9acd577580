import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { isStoreError, type Outcome, type StoreError } from '#domain/outcome'
import { pagesUpTo } from '#eventlog/pages'
import type { EventLog, LoggedEvent, Position } from '#eventlog/port'
import { isIn, momentsOf } from '#readstore/partitions'
import {
  ALL,
  type Folded,
  type Generation,
  type Lease,
  type LeaseHeld,
  type LeaseLost,
  type Moment,
  type NotServed,
  type Partition,
  type ReadStore,
  type Seen,
} from '#readstore/port'
import type { LeasedPartition, Phase } from './batch.js'
import { systemClock } from './clock.js'
import { Documents } from './documents.js'
import { releaseAll, takeIdle, whileBeating } from './lease.js'
import { catchUp, type ProjectorError } from './projector.js'
import { type Difference, type Verified, verify } from './verify.js'

/** A live process is already filling this generation. */
export interface ReplayUnderWay {
  readonly tag: 'replay_under_way'
}
/** The folded documents differ from the log; the generation does not serve. */
export interface ReplayDiffers extends Pick<Verified, 'documents' | 'differences'> {
  readonly tag: 'replay_differs'
  readonly generation: Generation
}
/** The refusal to go back where there is no earlier generation. */
export interface NothingBefore {
  readonly tag: 'nothing_before'
}
export type ReplayError = ProjectorError | NotServed | ReplayUnderWay | ReplayDiffers

export interface Replayed {
  readonly serving: Generation
  readonly before: Generation
  readonly foldedTo: Position
  /** Number of verified documents; null if none were verified. */
  readonly verified: number | null
}

export interface ReplayOptions {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly verifies: boolean
  /** Called while events are counted, folded and verified; the total is null until it is known. */
  readonly onProgress: (phase: 'counting' | 'folding' | 'verifying', events: number, of: number | null) => void
}

/** Takes leases from their owners, alive or not, and adds each to the leases already taken. */
const takeAway = async (
  partitions: readonly Partition[],
  folded: Folded,
  owner: string,
  leases: Lease[],
): Outcome<StoreError, void> => {
  for (const partition of partitions)
    for (let seen: Seen | undefined; ; ) {
      const lease: Awaited<ReturnType<Folded['acquire']>> = await folded.acquire(partition, owner, seen)
      if (!isLeft(lease)) {
        leases.push(lease.right)
        break
      }
      if (isStoreError(lease.left)) return left(lease.left)
      seen = lease.left satisfies LeaseHeld
    }
  return right(undefined)
}

/** Counts the events of the log, and those of them that are already folded. */
const counted = async (
  moments: readonly Moment[],
  { eventLog, readStore, onProgress }: ReplayOptions,
): Outcome<StoreError, { readonly done: number; readonly total: number }> => {
  const end = await eventLog.end()
  if (isLeft(end)) return end
  const folded = readStore.partitions.map((partition, i) => ({ partition, upTo: moments[i]?.checkpoint ?? '' }))
  const isDone = (event: LoggedEvent): boolean =>
    folded.every(({ partition, upTo }) => event.position <= upTo || !isIn(partition, event, readStore))
  let [done, total] = [0, 0]
  for await (const page of pagesUpTo(end.right, eventLog)) {
    if (isLeft(page)) return page
    total += page.right.length
    done += page.right.filter(isDone).length
    onProgress('counting', total, null)
  }
  return right({ done, total })
}

/** Verifies all partitions, one after the other. */
const verifyAll = async (
  folded: Folded,
  total: number,
  { eventLog, onProgress }: ReplayOptions,
): Outcome<StoreError, Pick<Verified, 'documents' | 'differences'>> => {
  let documents = 0
  const differences: Difference[] = []
  for (const [i, partition] of folded.partitions.entries()) {
    const found = await verify(partition, { eventLog, readStore: folded }, (read) =>
      onProgress('verifying', i * total + read, folded.partitions.length * total),
    )
    if (isLeft(found)) return found
    documents += found.right.documents
    differences.push(...found.right.differences)
  }
  return right({ documents, differences })
}

const LOST = left<LeaseLost>({ tag: 'lease_lost' })

/** Switches while no process can commit to the serving generation, so that the new one is not behind it. */
const switchTo = async (
  generation: Generation,
  readStore: ReadStore,
  owner: string,
  fold: () => Outcome<ProjectorError, Position>,
): Outcome<ReplayError, Pick<Replayed, 'before' | 'foldedTo'>> => {
  const { partitions } = readStore
  for (;;) {
    const generations = await readStore.generations.list()
    if (isLeft(generations)) return generations
    const before = generations.right.serving
    const still: Lease[] = []
    const served = await (async (): Outcome<ReplayError, Pick<Replayed, 'before' | 'foldedTo'> | null> => {
      const tookAll = await takeAway(partitions, readStore.of(before), owner, still)
      if (isLeft(tookAll)) return tookAll
      const folded = await fold()
      if (isLeft(folded)) return folded
      const done = await readStore.generations.serve(generation, still)
      if (!isLeft(done)) return right({ before, foldedTo: folded.right })
      return done.left.tag === 'lease_lost' ? right(null) : left(done.left)
    })()
    await releaseAll(still, readStore)
    if (isLeft(served)) return served
    if (served.right !== null) return right(served.right)
  }
}

/** Folds a generation up to the end of the log, verifies it, and switches to it. */
const serveOnceFolded = async (
  generation: Generation,
  options: ReplayOptions,
  clock: typeof systemClock,
): Outcome<ReplayError, Replayed> => {
  const { eventLog, readStore, verifies, onProgress } = options
  const { partitions } = readStore
  const owner = `replay ${randomUUID()}`
  const own = readStore.of(generation)
  // Of several replays that start at once, the one that takes the first partition continues.
  const [first = ALL, ...others] = partitions
  const taken = await takeIdle([first], owner, { acquire: own.acquire, release: readStore.release }, clock)
  if (isLeft(taken)) return left(taken.left.tag === 'lease_held' ? { tag: 'replay_under_way' } : taken.left)
  const leases = [...taken.right]

  const run = async (lost: AbortSignal): Outcome<ReplayError, Replayed> => {
    const tookAll = await takeAway(others, own, owner, leases)
    if (isLeft(tookAll)) return tookAll
    const moments = await momentsOf(own)
    if (isLeft(moments)) return moments
    const events = await counted(moments.right, options)
    if (isLeft(events)) return events
    let { done, total } = events.right
    onProgress('folding', done, total)
    const onPhase = (phase: Phase): void => {
      if (phase.phase !== 'committed') return
      done += phase.events
      total = Math.max(done, total)
      onProgress('folding', done, total)
    }
    const leased: readonly LeasedPartition[] = leases.map((lease) => ({ lease, documents: new Documents() }))
    const fold = async (): Outcome<ProjectorError, Position> => {
      const folded = await catchUp({ eventLog, readStore, leased, onPhase }, lost, clock)
      return lost.aborted ? LOST : folded
    }

    const filled = await fold()
    if (isLeft(filled)) return filled
    // Before the leases of the serving generation are taken: its workers go on meanwhile.
    const indexed = await readStore.generations.index(generation)
    if (isLeft(indexed)) return indexed
    let verified: number | null = null
    if (verifies) {
      const found = await verifyAll(own, total, options)
      if (isLeft(found)) return found
      const { documents, differences } = found.right
      if (differences.length > 0) return left({ tag: 'replay_differs', generation, documents, differences })
      verified = documents
      // The events appended meanwhile.
      const more = await fold()
      if (isLeft(more)) return more
    }
    const switched = await switchTo(generation, readStore, owner, fold)
    return isLeft(switched) ? switched : right({ serving: generation, ...switched.right, verified })
  }

  return whileBeating(leases, readStore, clock, run).finally(() => releaseAll(leases, readStore))
}

/**
 * Folds the whole log into a generation beside the one that serves, and switches to it. Resumes an unfinished build, if
 * any.
 */
export const replay = async (options: ReplayOptions, clock = systemClock): Outcome<ReplayError, Replayed> => {
  const generation = await options.readStore.generations.build()
  return isLeft(generation) ? generation : serveOnceFolded(generation.right, options, clock)
}

/** Folds the events that the previous generation has missed, and switches back to it. */
export const goBack = async (
  options: Omit<ReplayOptions, 'verifies'>,
  clock = systemClock,
): Outcome<ReplayError | NothingBefore, Replayed> => {
  const generations = await options.readStore.generations.list()
  if (isLeft(generations)) return generations
  const { before } = generations.right
  return before === null
    ? left({ tag: 'nothing_before' })
    : serveOnceFolded(before, { ...options, verifies: false }, clock)
}
