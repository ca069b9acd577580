import type { Conventions } from '#sources/kit/conventions'
import type { TableFormat } from '#sources/kit/format'
import { readDecimal } from '#sources/kit/numbers'
import { readDuration, SECONDS_AN_HOUR, secondsOf } from '#sources/kit/time-sheets/durations'
import { billableIn, entryFact } from '#sources/kit/time-sheets/entry'

const hoursIn = (text: string, { decimal }: Conventions): number | null =>
  readDuration(text) ?? secondsOf(readDecimal(text, decimal), SECONDS_AN_HOUR)

type Column = 'project' | 'projectCode' | 'task' | 'notes' | 'billable' | 'day' | 'hours' | 'roles'

/** The detailed time report of Harvest, which has no duration but hours in decimals. */
export const harvest: TableFormat<Column> = {
  layout: 'table',
  name: 'harvest',
  title: 'Harvest, detailed time report (CSV)',
  provider: 'harvest',
  category: 'delivery',
  kinds: ['time_entry'],
  asksRole: false,
  states: 'harvest-time',
  columns: {
    project: ['project', 'projekt'],
    projectCode: ['project code'],
    task: ['task', 'aufgabe'],
    notes: ['notes', 'notizen'],
    billable: ['billable?', 'abrechenbar?'],
    day: ['date', 'datum'],
    hours: ['hours', 'stunden'],
    roles: ['roles'],
  },
  suggests: {
    day: 'day',
    hours: 'hours',
    billable: 'billable',
    task: 'category',
    project: 'project',
    notes: 'description',
  },
  distinctive: ['project', 'task', 'notes', 'day', 'hours', 'billable'],
  needs: [['day'], ['hours']],
  billable: 'billable',
  days: ['day'],
  instants: [],
  numbers: ['hours'],
  map: ({ project, projectCode, task, notes, billable, day, hours, roles }, choices, conventions) =>
    entryFact(
      {
        day,
        seconds: hoursIn(hours, conventions),
        project,
        task,
        // Of several roles, none is known to be the one in which the time was spent.
        role: roles.includes(',') ? '' : roles,
        description: notes,
        billable: billableIn(billable),
        startsAt: null,
        cells: [projectCode],
      },
      choices,
      conventions,
    ),
}
