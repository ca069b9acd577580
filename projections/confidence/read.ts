import { countOf } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import { activeConnections } from '../data-sources/evidence-sources.js'
import { Assumption, type AssumptionState, versionOn } from '../entities/assumption.js'
import type { RateState } from '../entities/rate.js'
import { type Evidence, readUnmappedItems } from '../selection/evidence.js'
import type { ProjectRequest } from '../selection/project.js'
import { reachNotes } from '../selection/reach.js'
import { ASSUMPTIONS, confidenceShares } from './measures.js'
import { confidenceReport } from './report.js'

/** The kinds of evidence that a project's numbers are made of. */
const MEASURED = ['work_item', 'code_change', 'release', 'meeting', 'time_entry', 'cloud_line'] as const

/** The facts on which confidence rests beside the evidence itself. */
interface ConfidenceFacts {
  readonly rates: readonly RateState[]
  readonly assumptions: readonly AssumptionState[]
  readonly unmapped: number
}

/** The confidence report of a project, and the assumptions behind its numbers. */
export interface ConfidenceEvidence {
  readonly report: ReturnType<typeof confidenceReport>
  readonly assumptions: readonly AssumptionState[]
}

/** The confidence in a project's numbers, from what was read of it; `unmapped` counts the period's items without a project. */
export const confidenceOf = (
  request: Pick<ProjectRequest, 'plan' | 'now' | 'caller' | 'period' | 'forClient'>,
  evidence: Evidence,
  { rates, assumptions, unmapped }: ConfidenceFacts,
): ReturnType<typeof confidenceReport> => {
  const { plan, now, caller } = request
  const { delivery, cost, availability } = evidence
  const day = request.period.days.end
  const counts = delivery.total
  const mapped = countOf(counts, 'items')
  const shares = confidenceShares({
    delivery: counts,
    cost,
    rates,
    items: { all: mapped + unmapped, mapped },
    plan,
    now,
    connections: activeConnections(evidence, caller.dataAccess.all),
    verifiedAssumptions: assumptions.filter(
      (one) => ASSUMPTIONS.some((id) => id === one.assumptionId) && versionOn(one, day)?.verified,
    ).length,
    availability: {
      codeChanges: availability.code_change,
      workItems: availability.work_item,
      meetings: availability.meeting,
      timeEntries: availability.time_entry,
      releases: availability.release,
    },
  })
  return confidenceReport(shares, reachNotes(evidence, MEASURED, request))
}

/** Reads the inputs of the confidence signals that are not in the evidence itself. */
export const readConfidence = async (
  request: ProjectRequest,
  evidence: Evidence,
  rates: readonly RateState[],
  docs: DocumentReader,
): Promise<ConfidenceEvidence> => {
  const { workspaceId, projects } = request
  // Items without a project show how well trackers are mapped.
  const unmapped = await readUnmappedItems(request, evidence, docs)
  const assumptions = await docs.find(Assumption, {
    where: { workspaceId: { eq: workspaceId }, projectId: { eq: projects[0].projectId } },
  })
  return { report: confidenceOf(request, evidence, { rates, assumptions, unmapped }), assumptions }
}
