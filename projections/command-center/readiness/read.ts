import { countOf } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import type { EvidenceKind } from '#domain/events/connections'
import { costMeasures } from '../../cost/measures.js'
import { ratesOn } from '../../cost/rates.js'
import {
  connectionsExpectedToHave,
  connectionsWithEvidence,
  providersIn,
  readSources,
  SOURCES,
} from '../../data-sources/evidence-sources.js'
import type { RateState } from '../../entities/rate.js'
import { sumInAll } from '../../rollups/read.js'
import type { Evidence } from '../../selection/evidence.js'
import type { ProjectRequest } from '../../selection/project.js'
import type { Readiness } from '../response.js'
import { readCodeChangeCounts, readWorkItemCounts } from './counts.js'

const refreshedAt = (evidence: Evidence, kinds: readonly EvidenceKind[]): string | null =>
  connectionsWithEvidence(evidence, kinds)
    .flatMap(({ lastSuccessAt }) => lastSuccessAt ?? [])
    .sort()
    .at(-1) ?? null

/** Reads how complete a project's setup is: its evidence so far, and its sources. */
export const readReadiness = async (
  request: ProjectRequest,
  evidence: Evidence,
  rates: readonly RateState[],
  docs: DocumentReader,
): Promise<Omit<Readiness, 'canManage'>> => {
  const workItems = await readWorkItemCounts(request, evidence, docs)
  const codeChanges = await readCodeChangeCounts(request, evidence, docs)
  const sources = await readSources(request, evidence, docs)
  const place = { kind: 'project', name: request.projects[0].projectId } as const
  const cost = await sumInAll(costMeasures, 'day', request.workspaceId, [place], docs)
  const counts = evidence.delivery.total
  const providers = (...kinds: readonly EvidenceKind[]) =>
    providersIn(connectionsExpectedToHave(evidence, kinds, request.caller.dataAccess.all))
  const healthOf = (id: keyof Readiness['sources']) => ({
    health: sources.find(({ source }) => source === id)?.state ?? ('not_connected' as const),
    providers: providers(...(SOURCES.find(({ source }) => source === id)?.kinds ?? [])),
  })
  const day = request.period.days.end
  const inForce = ratesOn(rates, day)
  return {
    costInputs: { rates: inForce.length, timeEntries: countOf(cost, 'timeEntries') },
    evidence: {
      codeChanges: {
        ...codeChanges,
        inPeriod: countOf(counts, 'merged'),
        sources: providers('code_change'),
        lastRefreshedAt: refreshedAt(evidence, ['code_change']),
      },
      workItems: {
        ...workItems,
        inPeriod: countOf(counts, 'items'),
        sources: providers('work_item'),
        lastRefreshedAt: refreshedAt(evidence, ['work_item']),
      },
    },
    roleBands: inForce.length > 0,
    sources: {
      calendar: healthOf('calendar'),
      code: healthOf('code'),
      release: healthOf('release'),
      tracker: healthOf('tracker'),
    },
  }
}
