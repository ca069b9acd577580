import { describe, expect, it } from '@jest/globals'
import { sumOfCounts } from '#domain/counts'
import type { EvidenceKind } from '#domain/events/connections'
import { addMoney, NOTHING } from '#domain/money'
import { aiEconomics } from '#projections/ai/operations'
import { confidenceShares } from '#projections/confidence/measures'
import { confidenceReport } from '#projections/confidence/report'
import { Confidence } from '#projections/confidence/response'
import { cloudCost, coordinationReport, investmentReport } from '#projections/cost/report'
import { Coordination, Investment } from '#projections/cost/response'
import { DeliveryOutput, deliveryReport } from '#projections/delivery/report'
import { ChangeOrder } from '#projections/entities/change-order'
import { CodeChange } from '#projections/entities/code-change'
import { Connection } from '#projections/entities/connection'
import { Invoice } from '#projections/entities/invoice'
import { Milestone } from '#projections/entities/milestone'
import { Objective } from '#projections/entities/objective'
import { Rate } from '#projections/entities/rate'
import { ScopeLock } from '#projections/entities/scope-lock'
import { TimeEntry } from '#projections/entities/time-entry'
import { WorkItem, wasReopened } from '#projections/entities/work-item'
import { readEvidence } from '#projections/evidence/read'
import { latestInvoice, reconciliationReport } from '#projections/invoice/report'
import { Reconciliation } from '#projections/invoice/response'
import { coordinationOf, labourByCategory, labourOn, NO_LABOUR } from '#projections/labour/measures'
import { Objectives, objectivesReport } from '#projections/objectives/report'
import { lockInForce, scopedItems } from '#projections/scope/measures'
import { scopeReport } from '#projections/scope/report'
import { ScopeReport } from '#projections/scope/response'
import { ok } from '#test/support/stores/outcome'
import {
  API,
  assisted,
  covering,
  mapped,
  notAssisted,
  observed,
  projectAdded,
  registered,
  released,
  syncCompleted,
  type Told,
  uuid,
} from './support/events.js'
import {
  CALENDAR,
  CLOUD,
  cloudLine,
  invoice,
  meeting,
  rateSet,
  said,
  stated,
  TRACKER,
  timeEntry,
  workItem,
} from './support/facts.js'
import { answer, exact, requestOf } from './support/request.js'
import { World } from './support/world.js'

// March of 2026 in one project, few enough to be worked by hand: beside each number stands its sum.

const day = (date: string, time = '00:00') => `2026-${date}T${time}:00.000Z`
const READ_AT = day('03-31', '23:50')

const read = (connection: string, ...kinds: readonly (readonly [EvidenceKind, string])[]): readonly Told[] => [
  registered(connection),
  syncCompleted(connection, 'r1', {
    at: READ_AT,
    coverage: kinds.map(([kind, place]) => covering(place, day('01-01'), READ_AT, kind)),
  }),
]
const LINE = { description: '', role: null, hours: null, unitAmount: null }
const KEYS = (key: string) => [{ key, field: 'title' as const }]

const EVENTS: readonly Told[] = [
  projectAdded('app'),
  mapped(API, 'app', null),
  mapped(TRACKER, 'app', null, { kind: 'tracker_project' }),
  mapped(CALENDAR, 'app', null, { kind: 'calendar' }),
  mapped(CLOUD, 'app', null, { kind: 'cloud_account' }),
  ...read('git', ['code_change', API], ['release', API]),
  ...read('tracker', ['work_item', TRACKER]),
  ...read('calendar', ['meeting', CALENDAR]),
  ...read('sheet', ['time_entry', uuid('app')]),
  ...read('cloud', ['cloud_line', CLOUD]),

  rateSet('engineering', '90.00', '2026-01-01'),
  rateSet('engineering', '100.00', '2026-03-16'),
  rateSet('design', '60.00', '2026-01-01'),
  stated('ScopeLocked', 'app', uuid('lock'), {
    ...{ lockId: uuid('lock'), lockedOn: '2026-03-02', method: 'manual', reference: null },
    items: [
      { container: TRACKER, key: 'A-1', estimateMinutes: 240 },
      { container: TRACKER, key: 'A-2', estimateMinutes: 480 },
      { container: TRACKER, key: 'A-3', estimateMinutes: null },
    ],
  }),
  stated('ChangeOrderApproved', 'app', uuid('order'), {
    ...{ changeOrderId: uuid('order'), reference: 'CO-1', approvedOn: '2026-03-11' },
    ...{ amountCents: 50_000, currency: 'EUR', items: ['A-4'] },
  }),
  stated('ObjectiveSet', 'app', uuid('o1'), {
    objectiveId: uuid('o1'),
    title: 'One',
    setOn: '2026-03-01',
    dueOn: null,
  }),
  stated('ObjectiveSet', 'app', uuid('o2'), {
    objectiveId: uuid('o2'),
    title: 'Two',
    setOn: '2026-03-05',
    dueOn: null,
  }),
  stated('ObjectiveSet', 'app', uuid('o3'), {
    objectiveId: uuid('o3'),
    title: 'Three',
    setOn: '2026-02-01',
    dueOn: null,
  }),
  stated('ObjectiveCompleted', 'app', uuid('o1'), { objectiveId: uuid('o1'), completedOn: '2026-03-20' }),
  stated('ObjectiveDropped', 'app', uuid('o3'), { objectiveId: uuid('o3'), droppedOn: '2026-03-10' }),
  stated('MilestoneReached', 'app', uuid('m1'), { milestoneId: uuid('m1'), title: 'Live', reachedOn: '2026-03-25' }),

  workItem('A-1', { state: 'done', createdAt: day('02-20'), doneAt: day('03-10'), estimateMinutes: 240 }),
  workItem('A-2', { type: 'bug', state: 'in_progress', createdAt: day('02-21'), estimateMinutes: 600 }),
  workItem('A-3', { state: 'cancelled', createdAt: day('02-22'), history: [{ at: day('03-05'), state: 'cancelled' }] }),
  workItem('A-4', { type: 'task', state: 'done', createdAt: day('03-12'), doneAt: day('03-20'), estimateMinutes: 120 }),
  workItem('A-5', { type: 'other', createdAt: day('03-15') }),
  workItem('A-6', { createdAt: day('02-25') }),

  observed('#1', { mergedAt: day('03-05'), aiMarks: [assisted('cursor')], namedKeys: KEYS('A-1') }),
  observed('#2', { mergedAt: day('03-12'), aiMarks: [notAssisted()], links: ['A-4'] }),
  observed('#3', { mergedAt: day('03-20') }),
  observed('#4', { mergedAt: day('03-25'), aiMarks: [assisted('cursor')], namedKeys: KEYS('A-5') }),
  observed('#5', { mergedAt: day('03-26'), reverts: ['#4'] }),
  released('v1', { releasedAt: day('03-15'), changes: ['#1', '#2'] }),

  meeting('M1', { startsAt: day('03-03', '09:00'), endsAt: day('03-03', '10:00'), accepted: 3, declined: 1 }),
  meeting('M2', { startsAt: day('03-17', '09:00'), endsAt: day('03-17', '10:30'), accepted: 2, declined: 0 }),
  meeting('M3', { startsAt: day('03-18', '09:00'), endsAt: day('03-18', '10:00'), status: 'cancelled' }),
  meeting('M4', { startsAt: day('03-19'), endsAt: day('03-20'), allDay: true }),
  meeting('M5', { startsAt: day('03-20', '09:00'), endsAt: day('03-20', '10:00'), accepted: 4 }),
  said('MeetingTagged', 'app', 'meeting', CALENDAR, 'M1', { tag: 'attributed' }),
  said('MeetingTagged', 'app', 'meeting', CALENDAR, 'M5', { tag: 'unrelated' }),

  timeEntry('app', 't1', { day: '2026-03-03', minutes: 120, workItem: 'A-1' }, { channel: 'csv' }),
  timeEntry('app', 't2', { day: '2026-03-16', minutes: 90, workItem: 'A-5' }, { channel: 'csv' }),
  timeEntry('app', 't3', { day: '2026-03-17', minutes: 60, role: 'design', category: 'design' }, { channel: 'csv' }),
  timeEntry('app', 't4', { day: '2026-03-18', minutes: 45, role: 'qa', category: 'test' }, { channel: 'csv' }),
  timeEntry('app', 't5', { day: '2026-03-31', minutes: 20, billable: false }, { channel: 'csv' }),
  timeEntry('app', 't6', { day: '2026-04-01', minutes: 480 }, { channel: 'csv' }),
  cloudLine('c1', { from: '2026-03-31', to: '2026-04-01', amount: '1.01' }),
  cloudLine('c2', { from: '2026-03-10', to: '2026-03-10', amount: '2.10', estimated: true }),
  invoice('app', 'I-1', {
    lines: [
      { ...LINE, id: 'L1', category: 'labour', role: 'engineering', hours: '3.5', amount: '330.00' },
      { ...LINE, id: 'L2', category: 'labour', role: 'design', hours: '2', amount: '120.00' },
      { ...LINE, id: 'L3', category: 'coordination', amount: '465.00' },
      { ...LINE, id: 'L4', category: 'cloud', amount: '2.60' },
      { ...LINE, id: 'L5', category: 'other', amount: '10.00' },
    ],
  }),
]

const world = new World(EVENTS)
const request = requestOf()
const PERIOD = { start: '2026-03-01', end: '2026-03-31' }
const evidence = await ok(readEvidence(request, world.docs))
const rates = world.all(Rate)
const { time_entry, meeting: meetings, cloud_line, code_change, work_item, release } = evidence.availability
const entries = world.all(TimeEntry).filter((one) => (one.day ?? '') >= PERIOD.start && (one.day ?? '') <= PERIOD.end)
const items = world.all(WorkItem)
const lock = lockInForce(world.all(ScopeLock), PERIOD.end)
if (lock === null) throw new Error('there is a lock')
const added = scopedItems(lock, items, world.all(ChangeOrder), request.now).flatMap(({ item, change }) =>
  change === 'added' ? [item.key] : [],
)
const reworked = new Set([
  ...items.filter(wasReopened).map(({ key }) => key),
  ...world.all(CodeChange).flatMap((one) => (one.reverted ? one.items.map(({ key }) => key) : [])),
])

describe('a small world, worked by hand', () => {
  it('has at most 60 facts', () => {
    expect(EVENTS.length).toBeLessThanOrEqual(60)
  })
  it('is covered wholly', () => {
    expect([time_entry, meetings, cloud_line, code_change, work_item, release]).toEqual(Array(6).fill('available'))
  })

  it('what was delivered', () => {
    const counts = sumOfCounts(evidence.delivery.values())
    const report = deliveryReport(counts, { workItems: work_item, codeChanges: code_change, releases: release })
    expect(exact(DeliveryOutput, report)).toEqual({
      completedItems: 2,
      mergedChanges: 5, // #1 to #5
      releases: 1, // v1
      prsLinkedPct: 60, // #1, #2, #4: 3 of 5
    })
  })

  it('what coordination took', () => {
    const report = coordinationReport({ delivery: evidence.delivery, rates, availability: { meetings } })
    expect(exact(Coordination, report)).toEqual({
      meetings: 2, // M1, M2: M3 was cancelled, M4 has no hours, M5 is unrelated
      hours: 2.5, // 1 + 1.5
      declined: 1, // M1
      taggingPct: 40, // M1, M5 of five
      blendedHourlyRateCents: 8000, // on 17 March: (100 + 60) / 2
      costCents: 46_500, // M1 3 h × (90 + 60) / 2 = 225; M2 2 × 1.5 h × 80 = 240
    })
  })

  it('what it cost', () => {
    const report = investmentReport({
      ...{ cost: evidence.cost, delivery: evidence.delivery, rates, invoiced: null },
      rework: labourOn(entries, (key) => reworked.has(key), rates),
      scope: labourOn(entries, (key) => added.includes(key), rates),
      availability: { timeEntries: time_entry, meetings, cloud: cloud_line, invoices: 'unavailable' },
    })
    expect(exact(Investment, report)).toEqual({
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
    const labour = new Map(items.map(({ key }) => [key, labourOn(entries, (one) => one === key, rates)]))
    const orders = world.all(ChangeOrder)
    const at = request.now
    const report = scopeReport({ lock, items, orders, labour, period: PERIOD, at, availability: work_item })
    const { rows, series, ...rest } = exact(ScopeReport, report)
    expect(rest).toEqual({
      lock: { id: uuid('lock'), lockedOn: '2026-03-02' },
      baseline: { items: 3, completed: 1, estimateHours: 12 }, // A-1 is done; 240 + 480 minutes
      added: { items: 2, completed: 1, estimateHours: 2 }, // A-4 (done, 120 minutes), A-5
      removed: { items: 1 },
      reestimated: { items: 1, deltaHours: 2 }, // 600 - 480 minutes
      uncertain: { items: 1 }, // A-6 was there before the lock, which does not name it
      expansionPct: 66.7, // 2 of 3
      valuation: {
        ...{ valueCents: 65_000, currency: 'EUR', valuedItems: 2, unsupportedItems: 0 }, // CO-1 500.00, A-5 150.00
        basis: expect.any(String),
      },
      rowsTotal: 4,
    })
    expect(rows.map(({ key, change, attribution, valueCents }) => [key, change, attribution, valueCents])).toEqual([
      ['A-5', 'added', 'uncertain', 15_000],
      ['A-4', 'added', 'change_request', 50_000],
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
    expect(exact(Objectives, objectivesReport(world.all(Objective), world.all(Milestone), PERIOD))).toEqual({
      ...{ objectivesTotal: 2, objectivesCompleted: 1 }, // one and two; three was dropped on 10 March
      ...{ completedRatio: 0.5, milestones: 1 },
    })
  })

  it('what AI had to do with it', async () => {
    const { adoption } = await answer(aiEconomics, request, world)
    expect(adoption).toMatchObject({
      ...{ mergedChanges: 5, assistedChanges: 2, notAssistedChanges: 1, conflictingChanges: 0, untaggedChanges: 2 },
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

  it('how sure all of that is', () => {
    const shares = confidenceShares({
      delivery: sumOfCounts(evidence.delivery.values()),
      ...{ cost: evidence.cost, rates, items: { all: 3, mapped: 3 }, connections: world.all(Connection) },
      ...{ verifiedAssumptions: 1, plan: 'scale', now: request.now },
      availability: {
        ...{ codeChanges: code_change, workItems: work_item, meetings, timeEntries: time_entry, releases: release },
      },
    })
    const report = exact(Confidence, confidenceReport(shares))
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
    expect(report.hints).toHaveLength(6)
  })

  it('whether the invoice is right', () => {
    const latest = latestInvoice(world.all(Invoice), PERIOD)
    const facts = latest?.observations[0]?.facts
    if (facts === undefined) throw new Error('there is an invoice')
    const { meetings: count, ms, cost } = coordinationOf(evidence.delivery, rates)
    const counts = sumOfCounts(evidence.cost.values())
    const cloud = [...cloudCost(counts, 'final').values(), ...cloudCost(counts, 'estimated').values()]
    const report = reconciliationReport({
      ...{
        invoice: facts,
        entries,
        rates,
        changesOfItem: new Map([
          ['A-1', 1],
          ['A-5', 1],
        ]),
      },
      ...{ coordination: { meetings: count, ms, cost }, contractedCents: null },
      cloud: { lines: 2, cost: cloud.reduce(addMoney, NOTHING) },
      availability: { timeEntries: time_entry, meetings, cloud: cloud_line },
    })
    const { rows, ...rest } = exact(Reconciliation, report)
    expect(rest).toEqual({
      ...{ state: 'insufficient_evidence', tolerancePct: 2 }, // nothing supports L5
      invoicedCents: 92_760, // 330 + 120 + 465 + 2.60 + 10
      supportedCents: 85_760, // 330 + 60 + 465 + 2.60
      varianceCents: null,
      unbilled: { timeEntries: 1, hours: 0.75, cents: null }, // t4, at a role without a rate; t5 is not billable
    })
    expect(rows.map((row) => [row.lineId, row.evidencedHours, row.supportedCents, row.deltaCents, row.status])).toEqual(
      [
        ['L1', 3.5, 33_000, 0, 'matched'], // t1 180.00, t2 150.00
        ['L2', 1, 6_000, 6_000, 'over_billed'], // t3 60.00 of 120.00
        ['L3', 2.5, 46_500, 0, 'matched'],
        ['L4', null, 260, 0, 'matched'],
        ['L5', null, null, null, 'unsupported'],
      ],
    )
    expect(rows[0]?.evidence).toEqual({ timeEntries: 2, workItems: 2, codeChanges: 2, meetings: 0 })
  })

  it('and what is labour of no category is none', () => {
    expect([...labourByCategory(new Map(), rates)]).toEqual([])
    expect(labourOn([], () => true, rates)).toEqual(NO_LABOUR)
  })
})
