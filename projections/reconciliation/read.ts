import type { DocumentReader } from '#domain/documents'
import { addSums } from '#domain/money'
import { addDays, periodInterval } from '#domain/time'
import { betweenRates, coordinationOf, type Pricing } from '../cost/labour.js'
import { cloudCost } from '../cost/report.js'
import { Engagement } from '../entities/engagement.js'
import { Invoice, type InvoiceState } from '../entities/invoice.js'
import { readLinkedChanges } from '../selection/changes.js'
import { readEvidence } from '../selection/evidence.js'
import type { ProjectRequest } from '../selection/project.js'
import { readEntries } from '../selection/time-entries.js'
import { agreedLeft, reconciliationReport } from './report.js'
import type { Reconciliation } from './response.js'

/** Reads the inputs of an invoice's reconciliation, over the invoice's own period; null without an invoice. */
export const readReconciliation = async (
  request: ProjectRequest,
  invoice: InvoiceState | null,
  pricing: Pricing,
  docs: DocumentReader,
): Promise<Reconciliation | null> => {
  const facts = invoice?.observations[0]?.facts
  if (invoice === null || facts === undefined) return null
  const { workspaceId, period, now, projects } = request
  const [{ projectId }] = projects
  const billed = { start: facts.periodStart, end: facts.periodEnd, timeZone: period.timeZone }
  const { from, to } = periodInterval(billed)
  const ofInvoice = { ...request, period: { ...billed, explicit: true, interval: { from, to: to < now ? to : now } } }
  const evidence = await readEvidence(ofInvoice, docs)
  const entries = await readEntries(request, billed.start, billed.end, docs)
  const engagements = await docs.find(Engagement, {
    where: { workspaceId: { eq: workspaceId }, projectId: { eq: projectId } },
  })
  // Invoices of all times: earlier ones may have used up the agreed amount.
  const invoices = await docs.find(Invoice, {
    where: {
      workspaceId: { eq: workspaceId },
      place: { eq: projectId },
      periodEnd: { below: addDays(facts.periodEnd, 1) },
    },
  })
  const changes = await readLinkedChanges(ofInvoice, evidence, docs)
  const { meetings, ms, cost, unpriced } = coordinationOf(betweenRates(evidence.delivery, pricing.rates), pricing)
  const spent = evidence.cost.total
  const { time_entry: timeEntries, meeting, cloud_line: cloud } = evidence.availability
  return reconciliationReport({
    invoice: facts,
    entries,
    rates: pricing.rates,
    changes,
    agreed: agreedLeft(invoice, invoices, engagements),
    coordination: { meetings, ms, cost: unpriced ? null : cost },
    cloud: addSums(cloudCost(spent, 'final'), cloudCost(spent, 'estimated')),
    availability: { timeEntries, meetings: meeting, cloud },
  })
}
