import type { Instant } from '#domain/common'
import { compareText } from '#domain/compare'
import {
  type Availability,
  availabilityOf,
  type IntervalSet,
  intersect,
  intervalSet,
  type Need,
  subtract,
} from '#domain/coverage'
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
  readonly readTo: Instant
}

/** All readings of one container: what they cover together, and each connection's, the one that ends last at the end. */
interface ContainerReadings {
  readonly covered: IntervalSet
  readonly byConnection: readonly Readings[]
}
type KindReadings = ReadonlyMap<string, ContainerReadings>

const latestTo = (statements: readonly Interval[]): Instant =>
  statements.reduce((latest, { to }) => (to > latest ? to : latest), '')

/** Caches the readings of some connections: whoever looks at many months asks for the same ones each time. */
const known = new WeakMap<readonly ConnectionState[], Map<EvidenceKind, KindReadings>>()

/** The readings of a kind of evidence, by container. */
const readingsOf = (evidence: EvidenceKind, connections: readonly ConnectionState[]): KindReadings => {
  const ofConnections = known.get(connections) ?? new Map<EvidenceKind, KindReadings>()
  known.set(connections, ofConnections)
  const before = ofConnections.get(evidence)
  if (before !== undefined) return before
  const statements = new Map<string, Interval[]>()
  const byContainer = new Map<string, Readings[]>()
  for (const source of connections) {
    const own = new Map<string, Interval[]>()
    for (const statement of source.coverage)
      if (statement.kind === evidence)
        own.set(statement.container, [...(own.get(statement.container) ?? []), statement])
    for (const [container, some] of own) {
      statements.set(container, [...(statements.get(container) ?? []), ...some])
      const all = byContainer.get(container) ?? []
      byContainer.set(container, [...all, { source, readTo: latestTo(some) }])
    }
  }
  const found = new Map(
    [...byContainer].map(([container, all]) => [
      container,
      {
        covered: intervalSet(statements.get(container) ?? []),
        byConnection: all.toSorted((a, b) => compareText(a.readTo, b.readTo)),
      },
    ]),
  )
  ofConnections.set(evidence, found)
  return found
}
const NO_READINGS: ContainerReadings = { covered: [], byConnection: [] }

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
    const { covered: read, byConnection } = readings.get(container) ?? NO_READINGS
    const last = byConnection.at(-1)
    const needed = times.map(({ from, to }) => ({ from, to: to < now ? to : now })).filter(({ from, to }) => from < to)
    const current = byConnection.filter(({ source, readTo }) => isCurrent(source, readTo, plan, now))
    const reachesIn = intersect(intervalSet(needed), read).length > 0
    const toNow = reachesIn ? current.map(({ readTo }) => ({ from: readTo, to: now })) : []
    return {
      needed,
      covered: toNow.length === 0 ? read : intervalSet([...read, ...toNow]),
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
