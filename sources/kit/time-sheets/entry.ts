import { type Either, isLeft, map, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import { keysIn } from '../code/keys.js'
import { withoutPeople } from '../code/text.js'
import type { Conventions } from '../conventions.js'
import type { Ask, Choices, Mapped, Row } from '../format.js'
import { inOrder } from '../in-order.js'
import { readDayIn } from '../instants.js'
import { asFact, leftOut, leftOutNow, rejected } from '../mapping.js'
import { notWorkIn, notWorkNamed } from '../not-work.js'
import { readDuration } from './durations.js'
import { type NoSpan, readSpan, type Span } from './spans.js'

/** The entry in a row of a time sheet, whichever product exported it. No member holds a person. */
export interface SheetEntry {
  /** The key by which the source knows it; absent where only its content identifies it. */
  readonly key?: string
  readonly updated?: Instant | null
  readonly day: string
  /** The exact duration; null if it cannot be read. */
  readonly seconds: number | null
  readonly project: string
  readonly task: string
  /** The role that a column names; empty if none does. */
  readonly role: string
  readonly description: string
  /** Null if it cannot be read. */
  readonly billable: boolean | 'unsaid' | null
  /** The time of day at which it begins; null if the product has no column for it. */
  readonly startsAt: string | null
  /** Cells that tell equal rows apart, and may be corrected: tags, the code of a project. */
  readonly cells: readonly string[]
  /** The type that a product gives it to tell breaks and leave from work; absent if it gives none. */
  readonly type?: string
}

const YES: ReadonlySet<string> = new Set(['yes', 'true', '1', 'ja', 'oui', 'sí', 'si', 'sim', 'sì', 'tak', 'billable'])
const NO: ReadonlySet<string> = new Set(['no', 'false', '0', 'nein', 'non', 'não', 'nao', 'nee', 'nie', 'non-billable'])

/** Yes or no in the languages of exporting programs; null for any other word. */
export const readYes = (text: string): boolean | null => {
  const word = text.toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}

/** Says whether a cell says that time is billable; an empty one does not say that it is not. */
export const billableIn = (cell: string): SheetEntry['billable'] => (cell === '' ? 'unsaid' : readYes(cell))

/** The minute of a time of day: products write seconds or not, as their users like it. Other text stays as it is. */
const minuteOf = (time: string): string => {
  const [, hours, minutes, half] = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)? ?([ap])?\.?m?\.?$/i.exec(time) ?? []
  if (hours === undefined) return time
  const isHalved = half !== undefined
  const hour = isHalved ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

const projectOf = ({ project }: SheetEntry, { projects, project: other }: Choices): Uuid | null =>
  projects.get(project) ?? other

const roleOf = ({ role, task }: SheetEntry, choices: Choices): string | null => {
  const named = choices.roles.get(role) ?? choices.roles.get(task)
  if (named !== undefined) return named
  return role === '' ? choices.role : role
}

const answeredBillable = ({ billable }: Choices): boolean | null => (billable === null ? null : billable === 'yes')

/** An entry as a fact of its project on the day on which it begins, or why it is none. */
export const entryFact = (entry: SheetEntry, choices: Choices, { dates }: Conventions): readonly Mapped[] => {
  const { seconds, task, description, startsAt, cells } = entry
  if (seconds === null) return rejected('no_duration', 'the duration cannot be read')
  if (seconds === 0) return leftOut('zero_duration')
  const day = readDayIn(entry.day, dates)
  if (day === null) return rejected('no_day', 'the day on which the entry begins cannot be read')
  if (entry.billable === null) return rejected('not_yes_or_no', 'whether it is billable is neither yes nor no')
  const notWork = notWorkNamed(entry.type ?? '') ?? notWorkIn(entry, choices)
  const project = projectOf(entry, choices)
  if (project === null && notWork !== null) return leftOut(notWork)
  const role = roleOf(entry, choices)
  const unknownRole: Ask = { table: 'roles', word: task }
  if (project === null)
    return rejected(
      'unknown_project',
      'no answer says to which project its project belongs: give --project or name it in --answers',
      { asks: { table: 'projects', word: entry.project }, alsoAsks: role === null ? [unknownRole] : [] },
    )
  if (role === null && notWork !== null) return leftOut(notWork)
  if (role === null)
    return rejected('unknown_role', 'no answer says the role of its task: give --role or name the task in --answers', {
      asks: unknownRole,
    })
  const billable = entry.billable === 'unsaid' ? answeredBillable(choices) : entry.billable
  if (billable === null) {
    return notWork === null
      ? rejected('no_billable', 'it does not say whether it is billable: add --billable yes or --billable no')
      : leftOut(notWork)
  }
  const text = withoutPeople(description)
  const keys = [...new Set(keysIn(text))]
  const data = {
    day,
    seconds,
    role,
    category: task === '' ? 'labour' : task,
    billable,
    // Of several keys, none is known to be the one that the time was spent on.
    workItem: keys.length === 1 ? (keys[0] ?? null) : null,
  }
  const unnamed = {
    says: JSON.stringify([day, minuteOf(startsAt ?? ''), entry.project, task, text]),
    // Its end follows from its start and its hours.
    order: JSON.stringify([startsAt, inOrder(seconds), entry.billable, entry.role, ...cells]),
    formerly: formerlyKnownBy(entry, day),
  }
  const known = entry.key === undefined ? unnamed : { key: entry.key }
  const fact = asFact({ kind: 'time_entry', place: project, known, data }, entry.updated)
  return notWork === null ? fact : leftOutNow(notWork, fact)
}

/** The key that a row had when a correction still made another row of it: all of its content. */
const formerlyKnownBy = (entry: SheetEntry, day: string): string => {
  const { seconds, project, task, role, description, billable, startsAt, cells } = entry
  const start = startsAt === null ? [] : [startsAt]
  // An empty cell, and a column that was missing, were a "no".
  const wasBillable = billable === true
  return JSON.stringify([day, seconds, project, task, role, description, wasBillable, ...start, ...cells])
}

/** Columns of a report that has a clock column and no column of roles. */
export type ClockColumn =
  | 'project'
  | 'task'
  | 'description'
  | 'type'
  | 'billable'
  | 'day'
  | 'startsAt'
  | 'endDay'
  | 'endsAt'
  | 'duration'
  | 'tags'

/** The members of a time entry that the headers of such a report stand for. */
export const CLOCK_MEMBERS: { readonly [Column in ClockColumn]?: string } = {
  day: 'day',
  startsAt: 'startsAt',
  endDay: 'endDay',
  endsAt: 'endsAt',
  duration: 'clock',
  billable: 'billable',
  task: 'category',
  project: 'project',
  description: 'description',
}

/** The seconds of such a row: its duration, else from its start to its end. */
const secondsOfRow = (row: Row<ClockColumn>, conventions: Conventions): Either<NoSpan, number | null> =>
  row.duration !== '' || row.endsAt === ''
    ? right(readDuration(row.duration))
    : map(({ seconds }: Span) => seconds)(readSpan(row, conventions))

/** A row of such a report as a fact, or why it is none. */
export const clockEntryFact = (
  row: Row<ClockColumn>,
  choices: Choices,
  conventions: Conventions,
): readonly Mapped[] => {
  const { project, task, description, type, billable, day, startsAt, tags } = row
  const seconds = secondsOfRow(row, conventions)
  if (isLeft(seconds)) return rejected(seconds.left.reasonCode, seconds.left.message)
  const entry = {
    day,
    seconds: seconds.right,
    project,
    task,
    role: '',
    description,
    billable: billableIn(billable),
    startsAt,
    cells: [tags],
    type,
  }
  return entryFact(entry, choices, conventions)
}
