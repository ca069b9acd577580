import type { Instant } from '#domain/common'
import { intervalSet, subtract } from '#domain/coverage'
import type { CoverageStatement } from '#domain/events/connections'
import type { EffectivePlan } from '#domain/plans'
import type { ConnectionState } from '../entities/connection.js'
import { joined } from '../entities/entity.js'
import type { HostState } from '../entities/host.js'
import { IMPORT_STAYS_FRESH_DAYS, isStale } from '../selection/freshness.js'
import { isScheduled } from '../selection/providers.js'
import { isReconciliationOverdue, reconciledAtOf, unreadContainersOf } from './hosts.js'
import type { Health } from './response.js'
import { healthReasons } from './texts.js'

/** A time between the beginning of what was read of a container and the end of its last reading that no reading covers. */
type Hole = CoverageStatement

const holesIn = ({ coverage }: Pick<ConnectionState, 'coverage'>): readonly Hole[] => {
  const byPlace = new Map<string, CoverageStatement[]>()
  for (const one of coverage) {
    const place = joined(one.kind, one.container)
    byPlace.set(place, [...(byPlace.get(place) ?? []), one])
  }
  return [...byPlace.values()].flatMap((statements) => {
    const read = intervalSet(statements)
    const [first, last, { kind, container } = {}] = [read[0], read.at(-1), statements[0]]
    if (first === undefined || last === undefined || kind === undefined || container === undefined) return []
    const missed = subtract([{ from: first.from, to: last.to }], read)
    return missed.map(({ from, to }) => ({ kind, container, from, to }))
  })
}

/** A health, and why it is so in words; null where there is nothing to say. */
export interface JudgedHealth {
  readonly health: Health
  readonly reason: string | null
}

const staleReason = (connection: ConnectionState): string =>
  isScheduled(connection)
    ? healthReasons.readTooLongAgo(connection.lastSuccessAt ?? '')
    : healthReasons.importedTooLongAgo(connection.lastSuccessAt ?? '', IMPORT_STAYS_FRESH_DAYS)

const holeReason = ({ container, kind, from, to }: Hole, others: number): string =>
  others === 0 ? healthReasons.hole(container, kind, from, to) : healthReasons.holes(container, kind, from, to, others)

const degradedReasons = (deadLetters: number, [hole, ...others]: readonly Hole[]): readonly string[] => [
  ...(deadLetters === 0 ? [] : [healthReasons.rejected(deadLetters)]),
  ...(hole === undefined ? [] : [holeReason(hole, others.length)]),
]

/** The faults of a connection that asks its host, though its runs succeed. */
const hostReasons = (
  connection: ConnectionState,
  host: HostState,
  plan: EffectivePlan,
  now: Instant,
): readonly string[] => {
  const [first, ...others] = unreadContainersOf(connection, host)
  const overdue = isReconciliationOverdue(connection, host, plan, now)
  return [
    ...(first === undefined ? [] : [healthReasons.notSeen(first, others.length)]),
    ...(overdue ? [healthReasons.notReconciled(reconciledAtOf(host))] : []),
  ]
}

/** Judges a connection at an instant by how its runs went, what they cover, and how many dead letters are open. */
export const judgedHealth = (
  connection: ConnectionState,
  { deadLetters, host }: { readonly deadLetters: number; readonly host: HostState | undefined },
  plan: EffectivePlan,
  now: Instant,
): JudgedHealth => {
  if (connection.paused) return { health: 'paused', reason: healthReasons.paused }
  const lastEnded = connection.recentRuns.find(({ state }) => state !== 'running')
  if (lastEnded?.state === 'failed') {
    const message = connection.lastError?.message
    const reason = message === undefined ? healthReasons.failedWithoutReason : healthReasons.failed(message)
    return { health: 'failing', reason }
  }
  if (connection.lastSuccessAt === null) return { health: 'pending', reason: healthReasons.neverRead }
  if (isStale(connection, plan, now)) return { health: 'stale', reason: staleReason(connection) }
  const ofHost = host === undefined ? [] : hostReasons(connection, host, plan, now)
  const reasons = [...degradedReasons(deadLetters, holesIn(connection)), ...ofHost]
  return reasons.length === 0 ? { health: 'healthy', reason: null } : { health: 'degraded', reason: reasons.join('; ') }
}

/** The health alone. */
export const healthOf = (...judged: Parameters<typeof judgedHealth>): Health => judgedHealth(...judged).health
