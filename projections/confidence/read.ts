import { countOf } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import type { EvidenceKind } from '#domain/events/connections'
import { activeConnections } from '../data-sources/evidence-sources.js'
import { Assumption, type AssumptionState, versionOn } from '../entities/assumption.js'
import type { RateState } from '../entities/rate.js'
import { type Evidence, readUnmappedItems } from '../selection/evidence.js'
import type { ProjectRequest } from '../selection/project.js'
import { reachNotes } from '../selection/reach.js'
import { ASSUMPTIONS, confidenceShares } from './measures.js'
import { confidenceReport } from './report.js'

/** The kinds of evidence that a project's numbers are made of. */
const MEASURED: readonly EvidenceKind[] = ['work_item', 'code_change', 'release', 'meeting', 'time_entry', 'cloud_line']

/** The confidence report of a project, and the assumptions behind its numbers. */
export interface ConfidenceEvidence {
  readonly report: ReturnType<typeof confidenceReport>
  readonly assumptions: readonly AssumptionState[]
}

/** Reads the inputs of the confidence signals that are not in the evidence itself. */
export const readConfidence = async (
  request: ProjectRequest,
  evidence: Evidence,
  rates: readonly RateState[],
  docs: DocumentReader,
): Promise<ConfidenceEvidence> => {
  const { workspaceId, projects, plan, now, caller } = request
  const { delivery, cost, availability } = evidence
  // Items without a project show how well trackers are mapped.
  const unmapped = await readUnmappedItems(request, evidence, docs)
  const assumptions = await docs.find(Assumption, {
    where: { workspaceId: { eq: workspaceId }, projectId: { eq: projects[0].projectId } },
  })
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
  return { report: confidenceReport(shares, reachNotes(evidence, MEASURED, request)), assumptions }
}
