import { WorkType } from '#domain/common'
import { compareText } from '#domain/compare'
import { addCounts, type CountsOf, countOf, namesOf, present, tally } from '#domain/counts'
import type { AiMark } from '#domain/events/code'
import { epochOf } from '#domain/time'
import { CodeChange, type CodeChangeState, type LinkedItem, LinkOrigin } from '../entities/code-change.js'
import { inContainer, type Measures } from '../rollups/contribution.js'

export const MARKING = ['assisted', 'not_assisted', 'conflicting', 'untagged'] as const
/** The verdict of a change's marks taken together. */
export type Marking = (typeof MARKING)[number]

export const markingOf = (marks: readonly AiMark[]): Marking => {
  const assisted = marks.some(({ verdict }) => verdict === 'assisted')
  const not = marks.some(({ verdict }) => verdict === 'not_assisted')
  if (assisted && not) return 'conflicting'
  return assisted ? 'assisted' : not ? 'not_assisted' : 'untagged'
}

/** The tools that marks of assistance name, each once, by name. */
export const toolsOf = (marks: readonly AiMark[]): readonly string[] =>
  [...new Set(marks.flatMap(({ verdict, tool }) => (verdict === 'assisted' && tool !== null ? [tool] : [])))].sort()

/** The type of work that a change is: that of its linked items, `mixed` where they differ. */
export const workTypeOf = (items: readonly Pick<LinkedItem, 'workType'>[]): WorkType => {
  const [first, ...rest] = new Set(items.map(({ workType }) => workType))
  return first === undefined ? 'unlinked' : rest.length > 0 ? 'mixed' : first
}

/** The strongest origin among the links of a change. */
export const linkOrigin = (items: readonly LinkedItem[]): LinkOrigin | undefined =>
  LinkOrigin.values.find((origin) => items.some((item) => item.origin === origin))

export type ComparisonGroup = 'assisted' | 'not_assisted'
export type Compared = 'changes' | 'implementationMs' | 'reviewMs'

/** All counters of the family, by the names under which sums are stored. */
export type AiCounter =
  | `changes|${WorkType}|${Marking}`
  | `linked|${LinkOrigin}`
  | `tool|${WorkType}|${string}`
  | `compared|${ComparisonGroup}|${Compared}`
export type AiCounts = CountsOf<AiCounter>

export const changesOf = (workType: WorkType, marking: Marking): AiCounter => `changes|${workType}|${marking}`
export const linkedChangesOf = (origin: LinkOrigin): AiCounter => `linked|${origin}`
export const toolChangesOf = (workType: WorkType, tool: string): AiCounter => `tool|${workType}|${tool}`
export const comparedOf = (group: ComparisonGroup, what: Compared): AiCounter => `compared|${group}|${what}`

/** Counts a merged change in AI adoption: the change, its marking, its link, and each tool of an assisted one. */
export const adoptionOf = ({ aiMarks, items }: CodeChangeState): AiCounts => {
  const marking = markingOf(aiMarks)
  const workType = workTypeOf(items)
  const origin = linkOrigin(items)
  const names: AiCounter[] = [changesOf(workType, marking)]
  if (origin !== undefined) names.push(linkedChangesOf(origin))
  if (marking === 'assisted') for (const tool of toolsOf(aiMarks)) names.push(toolChangesOf(workType, tool))
  return tally(names)
}

/**
 * The counts that a merged change adds to the comparison of cycle times: itself, and its milliseconds from first commit
 * to opening and from opening to merge. None where one of the three instants is not known, or where the change is in
 * neither group.
 */
export const cycleTimesOf = ({ aiMarks, firstCommitAt, openedAt, mergedAt }: CodeChangeState): AiCounts => {
  const group = markingOf(aiMarks)
  if (mergedAt === null || firstCommitAt === null || openedAt === null) return {}
  if (group !== 'assisted' && group !== 'not_assisted') return {}
  return present<AiCounter>({
    [comparedOf(group, 'changes')]: 1,
    [comparedOf(group, 'implementationMs')]: epochOf(openedAt) - epochOf(firstCommitAt),
    [comparedOf(group, 'reviewMs')]: epochOf(mergedAt) - epochOf(openedAt),
  })
}

/** Sums of AI adoption and cycle times, by the marks of merged changes. */
export const aiMeasures: Measures<AiCounter> = {
  family: 'ai',
  inAll: true,
  contributors: [
    inContainer({
      entity: CodeChange,
      kind: 'repository',
      by: 'mergedAt',
      measures: (change) => addCounts(adoptionOf(change), cycleTimesOf(change)),
    }),
  ],
}

/** The most tools of a list: a facts file may name a tool of its own for every change. */
export const TOOLS_LIMIT = 100

/** Tools and the assisted changes that name them, by name; beyond the limit, those that most changes name. */
export const toolCounts = (
  counts: AiCounts,
  workTypes: readonly WorkType[] = WorkType.values,
): readonly { tool: string; changes: number }[] => {
  const byTool = new Map<string, number>()
  for (const name of namesOf(counts)) {
    const [measure, workType, ...parts] = name.split('|') as [string, WorkType, ...string[]]
    const tool = parts.join('|')
    if (measure === 'tool' && workTypes.includes(workType))
      byTool.set(tool, (byTool.get(tool) ?? 0) + countOf(counts, name))
  }
  return [...byTool]
    .filter(([, changes]) => changes > 0)
    .sort(([a, changes], [b, more]) => more - changes || compareText(a, b))
    .slice(0, TOOLS_LIMIT)
    .sort(([a], [b]) => compareText(a, b))
    .map(([tool, changes]) => ({ tool, changes }))
}

/** The number of changes that bear a mark. */
export const taggedCount = (counts: AiCounts): number =>
  changeCount(counts, WorkType.values) - changeCount(counts, WorkType.values, 'untagged')

/** The number of changes that have this marking, or any if none is given. */
export const changeCount = (counts: AiCounts, workTypes: readonly WorkType[], marking?: Marking): number => {
  let sum = 0
  for (const workType of workTypes)
    for (const one of marking === undefined ? MARKING : [marking]) sum += countOf(counts, changesOf(workType, one))
  return sum
}
