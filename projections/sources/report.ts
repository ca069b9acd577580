import type { Instant, Uuid } from '#domain/common'
import { intervalSet, subtract } from '#domain/coverage'
import { type CoverageStatement, PLACE_OF } from '#domain/events/connections'
import type { EffectivePlan } from '#domain/plans'
import type { ConnectionState } from '../entities/connection.js'
import type { ContainerState } from '../entities/container.js'
import { joined } from '../entities/entity.js'
import { placeText } from '../rollups/contribution.js'
import { CATALOG, IMPORTED, isScheduled } from './catalog.js'
import { IMPORT_STAYS_FRESH_DAYS, isStale } from './measures.js'
import type { ConnectionView, Health } from './response.js'

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

const staleReason = ({ provider, lastSuccessAt }: ConnectionState): string =>
  isScheduled(provider)
    ? `last read at ${lastSuccessAt}, more than twice the sync interval ago`
    : `last imported at ${lastSuccessAt}, more than ${IMPORT_STAYS_FRESH_DAYS} days ago`

const degradedReasons = (deadLetters: number, [hole, ...others]: readonly Hole[]): readonly string[] => [
  ...(deadLetters === 0 ? [] : [deadLetters === 1 ? '1 record was rejected' : `${deadLetters} records were rejected`]),
  ...(hole === undefined
    ? []
    : [
        `nothing was read of ${hole.container} (${hole.kind}) from ${hole.from} to ${hole.to}` +
          (others.length === 0 ? '' : `, nor at ${others.length} other times`),
      ]),
]

/** How a connection is at an instant, by how its runs went, what they cover, and how many dead letters are open. */
export const judgedHealth = (
  connection: ConnectionState,
  deadLetters: number,
  plan: EffectivePlan,
  now: Instant,
): JudgedHealth => {
  if (connection.paused) return { health: 'paused', reason: 'it is not read until it is resumed' }
  const lastEnded = connection.recentRuns.find(({ state }) => state !== 'running')
  if (lastEnded?.state === 'failed')
    return { health: 'failing', reason: `its last run failed: ${connection.lastError?.message ?? 'nothing says why'}` }
  if (connection.lastSuccessAt === null) return { health: 'pending', reason: 'it was never read' }
  if (isStale(connection, plan, now)) return { health: 'stale', reason: staleReason(connection) }
  const reasons = degradedReasons(deadLetters, holesIn(connection))
  return reasons.length === 0 ? { health: 'healthy', reason: null } : { health: 'degraded', reason: reasons.join('; ') }
}

/** The health alone. */
export const healthOf = (...judged: Parameters<typeof judgedHealth>): Health => judgedHealth(...judged).health

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
