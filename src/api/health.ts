import { isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Logger } from 'pino'
import { closed, decode, nullable, oneOf } from '#domain/codec'
import { Instant, Int0 } from '#domain/common'
import { Metadata } from '#domain/events/envelope'
import type { Outcome } from '#domain/outcome'
import { epochOf } from '#domain/time'
import type { EventLog } from '#eventlog/port'
import { lowestMoment } from '#readstore/partitions'
import type { Moment, ReadStore } from '#readstore/port'
import type { Registry } from '#registry/port'
import { NOBODY } from './authenticate.js'
import { within } from './deadline.js'
import type { Reply } from './errors.js'
import { onceAMinute } from './once-a-minute.js'

export const Health = closed('Health', { status: t.literal('ok'), version: t.string })

const StoreState = oneOf('answers', 'unavailable')
export const Readiness = closed('Readiness', {
  status: oneOf('ready', 'not_ready'),
  stores: closed('Stores', { eventLog: StoreState, readStore: StoreState, registry: StoreState }),
  /** The instant up to which events have been folded; null before the first, or if unknown. */
  asOf: nullable(Instant),
  /** Seconds for which the oldest unfolded event has been waiting; null if unknown. */
  lagSeconds: nullable(Int0),
})
type Readiness = t.TypeOf<typeof Readiness>

/** The process runs, and of which version it is. */
export const health = (version: string): Reply => {
  const body: t.TypeOf<typeof Health> = { status: 'ok', version }
  return { status: 200, headers: {}, body }
}

export interface HealthSources {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly registry: Registry
}

const lagAfter = async (
  { eventLog }: HealthSources,
  { checkpoint }: Moment,
  now: Instant,
): Outcome<unknown, number | null> => {
  const next = await eventLog.readAll(checkpoint, 1)
  if (isLeft(next)) return next
  const [event] = next.right
  if (event === undefined) return right(0)
  const metadata = decode(Metadata, event.metadata)
  if (isLeft(metadata)) return right(null)
  return right(Math.max(0, Math.floor((epochOf(now) - epochOf(metadata.right.recordedAt)) / 1000)))
}

/** If events wait this long and none is folded, the worker is considered stuck. */
const STANDSTILL_MS = 5 * 60_000
/** Milliseconds for which the result of a trial write is reused, so that frequent checks do not write more. */
const TRIED_FOR_MS = 1000

/** Measures, between calls, how long a checkpoint has not moved. */
const standstill = () => {
  let last: { readonly checkpoint: Moment['checkpoint']; readonly since: number } | undefined
  return ({ checkpoint }: Moment, now: Instant): number => {
    if (last === undefined || last.checkpoint !== checkpoint) last = { checkpoint, since: epochOf(now) }
    return epochOf(now) - last.since
  }
}

/** The same call, made at most once in the given milliseconds. */
const atMostOnceIn = <A>(milliseconds: number, call: () => Promise<A>): (() => Promise<A>) => {
  let last: { readonly at: number; readonly result: Promise<A> } | undefined
  return () => {
    if (last === undefined || performance.now() - last.at >= milliseconds)
      last = { at: performance.now(), result: call() }
    return last.result
  }
}

/**
 * Checks that every store answers in time and can be written, and how far the documents are behind the log. Documents
 * that are behind still count as ready while folding continues.
 */
export const readiness = (sources: HealthSources, clock: () => Instant, deadlineMs: number, log: Logger) => {
  const notMovedFor = standstill()
  // The first measurement, so that a request long after the start has one to compare with.
  const looked = lowestMoment(sources.readStore).then((moment) => isRight(moment) && notMovedFor(moment.right, clock()))
  looked.catch(() => undefined)
  const canWrite = atMostOnceIn(TRIED_FOR_MS, () => sources.registry.canWrite())
  const standing = onceAMinute(() =>
    log.error('events wait and none has been folded for 5 minutes: does a worker run?'),
  )
  const unwritable = onceAMinute(() => log.error('the registry cannot be written: is the disk full?'))
  return async (isDraining: boolean): Promise<Reply> => {
    const now = clock()
    const inTime = <A>(effect: Outcome<unknown, A>) =>
      within<unknown, A>(deadlineMs, () => effect.catch(() => left('defect')))
    const [end, moment, names, written] = await Promise.all([
      inTime(sources.eventLog.end()),
      inTime(lowestMoment(sources.readStore)),
      inTime(sources.registry.names([NOBODY])),
      inTime(canWrite()),
    ])
    const lag = isRight(moment) && isRight(end) ? await inTime(lagAfter(sources, moment.right, now)) : left('unknown')
    const standsStill =
      isRight(moment) &&
      notMovedFor(moment.right, now) >= STANDSTILL_MS &&
      isRight(lag) &&
      (lag.right === null || lag.right * 1000 >= STANDSTILL_MS)
    if (standsStill) standing()
    if (isLeft(written)) unwritable()
    const stateOf = (isAnswering: boolean) => (isAnswering ? 'answers' : 'unavailable')
    const isReady = isRight(end) && isRight(moment) && isRight(names) && isRight(written) && !standsStill && !isDraining
    const body: Readiness = {
      status: isReady ? 'ready' : 'not_ready',
      stores: {
        eventLog: stateOf(isRight(end)),
        readStore: stateOf(isRight(moment)),
        registry: stateOf(isRight(names) && isRight(written)),
      },
      asOf: isRight(moment) ? moment.right.asOf : null,
      lagSeconds: isRight(lag) ? lag.right : null,
    }
    return { status: isReady ? 200 : 503, headers: {}, body }
  }
}
