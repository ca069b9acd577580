import type { Instant, Uuid } from '#domain/common'
import type { EffectivePlan } from '#domain/plans'
import type { ConnectionState } from '../entities/connection.js'
import type { ContainerState } from '../entities/container.js'
import { isStale } from './measures.js'
import type { ConnectionView, Health } from './response.js'

/** A connection's health at an instant, from how its runs went. */
export const healthOf = (connection: ConnectionState, plan: EffectivePlan, now: Instant): Health => {
  const lastEnded = connection.recentRuns.find(({ state }) => state !== 'running')
  if (lastEnded?.state === 'failed') return 'failing'
  if (connection.lastSuccessAt === null) return 'pending'
  return isStale(connection, plan, now) ? 'stale' : 'healthy'
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
