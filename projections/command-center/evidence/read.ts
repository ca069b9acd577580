import type { Instant } from '#domain/common'
import { compareText } from '#domain/compare'
import type { DocumentReader } from '#domain/documents'
import { KPI_TITLES } from '#domain/kpi'
import { meetingsChoiceOn } from '../../engagement/allocation.js'
import { Assumption } from '../../entities/assumption.js'
import { readScopeState, type ScopeState } from '../../scope-creep/read.js'
import { type Coverage, readCoverage } from '../../selection/coverage.js'
import type { ProjectRequest } from '../../selection/project.js'
import { EVIDENCE_LIMIT, type EvidenceItem, type Family, type KpiEvidence } from '../response.js'
import { explanations, investmentTexts } from '../texts.js'
import type { ListContext } from './items.js'
import { aims, changesBy, cloudLines, completedItems, type Found, meetings, releases, timeEntries } from './lists.js'
import { scopeItems } from './scope.js'

/** Reads lists one after another, of each only what is no older than the last of the newest so far. */
const newestOf = async (...lists: readonly ((since: Instant) => Found)[]): Found => {
  const found: EvidenceItem[] = []
  let since: Instant = ''
  for (const list of lists) {
    found.push(...(await list(since)))
    const instants = found.map(({ occurredAt }) => occurredAt).sort()
    since = instants.at(-EVIDENCE_LIMIT) ?? ''
  }
  return found
}

/** The context shared by all items of a list: the lock, rates, providers, and whether costs are hidden. */
export const listContext = (
  { connections }: Pick<Coverage, 'connections'>,
  scope: Pick<ScopeState, 'lock' | 'scoped' | 'trackers' | 'items' | 'rates' | 'currency'>,
  { period, hidesRates }: Pick<ProjectRequest, 'period' | 'hidesRates'>,
  meetingsIncluded: boolean,
): ListContext => {
  const providers = new Map(connections.map(({ connectionId, provider }) => [connectionId, provider]))
  return {
    scope,
    sourceOf: ([strongest]) => providers.get(strongest?.connectionId ?? '') ?? 'hand',
    rates: scope.rates,
    currency: scope.currency,
    meetingsIncluded,
    hidesRates,
    at: period.interval.to,
  }
}

const newestFirst = (a: EvidenceItem, b: EvidenceItem): number =>
  compareText(b.occurredAt, a.occurredAt) || compareText(a.id, b.id)

/** Reads the items behind a family's number that stand in some way to the scope. */
const readScoped = async (
  family: Exclude<Family, 'objectives'>,
  request: ProjectRequest,
  meetingsIncluded: boolean,
  docs: DocumentReader,
): Found => {
  const coverage = await readCoverage(request, docs)
  const scope = await readScopeState(request, coverage, docs)
  const context = listContext(coverage, scope, request, meetingsIncluded)
  switch (family) {
    case 'delivery_investment':
      return newestOf(
        () => timeEntries(request, context, docs),
        (since) => meetings(request, coverage, context, since, docs),
        (since) => cloudLines(request, coverage, context, since, docs),
      )
    case 'scope_expansion':
      return scopeItems(scope, coverage.availability.work_item, context)
    case 'delivery_output':
      return newestOf(
        () => completedItems(request, coverage, context, docs),
        (since) => changesBy('mergedAt', request, coverage, context, since, docs),
        (since) => releases(request, coverage, context, since, docs),
      )
    case 'ai_net_gain':
      return newestOf((since) => changesBy('taggedAt', request, coverage, context, since, docs))
    default:
      return family satisfies never
  }
}

/** Says whether time sheets contain the meetings, as it was stated for the project. */
const readMeetingsIncluded = async (request: ProjectRequest, docs: DocumentReader): Promise<boolean> => {
  const { workspaceId, projects } = request
  const assumptions = await docs.find(Assumption, {
    where: { workspaceId: { eq: workspaceId }, projectId: { eq: projects[0].projectId } },
  })
  return meetingsChoiceOn(assumptions, request.period.days.end) === 'included'
}

/** Reads the items behind a family's number, by index: at most 200, newest first. */
export const readKpiEvidence = async (
  family: Family,
  request: ProjectRequest,
  docs: DocumentReader,
): Promise<KpiEvidence> => {
  const meetingsIncluded = family === 'delivery_investment' && (await readMeetingsIncluded(request, docs))
  const evidence =
    family === 'objectives' ? await aims(request, docs) : await readScoped(family, request, meetingsIncluded, docs)
  return {
    family,
    title: KPI_TITLES[family],
    explanation: [explanations[family], ...(meetingsIncluded ? [investmentTexts.meetingsIncluded] : [])].join(' '),
    evidence: evidence.toSorted(newestFirst).slice(0, EVIDENCE_LIMIT),
  }
}
