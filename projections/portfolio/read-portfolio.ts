import type { CivilDate } from '#domain/common'
import { addCounts, NO_COUNTS } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import { EvidenceKind } from '#domain/events/connections'
import type { DirectedRequest, ReadableProject } from '#domain/operation'
import { type Period, periodUntil } from '#domain/period'
import { actionsOf } from '#domain/roles'
import { addDays, BEGINNING_OF_TIME, civilDateOf } from '#domain/time'
import type { AiCounts } from '../ai/measures.js'
import { confidenceOf } from '../confidence/read.js'
import { activeConnections } from '../data-sources/evidence-sources.js'
import { deliveryReport } from '../delivery/report.js'
import { engagementOn, engagementView } from '../engagement/views.js'
import { Client } from '../entities/client.js'
import { ScopeLock, type ScopeLockState } from '../entities/scope-lock.js'
import { DailySums } from '../rollups/daily-sums.js'
import { coverageOf, type Held, readHeld } from '../selection/coverage.js'
import { readUnmappedItems } from '../selection/evidence.js'
import { aiShareIn } from './adoption.js'
import { cutLike } from './cut-like.js'
import { readGrowth } from './growth.js'
import { openInvoicesOf } from './invoices.js'
import { MOST_MONTHS, type Month, monthsIn } from './months.js'
import {
  type Portfolio,
  type PortfolioMonth,
  type PortfolioProject,
  PROJECTS_LIMIT,
  type SpentSince,
} from './response.js'
import { type CostEvidence, heldByProject, readSpans, type Span, type SpanEvidence } from './spans.js'
import { spentOf } from './spent.js'
import { readStated, type Stated, statedByProject } from './stated.js'
import { sumOf } from './sums.js'
import { portfolioTexts } from './texts.js'

/** The most years since the engagement's begin that are summed. */
const MOST_YEARS = 10
const earliestSince = (today: CivilDate): CivilDate => addDays(today, -Math.floor(365.25 * MOST_YEARS))

/** Members that the role may see, by the operation that shows the same. */
interface Sees {
  readonly scope: boolean
  readonly invoices: boolean
  readonly ai: boolean
  readonly confidence: boolean
}
const seenBy = ({ caller }: DirectedRequest): Sees => {
  const actions = actionsOf(caller.role)
  return {
    scope: actions.has('scope.read'),
    invoices: actions.has('invoice_defense.read'),
    ai: actions.has('ai_economics.read'),
    confidence: actions.has('assumptions.read'),
  }
}

/** All that is read of one project. */
interface ProjectFacts {
  readonly project: ReadableProject
  readonly clientName: string
  readonly stated: Stated
  readonly locks: readonly ScopeLockState[]
  readonly held: Held
  readonly months: readonly SpanEvidence[]
  /** The days since the engagement began, and their cost; null without an engagement. */
  readonly since: CostEvidence | null
}

const byRepositoryOf = (months: readonly SpanEvidence[]): ReadonlyMap<string, AiCounts> => {
  const all = new Map<string, AiCounts>()
  for (const { byRepository } of months)
    for (const [name, counts] of byRepository) all.set(name, addCounts(all.get(name) ?? NO_COUNTS, counts))
  return all
}

/** The cost since the engagement began; of a longer one than is summed, a part. */
const spentSince = (
  request: DirectedRequest,
  { stated, since }: Pick<ProjectFacts, 'stated' | 'since'>,
  begin: CivilDate | null,
): SpentSince | null => {
  if (since === null || begin === null) return null
  const first = since.period.start
  const spent = spentOf(request, stated, since)
  if (first === begin || spent.cents === null)
    return {
      since: first,
      cents: spent.cents,
      currency: spent.currency,
      availability: spent.availability,
      reason: spent.reason,
    }
  const reasons = [portfolioTexts.cutSince(MOST_YEARS), ...(spent.reason === null ? [] : [spent.reason])]
  return {
    since: first,
    cents: spent.cents,
    currency: spent.currency,
    availability: 'partial',
    reason: reasons.join(' '),
  }
}

const monthOf = (
  request: DirectedRequest,
  { month, period }: Month,
  stated: Stated,
  evidence: SpanEvidence,
  sees: Sees,
): PortfolioMonth => {
  const { availability } = evidence.coverage
  const { completedItems } = deliveryReport(evidence.delivery.total, {
    workItems: availability.work_item,
    codeChanges: availability.code_change,
    releases: availability.release,
  })
  return {
    month,
    start: period.start,
    end: period.days.end,
    spent: spentOf(request, stated, evidence),
    completedItems,
    ai: sees.ai ? aiShareIn(evidence, { ...request, period }) : null,
  }
}

/** Reads what is told of one project. */
const readProject = async (
  request: DirectedRequest,
  facts: ProjectFacts,
  months: readonly Month[],
  { unmapped, all, today }: { readonly unmapped: number; readonly all: Held; readonly today: CivilDate },
  docs: DocumentReader,
): Promise<PortfolioProject> => {
  const { project, stated, held } = facts
  const sees = seenBy(request)
  const ofProject = { ...request, projects: [project], unmappedToo: false } as const
  // Sources that have read nothing yet count for whoever sees everything, so that all connections are looked at.
  const coverage = { ...coverageOf(EvidenceKind.values, ofProject, held), connections: all.connections }
  const evidence = {
    ...coverage,
    delivery: DailySums.united(facts.months.map(({ delivery }) => delivery)),
    cost: DailySums.united(facts.months.map(({ cost }) => cost)),
  }
  const confidence = confidenceOf(ofProject, evidence, {
    rates: stated.rates,
    assumptions: stated.assumptions,
    unmapped,
  })
  const fresh = confidence.signals.find(({ id }) => id === 'freshness')
  const successes = activeConnections(coverage, request.caller.dataAccess.all).flatMap(
    ({ lastSuccessAt }) => lastSuccessAt ?? [],
  )
  const engagement = engagementOn(stated.engagements, today)
  const invoicePeriod = facts.since?.period ?? request.period
  const ofInvoices = { ...ofProject, period: invoicePeriod }
  const told = months.slice(-MOST_MONTHS)
  return {
    id: project.projectId,
    name: project.name,
    status: project.status,
    clientId: project.clientId,
    clientName: facts.clientName,
    engagement: engagement === null || !sees.scope ? null : engagementView(engagement, today),
    spentSinceEngagement: spentSince(request, facts, engagement?.startsOn ?? null),
    growthSinceLock: await readGrowth(request, project, facts.locks, held, docs),
    openInvoices: sees.invoices
      ? openInvoicesOf(stated.invoices, coverageOf(['invoice'], ofInvoices, held), ofInvoices)
      : null,
    ai: sees.ai ? aiShareIn({ byRepository: byRepositoryOf(facts.months), coverage }, request) : null,
    freshness: {
      pct: fresh?.pct ?? null,
      fresh: fresh?.evidence.numerator ?? null,
      sources: fresh?.evidence.denominator ?? null,
      oldestSuccessAt: successes.sort()[0] ?? null,
    },
    confidence: sees.confidence ? { label: confidence.label, score: confidence.score } : null,
    months: told.flatMap((month, i) => {
      const ofMonth = facts.months[months.length - told.length + i]
      return ofMonth === undefined ? [] : [monthOf(request, month, stated, ofMonth, sees)]
    }),
  }
}

/** Reads the documents of all projects together: a look at each kind of them, whatever the number of projects and months. */
const readFacts = async (
  {
    request,
    projects,
    months,
    today,
  }: {
    readonly request: DirectedRequest
    readonly projects: readonly ReadableProject[]
    readonly months: readonly Month[]
    readonly today: CivilDate
  },
  held: Held,
  docs: DocumentReader,
): Promise<readonly ProjectFacts[]> => {
  const { workspaceId, now, period } = request
  const where = { workspaceId: { eq: workspaceId } }
  const stated = statedByProject(await readStated(request, projects, BEGINNING_OF_TIME.slice(0, 10), docs))
  const locks = await docs.find(ScopeLock, {
    where: { ...where, projectId: { in: projects.map(({ projectId }) => projectId) } },
  })
  const clients = await docs.find(Client, { where })
  const names = new Map(clients.map(({ clientId, name }) => [clientId, name]))
  const own = heldByProject(held)
  const all = projects.map((project) => ({
    project,
    stated: stated(project),
    held: own(project.projectId),
    clientName: names.get(project.clientId) ?? '',
    locks: locks.filter(({ projectId }) => projectId === project.projectId),
  }))
  const earliest = earliestSince(today)
  const sinceBegin = all.map(({ project, held: places, stated: { engagements } }): readonly Span[] => {
    const begin = engagementOn(engagements, today)?.startsOn ?? null
    if (begin === null) return []
    const start = begin < earliest ? earliest : begin
    const days: Period = periodUntil(now, { start, end: today, timeZone: period.timeZone })
    return [{ project, period: days, held: places }]
  })
  const spans = all.map(({ project, held: places }) =>
    months.map((month): Span => ({ project, period: month.period, held: places })),
  )
  const read = await readSpans(request, spans.flat(), sinceBegin.flat(), docs)
  const evidence = cutLike(read.spans, spans)
  const since = cutLike(read.costs, sinceBegin)
  return all.map((one, i) => ({ ...one, months: evidence[i] ?? [], since: since[i]?.[0] ?? null }))
}

/** Reads each project that the caller sees, and the sums of what these tell. */
export const readPortfolio = async (request: DirectedRequest, docs: DocumentReader): Promise<Portfolio> => {
  const { period, now, readable } = request
  const { start, end, timeZone } = period
  const selected = new Set(request.projects.map(({ projectId }) => projectId))
  const visible = readable.filter(({ projectId }) => selected.has(projectId))
  const projects = visible.slice(0, PROJECTS_LIMIT)
  const months = monthsIn(period, now)
  const today = civilDateOf(now, timeZone)
  const held = await readHeld(request, docs)
  const unmapped = await readUnmappedItems(request, held, docs)
  const facts = await readFacts({ request, projects, months, today }, held, docs)
  const told: PortfolioProject[] = []
  for (const one of facts) told.push(await readProject(request, one, months, { unmapped, all: held, today }, docs))
  const sees = seenBy(request)
  const agreed = told.map(({ engagement }) =>
    engagement === null
      ? null
      : {
          cents: engagement.contractedAmountCents,
          currency: engagement.currency,
          availability: 'available' as const,
        },
  )
  return {
    period: { start, end, timeZone },
    projects: told,
    projectsTotal: visible.length,
    totals: {
      agreed: sees.scope ? sumOf(agreed, visible.length) : null,
      spentSinceEngagement: sumOf(
        told.map(({ spentSinceEngagement }) => spentSinceEngagement),
        visible.length,
      ),
      openInvoices: sees.invoices
        ? sumOf(
            told.map(({ openInvoices }) => openInvoices),
            visible.length,
          )
        : null,
      months: months.slice(-MOST_MONTHS).map((month, i) => ({
        month: month.month,
        start: month.period.start,
        end: month.period.days.end,
        spent: sumOf(
          told.map((one) => one.months[i]?.spent ?? null),
          visible.length,
        ),
      })),
    },
    monthsTotal: months.length,
  }
}

/** Reads the cost of one project since its engagement began, and nothing else of it. */
export const readSpentSince = async (
  request: DirectedRequest,
  project: ReadableProject,
  docs: DocumentReader,
): Promise<SpentSince | null> => {
  const today = civilDateOf(request.now, request.period.timeZone)
  const held = await readHeld(request, docs)
  const [facts] = await readFacts({ request, projects: [project], months: [], today }, held, docs)
  if (facts === undefined) return null
  return spentSince(request, facts, engagementOn(facts.stated.engagements, today)?.startsOn ?? null)
}
