import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Logger } from 'pino'
import type { Outcome, StoreError } from '#domain/outcome'
import type { EventLog, Position } from '#eventlog/port'
import type { Lease, Partition, ReadStore } from '#readstore/port'
import type { LeasedPartition, Phase } from './batch.js'
import { type Clock, systemClock } from './clock.js'
import { Documents } from './documents.js'
import { ownerOf, takeLeases } from './lease.js'
import {
  type LogBehind,
  type ProjectorError,
  type ProjectorOptions,
  runProjector,
  type SwitchedAway,
} from './projector.js'

const RETRY_MS = 1_000

/** Log texts for the errors that keep a worker from folding. */
const REASON: Readonly<Record<StoreError['tag'], string>> = {
  store_unavailable: 'a store does not answer',
  store_corrupt: 'a store holds something that cannot be read',
  generation_gone: 'the generation was dropped',
}

/** The error that ends a worker for good and needs an operator. */
export type WorkStopped = LogBehind

export interface WorkOptions {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  /** The partitions to fold if no other worker has them; all by default. */
  readonly partitions?: readonly Partition[]
  readonly log: Logger
  /** Says whether another line has told of a failure, which then is not logged. */
  readonly isLogged?: (error: StoreError) => Promise<boolean>
  readonly onPhase: (phase: Phase) => void
  /** A name of this worker for people. */
  readonly name?: string
  /** Called with the owner of a lease for which this worker has waited long. */
  readonly onWaiting?: (owner: string) => void
}

/**
 * Works until the signal is aborted: takes free leases, folds their events, and takes leases that become free
 * meanwhile. Retries every second if a store fails, and logs each cause once, with the last folded position, until
 * something is committed.
 */
export const work = async (
  {
    eventLog,
    readStore,
    partitions = readStore.partitions,
    log,
    isLogged = async () => false,
    onPhase,
    name = 'wdi work',
    onWaiting,
  }: WorkOptions,
  signal: AbortSignal,
  clock = systemClock,
): Outcome<WorkStopped, void> => {
  const owner = ownerOf(name)
  /** The last position known to be folded; null before the first commit. */
  let foldedTo: Position | null = null
  /** The messages logged since then. */
  const logged = new Set<string>()
  const watched = (phase: Phase): void => {
    if (phase.phase === 'committed') {
      foldedTo = phase.position
      logged.clear()
    }
    onPhase(phase)
  }
  let leased: readonly LeasedPartition[] = []
  const releaseAll = async (): Promise<void> => {
    await Promise.all(leased.map(({ lease }) => readStore.release(lease)))
    leased = []
  }
  while (!signal.aborted) {
    const options = { eventLog, readStore, leased, onPhase: watched, partitions, owner, onWaiting }
    const { taken, ended } = await untilMore(options, signal, clock)
    const had = leased.length
    if (taken.length > 0) log.info({ partitions: taken.map(({ partition }) => partition).join() }, 'folding')
    leased = [...leased, ...taken.map((lease) => ({ lease, documents: new Documents() }))]
    if (!isLeft(ended)) continue
    switch (ended.left.tag) {
      case 'lease_lost':
        log.warn('another worker took the lease')
        leased = await stillLeased(leased, readStore)
        break
      case 'switched_away':
        log.info('another generation of documents serves')
        await releaseAll()
        break
      case 'store_unavailable':
      case 'store_corrupt':
      case 'generation_gone': {
        const failing = had === 0 ? 'cannot take the lease' : REASON[ended.left.tag]
        const told = `${failing}: ${ended.left.cause}`
        if (!logged.has(told) && !(await isLogged(ended.left))) {
          logged.add(told)
          log.error({ ...ended.left, foldedTo }, `${failing}; trying again`)
        }
        await releaseAll()
        await clock.sleep(RETRY_MS, signal)
        break
      }
      case 'log_behind':
        await releaseAll()
        return left(ended.left)
      default:
        ended.left satisfies never
    }
  }
  await releaseAll()
  return right(undefined)
}

/** Folds the leased partitions until an error, the end or a new lease; keeps the leases taken even after an error. */
const untilMore = async (
  {
    partitions,
    owner,
    onWaiting,
    ...options
  }: ProjectorOptions &
    Pick<Required<WorkOptions>, 'partitions'> & {
      readonly owner: string
      readonly onWaiting: WorkOptions['onWaiting'] | undefined
    },
  signal: AbortSignal,
  clock: Clock,
): Promise<{ readonly taken: readonly Lease[]; readonly ended: Either<ProjectorError | SwitchedAway, unknown> }> => {
  const { readStore, leased } = options
  const wanted = partitions.filter((partition) => !leased.some(({ lease }) => lease.partition === partition))
  if (wanted.length === 0) return { taken: [], ended: await runProjector(options, signal, clock) }
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  const taking = takeLeases(wanted, owner, readStore, either, clock, onWaiting).finally(() => stop.abort())
  const running = leased.length === 0 ? taking : runProjector(options, either, clock).finally(() => stop.abort())
  const [taken, ended] = await Promise.all([taking, running])
  return isLeft(taken) ? { taken: [], ended: taken } : { taken: taken.right, ended }
}

/** The leases that this worker still has. */
const stillLeased = async (
  leased: readonly LeasedPartition[],
  readStore: ReadStore,
): Promise<readonly LeasedPartition[]> => {
  const alive = await Promise.all(leased.map(({ lease }) => readStore.beat(lease)))
  return leased.filter((_, i) => {
    const beat = alive[i]
    return beat === undefined || !isLeft(beat) || beat.left.tag !== 'lease_lost'
  })
}

/** One line for the operator. */
export const stoppedMessage = ({ checkpoint, end }: WorkStopped): string =>
  `folding stopped: the read store is at position ${checkpoint}, past the end of the event log (${end}); was the log restored from an older backup? Restore the newest backup you have; if this is it, see "Backups" in docs/operations.md`
