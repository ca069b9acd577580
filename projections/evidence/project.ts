import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { CivilDate } from '#domain/common'
import { sumOfCounts } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import { addMoney, addSums, type Currency, money, NOTHING, type Sums, scaled } from '#domain/money'
import { allOf, flatOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import { addDays, BEGINNING_OF_TIME, periodInterval } from '#domain/time'
import type { confidenceReport } from '../confidence/report.js'
import { cloudCost, coordinationReport, investmentReport, pricedIn } from '../cost/report.js'
import { deliveryReport } from '../delivery/report.js'
import type { AssumptionState } from '../entities/assumption.js'
import { CodeChange, type CodeChangeState } from '../entities/code-change.js'
import { Engagement } from '../entities/engagement.js'
import { Invoice, type InvoiceState } from '../entities/invoice.js'
import { Milestone } from '../entities/milestone.js'
import { Objective } from '../entities/objective.js'
import { wasReopened } from '../entities/work-item.js'
import { agreedLeft, latestInvoice, reconciliationReport } from '../invoice/report.js'
import { coordinationOf, labourOn, type Pricing } from '../labour/measures.js'
import { objectivesReport } from '../objectives/report.js'
import { standingBy } from '../scope/measures.js'
import type { scopeReport } from '../scope/report.js'
import { containersWithin, daysOf, placedTimes } from '../sources/measures.js'
import { readConfidence } from './confidence.js'
import { type Evidence, readEvidence } from './read.js'
import { type ProjectRequest, readEntries, readItemsNamed, readScope, type ScopeEvidence } from './scope.js'
import { tellingOf } from './sources.js'

/** All reports of one project over one period, of one moment. */
export interface ProjectReports {
  readonly availability: Evidence['availability']
  readonly delivery: ReturnType<typeof deliveryReport>
  readonly coordination: ReturnType<typeof coordinationReport>
  readonly investment: ReturnType<typeof investmentReport>
  readonly scope: ReturnType<typeof scopeReport>
  readonly objectives: ReturnType<typeof objectivesReport>
  readonly confidence: ReturnType<typeof confidenceReport>
  readonly reconciliation: ReturnType<typeof reconciliationReport> | null
}

/** A project's reports, with what they were made of. */
export interface ProjectEvidence {
  readonly reports: ProjectReports
  readonly evidence: Evidence
  readonly scope: ScopeEvidence
  /** Merged changes of the period that are linked to an item. */
  readonly changes: readonly CodeChangeState[]
  /** The one that is reconciled. */
  readonly invoice: InvoiceState | null
  /** How many overlap the period. */
  readonly invoices: number
  /** Whether people entered them, and no source of invoices is connected. */
  readonly invoicesByHand: boolean
  readonly assumptions: readonly AssumptionState[]
  /** The currencies in which anything of the period is priced. */
  readonly currencies: readonly Currency[]
}

/** Merged changes of the selection and period that are linked to an item. */
const linkedChanges = async (
  { workspaceId }: ProjectRequest,
  { selected }: Evidence,
  docs: DocumentReader,
): Outcome<StoreUnavailable, readonly CodeChangeState[]> => {
  const changes = await flatOf(placedTimes(selected.code_change), ({ container, from, to }) =>
    docs.find(CodeChange, {
      where: {
        ...{ workspaceId: { eq: workspaceId }, place: { eq: container } },
        mergedAt: { from, below: to },
      },
    }),
  )
  return isLeft(changes) ? changes : right(changes.right.filter(({ items }) => items.length > 0))
}

/** Changes that were merged while their repository was the project's, whenever, and reverted since. */
const readReverted = async (
  request: ProjectRequest,
  { containers, connections }: Evidence,
  docs: DocumentReader,
): Outcome<StoreUnavailable, readonly CodeChangeState[]> => {
  const ever = { from: BEGINNING_OF_TIME, to: request.period.interval.to }
  const repositories = containersWithin('code_change', request, ever, containers, connections)
  return flatOf(placedTimes(repositories), ({ container, from, to }) =>
    docs.find(CodeChange, {
      where: {
        ...{ workspaceId: { eq: request.workspaceId }, place: { eq: container }, reverted: { eq: true } },
        mergedAt: { from, below: to },
      },
    }),
  )
}

/** Invoices that are not void and whose period ends within these days. */
const billedIn = (
  invoices: readonly InvoiceState[],
  { start, end }: { readonly start: CivilDate; readonly end: CivilDate },
): readonly InvoiceState[] =>
  invoices.filter(
    ({ status, periodEnd }) => status !== 'void' && periodEnd !== null && periodEnd >= start && periodEnd <= end,
  )

/**
 * Whether people entered all invoices of the period, and no source of invoices is connected: what they entered is a source
 * of its own, of which nobody can say that it is complete.
 */
const areByHand = (billed: readonly InvoiceState[], evidence: Evidence): boolean =>
  billed.length > 0 &&
  tellingOf(evidence, ['invoice']).length === 0 &&
  billed.every(({ observations }) => observations.every(({ channel }) => channel === 'hand'))

const claimedBy = (invoices: readonly InvoiceState[]): Sums =>
  invoices
    .flatMap(({ observations }) => observations[0]?.facts ?? [])
    .flatMap(({ currency, lines }) => lines.map(({ amount }) => money(currency, scaled(amount))))
    .reduce(addMoney, NOTHING)

const reconciled = async (
  request: ProjectRequest,
  invoice: InvoiceState | null,
  pricing: Pricing,
  docs: DocumentReader,
): Outcome<StoreUnavailable, ProjectReports['reconciliation']> => {
  const facts = invoice?.observations[0]?.facts
  if (invoice === null || facts === undefined) return right(null)
  const { workspaceId, period, now, projects } = request
  const [{ projectId }] = projects
  const billed = { start: facts.periodStart, end: facts.periodEnd, timeZone: period.timeZone }
  const { from, to } = periodInterval(billed)
  const ofInvoice = { ...request, period: { ...billed, explicit: true, interval: { from, to: to < now ? to : now } } }
  const found = await allOf({
    evidence: () => readEvidence(ofInvoice, docs),
    entries: () => readEntries(request, billed.start, billed.end, docs),
    engagements: () =>
      docs.find(Engagement, { where: { workspaceId: { eq: workspaceId }, projectId: { eq: projectId } } }),
    // Those of all times: earlier ones may have taken what was agreed.
    invoices: () =>
      docs.find(Invoice, {
        where: {
          workspaceId: { eq: workspaceId },
          place: { eq: projectId },
          periodEnd: { below: addDays(facts.periodEnd, 1) },
        },
      }),
  })
  if (isLeft(found)) return found
  const { evidence, entries, engagements, invoices } = found.right
  const changes = await linkedChanges(ofInvoice, evidence, docs)
  if (isLeft(changes)) return changes
  const { meetings, ms, cost, unpriced } = coordinationOf(evidence.delivery, pricing)
  const spent = sumOfCounts(evidence.cost.values())
  const { time_entry: timeEntries, meeting, cloud_line: cloud } = evidence.availability
  return right(
    reconciliationReport({
      invoice: facts,
      entries,
      rates: pricing.rates,
      changes: changes.right,
      agreed: agreedLeft(invoice, invoices, engagements),
      coordination: { meetings, ms, cost: unpriced ? null : cost },
      cloud: addSums(cloudCost(spent, 'final'), cloudCost(spent, 'estimated')),
      availability: { timeEntries, meetings: meeting, cloud },
    }),
  )
}

/** Reads all reports of a project: sums from rollups, and by index what no rollup can hold. */
export const readProjectEvidence = async (
  request: ProjectRequest,
  docs: DocumentReader,
): Outcome<StoreUnavailable, ProjectEvidence> => {
  const { workspaceId, projects } = request
  const days = daysOf(request)
  const ofProject = { workspaceId: { eq: workspaceId }, projectId: { eq: projects[0].projectId } }
  const evidence = await readEvidence(request, docs)
  if (isLeft(evidence)) return evidence
  const { delivery, cost } = evidence.right
  const scope = await readScope(request, evidence.right, docs)
  if (isLeft(scope)) return scope
  const { rates, currency, lock, scoped } = scope.right
  const entries = await readEntries(request, days.start, days.end, docs)
  if (isLeft(entries)) return entries
  const inPeriod = entries.right
  const worked = new Set(inPeriod.flatMap(({ workItem }) => workItem ?? []))
  const held = await allOf({
    confidence: () => readConfidence(request, evidence.right, rates, docs),
    named: () => readItemsNamed(request, scope.right, worked, docs),
    changes: () => linkedChanges(request, evidence.right, docs),
    reverted: () => readReverted(request, evidence.right, docs),
    objectives: () => docs.find(Objective, { where: ofProject }),
    milestones: () => docs.find(Milestone, { where: ofProject }),
    invoices: () =>
      docs.find(Invoice, {
        where: {
          ...{ workspaceId: { eq: workspaceId }, place: { eq: projects[0].projectId } },
          periodEnd: { from: days.start },
        },
      }),
  })
  if (isLeft(held)) return held
  const { confidence, named, changes, reverted, objectives, milestones, invoices } = held.right
  const invoice = latestInvoice(invoices, days)
  const billed = billedIn(invoices, days)
  const invoicesByHand = areByHand(billed, evidence.right)
  const availability = { ...evidence.right.availability, ...(invoicesByHand ? { invoice: 'partial' as const } : {}) }
  const reconciliation = await reconciled(request, invoice, scope.right, docs)
  if (isLeft(reconciliation)) return reconciliation

  const [workItems, codeChanges, releases] = [availability.work_item, availability.code_change, availability.release]
  const [timeEntries, meetings, cloud] = [availability.time_entry, availability.meeting, availability.cloud_line]
  const reworked = new Set([
    ...[...named, ...scoped.map(({ item }) => item)].filter(wasReopened).map(({ key }) => key),
    ...reverted.flatMap(({ items }) => items.map(({ key }) => key)),
  ])
  const standing = standingBy(scoped, named)
  const investment = {
    cost,
    delivery,
    rates,
    currency,
    invoiced: claimedBy(billed),
    rework: labourOn(inPeriod, (key) => reworked.has(key), rates),
    scope: lock === null ? null : labourOn(inPeriod, (key) => standing([key]) === 'added', rates),
    availability: { timeEntries, meetings, cloud, workItems, codeChanges, invoices: availability.invoice },
  }
  const reports: ProjectReports = {
    availability,
    delivery: deliveryReport(sumOfCounts(delivery.values()), { workItems, codeChanges, releases }),
    coordination: coordinationReport({ delivery, rates, currency, availability: { meetings } }),
    investment: investmentReport(investment),
    scope: scope.right.report,
    objectives: objectivesReport(objectives, milestones, days),
    confidence: confidence.report,
    reconciliation: reconciliation.right,
  }
  return right({
    ...{ reports, evidence: evidence.right, scope: scope.right, changes, invoice },
    invoicesByHand,
    invoices: invoices.filter(({ periodStart }) => periodStart !== null && periodStart <= days.end).length,
    ...{ assumptions: confidence.assumptions, currencies: pricedIn(investment) },
  })
}

/** The reports alone. */
export const readProject = async (
  request: ProjectRequest,
  docs: DocumentReader,
): Outcome<StoreUnavailable, ProjectReports> => {
  const found = await readProjectEvidence(request, docs)
  return isLeft(found) ? found : right(found.right.reports)
}
