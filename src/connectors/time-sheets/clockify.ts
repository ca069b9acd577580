import type { TableFormat } from '../files/format.js'
import { entryFact, readClock, readYes } from './entry.js'

type Column = 'project' | 'task' | 'description' | 'billable' | 'day' | 'startsAt' | 'duration' | 'tags'

/** The detailed report of Clockify. Its decimal column is rounded to hundredths of an hour and is not read. */
export const clockify: TableFormat<Column> = {
  name: 'clockify',
  title: 'Clockify, detailed report (CSV)',
  provider: 'clockify',
  category: 'delivery',
  kinds: ['time_entry'],
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
  days: ['day'],
  numbers: [],
  saysRole: false,
  map: ({ project, task, description, billable, day, startsAt, duration, tags }, answers, conventions) =>
    entryFact(
      {
        day,
        seconds: readClock(duration),
        project,
        task,
        role: '',
        description,
        billable: readYes(billable),
        also: [startsAt, tags],
      },
      answers,
      conventions,
    ),
}
