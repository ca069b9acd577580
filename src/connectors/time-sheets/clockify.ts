import type { TableFormat } from '../files/format.js'
import { type ClockColumn, clockEntryFact } from './entry.js'

/** The detailed report of Clockify. Its decimal column is rounded to hundredths of an hour and is not read. */
export const clockify: TableFormat<ClockColumn> = {
  layout: 'table',
  name: 'clockify',
  title: 'Clockify, detailed report (CSV)',
  provider: 'clockify',
  category: 'delivery',
  kinds: ['time_entry'],
  asksRole: true,
  columns: {
    project: ['project', 'projeto'],
    task: ['task', 'tarefa'],
    description: ['description', 'descrição'],
    billable: ['billable', 'faturável'],
    day: ['start date', 'data de início'],
    startsAt: ['start time', 'hora de início'],
    duration: ['duration (h)', 'duração (h)'],
    tags: ['tags', 'tag', 'etiquetas', 'etiqueta'],
  },
  distinctive: ['project', 'description', 'day', 'duration'],
  billable: 'billable',
  days: ['day'],
  instants: [],
  numbers: [],
  map: clockEntryFact,
}
