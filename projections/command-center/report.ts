import type { Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import type { Availability } from '#domain/coverage'
import type { Caller, ReadableProject } from '#domain/operation'
import type { Period } from '#domain/period'
import { actionsOf } from '#domain/roles'
import type { SourceState } from '../data-sources/response.js'
import type { DeliveryOutput } from '../delivery/report.js'
import type { ClientQuestionState } from '../entities/client-question.js'
import type { CostEstimateState } from '../entities/cost-estimate.js'
import type { ProjectReports } from '../project/read.js'
import { type InsightInputs, insightsOf } from './insights.js'
import { type KpiInputs, kpisOf, together } from './kpis.js'
import type { CommandCenter, Family, Readiness } from './response.js'
import { flowTexts } from './texts.js'

type Inputs = CommandCenter['flow']['inputs']

/** All that is shown of the project that is selected. */
export interface ProjectInputs {
  readonly project: ReadableProject
  readonly reports: ProjectReports
  readonly kpis: KpiInputs
  readonly evidenceCounts: Readonly<Record<Family, number>>
  readonly insights: Pick<InsightInputs, 'invoice' | 'deadLetters' | 'evidence'>
  /** Says whether a lock is in force, and whether an amount was agreed. */
  readonly baseline: CommandCenter['engagementBaseline']
  readonly questions: readonly ClientQuestionState[]
  readonly estimates: readonly CostEstimateState[]
  /** Records of the period by kind of input, and the health of their sources. */
  readonly flow: Readonly<Record<Inputs[number]['id'], Pick<Inputs[number], 'count' | 'state'>>>
  readonly readiness: Omit<Readiness, 'canManage'>
  readonly sources: readonly SourceState[]
}

export interface CommandCenterInputs {
  readonly workspaceId: Uuid
  readonly caller: Caller
  readonly period: Period
  readonly clients: CommandCenter['directory']['clients']
  readonly readable: readonly ReadableProject[]
  /** The client that was asked for. */
  readonly clientId: Uuid | null
  /** Null where no project could be selected. */
  readonly selected: ProjectInputs | null
}

const FLOW: readonly Omit<Inputs[number], 'count' | 'state'>[] = [
  { id: 'tracker', ...flowTexts.tracker, color: 'blue' },
  { id: 'code', ...flowTexts.code, color: 'purple' },
  { id: 'calendar', ...flowTexts.calendar, color: 'teal' },
  { id: 'ai', ...flowTexts.ai, color: 'purple' },
  { id: 'release', ...flowTexts.release, color: 'blue' },
]

const outputOf = (
  { completedItems, mergedChanges, releases }: DeliveryOutput,
  availability: Availability,
): CommandCenter['flow']['output'] =>
  completedItems === null && mergedChanges === null && releases === null
    ? null
    : { completedItems, mergedChanges, releases, availability }

/** The estimate that was in force at the end of the period, and whether a later one has taken its place since. */
const estimateOf = (estimates: readonly CostEstimateState[], { end }: Period): CommandCenter['costEstimate'] => {
  const inOrder = estimates.toSorted((a, b) => a.revision - b.revision)
  const decided = inOrder.findLast(({ decidedOn }) => decidedOn <= end)
  if (decided === undefined) return { launchDecision: null, source: null, status: 'not_set' }
  const { decidedOn, amountCents, currency } = decided
  return {
    launchDecision: { decidedOn, amountCents, currency },
    source: 'user_declared',
    status: decided === inOrder.at(-1) ? 'set' : 'superseded',
  }
}

/** The client's latest question without an answer. */
const openQuestion = (questions: readonly ClientQuestionState[]): string | null =>
  questions
    .filter(({ answer }) => answer === null)
    .toSorted((a, b) => compareText(a.askedAt, b.askedAt) || compareText(a.questionId, b.questionId))
    .at(-1)?.question ?? null

const NO_DATES = { firstAt: null, lastAt: null, lastRefreshedAt: null } as const
const NO_SOURCE = { health: 'not_connected', providers: [] } as const
const NOTHING_READY: Omit<Readiness, 'canManage'> = {
  costInputs: { rates: 0, timeEntries: 0 },
  evidence: {
    codeChanges: {
      ...NO_DATES,
      inferredLinks: 0,
      inPeriod: 0,
      linkedToWorkItems: 0,
      merged: 0,
      open: 0,
      projectRows: 0,
      unattributedRows: 0,
      sources: [],
    },
    workItems: {
      ...NO_DATES,
      cancelled: 0,
      completed: 0,
      inPeriod: 0,
      inProgress: 0,
      projectRows: 0,
      todo: 0,
      unattributedRows: 0,
      sources: [],
    },
  },
  roleBands: false,
  sources: { calendar: NO_SOURCE, code: NO_SOURCE, release: NO_SOURCE, tracker: NO_SOURCE },
}

/** The project that is shown where none was asked for: the first active one by name. */
export const projectToShow = (
  readable: readonly ReadableProject[],
  { clientId, projectId }: { readonly clientId: Uuid | null; readonly projectId: Uuid | null },
): ReadableProject | null =>
  readable.find((one) =>
    projectId === null
      ? one.status === 'active' && (clientId === null || one.clientId === clientId)
      : one.projectId === projectId,
  ) ?? null

/**
 * Reports the workspace's front page: the selected project's five numbers, what they rest on, and the projects to
 * choose from.
 */
export const commandCenterReport = (
  { workspaceId, caller, period, clients, readable, clientId, selected }: CommandCenterInputs,
  sources: readonly SourceState[],
): CommandCenter => {
  const canManage = actionsOf(caller.role).has('integrations.manage')
  const { project } = selected ?? { project: null }
  const kpis = kpisOf(
    workspaceId,
    selected && {
      projectId: selected.project.projectId,
      inputs: selected.kpis,
      locked: selected.baseline.scopeLockDate,
      evidenceCounts: selected.evidenceCounts,
    },
  )
  const { availability, delivery } = selected?.reports ?? {}
  return {
    activeClientQuestion: { canEdit: canManage, question: openQuestion(selected?.questions ?? []) },
    costEstimate: estimateOf(selected?.estimates ?? [], period),
    directory: {
      clients,
      projects: readable.map((one) => ({
        id: one.projectId,
        clientId: one.clientId,
        name: one.name,
        status: one.status,
      })),
      selectedClientId: project?.clientId ?? clientId,
      selectedProjectId: project?.projectId ?? null,
    },
    engagementBaseline: selected?.baseline ?? { contractedAmount: false, scopeLockDate: false },
    flow: {
      inputs: FLOW.map((input) => ({
        ...input,
        ...(selected?.flow[input.id] ?? { count: 0, state: 'not_connected' as const }),
      })),
      output:
        delivery === undefined || availability === undefined
          ? null
          : outputOf(delivery, together(availability.work_item, availability.code_change, availability.release)),
    },
    insights:
      selected === null
        ? []
        : insightsOf({
            ...selected.insights,
            project: selected.project,
            period,
            reports: selected.reports,
            ai: selected.kpis.ai,
          }),
    kpis,
    readiness: { canManage, ...(selected?.readiness ?? NOTHING_READY) },
    sources,
    state: kpis.every(({ availability: one }) => one === 'available') ? 'ready' : 'degraded',
  }
}
