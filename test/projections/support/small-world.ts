import type { EvidenceKind } from '#domain/events/connections'
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
} from './events.js'
import {
  CALENDAR,
  CLOUD,
  cloudLine,
  invoice,
  meeting,
  priceSet,
  rateSet,
  roleBandSet,
  said,
  stated,
  TRACKER,
  timeEntry,
  workItem,
} from './facts.js'

// March of 2026 in one project, few enough to be worked by hand.

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

/** The connections of the small world, and what each tells. */
export const SOURCES = ['git', 'tracker', 'calendar', 'sheet', 'cloud'] as const
export type Source = (typeof SOURCES)[number]

export const SMALL_WORLD: readonly Told[] = [
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
  stated('EngagementSigned', 'app', uuid('engagement'), {
    engagementId: uuid('engagement'),
    billingModel: 'time_and_materials',
    contractedCents: null,
    currency: null,
    startsOn: '2026-02-01',
    endsOn: null,
  }),
  priceSet('engineering', '90.00', { effectiveTo: '2026-03-15' }),
  priceSet('Engineering', '100.00', { effectiveFrom: '2026-03-16' }),
  priceSet('design', '60.00'),
  roleBandSet('tester', 'qa'),
  stated('ScopeLocked', 'app', uuid('lock'), {
    lockId: uuid('lock'),
    lockedOn: '2026-03-02',
    timeZone: 'UTC',
    method: 'manual',
    reference: null,
    items: [
      { container: TRACKER, key: 'A-1', estimateMinutes: 240 },
      { container: TRACKER, key: 'A-2', estimateMinutes: 480 },
      { container: TRACKER, key: 'A-3', estimateMinutes: null },
    ],
  }),
  stated('ChangeOrderApproved', 'app', uuid('order'), {
    changeOrderId: uuid('order'),
    title: null,
    reference: 'CO-1',
    approvedOn: '2026-03-11',
    amountCents: 50_000,
    currency: 'EUR',
    items: ['A-4'],
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
  stated('AssumptionSet', 'app', 'cost-basis', {
    assumptionId: 'cost-basis',
    versionId: uuid('v'),
    value: 'rates',
    unitOrMethod: 'hours × rate',
    effectiveFrom: '2026-01-01',
    effectiveTo: null,
    verified: true,
  }),
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
      { ...LINE, id: 'L3', category: 'coordination', unitAmount: '77.50', amount: '465.00' },
      { ...LINE, id: 'L4', category: 'cloud', amount: '2.60' },
      { ...LINE, id: 'L5', category: 'other', amount: '10.00' },
    ],
  }),
]
