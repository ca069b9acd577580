import type * as t from 'io-ts'
import { OneOfType, oneOf } from '#domain/codec'
import { catalogue, type DomainEvent, type EventType } from '#domain/events/catalogue'
import type { EvidenceKind } from '#domain/events/connections'
import { KpiFamily } from '#domain/kpi'

// What each type of event is in the audit trail. Whatever a table does not name is as its default says.

const words = (type: string): readonly string[] => type.split(/(?=[A-Z])/).map((word) => word.toLowerCase())
/** Actions whose verb has two words. */
const VERBS: Partial<Readonly<Record<EventType, string>>> = { RecordDeadLettered: 'record.dead_lettered' }

/** The type in dotted form: `ApiKeyRevoked` is `api_key.revoked`. */
export const actionOf = (type: EventType): string => {
  const parts = words(type)
  return VERBS[type] ?? `${parts.slice(0, -1).join('_')}.${parts.at(-1)}`
}

/** Types by action: every one of the catalogue. */
export const TYPES: ReadonlyMap<string, EventType> = new Map(catalogue.map(({ type }) => [actionOf(type), type]))
export const Action = new OneOfType<string>([...TYPES.keys()], 'an action')

export const AuditStatus = oneOf('success', 'partial', 'failure')
export type AuditStatus = t.TypeOf<typeof AuditStatus>
export const Severity = oneOf('info', 'notice', 'warning', 'critical')
export type Severity = t.TypeOf<typeof Severity>
export const ChainKind = oneOf('raw', 'norm', 'link', 'metric', 'report')
export type ChainKind = t.TypeOf<typeof ChainKind>

/** The outcome of an event. A run that rejected records went in part, and so did each of these records. */
export const statusOf = (event: DomainEvent): AuditStatus => {
  switch (event.type) {
    case 'SyncFailed':
      return 'failure'
    case 'PaymentRecorded':
      return event.data.status === 'failed' ? 'failure' : 'success'
    case 'SyncCompleted':
      return event.data.counts.rejected > 0 ? 'partial' : 'success'
    case 'RecordDeadLettered':
      return 'partial'
    default:
      return 'success'
  }
}

const NOTICES: ReadonlySet<EventType> = new Set<EventType>([
  ...(['WorkspaceRenamed', 'WorkspaceDeletionCancelled', 'ClientArchived', 'ProjectStatusChanged'] as const),
  ...(['MemberJoined', 'MemberRoleChanged', 'MemberDataAccessChanged', 'MemberLeft'] as const),
  ...(['ApiKeyIssued', 'ApiKeyRevoked', 'ApiKeyRotated', 'SettingsChanged', 'ReportExported'] as const),
  ...(['ScopeLockReleased', 'ChangeOrderWithdrawn', 'ConnectionPaused'] as const),
  ...(['InvoiceVoided', 'InvoiceApproved', 'InvoiceApprovalWithdrawn'] as const),
  ...(['ConnectionResumed', 'ConnectionRemoved', 'ImportAnswered'] as const),
  ...(['PlanChanged', 'TrialStarted', 'TrialEnded', 'SubscriptionSynced'] as const),
])
const CRITICAL: ReadonlySet<EventType> = new Set<EventType>(['WorkspaceDeletionRequested', 'WorkspaceClosed'])

/** The attention that an event needs from the workspace's administrators. */
export const severityOf = (type: EventType, status: AuditStatus): Severity => {
  if (CRITICAL.has(type) || (type === 'PaymentRecorded' && status === 'failure')) return 'critical'
  if (status !== 'success') return 'warning'
  return NOTICES.has(type) ? 'notice' : 'info'
}

const EVIDENCE: Readonly<Record<EvidenceKind, readonly KpiFamily[]>> = {
  work_item: ['scope_expansion', 'delivery_output'],
  code_change: ['delivery_output', 'ai_net_gain'],
  release: ['delivery_output'],
  meeting: ['delivery_investment'],
  time_entry: ['delivery_investment'],
  cloud_line: ['delivery_investment'],
  invoice: [],
  ai_usage: [],
}
const MAPPING: readonly KpiFamily[] = ['delivery_investment', 'scope_expansion', 'delivery_output', 'ai_net_gain']
const MOVES: Partial<Readonly<Record<EventType, readonly KpiFamily[]>>> = {
  ContainerMapped: MAPPING,
  ContainerUnmapped: MAPPING,
  ContainerRenamed: MAPPING,
  ProjectStatusChanged: KpiFamily.values,
  ClientArchived: KpiFamily.values,
  RateSet: ['delivery_investment'],
  AiMarksTakenBack: ['ai_net_gain'],
  AiMarksRestored: ['ai_net_gain'],
  AiRuleTakenBack: ['ai_net_gain'],
  AiRuleRestored: ['ai_net_gain'],
  MeetingTagged: ['delivery_investment'],
  ScopeLocked: ['scope_expansion'],
  ScopeLockReleased: ['scope_expansion'],
  ChangeOrderApproved: ['scope_expansion'],
  ChangeOrderAmended: ['scope_expansion'],
  ChangeOrderWithdrawn: ['scope_expansion'],
  ObjectiveSet: ['objectives'],
  ObjectiveCompleted: ['objectives'],
  ObjectiveDropped: ['objectives'],
  MilestoneReached: ['objectives'],
}

/** The KPI families that it can move, in their order. A run moves those of what it read, where it read something new. */
export const impactsOf = (event: DomainEvent): readonly KpiFamily[] => {
  if (event.type === 'AssumptionSet')
    return event.data.assumptionId === 'work-cost-allocation' ? ['delivery_investment'] : []
  if (event.type !== 'SyncCompleted') return MOVES[event.type] ?? []
  const { counts, coverage } = event.data
  if (counts.accepted + counts.withdrawn === 0) return []
  const moved = new Set(coverage.flatMap(({ kind }) => EVIDENCE[kind]))
  return KpiFamily.values.filter((family) => moved.has(family))
}

const LINKS: ReadonlySet<EventType> = new Set<EventType>([
  ...([
    'ChangeLinked',
    'ChangeUnlinked',
    'AiMarksTakenBack',
    'AiMarksRestored',
    'AiRuleTakenBack',
    'AiRuleRestored',
    'MeetingTagged',
    'WorkTypeSet',
    'ContainerMapped',
    'ContainerUnmapped',
    'ContainerRenamed',
  ] as const),
])
const METRICS: ReadonlySet<EventType> = new Set<EventType>([
  ...(['EngagementSigned', 'EngagementAmended', 'EngagementEnded', 'ScopeLocked', 'ScopeLockReleased'] as const),
  ...(['ChangeOrderApproved', 'ChangeOrderAmended', 'ChangeOrderWithdrawn', 'ObjectiveSet'] as const),
  ...(['ObjectiveCompleted', 'ObjectiveDropped', 'MilestoneReached'] as const),
  ...(['CostEstimateRecorded', 'AssumptionSet', 'RateSet', 'RoleBandSet', 'PriceSet'] as const),
  ...(['InvoiceIssued', 'InvoiceVoided', 'InvoiceApproved', 'InvoiceApprovalWithdrawn'] as const),
  ...(['InvoiceNoted', 'InvoiceNoteWithdrawn', 'InvoiceLineExplained', 'InvoiceExplanationWithdrawn'] as const),
])
const RAW: ReadonlySet<EventType> = new Set<EventType>([
  ...(['ConnectionRegistered', 'ConnectionPaused', 'ConnectionResumed', 'ConnectionRemoved', 'SyncStarted'] as const),
  'EvidenceRenamed',
  'ImportAnswered',
  'HostConnected',
  'HostRead',
  'HookReceived',
  'PageRead',
  ...(['SyncCompleted', 'SyncFailed', 'RecordDeadLettered', 'DeadLetterResolved'] as const),
])

/** The place of an event on the way from a source to a report: read, kept, linked, measured, reported. */
export const chainKindOf = (type: EventType): ChainKind =>
  RAW.has(type)
    ? 'raw'
    : LINKS.has(type)
      ? 'link'
      : METRICS.has(type)
        ? 'metric'
        : type === 'ReportExported' || type.startsWith('ClientQuestion')
          ? 'report'
          : 'norm'
