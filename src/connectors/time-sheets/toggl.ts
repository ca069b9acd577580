import type { TableFormat } from '../files/format.js'
import { entryFact, readClock, readYes } from './entry.js'

type Column = 'project' | 'task' | 'description' | 'billable' | 'day' | 'startsAt' | 'duration' | 'tags'

/** The detailed report of Toggl Track. */
export const toggl: TableFormat<Column> = {
  name: 'toggl',
  title: 'Toggl Track, detailed report (CSV)',
  provider: 'toggl',
  category: 'delivery',
  kinds: ['time_entry'],
  columns: {
    project: ['project'],
    task: ['task'],
    description: ['description'],
    billable: ['billable'],
    day: ['start date'],
    startsAt: ['start time'],
    duration: ['duration'],
    tags: ['tags'],
  },
  distinctive: ['project', 'description', 'day', 'startsAt', 'duration'],
  days: ['day'],
  numbers: [],
  saysRole: false,
  map: ({ project, task, description, billable, day, startsAt, duration, tags }, answers, conventions) =>
    // Its timer is still running.
    duration.startsWith('-')
      ? { tag: 'left_out', reason: 'running_timer' }
      : entryFact(
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
