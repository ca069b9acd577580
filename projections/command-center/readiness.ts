import { isLeft, right } from 'fp-ts/lib/Either.js'
import { sumOfCounts } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import type { EvidenceKind } from '#domain/events/connections'
import { allOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import type { RateState } from '../entities/rate.js'
import { TimeEntry } from '../entities/time-entry.js'
import type { Evidence } from '../evidence/read.js'
import type { ProjectRequest } from '../evidence/scope.js'
import { providersIn, readSources, SOURCES, tellingOf, watchedOf } from '../evidence/sources.js'
import { rateOn } from '../labour/measures.js'
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
    timeEntries: () =>
      docs.count(TimeEntry, {
        where: { workspaceId: { eq: request.workspaceId }, place: { eq: request.projects[0].projectId } },
      }),
  })
  if (isLeft(found)) return found
  const { workItems, codeChanges, sources, timeEntries } = found.right
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
    costInputs: { rates: inForce.length, timeEntries },
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
