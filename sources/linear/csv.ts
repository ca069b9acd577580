import type { Instant } from '#domain/common'
import type { TableFormat } from '#sources/kit/format'
import { readInstant } from '#sources/kit/instants'
import { rejected } from '#sources/kit/mapping'
import { NO_KEY, projectIn } from '#sources/kit/trackers/item'
import { linearItem } from './item.js'

type Column = 'id' | 'team' | 'title' | 'status' | 'labels' | 'parent' | (typeof INSTANTS)[number]

const INSTANTS = ['created', 'updated', 'started', 'completed', 'canceled'] as const

/** The issues that a workspace or a team of Linear exports. Archived ones are still items. */
export const linear: TableFormat<Column> = {
  layout: 'table',
  name: 'linear',
  title: 'Linear, exported issues (CSV)',
  provider: 'linear',
  category: 'delivery',
  kinds: ['work_item'],
  asksRole: false,
  columns: {
    id: ['ID'],
    team: ['Team'],
    title: ['Title'],
    status: ['Status'],
    labels: ['Labels'],
    parent: ['Parent issue'],
    created: ['Created'],
    updated: ['Updated'],
    started: ['Started'],
    completed: ['Completed'],
    canceled: ['Canceled'],
  },
  suggests: { id: 'key', title: 'title', started: 'startedAt', completed: 'doneAt', parent: 'parent' },
  distinctive: ['id', 'team', 'title', 'status', 'created', 'completed', 'canceled'],
  needs: [['id'], ['created'], ['started'], ['completed'], ['canceled']],
  days: [],
  instants: INSTANTS,
  numbers: [],
  map: (row, choices, conventions) => {
    const { id: key } = row
    const team = projectIn(key)
    if (team === null) return NO_KEY
    const broken = INSTANTS.some((column) => row[column] !== '' && readInstant(row[column], conventions) === null)
    const at = (text: string): Instant | null => readInstant(text, conventions)
    const created = at(row.created)
    if (broken || created === null)
      return rejected('no_instant', 'one of its times cannot be read, or it lacks the one at which it was created')
    const instants = {
      created,
      updated: at(row.updated),
      started: at(row.started),
      completed: at(row.completed),
      canceled: at(row.canceled),
    }
    const { title, parent } = row
    return linearItem({ key, team, title, labels: row.labels.split(','), parent, instants, history: null }, choices)
  },
}
