import { A, B, CLIENT, PROJECT } from './ids.js'

export const event = {
  id: A,
  action: 'scope.locked',
  actor: 'Ada Lovelace',
  actorKind: 'user',
  connector: 'git',
  clientId: CLIENT,
  clientName: 'Acme',
  projectId: PROJECT,
  projectName: 'Website',
  hasPayload: true,
  impacts: [{ label: 'Scope expansion' }],
  occurredAt: '2026-01-15T12:00:00.000Z',
  severity: 'info',
  status: 'success',
  target: 'project',
}
export const ofNoProject = {
  ...event,
  connector: null,
  clientId: null,
  clientName: null,
  projectId: null,
  projectName: null,
}

export const full = {
  events: [event],
  available: {
    connectors: [{ id: 'git', label: 'git', count: 3 }],
    eventTypes: [{ id: 'scope.locked', label: 'Scope locked', count: 1 }],
    impacts: [{ id: 'scope_expansion', label: 'Scope expansion', count: 1 }],
  },
  headline: {
    dataQualityWarnings: 1,
    eventsToday: 0,
    failedSyncEvents: 0,
    recalculatedMetrics: 3,
    lastFullSync: { occurredAt: '2026-03-10T11:00:01.000Z', state: 'succeeded' },
  },
  summary: { changes: 5, exports: 0, failed: 0, total: 9 },
  total: 9,
  nextCursor: B,
}

export const sparse = {
  ...full,
  events: [ofNoProject],
  headline: { ...full.headline, lastFullSync: { occurredAt: null, state: 'never' } },
  nextCursor: null,
}
