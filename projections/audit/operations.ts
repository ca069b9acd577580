import { Uuid } from '#domain/common'
import { operation } from '#domain/operation'
import { many } from '#domain/query'
import { readAudit } from './detail.js'
import { auditQuery } from './filter.js'
import { readLines } from './lines/read.js'
import { AuditLines } from './lines/response.js'
import { listAudit } from './list.js'
import { AuditEventDetail, AuditEvents } from './response.js'

const common = { scope: 'audit-trail:read', action: 'audit.read' } as const

export const listAuditEvents = operation({
  ...common,
  id: 'audit.list',
  path: '/audit/events',
  query: auditQuery,
  wholePeriod: true,
  response: AuditEvents,
  read: listAudit,
})

export const readAuditEvent = operation({
  ...common,
  id: 'audit.read',
  path: '/audit/events/{eventId}',
  params: { eventId: Uuid },
  query: {},
  response: AuditEventDetail,
  read: readAudit,
})

/** The most events that are told of at once: a page of the trail. */
const MOST_LINES = 100

export const auditLines = operation({
  ...common,
  id: 'audit.lines',
  path: '/audit/lines',
  query: { ids: many(Uuid, MOST_LINES) },
  managersOnly: true,
  response: AuditLines,
  read: readLines,
})
