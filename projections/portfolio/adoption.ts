import { type Availability, measured } from '#domain/coverage'
import type { ReadRequest } from '#domain/operation'
import type { AiCounts } from '../ai/measures.js'
import { adoptionTotals } from '../ai/report.js'
import type { CoverageOf } from '../selection/coverage.js'
import { reachNote } from '../selection/reach.js'
import type { AiShare, MonthAdoption } from './response.js'
import { monthTexts } from './texts.js'

/** The sums of merged changes over some days, and how far these were read. */
interface ChangesRead {
  readonly byRepository: ReadonlyMap<string, AiCounts>
  readonly coverage: CoverageOf<'code_change'>
}
type Moment = Pick<ReadRequest, 'now' | 'period' | 'forClient'>

const readOf = ({ coverage }: ChangesRead, request: Moment): Pick<AiShare, 'availability' | 'reason'> => {
  const availability: Availability = coverage.availability.code_change
  const reach = reachNote(coverage, ['code_change'], request)
  if (availability === 'available') return { availability, reason: reach }
  return { availability, reason: reach ?? (availability === 'partial' ? monthTexts.partlyRead : monthTexts.noChanges) }
}

/**
 * AI adoption of merged changes over some days, as AI economics counts it. A count is null where nothing was read,
 * and where a part of the days was read and nothing found: what is not wholly read is never known to be 0.
 */
export const adoptionIn = (changes: ChangesRead, request: Moment): MonthAdoption => {
  const { adoption, assistedShare } = adoptionTotals(changes.byRepository)
  const read = readOf(changes, request)
  const known = (count: number): number | null => measured(read.availability, count > 0, count)
  return {
    mergedChanges: known(adoption.mergedChanges),
    assistedChanges: known(adoption.assistedChanges),
    notAssistedChanges: known(adoption.notAssistedChanges),
    conflictingChanges: known(adoption.conflictingChanges),
    untaggedChanges: known(adoption.untaggedChanges),
    assistedShare,
    tools: adoption.tools,
    availability: read.availability,
    reason: read.reason,
  }
}

/** The share of tagged changes that AI assisted with, and the numbers behind it. */
export const aiShareIn = (changes: ChangesRead, request: Moment): AiShare => {
  const { adoption, assistedShare } = adoptionTotals(changes.byRepository)
  const read = readOf(changes, request)
  const known = (count: number): number | null => measured(read.availability, count > 0, count)
  return {
    mergedChanges: known(adoption.mergedChanges),
    taggedChanges: known(adoption.taggedEvidenceTotal),
    assistedChanges: known(adoption.assistedChanges),
    assistedShare: assistedShare?.value ?? null,
    availability: read.availability,
    reason: read.reason,
  }
}
