import type { AiMark, Omitted } from '#domain/events/code'

/** The most marks, keys and closed issues of one change; the rest is counted. */
export const MOST = 100
/** The most characters of a tool's name; longer ones are cut. */
const LONGEST_TOOL = 100

const cut = (name: string): string => name.slice(0, LONGEST_TOOL).replace(/[\uD800-\uDBFF]$/, '')

interface Found {
  readonly aiMarks: readonly AiMark[]
  readonly namedKeys: readonly unknown[]
  readonly closes: readonly unknown[]
}

/** Marks of no AI assistance come first, so that a conflict stays visible even if a change names many tools. */
const keptMarks = (marks: readonly AiMark[]): readonly AiMark[] => {
  const named = marks.map((mark) => ({ ...mark, tool: mark.tool === null ? null : cut(mark.tool) }))
  if (named.length <= MOST) return named
  const isNegative = ({ verdict }: AiMark): boolean => verdict === 'not_assisted'
  const negative = named.filter(isNegative)
  return [...named.filter((mark) => !isNegative(mark)).slice(0, MOST - negative.length), ...negative]
}

/** The first ones of each list, and the number of omitted ones, if any. */
export const bounded = <F extends Found>(found: F): F & { readonly omitted?: Omitted } => {
  const kept = {
    aiMarks: keptMarks(found.aiMarks),
    namedKeys: found.namedKeys.slice(0, MOST),
    closes: found.closes.slice(0, MOST),
  }
  const omitted: Omitted = {
    aiMarks: found.aiMarks.length - kept.aiMarks.length,
    namedKeys: found.namedKeys.length - kept.namedKeys.length,
    closes: found.closes.length - kept.closes.length,
  }
  const isWhole = Object.values(omitted).every((n) => n === 0)
  return isWhole ? { ...found, ...kept } : { ...found, ...kept, omitted }
}
