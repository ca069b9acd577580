import { type Availability, availabilityOf, intervalSet, type Need } from '#domain/coverage'
import type { EvidenceKind } from '#domain/events/connections'
import type { ReadRequest } from '#domain/operation'
import type { Interval } from '#domain/time'
import type { ConnectionState } from '../entities/connection.js'
import { isStream, type QuarantinedState } from '../entities/quarantine.js'
import type { SelectedContainer } from './containers.js'
import { isStale } from './freshness.js'

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
  const readings = new Map<string, { readonly sources: Set<ConnectionState>; readonly statements: Interval[] }>()
  for (const { container } of selected) readings.set(container, { sources: new Set(), statements: [] })
  for (const connection of connections)
    for (const { kind, container, from, to } of connection.coverage) {
      const known = kind === evidence ? readings.get(container) : undefined
      known?.sources.add(connection)
      known?.statements.push({ from, to })
    }
  return selected.map(({ container, times }) => {
    const sources = [...(readings.get(container)?.sources ?? [])]
    const covered = intervalSet(readings.get(container)?.statements ?? [])
    // Where the beginning of a reading is not known, it covers up to the end of its statements.
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
  quarantined: readonly QuarantinedState[],
  request: Pick<ReadRequest, 'plan' | 'now'>,
): Availability => {
  const read = availabilityOf(evidenceNeeds(evidence, selected, connections, request))
  return read === 'available' && containersWithQuarantine(evidence, selected, quarantined).length > 0 ? 'partial' : read
}
