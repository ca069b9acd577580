// Titles, names and labels come from sources that strangers write to. Marks that reverse, hide or break a text are shown as
// what they are, in pages and in the files that they save.

/** Controls but tabs and line ends, marks of direction, and what has no width. */
const HIDDEN = /(?![\t\n\r])[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

const named = (mark: string): string => `⟨U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`

/** A text in which hidden marks are visible: `⟨U+202E⟩`. Tabs and line ends stay. */
export const visible = (text: string): string => text.replace(HIDDEN, named)

/** A value of JSON with all its texts visible. */
export const visibleIn = <A>(value: A): A => {
  if (typeof value === 'string') return visible(value) as A
  if (Array.isArray(value)) return value.map(visibleIn) as A
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([member, inner]) => [member, visibleIn(inner)])) as A
}
