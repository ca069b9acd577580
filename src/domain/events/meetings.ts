import * as t from 'io-ts'
import { Heads, LongText, listOf, ShortText } from '../bounds.js'
import { agreeing, closed, oneOf } from '../codec.js'
import { Instant } from '../common.js'
import { epochOf } from '../time.js'
import { defineEvent, Withdrawal } from './envelope.js'

export const MeetingStatus = oneOf('confirmed', 'tentative', 'cancelled')
const meeting = closed('MeetingFacts', {
  title: LongText,
  startsAt: Instant,
  endsAt: Instant,
  /** Without hours, so its length cannot be counted. */
  allDay: t.boolean,
  status: MeetingStatus,
  invited: Heads,
  accepted: Heads,
  declined: Heads,
  tags: listOf(ShortText, 1_000),
})
const HOUR = 3_600_000
/** A longer meeting with hours is a mistake; an all-day entry may last for years. */
const LONGEST_HOURS = { timed: 31 * 24, allDay: 3_660 * 24 } as const

const hasPossibleLength = ({ startsAt, endsAt, allDay }: t.TypeOf<typeof meeting>): boolean => {
  const longest = allDay ? LONGEST_HOURS.allDay : LONGEST_HOURS.timed
  return startsAt <= endsAt && epochOf(endsAt) - epochOf(startsAt) <= longest * HOUR
}
/** A meeting; attendees are counts, never people. */
export const MeetingFacts = agreeing(
  meeting,
  hasPossibleLength,
  'a meeting that does not end before it starts and lasts at most 31 days (all day: 3,660 days)',
)
export type MeetingFacts = t.TypeOf<typeof MeetingFacts>

export const MeetingObserved = defineEvent('connection', 'MeetingObserved', MeetingFacts, { observes: 'stated' })
export const MeetingWithdrawn = defineEvent('connection', 'MeetingWithdrawn', Withdrawal, { observes: 'withdrawn' })
