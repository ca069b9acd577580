import { isLeft, right } from 'fp-ts/lib/Either.js'
import { sumOfCounts } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import { allOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import { ASSUMPTIONS, confidenceShares } from '../confidence/measures.js'
import { confidenceReport } from '../confidence/report.js'
import { Assumption, type AssumptionState, versionOn } from '../entities/assumption.js'
import type { RateState } from '../entities/rate.js'
import { daysOf } from '../sources/measures.js'
import { type Evidence, readUnmappedItems } from './read.js'
import type { ProjectRequest } from './scope.js'
import { connectionsOf } from './sources.js'

/** How sure a project's numbers are, and the assumptions that they rest on. */
export interface ConfidenceEvidence {
  readonly report: ReturnType<typeof confidenceReport>
  readonly assumptions: readonly AssumptionState[]
}

/** Reads what the signals are made of beside the evidence itself. */
export const readConfidence = async (
  request: ProjectRequest,
  evidence: Evidence,
  rates: readonly RateState[],
  docs: DocumentReader,
): Outcome<StoreUnavailable, ConfidenceEvidence> => {
  const { workspaceId, projects, plan, now, caller } = request
  const { delivery, cost, availability } = evidence
  const found = await allOf({
    // What is mapped to nobody shows how well trackers are mapped.
    unmapped: () => readUnmappedItems(request, evidence, docs),
    assumptions: () =>
      docs.find(Assumption, {
        where: { workspaceId: { eq: workspaceId }, projectId: { eq: projects[0].projectId } },
      }),
  })
  if (isLeft(found)) return found
  const { unmapped, assumptions } = found.right
  const day = daysOf(request).end
  const counts = sumOfCounts(delivery.values())
  const mapped = counts['items'] ?? 0
  const shares = confidenceShares({
    ...{ delivery: counts, cost, rates, items: { all: mapped + unmapped, mapped }, plan, now },
    connections: connectionsOf(evidence, caller.dataAccess.all),
    verifiedAssumptions: assumptions.filter(
      (one) => ASSUMPTIONS.includes(one.assumptionId) && versionOn(one, day)?.verified,
    ).length,
    availability: {
      ...{ codeChanges: availability.code_change, workItems: availability.work_item, meetings: availability.meeting },
      ...{ timeEntries: availability.time_entry, releases: availability.release },
    },
  })
  return right({ report: confidenceReport(shares), assumptions })
}
