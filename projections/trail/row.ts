import * as t from 'io-ts'
import { closed, nullable, OneOfType } from '#domain/codec'
import { Instant, Int0, NonEmptyString, Uuid } from '#domain/common'
import { catalogue, type DomainEvent, definitionOf, type EventType } from '#domain/events/catalogue'
import { Actor, type EntityRef } from '#domain/events/envelope'
import { KpiFamily } from '#domain/kpi'
import { quarantineReasons } from '#domain/texts'
import type { Bookkeeping } from '../entities/bookkeeping.js'
import { type Entity, entityId, joined } from '../entities/entity.js'
import { AuditStatus, impactsOf, statusOf } from './actions.js'
import { explained, toldBy } from './payload.js'

const Row = closed('AuditEvent', {
  workspaceId: Uuid,
  eventId: Uuid,
  occurredAt: Instant,
  /** `occurredAt|eventId`: text order is the order of the trail. */
  order: NonEmptyString,
  /** Its place in its stream. */
  revision: Int0,
  /** Whom it concerns: a project's id, a client's, or the workspace's. */
  place: Uuid,
  projectId: nullable(Uuid),
  clientId: nullable(Uuid),
  type: new OneOfType<EventType>(
    catalogue.map(({ type }) => type),
    'an event type',
  ),
  status: AuditStatus,
  actor: Actor,
  connectionId: nullable(Uuid),
  /** The kind of thing that it is about, and which one. */
  target: NonEmptyString,
  subject: NonEmptyString,
  impacts: t.readonlyArray(KpiFamily),
  correlationId: Uuid,
  causationId: nullable(Uuid),
  payload: t.UnknownRecord,
  before: nullable(t.UnknownRecord),
  after: nullable(t.UnknownRecord),
  explain: nullable(closed('Explained', { text: NonEmptyString, events: Int0 })),
})
export type AuditRow = t.TypeOf<typeof Row>

/** The audit trail: one document an event, as it happened; what it is called and who may see it is for readers. */
export const AuditEvent: Entity<AuditRow> = {
  name: 'audit_event',
  codec: Row,
  indexes: [
    ['workspaceId', 'place', 'order'],
    ['workspaceId', 'correlationId', 'order'],
    ['workspaceId', 'subject', 'order'],
  ],
  // An event is never changed by another.
  on: {},
}

export const auditId = (workspaceId: Uuid, eventId: Uuid): string => joined(workspaceId, eventId.toLowerCase())
export const orderOf = (occurredAt: Instant, eventId: Uuid): string => `${occurredAt}|${eventId}`

/** The subject of events about an entity. */
export const subjectOf = (workspaceId: Uuid, ref: EntityRef): string => joined(ref.kind, entityId(workspaceId, ref))

/** Says whether a run stands for an event: one that a connection sees record by record, page by page, or delivery by delivery. */
const isFoldedIntoRun = ({ type, metadata }: DomainEvent): boolean =>
  type === 'PageRead' ||
  type === 'HostRead' ||
  type === 'HookReceived' ||
  (definitionOf(type).observes !== null && metadata.connectionId !== undefined)

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The project or client that an event itself says it concerns. */
const concerned = ({ data, metadata: { entity: ref } }: DomainEvent) => {
  const { projectId, clientId } = data as { readonly projectId?: unknown; readonly clientId?: unknown }
  const project = text(projectId) ?? ref.project ?? null
  return { projectId: project, clientId: project === null ? text(clientId) : null }
}

/** The trail's document of an event; null for one that is folded into its run. */
const auditRow = (event: DomainEvent): AuditRow | null => {
  if (isFoldedIntoRun(event)) return null
  const { eventId, type, revision, metadata } = event
  const { workspaceId, occurredAt, actor, connectionId, correlationId, causationId, entity: ref } = metadata
  const { projectId, clientId } = concerned(event)
  return {
    workspaceId,
    eventId,
    occurredAt,
    order: orderOf(occurredAt, eventId),
    revision,
    projectId,
    clientId,
    place: projectId ?? clientId ?? workspaceId,
    type,
    status: statusOf(event),
    actor,
    connectionId: connectionId ?? null,
    target: ref.kind,
    subject: subjectOf(workspaceId, ref),
    impacts: impactsOf(event),
    correlationId,
    causationId: causationId ?? null,
    ...toldBy(event),
    explain: explained(event),
  }
}

/** The same, or why there is none: a text where the row cannot be made. */
const rowOf = (event: DomainEvent): AuditRow | string | null => {
  try {
    const row = auditRow(event)
    return row === null || Row.is(row) ? row : quarantineReasons.invalidTrailEntry
  } catch {
    return quarantineReasons.noTrailEntry
  }
}

/** Each event makes its own row, which no other event changes. */
export const trail: Bookkeeping<AuditRow> = {
  collection: AuditEvent,
  idOf: null,
  isKeptWhole: false,
  ofEvent: { id: auditId, document: rowOf },
  withholds: null,
  ofAlone: null,
  ofBatch: null,
}
