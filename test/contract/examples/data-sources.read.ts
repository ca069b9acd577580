import { connection, untried } from './connections.list.js'
import { A, B, CONNECTION, PROJECT } from './ids.js'

export const full = {
  canManage: true,
  catalog: [
    {
      provider: 'csv',
      label: 'CSV file',
      category: 'import',
      availability: 'available',
      connectUrl: 'https://vendor.example/connect',
      rateLimit: { requests: 100, perSeconds: 60 },
      setupKind: 'upload',
      skippedInSetup: ['git'],
      supportsConnectionTest: false,
    },
  ],
  connections: [connection],
  imports: {
    total: 2,
    lastAt: '2026-03-01T10:00:00.000Z',
    recent: [
      {
        id: A,
        fileName: 'items.csv',
        kind: 'delivery',
        at: '2026-03-01T10:00:00.000Z',
        accepted: 40,
        unchanged: 0,
        rejected: 2,
      },
    ],
  },
  kpis: {
    attentionCount: 1,
    connectedCount: 1,
    coveragePct: 88.9,
    registeredCount: 2,
    lastSuccessAt: '2026-03-10T11:00:01.000Z',
  },
  orphanedDeadLetters: [
    {
      id: B,
      connectionId: CONNECTION,
      provider: 'csv',
      record: 'line 17',
      reasonCode: 'invalid_date',
      message: 'data.startedOn: expected a date YYYY-MM-DD',
      occurredAt: '2026-03-01T10:00:00.000Z',
      attempts: 1,
    },
  ],
  projects: [{ id: PROJECT, name: 'Website', clientName: 'Acme' }],
}

export const sparse = {
  ...full,
  catalog: full.catalog.map((entry) => ({ ...entry, connectUrl: null, rateLimit: null, setupKind: null })),
  connections: [untried],
  imports: { total: 0, lastAt: null, recent: [] },
  kpis: { ...full.kpis, coveragePct: null, lastSuccessAt: null },
  orphanedDeadLetters: full.orphanedDeadLetters.map((letter) => ({ ...letter, connectionId: null })),
}

export const none = { ...sparse, imports: null }
