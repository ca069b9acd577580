import type { CivilDate } from '#domain/common'
import { countOf, exactSum } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import { type InvoiceFacts, LONGEST_INVOICE_DAYS } from '#domain/events/commercial'
import { addSums } from '#domain/money'
import { periodUntil } from '#domain/period'
import { addDays, BEGINNING_OF_TIME, civilDateOf } from '#domain/time'
import { cloudCost } from '../cost/report.js'
import { Engagement } from '../entities/engagement.js'
import { Invoice, type InvoiceState } from '../entities/invoice.js'
import { Price } from '../entities/price.js'
import { readLinkedChanges } from '../selection/changes.js'
import { readEvidence } from '../selection/evidence.js'
import type { ProjectRequest } from '../selection/project.js'
import { readEntries } from '../selection/time-entries.js'
import { agreedLeft } from './agreed-amount.js'
import { spanOfMs } from './allotment.js'
import { daysOfChange } from './prices.js'
import { type Reconciled, reconciliationReport } from './report.js'

const BEGINNING: CivilDate = BEGINNING_OF_TIME.slice(0, 10)

/**
 * The days of an invoice on which evidence is sought. Invoices that were entered before their periods had a bound may have
 * a longer one: of these the last days that are not ahead.
 */
export const billedDays = ({ periodStart, periodEnd }: InvoiceFacts, today: CivilDate) => {
  const last = periodEnd < today ? periodEnd : today
  const earliest = addDays(last, 1 - LONGEST_INVOICE_DAYS)
  return { start: periodStart > earliest ? periodStart : earliest, end: periodEnd }
}

/** The request about an invoice's own period, cut at now. */
export const requestOfInvoice = (request: ProjectRequest, facts: InvoiceFacts): ProjectRequest => {
  const { period, now } = request
  const { timeZone } = period
  const billed = billedDays(facts, civilDateOf(now, timeZone))
  return { ...request, period: periodUntil(now, { ...billed, timeZone }) }
}

/** Reads the inputs of an invoice's reconciliation, over the invoice's own period; null without an invoice. */
export const readReconciliation = async (
  request: ProjectRequest,
  invoice: InvoiceState | null,
  docs: DocumentReader,
): Promise<Reconciled | null> => {
  const facts = invoice?.observations[0]?.facts
  if (invoice === null || facts === undefined) return null
  const { workspaceId, projects } = request
  const [{ projectId }] = projects
  const ofInvoice = requestOfInvoice(request, facts)
  const evidence = await readEvidence(ofInvoice, docs)
  const entries = await readEntries(request, ofInvoice.period.start, ofInvoice.period.end, docs)
  const ofProject = { workspaceId: { eq: workspaceId }, projectId: { eq: projectId } }
  const engagements = await docs.find(Engagement, { where: ofProject })
  const prices = { engagements, prices: await docs.find(Price, { where: ofProject }), currency: facts.currency }
  // Invoices of all times: earlier ones may have used up the agreed amount.
  const invoices = await docs.find(Invoice, {
    where: {
      workspaceId: { eq: workspaceId },
      place: { eq: projectId },
      periodEnd: { below: addDays(facts.periodEnd, 1) },
    },
  })
  const changes = await readLinkedChanges(ofInvoice, evidence, docs)
  const met = evidence.delivery
  const spans = met.since([BEGINNING, ...daysOfChange(prices).filter((day) => day > BEGINNING)])
  const spent = evidence.cost.total
  const hasUnknownHeads = countOf(met.total, 'coordination|unknownHeads') > 0
  const { time_entry: timeEntries, meeting, cloud_line: cloud } = evidence.availability
  return reconciliationReport({
    invoice: facts,
    entries,
    forClient: request.forClient,
    prices,
    changes,
    agreed: agreedLeft(invoice, invoices, engagements),
    coordination: {
      meetings: countOf(met.total, 'coordination|meetings'),
      attended: [...spans].map(([day, counts]) => spanOfMs(day, exactSum(counts, 'coordination|attendeeMs'))),
    },
    cloud: addSums(cloudCost(spent, 'final'), cloudCost(spent, 'estimated')),
    // Where it is not known who came, a part of the time would pass for all of it.
    availability: { timeEntries, meetings: hasUnknownHeads ? 'unavailable' : meeting, cloud },
  })
}
