import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { instantIn } from '#domain/time'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { dayIn } from '#sources/kit/instants'
import { Amount, amountText } from '#sources/kit/invoices/invoice'
import { leftOut, mapping } from '#sources/kit/mapping'
import { SECONDS_AN_HOUR, secondsOf } from '#sources/kit/time-sheets/durations'
import { entryFact } from '#sources/kit/time-sheets/entry'
import { Id, JSON_CONVENTIONS, projectName } from '#sources/kit/time-sheets/named'

// Time entries as Harvest's API lists them. Users, clients and rates are not looked at.

const Named = t.type({ id: maybe(Id), name: maybe(t.string) }, 'an id and a name')

const HarvestEntry = t.type({
  id: Id,
  spent_date: t.string,
  hours: Amount,
  billable: t.boolean,
  notes: maybe(t.string),
  is_running: maybe(t.boolean),
  project: maybe(Named),
  project_id: maybe(Id),
  task: maybe(Named),
  task_id: maybe(Id),
  updated_at: maybe(t.string),
})
type HarvestEntry = t.TypeOf<typeof HarvestEntry>

const Known = t.intersection([t.type({ id: Id }), t.partial({ hours: t.unknown, is_running: t.unknown })])
const keyOfId = (id: number | string): string => `harvest-entry-${id}`

/** The key of the fact of an entry; null if it has no id, or no hours any more. A timer that runs again keeps what it had. */
export const entryKey = (entry: unknown): string | null =>
  Known.is(entry) && (entry.hours !== 0 || entry.is_running === true) ? keyOfId(entry.id) : null

const mapEntry = (entry: HarvestEntry, choices: Choices): readonly Mapped[] => {
  const { id, spent_date, hours, billable, notes, is_running, project, task, updated_at } = entry
  if (is_running === true) return leftOut('running_timer')
  return entryFact(
    {
      key: keyOfId(id),
      updated: instantIn(updated_at ?? ''),
      // Some readers of the API write the beginning of the day.
      day: dayIn(spent_date),
      seconds: secondsOf(amountText(hours), SECONDS_AN_HOUR),
      project: projectName([project?.name, project?.id ?? entry.project_id], choices),
      task: task?.name ?? '',
      role: choices.roles.get(String(task?.id ?? entry.task_id)) ?? '',
      description: notes ?? '',
      billable,
      startsAt: null,
      cells: [],
    },
    choices,
    JSON_CONVENTIONS,
  )
}

/** Time entries as the API of Harvest lists them. */
export const harvestEntries: JsonFormat = {
  layout: 'json',
  name: 'harvest-entries',
  title: 'Harvest, time entries (JSON)',
  provider: 'harvest',
  category: 'delivery',
  kinds: ['time_entry'],
  asksRole: true,
  states: 'harvest-time',
  list: 'time_entries',
  members: ['spent_date', 'hours', 'billable', 'project|project_id', 'task|task_id'],
  map: mapping(HarvestEntry, mapEntry),
}
