import { isLeft, right } from 'fp-ts/lib/Either.js'
import { sumOfCounts } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import type { EvidenceKind } from '#domain/events/connections'
import { allOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import { costMeasures } from '../cost/measures.js'
import type { RateState } from '../entities/rate.js'
import type { Evidence } from '../evidence/read.js'
import type { ProjectRequest } from '../evidence/scope.js'
import { providersIn, readSources, SOURCES, tellingOf, watchedOf } from '../evidence/sources.js'
import { rateOn } from '../labour/measures.js'
import { sumInAll } from '../rollups/read.js'
import { daysOf } from '../sources/measures.js'
import { readCodeChangesHeld, readWorkItemsHeld } from './held.js'
import type { Readiness } from './response.js'

const refreshedAt = (evidence: Evidence, kinds: readonly EvidenceKind[]): string | null =>
  tellingOf(evidence, kinds)
    .flatMap(({ lastSuccessAt }) => lastSuccessAt ?? [])
    .sort()
    .at(-1) ?? null

/** How far a project is set up: what is held of it, and what tells it. */
export const readReadiness = async (
  request: ProjectRequest,
  evidence: Evidence,
  rates: readonly RateState[],
  docs: DocumentReader,
): Outcome<StoreUnavailable, Omit<Readiness, 'canManage'>> => {
  const found = await allOf({
    workItems: () => readWorkItemsHeld(request, evidence, docs),
    codeChanges: () => readCodeChangesHeld(request, evidence, docs),
    sources: () => readSources(request, evidence, docs),
    cost: () => {
      const place = { kind: 'project', name: request.projects[0].projectId } as const
      return sumInAll(costMeasures, 'day', { workspaceId: request.workspaceId, place }, docs)
    },
  })
  if (isLeft(found)) return found
  const { workItems, codeChanges, sources, cost } = found.right
  const counts = sumOfCounts(evidence.delivery.values())
  const providers = (...kinds: readonly EvidenceKind[]) =>
    providersIn(watchedOf(evidence, kinds, request.caller.dataAccess.all))
  const healthOf = (id: keyof Readiness['sources']) => ({
    health: sources.find(({ source }) => source === id)?.state ?? ('not_connected' as const),
    providers: providers(...(SOURCES.find(({ source }) => source === id)?.kinds ?? [])),
  })
  const day = daysOf(request).end
  const inForce = rates.filter(({ role }) => rateOn(rates, role, day) !== null)
  return right({
    costInputs: { rates: inForce.length, timeEntries: cost['timeEntries'] ?? 0 },
    evidence: {
      codeChanges: {
        ...{ ...codeChanges, inPeriod: counts['merged'] ?? 0, sources: providers('code_change') },
        lastRefreshedAt: refreshedAt(evidence, ['code_change']),
      },
      workItems: {
        ...{ ...workItems, inPeriod: counts['items'] ?? 0, sources: providers('work_item') },
        lastRefreshedAt: refreshedAt(evidence, ['work_item']),
      },
    },
    roleBands: inForce.length > 0,
    sources: {
      ...{ calendar: healthOf('calendar'), code: healthOf('code') },
      ...{ release: healthOf('release'), tracker: healthOf('tracker') },
    },
  })
}
