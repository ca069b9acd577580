import type { Instant, Uuid } from '#domain/common'
import { intervalSet, subtract } from '#domain/coverage'
import { type EffectivePlan, reportingWindow } from '#domain/plans'
import { civilDateOf, startOfDay } from '#domain/time'
import type { ConnectionState } from '../entities/connection.js'
import type { ContainerState } from '../entities/container.js'
import { isStale } from './measures.js'
import type { ConnectionView, Health } from './response.js'

/** What the connection covers does not reach back over the whole reporting window: a shallow clone, a short export. */
const isPartial = ({ coverage }: ConnectionState, plan: EffectivePlan, now: Instant): boolean => {
  const from = startOfDay(reportingWindow(plan, civilDateOf(now, 'UTC'), 'UTC').start, 'UTC')
  return coverage.some(({ kind, container }) => {
    const covered = intervalSet(coverage.filter((one) => one.kind === kind && one.container === container))
    const lastRead = covered.at(-1)?.to ?? from
    return subtract(intervalSet([{ from, to: lastRead }]), covered).length > 0
  })
}

/** A connection's health at an instant, from how its runs went and what they cover. */
export const healthOf = (connection: ConnectionState, plan: EffectivePlan, now: Instant): Health => {
  const lastEnded = connection.recentRuns.find(({ state }) => state !== 'running')
  if (lastEnded?.state === 'failed') return 'failing'
  if (connection.lastSuccessAt === null) return 'pending'
  if (isStale(connection, plan, now)) return 'stale'
  return isPartial(connection, plan, now) ? 'degraded' : 'healthy'
}

const isInForce = (container: ContainerState, now: Instant) =>
  container.mappings.filter(({ from, below }) => from <= now && now < below).map(({ projectId }) => projectId)

/** A connection as its owner sees it; `projects` are those that its containers belong to now. */
export const connectionView = (
  connection: ConnectionState,
  records: number,
  containers: readonly ContainerState[],
  plan: EffectivePlan,
  now: Instant,
): ConnectionView => {
  const own = new Set(connection.coverage.map(({ container }) => container))
  const projects: ReadonlySet<Uuid> = new Set(
    containers.filter(({ container }) => own.has(container)).flatMap((container) => isInForce(container, now)),
  )
  return {
    id: connection.connectionId,
    provider: connection.provider,
    category: connection.category,
    label: connection.label,
    account: connection.account,
    health: healthOf(connection, plan, now),
    registeredAt: connection.registeredAt,
    lastAttemptAt: connection.recentRuns[0]?.startedAt ?? null,
    lastSuccessAt: connection.lastSuccessAt,
    lastError: connection.lastError,
    records,
    deadLetters: 0,
    coverage: connection.coverage.map(({ kind, from, to }) => ({ kind, from, to })),
    projects: [...projects].sort(),
    recentRuns: connection.recentRuns.map(({ id, startedAt, finishedAt, state, counts }) => ({
      id,
      startedAt,
      finishedAt,
      state,
      accepted: counts?.accepted ?? 0,
      unchanged: counts?.unchanged ?? 0,
      rejected: counts?.rejected ?? 0,
    })),
  }
}
