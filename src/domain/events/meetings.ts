import * as t from 'io-ts'
import { closed, oneOf } from '../codec.js'
import { Instant, Int0, NonEmptyString } from '../common.js'
import { defineEvent, Withdrawal } from './envelope.js'

/** A meeting, without who was there: attendees are counts. */
export const MeetingFacts = closed('MeetingFacts', {
  title: t.string,
  startsAt: Instant,
  endsAt: Instant,
  /** Without hours, so that nothing can be counted of it. */
  allDay: t.boolean,
  status: oneOf('confirmed', 'tentative', 'cancelled'),
  invited: Int0,
  accepted: Int0,
  declined: Int0,
  tags: t.readonlyArray(NonEmptyString),
})
export type MeetingFacts = t.TypeOf<typeof MeetingFacts>

export const MeetingObserved = defineEvent('connection', 'MeetingObserved', MeetingFacts, { observes: 'stated' })
export const MeetingWithdrawn = defineEvent('connection', 'MeetingWithdrawn', Withdrawal, { observes: 'withdrawn' })
