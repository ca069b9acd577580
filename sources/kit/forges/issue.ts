import type { Instant } from '#domain/common'
import type { ItemState, ItemType, WorkItemFacts } from '#domain/events/work-items'
import { shortened } from '../code/text.js'
import type { Candidate } from '../format.js'

const MOST_LABELS = 1_000

/** An issue, whichever forge keeps it. */
export interface ForgeIssue {
  readonly container: string
  readonly number: number
  readonly title: string
  readonly type: ItemType
  /** The state in which it was closed; null if it is open. */
  readonly closedAs: 'done' | 'cancelled' | null
  readonly createdAt: Instant
  readonly closedAt: Instant | null
  readonly parent: string | null
  readonly labels: readonly string[]
  readonly estimateMinutes: number | null
  readonly url: string | null
}

const historyOf = ({ createdAt, closedAs, closedAt }: ForgeIssue): WorkItemFacts['history'] => {
  const created = { at: createdAt, state: 'todo' as ItemState }
  return closedAs === null || closedAt === null ? [created] : [created, { at: closedAt, state: closedAs }]
}

/** An issue as a work item of the tracker that its repository has. */
export const issueFact = (issue: ForgeIssue): Candidate<'work_item'> => {
  const { container, number, title, type, closedAs, createdAt, closedAt, parent, labels, estimateMinutes, url } = issue
  const key = `#${number}`
  return {
    kind: 'work_item',
    place: container,
    known: { key },
    data: {
      key,
      title: shortened(title),
      type,
      state: closedAs ?? 'todo',
      history: historyOf(issue),
      createdAt,
      startedAt: null,
      doneAt: closedAs === 'done' ? closedAt : null,
      parent,
      labels: labels.slice(0, MOST_LABELS),
      links: [],
      estimateMinutes,
      url,
    },
  }
}
