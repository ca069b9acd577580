import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { DocumentReader } from '#domain/documents'
import { EvidenceKind } from '#domain/events/connections'
import type { ReadRequest } from '#domain/operation'
import { flatOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import type { ConnectionState } from '../entities/connection.js'
import { DeadLetter, openLetters } from '../entities/dead-letter.js'
import { healthOf } from '../sources/report.js'
import type { Health, SourceId, SourceState } from '../sources/response.js'
import type { Coverage } from './read.js'

/** The connections that have told of some kinds of evidence in the selected places, and are still there. */
export const tellingOf = (
  { selected, connections }: Coverage,
  kinds: readonly EvidenceKind[],
): readonly ConnectionState[] =>
  connections.filter(
    ({ removed, coverage }) =>
      !removed &&
      coverage.some(
        ({ kind, container }) => kinds.includes(kind) && selected[kind].some((one) => one.container === container),
      ),
  )

/**
 * The connections that a selection rests on and that are to be read: those that have told of its places and, for whoever
 * may see all, those that have told of nothing yet.
 */
export const connectionsOf = (coverage: Coverage, seesAll: boolean): readonly ConnectionState[] => {
  const telling = new Set(tellingOf(coverage, EvidenceKind.values))
  return coverage.connections.filter(
    (one) => !one.paused && !one.removed && (telling.has(one) || (seesAll && one.coverage.length === 0)),
  )
}

/** What connections of a category are to tell of. */
const EXPECTED: Readonly<Record<ConnectionState['category'], readonly EvidenceKind[]>> = {
  ...{ delivery: ['work_item'], code: ['code_change', 'release'], calendar: ['meeting'], cloud: ['cloud_line'] },
  ...{ ai: ['ai_usage'], communication: [], import: [] },
}

/**
 * The connections that tell some kinds of evidence or, where there are none and for whoever may see all, those that are to
 * tell them and have told of nothing yet: whose they will be nobody knows.
 */
export const watchedOf = (
  coverage: Coverage,
  kinds: readonly EvidenceKind[],
  seesAll: boolean,
): readonly ConnectionState[] => {
  const telling = tellingOf(coverage, kinds)
  if (telling.length > 0 || !seesAll) return telling
  return coverage.connections.filter(
    ({ removed, coverage: told, category }) =>
      !removed && told.length === 0 && EXPECTED[category].some((kind) => kinds.includes(kind)),
  )
}

/** Who provides some connections, each once, by name. */
export const providersIn = (connections: readonly ConnectionState[]): readonly string[] =>
  [...new Set(connections.map(({ provider }) => provider))].sort()

/** The providers that tell of kinds of evidence of a selection, by name. */
export const providersOf =
  (coverage: Coverage) =>
  (...kinds: readonly EvidenceKind[]): readonly string[] =>
    providersIn(tellingOf(coverage, kinds))

/** What a delivery is told by, in the contract's order. */
export const SOURCES: readonly {
  readonly source: SourceId
  readonly label: string
  readonly kinds: readonly EvidenceKind[]
}[] = [
  { source: 'commercial', label: 'Commercial', kinds: ['time_entry', 'invoice', 'cloud_line'] },
  { source: 'tracker', label: 'Tracker', kinds: ['work_item'] },
  { source: 'code', label: 'Code', kinds: ['code_change'] },
  { source: 'release', label: 'Releases', kinds: ['release'] },
  { source: 'calendar', label: 'Calendar', kinds: ['meeting'] },
]

/** From what needs most attention to what needs none; of several connections, the first of these stands. */
const WORST_FIRST: readonly Health[] = ['failing', 'degraded', 'stale', 'paused', 'pending', 'healthy']

/** How the connections behind some kinds of evidence are: as the worst of them, `not_connected` where there is none. */
export const readHealth = async (
  { workspaceId, plan, now, caller }: Pick<ReadRequest, 'workspaceId' | 'plan' | 'now' | 'caller'>,
  coverage: Coverage,
  kinds: readonly EvidenceKind[],
  docs: DocumentReader,
): Outcome<StoreUnavailable, Health> => {
  const healths: Health[] = []
  for (const connection of watchedOf(coverage, kinds, caller.dataAccess.all)) {
    const letters = await docs.count(DeadLetter, openLetters(workspaceId, connection.connectionId))
    if (isLeft(letters)) return letters
    healths.push(healthOf(connection, letters.right, plan, now))
  }
  return right(WORST_FIRST.find((health) => healths.includes(health)) ?? 'not_connected')
}

export const readSources = async (
  request: Pick<ReadRequest, 'workspaceId' | 'plan' | 'now' | 'caller'>,
  coverage: Coverage,
  docs: DocumentReader,
): Outcome<StoreUnavailable, readonly SourceState[]> =>
  flatOf(SOURCES, async ({ source, label, kinds }) => {
    const state = await readHealth(request, coverage, kinds, docs)
    return isLeft(state) ? state : right([{ source, label, state: state.right }])
  })
