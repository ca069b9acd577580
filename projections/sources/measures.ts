import type { Instant, Uuid } from '#domain/common'
import { type Availability, availabilityOf, type IntervalSet, intervalSet, type Need, subtract } from '#domain/coverage'
import { DATED_BY_DAY, type EvidenceKind, PLACE_OF } from '#domain/events/connections'
import type { ReadRequest } from '#domain/operation'
import { type EffectivePlan, syncIntervalSeconds } from '#domain/plans'
import { addDays, civilDateOf, epochOf, type Interval, startOfDay } from '#domain/time'
import type { ConnectionState } from '../entities/connection.js'
import { type ContainerState, mappedTimes } from '../entities/container.js'
import { isScheduled } from './catalog.js'
import { isStream, type PutAsideState } from './put-aside.js'

/** A container and the times at which its evidence belongs to a request's selection. */
export interface SelectedContainer {
  readonly container: string
  readonly times: IntervalSet
}

/** Each container with each of its times, for a question of its own. */
export const placedTimes = (
  selected: readonly SelectedContainer[],
): readonly (Interval & Pick<SelectedContainer, 'container'>)[] =>
  selected.flatMap(({ container, times }) => times.map(({ from, to }) => ({ container, from, to })))

/** How many days an import by hand stays fresh: it has no interval, for nobody promised to import it again. */
export const IMPORT_STAYS_FRESH_DAYS = 30
const MS_A_DAY = 86_400_000

/** The longest time since a reading, in milliseconds: up to one it is fresh, beyond the other it is stale. */
export interface AgeLimits {
  readonly fresh: number
  readonly stale: number
}

export const ageLimits = (scheduled: boolean, plan: EffectivePlan): AgeLimits => {
  const imported = IMPORT_STAYS_FRESH_DAYS * MS_A_DAY
  const interval = 1000 * syncIntervalSeconds(plan)
  return scheduled ? { fresh: interval, stale: 2 * interval } : { fresh: imported, stale: imported }
}

const isWithin = (
  limit: keyof AgeLimits,
  { provider, lastSuccessAt }: Pick<ConnectionState, 'provider' | 'lastSuccessAt'>,
  plan: EffectivePlan,
  now: Instant,
): boolean =>
  lastSuccessAt !== null && epochOf(now) - epochOf(lastSuccessAt) <= ageLimits(isScheduled(provider), plan)[limit]

/** Whether the source was read lately: within the plan's sync interval or, of what is imported by hand, within 30 days. */
export const isFresh = (connection: ConnectionState, plan: EffectivePlan, now: Instant): boolean =>
  isWithin('fresh', connection, plan, now)

/** Whether the last reading of a source is too old to speak for today. */
export const isStale = (connection: ConnectionState, plan: EffectivePlan, now: Instant): boolean =>
  connection.lastSuccessAt !== null && !isWithin('stale', connection, plan, now)

/** The period's civil days up to today in its zone. */
export const daysOf = ({ period, now }: Pick<ReadRequest, 'period' | 'now'>) => {
  const today = civilDateOf(now, period.timeZone)
  return { start: period.start, end: period.end < today ? period.end : today }
}

/** These days as UTC days: mappings and readings of what is dated by day go by them. */
const dayInterval = (request: Pick<ReadRequest, 'period' | 'now'>): Interval => {
  const { start, end } = daysOf(request)
  return { from: startOfDay(start, 'UTC'), to: startOfDay(addDays(end, 1), 'UTC') }
}

type Selection = Pick<ReadRequest, 'projects' | 'unmappedToo'>

/**
 * The containers in which a kind of evidence lies that the request asks for, each with its times in the period: those
 * mapped to the selected projects, and what is mapped to none where the request covers that too. Of evidence that names
 * its project itself, the selected projects.
 */
export const selectedContainers = (
  evidence: EvidenceKind,
  request: Selection & Pick<ReadRequest, 'period' | 'now'>,
  containers: readonly ContainerState[],
  connections: readonly ConnectionState[],
): readonly SelectedContainer[] => {
  const interval = DATED_BY_DAY.has(evidence) ? dayInterval(request) : request.period.interval
  return containersWithin(evidence, request, interval, containers, connections)
}

/** The same within any interval. */
export const containersWithin = (
  evidence: EvidenceKind,
  { projects, unmappedToo }: Selection,
  interval: Interval,
  containers: readonly ContainerState[],
  connections: readonly ConnectionState[],
): readonly SelectedContainer[] => {
  const kind = PLACE_OF[evidence]
  const whole = intervalSet([interval])
  if (kind === 'project') return projects.map(({ projectId }) => ({ container: projectId, times: whole }))
  const projectIds: ReadonlySet<Uuid> = new Set(projects.map(({ projectId }) => projectId))
  const known = new Map(containers.filter((one) => one.kind === kind).map((one) => [one.container, one]))
  const seen = connections.flatMap(({ coverage }) =>
    coverage.filter((one) => one.kind === evidence).map((one) => one.container),
  )
  return [...new Set([...known.keys(), ...seen])].sort().flatMap((container) => {
    const state = known.get(container)
    const mapped = state === undefined ? [] : mappedTimes(state, projectIds, interval)
    const everMapped: readonly Interval[] = (state?.mappings ?? []).map(({ from, below }) => ({ from, to: below }))
    const unmapped = unmappedToo ? subtract(whole, intervalSet(everMapped)) : []
    const times = intervalSet([...mapped, ...unmapped])
    return times.length === 0 ? [] : [{ container, times }]
  })
}

/**
 * The containers selected in which something of a kind of evidence could not be folded: all of them where an event does
 * not say what it is about.
 */
export const hurtContainers = (
  evidence: EvidenceKind,
  selected: readonly SelectedContainer[],
  putAside: readonly PutAsideState[],
): readonly SelectedContainer[] => {
  if (putAside.some(({ entity }) => isStream(entity))) return selected
  const hurt = new Set(
    putAside.flatMap(({ entity: { kind, container, project } }) => (kind === evidence ? (container ?? project) : [])),
  )
  return selected.filter(({ container }) => hurt.has(container))
}

/**
 * What is needed of a kind of evidence in the selected containers, and what the connections' readings cover of it. A
 * container is judged up to the instant at which its last successful reading began, and up to now where every source of it
 * is stale.
 */
export const evidenceNeeds = (
  evidence: EvidenceKind,
  selected: readonly SelectedContainer[],
  connections: readonly ConnectionState[],
  { plan, now }: Pick<ReadRequest, 'plan' | 'now'>,
): readonly Need[] => {
  const told = new Map<string, { readonly sources: Set<ConnectionState>; readonly statements: Interval[] }>()
  for (const { container } of selected) told.set(container, { sources: new Set(), statements: [] })
  for (const connection of connections)
    for (const { kind, container, from, to } of connection.coverage) {
      const known = kind === evidence ? told.get(container) : undefined
      known?.sources.add(connection)
      known?.statements.push({ from, to })
    }
  return selected.map(({ container, times }) => {
    const sources = [...(told.get(container)?.sources ?? [])]
    const covered = intervalSet(told.get(container)?.statements ?? [])
    // Where it was not told when a reading began, it covers up to there.
    const lastRead = sources
      .flatMap(({ lastReadAt }) => lastReadAt ?? covered.at(-1)?.to ?? [])
      .sort()
      .at(-1)
    const judgedTo = lastRead === undefined || sources.every((source) => isStale(source, plan, now)) ? now : lastRead
    const needed = times
      .map(({ from, to }) => ({ from, to: to < judgedTo ? to : judgedTo }))
      .filter(({ from, to }) => from < to)
    return { needed, covered }
  })
}

/**
 * Whether the connections' readings cover this kind of evidence in the selected containers. Where something of it could
 * not be folded, it is partial.
 */
export const evidenceAvailability = (
  evidence: EvidenceKind,
  selected: readonly SelectedContainer[],
  connections: readonly ConnectionState[],
  putAside: readonly PutAsideState[],
  request: Pick<ReadRequest, 'plan' | 'now'>,
): Availability => {
  const read = availabilityOf(evidenceNeeds(evidence, selected, connections, request))
  return read === 'available' && hurtContainers(evidence, selected, putAside).length > 0 ? 'partial' : read
}
