import { engagement, lock, project, sparseEngagement, sparseLock } from './engagement.js'

const period = { start: '2026-03-01', end: '2026-03-31', timeZone: 'Europe/Berlin' }

export const full = {
  engagement,
  graph: {
    nodes: [
      {
        id: 'work_item:ACME-12',
        kind: 'work_item',
        label: 'ACME-12 Checkout',
        at: '2026-03-04T10:00:00.000Z',
        state: 'done',
        workType: 'story',
        scope: 'baseline',
        costCents: 64_000,
        provenance: 'provider_export',
      },
      {
        id: 'code_change:#7',
        kind: 'code_change',
        label: '#7',
        at: '2026-03-05T10:00:00.000Z',
        state: 'merged',
        workType: 'story',
        scope: 'baseline',
        costCents: 0,
        provenance: 'provider_export',
      },
    ],
    edges: [
      {
        from: 'code_change:#7',
        to: 'work_item:ACME-12',
        kind: 'implements',
        origin: 'heuristic',
        rule: 'key in title',
      },
    ],
    counts: { byKind: [{ kind: 'work_item', nodes: 1 }], unlinkedChanges: 0, unattributedItems: 2 },
    truncated: false,
  },
  lock,
  period,
  project,
}

export const sparse = {
  engagement: sparseEngagement,
  graph: {
    nodes: [
      {
        id: 'release:v1',
        kind: 'release',
        label: 'v1',
        at: null,
        state: null,
        workType: null,
        scope: 'uncertain',
        costCents: null,
        provenance: 'provider_export',
      },
    ],
    edges: [{ from: 'release:v1', to: 'code_change:#7', kind: 'ships', origin: 'connector', rule: null }],
    counts: { byKind: [], unlinkedChanges: 0, unattributedItems: 0 },
    truncated: true,
  },
  lock: sparseLock,
  period,
  project,
}

export const none = { engagement: null, graph: null, lock: null, period, project }
