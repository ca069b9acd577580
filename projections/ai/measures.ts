import type { Instant } from '#domain/common'
import { WorkType } from '#domain/common'
import type { AiMark } from '#domain/events/observed'
import { epochOf } from '#domain/time'
import type { CodeChangeState } from '../entities/code-change.js'
import { stated, united } from '../entities/observation.js'

export const MARKING = ['assisted', 'not_assisted', 'conflicting', 'untagged'] as const
/** What the marks of a change say together. */
export type Marking = (typeof MARKING)[number]

/** Counts by name: added member by member, so that what was added can be taken away exactly. A missing member is 0. */
export type Counts = Readonly<Record<string, number>>
export const addCounts = (a: Counts, b: Counts): Counts => {
  const sum: Record<string, number> = { ...a }
  for (const [name, n] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + n
  return sum
}

/** What something adds to its family's measures, on the instant axis. */
export interface Contribution {
  readonly at: Instant
  readonly measures: Counts
}

export const marksOf = (change: CodeChangeState): readonly AiMark[] =>
  united(change.observations, ({ aiMarks }) => aiMarks)

export const markingOf = (marks: readonly AiMark[]): Marking => {
  const assisted = marks.some(({ verdict }) => verdict === 'assisted')
  const not = marks.some(({ verdict }) => verdict === 'not_assisted')
  if (assisted && not) return 'conflicting'
  return assisted ? 'assisted' : not ? 'not_assisted' : 'untagged'
}

/** The tools that marks of assistance name, each once, by name. */
export const toolsOf = (marks: readonly AiMark[]): readonly string[] =>
  [...new Set(marks.flatMap(({ verdict, tool }) => (verdict === 'assisted' && tool !== null ? [tool] : [])))].sort()

/** A work item that a change is linked to, by the strongest origin that links the two. */
export interface LinkedItem {
  readonly key: string
  readonly workType: Exclude<WorkType, 'mixed' | 'unlinked'>
  readonly origin: 'connector' | 'manual' | 'heuristic'
}

/** The type of work that a change is: that of its linked items, `mixed` where they differ. */
export const workTypeOf = (items: readonly LinkedItem[]): WorkType => {
  const [first, ...rest] = new Set(items.map(({ workType }) => workType))
  return first === undefined ? 'unlinked' : rest.length > 0 ? 'mixed' : first
}

const ORIGINS = ['connector', 'manual', 'heuristic'] as const
export type Origin = (typeof ORIGINS)[number]
/** The strongest origin among the links of a change. */
const linkOrigin = (items: readonly LinkedItem[]): Origin | undefined =>
  ORIGINS.find((origin) => items.some((item) => item.origin === origin))

export const changesOf = (workType: WorkType, marking: Marking): string => `changes|${workType}|${marking}`
export const linkedChangesOf = (origin: Origin): string => `linked|${origin}`
export const toolChangesOf = (workType: WorkType, tool: string): string => `tool|${workType}|${tool}`

/** What a merged change adds to AI adoption: one change, its marking, its link, and each tool of an assisted one. */
export const contributeAdoption = (change: CodeChangeState, items: readonly LinkedItem[]): readonly Contribution[] => {
  if (change.mergedAt === null) return []
  const marks = marksOf(change)
  const marking = markingOf(marks)
  const workType = workTypeOf(items)
  const origin = linkOrigin(items)
  const names = [
    changesOf(workType, marking),
    ...(origin === undefined ? [] : [linkedChangesOf(origin)]),
    ...(marking === 'assisted' ? toolsOf(marks).map((tool) => toolChangesOf(workType, tool)) : []),
  ]
  return [{ at: change.mergedAt, measures: Object.fromEntries(names.map((name) => [name, 1])) }]
}

export type ComparisonGroup = 'assisted' | 'not_assisted'
export const comparedOf = (group: ComparisonGroup, what: 'changes' | 'implementationMs' | 'reviewMs'): string =>
  `compared|${group}|${what}`

/**
 * What a merged change adds to the comparison of cycle times: itself, its milliseconds from first commit to opening and
 * from opening to merge. Nothing where one of the three instants is not known, or where it is in neither group.
 */
export const contributeCycleTime = (change: CodeChangeState): readonly Contribution[] => {
  const firstCommitAt = stated(change.observations, (facts) => facts.firstCommitAt)
  const openedAt = stated(change.observations, (facts) => facts.openedAt)
  const group = markingOf(marksOf(change))
  if (change.mergedAt === null || firstCommitAt === null || openedAt === null) return []
  if (group !== 'assisted' && group !== 'not_assisted') return []
  const measures = {
    [comparedOf(group, 'changes')]: 1,
    [comparedOf(group, 'implementationMs')]: epochOf(openedAt) - epochOf(firstCommitAt),
    [comparedOf(group, 'reviewMs')]: epochOf(change.mergedAt) - epochOf(openedAt),
  }
  return [{ at: change.mergedAt, measures }]
}

/** Tools and the assisted changes that name them, by name. */
export const toolCounts = (
  counts: Counts,
  workTypes: readonly WorkType[] = WorkType.values,
): readonly { tool: string; changes: number }[] => {
  const byTool = new Map<string, number>()
  for (const [name, n] of Object.entries(counts)) {
    const [measure, workType, ...parts] = name.split('|') as [string, WorkType, ...string[]]
    const tool = parts.join('|')
    if (measure === 'tool' && workTypes.includes(workType)) byTool.set(tool, (byTool.get(tool) ?? 0) + n)
  }
  return [...byTool]
    .filter(([, changes]) => changes > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tool, changes]) => ({ tool, changes }))
}

/** How many changes have this marking (any, where none is given). */
export const changeCount = (counts: Counts, workTypes: readonly WorkType[], marking?: Marking): number => {
  let sum = 0
  for (const workType of workTypes)
    for (const one of marking === undefined ? MARKING : [marking]) sum += counts[changesOf(workType, one)] ?? 0
  return sum
}
