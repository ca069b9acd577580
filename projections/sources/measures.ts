import type { Instant, Uuid } from '#domain/common'
import { type Availability, availabilityOf, type IntervalSet, intervalSet, subtract } from '#domain/coverage'
import type { ContainerKind, EvidenceKind } from '#domain/events/connections'
import type { ReadRequest } from '#domain/operation'
import { type EffectivePlan, syncIntervalSeconds } from '#domain/plans'
import { epochOf, type Interval } from '#domain/time'
import type { ConnectionState } from '../entities/connection.js'
import { type ContainerState, mappedTimes } from '../entities/container.js'

/** A container and the times at which its evidence belongs to a request's selection. */
export interface SelectedContainer {
  readonly container: string
  readonly times: IntervalSet
}

/** The source has had no success for twice the plan's sync interval. */
export const isStale = ({ lastSuccessAt }: ConnectionState, plan: EffectivePlan, now: Instant): boolean =>
  lastSuccessAt !== null && epochOf(now) - epochOf(lastSuccessAt) > 2 * 1000 * syncIntervalSeconds(plan)

/**
 * The containers of a kind whose evidence the request asks for, each with its times in the period: those mapped to the
 * selected projects, and what is mapped to none where the request covers that too.
 */
export const selectedContainers = (
  kind: ContainerKind,
  evidence: EvidenceKind,
  { projects, unmappedToo, period }: ReadRequest,
  containers: readonly ContainerState[],
  connections: readonly ConnectionState[],
): readonly SelectedContainer[] => {
  const projectIds: ReadonlySet<Uuid> = new Set(projects.map(({ projectId }) => projectId))
  const known = new Map(containers.filter((one) => one.kind === kind).map((one) => [one.container, one]))
  const seen = connections.flatMap(({ coverage }) =>
    coverage.filter((one) => one.kind === evidence).map((one) => one.container),
  )
  return [...new Set([...known.keys(), ...seen])].sort().flatMap((container) => {
    const state = known.get(container)
    const mapped = state === undefined ? [] : mappedTimes(state, projectIds, period.interval)
    const everMapped: readonly Interval[] = (state?.mappings ?? []).map(({ from, below }) => ({ from, to: below }))
    const unmapped = unmappedToo ? subtract(intervalSet([period.interval]), intervalSet(everMapped)) : []
    const times = intervalSet([...mapped, ...unmapped])
    return times.length === 0 ? [] : [{ container, times }]
  })
}

/**
 * Whether the connections' readings cover this kind of evidence in the selected containers. A container is judged up
 * to the instant at which its last successful reading began, and up to now where every source of it is stale.
 */
export const evidenceAvailability = (
  evidence: EvidenceKind,
  selected: readonly SelectedContainer[],
  connections: readonly ConnectionState[],
  { plan, now }: Pick<ReadRequest, 'plan' | 'now'>,
): Availability =>
  availabilityOf(
    selected.map(({ container, times }) => {
      const sources = connections.filter(({ coverage }) =>
        coverage.some((one) => one.kind === evidence && one.container === container),
      )
      const statements = sources.flatMap(({ coverage }) =>
        coverage.filter((one) => one.kind === evidence && one.container === container),
      )
      const covered = intervalSet(statements)
      const lastRead = covered.at(-1)?.to
      const judgedTo = lastRead === undefined || sources.every((source) => isStale(source, plan, now)) ? now : lastRead
      const needed = times
        .map(({ from, to }) => ({ from, to: to < judgedTo ? to : judgedTo }))
        .filter(({ from, to }) => from < to)
      return { needed, covered }
    }),
  )
