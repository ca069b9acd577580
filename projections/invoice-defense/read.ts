import type { DocumentReader } from '#domain/documents'
import { readAiSums } from '../ai/read.js'
import { costKinds } from '../engagement/allocation.js'
import { explanationsOf } from '../entities/invoice.js'
import { type ProjectEvidence, readProjectEvidence } from '../project/read.js'
import { type InvoiceView, invoiceView } from '../reconciliation/invoice-view.js'
import { valueBases } from '../scope-creep/texts.js'
import type { ProjectRequest } from '../selection/project.js'
import { reachNotes } from '../selection/reach.js'
import { actionsOf } from './actions.js'
import type { PackInputs } from './claims.js'
import { packOf, packOfQuestion } from './packs.js'
import { readFacts } from './read-facts.js'
import { readReferences } from './references.js'
import type { Facts, FollowUp, InvoiceDefense } from './response.js'

/** The invoice that is reconciled, as the response shows it. */
const shownInvoice = ({ invoice }: ProjectEvidence): InvoiceView | null => {
  const facts = invoice?.observations[0]?.facts
  return invoice === null || facts === undefined ? null : invoiceView(invoice, facts)
}

/** The lines of the reconciled invoice that somebody explained, as they stand now. */
const explainedLinesOf = ({ invoice }: ProjectEvidence): ReadonlySet<string> => {
  if (invoice === null) return new Set()
  const explanations = [...explanationsOf(invoice).values()]
  return new Set(explanations.filter(({ isCurrent }) => isCurrent).map(({ lineId }) => lineId))
}

/** Added items without a known value. */
const unsupportedItemsIn = ({ reports: { scope } }: ProjectEvidence): number => scope?.valuation.unsupportedItems ?? 0

const followUps = (
  { hidesRates }: ProjectRequest,
  project: ProjectEvidence,
  facts: Omit<Facts, 'actions'>,
): readonly FollowUp[] => {
  const { reports, scope, unpricedRoles, withoutPrice, meetingsChoice } = project
  const { availability, reconciliation } = reports
  const hasBoth = availability.time_entry === 'available' && availability.meeting === 'available'
  return actionsOf({
    facts,
    invoice: shownInvoice(project),
    reconciliation,
    explainedLines: explainedLinesOf(project),
    unpricedRoles,
    withoutPrice,
    hidesCosts: hidesRates,
    asksForMeetings: meetingsChoice === null && hasBoth,
    hasEngagement: scope.engagement !== null,
    hasLock: scope.lock !== null,
    unsupportedItems: unsupportedItemsIn(project),
    uncertainItems: reports.scope?.uncertain.items ?? 0,
  })
}

/** The sentences that say up to when the evidence behind each pack counts. */
const reachOf = (request: ProjectRequest, { evidence, meetingsChoice }: ProjectEvidence): PackInputs['reach'] => ({
  'what-was-delivered': reachNotes(evidence, ['work_item', 'code_change', 'release'], request),
  'what-did-it-cost': reachNotes(evidence, costKinds(meetingsChoice), request),
  'what-was-added': reachNotes(evidence, ['work_item'], request),
  'was-ai-used': reachNotes(evidence, ['code_change'], request),
  // Among the hints of its confidence.
  'how-sure-are-you': [],
})

/** The inputs of packs, but for their references. */
const packInputs = (
  request: ProjectRequest,
  project: ProjectEvidence,
  facts: Facts,
): Omit<PackInputs, 'references'> => {
  const { reports, scope, invoicesBeyond, withoutPrice, unpricedRoles, meetingsChoice } = project
  const { availability, delivery, reconciliation } = reports
  return {
    facts,
    output: delivery,
    read: { workItems: availability.work_item, codeChanges: availability.code_change },
    reach: reachOf(request, project),
    currency: scope.currency,
    invoice: shownInvoice(project),
    invoicesBeyond,
    reconciliation,
    withoutPrice,
    unpricedRoles,
    meetingsIncluded: meetingsChoice === 'included',
    hidesCosts: request.hidesRates,
    forClient: request.forClient,
    hidesValue: reports.scope?.valuation.basis === valueBases.allHidden,
    unsupportedItems: unsupportedItemsIn(project),
  }
}

/** Reads the defence of the invoice of a project and period, and the pack that answers a question. */
export const readInvoiceDefense = async (
  request: ProjectRequest,
  question: string | undefined,
  docs: DocumentReader,
): Promise<InvoiceDefense> => {
  const project = await readProjectEvidence(request, docs)
  const aiSums = await readAiSums(request, docs)
  const shown = await readFacts(request, project, aiSums, docs)
  const facts = { ...shown, actions: request.forClient ? [] : followUps(request, project, shown) }
  const pack = packOfQuestion(question)
  const references = await readReferences(pack, request, facts, project, aiSums, docs)
  return {
    facts,
    invoice: shownInvoice(project),
    pack: packOf(pack, { ...packInputs(request, project, facts), references }),
    reconciliation: project.reports.reconciliation,
  }
}
