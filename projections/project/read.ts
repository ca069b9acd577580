import type { DocumentReader } from '#domain/documents'
import type { Currency } from '#domain/money'
import { BEGINNING_OF_TIME } from '#domain/time'
import { readConfidence } from '../confidence/read.js'
import type { confidenceReport } from '../confidence/report.js'
import { currenciesIn, labourOn, rolesWithoutRate } from '../cost/labour.js'
import { coordinationReport, investmentForClient, investmentReport, pricedIn } from '../cost/report.js'
import { deliveryReport } from '../delivery/report.js'
import { type MeetingsChoice, meetingsChoiceOn } from '../engagement/allocation.js'
import { objectivesReport } from '../engagement/objectives.js'
import type { AssumptionState } from '../entities/assumption.js'
import { Invoice, type InvoiceState } from '../entities/invoice.js'
import { Milestone } from '../entities/milestone.js'
import { Objective } from '../entities/objective.js'
import { wasReopened } from '../entities/work-item.js'
import { areByHand, billedIn, claimedBy, latestOf, reachingBeyond } from '../reconciliation/invoices.js'
import { readReconciliation } from '../reconciliation/read.js'
import type { Reconciled } from '../reconciliation/report.js'
import type { Reconciliation } from '../reconciliation/response.js'
import { standingBy, wasOwn } from '../scope-creep/measures.js'
import { readItemsNamed, readScope, readUndoneItems, type ScopeEvidence } from '../scope-creep/read.js'
import type { scopeReport } from '../scope-creep/report.js'
import { readRevertedChanges } from '../selection/changes.js'
import { type Evidence, readEvidence } from '../selection/evidence.js'
import type { ProjectRequest } from '../selection/project.js'
import { readEntries } from '../selection/time-entries.js'

/** All reports of one project over one period, of one moment. */
export interface ProjectReports {
  readonly availability: Evidence['availability']
  readonly delivery: ReturnType<typeof deliveryReport>
  readonly coordination: ReturnType<typeof coordinationReport>
  readonly investment: ReturnType<typeof investmentReport>
  readonly scope: ReturnType<typeof scopeReport>
  readonly objectives: ReturnType<typeof objectivesReport>
  readonly confidence: ReturnType<typeof confidenceReport>
  readonly reconciliation: Reconciliation | null
}

/** A project's reports, with their inputs. */
export interface ProjectEvidence {
  readonly reports: ProjectReports
  readonly evidence: Evidence
  readonly scope: ScopeEvidence
  /** The invoice that is reconciled. */
  readonly invoice: InvoiceState | null
  /** The time on which it rests, and that no price was agreed for. */
  readonly withoutPrice: Reconciled['withoutPrice'] | null
  /** Number of invoices that overlap the period. */
  readonly invoices: number
  /** Numbers of those that count though their periods reach beyond this one. */
  readonly invoicesBeyond: readonly string[]
  /** Says whether invoices were entered by people, with no source of invoices connected. */
  readonly invoicesByHand: boolean
  readonly assumptions: readonly AssumptionState[]
  /** Roles that worked without a rate. */
  readonly unpricedRoles: readonly string[]
  /** The stated choice on meetings in time sheets; null where there is none. */
  readonly meetingsChoice: MeetingsChoice | null
  /** The currencies of all amounts in the period; for a client, of what was invoiced. */
  readonly currencies: readonly Currency[]
}

/** Reads the labour of the period on items that were done anew, and on those added after the lock; null without a lock. */
const readLabourOfScope = async (
  request: ProjectRequest,
  evidence: Evidence,
  scope: ScopeEvidence,
  docs: DocumentReader,
): Promise<Pick<Parameters<typeof investmentReport>[0], 'rework' | 'scope'>> => {
  const { rates, lock, scoped, trackers } = scope
  const { period } = request
  const ever = { from: BEGINNING_OF_TIME, to: period.interval.to }
  const undone = await readUndoneItems(request, scope, docs)
  const own = undone.filter((item) => wasOwn(item, trackers, ever))
  const reverted = await readRevertedChanges(request, evidence, docs)
  const reworked = new Set([
    ...[...own, ...scoped.map(({ item }) => item)].filter(wasReopened).map(({ key }) => key),
    ...reverted.flatMap(({ items }) => items.map(({ key }) => key)),
  ])
  const added = new Set(scoped.flatMap(({ item, standing }) => (standing === 'added' ? [item.key] : [])))
  // Items of other trackers may have the same keys, and stand to the lock in another way.
  const named = await readItemsNamed(request, scope, added, docs)
  const standing = standingBy(scoped, named)
  const { start, end } = period.days
  const entries = await readEntries(request, start, end, docs, [...new Set([...added, ...reworked])])
  return {
    rework: labourOn(entries, (key) => reworked.has(key), rates),
    scope: lock === null ? null : labourOn(entries, (key) => standing([key]) === 'added', rates),
  }
}

/** Reads all reports of a project: sums from rollups, all else by index. */
export const readProjectEvidence = async (request: ProjectRequest, docs: DocumentReader): Promise<ProjectEvidence> => {
  const { workspaceId, projects } = request
  const { days } = request.period
  const ofProject = { workspaceId: { eq: workspaceId }, projectId: { eq: projects[0].projectId } }
  const evidence = await readEvidence(request, docs)
  const { delivery, cost } = evidence
  const scope = await readScope(request, evidence, docs)
  const { rates, currency } = scope
  const confidence = await readConfidence(request, evidence, rates, docs)
  const objectives = await docs.find(Objective, { where: ofProject })
  const milestones = await docs.find(Milestone, { where: ofProject })
  const invoices = await docs.find(Invoice, {
    where: {
      workspaceId: { eq: workspaceId },
      place: { eq: projects[0].projectId },
      periodEnd: { from: days.start },
    },
  })
  const billed = billedIn(invoices, days)
  const invoice = latestOf(billed)
  const invoicesByHand = areByHand(billed, evidence)
  const availability = { ...evidence.availability, ...(invoicesByHand ? { invoice: 'partial' as const } : {}) }
  const reconciled = await readReconciliation(request, invoice, docs)
  const meetingsChoice = meetingsChoiceOn(confidence.assumptions, days.end)

  const [workItems, codeChanges, releases] = [availability.work_item, availability.code_change, availability.release]
  const [timeEntries, meetings, cloud] = [availability.time_entry, availability.meeting, availability.cloud_line]
  const labour = await readLabourOfScope(request, evidence, scope, docs)
  const investment = {
    cost,
    delivery,
    rates,
    currency,
    invoiced: claimedBy(billed),
    meetingsIncluded: meetingsChoice === 'included',
    ...labour,
    availability: { timeEntries, meetings, cloud, workItems, codeChanges, invoices: availability.invoice },
  }
  const reports: ProjectReports = {
    availability,
    delivery: deliveryReport(delivery.total, { workItems, codeChanges, releases }),
    coordination: coordinationReport({ delivery, rates, currency, availability: { meetings } }),
    investment: request.forClient ? investmentForClient(investment) : investmentReport(investment),
    scope: scope.report,
    objectives: objectivesReport(objectives, milestones, days),
    confidence: confidence.report,
    reconciliation: reconciled?.report ?? null,
  }
  return {
    reports,
    evidence,
    scope,
    invoice,
    withoutPrice: reconciled?.withoutPrice ?? null,
    invoicesByHand,
    invoicesBeyond: reachingBeyond(billed, days),
    invoices: invoices.filter(({ periodStart }) => periodStart !== null && periodStart <= days.end).length,
    assumptions: confidence.assumptions,
    unpricedRoles: rolesWithoutRate(cost, rates),
    meetingsChoice,
    currencies: request.forClient ? currenciesIn(investment.invoiced) : pricedIn(investment),
  }
}

/** Reads the reports only. */
export const readProject = async (request: ProjectRequest, docs: DocumentReader): Promise<ProjectReports> => {
  const { reports } = await readProjectEvidence(request, docs)
  return reports
}
