import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { DocumentReader } from '#domain/documents'
import { flatOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import { type Coverage, readCoverage } from '../evidence/read.js'
import { type ProjectRequest, readScopeState, type ScopeState } from '../evidence/scope.js'
import { FAMILIES } from './families.js'
import type { Surroundings } from './items.js'
import {
  aims,
  changesBy,
  completedItems,
  type Found,
  meetings,
  readCloudLines,
  releases,
  timeEntries,
} from './lists.js'
import { EVIDENCE_LIMIT, type EvidenceItem, type Family, type KpiEvidence } from './response.js'
import { scopeItems } from './scope-items.js'

/** The lists one after the other. */
const all = async (...parts: readonly (() => Found)[]): Found => flatOf(parts, (part) => part())

/** What the items of a list share: the lock, rates, providers, and whether costs are hidden. */
export const surroundings = (
  { connections }: Pick<Coverage, 'connections'>,
  scope: Pick<ScopeState, 'lock' | 'scoped' | 'trackers' | 'rates' | 'currency' | 'hidesRates'>,
  { period }: Pick<ProjectRequest, 'period'>,
): Surroundings => {
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

/** Reads what a family's number is made of, by index: at most 200 items, newest first. */
export const readKpiEvidence = async (
  family: Family,
  request: ProjectRequest,
  docs: DocumentReader,
): Outcome<StoreUnavailable, KpiEvidence> => {
  const coverage = await readCoverage(request, docs)
  if (isLeft(coverage)) return coverage
  const scope = await readScopeState(request, coverage.right, docs)
  if (isLeft(scope)) return scope
  const around = surroundings(coverage.right, scope.right, request)
  const lists: Readonly<Record<Family, () => Found>> = {
    delivery_investment: () =>
      all(
        () => timeEntries(request, around, docs),
        () => meetings(request, coverage.right, around, docs),
        () => readCloudLines(request, coverage.right, around, docs),
      ),
    scope_expansion: async () => right(scopeItems(scope.right, coverage.right.availability.work_item, around)),
    delivery_output: () =>
      all(
        () => completedItems(request, coverage.right, around, docs),
        () => changesBy('mergedAt', request, coverage.right, around, docs),
        () => releases(request, coverage.right, around, docs),
      ),
    objectives: () => aims(request, docs),
    ai_net_gain: () => changesBy('taggedAt', request, coverage.right, around, docs),
  }
  const evidence = await lists[family]()
  if (isLeft(evidence)) return evidence
  return right({
    ...{ family, ...FAMILIES[family] },
    evidence: evidence.right.toSorted(newestFirst).slice(0, EVIDENCE_LIMIT),
  })
}
