/** A message's first line that is not blank, and the text after it. */
export const firstLineOf = (message: string): { readonly line: string; readonly rest: string } => {
  const text = message.trimStart()
  const end = text.indexOf('\n')
  return end === -1
    ? { line: text.trimEnd(), rest: '' }
    : { line: text.slice(0, end).trimEnd(), rest: text.slice(end + 1) }
}

const PERSON_LINE = /^[ \t]*[A-Za-z][A-Za-z-]*-by[ \t]*:.*$/gim
/** Matches only at a word's beginning, so that a very long word takes linear time. */
const ADDRESS = /(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+/g

/** A message without the lines and addresses that name people: `BOB-7` in an address is no work item. */
export const withoutPeople = (text: string): string => {
  const impersonal = /-by[ \t]*:/i.test(text) ? text.replace(PERSON_LINE, '') : text
  return impersonal.includes('@') ? impersonal.replace(ADDRESS, ' ') : impersonal
}

/** Titles are only shown, so very long ones are cut. */
const LONGEST_TITLE = 1_000

/** A title as it is shown. */
export const shortened = (title: string): string =>
  title.length <= LONGEST_TITLE ? title : `${title.slice(0, LONGEST_TITLE - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

const FENCE = /^(?:```|~~~)/

/** The lines outside code blocks, trimmed. A fence that is never closed hides nothing. */
export const linesOutsideCode = (message: string): readonly string[] => {
  const lines = message.split('\n').map((line) => line.trim())
  const fences = lines.flatMap((line, index) => (FENCE.test(line) ? [index] : []))
  if (fences.length < 2) return lines
  const hidden = new Set<number>()
  for (let pair = 0; pair + 1 < fences.length; pair += 2)
    for (let index = fences[pair] as number; index <= (fences[pair + 1] as number); index += 1) hidden.add(index)
  return lines.filter((_, index) => !hidden.has(index))
}

/** A paragraph without its code spans: from some backticks to the next ones of the same number. */
const withoutSpans = (paragraph: string): string => {
  const runs = Array.from(paragraph.matchAll(/`+/g), ({ index, 0: ticks }) => ({ from: index, length: ticks.length }))
  /** The next run of each length, from the end on. */
  const nextOfLength = new Map<number, number>()
  const next = runs.map(() => -1)
  for (let i = runs.length - 1; i >= 0; i -= 1) {
    const { length } = runs[i] as (typeof runs)[number]
    next[i] = nextOfLength.get(length) ?? -1
    nextOfLength.set(length, i)
  }
  let shown = ''
  let from = 0
  for (let i = 0; i < runs.length; i += 1) {
    const end = runs[next[i] ?? -1]
    const begin = runs[i]
    if (begin === undefined || end === undefined) continue
    shown += `${paragraph.slice(from, begin.from)} `
    from = end.from + end.length
    i = next[i] as number
  }
  return shown + paragraph.slice(from)
}

/** A text without its code blocks and code spans, in which words do nothing. */
export const withoutCode = (text: string): string => {
  const outside = text.includes('```') || text.includes('~~~') ? linesOutsideCode(text).join('\n') : text
  return outside.includes('`')
    ? outside
        .split(/\n[ \t\r]*\n/)
        .map(withoutSpans)
        .join('\n\n')
    : outside
}

/** A text of a forge without its comments, `<!-- … -->`, which templates hold and no reader sees. */
export const withoutComments = (text: string): string => {
  let shown = ''
  let from = 0
  for (;;) {
    const begin = text.indexOf('<!--', from)
    const end = begin === -1 ? -1 : text.indexOf('-->', begin + 4)
    if (end === -1) return shown + text.slice(from)
    shown += text.slice(from, begin)
    from = end + 3
  }
}
