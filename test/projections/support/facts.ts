import type { Instant } from '#domain/common'
import { type DataOf, type EventType, streamOf } from '#domain/events/catalogue'
import { type EvidenceKind, PLACE_OF } from '#domain/events/connections'
import type { Channel, EntityRef } from '#domain/events/envelope'
import { type FactsOf, factKinds } from '#domain/events/facts'
import { contentHashOf, newEvent } from '#eventlog/new-event'
import { joined } from '#projections/entities/entity'
import { NOON, type Seen, type Told, uuid, WORKSPACE } from './events.js'

// Facts of any kind as connections append them, and what people say of them.

const refOf = (kind: EvidenceKind | 'ai_rule', place: string, key: string): EntityRef =>
  kind !== 'ai_rule' && PLACE_OF[kind] === 'project' ? { kind, key, project: place } : { kind, key, container: place }

const appended = <T extends EventType>(
  stream: string,
  type: T,
  entity: EntityRef,
  data: DataOf<T>,
  workspaceId: string,
  at: Instant,
  more: { connectionId?: string; channel?: Channel; contentHash?: string } = {},
): Told => {
  const actor = { kind: 'system', id: 'test' } as const
  return {
    stream,
    event: newEvent(type, entity, data, { workspaceId, actor, correlationId: uuid('run'), now: at }, more),
  }
}

/** What a connection says of a thing. */
export const fact = <K extends EvidenceKind>(
  kind: K,
  place: string,
  key: string,
  data: FactsOf<K>,
  { by = 'git', channel = 'export', workspace = WORKSPACE, at = NOON }: Seen = {},
): Told => {
  const connectionId = uuid(by)
  const { type } = factKinds[kind].stated
  const more = { connectionId, channel, contentHash: contentHashOf(data) }
  const stream = streamOf.connection(workspace, connectionId)
  return appended(stream, type, refOf(kind, place, key), data as never, workspace, at, more)
}

/** The connection no longer has it. */
export const gone = (
  kind: EvidenceKind,
  place: string,
  key: string,
  { by = 'git', channel = 'export', workspace = WORKSPACE, at = NOON }: Seen = {},
): Told => {
  const connectionId = uuid(by)
  const { type } = factKinds[kind].withdrawn
  const stream = streamOf.connection(workspace, connectionId)
  const data = { reason: 'it is gone' }
  return appended(stream, type, refOf(kind, place, key), data, workspace, at, { connectionId, channel })
}

type Said =
  | 'ChangeLinked'
  | 'ChangeUnlinked'
  | 'AiMarksTakenBack'
  | 'AiMarksRestored'
  | 'AiRuleTakenBack'
  | 'AiRuleRestored'
  | 'MeetingTagged'
  | 'WorkTypeSet'
type Words<T extends Said> = Omit<DataOf<T>, 'projectId'>

/** What a person says for a project of a thing that sources tell of. */
export const said = <T extends Said>(
  type: T,
  project: string,
  kind: EvidenceKind | 'ai_rule',
  place: string,
  key: string,
  words: Words<T>,
  { workspace = WORKSPACE, at = NOON }: Seen = {},
): Told => {
  const projectId = uuid(project)
  const data = { ...words, projectId } as DataOf<T>
  return appended(streamOf.links(workspace, projectId), type, refOf(kind, place, key), data, workspace, at)
}

export const TRACKER = 'acme/tracker'
export const CALENDAR = 'team@acme'
export const CLOUD = 'aws:1234'
export const AI_ACCOUNT = 'cursor:acme'

/** What a tracker says of an item that was made at noon and not begun. */
export const itemFacts = (key: string, facts: Partial<FactsOf<'work_item'>> = {}): FactsOf<'work_item'> => ({
  key,
  title: `Item ${key}`,
  type: 'story',
  state: 'todo',
  history: [],
  createdAt: NOON,
  startedAt: null,
  doneAt: null,
  parent: null,
  labels: [],
  links: [],
  estimateMinutes: null,
  url: null,
  ...facts,
})
export const workItem = (key: string, facts: Partial<FactsOf<'work_item'>> = {}, how: Seen = {}): Told =>
  fact('work_item', TRACKER, key, itemFacts(key, facts), { by: 'tracker', ...how })
export const meeting = (key: string, facts: Partial<FactsOf<'meeting'>> = {}, how: Seen = {}): Told =>
  fact(
    'meeting',
    CALENDAR,
    key,
    {
      title: key,
      startsAt: NOON,
      endsAt: '2026-03-02T13:00:00.000Z',
      allDay: false,
      status: 'confirmed',
      invited: 3,
      accepted: 2,
      declined: 1,
      tags: [],
      ...facts,
    },
    { by: 'calendar', ...how },
  )
/** Of so many minutes where it names no seconds. */
export const timeEntry = (
  project: string,
  key: string,
  { minutes = 60, ...facts }: Partial<FactsOf<'time_entry'>> & { readonly minutes?: number } = {},
  how: Seen = {},
): Told =>
  fact(
    'time_entry',
    uuid(project),
    key,
    {
      day: '2026-03-02',
      seconds: minutes * 60,
      role: 'engineering',
      category: 'build',
      billable: true,
      workItem: null,
      ...facts,
    },
    { by: 'sheet', ...how },
  )
export const cloudLine = (key: string, facts: Partial<FactsOf<'cloud_line'>> = {}, how: Seen = {}): Told =>
  fact(
    'cloud_line',
    CLOUD,
    key,
    {
      service: 'compute',
      from: '2026-03-02',
      to: '2026-03-02',
      amount: '1.00',
      currency: 'EUR',
      estimated: false,
      ...facts,
    },
    { by: 'cloud', ...how },
  )
export const invoice = (
  project: string,
  number: string,
  facts: Partial<FactsOf<'invoice'>> = {},
  how: Seen = {},
): Told =>
  fact(
    'invoice',
    uuid(project),
    number,
    {
      number,
      status: 'issued',
      issuedOn: '2026-04-01',
      periodStart: '2026-03-01',
      periodEnd: '2026-03-31',
      currency: 'EUR',
      lines: [],
      ...facts,
    },
    { by: 'books', ...how },
  )
/** As a person enters it: no connection tells of it. */
export const invoiceByHand = (project: string, number: string, facts: Partial<FactsOf<'invoice'>> = {}): Told => {
  const { stream: _, event } = invoice(project, number, facts)
  const data = event.data as FactsOf<'invoice'>
  const more = { channel: 'hand', contentHash: contentHashOf(data) } as const
  const ref = refOf('invoice', uuid(project), number)
  return appended(streamOf.commercial(WORKSPACE), 'InvoiceIssued', ref, data, WORKSPACE, NOON, more)
}
/** What a person states of an invoice. */
export const ofInvoice = <
  T extends Exclude<Extract<EventType, `Invoice${string}`>, 'InvoiceIssued' | 'InvoiceWithdrawn'>,
>(
  type: T,
  project: string,
  number: string,
  data: DataOf<T>,
  { workspace = WORKSPACE, at = NOON }: Seen = {},
): Told => appended(streamOf.commercial(workspace), type, refOf('invoice', uuid(project), number), data, workspace, at)
export const aiUsage = (key: string, facts: Partial<FactsOf<'ai_usage'>> = {}, how: Seen = {}): Told =>
  fact(
    'ai_usage',
    AI_ACCOUNT,
    key,
    {
      vendor: 'cursor',
      scope: 'organization',
      windowStart: '2026-03-01',
      windowEnd: '2026-03-31',
      metric: 'accepted_lines',
      model: null,
      value: '10',
      unit: 'lines',
      currency: null,
      provenance: 'vendor_reported',
      ...facts,
    },
    { by: 'vendor', ...how },
  )

type Stated = 'RateSet' | EngagementEvent
type EngagementEvent =
  | 'EngagementSigned'
  | 'EngagementEnded'
  | 'PriceSet'
  | 'ScopeLocked'
  | 'ScopeLockReleased'
  | 'ChangeOrderApproved'
  | 'ChangeOrderAmended'
  | 'ChangeOrderWithdrawn'
  | 'ObjectiveSet'
  | 'ObjectiveCompleted'
  | 'ObjectiveDropped'
  | 'MilestoneReached'
  | 'AssumptionSet'
  | 'CostEstimateRecorded'
  | 'ClientQuestionAsked'
  | 'ClientQuestionAnswered'
const KINDS: Readonly<Record<EngagementEvent, string>> = {
  EngagementSigned: 'engagement',
  EngagementEnded: 'engagement',
  PriceSet: 'price',
  ScopeLocked: 'scope_lock',
  ScopeLockReleased: 'scope_lock',
  ChangeOrderApproved: 'change_order',
  ChangeOrderAmended: 'change_order',
  ChangeOrderWithdrawn: 'change_order',
  ObjectiveSet: 'objective',
  ObjectiveCompleted: 'objective',
  ObjectiveDropped: 'objective',
  MilestoneReached: 'milestone',
  AssumptionSet: 'assumption',
  CostEstimateRecorded: 'cost_estimate',
  ClientQuestionAsked: 'client_question',
  ClientQuestionAnswered: 'client_question',
}

/** What a person states of a project, about a thing with an id of its own. */
export const stated = <T extends Exclude<Stated, 'RateSet'>>(
  type: T,
  project: string,
  key: string,
  data: DataOf<T>,
  { workspace = WORKSPACE, at = NOON }: Seen = {},
): Told => {
  const ref = { kind: KINDS[type], key, project: uuid(project) }
  return appended(streamOf.engagement(workspace, uuid(project)), type, ref, data, workspace, at)
}
export const rateSet = (
  role: string,
  amount: string,
  effectiveFrom: string,
  currency = 'EUR',
  scope: Pick<DataOf<'RateSet'>, 'clientId' | 'projectId'> = {},
): Told =>
  appended(
    streamOf.commercial(WORKSPACE),
    'RateSet',
    { kind: 'rate', key: [...Object.values(scope), role].join() },
    { role, amount, currency, effectiveFrom, ...scope },
    WORKSPACE,
    NOON,
  )
export const roleBandSet = (role: string, band: DataOf<'RoleBandSet'>['band']): Told =>
  appended(
    streamOf.commercial(WORKSPACE),
    'RoleBandSet',
    { kind: 'role_band', key: role },
    { role, band },
    WORKSPACE,
    NOON,
  )
/** What the client agreed to pay, by the engagement of the project of this name. */
export const priceSet = (
  role: string,
  amount: string,
  more: Partial<DataOf<'PriceSet'>> & { readonly project?: string } = {},
): Told => {
  const { project = 'app', ...data } = more
  const engagementId = data.engagementId ?? uuid('engagement')
  return stated('PriceSet', project, joined(engagementId, role), {
    engagementId,
    role,
    amount,
    currency: 'EUR',
    effectiveFrom: '2026-01-01',
    effectiveTo: null,
    ...data,
  })
}
export const settingsChanged = (
  section: DataOf<'SettingsChanged'>['section'],
  after: DataOf<'SettingsChanged'>['after'],
): Told =>
  appended(
    streamOf.settings(WORKSPACE),
    'SettingsChanged',
    { kind: 'settings', key: section },
    { section, before: {}, after },
    WORKSPACE,
    NOON,
  )
