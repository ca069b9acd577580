import { createHash } from 'node:crypto'
import type { Instant, Uuid } from '#domain/common'
import { type EffectivePlan, syncIntervalSeconds } from '#domain/plans'
import { epochOf, instantOf } from '#domain/time'

/** The time between two runs of a connection on a plan, in milliseconds. */
export const intervalMs = (plan: EffectivePlan): number => 1_000 * syncIntervalSeconds(plan)

/** A place of a connection within the interval, the same each time: connections are spread over it. */
const offsetMs = (connectionId: Uuid, interval: number): number =>
  createHash('sha256').update(connectionId).digest().readUInt32BE(0) % interval

/**
 * The instant of the run of a connection after one at `now`: one interval apart, each connection at its own place in it; not before
 * `rests`, until which its host takes no request.
 */
export const nextRun = (connectionId: Uuid, plan: EffectivePlan, now: Instant, rests: Instant | null): Instant => {
  const interval = intervalMs(plan)
  const offset = offsetMs(connectionId, interval)
  const planned = (Math.floor((epochOf(now) - offset) / interval) + 1) * interval + offset
  return instantOf(rests === null ? planned : Math.max(planned, epochOf(rests)))
}
