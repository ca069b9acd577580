import { isLeft, right } from 'fp-ts/lib/Either.js'
import { sumOfCounts } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import type { DirectedRequest, ReadableProject } from '#domain/operation'
import { allOf, flatOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import { readAiSums, readVendors } from '../ai/read.js'
import { aiTotals } from '../ai/report.js'
import { Client } from '../entities/client.js'
import { ClientQuestion } from '../entities/client-question.js'
import type { ConnectionState } from '../entities/connection.js'
import { CostEstimate } from '../entities/cost-estimate.js'
import { DeadLetter, openLetters } from '../entities/dead-letter.js'
import { readProjectEvidence } from '../evidence/project.js'
import type { Coverage } from '../evidence/read.js'
import type { ProjectRequest } from '../evidence/scope.js'
import { readHealth, readSources, SOURCES, watchedOf } from '../evidence/sources.js'
import { surroundings } from './evidence.js'
import type { InsightInputs } from './insights.js'
import { readCloudLines } from './lists.js'
import { readReadiness } from './readiness.js'
import { commandCenterReport, type ProjectInputs, projectToShow } from './report.js'
import type { CommandCenter, Family } from './response.js'
import { scopeItemsCount } from './scope-items.js'

/** The clients that the caller may see: all of them, or part of their work. */
export const readClients = async (
  { workspaceId, caller: { dataAccess }, readable }: DirectedRequest,
  docs: DocumentReader,
): Outcome<StoreUnavailable, CommandCenter['directory']['clients']> => {
  const clients = await docs.find(Client, { where: { workspaceId: { eq: workspaceId } } })
  if (isLeft(clients)) return clients
  const worked = new Set(readable.map(({ clientId }) => clientId))
  return right(
    clients.right
      .filter(({ archived }) => !archived)
      .filter(({ clientId }) => dataAccess.all || dataAccess.clients.includes(clientId) || worked.has(clientId))
      .map(({ clientId, name }) => ({ id: clientId, name }))
      .sort((a, b) => (a.name !== b.name ? (a.name < b.name ? -1 : 1) : a.id < b.id ? -1 : 1)),
  )
}

/** The connections of a project with records that could not be taken. */
const readDeadLetters = async (
  { workspaceId, caller }: ProjectRequest,
  coverage: Coverage,
  docs: DocumentReader,
): Outcome<StoreUnavailable, InsightInputs['deadLetters']> => {
  const connections = SOURCES.flatMap(({ kinds }) => watchedOf(coverage, kinds, caller.dataAccess.all))
  return flatOf<StoreUnavailable, ConnectionState, InsightInputs['deadLetters'][number]>(
    [...new Set(connections)],
    async (connection) => {
      const open = await docs.count(DeadLetter, openLetters(workspaceId, connection.connectionId))
      return isLeft(open) ? open : right(open.right === 0 ? [] : [{ connection, open: open.right }])
    },
  )
}

/** All that the page shows of one project. */
const readProjectInputs = async (
  request: ProjectRequest,
  project: ReadableProject,
  docs: DocumentReader,
): Outcome<StoreUnavailable, ProjectInputs> => {
  const { workspaceId } = request
  const whole = await readProjectEvidence(request, docs)
  if (isLeft(whole)) return whole
  const { reports, evidence, scope, invoice, currencies } = whole.right
  const around = surroundings(evidence, scope, request)
  const ofProject = { workspaceId: { eq: workspaceId }, projectId: { eq: project.projectId } }
  const found = await allOf({
    ai: () => readAiSums(request, docs),
    records: () => readVendors(request, evidence, docs),
    cloudLines: () => readCloudLines(request, evidence, around, docs),
    questions: () => docs.find(ClientQuestion, { where: ofProject }),
    estimates: () => docs.find(CostEstimate, { where: ofProject }),
    sources: () => readSources(request, evidence, docs),
    vendors: () => readHealth(request, evidence, ['ai_usage'], docs),
    readiness: () => readReadiness(request, evidence, scope.rates, docs),
    deadLetters: () => readDeadLetters(request, evidence, docs),
  })
  if (isLeft(found)) return found
  const { records, cloudLines, questions, estimates, sources, vendors } = found.right
  const { readiness, deadLetters } = found.right
  const delivery = sumOfCounts(evidence.delivery.values())
  const cost = sumOfCounts(evidence.cost.values())
  const ai = aiTotals(found.right.ai)
  const tagged = ai.adoption.taggedEvidenceTotal
  const stateOf = (id: string) => sources.find(({ source }) => source === id)?.state ?? ('not_connected' as const)
  const evidenceCounts: Readonly<Record<Family, number>> = {
    delivery_investment: (cost['timeEntries'] ?? 0) + (delivery['coordination|meetings'] ?? 0) + cloudLines.length,
    scope_expansion: scopeItemsCount(scope.report),
    delivery_output: (delivery['completed'] ?? 0) + (delivery['merged'] ?? 0) + (delivery['releases'] ?? 0),
    objectives: reports.objectives.objectivesTotal + reports.objectives.milestones,
    ai_net_gain: tagged,
  }
  return right({
    project,
    kpis: {
      ...{ reports, ai, evidenceCounts, hidesRates: scope.hidesRates },
      currency: currencies[0] ?? scope.currency,
    },
    insights: { invoice, deadLetters },
    baseline: {
      contractedAmount: scope.engagement !== null && scope.engagement.contractedCents !== null,
      scopeLockDate: scope.lock !== null,
    },
    ...{ questions, estimates, readiness, sources },
    flow: {
      tracker: { count: delivery['items'] ?? 0, state: stateOf('tracker') },
      code: { count: delivery['merged'] ?? 0, state: stateOf('code') },
      calendar: { count: delivery['meetings'] ?? 0, state: stateOf('calendar') },
      ai: {
        count: tagged + records.length,
        // Marks are read with the changes that bear them.
        state: vendors !== 'not_connected' ? vendors : tagged > 0 ? stateOf('code') : 'not_connected',
      },
      release: { count: delivery['releases'] ?? 0, state: stateOf('release') },
    },
  })
}

export const readCommandCenter = async (
  request: DirectedRequest,
  docs: DocumentReader,
): Outcome<StoreUnavailable, CommandCenter> => {
  const { workspaceId, caller, period, readable, selected } = request
  const clients = await readClients(request, docs)
  if (isLeft(clients)) return clients
  const common = { workspaceId, caller, period, readable, clients: clients.right, clientId: selected.clientId }
  const project = projectToShow(readable, selected)
  if (project === null)
    return right(
      commandCenterReport(
        { ...common, selected: null },
        SOURCES.map(({ source, label }) => ({ source, label, state: 'not_connected' })),
      ),
    )
  const ofProject = { ...request, projects: [project], unmappedToo: false } as const
  const inputs = await readProjectInputs(ofProject, project, docs)
  return isLeft(inputs)
    ? inputs
    : right(commandCenterReport({ ...common, selected: inputs.right }, inputs.right.sources))
}
