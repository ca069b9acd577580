import { compareText } from '#domain/compare'
import { countOf } from '#domain/counts'
import { type DocumentReader, flatOf } from '#domain/documents'
import type { DirectedRequest, ReadableProject } from '#domain/operation'
import { readAiSums, readVendors } from '../ai/read.js'
import { aiTotals } from '../ai/report.js'
import { connectionsExpectedToHave, readHealth, readSources, SOURCES } from '../data-sources/evidence-sources.js'
import { costKinds } from '../engagement/allocation.js'
import { Client } from '../entities/client.js'
import { ClientQuestion } from '../entities/client-question.js'
import type { ConnectionState } from '../entities/connection.js'
import { CostEstimate } from '../entities/cost-estimate.js'
import { DeadLetter, openDeadLetters } from '../entities/dead-letter.js'
import { type ProjectEvidence, readProjectEvidence } from '../project/read.js'
import type { Coverage, CoverageOf } from '../selection/coverage.js'
import type { Evidence } from '../selection/evidence.js'
import type { ProjectRequest } from '../selection/project.js'
import { reachNote } from '../selection/reach.js'
import { countCloudLines } from './evidence/lists.js'
import { scopeItemsCount } from './evidence/scope.js'
import { commandCenterForClient } from './for-client.js'
import type { InsightInputs } from './insights.js'
import { readReadiness } from './readiness/read.js'
import { commandCenterReport, type ProjectInputs, projectToShow } from './report.js'
import type { CommandCenter, Family } from './response.js'

/** The clients that the caller may see, as a whole or in some of their projects. */
export const readClients = async (
  { workspaceId, caller: { dataAccess }, readable }: DirectedRequest,
  docs: DocumentReader,
): Promise<CommandCenter['directory']['clients']> => {
  const clients = await docs.find(Client, { where: { workspaceId: { eq: workspaceId } } })
  const seen = new Set([...(dataAccess.all ? [] : dataAccess.clients), ...readable.map(({ clientId }) => clientId)])
  return clients
    .filter(({ archived }) => !archived)
    .filter(({ clientId }) => dataAccess.all || seen.has(clientId))
    .map(({ clientId, name }) => ({ id: clientId, name }))
    .sort((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id))
}

/** The connections of a project with dead letters. */
const readDeadLetters = async (
  { workspaceId, caller }: ProjectRequest,
  coverage: Coverage,
  docs: DocumentReader,
): Promise<InsightInputs['deadLetters']> => {
  const connections = SOURCES.flatMap(({ kinds }) => connectionsExpectedToHave(coverage, kinds, caller.dataAccess.all))
  return flatOf<ConnectionState, InsightInputs['deadLetters'][number]>(
    [...new Set(connections)],
    async (connection) => {
      const open = await docs.count(DeadLetter, openDeadLetters(workspaceId, connection.connectionId))
      return open === 0 ? [] : [{ connection, open }]
    },
  )
}

/** The amount of evidence behind each family's number. */
const evidenceCountsOf = (
  { reports, evidence, scope }: ProjectEvidence,
  { tagged, cloudLines }: { readonly tagged: number; readonly cloudLines: number },
): Readonly<Record<Family, number>> => {
  const [delivery, cost] = [evidence.delivery.total, evidence.cost.total]
  return {
    delivery_investment: countOf(cost, 'timeEntries') + countOf(delivery, 'coordination|meetings') + cloudLines,
    scope_expansion: scopeItemsCount(scope.report),
    delivery_output: countOf(delivery, 'completed') + countOf(delivery, 'merged') + countOf(delivery, 'releases'),
    objectives: reports.objectives.objectivesTotal + reports.objectives.milestones,
    ai_net_gain: tagged,
  }
}

/** Notes up to when the evidence behind each family's number counts; null where none is needed. */
export const reachOfKpis = (
  request: Pick<ProjectRequest, 'now' | 'period' | 'forClient'>,
  evidence: Pick<CoverageOf<'work_item' | 'code_change' | 'release' | 'time_entry' | 'meeting' | 'cloud_line'>, 'read'>,
  meetingsChoice: ProjectEvidence['meetingsChoice'],
): Readonly<Record<Family, string | null>> => ({
  delivery_investment: reachNote(evidence, costKinds(meetingsChoice), request),
  scope_expansion: reachNote(evidence, ['work_item'], request),
  delivery_output: reachNote(evidence, ['work_item', 'code_change', 'release'], request),
  objectives: null,
  ai_net_gain: reachNote(evidence, ['code_change'], request),
})

/** The evidence that flows into the delivery of the period, and the state of each source of it. */
const flowOf = (
  evidence: Evidence,
  ai: { readonly tagged: number; readonly records: number; readonly vendors: Awaited<ReturnType<typeof readHealth>> },
  sources: ProjectInputs['sources'],
): ProjectInputs['flow'] => {
  const delivery = evidence.delivery.total
  const stateOf = (id: string) => sources.find(({ source }) => source === id)?.state ?? ('not_connected' as const)
  const { tagged, records, vendors } = ai
  return {
    tracker: { count: countOf(delivery, 'items'), state: stateOf('tracker') },
    code: { count: countOf(delivery, 'merged'), state: stateOf('code') },
    calendar: { count: countOf(delivery, 'meetings'), state: stateOf('calendar') },
    ai: {
      count: tagged + records,
      // Marks are read with the changes that have them.
      state: vendors !== 'not_connected' ? vendors : tagged > 0 ? stateOf('code') : 'not_connected',
    },
    release: { count: countOf(delivery, 'releases'), state: stateOf('release') },
  }
}

/** All inputs of the page for one project. */
const readProjectInputs = async (
  request: ProjectRequest,
  project: ReadableProject,
  docs: DocumentReader,
): Promise<ProjectInputs> => {
  const { workspaceId } = request
  const whole = await readProjectEvidence(request, docs)
  const { reports, evidence, scope, invoice, currencies, unpricedRoles, meetingsChoice } = whole
  const ofProject = { workspaceId: { eq: workspaceId }, projectId: { eq: project.projectId } }
  const sums = await readAiSums(request, docs)
  const records = await readVendors(request, evidence, docs)
  const cloudLines = await countCloudLines(request, evidence, docs)
  const questions = await docs.find(ClientQuestion, { where: ofProject })
  const estimates = await docs.find(CostEstimate, { where: ofProject })
  const sources = await readSources(request, evidence, docs)
  const vendors = await readHealth(request, evidence, ['ai_usage'], docs)
  const readiness = await readReadiness(request, evidence, scope.rates, docs)
  const deadLetters = await readDeadLetters(request, evidence, docs)
  const ai = aiTotals(sums)
  const tagged = ai.adoption.taggedEvidenceTotal
  return {
    project,
    reports,
    evidenceCounts: evidenceCountsOf(whole, { tagged, cloudLines }),
    kpis: {
      reach: reachOfKpis(request, evidence, meetingsChoice),
      reports,
      ai,
      unpricedRoles,
      meetingsIncluded: meetingsChoice === 'included',
      hidesRates: request.hidesRates,
      currency: currencies[0] ?? scope.currency,
    },
    insights: { invoice, deadLetters, evidence },
    baseline: {
      contractedAmount: scope.engagement !== null && scope.engagement.contractedCents !== null,
      scopeLockDate: scope.lock !== null,
    },
    questions,
    estimates,
    readiness,
    sources,
    flow: flowOf(evidence, { tagged, records: records.length, vendors }, sources),
  }
}

/** Reads the command center, as the caller gets it. */
export const readCommandCenter = async (request: DirectedRequest, docs: DocumentReader): Promise<CommandCenter> => {
  const whole = await readWhole(request, docs)
  return request.forClient ? commandCenterForClient(whole) : whole
}

const readWhole = async (request: DirectedRequest, docs: DocumentReader): Promise<CommandCenter> => {
  const { workspaceId, caller, period, readable, selected } = request
  const clients = await readClients(request, docs)
  const common = { workspaceId, caller, period, readable, clients, clientId: selected.clientId }
  const project = projectToShow(readable, selected)
  if (project === null)
    return commandCenterReport(
      { ...common, selected: null },
      SOURCES.map(({ source, label }) => ({ source, label, state: 'not_connected' })),
    )
  const ofProject = { ...request, projects: [project], unmappedToo: false } as const
  const inputs = await readProjectInputs(ofProject, project, docs)
  return commandCenterReport({ ...common, selected: inputs }, inputs.sources)
}
