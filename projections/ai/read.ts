import { isLeft, right } from 'fp-ts/lib/Either.js'
import { type Counts, sumOfCounts } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import { LONGEST_WINDOW_DAYS } from '#domain/events/ai-usage'
import type { DirectedRequest, ReadRequest } from '#domain/operation'
import { flatOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import { addDays } from '#domain/time'
import { AiUsage } from '../entities/ai-usage.js'
import { Assumption } from '../entities/assumption.js'
import { CodeChange, type CodeChangeState } from '../entities/code-change.js'
import { Connection } from '../entities/connection.js'
import { Container } from '../entities/container.js'
import { Rate } from '../entities/rate.js'
import { readConfidence } from '../evidence/confidence.js'
import { readEvidence } from '../evidence/read.js'
import { dailyInInterval } from '../rollups/read.js'
import { evidenceAvailability, selectedContainers } from '../sources/measures.js'
import { PutAside } from '../sources/put-aside.js'
import { aiAssumptions } from './assumptions.js'
import { aiMeasures } from './measures.js'
import { type AiInputs, aiEconomicsReport } from './report.js'
import { type AiEconomics, type AiSurface, TAGGED_EVIDENCE_LIMIT } from './response.js'
import { aiSurfaceReport } from './surface.js'
import { vendorUsage, vendorWindows } from './vendors.js'

/** What both reports on AI are made of, with the vendors' windows behind it. */
export type AiEvidence = AiInputs & { readonly windows: ReturnType<typeof vendorWindows> }

/** Reads the sums of the selection and period, and the newest of the changes that bear a mark. */
export const readAiEvidence = async (
  request: ReadRequest,
  docs: DocumentReader,
): Outcome<StoreUnavailable, AiEvidence> => {
  const { workspaceId } = request
  const where = { workspaceId: { eq: workspaceId } }
  const containers = await docs.find(Container, { where })
  if (isLeft(containers)) return containers
  const connections = await docs.find(Connection, { where })
  if (isLeft(connections)) return connections
  const aside = await docs.find(PutAside, { where })
  if (isLeft(aside)) return aside
  const selected = selectedContainers('code_change', request, containers.right, connections.right)
  const byRepository = new Map<string, Counts>()
  const tagged: CodeChangeState[] = []
  for (const { container, times } of selected) {
    const sums: Counts[] = []
    for (const interval of times) {
      const place = { kind: 'repository', name: container } as const
      const daily = await dailyInInterval(aiMeasures, { workspaceId, place }, interval, docs)
      if (isLeft(daily)) return daily
      sums.push(...daily.right.values())
      const newest = await docs.find(CodeChange, {
        where: { ...where, place: { eq: container }, taggedAt: { from: interval.from, below: interval.to } },
        sort: [{ by: 'taggedAt', direction: 'desc' }],
        limit: TAGGED_EVIDENCE_LIMIT,
      })
      if (isLeft(newest)) return newest
      tagged.push(...newest.right)
    }
    byRepository.set(container, sumOfCounts(sums))
  }
  const accounts = selectedContainers('ai_usage', request, containers.right, connections.right)
  const latest = addDays(request.period.end, LONGEST_WINDOW_DAYS)
  const usage = await flatOf(accounts, ({ container }) =>
    docs.find(AiUsage, {
      where: { ...where, place: { eq: container }, windowEnd: { from: request.period.start, below: latest } },
    }),
  )
  if (isLeft(usage)) return usage
  // An assumption is one project's: of several, nobody's counts for all.
  const [project, ...others] = request.projects
  const assumptions = await flatOf(project === undefined || others.length > 0 ? [] : [project], ({ projectId }) =>
    docs.find(Assumption, { where: { ...where, projectId: { eq: projectId } } }),
  )
  if (isLeft(assumptions)) return assumptions
  const { start, end, explicit } = request.period
  const vendors = vendorUsage(usage.right, { start, end }, explicit ? { start, end } : null)
  const availability = evidenceAvailability('code_change', selected, connections.right, aside.right, request)
  return right({
    ...{ byRepository, tagged, vendors, availability, windows: vendorWindows(usage.right, { start, end }) },
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
  const surface = { ai: evidence.right, windows: evidence.right.windows, period }
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
