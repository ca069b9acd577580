import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { Int0, NonEmptyString, Timestamp, Uuid } from '#domain/common'
import { Actor } from '#domain/events/envelope'
import { Action, AuditStatus, ChainKind, Severity } from '../trail/actions.js'

const list = t.readonlyArray

const summary = {
  id: Uuid,
  action: Action,
  actor: NonEmptyString,
  actorKind: Actor.props.kind,
  connector: nullable(NonEmptyString),
  clientId: nullable(Uuid),
  clientName: nullable(NonEmptyString),
  projectId: nullable(Uuid),
  projectName: nullable(NonEmptyString),
  hasPayload: t.boolean,
  impacts: list(closed('Impact', { label: NonEmptyString })),
  occurredAt: Timestamp,
  severity: Severity,
  status: AuditStatus,
  target: NonEmptyString,
}
export const EventSummary = closed('EventSummary', summary)
export type EventSummary = t.TypeOf<typeof EventSummary>

const Facet = closed('Facet', { id: NonEmptyString, label: NonEmptyString, count: Int0 })
export type Facet = t.TypeOf<typeof Facet>

export const AuditEvents = closed('AuditEvents', {
  events: list(EventSummary),
  available: closed('AvailableFacets', { connectors: list(Facet), eventTypes: list(Facet), impacts: list(Facet) }),
  headline: closed('AuditHeadline', {
    dataQualityWarnings: Int0,
    eventsToday: Int0,
    failedSyncEvents: Int0,
    recalculatedMetrics: Int0,
    lastFullSync: closed('LastFullSync', {
      occurredAt: nullable(Timestamp),
      state: oneOf('never', 'running', 'succeeded', 'failed'),
    }),
  }),
  summary: closed('AuditSummary', { changes: Int0, exports: Int0, failed: Int0, total: Int0 }),
  total: Int0,
  nextCursor: nullable(Uuid),
})
export type AuditEvents = t.TypeOf<typeof AuditEvents>

const ChainLink = closed('ChainLink', {
  id: Uuid,
  at: Timestamp,
  kind: ChainKind,
  title: NonEmptyString,
  sub: t.string,
  detail: t.string,
  connector: nullable(NonEmptyString),
})

/** Whatever an event says: members by name. */
const Said = t.record(t.string, t.unknown)

const EventDetail = closed('EventDetail', {
  ...summary,
  before: nullable(Said),
  after: nullable(Said),
  explain: nullable(closed('Explanation', { text: NonEmptyString, events: Int0 })),
  payload: Said,
  related: list(closed('RelatedEvent', { id: Uuid, action: Action, occurredAt: Timestamp })),
  chain: list(ChainLink),
})
export type EventDetail = t.TypeOf<typeof EventDetail>

export const AuditEventDetail = closed('AuditEventDetail', { event: EventDetail })
export type AuditEventDetail = t.TypeOf<typeof AuditEventDetail>
