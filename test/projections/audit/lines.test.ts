import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { ReadSources } from '#domain/documents'
import { catalogue, type DataOf, definitionOf, type EventType, streamOf } from '#domain/events/catalogue'
import type { EntityRef } from '#domain/events/envelope'
import { NO_CHOICES } from '#domain/events/import-choices'
import { addDays } from '#domain/time'
import { contentHashOf, newEvent } from '#eventlog/new-event'
import { MOST_EARLIER } from '#projections/audit/lines/read'
import type { Line } from '#projections/audit/lines/response'
import { auditLines } from '#projections/audit/operations'
import { AuditEvent } from '#projections/trail/row'
import { anyEvents } from '#test/projector/support/all-events'
import { runs } from '#test/support/thorough'
import { API, factsOf, mapped, memberJoined, projectAdded, type Told, uuid, WORKSPACE } from '../support/events.js'
import { AI_ACCOUNT, CALENDAR, itemFacts, rateSet, TRACKER } from '../support/facts.js'
import { answer, requestOf } from '../support/request.js'
import { worldOf } from '../support/world.js'
import { unfaithful } from './support/states.js'

const NAMES: Readonly<Record<string, string>> = { [uuid('ann')]: 'Ann', [uuid('grace')]: 'Grace' }
const people: ReadSources['people'] = {
  names: async (ids) => new Map(ids.flatMap((id) => (NAMES[id] === undefined ? [] : [[id, NAMES[id]] as const]))),
  lastUses: async () => new Map(),
}
const access: ReadSources['access'] = { ofWorkspace: async () => [] }
const READABLE = requestOf({ projects: ['app', 'web'], unmappedToo: true })

const linesOf = async (
  events: readonly Told[],
  ids: readonly string[],
  request = READABLE,
): Promise<readonly Line[]> => {
  const asked = { ...request, given: { ids } }
  return (await answer(auditLines, asked, worldOf(events), { people, access })).lines
}

let minute = 0
/** An event that Ann caused, each a minute after the one before. */
const by = <T extends EventType>(type: T, ref: EntityRef, data: DataOf<T>): Told => {
  minute += 1
  const { aggregate } = definitionOf(type)
  const project = ref.project ?? uuid('app')
  const stream =
    aggregate === 'engagement' || aggregate === 'links'
      ? streamOf[aggregate](WORKSPACE, project)
      : aggregate === 'connection'
        ? streamOf.connection(WORKSPACE, uuid('git'))
        : aggregate === 'slug'
          ? streamOf.slug('acme', 'demo')
          : streamOf[aggregate](WORKSPACE)
  const cause = {
    workspaceId: WORKSPACE,
    actor: { kind: 'user', id: uuid('ann') },
    correlationId: uuid('run'),
    now: new Date(Date.UTC(2026, 2, 1) + minute * 60_000).toISOString(),
  } as const
  const isHand = definitionOf(type).observes !== null
  const more =
    aggregate === 'connection' && !isHand
      ? { connectionId: uuid('git') }
      : isHand
        ? { channel: 'hand' as const, contentHash: contentHashOf(data) }
        : {}
  return { stream, event: newEvent(type, ref, data, cause, more) }
}

const [CLIENT, PROJECT, MEMBER, KEY] = [uuid('acme'), uuid('app'), uuid('grace'), uuid('key')]
const ref = (kind: string, key: string): EntityRef => ({ kind, key })
const ofProject = (kind: string, key: string): EntityRef => ({ kind, key, project: PROJECT })
const inPlace = (kind: string, container: string, key: string): EntityRef => ({ kind, container, key })
const connection = ref('connection', uuid('git'))
const workspace = ref('workspace', WORKSPACE)
const subscription = ref('subscription', WORKSPACE)
const engagementId = uuid('engagement')
const TERMS = {
  engagementId,
  billingModel: 'fixed',
  contractedCents: 100_000,
  currency: 'EUR',
  startsOn: '2026-01-01',
} as const
const ORDER = {
  changeOrderId: uuid('order'),
  reference: 'CO-1',
  title: null,
  approvedOn: '2026-03-01',
  amountCents: null,
  currency: null,
  items: ['A-4'],
}
const RATE = { role: 'engineering', currency: 'EUR', effectiveFrom: '2026-01-01' } as const
const COUNTS = { accepted: 1, unchanged: 0, withdrawn: 0, rejected: 0 }
const withdrawn = { reason: 'it is gone' }
const rule = { projectId: PROJECT, rule: 'label', from: '2026-01-01', to: '2026-01-31' }
const before = [
  mapped('unused', 'app', null),
  projectAdded('app'),
  projectAdded('web'),
  { ...by('ClientAdded', ref('client', CLIENT), { clientId: CLIENT, name: 'Acme' }) },
  by('ConnectionRegistered', connection, { provider: 'git', category: 'code', label: 'the repository', account: null }),
]

/** What one type of event says, after some others about the same thing. */
type Case = readonly [told: Told, text: string, earlier?: readonly Told[]]
const CASES: Readonly<Record<EventType, Case>> = {
  WorkspaceSlugTaken: [
    by('WorkspaceSlugTaken', ref('slug', 'acme/demo'), { workspaceId: WORKSPACE }),
    'Ann took the address acme/demo.',
  ],
  WorkspaceErased: [
    by('WorkspaceErased', ref('slug', 'acme/demo'), { workspaceId: WORKSPACE }),
    // With all its data, its trail is gone.
    '',
  ],
  WorkspaceOpened: [
    by('WorkspaceOpened', workspace, {
      organizationSlug: 'acme',
      workspaceSlug: 'demo',
      name: 'Demo',
      region: 'local',
      residency: 'local',
    }),
    'Ann opened the workspace Demo.',
  ],
  WorkspaceRenamed: [by('WorkspaceRenamed', workspace, { name: 'Shop' }), 'Ann renamed the workspace to Shop.'],
  WorkspaceDeletionRequested: [
    by('WorkspaceDeletionRequested', workspace, { effectiveAt: '2026-04-01T10:00:00.000Z', graceDays: 30 }),
    'Ann requested the deletion of the workspace: deletion on 2026-04-01 10:00 UTC.',
  ],
  WorkspaceDeletionCancelled: [
    by('WorkspaceDeletionCancelled', workspace, {}),
    'Ann cancelled the deletion of the workspace.',
  ],
  WorkspaceClosed: [by('WorkspaceClosed', workspace, {}), 'Ann closed the workspace.'],
  ClientAdded: [
    by('ClientAdded', ref('client', uuid('new')), { clientId: uuid('new'), name: 'New' }),
    'Ann added the client New.',
  ],
  ClientRenamed: [
    by('ClientRenamed', ref('client', CLIENT), { clientId: CLIENT, name: 'Acme Ltd' }),
    'Ann renamed the client from Acme to Acme Ltd.',
  ],
  ClientArchived: [by('ClientArchived', ref('client', CLIENT), { clientId: CLIENT }), 'Ann archived the client Acme.'],
  ProjectAdded: [
    by('ProjectAdded', ref('project', uuid('web')), {
      projectId: uuid('web'),
      clientId: CLIENT,
      name: 'Web',
      status: 'active',
    }),
    'Ann added the project Web.',
  ],
  ProjectRenamed: [
    by('ProjectRenamed', ref('project', PROJECT), { projectId: PROJECT, name: 'Shop' }),
    'Ann renamed the project from app to Shop.',
  ],
  ProjectStatusChanged: [
    by('ProjectStatusChanged', ref('project', PROJECT), { projectId: PROJECT, status: 'paused' }),
    'Ann changed the status of the project app from active to paused.',
  ],
  ContainerMapped: [
    by('ContainerMapped', ref('container', `repository:${API}`), {
      kind: 'repository',
      container: API,
      projectId: uuid('web'),
      from: '2026-03-01',
    }),
    `Ann moved the repository ${API} from app to web as of 2026-03-01.`,
    [mapped(API, 'app', null)],
  ],
  ContainerUnmapped: [
    by('ContainerUnmapped', ref('container', `repository:${API}`), {
      kind: 'repository',
      container: API,
      from: '2026-03-01',
    }),
    `Ann ended the assignment of the repository ${API} as of 2026-03-01.`,
    [mapped(API, 'app', null)],
  ],
  ContainerRenamed: [
    by('ContainerRenamed', ref('container', `repository:${API}`), { kind: 'repository', container: API, to: 'x/y' }),
    `Ann renamed the repository from ${API} to x/y.`,
  ],
  MemberJoined: [
    by('MemberJoined', ref('member', MEMBER), { memberId: MEMBER, role: 'delivery_lead', dataAccess: { all: true } }),
    'Ann added the member Grace: role delivery lead and data access everything.',
  ],
  MemberRoleChanged: [
    by('MemberRoleChanged', ref('member', MEMBER), { memberId: MEMBER, role: 'admin' }),
    'Ann changed the role of Grace from viewer to admin.',
    [memberJoined('grace', { role: 'viewer' })],
  ],
  MemberDataAccessChanged: [
    by('MemberDataAccessChanged', ref('member', MEMBER), {
      memberId: MEMBER,
      dataAccess: { all: false, clients: [CLIENT], projects: [PROJECT] },
    }),
    'Ann changed what Grace may see from everything to the client Acme and the project app.',
    [memberJoined('grace', { role: 'viewer' })],
  ],
  MemberLeft: [by('MemberLeft', ref('member', MEMBER), { memberId: MEMBER }), 'Ann removed the member Grace.'],
  ApiKeyIssued: [
    by('ApiKeyIssued', ref('api_key', KEY), {
      keyId: KEY,
      name: 'dashboard',
      environment: 'live',
      prefix: 'wdi_live_1234…',
      digest: 'secret',
      pepperId: 'p',
      scopes: ['forensics:read', 'audit-trail:read'],
      createdBy: MEMBER,
      expiresAt: null,
    }),
    'Ann issued the API key dashboard: status active, environment live, scopes forensics:read and audit-trail:read and creator Grace.',
  ],
  ApiKeyRevoked: [by('ApiKeyRevoked', ref('api_key', KEY), { keyId: KEY }), `Ann revoked the API key ${KEY}.`],
  ApiKeyRotated: [
    by('ApiKeyRotated', ref('api_key', KEY), {
      keyId: KEY,
      rotatedFrom: uuid('old'),
      prefix: 'wdi_live_5678…',
      digest: 'secret',
      pepperId: 'p',
      graceUntil: '2026-03-03T12:00:00.000Z',
    }),
    `Ann rotated the API key ${KEY}: status active and the old key works until 2026-03-03 12:00 UTC.`,
  ],
  EngagementSigned: [
    by('EngagementSigned', ofProject('engagement', engagementId), { ...TERMS, endsOn: null }),
    'Ann signed the engagement of the project app: billing model fixed, amount 1,000.00 EUR and first day 2026-01-01.',
  ],
  EngagementAmended: [
    by('EngagementAmended', ofProject('engagement', engagementId), {
      ...TERMS,
      contractedCents: 250_050,
      endsOn: '2026-12-31',
    }),
    'Ann changed the engagement of the project app: amount from 1,000.00 EUR to 2,500.50 EUR and last day 2026-12-31.',
    [by('EngagementSigned', ofProject('engagement', engagementId), { ...TERMS, endsOn: null })],
  ],
  EngagementEnded: [
    by('EngagementEnded', ofProject('engagement', engagementId), { engagementId, endedOn: '2026-05-31' }),
    'Ann ended the engagement of the project app: last day 2026-05-31.',
  ],
  PriceSet: [
    by('PriceSet', ofProject('price', 'p'), { ...RATE, engagementId, amount: '120', effectiveTo: null }),
    'Ann set the hourly price of engineering to 120.00 EUR as of 2026-01-01.',
  ],
  ScopeLocked: [
    by('ScopeLocked', ofProject('scope_lock', uuid('lock')), {
      lockId: uuid('lock'),
      lockedOn: '2026-03-01',
      timeZone: 'UTC',
      method: 'manual',
      reference: 'C-1',
      // More than the trail lists.
      items: Array.from({ length: 60 }, (_, i) => ({ container: TRACKER, key: `A-${i}`, estimateMinutes: null })),
    }),
    'Ann locked the scope of the project app: status in force, locked on 2026-03-01, time zone UTC, items 60 and reference C-1.',
  ],
  ScopeLockReleased: [
    by('ScopeLockReleased', ofProject('scope_lock', uuid('lock')), { lockId: uuid('lock'), reason: 'A new contract' }),
    'Ann released the scope lock of the project app: status released and reason A new contract.',
  ],
  ChangeOrderApproved: [
    by('ChangeOrderApproved', ofProject('change_order', uuid('order')), ORDER),
    'Ann approved the change order CO-1.',
  ],
  ChangeOrderAmended: [
    by('ChangeOrderAmended', ofProject('change_order', uuid('order')), {
      ...ORDER,
      amountCents: 5_000,
      currency: 'EUR',
      items: ['A-4', 'A-5'],
    }),
    'Ann changed the change order CO-1: amount 50.00 EUR and items from A-4 to A-4 and A-5.',
    [by('ChangeOrderApproved', ofProject('change_order', uuid('order')), ORDER)],
  ],
  ChangeOrderWithdrawn: [
    by('ChangeOrderWithdrawn', ofProject('change_order', uuid('order')), {
      changeOrderId: uuid('order'),
      withdrawnOn: '2026-03-20',
      reason: 'A mistake',
    }),
    'Ann withdrew the change order CO-1: status withdrawn on 2026-03-20 and reason A mistake.',
    [by('ChangeOrderApproved', ofProject('change_order', uuid('order')), ORDER)],
  ],
  ObjectiveSet: [
    by('ObjectiveSet', ofProject('objective', uuid('o')), {
      objectiveId: uuid('o'),
      title: 'Offline',
      setOn: '2026-03-01',
      dueOn: null,
    }),
    'Ann set the objective Offline.',
  ],
  ObjectiveCompleted: [
    by('ObjectiveCompleted', ofProject('objective', uuid('o')), { objectiveId: uuid('o'), completedOn: '2026-03-09' }),
    'Ann completed the objective Offline: status from open to completed on 2026-03-09.',
    [
      by('ObjectiveSet', ofProject('objective', uuid('o')), {
        objectiveId: uuid('o'),
        title: 'Offline',
        setOn: '2026-03-01',
        dueOn: null,
      }),
    ],
  ],
  ObjectiveDropped: [
    by('ObjectiveDropped', ofProject('objective', 'o'), { objectiveId: uuid('o'), droppedOn: '2026-03-09' }),
    'Ann dropped the objective o: status dropped on 2026-03-09.',
  ],
  MilestoneReached: [
    by('MilestoneReached', ofProject('milestone', 'm'), {
      milestoneId: uuid('m'),
      title: 'Live',
      reachedOn: '2026-03-01',
    }),
    'Ann recorded the milestone Live.',
  ],
  ClientQuestionAsked: [
    by('ClientQuestionAsked', ofProject('client_question', 'q'), { questionId: uuid('q'), question: 'Why?' }),
    'Ann recorded a question of the client: question Why?.',
  ],
  ClientQuestionAnswered: [
    by('ClientQuestionAnswered', ofProject('client_question', 'q'), { questionId: uuid('q'), answer: 'So' }),
    'Ann answered a question of the client: answer So.',
  ],
  CostEstimateRecorded: [
    by('CostEstimateRecorded', ofProject('cost_estimate', 'e'), {
      estimateId: uuid('e'),
      decidedOn: '2026-03-01',
      amountCents: 1_500,
      currency: 'JPY',
    }),
    'Ann recorded the expected cost of the project app: amount 1,500 JPY and decided on 2026-03-01.',
  ],
  AssumptionSet: [
    by('AssumptionSet', ofProject('assumption', 'cost-basis'), {
      assumptionId: 'cost-basis',
      versionId: uuid('v'),
      value: 'rates',
      unitOrMethod: 'hours × rate',
      effectiveFrom: '2026-01-01',
      effectiveTo: null,
      verified: true,
    }),
    'Ann set the assumption cost basis as of 2026-01-01: value rates, unit or method hours × rate and verified yes.',
  ],
  TimeEntryRecorded: [
    by('TimeEntryRecorded', ofProject('time_entry', 't1'), {
      day: '2026-03-01',
      seconds: 60,
      role: 'x',
      category: 'y',
      billable: true,
      workItem: null,
    }),
    'Ann recorded the time entry t1.',
  ],
  TimeEntryWithdrawn: [
    by('TimeEntryWithdrawn', ofProject('time_entry', 't1'), withdrawn),
    'Ann withdrew the time entry t1.',
  ],
  InvoiceIssued: [
    by('InvoiceIssued', ofProject('invoice', 'I-1'), {
      number: 'I-1',
      status: 'issued',
      issuedOn: '2026-03-01',
      periodStart: '2026-02-01',
      periodEnd: '2026-02-28',
      currency: 'EUR',
      lines: [
        { id: 'a', description: '', category: 'fixed', role: null, hours: null, unitAmount: null, amount: '99.5' },
        { id: 'b', description: '', category: 'other', role: null, hours: null, unitAmount: null, amount: '-10' },
      ],
    }),
    'Ann entered the invoice I-1: status issued, issued on 2026-03-01, period 2026-02-01–2026-02-28 and amount 89.50 EUR.',
  ],
  InvoiceWithdrawn: [by('InvoiceWithdrawn', ofProject('invoice', 'I-1'), withdrawn), 'Ann withdrew the invoice I-1.'],
  InvoiceVoided: [
    by('InvoiceVoided', ofProject('invoice', 'I-1'), { reason: 'A mistake' }),
    'Ann voided the invoice I-1: status void and reason A mistake.',
  ],
  InvoiceNoted: [
    by('InvoiceNoted', ofProject('invoice', 'I-1'), { noteId: uuid('note'), lineId: 'L1', text: 'Ask for the hours' }),
    'Ann noted something on the invoice I-1: line L1 and note Ask for the hours.',
  ],
  InvoiceNoteWithdrawn: [
    by('InvoiceNoteWithdrawn', ofProject('invoice', 'I-1'), { noteId: uuid('note') }),
    'Ann withdrew a note on the invoice I-1.',
  ],
  InvoiceLineExplained: [
    by('InvoiceLineExplained', ofProject('invoice', 'I-1'), { lineId: 'L1', reason: 'A flat fee', content: 'hash' }),
    'Ann explained a line of the invoice I-1: line L1 and reason A flat fee.',
  ],
  InvoiceExplanationWithdrawn: [
    by('InvoiceExplanationWithdrawn', ofProject('invoice', 'I-1'), { lineId: 'L1' }),
    'Ann withdrew the explanation of a line of the invoice I-1: line L1.',
  ],
  InvoiceApproved: [
    by('InvoiceApproved', ofProject('invoice', 'I-1'), { content: 'hash' }),
    'Ann approved the invoice I-1.',
  ],
  InvoiceApprovalWithdrawn: [
    by('InvoiceApprovalWithdrawn', ofProject('invoice', 'I-1'), { reason: 'It was changed' }),
    'Ann withdrew the approval of the invoice I-1: reason It was changed.',
  ],
  CloudCostRecorded: [
    by('CloudCostRecorded', inPlace('cloud_line', 'aws:1', 'c1'), {
      service: 'compute',
      from: '2026-03-01',
      to: '2026-03-01',
      amount: '1',
      currency: 'EUR',
      estimated: false,
    }),
    'Ann recorded the cloud cost c1.',
  ],
  CloudCostWithdrawn: [
    by('CloudCostWithdrawn', inPlace('cloud_line', 'aws:1', 'c1'), withdrawn),
    'Ann withdrew the cloud cost c1.',
  ],
  RateSet: [
    by('RateSet', ref('rate', 'engineering'), { ...RATE, amount: '120', effectiveFrom: '2026-03-01' }),
    'Ann changed the hourly rate of engineering from 100.00 EUR to 120.00 EUR as of 2026-03-01.',
    [rateSet('engineering', '100', '2026-01-01'), rateSet('engineering', '130', '2026-06-01')],
  ],
  RoleBandSet: [
    by('RoleBandSet', ref('role_band', 'dev'), { role: 'dev', band: 'engineeringManagement' }),
    'Ann assigned the role dev to engineering management.',
  ],
  WorkItemObserved: [
    by('WorkItemObserved', inPlace('work_item', TRACKER, 'A-1'), itemFacts('A-1')),
    'Ann recorded the work item A-1.',
  ],
  WorkItemWithdrawn: [
    by('WorkItemWithdrawn', inPlace('work_item', TRACKER, 'A-1'), withdrawn),
    'Ann withdrew the work item A-1.',
  ],
  CodeChangeObserved: [
    by('CodeChangeObserved', inPlace('code_change', API, '#1'), factsOf('#1')),
    'Ann recorded the change #1.',
  ],
  CodeChangeWithdrawn: [
    by('CodeChangeWithdrawn', inPlace('code_change', API, '#1'), withdrawn),
    'Ann withdrew the change #1.',
  ],
  ReleaseObserved: [
    by('ReleaseObserved', inPlace('release', API, 'v1'), {
      tag: 'v1',
      releasedAt: '2026-03-01T00:00:00.000Z',
      part: 1,
      changes: [],
    }),
    'Ann recorded the release v1.',
  ],
  ReleaseWithdrawn: [by('ReleaseWithdrawn', inPlace('release', API, 'v1'), withdrawn), 'Ann withdrew the release v1.'],
  MeetingObserved: [
    by('MeetingObserved', inPlace('meeting', CALENDAR, 'M1'), {
      title: 'M1',
      startsAt: '2026-03-01T09:00:00.000Z',
      endsAt: '2026-03-01T10:00:00.000Z',
      allDay: false,
      status: 'confirmed',
      invited: 1,
      accepted: 1,
      declined: 0,
      tags: [],
    }),
    'Ann recorded the meeting M1.',
  ],
  MeetingWithdrawn: [
    by('MeetingWithdrawn', inPlace('meeting', CALENDAR, 'M1'), withdrawn),
    'Ann withdrew the meeting M1.',
  ],
  AiUsageReported: [
    by('AiUsageReported', inPlace('ai_usage', AI_ACCOUNT, 'u1'), {
      vendor: 'cursor',
      scope: 'all',
      windowStart: '2026-03-01',
      windowEnd: '2026-03-01',
      metric: 'chats',
      model: null,
      value: '1',
      unit: 'count',
      currency: null,
      provenance: 'vendor_reported',
    }),
    'Ann recorded the AI usage u1.',
  ],
  AiUsageWithdrawn: [
    by('AiUsageWithdrawn', inPlace('ai_usage', AI_ACCOUNT, 'u1'), withdrawn),
    'Ann withdrew the AI usage u1.',
  ],
  ChangeLinked: [
    by('ChangeLinked', inPlace('code_change', API, '#1'), { projectId: PROJECT, workItem: 'A-1' }),
    `Ann linked the change #1 of ${API} to A-1.`,
  ],
  ChangeUnlinked: [
    by('ChangeUnlinked', inPlace('code_change', API, '#1'), { projectId: PROJECT, workItem: 'A-1' }),
    `Ann took the link of the change #1 of ${API} to A-1 back.`,
  ],
  AiMarksTakenBack: [
    by('AiMarksTakenBack', inPlace('code_change', API, '#1'), { projectId: PROJECT }),
    `Ann took the AI marks of the change #1 of ${API} back.`,
  ],
  AiMarksRestored: [
    by('AiMarksRestored', inPlace('code_change', API, '#1'), { projectId: PROJECT }),
    `Ann let the AI marks of the change #1 of ${API} count again.`,
  ],
  AiRuleTakenBack: [
    by('AiRuleTakenBack', inPlace('ai_rule', API, 'label'), rule),
    `Ann took the AI marks of the rule label in ${API} from 2026-01-01 to 2026-01-31 back.`,
  ],
  AiRuleRestored: [
    by('AiRuleRestored', inPlace('ai_rule', API, 'label'), rule),
    `Ann let the AI marks of the rule label in ${API} from 2026-01-01 to 2026-01-31 count again.`,
  ],
  MeetingTagged: [
    by('MeetingTagged', inPlace('meeting', CALENDAR, 'M1'), { projectId: PROJECT, tag: 'unrelated' }),
    'Ann changed the attribution of the meeting M1 from app to no project.',
    [by('MeetingTagged', inPlace('meeting', CALENDAR, 'M1'), { projectId: PROJECT, tag: 'attributed' })],
  ],
  WorkTypeSet: [
    by('WorkTypeSet', inPlace('work_item', TRACKER, 'A-1'), { projectId: PROJECT, workType: null }),
    'Ann changed the type of the item A-1 from bug to none.',
    [by('WorkTypeSet', inPlace('work_item', TRACKER, 'A-1'), { projectId: PROJECT, workType: 'bug' })],
  ],
  ConnectionRegistered: [
    by('ConnectionRegistered', ref('connection', uuid('other')), {
      provider: 'git',
      category: 'code',
      label: '',
      account: null,
    }),
    'Ann registered the connection git.',
  ],
  SyncStarted: [by('SyncStarted', connection, { runId: 'r' }), 'Ann began to read the connection the repository.'],
  // A run stands for its pages, which are not in the trail.
  PageRead: [by('PageRead', connection, { runId: 'r', cursor: 'c', records: 1 }), ''],
  HostRead: [by('HostRead', ref('host', 'c'), { runId: 'r', lists: [] }), ''],
  HookReceived: [by('HookReceived', ref('host', 'c'), { deliveryId: 'd', kind: null, digest: '00' }), ''],
  HostConnected: [
    by('HostConnected', connection, {
      address: 'https://git.example.com',
      account: null,
      containers: [{ name: 'acme/web', id: '7', kind: 'repository', container: 'git.example.com/acme/web' }],
    }),
    'Ann connected the repository to its host: address https://git.example.com and containers git.example.com/acme/web.',
  ],
  SyncCompleted: [
    by('SyncCompleted', connection, { runId: 'r', counts: COUNTS, coverage: [], cursor: null }),
    'Ann read the connection the repository.',
  ],
  SyncFailed: [
    by('SyncFailed', connection, { runId: 'r', counts: COUNTS, code: 'broken', message: 'It is gone' }),
    'Ann failed to read the connection the repository: reason It is gone.',
  ],
  ConnectionPaused: [by('ConnectionPaused', connection, {}), 'Ann paused the connection the repository.'],
  ConnectionResumed: [by('ConnectionResumed', connection, {}), 'Ann resumed the connection the repository.'],
  ConnectionRemoved: [by('ConnectionRemoved', connection, {}), 'Ann removed the connection the repository.'],
  EvidenceRenamed: [
    by('EvidenceRenamed', connection, { kind: 'repository', from: 'a/b', to: 'c/d' }),
    'Ann renamed what the connection the repository reported from a/b to c/d.',
  ],
  ImportAnswered: [
    by('ImportAnswered', connection, { ...NO_CHOICES, role: 'developer', project: PROJECT }),
    'Ann answered questions about the files of the connection the repository: project app and role from tester to developer.',
    [by('ImportAnswered', connection, { ...NO_CHOICES, role: 'tester' })],
  ],
  RecordDeadLettered: [
    by('RecordDeadLettered', ref('dead_letter', 'd'), {
      record: 'line 7',
      reasonCode: 'not_json',
      message: 'It is no JSON',
      runId: 'r',
    }),
    'Ann rejected the record line 7.',
  ],
  DeadLetterResolved: [
    by('DeadLetterResolved', ref('dead_letter', 'd'), { resolution: 'dropped' }),
    'Ann resolved the rejected record d: status dropped.',
  ],
  PlanChanged: [
    by('PlanChanged', subscription, { plan: 'scale' }),
    'Ann changed the plan of the workspace from growth to scale.',
    [by('PlanChanged', subscription, { plan: 'growth' })],
  ],
  TrialStarted: [
    by('TrialStarted', subscription, {
      plan: 'scale',
      startsAt: '2026-03-01T00:00:00.000Z',
      endsAt: '2026-03-15T00:00:00.000Z',
      origin: 'support',
    }),
    'Ann started a trial: plan of the trial scale and trial until 2026-03-15 00:00 UTC.',
  ],
  TrialEnded: [
    by('TrialEnded', subscription, { endsAt: '2026-03-10T00:00:00.000Z' }),
    'Ann ended the trial: trial until 2026-03-10 00:00 UTC.',
  ],
  SubscriptionSynced: [
    by('SubscriptionSynced', subscription, {
      plan: 'growth',
      status: 'past_due',
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
      managedPayments: false,
      processorCustomerId: 'cus_1',
      processorPriceId: null,
      processorProductId: null,
      processorSubscriptionId: null,
    }),
    'Ann updated the subscription: plan growth and status past due.',
  ],
  PaymentRecorded: [
    by('PaymentRecorded', subscription, { status: 'succeeded', amountCents: 49_900, currency: 'EUR' }),
    'Ann recorded a payment: outcome succeeded and amount 499.00 EUR.',
  ],
  SettingsChanged: [
    by('SettingsChanged', ref('settings', 'privacy'), {
      section: 'privacy',
      before: { hideSalaryFromManagers: false },
      after: { hideSalaryFromManagers: true },
    }),
    'Ann changed the settings of privacy: hide salary from managers from no to yes.',
  ],
  ReportExported: [
    by('ReportExported', ref('report', 'r'), { reportId: uuid('r'), report: 'scope', projectId: null }),
    'Ann exported the report scope.',
  ],
}

describe('a line', () => {
  it.each(catalogue.map(({ type }) => type))('tells of %s in one sentence', async (type) => {
    const [told, text, earlier = []] = CASES[type]
    const lines = await linesOf([...before, ...earlier, told], [told.event.eventId])
    expect(lines.map((line) => line.text)).toEqual(text === '' ? [] : [text])
  })
  it('names each field with its value before and after', async () => {
    const [told, , earlier = []] = CASES.EngagementAmended
    const [line] = await linesOf([...before, ...earlier, told], [told.event.eventId])
    expect(line?.changes).toEqual([
      { field: 'amount', from: '1,000.00 EUR', to: '2,500.50 EUR' },
      { field: 'last day', from: null, to: '2026-12-31' },
    ])
  })
  it('goes by the values of its day: a rate replaces that of the same day, and not one of another', async () => {
    const said = (amount: string, effectiveFrom: string) =>
      by('RateSet', ref('rate', 'engineering'), { ...RATE, amount, effectiveFrom })
    const events = [
      said('90', '2026-01-01'),
      said('95.5', '2026-01-01'),
      said('0', '2026-02-01'),
      said('80', '2026-03-01'),
    ]
    const lines = await linesOf(
      events,
      events.map(({ event }) => event.eventId),
    )
    expect(lines.map(({ changes }) => changes.map(({ from, to }) => [from, to]))).toEqual([
      [[null, '90.00 EUR']],
      [['90.00 EUR', '95.50 EUR']],
      [['95.50 EUR', null]],
      [[null, '80.00 EUR']],
    ])
  })
  it('tells no digest, pepper or cursor', async () => {
    const [told] = CASES.ApiKeyIssued
    expect(JSON.stringify(await linesOf([...before, told], [told.event.eventId]))).not.toMatch(/secret/)
  })
  it('names a former member, the service and a connection', async () => {
    const acting = (kind: 'user' | 'system' | 'connector', id: string): Told => {
      const { stream, event } = by('WorkspaceRenamed', workspace, { name: kind })
      return { stream, event: { ...event, metadata: { ...(event.metadata as object), actor: { kind, id } } } }
    }
    const events = [acting('user', uuid('gone')), acting('system', 'wdi'), acting('connector', uuid('none'))]
    const lines = await linesOf(
      events,
      events.map(({ event }) => event.eventId),
    )
    expect(lines.map(({ text }) => text)).toEqual([
      'A former member renamed the workspace to user.',
      'The service renamed the workspace from user to system.',
      'A connection renamed the workspace from system to connector.',
    ])
  })
})

describe('the lines of some ids', () => {
  const rename = (name: string) => by('WorkspaceRenamed', workspace, { name })
  const [one, two] = [rename('one'), rename('two')]

  it('come in the order of the ids, each once, in either case', async () => {
    const ids = [two.event.eventId, one.event.eventId.toUpperCase(), two.event.eventId, uuid('unknown')]
    expect((await linesOf([one, two], ids)).map(({ id }) => id)).toEqual([two.event.eventId, one.event.eventId])
  })
  it('are those of places that are seen', async () => {
    const ofApp = by('ProjectRenamed', ref('project', PROJECT), { projectId: PROJECT, name: 'x' })
    const ofWeb = by('ProjectRenamed', ref('project', uuid('web')), { projectId: uuid('web'), name: 'y' })
    const events = [...before, ofApp, ofWeb, one]
    const ids = [ofApp, ofWeb, one].map(({ event }) => event.eventId)
    const limited = {
      ...requestOf({ projects: ['app'] }),
      caller: { role: 'admin', dataAccess: { all: false, clients: [], projects: [PROJECT] }, scopes: null },
    } as const
    expect((await linesOf(events, ids, limited)).map(({ id }) => id)).toEqual([ofApp.event.eventId])
  })
  it('tell nothing of before that is not seen', async () => {
    // The container was another project's, which the caller may not see.
    const moved = by('ContainerMapped', ref('container', `repository:${API}`), {
      kind: 'repository',
      container: API,
      projectId: PROJECT,
      from: null,
    })
    const events = [...before, mapped(API, 'web', null), moved]
    const limited = {
      ...requestOf({ projects: ['app'] }),
      caller: { role: 'admin', dataAccess: { all: false, clients: [], projects: [PROJECT] }, scopes: null },
    } as const
    expect(await linesOf(events, [moved.event.eventId], limited)).toEqual([
      {
        id: moved.event.eventId,
        text: `Ann assigned the repository ${API} to app.`,
        changes: [{ field: 'project', from: null, to: 'app' }],
      },
    ])
  })
  it('tell only what kind of thing happened once the audit retention is over, and to others than owner and admin', async () => {
    const later = requestOf({
      projects: ['app'],
      unmappedToo: true,
      now: `${addDays('2026-03-01', 36_502)}T00:00:00.000Z`,
    })
    const analyst = requestOf({ projects: ['app'], unmappedToo: true, role: 'analyst' })
    for (const request of [later, analyst])
      expect(await linesOf([one, two], [two.event.eventId], request)).toEqual([
        { id: two.event.eventId, text: 'Ann: Workspace renamed.', changes: [] },
      ])
  })
  it('have a value before also where very much happened to the same thing', async () => {
    const many = Array.from({ length: MOST_EARLIER + 20 }, (_, i) => rename(`n${i}`))
    const last = many.at(-1) as Told
    expect((await linesOf(many, [last.event.eventId]))[0]?.changes).toEqual([
      { field: 'name', from: `n${MOST_EARLIER + 18}`, to: `n${MOST_EARLIER + 19}` },
    ])
  })
})

describe('whatever happened', () => {
  it('each line has the state before and after, and fits its codec', async () => {
    await fc.assert(
      fc.asyncProperty(anyEvents, async (events) => {
        const own = events.filter(({ event }) => (event.metadata as { workspaceId: string }).workspaceId === WORKSPACE)
        const world = worldOf(own)
        const rows = world.all(AuditEvent)
        const lines = await linesOf(
          own,
          rows.map(({ eventId }) => eventId),
        )
        for (const { text } of lines) expect(text).not.toMatch(/undefined|NaN|\{what\}|\[object/)
        expect(unfaithful(world.events, lines, ['workspace'])).toEqual([])
      }),
      { seed: 1, numRuns: runs(60) },
    )
  })
})
