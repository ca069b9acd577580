import type { ImportTable, ImportTableKind } from '@workspace-delivery-intelligence/client'

// A mapping while it is made: what the columns of a table mean. `docs/sources/csv.md` says what a mapping is.

export type Kind = ImportTableKind['kind']
type Member = ImportTableKind['members'][number]
type Texts = Readonly<Record<string, string>>

/** Everything that is filled in; empty texts are nothing. */
export interface MappingDraft {
  readonly kind: Kind | ''
  /** Columns by member. */
  readonly columns: Texts
  /** Constants by member. */
  readonly constants: Texts
  /** Meanings by member and word. */
  readonly words: Readonly<Record<string, Texts>>
  readonly key: readonly string[]
  /** The column whose empty cells mark rows that are no records. */
  readonly skipEmpty: string
  readonly decimal: string
  readonly dates: string
  readonly serialDates: string
  readonly zone: string
}

const EMPTY: MappingDraft = {
  kind: '',
  columns: {},
  constants: {},
  words: {},
  key: [],
  skipEmpty: '',
  decimal: '',
  dates: '',
  serialDates: '',
  zone: '',
}

export const kindIn = ({ kinds }: ImportTable, kind: Kind | ''): ImportTableKind | null =>
  kinds.find((one) => one.kind === kind) ?? null

/** Says whether a member has a column or a constant. */
export const isFilled = (draft: MappingDraft, member: string): boolean =>
  (draft.columns[member] ?? '') !== '' || (draft.constants[member] ?? '').trim() !== ''

/** The groups of members of which none has a column or a constant yet. */
export const missingIn = (table: ImportTable, draft: MappingDraft): readonly (readonly string[])[] =>
  kindIn(table, draft.kind)?.needed.filter((group) => !group.some((member) => isFilled(draft, member))) ?? []

/** The draft for a kind, with the columns that are proposed. */
export const proposedFor = (table: ImportTable, kind: Kind | ''): MappingDraft => {
  const columns: Record<string, string> = {}
  for (const { name, column } of kindIn(table, kind)?.members ?? []) if (column !== null) columns[name] = column
  return { ...EMPTY, kind, columns }
}

/** The members that are shown first: those with a proposed column, and one of each group that still needs one. */
export const firstMembers = (table: ImportTable, kind: Kind): ReadonlySet<string> => {
  const proposed = proposedFor(table, kind)
  const open = missingIn(table, proposed).map(([first = '']) => first)
  return new Set([...Object.keys(proposed.columns), ...open])
}

/** The draft that a table proposes: of the only kind for which everything that is needed is there. */
export const proposedIn = (table: ImportTable): MappingDraft => {
  const whole = table.kinds.filter(({ kind }) => missingIn(table, proposedFor(table, kind)).length === 0)
  return proposedFor(table, whole.length === 1 ? (whole[0]?.kind ?? '') : '')
}

/** Says whether the meaning of a word has to be said: the member has meanings of its own, and it is none of them. */
const isOpen = ({ reads, meanings }: Member, word: string): boolean =>
  reads === 'yes' ? true : reads === 'words' && !meanings.includes(word)

export interface WordsAsked {
  readonly member: string
  readonly words: readonly string[]
  readonly meanings: readonly string[]
}

/** The words of chosen columns whose meaning can be said. */
export const wordsAsked = (table: ImportTable, draft: MappingDraft): readonly WordsAsked[] =>
  (kindIn(table, draft.kind)?.members ?? []).flatMap((member) => {
    const column = table.columns.find(({ name }) => name === draft.columns[member.name])
    const words = (column?.words ?? []).filter((word) => isOpen(member, word))
    if (words.length === 0) return []
    return [{ member: member.name, words, meanings: member.reads === 'yes' ? ['yes', 'no'] : member.meanings }]
  })

const filled = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
const orNull = (text: string): string | null => (text === '' ? null : text)

/** The mapping as it is sent; null while something that is needed is missing. */
export const mappingText = (table: ImportTable, draft: MappingDraft): string | null => {
  if (draft.kind === '' || missingIn(table, draft).length > 0) return null
  const words: Record<string, Texts> = {}
  for (const { member, words: asked } of wordsAsked(table, draft)) {
    const meanings = filled(Object.fromEntries(asked.map((word) => [word, draft.words[member]?.[word] ?? ''])))
    if (Object.keys(meanings).length > 0) words[member] = meanings
  }
  return JSON.stringify({
    kind: draft.kind,
    columns: filled(draft.columns),
    constants: filled(draft.constants),
    words,
    key: draft.key,
    skip: draft.skipEmpty === '' ? [] : [{ column: draft.skipEmpty, is: [''] }],
    decimal: orNull(draft.decimal),
    dates: orNull(draft.dates),
    serialDates: orNull(draft.serialDates),
    zone: orNull(draft.zone),
  })
}

/** A draft that was kept as text; null if it is none. */
export const draftIn = (text: string | undefined): MappingDraft | null => {
  if (text === undefined) return null
  try {
    const draft = JSON.parse(text) as Partial<MappingDraft> | null
    return draft === null || typeof draft.kind !== 'string' ? null : { ...EMPTY, ...draft }
  } catch {
    return null
  }
}

/** The draft of a mapping that was sent before; null if it is none. */
export const draftOfMapping = (text: string | null | undefined): MappingDraft | null => {
  if (text === null || text === undefined) return null
  const draft = draftIn(text)
  if (draft === null) return null
  const { skip } = JSON.parse(text) as { readonly skip?: readonly { readonly column: string }[] }
  return {
    kind: draft.kind,
    columns: draft.columns,
    constants: draft.constants,
    words: draft.words,
    key: draft.key,
    skipEmpty: skip?.[0]?.column ?? '',
    decimal: draft.decimal ?? '',
    dates: draft.dates ?? '',
    serialDates: draft.serialDates ?? '',
    zone: draft.zone ?? '',
  }
}

const WORDS: Readonly<Record<string, string>> = {
  workItem: 'Work item',
  startsAt: 'Starts at',
  endsAt: 'Ends at',
  endDay: 'Last day',
  pauseMinutes: 'Pause in minutes',
  pause: 'Pause (h:mm)',
  clock: 'Duration (h:mm)',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
  createdAt: 'Created at',
  startedAt: 'Started at',
  doneAt: 'Done at',
  estimateHours: 'Estimate in hours',
  estimateMinutes: 'Estimate in minutes',
  url: 'Link',
  allDay: 'All-day',
  windowStart: 'First day',
  windowEnd: 'Last day',
  from: 'First day',
  to: 'Last day',
  mergedAt: 'Merged at',
  openedAt: 'Opened at',
  closedAt: 'Closed at',
  firstCommitAt: 'First commit at',
  mergeCommit: 'Merge commit',
  aiAssisted: 'AI-assisted',
  aiTool: 'AI tool',
  releasedAt: 'Released at',
  issuedOn: 'Issued on',
  periodStart: 'Period start',
  periodEnd: 'Period end',
  unitAmount: 'Price per hour',
}

/** The name of a member as a person reads it. */
export const memberWord = (member: string): string =>
  WORDS[member] ?? `${member.charAt(0).toUpperCase()}${member.slice(1)}`
