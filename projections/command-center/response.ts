import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { CivilDate, Figure, Int0, NonEmptyString, Provenance, Timestamp, Uuid, WorkType } from '#domain/common'
import { Availability } from '#domain/coverage'
import { ProjectStatus } from '#domain/events/directory'
import { KpiFamily } from '#domain/kpi'
import { WebAddress } from '#domain/web-address'
import { Health, SourceState } from '../data-sources/response.js'
import { LinkOrigin } from '../entities/code-change.js'

// The contract's "Command center" and "KPI evidence family", member by member.

const list = t.readonlyArray

export const Family = KpiFamily
export type Family = KpiFamily

export const Kpi = closed('Kpi', {
  id: Family,
  title: NonEmptyString,
  status: oneOf('good', 'warn', 'risk', 'ai', 'neutral'),
  availability: Availability,
  summary: NonEmptyString,
  context: NonEmptyString,
  evidenceCount: Int0,
  evidencePath: NonEmptyString,
  value: nullable(Figure),
})
export type Kpi = t.TypeOf<typeof Kpi>

export const Insight = closed('Insight', {
  id: NonEmptyString,
  kind: oneOf('warn', 'risk', 'info', 'good', 'ai'),
  body: NonEmptyString,
  meta: NonEmptyString,
})
export type Insight = t.TypeOf<typeof Insight>
export const INSIGHTS_LIMIT = 20

const dates = { firstAt: nullable(Timestamp), lastAt: nullable(Timestamp), lastRefreshedAt: nullable(Timestamp) }
const SourceHealth = closed('SourceHealth', { health: Health, providers: list(NonEmptyString) })

export const Readiness = closed('Readiness', {
  canManage: t.boolean,
  costInputs: closed('CostInputs', { rates: Int0, timeEntries: Int0 }),
  evidence: closed('ReadinessEvidence', {
    codeChanges: closed('CodeChangesHeld', {
      ...dates,
      inferredLinks: Int0,
      inPeriod: Int0,
      linkedToWorkItems: Int0,
      merged: Int0,
      open: Int0,
      projectRows: Int0,
      unattributedRows: Int0,
      sources: list(NonEmptyString),
    }),
    workItems: closed('WorkItemsHeld', {
      ...dates,
      cancelled: Int0,
      completed: Int0,
      inPeriod: Int0,
      inProgress: Int0,
      projectRows: Int0,
      todo: Int0,
      unattributedRows: Int0,
      sources: list(NonEmptyString),
    }),
  }),
  roleBands: t.boolean,
  sources: closed('ReadinessSources', {
    calendar: SourceHealth,
    code: SourceHealth,
    release: SourceHealth,
    tracker: SourceHealth,
  }),
})
export type Readiness = t.TypeOf<typeof Readiness>

export const CommandCenter = closed('CommandCenter', {
  activeClientQuestion: closed('ActiveClientQuestion', { canEdit: t.boolean, question: nullable(NonEmptyString) }),
  costEstimate: closed('CostEstimateView', {
    launchDecision: nullable(
      closed('LaunchDecision', { decidedOn: CivilDate, amountCents: Int0, currency: NonEmptyString }),
    ),
    source: nullable(Provenance),
    status: oneOf('not_set', 'set', 'superseded'),
  }),
  directory: closed('Directory', {
    clients: list(closed('DirectoryClient', { id: Uuid, name: NonEmptyString })),
    projects: list(
      closed('DirectoryProject', { id: Uuid, clientId: Uuid, name: NonEmptyString, status: ProjectStatus }),
    ),
    selectedClientId: nullable(Uuid),
    selectedProjectId: nullable(Uuid),
  }),
  engagementBaseline: closed('EngagementBaseline', { contractedAmount: t.boolean, scopeLockDate: t.boolean }),
  flow: closed('Flow', {
    inputs: list(
      closed('FlowInput', {
        id: oneOf('tracker', 'code', 'calendar', 'ai', 'release'),
        label: NonEmptyString,
        noun: NonEmptyString,
        color: oneOf('blue', 'purple', 'teal'),
        count: Int0,
        state: Health,
      }),
    ),
    output: nullable(
      closed('FlowOutput', {
        completedItems: nullable(Int0),
        mergedChanges: nullable(Int0),
        releases: nullable(Int0),
        availability: Availability,
      }),
    ),
  }),
  insights: list(Insight),
  kpis: list(Kpi),
  readiness: Readiness,
  sources: list(SourceState),
  state: oneOf('ready', 'degraded'),
})
export type CommandCenter = t.TypeOf<typeof CommandCenter>

export const EvidenceItem = closed('EvidenceItem', {
  id: NonEmptyString,
  kind: oneOf(
    'work_item',
    'code_change',
    'release',
    'meeting',
    'time_entry',
    'cloud_line',
    'objective',
    'invoice_line',
  ),
  reference: NonEmptyString,
  title: t.string,
  url: nullable(WebAddress),
  occurredAt: Timestamp,
  workType: nullable(WorkType),
  state: NonEmptyString,
  attribution: oneOf('in_scope', 'added', 'uncertain', 'not_applicable'),
  linkOrigin: nullable(LinkOrigin),
  contribution: nullable(Figure),
  source: NonEmptyString,
})
export type EvidenceItem = t.TypeOf<typeof EvidenceItem>
export const EVIDENCE_LIMIT = 200

export const KpiEvidence = closed('KpiEvidence', {
  family: Family,
  title: NonEmptyString,
  explanation: NonEmptyString,
  evidence: list(EvidenceItem),
})
export type KpiEvidence = t.TypeOf<typeof KpiEvidence>
