import { confidence, unmeasured } from './confidence.read.js'
import { A, INVOICE } from './ids.js'

export const full = {
  facts: {
    periodStart: '2026-03-01',
    periodEnd: '2026-03-31',
    currency: 'EUR',
    actions: [
      {
        ...{ n: 1, tag: 'rates', title: 'Set a rate', action: 'Add a rate for QA.', why: '8 hours have none.' },
        tone: 'warn',
      },
    ],
    ai: { assistedChanges: 12, notAssistedChanges: 11, taggedPct: 62.5, netHours: 12.5 },
    aiInsufficientSample: {
      ...{ assistedChanges: 4, baselineChanges: 3, minimumPerGroup: 10, taggingCoverage: 0.05 },
      ...{ minimumTaggingCoverage: 0.1, reason: 'Fewer than 10 changes in a group.' },
    },
    scope: { expansionPct: 20, addedItems: 8, valueCents: 250_000, changeOrders: 1 },
    assumptions: [
      {
        ...{ id: 'cost-basis', title: 'Cost basis', value: 'rates in force', source: 'user', status: 'verified' },
        ...{ unitOrMethod: 'cents an hour', effectiveFrom: '2026-01-01', effectiveTo: '2026-12-31', versionId: A },
      },
    ],
    confidence,
    coordination: {
      ...{ blendedHourlyRateCents: 9_500, costCents: 19_000, taggingPct: 75, declined: 1 },
      ...{ hours: 2, meetings: 3 },
    },
    delivery: {
      ...{ completedItems: 30, mergedChanges: 17, milestones: 1, objectivesCompleted: 1, objectivesTotal: 2 },
      ...{ prsLinkedPct: 82.4, releases: 2 },
      releaseRows: [{ tag: 'v1.2.0', releasedAt: '2026-03-20T10:00:00.000Z', changes: 9, source: 'git' }],
      rows: [
        {
          ...{ key: 'ACME-12', title: 'Checkout', workType: 'story', completedAt: '2026-03-04T10:00:00.000Z' },
          ...{ changes: ['#7'], releases: ['v1.2.0'], linkOrigin: 'connector' },
        },
      ],
    },
    evidencePackages: [
      { id: 'work_item', title: 'Work items', items: 49, state: 'partial', reason: 'Two days are not covered.' },
    ],
    investment: {
      ...{ cloudCents: 12_000, coordinationCents: 19_000, coordinationPct: 1.5, estimated: true },
      ...{ estimatedCloudCents: 11_000, invoicedCents: 1_250_000, labourCents: 1_209_000, labourHours: 151.25 },
      ...{ reworkCents: 40_000, reworkPct: 3.3, roleBandHours: 12, scopeCents: 96_000, scopePct: 7.9 },
      ...{ totalCents: 1_240_000, unpricedHours: 8, currencyConflict: false },
      costEvidence: { cloudLines: 1, linkedTimeEntries: 98, timeEntries: 120 },
      labourCategories: [{ category: 'engineering', hours: 151.25, cents: 1_209_000, unpricedHours: 8 }],
    },
    manualEntrySharePct: 12.5,
    sources: [{ source: 'tracker', label: 'Tracker', state: 'healthy' }],
  },
  invoice: {
    ...{ id: INVOICE, number: '2026-031', status: 'issued', issuedOn: '2026-04-01', periodStart: '2026-03-01' },
    ...{ periodEnd: '2026-03-31', currency: 'EUR', amountCents: 1_250_000 },
    lines: [
      {
        ...{ id: 'line-1', description: 'Engineering', category: 'labour', role: 'engineering', hours: 156.25 },
        ...{ unitCents: 8_000, amountCents: 1_250_000 },
      },
    ],
  },
  pack: {
    id: 'what-did-it-cost',
    question: 'What did it cost?',
    claims: [
      {
        text: '12,400.00 EUR in the period.',
        figure: { value: 1_240_000, unit: 'cents', provenance: 'user_declared', basis: 'hours by rates, in EUR' },
        provenance: 'user_declared',
        evidence: ['120 time entries'],
      },
    ],
    gaps: ['8 hours have no rate.'],
  },
  reconciliation: {
    ...{ state: 'variance', tolerancePct: 2, invoicedCents: 1_250_000, supportedCents: 1_209_000 },
    varianceCents: 41_000,
    rows: [
      {
        ...{ lineId: 'line-1', billedHours: 156.25, evidencedHours: 151.25, supportedCents: 1_209_000 },
        ...{ deltaCents: -41_000, status: 'over_billed' },
        evidence: { timeEntries: 98, workItems: 30, codeChanges: 17, meetings: 0 },
      },
    ],
    unbilled: { timeEntries: 22, hours: 9.5, cents: 76_000 },
  },
}

const { facts, invoice, pack, reconciliation } = full

export const sparse = {
  facts: {
    ...facts,
    currency: null,
    actions: [],
    ai: { ...facts.ai, netHours: null },
    aiInsufficientSample: { ...facts.aiInsufficientSample, taggingCoverage: null },
    scope: { expansionPct: null, addedItems: 0, valueCents: null, changeOrders: 0 },
    assumptions: facts.assumptions.map((one) => ({
      ...one,
      ...{ source: 'default', status: 'needs_verification', effectiveTo: null, versionId: null },
    })),
    confidence: unmeasured,
    coordination: {
      ...{ blendedHourlyRateCents: null, costCents: null, taggingPct: null, declined: null },
      ...{ hours: null, meetings: null },
    },
    delivery: {
      ...facts.delivery,
      prsLinkedPct: null,
      rows: facts.delivery.rows.map((row) => ({ ...row, linkOrigin: null })),
    },
    evidencePackages: facts.evidencePackages.map((one) => ({ ...one, state: 'available', reason: null })),
    investment: {
      ...{ cloudCents: null, coordinationCents: null, coordinationPct: null, estimated: false },
      ...{ estimatedCloudCents: null, invoicedCents: null, labourCents: null, labourHours: null },
      ...{ reworkCents: null, reworkPct: null, roleBandHours: null, scopeCents: null, scopePct: null },
      ...{ totalCents: null, unpricedHours: null, currencyConflict: true },
      costEvidence: { cloudLines: 0, linkedTimeEntries: 0, timeEntries: 0 },
      labourCategories: [{ category: 'qa', hours: 8, cents: null, unpricedHours: 8 }],
    },
    manualEntrySharePct: null,
  },
  invoice: {
    ...invoice,
    lines: invoice.lines.map((line) => ({ ...line, role: null, hours: null, unitCents: null, amountCents: -500 })),
  },
  pack: { ...pack, claims: pack.claims.map((claim) => ({ ...claim, figure: null })) },
  reconciliation: {
    ...reconciliation,
    ...{ state: 'insufficient_evidence', supportedCents: null, varianceCents: null },
    rows: reconciliation.rows.map((row) => ({
      ...row,
      ...{ billedHours: null, evidencedHours: null, supportedCents: null, deltaCents: null, status: 'unsupported' },
    })),
    unbilled: { timeEntries: 0, hours: null, cents: null },
  },
}

export const none = {
  facts: { ...sparse.facts, ai: null, aiInsufficientSample: null, scope: null },
  ...{ invoice: null, pack: null, reconciliation: null },
}
