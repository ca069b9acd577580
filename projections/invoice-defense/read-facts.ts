import { countOf } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import type { AiSums } from '../ai/report.js'
import { aiTotals } from '../ai/report.js'
import { readSources } from '../data-sources/evidence-sources.js'
import type { ProjectEvidence } from '../project/read.js'
import { readChangesOf } from '../selection/changes.js'
import type { Evidence } from '../selection/evidence.js'
import type { ProjectRequest } from '../selection/project.js'
import { headDomainsOf } from './assumptions.js'
import { newestItems, newestReleases } from './delivered.js'
import { readDoneItems, readReleases } from './deliveries.js'
import { type FactsInputs, projectFacts } from './facts.js'
import { factsForClient } from './for-client.js'
import { withoutCosts } from './hidden.js'
import { readCountedAs } from './released.js'
import type { Facts } from './response.js'

/** Reads the newest items and releases that were delivered, and the changes behind them. */
const readDelivered = async (
  request: ProjectRequest,
  evidence: Evidence,
  docs: DocumentReader,
): Promise<FactsInputs['delivered']> => {
  const items = newestItems(await readDoneItems(request, evidence, docs))
  const changes = await readChangesOf(items, request, evidence, docs)
  const releases = newestReleases(await readReleases(request, evidence, docs))
  const parts = releases.flatMap((release) => release.parts)
  const countedAs = await readCountedAs(request.workspaceId, parts, docs)
  return { counts: evidence.delivery.total, items, changes, releases, countedAs, connections: evidence.connections }
}

/** The recorded evidence of the period, by kind. */
const itemCountsOf = ({ evidence, reports, invoices }: ProjectEvidence): FactsInputs['itemCounts'] => {
  const counts = evidence.delivery.total
  const { timeEntries, cloudLines } = reports.investment.costEvidence
  return {
    work_item: countOf(counts, 'items'),
    code_change: countOf(counts, 'merged'),
    release: countOf(counts, 'releases'),
    meeting: countOf(counts, 'meetings'),
    time_entry: timeEntries,
    cloud_line: cloudLines,
    invoice: invoices,
  }
}

/** Reads the facts of a project and period that the caller may see, but for what follows from them. */
export const readFacts = async (
  request: ProjectRequest,
  project: ProjectEvidence,
  aiSums: AiSums,
  docs: DocumentReader,
): Promise<Omit<Facts, 'actions'>> => {
  const { reports, evidence, scope, assumptions, currencies, invoicesByHand } = project
  const facts = projectFacts({
    period: request.period,
    day: request.period.days.end,
    reports,
    ai: aiTotals(aiSums),
    assumptions,
    headDomains: headDomainsOf(evidence),
    currencies,
    currency: scope.currency,
    sources: await readSources(request, evidence, docs),
    changeOrders: scope.orders.length,
    hasEngagement: scope.engagement !== null,
    invoicesByHand,
    delivered: await readDelivered(request, evidence, docs),
    itemCounts: itemCountsOf(project),
  })
  if (request.forClient) return factsForClient(facts)
  return request.hidesRates ? withoutCosts(facts) : facts
}
