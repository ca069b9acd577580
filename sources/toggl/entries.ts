import * as t from 'io-ts'
import { maybe, refined } from '#domain/codec'
import { civilDateOf, instantIn } from '#domain/time'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { dayIn } from '#sources/kit/instants'
import { leftOut, mapping } from '#sources/kit/mapping'
import { entryFact } from '#sources/kit/time-sheets/entry'
import { Id, JSON_CONVENTIONS, projectName } from '#sources/kit/time-sheets/named'

// Time as Toggl Track's APIs answer it: the entries of one account, and rows of the detailed report of a workspace, which hold
// the entries that they sum. Users and rates are not looked at.

/** Below zero while its timer runs. */
const Seconds = refined(t.number, (n) => Number.isSafeInteger(n), 'whole seconds')
const Time = refined(t.string, (text) => instantIn(text) !== null, 'an instant with a zone')

const entry = { id: Id, start: Time, at: maybe(t.string) }

/** The members that the entries of one account and the rows of a report have in common. */
const described = {
  billable: t.boolean,
  description: maybe(t.string),
  project_id: maybe(Id),
  project_name: maybe(t.string),
  task_id: maybe(Id),
  task_name: maybe(t.string),
}
const OwnEntry = t.type({ ...entry, ...described, duration: Seconds, server_deleted_at: maybe(t.string) })
type OwnEntry = t.TypeOf<typeof OwnEntry>
const ReportedEntry = t.type({ ...entry, seconds: Seconds })
const ReportRow = t.type({ ...described, time_entries: t.readonlyArray(ReportedEntry) })

const keyOfId = (id: number | string): string => `toggl-entry-${id}`

/** A row of a report with the entries that it sums. */
const Row = t.type({ time_entries: t.readonlyArray(t.unknown) })
const Counted = t.type({ id: Id, seconds: t.unknown })

/** A record for each entry of a row of a report. */
export const byEntry = (row: unknown): readonly unknown[] =>
  Row.is(row) && row.time_entries.length > 1
    ? row.time_entries.map((entry) => ({ ...row, time_entries: [entry] }))
    : [row]

/** The key of the fact of a row with one entry; null if it has no id, or no time any more. */
export const rowKey = (row: unknown): string | null => {
  const [entry] = Row.is(row) ? row.time_entries : []
  return Counted.is(entry) && entry.seconds !== 0 ? keyOfId(entry.id) : null
}

const mapEntry = (one: OwnEntry, choices: Choices): readonly Mapped[] => {
  const { id, start, at, duration, billable, description } = one
  if (one.server_deleted_at != null) return leftOut('deleted')
  if (duration < 0) return leftOut('running_timer')
  const begins = instantIn(start)
  return entryFact(
    {
      key: keyOfId(id),
      updated: instantIn(at ?? ''),
      day: begins === null || choices.zone === null ? dayIn(start) : civilDateOf(begins, choices.zone),
      seconds: duration,
      project: projectName([one.project_name, one.project_id], choices),
      task: one.task_name ?? '',
      role: choices.roles.get(String(one.task_id)) ?? '',
      description: description ?? '',
      billable,
      startsAt: null,
      cells: [],
    },
    choices,
    JSON_CONVENTIONS,
  )
}

const mapRow = mapping(ReportRow, (row, choices) => {
  if (row.time_entries.length === 0) return leftOut('zero_duration')
  const mapped = row.time_entries.flatMap(({ seconds, ...rest }) =>
    mapEntry({ ...row, ...rest, duration: seconds, server_deleted_at: null }, choices),
  )
  // One dead letter a record.
  const broken = mapped.find(({ tag }) => tag === 'rejected')
  return broken === undefined ? mapped : [...mapped.filter(({ tag }) => tag !== 'rejected'), broken]
})

const mapOwn = mapping(OwnEntry, mapEntry)
const isRow = (record: unknown): boolean => typeof record === 'object' && record !== null && 'time_entries' in record

/** Time entries as the APIs of Toggl Track list them. */
export const togglEntries: JsonFormat = {
  layout: 'json',
  name: 'toggl-entries',
  title: 'Toggl Track, time entries (JSON)',
  variants: 'entries of an account, or of a report',
  provider: 'toggl',
  category: 'delivery',
  kinds: ['time_entry'],
  asksRole: true,
  states: 'toggl-time',
  list: null,
  members: ['start|time_entries.start', 'duration|time_entries.seconds', 'billable', 'description', 'project_id'],
  map: (record, choices) => (isRow(record) ? mapRow(record, choices) : mapOwn(record, choices)),
}
