import type { DocumentReader } from '#domain/documents'
import type { DirectedRequest, ReadableProject } from '#domain/operation'
import { periodUntil } from '#domain/period'
import { reportingWindow } from '#domain/plans'
import { actionsOf } from '#domain/roles'
import { civilDateOf } from '#domain/time'
import { aiMeasures } from '../ai/measures.js'
import { aiPlaces, byRepositoryOf } from '../ai/read.js'
import { aiTotals } from '../ai/report.js'
import { ALL_FAMILIES } from '../command-center/families.js'
import { type KpiInputs, shownKpi } from '../command-center/kpis.js'
import { reachOfKpis } from '../command-center/read.js'
import { projectToShow } from '../command-center/report.js'
import { deliveryReport } from '../delivery/report.js'
import { objectivesReport } from '../engagement/objectives.js'
import { Milestone } from '../entities/milestone.js'
import { Objective } from '../entities/objective.js'
import { sumsInIntervals } from '../rollups/read.js'
import { readScopeCounts } from '../scope-creep/read.js'
import { coverageOf, type Held, readHeld } from '../selection/coverage.js'
import { adoptionIn } from './adoption.js'
import { cutLike } from './cut-like.js'
import { MOST_MONTHS, type Month, monthsIn } from './months.js'
import type { MonthAdoption, Series } from './response.js'
import { heldByProject, readSpans } from './spans.js'
import { investmentIn } from './spent.js'
import { readStated, statedByProject } from './stated.js'

/** A project over a month, as the command center reckons it. */
type MonthOfProject = { readonly inputs: KpiInputs; readonly locked: boolean }

/** Reads what the five numbers of a project are made of in each month. */
const readMonthsOf = async (
  request: DirectedRequest,
  project: ReadableProject,
  months: readonly Month[],
  held: Held,
  docs: DocumentReader,
): Promise<readonly MonthOfProject[]> => {
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return []
  const { workspaceId } = request
  const own = heldByProject(held)(project.projectId)
  const spans = months.map(({ period }) => ({ project, period, held: own }))
  const { spans: evidence } = await readSpans(request, spans, [], docs)
  const stated = statedByProject(await readStated(request, [project], first.period.start, docs))(project)
  const ofProject = { workspaceId: { eq: workspaceId }, projectId: { eq: project.projectId } }
  const objectives = await docs.find(Objective, { where: ofProject })
  const milestones = await docs.find(Milestone, { where: ofProject })
  const moments = evidence.map(({ period, coverage }) => ({
    day: period.days.end,
    at: period.interval.to,
    availability: coverage.availability.work_item,
  }))
  const untilLast = { ...request, projects: [project], unmappedToo: false, period: last.period } as const
  const scopes = await readScopeCounts(untilLast, own, moments, docs)
  return evidence.map((one, i) => {
    const { period, coverage, delivery, byRepository } = one
    const { availability } = coverage
    const found = investmentIn(request, stated, one)
    const scope = scopes[i] ?? { isLocked: false, counts: null }
    return {
      locked: scope.isLocked,
      inputs: {
        reports: {
          availability,
          investment: found.investment,
          scope: scope.counts,
          delivery: deliveryReport(delivery.total, {
            workItems: availability.work_item,
            codeChanges: availability.code_change,
            releases: availability.release,
          }),
          objectives: objectivesReport(objectives, milestones, period.days),
        },
        ai: aiTotals({ byRepository, availability: availability.code_change }),
        currency: found.currency,
        unpricedRoles: found.unpricedRoles,
        meetingsIncluded: found.meetingsIncluded,
        hidesRates: request.hidesRates,
        reach: reachOfKpis({ ...request, period }, coverage, found.choice),
      },
    }
  })
}

/** Reads the AI adoption of all selected projects in each month. */
const readAdoption = async (
  request: DirectedRequest,
  months: readonly Month[],
  held: Held,
  docs: DocumentReader,
): Promise<readonly MonthAdoption[]> => {
  const coverages = months.map(({ period }) => coverageOf(['code_change'], { ...request, period }, held))
  const placed = coverages.map(({ selected }) => aiPlaces(selected.code_change))
  const sums = cutLike(await sumsInIntervals(aiMeasures, request.workspaceId, placed.flat(), docs), placed)
  return months.flatMap(({ period }, i) => {
    const coverage = coverages[i]
    if (coverage === undefined) return []
    const byRepository = byRepositoryOf(placed[i] ?? [], sums[i] ?? [])
    return [adoptionIn({ byRepository, coverage }, { ...request, period })]
  })
}

/**
 * Reads the five KPIs of the project that the command center shows, and the AI adoption of the selection: of each month of the plan's
 * window up to the end of the period.
 */
export const readSeries = (request: DirectedRequest, docs: DocumentReader): Promise<Series> => {
  const { period, plan, now } = request
  const { end, timeZone } = period
  const window = reportingWindow(plan, civilDateOf(now, timeZone), timeZone)
  return readSeriesOf(request, monthsIn(periodUntil(now, { start: window.start, end, timeZone }), now), docs)
}

/** Reads the same of some months, of which it tells the last. */
export const readSeriesOf = async (
  request: DirectedRequest,
  all: readonly Month[],
  docs: DocumentReader,
): Promise<Series> => {
  const { period, readable, selected, caller } = request
  const { start, end, timeZone } = period
  const months = all.slice(-MOST_MONTHS)
  const held = await readHeld(request, docs)
  const project = projectToShow(readable, selected)
  const kpis = project === null ? [] : await readMonthsOf(request, project, months, held, docs)
  const seesAi = actionsOf(caller.role).has('ai_economics.read')
  const adoption = seesAi ? await readAdoption(request, months, held, docs) : []
  return {
    project: project === null ? null : { id: project.projectId, name: project.name },
    period: { start, end, timeZone },
    months: months.map(({ month, period: { start: first, days } }, i) => ({
      month,
      start: first,
      end: days.end,
      kpis: ALL_FAMILIES.map((family) => ({ id: family, ...shownKpi(family, kpis[i] ?? null) })),
      adoption: adoption[i] ?? null,
    })),
    monthsTotal: all.length,
  }
}
