import type { Instant, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import { readOf } from '#domain/coverage'
import { roundHalfEven } from '#domain/figures'
import type { ReadRequest } from '#domain/operation'
import { periodUntil } from '#domain/period'
import { PLANS } from '#domain/plans'
import { addDays, civilDateOf, type Interval, periodInterval } from '#domain/time'
import type { ClientState } from '../entities/client.js'
import type { DeadLetterState } from '../entities/dead-letter.js'
import type { QuarantinedState } from '../entities/quarantine.js'
import { containersWithQuarantine, evidenceNeeds } from '../selection/availability.js'
import { selectedContainers } from '../selection/containers.js'
import { isImported } from '../selection/providers.js'
import { CATALOG } from './catalog.js'
import type { ReadConnections } from './read.js'
import type { ConnectionView, DataSources, DeadLetterView, Health } from './response.js'
import { overviewTexts } from './texts.js'

const ATTENTION: ReadonlySet<Health> = new Set(['stale', 'degraded', 'failing'])
const LONGEST_COVERAGE_DAYS = 90
const RECENT_IMPORTS = 10
export const MOST_DEAD_LETTERS = 200

export interface DataSourcesSources extends ReadConnections {
  readonly clients: readonly ClientState[]
  /** The open ones of connections that were removed. */
  readonly deadLetters: readonly DeadLetterState[]
  readonly quarantined: readonly QuarantinedState[]
}

const latest = (instants: readonly (Instant | null)[]): Instant | null =>
  instants.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null)
const newestFirst = <A>(at: (one: A) => Instant, all: readonly A[]): readonly A[] =>
  all.toSorted((a, b) => compareText(at(b), at(a)))

/** Says whether some of an interval lies within this one. */
const touching =
  ({ from, to }: Interval) =>
  (one: Interval): boolean =>
    one.from < to && from < one.to

/**
 * Days that are covered, of each kind of evidence that a connection has read, out of the plan's window (its last 90 days
 * where it is longer), in percent to 0.1; null where no kind is connected. A day counts where all of it that can have
 * been read yet was read, in every container that belongs to the caller's projects.
 */
export const coveragePct = (
  { projects, unmappedToo, plan, now }: ReadRequest,
  { states, containers, quarantined }: Pick<DataSourcesSources, 'states' | 'containers' | 'quarantined'>,
): number | null => {
  const today = civilDateOf(now, 'UTC')
  const days = Math.min(LONGEST_COVERAGE_DAYS, PLANS[plan].caps.dataWindowDays)
  const period = periodUntil(now, { start: addDays(today, 1 - days), end: today, timeZone: 'UTC' })
  const kinds = new Set(
    states.filter(({ removed }) => !removed).flatMap(({ coverage }) => coverage.map(({ kind }) => kind)),
  )
  const each = Array.from({ length: days }, (_, back) => {
    const day = addDays(today, -back)
    return touching(periodInterval({ start: day, end: day, timeZone: 'UTC' }))
  })
  let [covered, all] = [0, 0]
  for (const kind of kinds) {
    const selected = selectedContainers(kind, { projects, unmappedToo, period }, containers, states)
    if (selected.length === 0) continue
    all += days
    const { read, missed } = readOf(evidenceNeeds(kind, selected, states, { plan, now }))
    const quarantinedIn = containersWithQuarantine(kind, selected, quarantined).flatMap(({ times }) => times)
    covered += each.filter((day) => read.some(day) && !missed.some(day) && !quarantinedIn.some(day)).length
  }
  return all === 0 ? null : roundHalfEven((100 * covered) / all, 1)
}

/** The number of imported files, and their newest runs. */
const importsOf = (views: readonly ConnectionView[]): DataSources['imports'] => {
  const files = views.filter(({ provider }) => isImported(provider))
  if (files.length === 0) return null
  const runs = files.flatMap(({ label, category, recentRuns }) =>
    recentRuns.flatMap(({ id, finishedAt, accepted, unchanged, rejected }) =>
      finishedAt === null
        ? []
        : [{ id, fileName: label, kind: category, at: finishedAt, accepted, unchanged, rejected }],
    ),
  )
  const recent = newestFirst(({ at }) => at, runs).slice(0, RECENT_IMPORTS)
  return { total: files.length, lastAt: recent[0]?.at ?? null, recent }
}

/** Records that no connection of the list stands for: those of removed connections, and what could not be folded. */
const orphans = (
  { states, deadLetters, quarantined }: Pick<DataSourcesSources, 'states' | 'deadLetters' | 'quarantined'>,
  now: Instant,
): readonly DeadLetterView[] => {
  const known = new Map(states.map((one) => [one.connectionId, one]))
  const ofRemoved = deadLetters.map(({ key, connectionId, record, reasonCode, message, occurredAt, attempts }) => ({
    id: key,
    connectionId,
    provider: known.get(connectionId)?.provider ?? 'unknown',
    record,
    reasonCode,
    message,
    occurredAt,
    attempts,
  }))
  const unfolded = quarantined.map(({ entity: { kind, key }, position, reason, hashes, events, since }) => {
    const [connectionId = null, ...more] = Object.keys(hashes)
    const only: Uuid | null = more.length === 0 ? connectionId : null
    const provider = (only !== null && known.get(only)?.provider) || 'unknown'
    return {
      id: `${kind}:${position}`,
      connectionId: only,
      provider,
      record: `${kind} ${key}`,
      reasonCode: 'cannot_be_folded',
      message: reason,
      occurredAt: since ?? now,
      attempts: events,
    }
  })
  return newestFirst(({ occurredAt }) => occurredAt, [...ofRemoved, ...unfolded]).slice(0, MOST_DEAD_LETTERS)
}

/** Lists all known sources and the connected ones, and how much of their evidence has been read. */
export const dataSourcesReport = (request: ReadRequest, sources: DataSourcesSources): DataSources => {
  const { views, clients } = sources
  const clientNames = new Map(clients.map(({ clientId, name }) => [clientId, name]))
  return {
    canManage: true,
    catalog: CATALOG,
    connections: views,
    imports: importsOf(views),
    kpis: {
      attentionCount: views.filter(({ health }) => ATTENTION.has(health)).length,
      connectedCount: views.filter(({ lastSuccessAt, health }) => lastSuccessAt !== null && health !== 'paused').length,
      coveragePct: coveragePct(request, sources),
      registeredCount: views.length,
      lastSuccessAt: latest(views.map(({ lastSuccessAt }) => lastSuccessAt)),
    },
    orphanedDeadLetters: request.unmappedToo ? orphans(sources, request.now) : [],
    projects: request.projects.map(({ projectId, clientId, name }) => ({
      id: projectId,
      name,
      clientName: clientNames.get(clientId) ?? overviewTexts.unknownClient,
    })),
  }
}
