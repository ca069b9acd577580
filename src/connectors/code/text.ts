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
