import { type DocumentReader, flatOf } from '#domain/documents'
import { EvidenceKind } from '#domain/events/connections'
import type { ReadRequest } from '#domain/operation'
import type { ConnectionState } from '../entities/connection.js'
import { DeadLetter, openDeadLetters } from '../entities/dead-letter.js'
import type { Coverage, CoverageOf } from '../selection/coverage.js'
import { healthOf } from './health.js'
import { readHosts } from './hosts.js'
import type { Health, SourceId, SourceState } from './response.js'
import { sourceLabels } from './texts.js'

/** The connections, not removed, that have read some kinds of evidence in the selected places. */
export const connectionsWithEvidence = <K extends EvidenceKind>(
  { selected, connections }: Pick<CoverageOf<K>, 'selected' | 'connections'>,
  kinds: readonly K[],
): readonly ConnectionState[] => {
  const places = new Map<EvidenceKind, ReadonlySet<string>>(
    kinds.map((kind) => [kind, new Set(selected[kind].map(({ container }) => container))]),
  )
  return connections.filter(
    ({ removed, coverage }) => !removed && coverage.some(({ kind, container }) => places.get(kind)?.has(container)),
  )
}

/**
 * The connections behind a selection, neither paused nor removed. A caller who may see everything also gets those that
 * have read nothing yet.
 */
export const activeConnections = (
  coverage: Pick<Coverage, 'selected' | 'connections'>,
  seesAll: boolean,
): readonly ConnectionState[] => {
  const withEvidence = new Set(connectionsWithEvidence(coverage, EvidenceKind.values))
  return coverage.connections.filter(
    (one) => !one.paused && !one.removed && (withEvidence.has(one) || (seesAll && one.coverage.length === 0)),
  )
}

/** The kinds of evidence that connections of a category read. */
const EXPECTED: Readonly<Record<ConnectionState['category'], readonly EvidenceKind[]>> = {
  delivery: ['work_item'],
  code: ['code_change', 'release'],
  calendar: ['meeting'],
  cloud: ['cloud_line'],
  ai: ['ai_usage'],
  communication: [],
  import: [],
}

/**
 * The connections that have read some kinds of evidence in the selection. Where there are none, a caller who may see
 * everything gets those whose category reads these kinds and that have read nothing yet: they may turn out to belong here.
 */
export const connectionsExpectedToHave = (
  coverage: Coverage,
  kinds: readonly EvidenceKind[],
  seesAll: boolean,
): readonly ConnectionState[] => {
  const withEvidence = connectionsWithEvidence(coverage, kinds)
  if (withEvidence.length > 0 || !seesAll) return withEvidence
  return coverage.connections.filter(
    ({ removed, coverage: statements, category }) =>
      !removed && statements.length === 0 && EXPECTED[category].some((kind) => kinds.includes(kind)),
  )
}

/** The distinct providers of some connections, sorted by name. */
export const providersIn = (connections: readonly ConnectionState[]): readonly string[] =>
  [...new Set(connections.map(({ provider }) => provider))].sort()

/** The providers behind kinds of evidence of a selection, sorted by name. */
export const providersOf =
  (coverage: Coverage) =>
  (...kinds: readonly EvidenceKind[]): readonly string[] =>
    providersIn(connectionsWithEvidence(coverage, kinds))

/** The five sources of a delivery, in the contract's order. */
export const SOURCES: readonly {
  readonly source: SourceId
  readonly label: string
  readonly kinds: readonly EvidenceKind[]
}[] = [
  { source: 'commercial', label: sourceLabels.commercial, kinds: ['time_entry', 'invoice', 'cloud_line'] },
  { source: 'tracker', label: sourceLabels.tracker, kinds: ['work_item'] },
  { source: 'code', label: sourceLabels.code, kinds: ['code_change'] },
  { source: 'release', label: sourceLabels.release, kinds: ['release'] },
  { source: 'calendar', label: sourceLabels.calendar, kinds: ['meeting'] },
]

/** From the health that needs most attention to the one that needs none. */
const WORST_FIRST: readonly Health[] = ['failing', 'degraded', 'stale', 'paused', 'pending', 'healthy']

/** The worst health of the connections behind some kinds of evidence; `not_connected` where there is none. */
export const readHealth = async (
  { workspaceId, plan, now, caller }: Pick<ReadRequest, 'workspaceId' | 'plan' | 'now' | 'caller'>,
  coverage: Coverage,
  kinds: readonly EvidenceKind[],
  docs: DocumentReader,
): Promise<Health> => {
  const healths: Health[] = []
  const connections = connectionsExpectedToHave(coverage, kinds, caller.dataAccess.all)
  const hosts = await readHosts(workspaceId, connections, docs)
  for (const connection of connections) {
    const deadLetters = await docs.count(DeadLetter, openDeadLetters(workspaceId, connection.connectionId))
    healths.push(healthOf(connection, { deadLetters, host: hosts.get(connection.connectionId) }, plan, now))
  }
  return WORST_FIRST.find((health) => healths.includes(health)) ?? 'not_connected'
}

export const readSources = async (
  request: Pick<ReadRequest, 'workspaceId' | 'plan' | 'now' | 'caller'>,
  coverage: Coverage,
  docs: DocumentReader,
): Promise<readonly SourceState[]> =>
  flatOf(SOURCES, async ({ source, label, kinds }) => {
    const state = await readHealth(request, coverage, kinds, docs)
    return [{ source, label, state }]
  })
