import * as t from 'io-ts'
import { maybe, refined } from '#domain/codec'
import { civilDateOf, instantIn } from '#domain/time'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { dayIn } from '#sources/kit/instants'
import { leftOut, mapping } from '#sources/kit/mapping'
import { entryFact } from '#sources/kit/time-sheets/entry'
import { JSON_CONVENTIONS, projectName } from '#sources/kit/time-sheets/named'

// Entries of the detailed report, as the API of Clockify answers it. Users, clients, tags and rates are not looked at.

const Seconds = refined(t.number, (n) => Number.isSafeInteger(n) && n >= 0, 'whole seconds')

/** It has no end while its timer runs. */
const Interval = t.type({ start: t.string, end: maybe(t.string), duration: maybe(Seconds) }, 'a time interval')

const ReportedEntry = t.type({
  _id: t.string,
  timeInterval: Interval,
  billable: t.boolean,
  description: maybe(t.string),
  projectId: maybe(t.string),
  projectName: maybe(t.string),
  taskId: maybe(t.string),
  taskName: maybe(t.string),
  type: maybe(t.string),
})
type ReportedEntry = t.TypeOf<typeof ReportedEntry>

const keyOfId = (id: string): string => `clockify-entry-${id}`

const Counted = t.type({ _id: t.string, timeInterval: t.partial({ end: t.unknown, duration: t.unknown }) })

/** The key of the fact of an entry; null if it has no id, or no time any more. */
export const entryKey = (entry: unknown): string | null => {
  if (!Counted.is(entry)) return null
  const { end, duration } = entry.timeInterval
  const isRunning = end == null
  return isRunning || duration !== 0 ? keyOfId(entry._id) : null
}

/** The role that is answered for the id of a task; empty if there is none, or if one is answered for its name. */
const roleOfId = ({ taskId, taskName }: ReportedEntry, { roles }: Choices): string =>
  roles.has(taskName ?? '') ? '' : (roles.get(taskId ?? '') ?? '')

const mapEntry = (entry: ReportedEntry, choices: Choices): readonly Mapped[] => {
  const { start, end, duration } = entry.timeInterval
  if (end == null) return leftOut('running_timer')
  const begins = instantIn(start)
  return entryFact(
    {
      key: keyOfId(entry._id),
      day: begins === null || choices.zone === null ? dayIn(start) : civilDateOf(begins, choices.zone),
      seconds: duration ?? null,
      project: projectName([entry.projectName, entry.projectId], choices),
      task: entry.taskName ?? '',
      role: roleOfId(entry, choices),
      description: entry.description ?? '',
      billable: entry.billable,
      startsAt: null,
      cells: [],
      // Breaks, holidays and time off stand in the same report.
      type: entry.type ?? '',
    },
    choices,
    JSON_CONVENTIONS,
  )
}

/** Time entries of the detailed report, as the API of Clockify answers it. */
export const clockifyEntries: JsonFormat = {
  layout: 'json',
  name: 'clockify-entries',
  title: 'Clockify, detailed report (JSON)',
  provider: 'clockify',
  category: 'delivery',
  kinds: ['time_entry'],
  asksRole: true,
  states: 'clockify-time',
  list: 'timeentries',
  members: ['_id', 'timeInterval.start', 'timeInterval.duration', 'billable'],
  map: mapping(ReportedEntry, mapEntry),
}
