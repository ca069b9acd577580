import * as t from 'io-ts'
import { agreeing, closed, oneOf } from '../codec.js'
import { Instant, Int0, NonEmptyString } from '../common.js'
import { defineEvent, Withdrawal } from './envelope.js'

export const MeetingStatus = oneOf('confirmed', 'tentative', 'cancelled')
const meeting = closed('MeetingFacts', {
  title: t.string,
  startsAt: Instant,
  endsAt: Instant,
  /** Without hours, so that nothing can be counted of it. */
  allDay: t.boolean,
  status: MeetingStatus,
  invited: Int0,
  accepted: Int0,
  declined: Int0,
  tags: t.readonlyArray(NonEmptyString),
})
/** A meeting, without who was there: attendees are counts. */
export const MeetingFacts = agreeing(
  meeting,
  ({ startsAt, endsAt }) => startsAt <= endsAt,
  'a meeting that does not end before it starts',
)
export type MeetingFacts = t.TypeOf<typeof MeetingFacts>

export const MeetingObserved = defineEvent('connection', 'MeetingObserved', MeetingFacts, { observes: 'stated' })
export const MeetingWithdrawn = defineEvent('connection', 'MeetingWithdrawn', Withdrawal, { observes: 'withdrawn' })
