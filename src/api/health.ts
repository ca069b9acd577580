import { isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
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

export const Health = closed('Health', { status: t.literal('ok') })

const StoreState = oneOf('answers', 'unavailable')
export const Readiness = closed('Readiness', {
  status: oneOf('ready', 'not_ready'),
  stores: closed('Stores', { eventLog: StoreState, readStore: StoreState, registry: StoreState }),
  /** The instant up to which events have been folded; null before the first, or where that is not known. */
  asOf: nullable(Instant),
  /** How long the oldest event that is not folded yet has been waiting, in seconds; null where that is not known. */
  lagSeconds: nullable(Int0),
})
type Readiness = t.TypeOf<typeof Readiness>

/** The process runs. */
export const health = (): Reply => {
  const body: t.TypeOf<typeof Health> = { status: 'ok' }
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

/** Whether every store answers in time, and how far the documents are behind the log. Being behind is still ready. */
export const readiness = async (
  sources: HealthSources,
  now: Instant,
  deadlineMs: number,
  isDraining: boolean,
): Promise<Reply> => {
  const inTime = <A>(effect: Outcome<unknown, A>) =>
    within<unknown, A>(
      deadlineMs,
      effect.catch(() => left('defect')),
    )
  const [end, moment, names] = await Promise.all([
    inTime(sources.eventLog.end()),
    inTime(lowestMoment(sources.readStore)),
    inTime(sources.registry.names([NOBODY])),
  ])
  const lag = isRight(moment) && isRight(end) ? await inTime(lagAfter(sources, moment.right, now)) : left('unknown')
  const stateOf = (isAnswering: boolean) => (isAnswering ? 'answers' : 'unavailable')
  const isReady = isRight(end) && isRight(moment) && isRight(names) && !isDraining
  const body: Readiness = {
    status: isReady ? 'ready' : 'not_ready',
    stores: {
      eventLog: stateOf(isRight(end)),
      readStore: stateOf(isRight(moment)),
      registry: stateOf(isRight(names)),
    },
    asOf: isRight(moment) ? moment.right.asOf : null,
    lagSeconds: isRight(lag) ? lag.right : null,
  }
  return { status: isReady ? 200 : 503, headers: {}, body }
}
