import type { Uuid } from '#domain/common'
import { type IntervalSet, intervalSet, subtract } from '#domain/coverage'
import { DATED_BY_DAY, type EvidenceKind, PLACE_OF } from '#domain/events/connections'
import type { ReadRequest } from '#domain/operation'
import type { Period } from '#domain/period'
import { addDays, type Interval, startOfDay } from '#domain/time'
import type { ConnectionState } from '../entities/connection.js'
import { type ContainerState, mappedTimes } from '../entities/container.js'

/** A container and the times at which its evidence belongs to a request's selection. */
export interface SelectedContainer {
  readonly container: string
  readonly times: IntervalSet
}

/** Pairs each container with each of its times, for a query of its own. */
export const placedTimes = (
  selected: readonly SelectedContainer[],
): readonly (Interval & Pick<SelectedContainer, 'container'>)[] =>
  selected.flatMap(({ container, times }) => times.map(({ from, to }) => ({ container, from, to })))

/** The request's days as UTC days: mappings and readings of what is dated by day go by them. */
const dayInterval = (period: Period): Interval => {
  const { start, end } = period.days
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
  request: Selection & Pick<ReadRequest, 'period'>,
  containers: readonly ContainerState[],
  connections: readonly ConnectionState[],
): readonly SelectedContainer[] => {
  const interval = DATED_BY_DAY.has(evidence) ? dayInterval(request.period) : request.period.interval
  return containersWithin(evidence, request, interval, containers, connections)
}

/** The same as `selectedContainers`, within any interval. */
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
