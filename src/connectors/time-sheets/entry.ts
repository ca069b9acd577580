import type { Instant, Uuid } from '#domain/common'
import { keysIn } from '../code/keys.js'
import { withoutPeople } from '../code/text.js'
import type { Conventions } from '../files/conventions.js'
import { readDay } from '../files/days.js'
import type { Answers, Mapped, Row } from '../files/format.js'
import { asFact, leftOut, rejected } from '../files/mapping.js'

/** What a row of a time sheet says, whichever product exported it. No member holds a person. */
export interface SheetEntry {
  /** What the source knows it by; absent where that is only what it says. */
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
  readonly billable: boolean | null
  /** Further text that distinguishes rows: tags, the time at which an entry begins. */
  readonly also: readonly string[]
}

const YES: ReadonlySet<string> = new Set(['yes', 'true', '1', 'ja', 'oui', 'sí', 'si', 'sim', 'sì', 'tak', 'billable'])
const NO: ReadonlySet<string> = new Set([
  'no',
  'false',
  '0',
  'nein',
  'non',
  'não',
  'nao',
  'nee',
  'nie',
  'non-billable',
  '',
])

/** Yes or no in the languages of exporting programs; null for any other word. */
export const readYes = (text: string): boolean | null => {
  const word = text.toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}

/** Seconds of `HH:MM:SS` or `HH:MM`, of any number of hours; null for anything else. */
export const readClock = (text: string): number | null => {
  const [, hours, minutes, seconds = '0'] = /^(\d{1,5}):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? []
  return hours === undefined ? null : Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)
}

/** Seconds of decimal hours as exact text; null for anything else. */
export const secondsOfHours = (hours: string | null): number | null => {
  const [, whole = '', decimals = ''] = /^(\d{1,6})(?:\.(\d{1,30}))?$/.exec(hours ?? '') ?? []
  if (whole === '') return null
  const unit = 10n ** BigInt(decimals.length)
  const scaled = BigInt(whole + decimals) * 3_600n
  // Half of a second is rounded up: exports round hours to hundredths, 36 seconds.
  return Number((scaled * 2n + unit) / (unit * 2n))
}

const projectOf = ({ project }: SheetEntry, { projects, project: other }: Answers): Uuid | null =>
  projects.get(project) ?? other

const roleOf = ({ role, task }: SheetEntry, { roles, role: other }: Answers): string | null => {
  const named = roles.get(role) ?? roles.get(task)
  if (named !== undefined) return named
  return role === '' ? other : role
}

/** An entry as a fact of its project on the day on which it begins, or why it is none. */
export const entryFact = (entry: SheetEntry, answers: Answers, { dates }: Conventions): readonly Mapped[] => {
  const { seconds, billable, task, description, also } = entry
  if (seconds === null) return rejected('no_duration', 'the duration cannot be read')
  if (seconds === 0) return leftOut('zero_duration')
  const day = readDay(entry.day, dates)
  if (day === null) return rejected('no_day', 'the day on which the entry begins cannot be read')
  if (billable === null) return rejected('not_yes_or_no', 'whether it is billable is neither yes nor no')
  const project = projectOf(entry, answers)
  if (project === null)
    return rejected(
      'unknown_project',
      'no answer says to which project its project belongs: give --project or name it in --answers',
      { asks: { table: 'projects', word: entry.project } },
    )
  const role = roleOf(entry, answers)
  if (role === null)
    return rejected('unknown_role', 'no answer says the role of its task: give --role or name the task in --answers', {
      asks: { table: 'roles', word: task },
    })
  const keys = [...new Set(keysIn(withoutPeople(description)))]
  const data = {
    day,
    seconds,
    role,
    category: task === '' ? 'labour' : task,
    billable,
    // Of several keys, none is known to be the one that the time was spent on.
    workItem: keys.length === 1 ? (keys[0] ?? null) : null,
  }
  const says = JSON.stringify([day, seconds, entry.project, task, entry.role, description, billable, ...also])
  const known = entry.key === undefined ? { says } : { key: entry.key }
  return asFact({ kind: 'time_entry', place: project, known, data }, entry.updated)
}

/** Columns of a report that has a clock column and no column of roles. */
export type ClockColumn = 'project' | 'task' | 'description' | 'billable' | 'day' | 'startsAt' | 'duration' | 'tags'

/** A row of such a report as a fact, or why it is none. */
export const clockEntryFact = (
  row: Row<ClockColumn>,
  answers: Answers,
  conventions: Conventions,
): readonly Mapped[] => {
  const { project, task, description, billable, day, startsAt, duration, tags } = row
  const entry = {
    day,
    seconds: readClock(duration),
    project,
    task,
    role: '',
    description,
    billable: readYes(billable),
    also: [startsAt, tags],
  }
  return entryFact(entry, answers, conventions)
}
