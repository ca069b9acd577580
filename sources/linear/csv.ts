import type { Instant } from '#domain/common'
import { compareText } from '#domain/compare'
import type { ItemState, WorkItemFacts } from '#domain/events/work-items'
import { itemTypeOf } from '#sources/kit/forges/item-type'
import type { TableFormat } from '#sources/kit/format'
import { readInstant } from '#sources/kit/instants'
import { asFact, rejected } from '#sources/kit/mapping'
import { keyOf, labelsOf, NO_KEY, projectIn, titleOf } from '#sources/kit/trackers/item'

type Column = 'id' | 'team' | 'title' | 'status' | 'labels' | 'parent' | (typeof INSTANTS)[number]

const INSTANTS = ['created', 'updated', 'started', 'completed', 'canceled'] as const

/** The times at which an issue changed, by its columns; null where it did not. */
type Instants = Readonly<Record<(typeof INSTANTS)[number], Instant | null>>

/** The state by the instants: what a team calls its statuses says nothing about them. */
const stateOf = ({ canceled, completed, started }: Instants): ItemState => {
  if (canceled !== null) return 'cancelled'
  if (completed !== null) return 'done'
  return started === null ? 'todo' : 'in_progress'
}

const historyOf = (created: Instant, instants: Instants): WorkItemFacts['history'] => {
  const { started, completed, canceled } = instants
  const entered: { readonly at: Instant; readonly state: ItemState }[] = [{ at: created, state: 'todo' }]
  if (started !== null) entered.push({ at: started, state: 'in_progress' })
  const ended = canceled ?? completed
  if (ended !== null) entered.push({ at: ended, state: stateOf(instants) })
  return entered.sort((a, b) => compareText(a.at, b.at))
}

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
    const instants: Instants = {
      created: at(row.created),
      updated: at(row.updated),
      started: at(row.started),
      completed: at(row.completed),
      canceled: at(row.canceled),
    }
    const { created, updated, started, completed } = instants
    if (broken || created === null)
      return rejected('no_instant', 'one of its times cannot be read, or it lacks the one at which it was created')
    const state = stateOf(instants)
    const labels = labelsOf(row.labels.split(','))
    return asFact(
      {
        kind: 'work_item',
        place: team,
        known: { key },
        data: {
          key,
          title: titleOf(row.title),
          type: itemTypeOf(null, labels, choices),
          state,
          history: historyOf(created, instants),
          createdAt: created,
          startedAt: started,
          doneAt: state === 'done' ? completed : null,
          parent: keyOf(row.parent),
          labels,
          links: [],
          // Estimates of Linear are points.
          estimateMinutes: null,
          url: null,
        },
      },
      updated,
    )
  },
}
