import type { Lesson } from '../learned.js'
import type { CalendarEvent, CalendarRecord } from './event.js'
import type { SeriesOfFile } from './series-of-file.js'

/** The findings about a file of calendars before its records are mapped. */
export interface FileOfCalendar {
  /** Bounds what the file's series come to. */
  readonly series: SeriesOfFile
  /** Says whether any of its events lists somebody: a published calendar lists nobody, though people come. */
  readonly listsSomebody: boolean
  /** All texts of the record's series or meeting in the files of one import, in the order of the files. */
  readonly texts: readonly Lesson['says'][]
  /** The text that the record is. */
  readonly text: Lesson['says']
}

/** Under what is learned that a file lists somebody. */
export const listingId = (file: string): string => `lists somebody|${file}`
/** Under what is learned which texts a series or a meeting has. */
export const textId = ({ uid }: Pick<CalendarRecord, 'uid'>): string => `text|${uid}`

/** Picks the last change of several texts of one event. */
export const latest = (events: readonly CalendarEvent[]): CalendarEvent | null =>
  events.reduce<CalendarEvent | null>((best, one) => {
    if (best === null || one.sequence !== best.sequence)
      return best === null || one.sequence > best.sequence ? one : best
    return (one.changed ?? '') >= (best.changed ?? '') ? one : best
  }, null)

/** The text of a series or a meeting: in which calendar, in which version, and where it stands. Null for exceptions alone. */
export const textOfRecord = ({ name, events }: CalendarRecord, where: string): string | null => {
  const own = latest(events.filter(({ original }) => original === null))
  return own === null ? null : JSON.stringify([name, own.sequence, own.changed ?? '', where])
}

type Text = readonly [calendar: string | null, sequence: number, changed: string, where: string]

/** Says whether files of the same import have a later text: a series is replaced as a whole, not mixed of two of its texts. */
export const isSuperseded = ({ texts, text }: FileOfCalendar, container: string | null): boolean => {
  if (texts.length < 2 || !texts.includes(text)) return false
  const [calendar] = JSON.parse(text) as Text
  const same = texts
    .map((one) => JSON.parse(one) as Text)
    // A container that a person names is that of all calendars.
    .filter(([name]) => container !== null || name === calendar)
  const newest = same.reduce((best, one) => {
    if (one[1] !== best[1]) return one[1] > best[1] ? one : best
    return one[2] >= best[2] ? one : best
  })
  return JSON.stringify(newest) !== text
}
