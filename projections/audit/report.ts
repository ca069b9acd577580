import type { Instant } from '#domain/common'
import { compareText } from '#domain/compare'
import { KPI_TITLES, KpiFamily } from '#domain/kpi'
import type { Role } from '#domain/roles'
import { AUDIT_RETENTION_DAYS } from '#domain/settings'
import { addDays } from '#domain/time'
import { providerLabel } from '../data-sources/catalog.js'
import type { ConnectionState } from '../entities/connection.js'
import { actionOf, chainKindOf, severityOf, TYPES } from '../trail/actions.js'
import type { AuditRow } from '../trail/row.js'
import { eventLabels } from '../trail/texts.js'
import { type Counted, sumOf } from './counts.js'
import type { Names } from './names.js'
import type { AuditEvents, EventDetail, EventSummary, Facet } from './response.js'

/** The role of the person who looks at the trail, and the time. */
export interface Looking {
  readonly role: Role
  readonly now: Instant
}

const mayRead = ({ occurredAt }: AuditRow, { role, now }: Looking): boolean =>
  (role === 'owner' || role === 'admin') && occurredAt.slice(0, 10) >= addDays(now.slice(0, 10), -AUDIT_RETENTION_DAYS)

const tells = ({ payload, before, after }: AuditRow): boolean =>
  Object.keys(payload).length > 0 || before !== null || after !== null

/** One line of the trail. */
export const summaryOf = (row: AuditRow, names: Names, looking: Looking): EventSummary => {
  const project = names.project(row.projectId)
  const clientId = project?.clientId ?? row.clientId
  const clientName = names.client(clientId)
  return {
    id: row.eventId,
    action: actionOf(row.type),
    actor: names.actor(row.actor),
    actorKind: row.actor.kind,
    connector: names.connector(row.connectionId),
    clientId: clientName === null ? null : clientId,
    clientName,
    projectId: project === null ? null : row.projectId,
    projectName: project?.name ?? null,
    hasPayload: mayRead(row, looking) && tells(row),
    impacts: row.impacts.map((family) => ({ label: KPI_TITLES[family] })),
    occurredAt: row.occurredAt,
    severity: severityOf(row.type, row.status),
    status: row.status,
    target: row.target,
  }
}

/** The way in which a person stated an event. What came over HTTP names its receipt as the cause. */
const viaOf = ({ actor, causationId }: AuditRow): { readonly via?: 'session' | 'key' | 'command_line' } => {
  if (actor.kind === 'api_key') return { via: 'key' }
  if (actor.kind !== 'user') return {}
  return { via: causationId === null ? 'command_line' : 'session' }
}

/** One event with what it said, what led to it and from it, and what else happened to the same thing. */
export const detailOf = (
  row: AuditRow,
  { related, chain }: { readonly related: readonly AuditRow[]; readonly chain: readonly AuditRow[] },
  names: Names,
  looking: Looking,
): EventDetail => {
  const open = mayRead(row, looking)
  return {
    ...summaryOf(row, names, looking),
    before: open ? row.before : null,
    after: open ? row.after : null,
    explain: row.explain,
    payload: open ? { ...row.payload, ...viaOf(row) } : {},
    related: related.map(({ eventId, type, occurredAt }) => ({ id: eventId, action: actionOf(type), occurredAt })),
    chain: chain.map((one) => ({
      id: one.eventId,
      at: one.occurredAt,
      kind: chainKindOf(one.type),
      title: eventLabels[one.type],
      sub: names.actor(one.actor),
      detail: one.explain?.text ?? '',
      connector: names.connector(one.connectionId),
    })),
  }
}

const facets = (
  counted: readonly Counted[],
  idsOf: (one: Counted) => readonly string[],
  label: (id: string) => string,
): readonly Facet[] => {
  const counts = new Map<string, number>()
  for (const one of counted) for (const id of idsOf(one)) counts.set(id, (counts.get(id) ?? 0) + one.n)
  return [...counts]
    .map(([id, count]) => ({ id, label: label(id), count }))
    .sort((a, b) => b.count - a.count || compareText(a.id, b.id))
}

/** The choices of each filter, each with the number of events that it would leave. */
export const facetsOf = (counted: readonly Counted[], names: Names): AuditEvents['available'] => ({
  connectors: facets(
    counted,
    ({ traits }) => [names.connector(traits.connectionId) ?? []].flat(),
    (id) => providerLabel(id).label,
  ),
  eventTypes: facets(
    counted,
    ({ traits }) => [actionOf(traits.type)],
    (id) => eventLabels[TYPES.get(id) ?? 'WorkspaceOpened'],
  ),
  impacts: facets(
    counted,
    ({ traits }) => traits.impacts,
    (id) => (KpiFamily.is(id) ? KPI_TITLES[id] : id),
  ),
})

/** Counts the events by people and their keys, the exports, the failures, and all events. */
export const totalsOf = (counted: readonly Counted[]): AuditEvents['summary'] => ({
  changes: sumOf(counted, ({ traits }) => traits.actor.kind === 'user' || traits.actor.kind === 'api_key'),
  exports: sumOf(counted, ({ traits }) => traits.type === 'ReportExported'),
  failed: sumOf(counted, ({ traits }) => traits.status === 'failure'),
  total: sumOf(counted),
})

/** The time and state of the newest run of any of the connections. */
export const lastFullSync = (connections: readonly ConnectionState[]): AuditEvents['headline']['lastFullSync'] => {
  const last = connections
    .flatMap(({ recentRuns }) => recentRuns)
    .map(({ startedAt, finishedAt, state }) => ({ occurredAt: finishedAt ?? startedAt, state }))
    .sort((a, b) => compareText(a.occurredAt, b.occurredAt))
    .at(-1)
  return last ?? { occurredAt: null, state: 'never' }
}
