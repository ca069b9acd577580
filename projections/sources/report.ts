import type { Instant, Uuid } from '#domain/common'
import { intervalSet, subtract } from '#domain/coverage'
import { PLACE_OF } from '#domain/events/connections'
import { type EffectivePlan, reportingWindow } from '#domain/plans'
import { civilDateOf, startOfDay } from '#domain/time'
import type { ConnectionState } from '../entities/connection.js'
import type { ContainerState } from '../entities/container.js'
import { placeText } from '../rollups/contribution.js'
import { CATALOG, IMPORTED } from './catalog.js'
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

/** A connection's health at an instant, from how its runs went, what they cover, and how many letters are open. */
export const healthOf = (
  connection: ConnectionState,
  deadLetters: number,
  plan: EffectivePlan,
  now: Instant,
): Health => {
  if (connection.paused) return 'paused'
  const lastEnded = connection.recentRuns.find(({ state }) => state !== 'running')
  if (lastEnded?.state === 'failed') return 'failing'
  if (connection.lastSuccessAt === null) return 'pending'
  if (isStale(connection, plan, now)) return 'stale'
  return deadLetters > 0 || isPartial(connection, plan, now) ? 'degraded' : 'healthy'
}

const isInForce = (container: ContainerState, now: Instant) =>
  container.mappings.filter(({ from, below }) => from <= now && now < below).map(({ projectId }) => projectId)

/** The projects that what a connection covers belongs to now: by its containers, or named by its facts themselves. */
const projectsOf = (
  { coverage }: ConnectionState,
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

/** A connection as its owner sees it. */
export const connectionView = (
  connection: ConnectionState,
  { records, deadLetters }: { readonly records: number; readonly deadLetters: number },
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
    health: healthOf(connection, deadLetters, plan, now),
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
  }
}

const labels = new Map(CATALOG.map(({ provider, label }) => [provider, label]))
/** The catalogue's providers. */
export const PROVIDERS: readonly string[] = [...labels.keys()]

/** The catalogue's entry for a provider; a file may name any, and what the catalogue has not is a file. */
export const providerLabel = (provider: string): { readonly provider: string; readonly label: string } => {
  const known = labels.has(provider) ? provider : IMPORTED
  return { provider: known, label: labels.get(known) ?? known }
}

/** The connections whose evidence belongs, today, to one of these projects. */
export const connectionsOf = (
  projectIds: ReadonlySet<Uuid>,
  connections: readonly ConnectionState[],
  containers: readonly ContainerState[],
  now: Instant,
): readonly ConnectionState[] =>
  connections.filter((one) => [...projectsOf(one, containers, now)].some((projectId) => projectIds.has(projectId)))
