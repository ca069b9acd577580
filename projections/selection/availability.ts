import type { Instant } from '#domain/common'
import { compareText } from '#domain/compare'
import { type Availability, availabilityOf, intersect, intervalSet, type Need, subtract } from '#domain/coverage'
import type { EvidenceKind } from '#domain/events/connections'
import type { ReadRequest } from '#domain/operation'
import type { Interval } from '#domain/time'
import type { ConnectionState } from '../entities/connection.js'
import { isStream, type QuarantinedState } from '../entities/quarantine.js'
import type { SelectedContainer } from './containers.js'
import { isCurrent, isStale } from './freshness.js'

/**
 * The selected containers with quarantined evidence of a kind: all of them where an event does not say what it is
 * about.
 */
export const containersWithQuarantine = (
  evidence: EvidenceKind,
  selected: readonly SelectedContainer[],
  quarantined: readonly QuarantinedState[],
): readonly SelectedContainer[] => {
  if (quarantined.some(({ entity }) => isStream(entity))) return selected
  const quarantinedIn = new Set(
    quarantined.flatMap(({ entity: { kind, container, project } }) =>
      kind === evidence ? (container ?? project) : [],
    ),
  )
  return selected.filter(({ container }) => quarantinedIn.has(container))
}

/** The times needed of one container, those that were read, and how far its readings reach. */
export interface PlaceNeed extends Need {
  /** The end of its last reading; null if it was never read. */
  readonly readTo: Instant | null
  /** The connection of that reading. */
  readonly source: ConnectionState | null
  /** That reading is current: what it covers counts up to now. */
  readonly isCurrent: boolean
}

/** A connection's readings of one container, and where the last of them ends. */
interface Readings {
  readonly source: ConnectionState
  readonly statements: readonly Interval[]
  readonly readTo: Instant
}

const latestTo = (statements: readonly Interval[]): Instant =>
  statements.reduce((latest, { to }) => (to > latest ? to : latest), '')

/** The readings of a kind of evidence, by container and connection. */
const readingsOf = (
  evidence: EvidenceKind,
  connections: readonly ConnectionState[],
): ReadonlyMap<string, readonly Readings[]> => {
  const byContainer = new Map<string, Readings[]>()
  for (const source of connections) {
    const statements = source.coverage.filter(({ kind }) => kind === evidence)
    for (const container of new Set(statements.map((one) => one.container))) {
      const own = statements.filter((one) => one.container === container)
      const all = byContainer.get(container) ?? []
      byContainer.set(container, [...all, { source, statements: own, readTo: latestTo(own) }])
    }
  }
  return byContainer
}

/**
 * Finds what is needed of a kind of evidence in the selected containers, and what the connections' readings cover of
 * it. A container is judged up to now. Where its last reading is current and reaches into the period, it counts up to
 * now.
 */
export const evidenceNeeds = (
  evidence: EvidenceKind,
  selected: readonly SelectedContainer[],
  connections: readonly ConnectionState[],
  { plan, now }: Pick<ReadRequest, 'plan' | 'now'>,
): readonly PlaceNeed[] => {
  const readings = readingsOf(evidence, connections)
  return selected.map(({ container, times }) => {
    const own = readings.get(container) ?? []
    const last = own.toSorted((a, b) => compareText(a.readTo, b.readTo)).at(-1)
    const needed = times.map(({ from, to }) => ({ from, to: to < now ? to : now })).filter(({ from, to }) => from < to)
    const read = intervalSet(own.flatMap(({ statements }) => statements))
    const current = own.filter(({ source, readTo }) => isCurrent(source, readTo, plan, now))
    const reachesIn = intersect(intervalSet(needed), read).length > 0
    const toNow = reachesIn ? current.map(({ readTo }) => ({ from: readTo, to: now })) : []
    return {
      needed,
      covered: intervalSet([...read, ...toNow]),
      readTo: last?.readTo ?? null,
      source: last?.source ?? null,
      isCurrent: toNow.length > 0,
    }
  })
}

/** The end of the readings of evidence that is needed for longer. */
export type Reach =
  /** The last reading is current: the period counts up to its end. */
  | { readonly tag: 'current'; readonly at: Instant }
  /** The last reading of a source is not current, or does not reach into the period. */
  | { readonly tag: 'behind'; readonly at: Instant; readonly source: string }

/** The least of several reaches: what is behind before what is current, and the earliest of either. */
export const leastReach = (reaches: readonly (Reach | null)[]): Reach | null =>
  reaches
    .filter((reach) => reach !== null)
    .toSorted((a, b) => (a.tag === b.tag ? compareText(a.at, b.at) : a.tag === 'behind' ? -1 : 1))[0] ?? null

const reachOf = ({ needed, readTo, source, isCurrent: counts }: PlaceNeed): Reach | null => {
  if (readTo === null || source === null || !needed.some(({ to }) => to > readTo)) return null
  return counts ? { tag: 'current', at: readTo } : { tag: 'behind', at: readTo, source: source.label }
}

/**
 * Says whether something is missing that only a person can mend: what is needed was never read, lies before the first reading
 * or between two, or after the last reading of a source that is stale. That today is not over is nothing of the kind.
 */
const isMissing = (
  { needed, covered, source }: PlaceNeed,
  { plan, now }: Pick<ReadRequest, 'plan' | 'now'>,
): boolean => {
  const end = covered.at(-1)?.to
  if (source === null || end === undefined) return needed.length > 0
  const missed = subtract(intervalSet(needed), covered)
  return missed.some(({ from }) => from < end) || (missed.length > 0 && isStale(source, plan, now))
}

/** The result of reading a kind of evidence for a selection and period. */
export interface KindRead {
  readonly availability: Availability
  /** The end of its readings; null if they reach as far as the period needs. */
  readonly reach: Reach | null
  /** Something is missing that a person has to mend. */
  readonly isMissing: boolean
}

/**
 * Judges how far the connections' readings cover this kind of evidence in the selected containers. Where something of
 * it could not be folded, it is partial.
 */
export const evidenceRead = (
  evidence: EvidenceKind,
  selected: readonly SelectedContainer[],
  connections: readonly ConnectionState[],
  quarantined: readonly QuarantinedState[],
  request: Pick<ReadRequest, 'plan' | 'now'>,
): KindRead => {
  const needs = evidenceNeeds(evidence, selected, connections, request)
  const read = availabilityOf(needs)
  const isUnfolded = containersWithQuarantine(evidence, selected, quarantined).length > 0
  return {
    availability: read === 'available' && isUnfolded ? 'partial' : read,
    reach: leastReach(needs.map(reachOf)),
    isMissing: selected.length === 0 || isUnfolded || needs.some((need) => isMissing(need, request)),
  }
}
