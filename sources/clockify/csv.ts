import type { TableFormat } from '#sources/kit/format'
import { CLOCK_MEMBERS, type ClockColumn, clockEntryFact } from '#sources/kit/time-sheets/entry'

/** The detailed report of Clockify. Its decimal column is rounded to hundredths of an hour and is not read. */
export const clockify: TableFormat<ClockColumn> = {
  layout: 'table',
  name: 'clockify',
  title: 'Clockify, detailed report (CSV)',
  variants: 'English or Portuguese',
  provider: 'clockify',
  category: 'delivery',
  kinds: ['time_entry'],
  asksRole: true,
  states: 'clockify-time',
  columns: {
    project: ['project', 'projeto'],
    task: ['task', 'tarefa'],
    description: ['description', 'descrição'],
    // Breaks, holidays and time off stand in the same report.
    type: ['type', 'tipo'],
    billable: ['billable', 'faturável'],
    day: ['start date', 'data de início'],
    startsAt: ['start time', 'hora de início'],
    endDay: ['end date', 'data de término'],
    endsAt: ['end time', 'hora de término'],
    duration: ['duration (h)', 'duração (h)'],
    tags: ['tags', 'tag', 'etiquetas', 'etiqueta'],
  },
  suggests: CLOCK_MEMBERS,
  distinctive: ['project', 'description', 'day', 'duration'],
  needs: [['day'], ['duration', 'endsAt']],
  billable: 'billable',
  days: ['day', 'endDay'],
  instants: [],
  numbers: [],
  map: clockEntryFact,
}
