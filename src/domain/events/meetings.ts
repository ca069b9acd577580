import * as t from 'io-ts'
import { Heads, LongText, listOf, ShortText } from '../bounds.js'
import { agreeing, closed, nullable, oneOf, optional } from '../codec.js'
import { Instant } from '../common.js'
import { epochOf } from '../time.js'
import { defineEvent, upcast, Withdrawal } from './envelope.js'

export const MeetingStatus = oneOf('confirmed', 'tentative', 'cancelled')
const meeting1 = closed('MeetingFacts version 1', {
  title: LongText,
  startsAt: Instant,
  endsAt: Instant,
  /** True of a meeting without hours, whose length cannot be counted. */
  allDay: t.boolean,
  status: MeetingStatus,
  invited: Heads,
  accepted: Heads,
  declined: Heads,
  tags: listOf(ShortText, 1_000),
})
const meeting = closed('MeetingFacts', {
  ...meeting1.props,
  /** Null where the source lists nobody, so that it is not known how many came. */
  invited: nullable(Heads),
  accepted: nullable(Heads),
  declined: nullable(Heads),
  /** The series that it belongs to, by a hash of the id that its calendar gives it; absent if the source does not say. */
  series: optional(ShortText),
})
const HOUR = 3_600_000
/** A longer meeting with hours is a mistake; an all-day entry may last for years. */
const LONGEST_HOURS = { timed: 31 * 24, allDay: 3_660 * 24 } as const

type Lasting = Pick<t.TypeOf<typeof meeting>, 'startsAt' | 'endsAt' | 'allDay'>
const hasPossibleLength = ({ startsAt, endsAt, allDay }: Lasting): boolean => {
  const longest = allDay ? LONGEST_HOURS.allDay : LONGEST_HOURS.timed
  return startsAt <= endsAt && epochOf(endsAt) - epochOf(startsAt) <= longest * HOUR
}
const lasting = <M extends typeof meeting1 | typeof meeting>(codec: M) =>
  agreeing(
    codec,
    hasPossibleLength,
    'a meeting that does not end before it starts and lasts at most 31 days (all day: 3,660 days)',
  )
const MeetingFacts1 = lasting(meeting1)
/** A meeting; attendees are counts, never people. */
export const MeetingFacts = lasting(meeting)
export type MeetingFacts = t.TypeOf<typeof MeetingFacts>

export const MeetingObserved = defineEvent('connection', 'MeetingObserved', MeetingFacts, {
  observes: 'stated',
  upcasters: [upcast(MeetingFacts1, (data) => data)],
})
export const MeetingWithdrawn = defineEvent('connection', 'MeetingWithdrawn', Withdrawal, { observes: 'withdrawn' })
