import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { CivilDate } from '#domain/common'
import { sumOfCounts } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import { addMoney, addSums, money, NOTHING, type Sums, scaled } from '#domain/money'
import type { ReadRequest, SelectedProject } from '#domain/operation'
import { allOf, flatOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import { addDays, civilDateOf, periodInterval } from '#domain/time'
import { ASSUMPTIONS, confidenceShares } from '../confidence/measures.js'
import { confidenceReport } from '../confidence/report.js'
import { cloudCost, coordinationReport, investmentReport } from '../cost/report.js'
import { deliveryReport } from '../delivery/report.js'
import { Assumption, type AssumptionState } from '../entities/assumption.js'
import { ChangeOrder } from '../entities/change-order.js'
import { CodeChange, type CodeChangeState } from '../entities/code-change.js'
import { Engagement } from '../entities/engagement.js'
import { entityId } from '../entities/entity.js'
import { Invoice, type InvoiceState } from '../entities/invoice.js'
import { Milestone } from '../entities/milestone.js'
import { Objective } from '../entities/objective.js'
import { Rate, type RateState } from '../entities/rate.js'
import { ScopeLock, type ScopeLockState } from '../entities/scope-lock.js'
import { TimeEntry } from '../entities/time-entry.js'
import { WorkItem, type WorkItemState, wasReopened } from '../entities/work-item.js'
import { latestInvoice, reconciliationReport } from '../invoice/report.js'
import { coordinationOf, labourOn } from '../labour/measures.js'
import { objectivesReport } from '../objectives/report.js'
import { lockInForce, scopedItems } from '../scope/measures.js'
import { scopeReport } from '../scope/report.js'
import { type Evidence, readEvidence } from './read.js'

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

/** A request for one project. */
export type ProjectRequest = ReadRequest & { readonly projects: readonly [SelectedProject] }

/** Its time entries from a day to another, both included. */
const entriesOf = (
  { workspaceId, projects: [{ projectId }] }: ProjectRequest,
  start: CivilDate,
  end: CivilDate,
  docs: DocumentReader,
) =>
  docs.find(TimeEntry, {
    where: { workspaceId: { eq: workspaceId }, place: { eq: projectId }, day: { from: start, below: addDays(end, 1) } },
  })

/** Every item of the project's trackers that was made before an instant, and those of the lock, wherever they lie. */
const itemsOf = async (
  { workspaceId, period }: ProjectRequest,
  { selected }: Evidence,
  lock: ScopeLockState | null,
  docs: DocumentReader,
): Outcome<StoreUnavailable, readonly WorkItemState[]> => {
  const held = await flatOf(selected.work_item, ({ container }) =>
    docs.find(WorkItem, {
      where: {
        ...{ workspaceId: { eq: workspaceId }, place: { eq: container } },
        createdAt: { below: period.interval.to },
      },
    }),
  )
  if (isLeft(held) || lock === null) return held
  const ids = lock.items.map(({ container, key }) => entityId(workspaceId, { container, key }))
  const locked = await docs.get(WorkItem, ids)
  if (isLeft(locked)) return locked
  const known = new Set(held.right.map(({ place, key }) => entityId(workspaceId, { container: place, key })))
  return right([...held.right, ...[...locked.right].flatMap(([id, item]) => (known.has(id) ? [] : [item]))])
}

/** Merged changes of the selection and period that are linked to an item. */
const linkedChanges = async (
  { workspaceId }: ProjectRequest,
  { selected }: Evidence,
  docs: DocumentReader,
): Outcome<StoreUnavailable, readonly CodeChangeState[]> => {
  const changes = await flatOf(
    selected.code_change.flatMap(({ container, times }) => times.map((time) => ({ container, ...time }))),
    ({ container, from, to }) =>
      docs.find(CodeChange, {
        where: {
          ...{ workspaceId: { eq: workspaceId }, place: { eq: container } },
          mergedAt: { from, below: to },
        },
      }),
  )
  return isLeft(changes) ? changes : right(changes.right.filter(({ items }) => items.length > 0))
}

/** What invoices claim that are not void and whose period ends within these days. */
const invoicedIn = (
  invoices: readonly InvoiceState[],
  { start, end }: { readonly start: CivilDate; readonly end: CivilDate },
): Sums =>
  invoices
    .filter(
      ({ status, periodEnd }) => status !== 'void' && periodEnd !== null && periodEnd >= start && periodEnd <= end,
    )
    .flatMap(({ observations }) => observations[0]?.facts ?? [])
    .flatMap(({ currency, lines }) => lines.map(({ amount }) => money(currency, scaled(amount))))
    .reduce(addMoney, NOTHING)

/** How many of the six assumptions stand verified at the end of a day. */
const verifiedOn = (assumptions: readonly AssumptionState[], day: CivilDate): number =>
  assumptions
    .filter(({ assumptionId }) => ASSUMPTIONS.includes(assumptionId))
    .map(({ versions }) =>
      versions.findLast(
        ({ effectiveFrom, effectiveTo }) => effectiveFrom <= day && (effectiveTo === null || effectiveTo >= day),
      ),
    )
    .filter((version) => version?.verified).length

const reconciled = async (
  request: ProjectRequest,
  invoice: InvoiceState | null,
  rates: readonly RateState[],
  changes: readonly CodeChangeState[],
  docs: DocumentReader,
): Outcome<StoreUnavailable, ProjectReports['reconciliation']> => {
  const facts = invoice?.observations[0]?.facts
  if (facts === undefined) return right(null)
  const { workspaceId, period, now, projects } = request
  const billed = { start: facts.periodStart, end: facts.periodEnd, timeZone: period.timeZone }
  const { from, to } = periodInterval(billed)
  const ofInvoice = { ...request, period: { ...billed, explicit: true, interval: { from, to: to < now ? to : now } } }
  const found = await allOf({
    evidence: () => readEvidence(ofInvoice, docs),
    entries: () => entriesOf(request, billed.start, billed.end, docs),
    engagements: () =>
      docs.find(Engagement, {
        where: { workspaceId: { eq: workspaceId }, projectId: { eq: projects[0].projectId } },
        sort: [{ by: 'startsOn', direction: 'asc' }],
      }),
  })
  if (isLeft(found)) return found
  const { evidence, entries, engagements } = found.right
  const { meetings, ms, cost, unpriced } = coordinationOf(evidence.delivery, rates)
  const spent = sumOfCounts(evidence.cost.values())
  const { time_entry: timeEntries, meeting, cloud_line: cloud } = evidence.availability
  const agreed = engagements.findLast(({ startsOn, currency }) => startsOn <= billed.end && currency === facts.currency)
  const changesOfItem = new Map<string, number>()
  for (const { items } of changes)
    for (const { key } of items) changesOfItem.set(key, (changesOfItem.get(key) ?? 0) + 1)
  return right(
    reconciliationReport({
      ...{ invoice: facts, entries, rates, changesOfItem, contractedCents: agreed?.contractedCents ?? null },
      coordination: { meetings, ms, cost: unpriced ? null : cost },
      cloud: addSums(cloudCost(spent, 'final'), cloudCost(spent, 'estimated')),
      availability: { timeEntries, meetings: meeting, cloud },
    }),
  )
}

/** Reads all reports of a project: sums from rollups, and by index what no rollup can hold. */
export const readProject = async (
  request: ProjectRequest,
  docs: DocumentReader,
): Outcome<StoreUnavailable, ProjectReports> => {
  const { workspaceId, projects, period, plan, now, caller } = request
  const today = civilDateOf(now, period.timeZone)
  const days = { start: period.start, end: period.end < today ? period.end : today }
  const ofProject = { workspaceId: { eq: workspaceId }, projectId: { eq: projects[0].projectId } }
  const held = await allOf({
    evidence: () => readEvidence(request, docs),
    // For whoever may see all of it, what is mapped to nobody shows how well trackers are mapped.
    unmapped: () => readEvidence({ ...request, projects: [], unmappedToo: caller.dataAccess.all }, docs),
    rates: () => docs.find(Rate, { where: { workspaceId: { eq: workspaceId } } }),
    locks: () => docs.find(ScopeLock, { where: ofProject }),
    orders: () => docs.find(ChangeOrder, { where: ofProject }),
    objectives: () => docs.find(Objective, { where: ofProject }),
    milestones: () => docs.find(Milestone, { where: ofProject }),
    assumptions: () => docs.find(Assumption, { where: ofProject }),
    invoices: () =>
      docs.find(Invoice, {
        where: {
          ...{ workspaceId: { eq: workspaceId }, place: { eq: projects[0].projectId } },
          periodEnd: { from: days.start },
        },
      }),
  })
  if (isLeft(held)) return held
  const { evidence, unmapped, rates, locks, orders, objectives, milestones, assumptions, invoices } = held.right
  const lock = lockInForce(locks, days.end)
  const since = lock !== null && lock.lockedOn < days.start ? lock.lockedOn : days.start
  const more = await allOf({
    entries: () => entriesOf(request, since, days.end, docs),
    items: () => itemsOf(request, evidence, lock, docs),
    changes: () => linkedChanges(request, evidence, docs),
  })
  if (isLeft(more)) return more
  const { entries, items, changes } = more.right
  const reconciliation = await reconciled(request, latestInvoice(invoices, days), rates, changes, docs)
  if (isLeft(reconciliation)) return reconciliation

  const { availability } = evidence
  const [workItems, codeChanges, releases] = [availability.work_item, availability.code_change, availability.release]
  const [timeEntries, meetings, cloud] = [availability.time_entry, availability.meeting, availability.cloud_line]
  const at = period.interval.to
  const inPeriod = entries.filter(({ day }) => day !== null && day >= days.start)
  const added = new Set(
    lock === null
      ? []
      : scopedItems(lock, items, orders, at).flatMap(({ item, change }) => (change === 'added' ? [item.key] : [])),
  )
  const reworked = new Set([
    ...items.filter(wasReopened).map(({ key }) => key),
    ...changes.flatMap((change) => (change.reverted ? change.items.map(({ key }) => key) : [])),
  ])
  const labour = new Map([...added].map((key) => [key, labourOn(entries, (one) => one === key, rates)]))
  const counts = sumOfCounts(evidence.delivery.values())
  const [mapped, others] = [counts['items'] ?? 0, sumOfCounts(unmapped.delivery.values())['items'] ?? 0]
  return right({
    availability,
    delivery: deliveryReport(counts, { workItems, codeChanges, releases }),
    coordination: coordinationReport({ delivery: evidence.delivery, rates, availability: { meetings } }),
    investment: investmentReport({
      ...{ cost: evidence.cost, delivery: evidence.delivery, rates, invoiced: invoicedIn(invoices, days) },
      rework: labourOn(inPeriod, (key) => reworked.has(key), rates),
      scope: lock === null ? null : labourOn(inPeriod, (key) => added.has(key), rates),
      availability: { timeEntries, meetings, cloud, workItems, codeChanges, invoices: availability.invoice },
    }),
    scope:
      lock === null ? null : scopeReport({ lock, items, orders, labour, period: days, at, availability: workItems }),
    objectives: objectivesReport(objectives, milestones, days),
    confidence: confidenceReport(
      confidenceShares({
        ...{ delivery: counts, cost: evidence.cost, rates, items: { all: mapped + others, mapped } },
        connections: evidence.connections.filter(({ paused, removed }) => !paused && !removed),
        ...{ verifiedAssumptions: verifiedOn(assumptions, days.end), plan, now },
        availability: { codeChanges, workItems, meetings, timeEntries, releases },
      }),
    ),
    reconciliation: reconciliation.right,
  })
}
