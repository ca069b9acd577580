import { engagement, lock, project, sparseEngagement, sparseLock } from './engagement.js'
import { LOCK } from './ids.js'

export const full = {
  engagement,
  lock,
  project,
  report: {
    lock: { id: LOCK, lockedOn: '2026-01-15' },
    baseline: { items: 40, completed: 22, estimateHours: 320.5 },
    added: { items: 8, completed: 3, estimateHours: 41 },
    removed: { items: 1 },
    reestimated: { items: 2, deltaHours: -3.5 },
    uncertain: { items: 1 },
    expansionPct: 20,
    valuation: {
      valueCents: 250_000,
      currency: 'EUR',
      basis: 'change orders, else time entries by the rate in force',
      valuedItems: 6,
      unsupportedItems: 2,
    },
    rows: [
      {
        key: 'ACME-50',
        title: 'Gift cards',
        change: 'added',
        at: '2026-02-10T08:00:00.000Z',
        workType: 'story',
        state: 'done',
        attribution: 'change_request',
        changeRequestReference: 'CR-7',
        estimateHours: 12,
        valueCents: 96_000,
        valueBasis: 'change order CR-7',
        url: 'https://tracker.example/ACME-50',
      },
    ],
    rowsTotal: 9,
    series: [{ date: '2026-02-15', baseline: 40, added: 1, removed: 0, completed: 5 }],
  },
}

export const sparse = {
  engagement: sparseEngagement,
  lock: sparseLock,
  project,
  report: {
    ...full.report,
    baseline: { items: 40, completed: 0, estimateHours: null },
    added: { items: 0, completed: 0, estimateHours: null },
    reestimated: { items: 0, deltaHours: null },
    expansionPct: null,
    valuation: { ...full.report.valuation, valueCents: null, currency: null },
    rows: full.report.rows.map((row) => ({
      ...row,
      changeRequestReference: null,
      estimateHours: null,
      valueCents: null,
      valueBasis: null,
      url: null,
    })),
  },
}

export const none = { engagement: null, lock: null, project, report: null }
