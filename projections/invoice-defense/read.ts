import { countOf } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import { readAiSums, readTagged } from '../ai/read.js'
import { aiTotals, taggedEvidence } from '../ai/report.js'
import { readSources } from '../data-sources/evidence-sources.js'
import { costKinds } from '../engagement/allocation.js'
import { hasKnownItem } from '../entities/change-order.js'
import { readProjectEvidence } from '../project/read.js'
import { valueBases } from '../scope-creep/texts.js'
import { readChangesOf, readLinkedChanges } from '../selection/changes.js'
import type { ProjectRequest } from '../selection/project.js'
import { reachNotes } from '../selection/reach.js'
import { actionsOf } from './actions.js'
import { headDomainsOf } from './assumptions.js'
import { newestItems, newestReleases } from './delivered.js'
import { readDoneItems, readReleases } from './deliveries.js'
import { invoiceView, projectFacts } from './facts.js'
import { withoutCosts } from './hidden.js'
import { packOf, packOfQuestion } from './packs.js'
import { readCountedAs } from './released.js'
import type { InvoiceDefense } from './response.js'

/** Maximum of references in a claim. */
const REFERENCES_LIMIT = 50

/** Reads the defence of the invoice of a project and period, and the pack that answers a question. */
export const readInvoiceDefense = async (
  request: ProjectRequest,
  question: string | undefined,
  docs: DocumentReader,
): Promise<InvoiceDefense> => {
  const { workspaceId } = request
  const project = await readProjectEvidence(request, docs)
  const { reports, evidence, scope, invoice, invoices, invoicesByHand, assumptions, currencies } = project
  const { unpricedRoles, withoutPrice, meetingsChoice, invoicesBeyond } = project
  const { availability, reconciliation } = reports
  const hidesCosts = request.hidesRates
  const aiSums = await readAiSums(request, docs)
  const sources = await readSources(request, evidence, docs)
  const done = await readDoneItems(request, evidence, docs)
  const items = newestItems(done)
  const changes = await readChangesOf(items, request, evidence, docs)
  const parts = await readReleases(request, evidence, docs)
  const releases = newestReleases(parts)
  const countedAs = await readCountedAs(
    workspaceId,
    releases.flatMap((release) => release.parts),
    docs,
  )

  const counts = evidence.delivery.total
  const { timeEntries, cloudLines } = reports.investment.costEvidence
  const hasEngagement = scope.engagement !== null
  const allFacts = projectFacts({
    period: request.period,
    day: request.period.days.end,
    reports,
    ai: aiTotals(aiSums),
    assumptions,
    headDomains: headDomainsOf(evidence),
    currencies,
    currency: scope.currency,
    sources,
    changeOrders: scope.orders.length,
    hasEngagement,
    invoicesByHand,
    delivered: { counts, items, changes, releases, countedAs, connections: evidence.connections },
    itemCounts: {
      work_item: countOf(counts, 'items'),
      code_change: countOf(counts, 'merged'),
      release: countOf(counts, 'releases'),
      meeting: countOf(counts, 'meetings'),
      time_entry: timeEntries,
      cloud_line: cloudLines,
      invoice: invoices,
    },
  })
  const facts = hidesCosts ? withoutCosts(allFacts) : allFacts
  const invoiceFacts = invoice?.observations[0]?.facts
  const shown = invoice === null || invoiceFacts === undefined ? null : invoiceView(invoice, invoiceFacts)
  const whole = {
    ...facts,
    actions: actionsOf({
      facts,
      invoice: shown,
      reconciliation,
      unpricedRoles,
      withoutPrice,
      hidesCosts,
      asksForMeetings:
        meetingsChoice === null && availability.time_entry === 'available' && availability.meeting === 'available',
      hasEngagement,
      hasLock: scope.lock !== null,
      unsupportedItems: reports.scope?.valuation.unsupportedItems ?? 0,
      uncertainItems: reports.scope?.uncertain.items ?? 0,
    }),
  }
  const pack = packOfQuestion(question)
  // Linked changes only: the purpose of the others is unknown.
  const linked = pack === 'what-was-delivered' ? await readLinkedChanges(request, evidence, docs) : []
  const first = (references: readonly string[]): readonly string[] => references.slice(0, REFERENCES_LIMIT)
  const tagged = pack === 'was-ai-used' ? await readTagged(request, aiSums, docs) : []
  return {
    facts: whole,
    invoice: shown,
    pack: packOf(pack, {
      facts: whole,
      output: reports.delivery,
      read: { workItems: availability.work_item, codeChanges: availability.code_change },
      reach: {
        'what-was-delivered': reachNotes(evidence, ['work_item', 'code_change', 'release'], request),
        'what-did-it-cost': reachNotes(evidence, costKinds(meetingsChoice), request),
        'what-was-added': reachNotes(evidence, ['work_item'], request),
        'was-ai-used': reachNotes(evidence, ['code_change'], request),
        // Among the hints of its confidence.
        'how-sure-are-you': [],
      },
      currency: scope.currency,
      invoice: shown,
      invoicesBeyond,
      reconciliation,
      withoutPrice,
      unpricedRoles,
      meetingsIncluded: meetingsChoice === 'included',
      hidesCosts,
      hidesValue: reports.scope?.valuation.basis === valueBases.allHidden,
      unsupportedItems: reports.scope?.valuation.unsupportedItems ?? 0,
      references: {
        items: first(whole.delivery.rows.map(({ key }) => key)),
        changes: first(linked.map(({ key }) => key)),
        releases: first(whole.delivery.releaseRows.map(({ tag }) => tag)),
        assisted: first(
          taggedEvidence(tagged)
            .filter(({ status }) => status === 'assisted')
            .map(({ reference }) => reference),
        ),
        added: first(scope.scoped.filter(({ change }) => change === 'added').map(({ item }) => item.key)),
        orders: first(scope.orders.filter(hasKnownItem).map(({ reference }) => reference)),
      },
    }),
    reconciliation,
  }
}
