import type { Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { EventType } from '#domain/events/catalogue'
import type { Actor } from '#domain/events/envelope'
import type { KpiFamily } from '#domain/kpi'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { contributor, type Measures, type Place } from '../rollups/contribution.js'
import type { AuditStatus } from './actions.js'
import { AuditEvent, type AuditRow } from './row.js'

/** All of an event that filters, facets and totals go by, apart from where and when. */
export interface Traits {
  readonly type: EventType
  readonly status: AuditStatus
  readonly actor: Actor
  readonly connectionId: Uuid | null
  readonly target: string
  readonly impacts: readonly KpiFamily[]
}

/** Equal traits are equal text: as many counters as there are different ones. */
const keyOf = ({ type, status, actor: { kind, id }, connectionId, target, impacts }: AuditRow): string =>
  JSON.stringify([type, status, kind, id, connectionId, target, impacts])

const known = new Map<string, Traits>()
const KNOWN = 10_000

export const traitsIn = (key: string): Traits => {
  const before = known.get(key)
  if (before !== undefined) return before
  const [type, status, kind, id, connectionId, target, impacts] = JSON.parse(key)
  const traits: Traits = { type, status, actor: { kind, id }, connectionId, target, impacts }
  if (known.size >= KNOWN) known.clear()
  known.set(key, traits)
  return traits
}

export const placeNamed = (id: Uuid): Place => ({ kind: 'project', name: id })

/** How many events of which traits there were, by day and by whom they concern. */
export const auditMeasures: Measures = {
  family: 'audit',
  // As many names as there are targets.
  inAll: false,
  contributors: [
    contributor({
      entity: AuditEvent,
      contribute: (row) => [
        { axis: 'instant', at: row.occurredAt, place: placeNamed(row.place), measures: { [keyOf(row)]: 1 } },
      ],
      // `order` begins with the instant, so that instants bound it as they bound each other.
      at: ({ name }) => ({ where: { place: { eq: name } }, by: 'order' }),
    }),
  ],
}

/** How often a report was taken out of the workspace: what was done to subjects of that kind. */
export const exportedReports = (workspaceId: Uuid, docs: DocumentReader): Outcome<StoreUnavailable, number> =>
  docs.count(AuditEvent, {
    where: { workspaceId: { eq: workspaceId }, subject: { from: 'report|', below: 'report}' } },
  })
