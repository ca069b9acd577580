import type { DataOf } from '#domain/events/catalogue'
import type { EvidenceKind } from '#domain/events/connections'
import { ASSUMPTIONS } from '#projections/confidence/measures'
import {
  API,
  assisted,
  covering,
  mapped,
  notAssisted,
  observed,
  projectAdded,
  registered,
  syncCompleted,
  type Told,
  uuid,
} from '../support/events.js'
import {
  CALENDAR,
  CLOUD,
  cloudLine,
  invoice,
  meeting,
  priceSet,
  rateSet,
  said,
  settingsChanged,
  stated,
  TRACKER,
  timeEntry,
  workItem,
} from '../support/facts.js'
import { by, confidenceOf, defenseOf, forensicsOf, scopeOf } from '../support/project.js'
import { requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import type { Cases } from './walk.js'

// Two worlds in which everything is known, one without and one with an estimate that changed; one in which something of
// everything is missing, the small one; and one of which nothing is known.

const day = (date: string, time = '00:00') => `2026-${date}T${time}:00.000Z`
const READ_AT = day('03-31', '23:50')
const KINDS: readonly (readonly [EvidenceKind, string])[] = [
  ...([
    ['work_item', TRACKER],
    ['code_change', API],
    ['release', API],
    ['meeting', CALENDAR],
  ] as const),
  ...([
    ['time_entry', uuid('app')],
    ['cloud_line', CLOUD],
    ['invoice', uuid('app')],
  ] as const),
]
const LINE = { description: 'Work', role: 'engineering', hours: '2', unitAmount: '100.00' }
const timed = (prefix: string, mark: ReturnType<typeof notAssisted>): readonly Told[] =>
  Array.from({ length: 10 }, (_, i) =>
    observed(`#${prefix}${i}`, {
      firstCommitAt: day('03-08'),
      openedAt: day('03-09'),
      mergedAt: day('03-10'),
      aiMarks: [mark],
      links: ['A-1', 'A-2'],
    }),
  )
const lockOf = (items: DataOf<'ScopeLocked'>['items']): Told =>
  stated('ScopeLocked', 'app', uuid('lock'), {
    lockId: uuid('lock'),
    lockedOn: '2026-03-02',
    timeZone: 'UTC',
    method: 'manual',
    reference: 'SOW-1',
    items,
  })

const rich = (
  estimate: number,
  orderAmount: Pick<DataOf<'ChangeOrderApproved'>, 'amountCents' | 'currency'> = {
    amountCents: 5_000,
    currency: 'EUR',
  },
): readonly Told[] => [
  projectAdded('app'),
  mapped(API, 'app', null),
  mapped(TRACKER, 'app', null, { kind: 'tracker_project' }),
  mapped(CALENDAR, 'app', null, { kind: 'calendar' }),
  mapped(CLOUD, 'app', null, { kind: 'cloud_account' }),
  registered('all'),
  syncCompleted('all', 'r1', {
    at: READ_AT,
    coverage: KINDS.map(([kind, place]) => covering(place, day('01-01'), READ_AT, kind)),
  }),
  rateSet('engineering', '100.00', '2026-01-01'),
  stated('EngagementSigned', 'app', uuid('e'), {
    engagementId: uuid('e'),
    billingModel: 'fixed',
    contractedCents: 100_000,
    currency: 'EUR',
    startsOn: '2026-02-01',
    endsOn: '2026-12-31',
  }),
  lockOf([{ container: TRACKER, key: 'A-1', estimateMinutes: 60 }]),
  stated('ChangeOrderApproved', 'app', uuid('o'), {
    changeOrderId: uuid('o'),
    title: 'Reports',
    reference: 'CO-1',
    approvedOn: '2026-03-04',
    ...orderAmount,
    items: ['A-2'],
  }),
  ...ASSUMPTIONS.map((assumptionId) =>
    stated('AssumptionSet', 'app', assumptionId, {
      assumptionId,
      versionId: uuid(assumptionId),
      value: 'agreed',
      unitOrMethod: 'words',
      verified: true,
      effectiveFrom: '2026-01-01',
      effectiveTo: '2026-12-31',
    }),
  ),
  workItem('A-1', {
    state: 'done',
    createdAt: day('02-20'),
    doneAt: day('03-11'),
    estimateMinutes: estimate,
    url: 'https://t/1',
    history: [
      { at: day('03-05'), state: 'done' },
      { at: day('03-06'), state: 'todo' },
      { at: day('03-11'), state: 'done' },
    ],
  }),
  workItem('A-2', {
    state: 'done',
    createdAt: day('03-04'),
    doneAt: day('03-12'),
    estimateMinutes: 60,
    url: 'https://t/2',
  }),
  ...timed('1', assisted('cursor')),
  ...timed('2', notAssisted()),
  meeting('M1', { startsAt: day('03-03', '09:00'), endsAt: day('03-03', '10:00'), accepted: 3, declined: 1 }),
  timeEntry('app', 't1', { workItem: 'A-1', minutes: 60 }),
  timeEntry('app', 't2', { workItem: 'A-2', minutes: 60, day: '2026-03-09' }),
  timeEntry('app', 't3', { minutes: 60, day: '2026-03-10' }),
  cloudLine('c1', { estimated: true, amount: '10.00' }),
  invoice('app', 'I-1', { lines: [{ ...LINE, id: 'L1', category: 'labour', amount: '200.00' }] }),
]
const RICH = rich(60)
const NOTHING = [projectAdded('app')]
const withoutEstimates = [
  ...NOTHING,
  ...RICH.filter(({ event }) => !['ScopeLocked', 'WorkItemObserved', 'ProjectAdded'].includes(event.type)),
  lockOf([]),
  workItem('A-2', { createdAt: day('03-04') }),
]

const none = await scopeOf(NOTHING)
const small = await scopeOf(SMALL_WORLD)
const whole = await scopeOf(RICH)
const reestimated = await scopeOf(rich(90))
const byTime = await scopeOf(rich(60, { amountCents: null, currency: null }))
const hidden = await scopeOf(
  [...SMALL_WORLD, settingsChanged('privacy', { hideSalaryFromManagers: true })],
  by('analyst'),
)
const unestimated = await scopeOf(withoutEstimates)

const scopeRead: Cases = {
  engagement: { null: none, value: whole },
  'engagement.contractedAmountCents': { null: small, value: whole },
  'engagement.currency': { null: small, value: whole },
  'engagement.endsOn': { null: small, value: whole },
  lock: { null: none, value: whole },
  'lock.estimateHours': { null: unestimated, value: whole },
  'lock.reference': { null: small, value: whole },
  report: { null: none, value: whole },
  'report.added.estimateHours': { null: unestimated, value: whole },
  'report.baseline.estimateHours': { null: unestimated, value: whole },
  'report.changeOrders[].amountCents': { null: byTime, value: whole },
  'report.changeOrders[].currency': { null: byTime, value: whole },
  'report.changeOrders[].title': { null: small, value: whole },
  'report.expansionPct': { null: unestimated, value: whole },
  'report.reestimated.deltaHours': { null: whole, value: reestimated },
  'report.rows[].changeRequestReference': { null: small, value: whole },
  'report.rows[].estimateHours': { null: small, value: whole },
  'report.rows[].url': { null: small, value: whole },
  'report.rows[].valueBasis': { null: small, value: whole },
  'report.rows[].valueCents': { null: small, value: byTime },
  'report.valuation.currency': { null: hidden, value: whole },
  'report.valuation.valueCents': { null: hidden, value: whole },
}

const noGraph = await forensicsOf(NOTHING)
const graph = await forensicsOf(RICH)
const smallGraph = await forensicsOf(SMALL_WORLD)
/** Of an item that a person speaks of and no tracker holds, nobody knows when it was or in what state. */
const spokenOf = await forensicsOf([
  ...RICH.filter(({ event }) => event.type !== 'ScopeLocked'),
  lockOf([{ container: TRACKER, key: 'A-9', estimateMinutes: null }]),
  said('WorkTypeSet', 'app', 'work_item', TRACKER, 'A-9', { workType: 'bug' }),
])
/** No engagement's and no invoice's: what is left has a type of work and a cost. */
const worked = (only: typeof graph, kinds: readonly string[]) =>
  only.graph === null
    ? only
    : { ...only, graph: { ...only.graph, nodes: only.graph.nodes.filter(({ kind }) => kinds.includes(kind)) } }

const forensicsRead: Cases = {
  engagement: { null: noGraph, value: graph },
  'engagement.contractedAmountCents': { null: smallGraph, value: graph },
  'engagement.currency': { null: smallGraph, value: graph },
  'engagement.endsOn': { null: smallGraph, value: graph },
  graph: { null: noGraph, value: graph },
  'graph.edges[].rule': {
    null: graph,
    value: graph.graph && { graph: { edges: graph.graph.edges.filter(({ kind }) => kind === 'implements') } },
  },
  'graph.nodes[].at': { null: spokenOf, value: graph },
  'graph.nodes[].costCents': { null: graph, value: worked(graph, ['work_item', 'time_entry', 'meeting']) },
  'graph.nodes[].state': { null: spokenOf, value: graph },
  'graph.nodes[].workType': { null: graph, value: worked(graph, ['work_item', 'code_change']) },
  lock: { null: noGraph, value: graph },
  'lock.estimateHours': { null: spokenOf, value: graph },
  'lock.reference': { null: smallGraph, value: graph },
}

const unsure = await confidenceOf(NOTHING)
const sure = await confidenceOf([
  ...RICH,
  said('MeetingTagged', 'app', 'meeting', CALENDAR, 'M1', { tag: 'attributed' }),
])

/** The one item of the checklist that has evidence. */
const evidenced = ({ checklist }: typeof unsure) => ({
  checklist: checklist.filter(({ evidence }) => evidence !== undefined),
})

const confidenceRead: Cases = {
  'checklist[].evidence.denominator': { null: evidenced(unsure), value: evidenced(sure) },
  'checklist[].evidence.numerator': { null: evidenced(unsure), value: evidenced(sure) },
  'confidence.signals[].contribution': { null: unsure, value: sure },
  'confidence.signals[].evidence.denominator': { null: unsure, value: sure },
  'confidence.signals[].evidence.numerator': { null: unsure, value: sure },
  'confidence.signals[].pct': { null: unsure, value: sure },
}

const bare = await defenseOf(NOTHING)
const smallDefense = await defenseOf(SMALL_WORLD)
const defended = await defenseOf(
  [
    ...RICH,
    said('MeetingTagged', 'app', 'meeting', CALENDAR, 'M1', { tag: 'attributed' }),
    ...['engineering', 'design', 'qa'].map((role) => priceSet(role, '80.00', { engagementId: uuid('e') })),
  ],
  requestOf(),
  'what-was-delivered',
)
const unlocked = await defenseOf(
  RICH.filter(({ event }) => !['CodeChangeObserved', 'ScopeLocked'].includes(event.type)),
)
const emptyLock = await defenseOf(
  withoutEstimates.filter(({ event }) => event.type !== 'ChangeOrderApproved' && event.type !== 'TimeEntryRecorded'),
)
const unsupported = await defenseOf([
  ...NOTHING,
  invoice('app', 'I-1', { lines: [{ ...LINE, id: 'L', category: 'other', amount: '1' }] }),
])
const IN_COORDINATION = ['blendedHourlyRateCents', 'costCents', 'declined', 'hours', 'meetings', 'taggingPct']
const IN_INVESTMENT = [
  ...['cloudCents', 'coordinationCents', 'coordinationPct', 'estimatedCloudCents', 'invoicedCents', 'labourCents'],
  ...[
    'labourHours',
    'reworkCents',
    'reworkPct',
    'roleBandHours',
    'scopeCents',
    'scopePct',
    'totalCents',
    'unpricedHours',
  ],
]
const IN_SIGNALS = ['contribution', 'evidence.denominator', 'evidence.numerator', 'pct']
const both = (prefix: string, members: readonly string[]) =>
  Object.fromEntries(members.map((member) => [`${prefix}.${member}`, { null: bare, value: defended }]))

const invoiceDefenseRead: Cases = {
  ...both('facts.coordination', IN_COORDINATION),
  ...both('facts.investment', IN_INVESTMENT),
  ...both('facts.confidence.signals[]', IN_SIGNALS),
  ...both('facts', ['ai', 'currency', 'manualEntrySharePct', 'scope', 'delivery.prsLinkedPct']),
  ...both('facts', ['assumptions[].effectiveTo', 'assumptions[].versionId']),
  'facts.ai.netHours': { null: smallDefense, value: defended },
  'facts.aiInsufficientSample': { null: bare, value: smallDefense },
  'facts.aiInsufficientSample.taggingCoverage': { never: 'where nothing was merged there is no sample to speak of' },
  'facts.delivery.rows[].linkOrigin': { null: unlocked, value: defended },
  'facts.evidencePackages[].reason': { null: defended, value: bare },
  'facts.investment.labourCategories[].cents': { null: smallDefense, value: defended },
  'facts.scope.expansionPct': { null: emptyLock, value: defended },
  'facts.scope.valueCents': { null: emptyLock, value: defended },
  invoice: { null: bare, value: defended },
  'invoice.lines[].hours': { null: smallDefense, value: defended },
  'invoice.lines[].role': { null: smallDefense, value: defended },
  'invoice.lines[].unitCents': { null: smallDefense, value: defended },
  pack: { null: bare, value: defended },
  'pack.claims[].figure': { never: 'every claim of these packs is of a number; what has none is a gap' },
  reconciliation: { null: bare, value: defended },
  'reconciliation.rows[].billedHours': { null: smallDefense, value: defended },
  'reconciliation.rows[].deltaCents': { null: smallDefense, value: defended },
  'reconciliation.rows[].evidencedHours': { null: smallDefense, value: defended },
  'reconciliation.rows[].supportedCents': { null: smallDefense, value: defended },
  'reconciliation.supportedCents': {
    null: unsupported,
    value: defended,
  },
  'reconciliation.unbilled.cents': { null: smallDefense, value: defended },
  'reconciliation.unbilled.hours': {
    null: unsupported,
    value: defended,
  },
  'reconciliation.varianceCents': { null: smallDefense, value: defended },
}

/** By operation. */
export const PROJECT: Readonly<Record<string, Cases>> = {
  'scope.read': scopeRead,
  'forensics.read': forensicsRead,
  'confidence.read': confidenceRead,
  'invoiceDefense.read': invoiceDefenseRead,
}
