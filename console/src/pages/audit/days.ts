import { type CivilDate, civilDateIn } from '../../address/civil.js'

/** Events of one day of the calendar. */
export interface DayOf<E> {
  readonly day: CivilDate
  readonly events: readonly E[]
}

/** Events by their day in a zone, in the order in which they come. */
export const byDay = <E extends { readonly occurredAt: string }>(
  events: readonly E[],
  timeZone: string,
): readonly DayOf<E>[] => {
  const days: { day: CivilDate; events: E[] }[] = []
  for (const event of events) {
    const day = civilDateIn(Date.parse(event.occurredAt), timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.events.push(event)
    else days.push({ day, events: [event] })
  }
  return days
}

/** Returns the time of a day, in a zone, as a person reads it: `09:30 AM`. */
export const timesIn = (locale: string, timeZone: string): ((at: string) => string) => {
  const format = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone })
  return (at) => format.format(new Date(at))
}
