import type { AiMark } from '#domain/events/code'
import { ASSISTED_BY, CO_AUTHOR_ADDRESSES, TOOL_LINES, TOOL_TRAILERS, toolNamed } from './ai-tools.js'

/** `assisted <tool>` or `not_assisted`: sets of texts are united and compared more easily than sets of objects. */
export type MarkText = string

const NEGATIVE = /^(?:ai-none|not-ai-assisted)(?:[ \t]*:[ \t]*true)?$/i
const CO_AUTHOR = /^co-authored-by[ \t]*:[^<>]*<[ \t]*([^<>\s]+)[ \t]*>$/i
const GITHUB_PREFIX = /^\d+\+(?=[^@]*@users\.noreply\.github\.com$)/
/** What every known mark has in it: most messages have none, and need no second look. */
const SUSPECT = /-by[ \t]*:|made-with|replit-commit-author|generated with \[|ai-none|not-ai-assisted/i

const toolOf = (line: string): string | null => {
  const address = CO_AUTHOR.exec(line)?.[1]
  if (address !== undefined) return CO_AUTHOR_ADDRESSES.get(address.toLowerCase().replace(GITHUB_PREFIX, '')) ?? null
  const named = ASSISTED_BY.exec(line)?.[1]
  if (named !== undefined) return toolNamed(named)
  const trailer = TOOL_TRAILERS.get(line.toLowerCase().replace(/[ \t]*:[ \t]*/, ': '))
  return trailer ?? TOOL_LINES.find((known) => known.line.test(line))?.tool ?? null
}

/** The marks in a message: on whole lines anywhere in it, blanks around them allowed, bullets and quotes not. */
export const marksIn = (message: string): readonly MarkText[] => {
  if (!SUSPECT.test(message)) return []
  return message.split('\n').flatMap((written) => {
    const line = written.trim()
    if (NEGATIVE.test(line)) return ['not_assisted']
    const tool = toolOf(line)
    return tool === null ? [] : [`assisted ${tool}`]
  })
}

/** Each mark once, in one order whatever the order in which they were found. */
export const aiMarks = (marks: readonly MarkText[]): readonly AiMark[] =>
  [...new Set(marks)]
    .sort()
    .map((mark) =>
      mark === 'not_assisted'
        ? { source: 'commit_trailer', verdict: 'not_assisted', tool: null }
        : { source: 'commit_trailer', verdict: 'assisted', tool: mark.slice('assisted '.length) },
    )
