import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreError } from '#domain/outcome'
import type { EventLog, LoggedEvent, Position } from '#eventlog/port'
import { isIn } from '#readstore/partitions'
import type { Folded, LeaseLost, Partition, ReadStore } from '#readstore/port'
import { type BatchError, type BatchOptions, type LeasedPartition, nextEvents } from './batch.js'
import { type Clock, systemClock } from './clock.js'
import { erasureIn } from './erase.js'
import { project } from './project.js'

const BEAT_MS = 500
/** An idle partition's checkpoint is advanced after this many events of other partitions, or after this time. */
const IDLE_EVENTS = 10_000
const IDLE_MS = 500

/** The checkpoint is past the end of the log: the log was restored from an older backup, or replaced by another. */
export interface LogBehind {
  readonly tag: 'log_behind'
  readonly checkpoint: Position
  readonly end: Position
}
export type ProjectorError = BatchError | LogBehind
/** The generation of the lease no longer serves. */
export interface SwitchedAway {
  readonly tag: 'switched_away'
}

export interface ProjectorOptions extends BatchOptions {
  /** The partitions to fold, at least one. */
  readonly leased: readonly LeasedPartition[]
}

/** The progress of a partition. */
interface Share {
  readonly leased: LeasedPartition
  checkpoint: Position
  /** The last event read after the checkpoint, up to which none is of this partition; null if none was read. */
  passed: LoggedEvent | null
  /** Events between the two, and when the checkpoint was moved last. */
  passedEvents: number
  movedAt: number
}
const readTo = ({ checkpoint, passed }: Share): Position => passed?.position ?? checkpoint
const lowest = (positions: readonly Position[]): Position => positions.reduce((a, b) => (a < b ? a : b))

/** Several partitions, for which the log is read once, from the checkpoint that is furthest behind. */
class Shares {
  readonly #shares: readonly Share[]
  readonly #options: ProjectorOptions
  readonly #now: () => number
  /** The end of the log when they were opened. */
  readonly end: Position
  /** The page after a position, which is read while those before it are folded. */
  #ahead: { readonly after: Position; readonly page: ReturnType<typeof nextEvents> } | null = null

  private constructor(shares: readonly Share[], end: Position, options: ProjectorOptions, now: () => number) {
    this.#shares = shares
    this.end = end
    this.#options = options
    this.#now = now
  }
  static async open(options: ProjectorOptions, now: () => number): Outcome<StoreError | LogBehind, Shares> {
    const shares: Share[] = []
    for (const leased of options.leased) {
      const { generation, partition } = leased.lease
      const moment = await options.readStore.of(generation).moment(partition)
      if (isLeft(moment)) return moment
      const { checkpoint } = moment.right
      shares.push({ leased, checkpoint, passed: null, passedEvents: 0, movedAt: now() })
    }
    const end = await options.eventLog.end()
    if (isLeft(end)) return end
    for (const { checkpoint } of shares)
      if (checkpoint > end.right) return left({ tag: 'log_behind', checkpoint, end: end.right })
    return right(new Shares(shares, end.right, options, now))
  }

  /** The position up to which all events are read. */
  get readTo(): Position {
    return lowest(this.#shares.map(readTo))
  }
  /** The position up to which all events are folded. */
  get checkpoint(): Position {
    return lowest(this.#shares.map(({ checkpoint }) => checkpoint))
  }
  get isIdling(): boolean {
    return this.#shares.some(({ passed }) => passed !== null)
  }

  /** The next events; those after them are asked for, too, where there are some for certain. */
  async #nextPage(): ReturnType<typeof nextEvents> {
    const { eventLog } = this.#options
    const [after, ahead] = [this.readTo, this.#ahead]
    this.#ahead = null
    const page = await (ahead?.after === after ? ahead.page : nextEvents(after, eventLog))
    const last = isLeft(page) ? undefined : page.right.at(-1)
    // An erasure deletes streams, whose events are not to be read before.
    if (last === undefined || last.position >= this.end || erasureIn(last) !== null) return page
    const next = nextEvents(last.position, eventLog)
    // A defect is thrown where the page is needed; until then it is no unhandled rejection.
    next.catch(() => undefined)
    this.#ahead = { after: last.position, page: next }
    return page
  }

  /** Folds the next events and commits them; false if there were none. */
  async advance(): Outcome<BatchError, boolean> {
    const { readStore } = this.#options
    const page = await this.#nextPage()
    if (isLeft(page)) return page
    const last = page.right.at(-1)
    if (last === undefined) return right(false)
    for (const share of this.#shares) {
      if (readTo(share) >= last.position) continue
      const { partition } = share.leased.lease
      const after = readTo(share)
      const events = page.right.filter((event) => event.position > after && isIn(partition, event, readStore))
      if (events.length > 0) {
        const moved = await this.#move(share, last, events)
        if (isLeft(moved)) return moved
      } else {
        share.passed = last
        share.passedEvents += page.right.length
      }
    }
    return right(true)
  }

  /** Advances checkpoints that have not moved for long; with `all`, every one that is behind the last event read. */
  async moveAlong(all: boolean): Outcome<BatchError, void> {
    for (const share of this.#shares) {
      const isDue = share.passedEvents >= IDLE_EVENTS || this.#now() - share.movedAt >= IDLE_MS
      if (share.passed === null || !(all || isDue)) continue
      const moved = await this.#move(share, share.passed, [])
      if (isLeft(moved)) return moved
    }
    return right(undefined)
  }

  async #move(share: Share, last: LoggedEvent, events: readonly LoggedEvent[]): Outcome<BatchError, void> {
    const moved = await project({ from: share.checkpoint, last, events }, share.leased, this.#options)
    if (isLeft(moved)) return moved
    Object.assign(share, { checkpoint: moved.right, passed: null, passedEvents: 0, movedAt: this.#now() })
    return right(undefined)
  }
}

/** Folds the log up to its present end, or until the signal is aborted; returns the position reached. */
export const catchUp = async (
  options: ProjectorOptions,
  signal: AbortSignal,
  clock = systemClock,
): Outcome<ProjectorError, Position> => {
  const opened = await Shares.open(options, clock.monotonicMs)
  if (isLeft(opened)) return opened
  const shares = opened.right
  while (shares.readTo < shares.end && !signal.aborted) {
    const advanced = await shares.advance()
    if (isLeft(advanced)) return advanced
    if (!advanced.right) break
    const moved = await shares.moveAlong(shares.readTo >= shares.end)
    if (isLeft(moved)) return moved
    // SQLite answers at once: without a pause neither Ctrl-C nor a line of progress would have a turn.
    await clock.sleep(0, signal)
  }
  const moved = await shares.moveAlong(true)
  return isLeft(moved) ? moved : right(shares.checkpoint)
}

/** Folds existing and new events until the signal is aborted; ends early only with an error. */
export const runProjector = async (
  options: ProjectorOptions,
  signal: AbortSignal,
  clock = systemClock,
): Outcome<ProjectorError | SwitchedAway, void> => {
  const { eventLog, readStore, leased } = options
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  const beating = (async (): Outcome<StoreError | LeaseLost | SwitchedAway, void> => {
    while (!either.aborted) {
      const alive = await Promise.all(leased.map(({ lease }) => readStore.beat(lease)))
      const lost = alive.find(isLeft)
      if (lost !== undefined) {
        stop.abort()
        return lost
      }
      const generations = await readStore.generations.list()
      if (isLeft(generations) || leased.some(({ lease }) => lease.generation !== generations.right.serving)) {
        stop.abort()
        return isLeft(generations) ? generations : left({ tag: 'switched_away' })
      }
      await clock.sleep(BEAT_MS, either)
    }
    return right(undefined)
  })()
  const folding = (async (): Outcome<ProjectorError, void> => {
    const opened = await Shares.open(options, clock.monotonicMs)
    if (isLeft(opened)) return opened
    const shares = opened.right
    let isIndexed = false
    while (!either.aborted) {
      const advanced = await shares.advance()
      if (isLeft(advanced)) return advanced
      const moved = await shares.moveAlong(false)
      if (isLeft(moved)) return moved
      if (advanced.right) continue
      if (!isIndexed) {
        const indexed = await indexAll(leased, readStore)
        if (isLeft(indexed)) return indexed
        isIndexed = true
      }
      const changed = await changedWithin(shares.isIdling ? IDLE_MS : null, shares.readTo, eventLog, either, clock)
      if (isLeft(changed)) return changed
    }
    return right(undefined)
  })()
  // Also after a defect: a beat without folding would keep other workers from taking over.
  const folded = await folding.finally(() => stop.abort())
  const beaten = await beating
  return isLeft(folded) ? folded : beaten
}

/** Makes the indexes of what is leased, once it is folded: a row costs less then than while it changes. */
const indexAll = async (
  leased: readonly LeasedPartition[],
  { generations }: Pick<ReadStore, 'generations'>,
): Outcome<StoreError, void> => {
  for (const generation of new Set(leased.map(({ lease }) => lease.generation))) {
    const indexed = await generations.index(generation)
    if (isLeft(indexed)) return indexed
  }
  return right(undefined)
}

/** Returns once an event is appended after a position, at the latest after the given milliseconds. */
const changedWithin = async (
  ms: number | null,
  after: Position,
  eventLog: EventLog,
  signal: AbortSignal,
  clock: Clock,
): Outcome<StoreError, void> => {
  // Not `AbortSignal.any`: the long-lived signal would retain every signal derived from it.
  const due = new AbortController()
  const abort = (): void => due.abort()
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  if (ms !== null) void clock.sleep(ms, due.signal).then(abort)
  const changed = await eventLog.changed(after, due.signal)
  signal.removeEventListener('abort', abort)
  abort()
  return changed
}

const POLL_MS = 10

/** Waits until all events up to a position are folded; false if the signal was aborted first. */
export const waitFor = async (
  position: Position,
  partition: Partition,
  readStore: Pick<Folded, 'moment'>,
  signal: AbortSignal,
  clock = systemClock,
): Outcome<StoreError, boolean> => {
  while (!signal.aborted) {
    const moment = await readStore.moment(partition)
    if (isLeft(moment)) return moment
    if (moment.right.checkpoint >= position) return right(true)
    await clock.sleep(POLL_MS, signal)
  }
  return right(false)
}
