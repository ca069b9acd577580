import { addCounts, NO_COUNTS } from '#domain/counts'
import { type DocumentReader, flatOf } from '#domain/documents'
import type { DirectedRequest, ReadRequest } from '#domain/operation'
import { BEGINNING_OF_TIME, END_OF_TIME } from '#domain/time'
import { readConfidence } from '../confidence/read.js'
import { Assumption } from '../entities/assumption.js'
import { CodeChange, type CodeChangeState } from '../entities/code-change.js'
import { Connection } from '../entities/connection.js'
import { Container } from '../entities/container.js'
import { Quarantined } from '../entities/quarantine.js'
import { DailySums } from '../rollups/daily-sums.js'
import { monthsOfDays, type PlacedInterval, sumsInIntervals } from '../rollups/read.js'
import { evidenceRead } from '../selection/availability.js'
import { containersWithin, placedTimes, type SelectedContainer, selectedContainers } from '../selection/containers.js'
import type { Coverage } from '../selection/coverage.js'
import { readEvidence } from '../selection/evidence.js'
import { newestSince } from '../selection/newest.js'
import { readRates } from '../selection/rates.js'
import { aiAssumptions } from './assumptions.js'
import { type AiCounter, type AiCounts, aiMeasures, taggedCount } from './measures.js'
import { type AiInputs, type AiSums, aiEconomicsReport } from './report.js'
import { type AiEconomics, type AiSurface, TAGGED_EVIDENCE_LIMIT } from './response.js'
import { aiSurfaceReport } from './surface.js'
import { reportedIn, usageMeasures } from './usage-measures.js'
import { type ChosenUsage, chosenByScope, vendorUsage, vendorWindows } from './vendors.js'

/** The inputs of both reports on AI, with the usage that vendors report. */
type AiEvidence = AiInputs & { readonly usage: ChosenUsage }

/** The sums of a selection and period, and the places that they cover. */
type Summed = AiSums &
  Pick<Coverage, 'containers' | 'connections'> & {
    readonly places: readonly SelectedContainer[]
    readonly daily: DailySums<AiCounter>
  }

/** Each of some repositories with each of its times. */
export const aiPlaces = (places: readonly SelectedContainer[]): readonly PlacedInterval[] =>
  placedTimes(places).map(({ container, from, to }) => ({
    place: { kind: 'repository', name: container },
    interval: { from, to },
  }))

/** The sums of each repository, out of those of its times. */
export const byRepositoryOf = (
  placed: readonly PlacedInterval[],
  sums: readonly DailySums<AiCounter>[],
): ReadonlyMap<string, AiCounts> => {
  const byRepository = new Map<string, AiCounts>()
  for (const [i, { place }] of placed.entries())
    byRepository.set(place.name, addCounts(byRepository.get(place.name) ?? NO_COUNTS, sums[i]?.total ?? NO_COUNTS))
  return byRepository
}

/** Reads the sums of the selection and period. */
export const readAiSums = async (request: ReadRequest, docs: DocumentReader): Promise<Summed> => {
  const { workspaceId } = request
  const where = { workspaceId: { eq: workspaceId } }
  const containers = await docs.find(Container, { where })
  const connections = await docs.find(Connection, { where })
  const quarantined = await docs.find(Quarantined, { where })
  const places = selectedContainers('code_change', request, containers, connections)
  const placed = aiPlaces(places)
  const sums = await sumsInIntervals(aiMeasures, workspaceId, placed, docs)
  const byRepository = byRepositoryOf(placed, sums)
  const { availability } = evidenceRead('code_change', places, connections, quarantined, request)
  return { byRepository, daily: DailySums.united(sums), availability, places, containers, connections }
}

/** Reads the usage that vendors report for accounts, over the windows that are chosen for the period. */
const readUsage = async (
  request: ReadRequest,
  { containers, connections }: Pick<Coverage, 'containers' | 'connections'>,
  docs: DocumentReader,
): Promise<ChosenUsage> => {
  const { workspaceId, period } = request
  const always = { from: BEGINNING_OF_TIME, to: END_OF_TIME }
  const accounts = containersWithin('ai_usage', request, always, containers, connections)
  const placed = accounts.map(({ container }) => ({
    place: { kind: 'ai_account' as const, name: container },
    first: period.start,
    last: request.period.days.end,
  }))
  const rollups = await monthsOfDays(usageMeasures, workspaceId, placed, docs)
  const reported = accounts.flatMap(({ container, times }, i) =>
    reportedIn({ originId: container, times, rollups: rollups[i] ?? [], period }),
  )
  return chosenByScope(reported, period)
}

/** Reads the usage that vendors report, one record for each vendor, account and scope. */
export const readVendors = async (
  request: ReadRequest,
  coverage: Pick<Coverage, 'containers' | 'connections'>,
  docs: DocumentReader,
): Promise<AiEconomics['usage']['vendors']> => {
  const usage = await readUsage(request, coverage, docs)
  return vendorUsage(usage, request.period, null).vendors
}

/** Reads the newest changes with an AI mark. */
export const readTagged = (
  { workspaceId }: ReadRequest,
  { places, daily }: Pick<Summed, 'places' | 'daily'>,
  docs: DocumentReader,
): Promise<readonly CodeChangeState[]> =>
  newestSince(
    daily.dayOfEnough(TAGGED_EVIDENCE_LIMIT, taggedCount),
    TAGGED_EVIDENCE_LIMIT,
    placedTimes(places),
    ({ taggedAt }: CodeChangeState) => taggedAt,
    ({ container, from, to }) =>
      docs.find(CodeChange, {
        where: { workspaceId: { eq: workspaceId }, place: { eq: container }, taggedAt: { from, below: to } },
        sort: [{ by: 'taggedAt', direction: 'desc' }],
        limit: TAGGED_EVIDENCE_LIMIT,
      }),
  )

/** Reads the sums of the selection and period, and the newest changes with an AI mark. */
const readAiEvidence = async (request: ReadRequest, docs: DocumentReader): Promise<AiEvidence> => {
  const where = { workspaceId: { eq: request.workspaceId } }
  const sums = await readAiSums(request, docs)
  const { byRepository, availability } = sums
  const tagged = await readTagged(request, sums, docs)
  const usage = await readUsage(request, sums, docs)
  // An assumption belongs to one project: with several selected, none applies to all of them.
  const [project, ...others] = request.projects
  const assumptions = await flatOf(project === undefined || others.length > 0 ? [] : [project], ({ projectId }) =>
    docs.find(Assumption, { where: { ...where, projectId: { eq: projectId } } }),
  )
  const { start, end, explicit } = request.period
  return {
    byRepository,
    availability,
    tagged,
    vendors: vendorUsage(usage, { start, end }, explicit ? { start, end } : null),
    usage,
    assumptions: aiAssumptions(assumptions, end),
  }
}

export const readAiEconomics = async (request: ReadRequest, docs: DocumentReader): Promise<AiEconomics> => {
  const evidence = await readAiEvidence(request, docs)
  return aiEconomicsReport(evidence)
}

/** Reads the AI report; with confidence only for one project over given dates. */
export const readAiSurface = async (request: DirectedRequest, docs: DocumentReader): Promise<AiSurface> => {
  const evidence = await readAiEvidence(request, docs)
  const { selected, period } = request
  const [project] = request.projects
  const surface = { ai: evidence, windows: vendorWindows(evidence.usage), period }
  if (selected.projectId === null || !period.explicit || project === undefined)
    return aiSurfaceReport({ ...surface, confidence: null })
  const ofProject = { ...request, projects: [project] } as const
  const projectEvidence = await readEvidence(ofProject, docs)
  const rates = await readRates(ofProject, docs)
  const confidence = await readConfidence(ofProject, projectEvidence, rates, docs)
  return aiSurfaceReport({ ...surface, confidence: confidence.report })
}
