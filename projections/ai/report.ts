import { type Figure, WorkType } from '#domain/common'
import { compareText } from '#domain/compare'
import { countOf, exactSum, sumOfCounts } from '#domain/counts'
import type { Availability } from '#domain/coverage'
import { divideHalfEven } from '#domain/decimal'
import { figure, ratio } from '#domain/figures'
import { webAddress } from '#domain/web-address'
import type { CodeChangeState } from '../entities/code-change.js'
import { strongest } from '../entities/observation.js'
import {
  type AiCounts,
  type Compared as ComparedWhat,
  type ComparisonGroup,
  changeCount,
  comparedOf,
  linkedChangesOf,
  type Marking,
  markingOf,
  toolCounts,
  toolsOf,
  workTypeOf,
} from './measures.js'
import {
  ADOPTION_BASIS,
  type AiEconomics,
  type AiSurface,
  GAIN_BASIS,
  TAGGED_EVIDENCE_LIMIT,
  type TaggedEvidence,
} from './response.js'
import { aiBases, comparisonReasons } from './texts.js'
import { changeUrl } from './urls.js'
import type { vendorUsage } from './vendors.js'

export const MINIMUM_PER_GROUP = 10 as const
export const MINIMUM_TAGGING_COVERAGE = 0.1 as const

const counted = (counts: AiCounts, workTypes: readonly WorkType[] = WorkType.values) => ({
  mergedChanges: changeCount(counts, workTypes),
  assistedChanges: changeCount(counts, workTypes, 'assisted'),
  notAssistedChanges: changeCount(counts, workTypes, 'not_assisted'),
  conflictingChanges: changeCount(counts, workTypes, 'conflicting'),
  untaggedChanges: changeCount(counts, workTypes, 'untagged'),
  tools: toolCounts(counts, workTypes),
})

/** The newest merged first, then by reference, then by repository. */
export const newestFirst = (a: CodeChangeState, b: CodeChangeState): number =>
  compareText(b.mergedAt ?? '', a.mergedAt ?? '') || compareText(a.key, b.key) || compareText(a.place, b.place)

const isTagged = (marking: Marking): marking is Exclude<Marking, 'untagged'> => marking !== 'untagged'

/** The web address of a change: as a source states it, else by the host's scheme of addresses. */
export const urlOfChange = ({ observations, place, key }: CodeChangeState): string | null =>
  strongest(observations, (facts) => webAddress(facts.url)) ?? webAddress(changeUrl(place, key))

const evidenceOf = (change: CodeChangeState): readonly TaggedEvidence[] => {
  const { key, title, place, mergedAt, aiMarks, items } = change
  const status = markingOf(aiMarks)
  return mergedAt === null || !isTagged(status)
    ? []
    : [
        {
          reference: key,
          title,
          repository: place,
          url: urlOfChange(change),
          mergedAt,
          status,
          workType: workTypeOf(items),
          workItemKeys: items.map((item) => item.key),
          signalSources: [...new Set(aiMarks.map(({ source }) => source))].sort(),
          tools: toolsOf(aiMarks),
        },
      ]
}

/** The newest of the changes that bear a mark, as evidence. */
export const taggedEvidence = (tagged: readonly CodeChangeState[]): readonly TaggedEvidence[] =>
  tagged.toSorted(newestFirst).slice(0, TAGGED_EVIDENCE_LIMIT).flatMap(evidenceOf)

const totalsOf = (all: AiCounts) => {
  const totals = counted(all)
  const { assistedChanges, notAssistedChanges, conflictingChanges } = totals
  return { ...totals, taggedEvidenceTotal: assistedChanges + notAssistedChanges + conflictingChanges }
}

/** Tagged over merged changes, of those that are recorded: as both numbers stand beside it. */
export const taggingCoverageOf = ({
  mergedChanges,
  taggedEvidenceTotal,
}: Pick<AiEconomics['adoption'], 'mergedChanges' | 'taggedEvidenceTotal'>): number | null =>
  ratio(taggedEvidenceTotal, mergedChanges)

const adoptionFrom = (
  tagged: readonly CodeChangeState[],
  byRepository: ReadonlyMap<string, AiCounts>,
  all: AiCounts,
  { taggedEvidenceTotal, ...totals }: AiTotals['adoption'],
): AiEconomics['adoption'] => {
  const linked = { connector: 0, heuristic: 0, manual: 0 }
  for (const origin of ['connector', 'heuristic', 'manual'] as const)
    linked[origin] = countOf(all, linkedChangesOf(origin))
  return {
    ...totals,
    provenance: 'self_reported',
    basis: ADOPTION_BASIS,
    byRepository: [...byRepository]
      .filter(([, counts]) => changeCount(counts, WorkType.values) > 0)
      .sort(([a], [b]) => compareText(a, b))
      .map(([repository, counts]) => ({ repository, ...counted(counts) })),
    byWorkType: WorkType.values
      .filter((workType) => changeCount(all, [workType]) > 0)
      .map((workType) => ({ workType, ...counted(all, [workType]) })),
    workTypeLinks: { linkedChanges: linked.connector + linked.heuristic + linked.manual, byOrigin: linked },
    taggedEvidence: taggedEvidence(tagged),
    taggedEvidenceTotal,
  }
}

const HOUR_MS = 3_600_000

export type ComparisonState = AiSurface['comparison']['state']
interface Compared {
  readonly state: ComparisonState
  readonly cycleTime: AiEconomics['cycleTime']
}

/**
 * Hours saved and lost by assisted changes against those marked as not assisted (decision: a modelled counterfactual):
 * saved = (baseline - assisted mean implementation) × assisted; overhead = (assisted - baseline mean review) × assisted.
 */
const cycleTimeOf = (counts: AiCounts, merged: number, tagged: number, availability: Availability): Compared => {
  const sum = (group: ComparisonGroup, what: ComparedWhat) => countOf(counts, comparedOf(group, what))
  const assistedChanges = sum('assisted', 'changes')
  const baselineChanges = sum('not_assisted', 'changes')
  const without = (state: ComparisonState, unavailableReason: string): Compared => ({
    state,
    cycleTime: { gain: null, assistedChanges, baselineChanges, unavailableReason },
  })
  if (availability === 'unavailable') return without('unavailable', comparisonReasons.notRead)
  if (assistedChanges + baselineChanges === 0) return without('unavailable', comparisonReasons.noTimes)
  if (assistedChanges < MINIMUM_PER_GROUP || baselineChanges < MINIMUM_PER_GROUP)
    return without('insufficient_sample', comparisonReasons.fewChanges(MINIMUM_PER_GROUP))
  const coverage = ratio(tagged, merged)
  if (coverage === null || coverage < MINIMUM_TAGGING_COVERAGE)
    return without('insufficient_sample', comparisonReasons.fewTags(MINIMUM_TAGGING_COVERAGE * 100))
  // Whole milliseconds over one denominator: a mean as a binary fraction would be rounded before the end.
  const exact = (group: ComparisonGroup, what: ComparedWhat) => exactSum(counts, comparedOf(group, what))
  const gained = (what: Exclude<ComparedWhat, 'changes'>) =>
    exact('not_assisted', what) * BigInt(assistedChanges) - exact('assisted', what) * BigInt(baselineChanges)
  const hours = (milliseconds: bigint): number =>
    Number(divideHalfEven(milliseconds * 10n, BigInt(baselineChanges * HOUR_MS))) / 10
  const saved = gained('implementationMs')
  const overhead = -gained('reviewMs')
  return {
    state: 'available',
    cycleTime: {
      gain: {
        provenance: 'self_reported',
        basis: GAIN_BASIS,
        assistedChanges,
        baselineChanges,
        implementationHoursSaved: hours(saved),
        reviewOverheadHours: hours(overhead),
        netHours: hours(saved - overhead),
      },
      assistedChanges,
      baselineChanges,
      unavailableReason: null,
    },
  }
}

const assistedShareOf = (assisted: number, tagged: number): Figure | null => {
  const share = ratio(assisted, tagged)
  return share === null ? null : figure(share, 'ratio', 'self_reported', aiBases.assistedShare)
}

const usageOf = (
  { assistedChanges, notAssistedChanges, conflictingChanges, tools }: AiEconomics['adoption'],
  { vendors, assumptions }: Pick<AiInputs, 'vendors' | 'assumptions'>,
): AiEconomics['usage'] => {
  const taggedChanges = assistedChanges + notAssistedChanges + conflictingChanges
  return {
    assumptions,
    selfReported: {
      taggedChanges,
      assistedChanges,
      notAssistedChanges,
      conflictingChanges,
      assistedShare: assistedShareOf(assistedChanges, taggedChanges),
      tools: tools.map(({ tool }) => tool),
    },
    ...vendors,
  }
}

/** Sums over the selection and period, by repository, and how far its changes were read. */
export interface AiSums {
  readonly byRepository: ReadonlyMap<string, AiCounts>
  readonly availability: Availability
}

export interface AiInputs extends AiSums {
  /** Changes of the selection and period that bear a mark; of many, the newest will do. */
  readonly tagged: readonly CodeChangeState[]
  /** Assumptions about AI, as people set them. */
  readonly assumptions: AiEconomics['usage']['assumptions']
  /** Usage that vendors report for accounts of the selection. */
  readonly vendors: ReturnType<typeof vendorUsage>
}

/** Reports from sums alone how many merged changes bear which marks, and which share of the tagged ones was assisted. */
export const adoptionTotals = (byRepository: AiSums['byRepository']) => {
  const adoption = totalsOf(sumOfCounts(byRepository.values()))
  return { adoption, assistedShare: assistedShareOf(adoption.assistedChanges, adoption.taggedEvidenceTotal) }
}

/** Reports from sums alone: how many merged changes bear which marks, and whether their cycle times could be compared. */
export const aiTotals = ({ byRepository, availability }: AiSums) => {
  const all = sumOfCounts(byRepository.values())
  const adoption = totalsOf(all)
  return { all, adoption, ...cycleTimeOf(all, adoption.mergedChanges, adoption.taggedEvidenceTotal, availability) }
}
export type AiTotals = ReturnType<typeof aiTotals>

/** Reports the marks of merged changes, and whether their cycle times could be compared. */
export const aiReport = ({
  tagged,
  vendors,
  assumptions,
  ...sums
}: AiInputs): { readonly economics: AiEconomics; readonly state: ComparisonState } => {
  const { all, adoption: totals, state, cycleTime } = aiTotals(sums)
  const adoption = adoptionFrom(tagged, sums.byRepository, all, totals)
  const usage = usageOf(adoption, { vendors, assumptions })
  return { economics: { adoption, cycleTime, usage }, state }
}

export const aiEconomicsReport = (inputs: AiInputs): AiEconomics => aiReport(inputs).economics
