import type { Adoption, Series } from '@workspace-delivery-intelligence/client'
import type { TagCounts } from './words.js'

// The groups of changes that the chart shows, by what it is switched to.

export const VIEWS = ['month', 'tool', 'repository', 'type'] as const
export type ViewName = (typeof VIEWS)[number]

export const viewIn = (text: string | undefined): ViewName => VIEWS.find((one) => one === text) ?? 'month'

/** A group of changes with its counts, and the path of these in the answer. */
export interface Group {
  readonly name: string
  readonly at: string
  readonly counts: TagCounts
  /** The reason why counts are not known, or what they leave out. */
  readonly reason: string | null
  /** Says whether it is of a part of its month. */
  readonly isPart: boolean
}

/** The months that a chart shows, up to the end of the period. */
const MOST_MONTHS = 12
/** The most groups that a chart shows. */
const MOST_GROUPS = 20

/** The months of a series that are shown, each with its place in the answer. */
const lastMonths = ({ months }: Series) => months.map((month, place) => ({ month, place })).slice(-MOST_MONTHS)

/** The days of a month are cut at today, or at the end of the period. */
const isCut = ({ month, end }: Series['months'][number]): boolean => {
  const [year, number] = month.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year ?? 0, number ?? 1, 0)).getUTCDate()
  return end < `${month}-${String(lastDay).padStart(2, '0')}`
}

type NameOf = (month: Series['months'][number], isCut: boolean) => string

/** The counts of each month. Without adoption, which some may not see, there is none. */
export const monthGroups = (series: Series, nameOf: NameOf): readonly Group[] =>
  lastMonths(series).flatMap(({ month, place }) => {
    const { adoption } = month
    if (adoption === null) return []
    const name = nameOf(month, isCut(month))
    return [{ name, at: `months[${place}].adoption`, counts: adoption, reason: adoption.reason, isPart: isCut(month) }]
  })

/** The changes of one tool in each month; null where the month is not known. */
export interface ToolRow {
  readonly month: string
  readonly counts: readonly { readonly tool: string; readonly changes: number | null; readonly at: string | null }[]
}

/** The tools that changes of the shown months name. */
export const toolsOf = (series: Series): readonly string[] => [
  ...new Set(lastMonths(series).flatMap(({ month }) => month.adoption?.tools.map(({ tool }) => tool) ?? [])),
]

/** The changes of each tool in each month. A known month that does not name a tool has none of it. */
export const toolRows = (series: Series, nameOf: NameOf): readonly ToolRow[] => {
  const tools = toolsOf(series)
  return lastMonths(series).flatMap(({ month, place }) => {
    const { adoption } = month
    if (adoption === null) return []
    const counts = tools.map((tool) => {
      const index = adoption.tools.findIndex((one) => one.tool === tool)
      const found = adoption.tools[index]
      if (found !== undefined)
        return { tool, changes: found.changes, at: `months[${place}].adoption.tools[${index}].changes` }
      return { tool, changes: adoption.mergedChanges === null ? null : 0, at: null }
    })
    return [{ month: nameOf(month, isCut(month)), counts }]
  })
}

/** The counts of each repository. */
export const repositoryGroups = ({ byRepository }: Adoption): readonly Group[] =>
  byRepository.slice(0, MOST_GROUPS).map((counts, place) => ({
    name: counts.repository,
    at: `adoption.byRepository[${place}]`,
    counts,
    reason: null,
    isPart: false,
  }))

/** The counts of each type of work. */
export const typeGroups = ({ byWorkType }: Adoption, nameOf: (type: string) => string): readonly Group[] =>
  byWorkType.map((counts, place) => ({
    name: nameOf(counts.workType),
    at: `adoption.byWorkType[${place}]`,
    counts,
    reason: null,
    isPart: false,
  }))
