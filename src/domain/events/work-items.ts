import * as t from 'io-ts'
import { closed, nullable, oneOf } from '../codec.js'
import { Instant, Int0, NonEmptyString } from '../common.js'
import { defineEvent, Withdrawal } from './envelope.js'

/** The type that one item can have; `mixed` and `unlinked` are said of changes only. */
export const ItemType = oneOf('epic', 'story', 'task', 'bug', 'subtask', 'other')
export type ItemType = t.TypeOf<typeof ItemType>

export const ItemState = oneOf('todo', 'in_progress', 'done', 'cancelled')
export type ItemState = t.TypeOf<typeof ItemState>

export const WorkItemFacts = closed('WorkItemFacts', {
  /** The tracker's own key, `ACME-12` or `#12`. */
  key: NonEmptyString,
  title: t.string,
  type: ItemType,
  state: ItemState,
  /** Each state that it entered, oldest first. */
  history: t.readonlyArray(closed('StateEntered', { at: Instant, state: ItemState })),
  createdAt: Instant,
  startedAt: nullable(Instant),
  /** When it was done last; null while it is not. */
  doneAt: nullable(Instant),
  parent: nullable(NonEmptyString),
  labels: t.readonlyArray(NonEmptyString),
  /** Code changes that the tracker itself links: a development panel. */
  links: t.readonlyArray(closed('ChangeOfItem', { container: NonEmptyString, reference: NonEmptyString })),
  estimateMinutes: nullable(Int0),
  url: nullable(NonEmptyString),
})
export type WorkItemFacts = t.TypeOf<typeof WorkItemFacts>

export const WorkItemObserved = defineEvent('connection', 'WorkItemObserved', WorkItemFacts, { observes: 'stated' })
export const WorkItemWithdrawn = defineEvent('connection', 'WorkItemWithdrawn', Withdrawal, { observes: 'withdrawn' })
