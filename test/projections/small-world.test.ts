import { describe, expect, it } from '@jest/globals'
import { uuid } from './support/events.js'
import { reportsOf } from './support/reports.js'
import { requestOf } from './support/request.js'
import { SMALL_WORLD } from './support/small-world.js'

// Beside each number stands the sum by which it was worked out by hand.

const reports = await reportsOf(SMALL_WORLD, requestOf())

describe('a small world, worked by hand', () => {
  it('has at most 60 facts', () => {
    expect(SMALL_WORLD.length).toBeLessThanOrEqual(60)
  })
  it('is covered wholly', () => {
    const { invoice, ai_usage, ...read } = reports.availability
    expect(new Set(Object.values(read))).toEqual(new Set(['available']))
    expect([invoice, ai_usage]).toEqual(['unavailable', 'unavailable'])
  })

  it('what was delivered', () => {
    expect(reports.delivery).toEqual({
      completedItems: 2,
      mergedChanges: 5, // #1 to #5
      releases: 1, // v1
      prsLinkedPct: 60, // #1, #2, #4: 3 of 5
    })
  })

  it('what coordination took', () => {
    expect(reports.coordination).toEqual({
      meetings: 2, // M1, M2: M3 was cancelled, M4 has no hours, M5 is unrelated
      hours: 2.5, // 1 + 1.5
      declined: 1, // M1
      taggingPct: 40, // M1, M5 of five
      blendedHourlyRateCents: 8000, // on 17 March: (100 + 60) / 2
      costCents: 46_500, // M1 3 h × (90 + 60) / 2 = 225; M2 2 × 1.5 h × 80 = 240
    })
  })

  it('what it cost', () => {
    expect(reports.investment).toEqual({
      labourHours: 5.58, // 120 + 90 + 60 + 45 + 20 = 335 minutes = 5.583 h
      labourCents: 42_333, // 2 h × 90 = 180; 1.5 h × 100 = 150; 1 h × 60; 20 min × 100 = 33.333…; qa has no rate
      unpricedHours: 0.75, // t4
      roleBandHours: 4.83, // 290 minutes
      coordinationCents: 46_500,
      cloudCents: 260, // half of 1.01 = 0.505, and 2.10: 2.605, a half goes to the even cent
      estimatedCloudCents: 210, // c2
      estimated: true,
      totalCents: 89_094, // 423.333… + 465 + 2.605 = 890.9383…: rounded once, not 42 333 + 46 500 + 260
      coordinationPct: 52.2, // 465.00 / 890.94
      reworkCents: 15_000, // #4 was reverted: A-5, t2
      reworkPct: 35.4, // 150.00 / 423.33
      scopeCents: 15_000, // added: A-4 (no time), A-5 (t2)
      scopePct: 35.4,
      invoicedCents: null,
      currencyConflict: false,
      costEvidence: { cloudLines: 2, linkedTimeEntries: 2, timeEntries: 5 },
      labourCategories: [
        { category: 'build', hours: 3.83, cents: 36_333, unpricedHours: 0 }, // 230 minutes; 180 + 150 + 33.333…
        { category: 'design', hours: 1, cents: 6_000, unpricedHours: 0 },
        { category: 'test', hours: 0.75, cents: null, unpricedHours: 0.75 },
      ],
    })
  })

  it('what was in scope', () => {
    if (reports.scope === null) throw new Error('there is a lock')
    const { rows, series, ...rest } = reports.scope
    expect(rest).toEqual({
      lock: { id: uuid('lock'), lockedOn: '2026-03-02', timeZone: 'UTC' },
      baseline: { items: 3, completed: 1, estimateHours: 12 }, // A-1 is done; 240 + 480 minutes
      added: { items: 2, completed: 1, estimateHours: 2 }, // A-4 (done, 120 minutes), A-5
      removed: { items: 1 },
      reestimated: { items: 1, deltaHours: 2 }, // 600 - 480 minutes
      uncertain: { items: 1 }, // A-6 was there before the lock, which does not name it
      expansionPct: 66.7, // 2 of 3
      valuation: {
        valueCents: 65_000,
        currency: 'EUR',
        valuedItems: 2,
        unsupportedItems: 0, // CO-1 500.00, A-5 150.00
        basis: expect.any(String),
      },
      changeOrders: [
        {
          id: uuid('order'),
          reference: 'CO-1',
          title: null,
          approvedOn: '2026-03-11',
          amountCents: 50_000,
          currency: 'EUR',
          items: ['A-4'],
          unknownItems: [],
        },
      ],
      changeOrdersTotal: 1,
      rowsTotal: 4,
    })
    expect(rows.map(({ key, change, attribution, valueCents }) => [key, change, attribution, valueCents])).toEqual([
      ['A-5', 'added', 'uncertain', 15_000],
      ['A-4', 'added', 'change_request', null], // in the amount of CO-1
      ['A-3', 'removed', 'in_scope', null],
      ['A-2', 'reestimated', 'in_scope', null],
    ])
    expect(series).toEqual([
      { date: '2026-03-02', baseline: 3, added: 0, removed: 0, completed: 0 },
      { date: '2026-03-09', baseline: 2, added: 0, removed: 1, completed: 0 },
      { date: '2026-03-16', baseline: 2, added: 2, removed: 1, completed: 1 },
      { date: '2026-03-23', baseline: 2, added: 2, removed: 1, completed: 2 },
      { date: '2026-03-30', baseline: 2, added: 2, removed: 1, completed: 2 },
    ])
  })

  it('what was aimed at', () => {
    expect(reports.objectives).toEqual({
      objectivesTotal: 2,
      objectivesCompleted: 1, // one and two; three was dropped on 10 March
      completedRatio: 0.5,
      milestones: 1,
    })
  })

  it('what AI had to do with it', () => {
    const { adoption } = reports.ai
    expect(adoption).toMatchObject({
      mergedChanges: 5,
      assistedChanges: 2,
      notAssistedChanges: 1,
      conflictingChanges: 0,
      untaggedChanges: 2,
      tools: [{ tool: 'cursor', changes: 2 }],
      workTypeLinks: { linkedChanges: 3, byOrigin: { connector: 1, heuristic: 2, manual: 0 } }, // #2; #1, #4
    })
    expect(adoption.byWorkType.map(({ workType, mergedChanges }) => [workType, mergedChanges])).toEqual([
      ['story', 1], // #1
      ['task', 1], // #2
      ['other', 1], // #4
      ['unlinked', 2], // #3, #5
    ])
  })

  it('the confidence of these numbers', () => {
    const report = reports.confidence
    expect(report.signals.map(({ id, pct, contribution }) => [id, pct, contribution])).toEqual([
      ['prs_linked', 60, 9.6], // 3 of 5, × 16
      ['items_mapped', 100, 14],
      ['meetings_tagged', 40, 4.8], // 2 of 5, × 12
      ['rate_card', 86.6, 12.12], // 290 of 335 minutes, × 14
      ['ai_tagging', 60, 7.2], // #1, #2, #4 of 5, × 12
      ['release_evidence', 40, 4], // #1, #2 of 5, × 10
      ['manual_entry_share', 76.2, 6.1], // 3 items + 5 changes + 1 release + 5 meetings + 5 entries + 2 lines, 5 of them by csv: 16 of 21, × 8
      ['freshness', 100, 8], // five sources, all read ten minutes ago
      ['assumptions', 16.7, 1], // 1 of 6, × 6
    ])
    // 9.6 + 14 + 4.8 + 12.1194 + 7.2 + 4 + 6.0952 + 8 + 1 = 66.8146
    expect(report).toMatchObject({ score: 66.8, label: 'moderate' })
    expect(report.hints).toHaveLength(7)
    expect(report.hints.at(-1)).toBe('Counts evidence up to 31 Mar 23:50.')
  })

  it('whether the invoice is right', () => {
    if (reports.reconciliation === null) throw new Error('there is an invoice')
    const { rows, ...rest } = reports.reconciliation
    expect(rest).toEqual({
      state: 'insufficient_evidence',
      tolerancePct: 2, // nothing supports L5
      invoicedCents: 92_760, // 330 + 120 + 465 + 2.60 + 10
      supportedCents: 85_760, // 330 + 60 + 465 + 2.60
      varianceCents: null,
      unbilled: { timeEntries: 1, hours: 0.75, cents: null }, // t4, at a role without a price; t5 is not billable
    })
    expect(rows.map((row) => [row.lineId, row.evidencedHours, row.supportedCents, row.deltaCents, row.status])).toEqual(
      [
        ['L1', 3.5, 33_000, 0, 'matched'], // t1 180.00, t2 150.00
        ['L2', 1, 6_000, 6_000, 'over_billed'], // t3 60.00 of 120.00
        ['L3', 6, 46_500, 0, 'matched'], // 3 × 1 h and 2 × 1.5 h at its own 77.50
        ['L4', null, 260, 0, 'matched'],
        ['L5', null, null, null, 'unsupported'],
      ],
    )
    expect(rows[0]?.evidence).toEqual({ timeEntries: 2, workItems: 2, codeChanges: 2, meetings: 0 })
  })
})
