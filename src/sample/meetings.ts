import type { CivilDate } from '#domain/common'
import type { FactsOf } from '#domain/events/facts'
import { atHour, daysFrom, isWorkday, weekdayOf } from './calendar.js'

// The meetings in the calendar of a project.

type Meeting = FactsOf<'meeting'>

export interface MadeMeeting {
  readonly key: string
  readonly day: CivilDate
  readonly facts: Meeting
  /** No matter of the project: it only stands in its calendar. */
  readonly isUnrelated: boolean
}

interface Kind {
  readonly title: string
  readonly hour: number
  readonly hours: number
  readonly invited: number
  readonly isUnrelated?: boolean
}

const PLANNING: Kind = { title: 'Planning of the week', hour: 8, hours: 0.75, invited: 5 }
const REVIEW: Kind = { title: 'Review with the client', hour: 12, hours: 1, invited: 7 }
const RETROSPECTIVE: Kind = { title: 'Retrospective', hour: 13, hours: 1, invited: 5 }
const LUNCH: Kind = { title: 'Talk at lunch', hour: 10.5, hours: 0.5, invited: 12, isUnrelated: true }

/** Picks the meeting of a day, by its weekday and the number of its week. */
const kindOf = (day: CivilDate, week: number): Kind | null => {
  const weekday = weekdayOf(day)
  if (weekday === 1) return PLANNING
  if (weekday === 5 && week % 2 === 0) return REVIEW
  if (weekday === 3 && week % 4 === 3) return RETROSPECTIVE
  return weekday === 3 && week % 9 === 5 ? LUNCH : null
}

/** The meetings of a project from one day to another, which is excluded. */
export const meetingsOf = (from: CivilDate, end: CivilDate): readonly MadeMeeting[] =>
  daysFrom(from, end).flatMap((day, n): readonly MadeMeeting[] => {
    const kind = isWorkday(day) ? kindOf(day, Math.floor(n / 7)) : null
    if (kind === null) return []
    const { title, hour, hours, invited, isUnrelated = false } = kind
    const declined = n % 4 === 0 ? 1 : 0
    return [
      {
        key: `meeting-${day}`,
        day,
        isUnrelated,
        facts: {
          title,
          startsAt: atHour(day, hour),
          endsAt: atHour(day, hour + hours),
          allDay: false,
          status: n % 31 === 17 ? 'cancelled' : 'confirmed',
          invited,
          accepted: invited - 1 - declined,
          declined,
          tags: [],
        },
      },
    ]
  })
