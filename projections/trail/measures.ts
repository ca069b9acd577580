import type { Uuid } from '#domain/common'
import { single } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import type { EventType } from '#domain/events/catalogue'
import type { Actor } from '#domain/events/envelope'
import type { KpiFamily } from '#domain/kpi'
import { contributor, type Measures, type Place } from '../rollups/contribution.js'
import type { AuditStatus } from './actions.js'
import { AuditEvent, type AuditRow } from './row.js'

/** The traits of an event that filters, facets and totals use, apart from place and time. */
export interface Traits {
  readonly type: EventType
  readonly status: AuditStatus
  readonly actor: Actor
  readonly connectionId: Uuid | null
  readonly target: string
  readonly impacts: readonly KpiFamily[]
}

/** The counters of the family: a JSON array of traits each. */
export type TraitsCounter = `[${string}]`

/** Equal traits are equal text: as many counters as there are different ones. */
const counterOf = ({ type, status, actor: { kind, id }, connectionId, target, impacts }: AuditRow): TraitsCounter =>
  JSON.stringify([type, status, kind, id, connectionId, target, impacts]) as TraitsCounter

const known = new Map<TraitsCounter, Traits>()
const KNOWN = 10_000

export const traitsIn = (key: TraitsCounter): Traits => {
  const before = known.get(key)
  if (before !== undefined) return before
  const [type, status, kind, id, connectionId, target, impacts] = JSON.parse(key)
  const traits: Traits = { type, status, actor: { kind, id }, connectionId, target, impacts }
  if (known.size >= KNOWN) known.clear()
  known.set(key, traits)
  return traits
}

export const placeNamed = (id: Uuid): Place => ({ kind: 'project', name: id })

/** Counts events by traits, day and place. */
export const auditMeasures: Measures<TraitsCounter> = {
  family: 'audit',
  // As many names as there are targets.
  inAll: false,
  contributors: [
    contributor({
      entity: AuditEvent,
      contribute: (row) => [
        { axis: 'instant', at: row.occurredAt, place: placeNamed(row.place), measures: single(counterOf(row), 1) },
      ],
      // `order` begins with the instant, so that instants bound it as they bound each other.
      at: ({ name }) => ({ where: { place: { eq: name } }, by: 'order' }),
    }),
  ],
}

/** Counts how often a report was taken out of the workspace: the events on subjects of that kind. */
export const exportedReports = (workspaceId: Uuid, docs: DocumentReader): Promise<number> =>
  docs.count(AuditEvent, {
    where: { workspaceId: { eq: workspaceId }, subject: { from: 'report|', below: 'report}' } },
  })
