import type { Instant } from '#domain/common'
import { compareText } from '#domain/compare'
import type { ItemState, WorkItemFacts } from '#domain/events/work-items'
import { itemTypeOf } from '#sources/kit/forges/item-type'
import type { Choices, Mapped } from '#sources/kit/format'
import { asFact } from '#sources/kit/mapping'
import { keyOf, labelsOf, titleOf } from '#sources/kit/trackers/item'

/** The times at which an issue changed; null where it did not. */
export interface LinearInstants {
  readonly created: Instant
  readonly updated: Instant | null
  readonly started: Instant | null
  readonly completed: Instant | null
  readonly canceled: Instant | null
}

/** An issue, whether it was exported or answered. */
export interface LinearIssue {
  readonly key: string
  readonly team: string
  readonly title: string
  readonly labels: readonly string[]
  readonly parent: string
  readonly instants: LinearInstants
  /** Its states as the API lists their changes; null where only its instants are known. */
  readonly history: WorkItemFacts['history'] | null
}

/** The state by the instants: what a team calls its statuses says nothing about them. */
const stateOf = ({ canceled, completed, started }: LinearInstants): ItemState => {
  if (canceled !== null) return 'cancelled'
  if (completed !== null) return 'done'
  return started === null ? 'todo' : 'in_progress'
}

const historyOf = (instants: LinearInstants): WorkItemFacts['history'] => {
  const { created, started, completed, canceled } = instants
  const entered: { readonly at: Instant; readonly state: ItemState }[] = [{ at: created, state: 'todo' }]
  if (started !== null) entered.push({ at: started, state: 'in_progress' })
  const ended = canceled ?? completed
  if (ended !== null) entered.push({ at: ended, state: stateOf(instants) })
  return entered.sort((a, b) => compareText(a.at, b.at))
}

/** An issue as a work item of its team. */
export const linearItem = (issue: LinearIssue, choices: Choices): readonly Mapped[] => {
  const { key, team, title, parent, instants, history } = issue
  const { created, updated, started, completed } = instants
  const state = stateOf(instants)
  const labels = labelsOf(issue.labels)
  return asFact(
    {
      kind: 'work_item',
      place: team,
      known: { key },
      data: {
        key,
        title: titleOf(title),
        type: itemTypeOf(null, labels, choices),
        state,
        history: history ?? historyOf(instants),
        createdAt: created,
        startedAt: started,
        doneAt: state === 'done' ? completed : null,
        parent: keyOf(parent),
        labels,
        links: [],
        // Estimates of Linear are points.
        estimateMinutes: null,
        url: null,
      },
    },
    updated,
  )
}
