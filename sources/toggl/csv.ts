import type { TableFormat } from '#sources/kit/format'
import { leftOut } from '#sources/kit/mapping'
import { CLOCK_MEMBERS, type ClockColumn, clockEntryFact } from '#sources/kit/time-sheets/entry'

/** The detailed report of Toggl Track. */
export const toggl: TableFormat<ClockColumn> = {
  layout: 'table',
  name: 'toggl',
  title: 'Toggl Track, detailed report (CSV)',
  provider: 'toggl',
  category: 'delivery',
  kinds: ['time_entry'],
  asksRole: true,
  states: 'toggl-time',
  columns: {
    project: ['project'],
    task: ['task'],
    description: ['description'],
    type: [],
    billable: ['billable'],
    day: ['start date'],
    startsAt: ['start time'],
    endDay: ['end date'],
    endsAt: ['end time'],
    duration: ['duration'],
    tags: ['tags'],
  },
  suggests: CLOCK_MEMBERS,
  distinctive: ['project', 'description', 'day', 'startsAt', 'duration'],
  needs: [['day'], ['duration', 'endsAt']],
  billable: 'billable',
  days: ['day', 'endDay'],
  instants: [],
  numbers: [],
  map: (row, choices, conventions) =>
    // Its timer is still running.
    row.duration.startsWith('-') ? leftOut('running_timer') : clockEntryFact(row, choices, conventions),
}
