import { type Instant, WorkType } from '#domain/common'
import type { Availability } from '#domain/coverage'
import { measured } from '#domain/coverage'
import { figure, ratio, roundHalfEven } from '#domain/figures'
import type { CodeChangeState } from '../entities/code-change.js'
import { stated } from '../entities/observation.js'
import {
  addCounts,
  type ComparisonGroup,
  type Counts,
  changeCount,
  comparedOf,
  contributeAdoption,
  contributeCycleTime,
  type LinkedItem,
  linkedChangesOf,
  type Marking,
  markingOf,
  marksOf,
  toolCounts,
  toolsOf,
  workTypeOf,
} from './measures.js'
import {
  ADOPTION_BASIS,
  type AiEconomics,
  GAIN_BASIS,
  TAGGED_EVIDENCE_LIMIT,
  type TaggedEvidence,
  UsageSource,
} from './response.js'
import { changeUrl } from './urls.js'

export const MINIMUM_PER_GROUP = 10
export const MINIMUM_TAGGING_COVERAGE = 0.1

/** A merged change of the selection and period, with the work items that it is linked to. */
export interface SelectedChange {
  readonly change: CodeChangeState
  readonly mergedAt: Instant
  readonly items: readonly LinkedItem[]
}

const counted = (counts: Counts, workTypes: readonly WorkType[] = WorkType.values) => ({
  mergedChanges: changeCount(counts, workTypes),
  assistedChanges: changeCount(counts, workTypes, 'assisted'),
  notAssistedChanges: changeCount(counts, workTypes, 'not_assisted'),
  conflictingChanges: changeCount(counts, workTypes, 'conflicting'),
  untaggedChanges: changeCount(counts, workTypes, 'untagged'),
  tools: toolCounts(counts, workTypes),
})

const evidenceOf = ({ change, mergedAt, items }: SelectedChange, status: TaggedEvidence['status']): TaggedEvidence => {
  const marks = marksOf(change)
  return {
    reference: change.reference,
    title: stated(change.observations, ({ title }) => title) ?? '',
    repository: change.container,
    url: changeUrl(change.container, change.reference),
    mergedAt,
    status,
    workType: workTypeOf(items),
    workItemKeys: items.map(({ key }) => key),
    signalSources: [...new Set(marks.map(({ source }) => source))].sort(),
    tools: toolsOf(marks),
  }
}

/** Newest merged first, then by reference, then by repository. */
const newestFirst = (a: SelectedChange, b: SelectedChange): number =>
  a.mergedAt !== b.mergedAt
    ? a.mergedAt > b.mergedAt
      ? -1
      : 1
    : a.change.reference !== b.change.reference
      ? a.change.reference < b.change.reference
        ? -1
        : 1
      : a.change.container < b.change.container
        ? -1
        : 1

const isTagged = (marking: Marking): marking is Exclude<Marking, 'untagged'> => marking !== 'untagged'

const adoptionOf = (
  changes: readonly SelectedChange[],
  byRepository: ReadonlyMap<string, Counts>,
): AiEconomics['adoption'] => {
  const all = [...byRepository.values()].reduce(addCounts, {})
  const tagged = changes.filter(({ change }) => isTagged(markingOf(marksOf(change)))).sort(newestFirst)
  const linked = { connector: 0, heuristic: 0, manual: 0 }
  for (const origin of ['connector', 'heuristic', 'manual'] as const) linked[origin] = all[linkedChangesOf(origin)] ?? 0
  return {
    ...counted(all),
    provenance: 'self_reported',
    basis: ADOPTION_BASIS,
    byRepository: [...byRepository]
      .filter(([, counts]) => changeCount(counts, WorkType.values) > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([repository, counts]) => ({ repository, ...counted(counts) })),
    byWorkType: WorkType.values
      .filter((workType) => changeCount(all, [workType]) > 0)
      .map((workType) => ({ workType, ...counted(all, [workType]) })),
    workTypeLinks: { linkedChanges: linked.connector + linked.heuristic + linked.manual, byOrigin: linked },
    taggedEvidence: tagged.slice(0, TAGGED_EVIDENCE_LIMIT).map((one) => {
      const marking = markingOf(marksOf(one.change))
      return evidenceOf(one, isTagged(marking) ? marking : 'conflicting')
    }),
    taggedEvidenceTotal: tagged.length,
  }
}

const HOUR_MS = 3_600_000

/**
 * Hours saved and lost by assisted changes against those marked as not assisted (decision: a modelled counterfactual):
 * saved = (baseline - assisted mean implementation) × assisted; overhead = (assisted - baseline mean review) × assisted.
 */
const cycleTimeOf = (
  counts: Counts,
  merged: number,
  tagged: number,
  availability: Availability,
): AiEconomics['cycleTime'] => {
  const sum = (group: ComparisonGroup, what: Parameters<typeof comparedOf>[1]) => counts[comparedOf(group, what)] ?? 0
  const assistedChanges = sum('assisted', 'changes')
  const baselineChanges = sum('not_assisted', 'changes')
  const unavailable = (unavailableReason: string) => ({
    gain: null,
    assistedChanges,
    baselineChanges,
    unavailableReason,
  })
  if (availability === 'unavailable') return unavailable('no reading of a repository covers this selection and period')
  if (assistedChanges + baselineChanges === 0)
    return unavailable(
      'of no tagged change are first commit, opening and merge all known; a git history alone does not tell when a change was opened',
    )
  if (assistedChanges < MINIMUM_PER_GROUP || baselineChanges < MINIMUM_PER_GROUP)
    return unavailable(`fewer than ${MINIMUM_PER_GROUP} comparable changes in a group`)
  const coverage = ratio(tagged, merged)
  if (coverage === null || coverage < MINIMUM_TAGGING_COVERAGE)
    return unavailable(`less than ${MINIMUM_TAGGING_COVERAGE * 100} % of merged changes carry a tag`)
  // Whole milliseconds over one denominator: a mean as a binary fraction would be rounded before the end.
  const gained = (what: 'implementationMs' | 'reviewMs') =>
    sum('not_assisted', what) * assistedChanges - sum('assisted', what) * baselineChanges
  const hours = (milliseconds: number) => roundHalfEven(milliseconds / (baselineChanges * HOUR_MS), 1)
  const saved = gained('implementationMs')
  const overhead = -gained('reviewMs')
  return {
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
  }
}

const usageOf = (
  { assistedChanges, notAssistedChanges, conflictingChanges, tools }: AiEconomics['adoption'],
  availability: Availability,
): AiEconomics['usage'] => {
  const taggedChanges = assistedChanges + notAssistedChanges + conflictingChanges
  const share = ratio(assistedChanges, taggedChanges)
  return {
    assumptions: [],
    selfReported: {
      taggedChanges,
      assistedChanges,
      notAssistedChanges,
      conflictingChanges,
      assistedShare:
        share === null
          ? null
          : measured(
              availability,
              true,
              figure(share, 'ratio', 'self_reported', 'assisted changes over all changes with an AI tag'),
            ),
      tools: tools.map(({ tool }) => tool),
    },
    unavailable: UsageSource.values.map((source) => ({
      source,
      fact: 'usage records',
      reason: 'no record of this source lies in the window',
    })),
    vendors: [],
    vendorWindowSelection: null,
  }
}

/** What the marks of merged changes tell about AI: the plain sum over the changes of the selection and period. */
export const aiEconomicsReport = (changes: readonly SelectedChange[], availability: Availability): AiEconomics => {
  const byRepository = new Map<string, Counts>()
  let compared: Counts = {}
  for (const { change, items } of changes) {
    for (const { measures } of contributeAdoption(change, items))
      byRepository.set(change.container, addCounts(byRepository.get(change.container) ?? {}, measures))
    for (const { measures } of contributeCycleTime(change)) compared = addCounts(compared, measures)
  }
  const adoption = adoptionOf(changes, byRepository)
  const usage = usageOf(adoption, availability)
  return {
    adoption,
    cycleTime: cycleTimeOf(compared, adoption.mergedChanges, usage.selfReported.taggedChanges, availability),
    usage,
  }
}
