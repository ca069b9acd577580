import type { Instant, Uuid } from '#domain/common'
import { PLACE_OF } from '#domain/events/connections'
import type { EffectivePlan } from '#domain/plans'
import type { ConnectionState } from '../entities/connection.js'
import type { ContainerState } from '../entities/container.js'
import type { HostState } from '../entities/host.js'
import { placeText } from '../rollups/contribution.js'
import { healthOf } from './health.js'
import { hostView } from './hosts.js'
import type { ConnectionView } from './response.js'

const isInForce = (container: ContainerState, now: Instant) =>
  container.mappings.filter(({ from, below }) => from <= now && now < below).map(({ projectId }) => projectId)

/** The projects that what a connection covers belongs to now: by its containers, or named by its facts themselves. */
export const projectsOf = (
  { coverage }: Pick<ConnectionState, 'coverage'>,
  containers: readonly ContainerState[],
  now: Instant,
): ReadonlySet<Uuid> => {
  const own = new Set(coverage.map(({ kind, container }) => placeText({ kind: PLACE_OF[kind], name: container })))
  return new Set([
    ...coverage.flatMap(({ kind, container }) => (PLACE_OF[kind] === 'project' ? [container] : [])),
    ...containers
      .filter(({ kind, container }) => own.has(placeText({ kind, name: container })))
      .flatMap((container) => isInForce(container, now)),
  ])
}

/** The figures of a view beside the connection's own state. */
interface ShownOfConnection {
  readonly records: number
  readonly deadLetters: number
  /** The state of its host; undefined if it asks none. */
  readonly host: HostState | undefined
}

/** A connection as its owner sees it. */
export const connectionView = (
  connection: ConnectionState,
  { records, deadLetters, host }: ShownOfConnection,
  containers: readonly ContainerState[],
  plan: EffectivePlan,
  now: Instant,
): ConnectionView => {
  return {
    id: connection.connectionId,
    provider: connection.provider,
    category: connection.category,
    label: connection.label,
    account: connection.account,
    health: healthOf(connection, { deadLetters, host }, plan, now),
    registeredAt: connection.registeredAt,
    lastAttemptAt: connection.recentRuns[0]?.startedAt ?? null,
    lastSuccessAt: connection.lastSuccessAt,
    lastError: connection.lastError,
    records,
    deadLetters,
    coverage: connection.coverage.map(({ kind, from, to }) => ({ kind, from, to })),
    projects: [...projectsOf(connection, containers, now)].sort(),
    recentRuns: connection.recentRuns.map(({ id, startedAt, finishedAt, state, counts }) => ({
      id,
      startedAt,
      finishedAt,
      state,
      accepted: counts?.accepted ?? 0,
      unchanged: counts?.unchanged ?? 0,
      rejected: counts?.rejected ?? 0,
    })),
    ...hostView(host),
  }
}

/** The connections whose evidence belongs, today, to one of these projects. */
export const connectionsOfProjects = (
  projectIds: ReadonlySet<Uuid>,
  connections: readonly ConnectionState[],
  containers: readonly ContainerState[],
  now: Instant,
): readonly ConnectionState[] =>
  connections.filter((one) => [...projectsOf(one, containers, now)].some((projectId) => projectIds.has(projectId)))
