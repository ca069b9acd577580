import type * as t from 'io-ts'
import { Address, LongText, listOf, Minutes, ShortText } from '../bounds.js'
import { closed, nullable, oneOf } from '../codec.js'
import { Instant } from '../common.js'
import { defineEvent, Withdrawal } from './envelope.js'

/** The types of an item; `mixed` and `unlinked` apply to changes only. */
export const ItemType = oneOf('epic', 'story', 'task', 'bug', 'subtask', 'other')
export type ItemType = t.TypeOf<typeof ItemType>

export const ItemState = oneOf('todo', 'in_progress', 'done', 'cancelled')
export type ItemState = t.TypeOf<typeof ItemState>

export const WorkItemFacts = closed('WorkItemFacts', {
  /** The tracker's own key, `ACME-12` or `#12`. */
  key: ShortText,
  title: LongText,
  type: ItemType,
  state: ItemState,
  /** The states that it entered, oldest first. */
  history: listOf(closed('StateEntered', { at: Instant, state: ItemState }), 10_000),
  createdAt: Instant,
  startedAt: nullable(Instant),
  /** The instant at which it was last done; null while it is not. */
  doneAt: nullable(Instant),
  parent: nullable(ShortText),
  labels: listOf(ShortText, 1_000),
  /** Code changes that the tracker itself links: a development panel. */
  links: listOf(closed('ChangeOfItem', { container: ShortText, reference: ShortText }), 1_000),
  estimateMinutes: nullable(Minutes),
  url: nullable(Address),
})
export type WorkItemFacts = t.TypeOf<typeof WorkItemFacts>

export const WorkItemObserved = defineEvent('connection', 'WorkItemObserved', WorkItemFacts, { observes: 'stated' })
export const WorkItemWithdrawn = defineEvent('connection', 'WorkItemWithdrawn', Withdrawal, { observes: 'withdrawn' })
