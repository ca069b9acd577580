import { Uuid } from '#domain/common'
import { operation } from '#domain/operation'
import { readAudit } from './detail.js'
import { auditQuery } from './filter.js'
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
