import type { Conventions } from '#sources/kit/conventions'
import { readDay } from '#sources/kit/days'
import type { Choices, Mapped, Row, TableFormat } from '#sources/kit/format'
import { inOrder } from '#sources/kit/in-order'
import { dayIn } from '#sources/kit/instants'
import { rejected } from '#sources/kit/mapping'
import { readDecimal } from '#sources/kit/numbers'
import { SECONDS_AN_HOUR, secondsOf } from '#sources/kit/time-sheets/durations'
import { keyOf } from '#sources/kit/trackers/item'
import { billedAndRest } from './worklogs.js'

type Column =
  | 'item'
  | 'hours'
  | 'billed'
  | 'workedAt'
  | 'accountKey'
  | 'accountName'
  | 'activity'
  | 'projectName'
  | 'description'

const mapRow = (row: Row<Column>, choices: Choices, conventions: Conventions): readonly Mapped[] => {
  const day = readDay(dayIn(row.workedAt), conventions.dates)
  if (day === null) return rejected('no_day', 'Work date: the day on which it begins cannot be read')
  const item = keyOf(row.item)
  if (item === null) return rejected('no_key', 'Issue Key: expected a key of a project and a number')
  const secondsIn = (cell: string): number | null => secondsOf(readDecimal(cell, conventions.decimal), SECONDS_AN_HOUR)
  const seconds = secondsIn(row.hours)
  if (seconds === null) return rejected('no_duration', 'Hours: expected a number')
  // An answer is looked at only where the cell is empty, so that it is assumed only there.
  const billable = row.billed === '' ? choices.billable : 'yes'
  if (billable === null)
    return rejected('not_yes_or_no', 'Billed Hours is empty: add --billable yes or --billable no for such rows')
  const answered = billable === 'yes' ? seconds : 0
  const billedSeconds = row.billed === '' ? answered : secondsIn(row.billed)
  if (billedSeconds === null) return rejected('no_duration', 'Billed Hours: expected a number')
  const { workedAt, accountKey, activity, description } = row
  // Hours and accounts may be corrected: it stays the same worklog.
  const says = [workedAt, item, activity, description]
  return billedAndRest(
    {
      knownAs: (part) => ({
        says: JSON.stringify([...says, part]),
        order: JSON.stringify([inOrder(seconds), row.billed, accountKey]),
        formerly: null,
      }),
      day,
      seconds,
      billedSeconds,
      item,
      itemId: '',
      words: [accountKey, row.accountName, activity, row.projectName].filter((word) => word !== ''),
      updated: null,
    },
    choices,
  )
}

/** The report of worklogs that Tempo Timesheets exports, on Cloud and in a data center. */
export const tempoCsv: TableFormat<Column> = {
  layout: 'table',
  name: 'tempo-csv',
  title: 'Tempo, report of worklogs (CSV)',
  provider: 'tempo',
  category: 'delivery',
  kinds: ['time_entry'],
  asksRole: true,
  states: 'tempo-time',
  columns: {
    item: ['issue key'],
    hours: ['hours'],
    billed: ['billed hours'],
    workedAt: ['work date'],
    accountKey: ['account key'],
    accountName: ['account name'],
    activity: ['activity name'],
    projectName: ['project name'],
    description: ['work description'],
  },
  distinctive: ['item', 'hours', 'workedAt'],
  days: ['workedAt'],
  spelled: (column, text) => (column === 'workedAt' ? dayIn(text) : text),
  instants: [],
  numbers: ['hours', 'billed'],
  map: mapRow,
}
