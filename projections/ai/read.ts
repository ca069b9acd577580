import { isLeft, right } from 'fp-ts/lib/Either.js'
import { type Counts, sumOfCounts } from '#domain/counts'
import { type IntervalSet, subtract } from '#domain/coverage'
import type { DocumentReader } from '#domain/documents'
import { LONGEST_WINDOW_DAYS } from '#domain/events/ai-usage'
import type { DirectedRequest, ReadRequest } from '#domain/operation'
import { flatOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import { addDays, BEGINNING_OF_TIME, END_OF_TIME, periodInterval } from '#domain/time'
import { AiUsage, type AiUsageState } from '../entities/ai-usage.js'
import { Assumption } from '../entities/assumption.js'
import { CodeChange } from '../entities/code-change.js'
import { Connection } from '../entities/connection.js'
import { Container } from '../entities/container.js'
import { Rate } from '../entities/rate.js'
import { readConfidence } from '../evidence/confidence.js'
import { type Coverage, readEvidence } from '../evidence/read.js'
import { dailyInInterval } from '../rollups/read.js'
import {
  containersWithin,
  evidenceAvailability,
  placedTimes,
  type SelectedContainer,
  selectedContainers,
} from '../sources/measures.js'
import { PutAside } from '../sources/put-aside.js'
import { aiAssumptions } from './assumptions.js'
import { aiMeasures } from './measures.js'
import { type AiInputs, type AiSums, aiEconomicsReport } from './report.js'
import { type AiEconomics, type AiSurface, TAGGED_EVIDENCE_LIMIT } from './response.js'
import { aiSurfaceReport } from './surface.js'
import { vendorUsage, vendorWindows } from './vendors.js'

/** What both reports on AI are made of, with what vendors report. */
type AiEvidence = AiInputs & { readonly usage: readonly AiUsageState[] }

/** Where the changes of a selection and period lie, and what they come to. */
type Summed = AiSums & Pick<Coverage, 'containers' | 'connections'> & { readonly places: readonly SelectedContainer[] }

/** Reads the sums of the selection and period. */
export const readAiSums = async (request: ReadRequest, docs: DocumentReader): Outcome<StoreUnavailable, Summed> => {
  const { workspaceId } = request
  const where = { workspaceId: { eq: workspaceId } }
  const containers = await docs.find(Container, { where })
  if (isLeft(containers)) return containers
  const connections = await docs.find(Connection, { where })
  if (isLeft(connections)) return connections
  const aside = await docs.find(PutAside, { where })
  if (isLeft(aside)) return aside
  const places = selectedContainers('code_change', request, containers.right, connections.right)
  const byRepository = new Map<string, Counts>()
  for (const { container, times } of places) {
    const sums: Counts[] = []
    for (const interval of times) {
      const place = { kind: 'repository', name: container } as const
      const daily = await dailyInInterval(aiMeasures, { workspaceId, place }, interval, docs)
      if (isLeft(daily)) return daily
      sums.push(...daily.right.values())
    }
    byRepository.set(container, sumOfCounts(sums))
  }
  const availability = evidenceAvailability('code_change', places, connections.right, aside.right, request)
  return right({ byRepository, availability, places, containers: containers.right, connections: connections.right })
}

const isWhollyIn = (times: IntervalSet, { windowStart, windowEnd }: AiUsageState): boolean =>
  windowStart !== null &&
  windowEnd !== null &&
  subtract([periodInterval({ start: windowStart, end: windowEnd, timeZone: 'UTC' })], times).length === 0

/**
 * Reads what vendors report of accounts over windows that may share days with the period. A window is reported whole: it
 * is the selection's where the account was on all of its days, for nobody knows what part of it falls on some of them.
 */
const readUsage = async (
  request: ReadRequest,
  { containers, connections }: Pick<Coverage, 'containers' | 'connections'>,
  docs: DocumentReader,
): Outcome<StoreUnavailable, readonly AiUsageState[]> => {
  const latest = addDays(request.period.end, LONGEST_WINDOW_DAYS)
  const always = { from: BEGINNING_OF_TIME, to: END_OF_TIME }
  const accounts = containersWithin('ai_usage', request, always, containers, connections)
  return flatOf(accounts, async ({ container, times }) => {
    const usage = await docs.find(AiUsage, {
      where: {
        ...{ workspaceId: { eq: request.workspaceId }, place: { eq: container } },
        windowEnd: { from: request.period.start, below: latest },
      },
    })
    return isLeft(usage) ? usage : right(usage.right.filter((one) => isWhollyIn(times, one)))
  })
}

/** Reads what vendors report, a record of each vendor, account and scope. */
export const readVendors = async (
  request: ReadRequest,
  coverage: Pick<Coverage, 'containers' | 'connections'>,
  docs: DocumentReader,
): Outcome<StoreUnavailable, AiEconomics['usage']['vendors']> => {
  const usage = await readUsage(request, coverage, docs)
  return isLeft(usage) ? usage : right(vendorUsage(usage.right, request.period, null).vendors)
}

/** Reads the sums of the selection and period, and the newest of the changes that bear a mark. */
const readAiEvidence = async (request: ReadRequest, docs: DocumentReader): Outcome<StoreUnavailable, AiEvidence> => {
  const where = { workspaceId: { eq: request.workspaceId } }
  const sums = await readAiSums(request, docs)
  if (isLeft(sums)) return sums
  const { byRepository, availability, places } = sums.right
  const tagged = await flatOf(placedTimes(places), ({ container, from, to }) =>
    docs.find(CodeChange, {
      where: { ...where, place: { eq: container }, taggedAt: { from, below: to } },
      sort: [{ by: 'taggedAt', direction: 'desc' }],
      limit: TAGGED_EVIDENCE_LIMIT,
    }),
  )
  if (isLeft(tagged)) return tagged
  const usage = await readUsage(request, sums.right, docs)
  if (isLeft(usage)) return usage
  // An assumption is one project's: of several, nobody's counts for all.
  const [project, ...others] = request.projects
  const assumptions = await flatOf(project === undefined || others.length > 0 ? [] : [project], ({ projectId }) =>
    docs.find(Assumption, { where: { ...where, projectId: { eq: projectId } } }),
  )
  if (isLeft(assumptions)) return assumptions
  const { start, end, explicit } = request.period
  return right({
    ...{ byRepository, availability, tagged: tagged.right },
    vendors: vendorUsage(usage.right, { start, end }, explicit ? { start, end } : null),
    usage: usage.right,
    assumptions: aiAssumptions(assumptions.right, end),
  })
}

export const readAiEconomics = async (
  request: ReadRequest,
  docs: DocumentReader,
): Outcome<StoreUnavailable, AiEconomics> => {
  const evidence = await readAiEvidence(request, docs)
  return isLeft(evidence) ? evidence : right(aiEconomicsReport(evidence.right))
}

/** How sure the numbers are is known of one project over dates that were given, and of nothing less. */
export const readAiSurface = async (
  request: DirectedRequest,
  docs: DocumentReader,
): Outcome<StoreUnavailable, AiSurface> => {
  const evidence = await readAiEvidence(request, docs)
  if (isLeft(evidence)) return evidence
  const { selected, period } = request
  const [project] = request.projects
  const surface = { ai: evidence.right, windows: vendorWindows(evidence.right.usage, period), period }
  if (selected.projectId === null || !period.explicit || project === undefined)
    return right(aiSurfaceReport({ ...surface, confidence: null }))
  const ofProject = { ...request, projects: [project] } as const
  const held = await readEvidence(ofProject, docs)
  if (isLeft(held)) return held
  const rates = await docs.find(Rate, { where: { workspaceId: { eq: request.workspaceId } } })
  if (isLeft(rates)) return rates
  const confidence = await readConfidence(ofProject, held.right, rates.right, docs)
  if (isLeft(confidence)) return confidence
  return right(aiSurfaceReport({ ...surface, confidence: confidence.right.report }))
}
