import type { Instant, Uuid } from '#domain/common'
import { type Availability, availabilityOf, type IntervalSet, intervalSet, subtract } from '#domain/coverage'
import { DATED_BY_DAY, type EvidenceKind, PLACE_OF } from '#domain/events/connections'
import type { ReadRequest } from '#domain/operation'
import { type EffectivePlan, syncIntervalSeconds } from '#domain/plans'
import { addDays, civilDateOf, epochOf, type Interval, startOfDay } from '#domain/time'
import type { ConnectionState } from '../entities/connection.js'
import { type ContainerState, mappedTimes } from '../entities/container.js'
import type { PutAsideState } from './put-aside.js'

/** A container and the times at which its evidence belongs to a request's selection. */
export interface SelectedContainer {
  readonly container: string
  readonly times: IntervalSet
}

/** The source has had no success for twice the plan's sync interval. */
export const isStale = ({ lastSuccessAt }: ConnectionState, plan: EffectivePlan, now: Instant): boolean =>
  lastSuccessAt !== null && epochOf(now) - epochOf(lastSuccessAt) > 2 * 1000 * syncIntervalSeconds(plan)

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

/**
 * The containers in which a kind of evidence lies that the request asks for, each with its times in the period: those
 * mapped to the selected projects, and what is mapped to none where the request covers that too. Of evidence that names
 * its project itself, the selected projects.
 */
export const selectedContainers = (
  evidence: EvidenceKind,
  request: Pick<ReadRequest, 'projects' | 'unmappedToo' | 'period' | 'now'>,
  containers: readonly ContainerState[],
  connections: readonly ConnectionState[],
): readonly SelectedContainer[] => {
  const { projects, unmappedToo } = request
  const kind = PLACE_OF[evidence]
  const interval = DATED_BY_DAY.has(evidence) ? dayInterval(request) : request.period.interval
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

/** What of a kind of evidence could not be folded, in the containers selected. */
const isHurt = (
  evidence: EvidenceKind,
  selected: readonly SelectedContainer[],
  putAside: readonly PutAsideState[],
): boolean =>
  putAside.some(
    ({ entity: { kind, container, project } }) =>
      kind === evidence && selected.some((one) => one.container === (container ?? project)),
  )

/**
 * Whether the connections' readings cover this kind of evidence in the selected containers. A container is judged up
 * to the instant at which its last successful reading began, and up to now where every source of it is stale. Where
 * something of it could not be folded, it is partial.
 */
export const evidenceAvailability = (
  evidence: EvidenceKind,
  selected: readonly SelectedContainer[],
  connections: readonly ConnectionState[],
  putAside: readonly PutAsideState[],
  { plan, now }: Pick<ReadRequest, 'plan' | 'now'>,
): Availability => {
  const read = availabilityOf(
    selected.map(({ container, times }) => {
      const sources = connections.filter(({ coverage }) =>
        coverage.some((one) => one.kind === evidence && one.container === container),
      )
      const statements = sources.flatMap(({ coverage }) =>
        coverage.filter((one) => one.kind === evidence && one.container === container),
      )
      const covered = intervalSet(statements)
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
    }),
  )
  return read === 'available' && isHurt(evidence, selected, putAside) ? 'partial' : read
}
