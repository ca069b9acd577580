import type { Detail, Line } from './words.js'

/** The parts of the document, of which one chooses. */
export type Part = 'summary' | 'lines' | 'time' | 'items' | 'changes' | 'explanations' | 'questions' | 'terms'

export const partWords: Readonly<Record<Part, { readonly title: string; readonly note: string | null }>> = {
  summary: { title: 'Summary', note: null },
  lines: { title: 'Lines', note: null },
  time: { title: 'Time behind the lines', note: 'Days, hours and work items. It names nobody.' },
  items: { title: 'Work items', note: null },
  changes: { title: 'Changes', note: null },
  explanations: { title: 'What the evidence says', note: 'Without what work cost you' },
  questions: { title: 'Questions and answers', note: 'Answered questions only' },
  terms: { title: 'Terms', note: 'What was agreed, and what the words mean' },
}

export const PARTS = Object.keys(partWords) as readonly Part[]

/** The parts that are chosen at first: single entries and changes make a long document. */
export const USUAL_PARTS: readonly Part[] = ['summary', 'lines', 'items', 'explanations', 'questions', 'terms']

export type Paper = 'A4' | 'Letter'

/** The regions in which letters are written on Letter. */
const LETTER_REGIONS = ['US', 'CA', 'MX']

/** The paper that is usual where a locale is spoken. */
export const paperOf = (locale: string): Paper =>
  LETTER_REGIONS.includes(new Intl.Locale(locale).maximize().region ?? '') ? 'Letter' : 'A4'

/** The work items behind all lines, each once. */
export const itemsOf = (lines: readonly Line[]): readonly Line['items'][number][] => [
  ...new Map(lines.flatMap(({ items }) => items).map((item) => [item.key, item])).values(),
]

/** The changes behind all lines, each once. */
export const changesOf = (lines: readonly Line[]): readonly Line['changes'][number][] => [
  ...new Map(
    lines.flatMap(({ changes }) => changes).map((change) => [`${change.reference} ${change.mergedAt}`, change]),
  ).values(),
]

/** The words for the client on how a line stands. Billed less than supported is supported. */
export const supportWords: Readonly<Record<Line['status'], string>> = {
  matched: 'Supported',
  under_billed: 'Supported',
  over_billed: 'Partly supported',
  unsupported: 'No records',
}

/** Questions that were answered. */
export const answeredIn = ({ questions }: Pick<Detail, 'questions'>): Detail['questions'] =>
  questions.filter(({ answer }) => answer !== null)
