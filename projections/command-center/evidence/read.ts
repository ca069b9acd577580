import { type DocumentReader, flatOf } from '#domain/documents'
import { KPI_TITLES } from '#domain/kpi'
import { readScopeState, type ScopeState } from '../../scope-creep/read.js'
import { type Coverage, readCoverage } from '../../selection/coverage.js'
import type { ProjectRequest } from '../../selection/project.js'
import { EVIDENCE_LIMIT, type EvidenceItem, type Family, type KpiEvidence } from '../response.js'
import { explanations } from '../texts.js'
import type { ListContext } from './items.js'
import { aims, changesBy, cloudLines, completedItems, type Found, meetings, releases, timeEntries } from './lists.js'
import { scopeItems } from './scope.js'

/** Concatenates the lists, read one after the other. */
const all = async (...parts: readonly (() => Found)[]): Found => flatOf(parts, (part) => part())

/** The context shared by all items of a list: the lock, rates, providers, and whether costs are hidden. */
export const listContext = (
  { connections }: Pick<Coverage, 'connections'>,
  scope: Pick<ScopeState, 'lock' | 'scoped' | 'trackers' | 'rates' | 'currency' | 'hidesRates'>,
  { period }: Pick<ProjectRequest, 'period'>,
): ListContext => {
  const providers = new Map(connections.map(({ connectionId, provider }) => [connectionId, provider]))
  return {
    scope,
    sourceOf: ([strongest]) => providers.get(strongest?.connectionId ?? '') ?? 'hand',
    rates: scope.rates,
    currency: scope.currency,
    hidesRates: scope.hidesRates,
    at: period.interval.to,
  }
}

const newestFirst = (a: EvidenceItem, b: EvidenceItem): number =>
  a.occurredAt !== b.occurredAt ? (a.occurredAt > b.occurredAt ? -1 : 1) : a.id < b.id ? -1 : 1

/** Reads the items behind a family's number, by index: at most 200, newest first. */
export const readKpiEvidence = async (
  family: Family,
  request: ProjectRequest,
  docs: DocumentReader,
): Promise<KpiEvidence> => {
  const coverage = await readCoverage(request, docs)
  const scope = await readScopeState(request, coverage, docs)
  const context = listContext(coverage, scope, request)
  const lists: Readonly<Record<Family, () => Found>> = {
    delivery_investment: () =>
      all(
        () => timeEntries(request, context, docs),
        () => meetings(request, coverage, context, docs),
        () => cloudLines(request, coverage, context, docs),
      ),
    scope_expansion: async () => scopeItems(scope, coverage.availability.work_item, context),
    delivery_output: () =>
      all(
        () => completedItems(request, coverage, context, docs),
        () => changesBy('mergedAt', request, coverage, context, docs),
        () => releases(request, coverage, context, docs),
      ),
    objectives: () => aims(request, docs),
    ai_net_gain: () => changesBy('taggedAt', request, coverage, context, docs),
  }
  const evidence = await lists[family]()
  return {
    family,
    title: KPI_TITLES[family],
    explanation: explanations[family],
    evidence: evidence.toSorted(newestFirst).slice(0, EVIDENCE_LIMIT),
  }
}
