import { nullable } from '#domain/codec'
import type { ReadRequest } from '#domain/operation'
import { aiEconomics } from '#projections/ai/operations'
import type { AiEconomics } from '#projections/ai/response'
import { Confidence } from '#projections/confidence/response'
import { Coordination, Investment } from '#projections/cost/response'
import { DeliveryOutput } from '#projections/delivery/report'
import { Objectives } from '#projections/engagement/objectives'
import { type ProjectReports, readProject } from '#projections/project/read'
import { Reconciliation } from '#projections/reconciliation/response'
import { ScopeReport } from '#projections/scope-creep/response'
import { withSettings } from '#projections/selection/settings'
import type { Told } from './events.js'
import { answer, exact } from './request.js'
import { worldOf } from './world.js'

/** All that the reports of one project show. */
export type Reports = ProjectReports & { readonly ai: AiEconomics }

/** Every report over some events, each held against its codec. */
export const reportsOf = async (events: readonly Told[], request: ReadRequest): Promise<Reports> => {
  const world = worldOf(events)
  const [project] = request.projects
  if (project === undefined) throw new Error('the small world is of one project')
  const asked = await withSettings({ ...request, projects: [project] as const }, {}, world.docs)
  const reports = await readProject(asked, world.docs)
  exact(DeliveryOutput, reports.delivery)
  exact(Coordination, reports.coordination)
  exact(Investment, reports.investment)
  exact(nullable(ScopeReport), reports.scope)
  exact(Objectives, reports.objectives)
  exact(Confidence, reports.confidence)
  exact(nullable(Reconciliation), reports.reconciliation)
  return { ...reports, ai: await answer(aiEconomics, request, world) }
}
