import { isLeft } from 'fp-ts/lib/Either.js'
import { readCalendar } from '#connectors/hosts/calendar'
import type { Instant } from '#domain/common'
import type { MeetingFacts } from '#domain/events/meetings'
import { icalendar } from '#sources/icalendar/calendar'
import type { HostPage } from '#sources/kit/hosts/host'
import { ANSWERS, READ_AT } from '#test/connectors/files/support'

/** A meeting that the text of a calendar tells, with the key of its fact. */
export interface ToldMeeting {
  readonly key: string
  readonly place: string
  readonly data: MeetingFacts
}

/** The meetings that the pages of a calendar tell, in the order of their starts. */
export const meetingsIn = async (
  pages: readonly HostPage[],
  readAt: Instant = READ_AT,
): Promise<readonly ToldMeeting[]> => {
  const meetings: ToldMeeting[] = []
  for (const text of pages.flatMap(({ records }) => records)) {
    const calendar = await readCalendar(String(text), { name: 'events', format: icalendar, readAt })
    for await (const { value } of calendar.mapped()) {
      if (isLeft(value)) throw new Error(value.left.message)
      for (const mapped of value.right(ANSWERS, { dates: null, decimal: null, zone: null })) {
        if (mapped.tag === 'rejected') throw new Error(mapped.message)
        if (mapped.tag !== 'fact' || mapped.fact.kind !== 'meeting' || !('key' in mapped.fact.known)) continue
        const { place, known, data } = mapped.fact
        meetings.push({ key: known.key, place, data })
      }
    }
  }
  return meetings.sort((a, b) => (a.data.startsAt < b.data.startsAt ? -1 : 1))
}
