import type { CivilDate } from '#domain/common'
import { Unfolder } from '#sources/kit/calendars/lines'
import { impersonalName, personIn } from '#sources/kit/calendars/people'
import { nameOf, propertyOf } from '#sources/kit/calendars/property'
import { readDayIn } from '#sources/kit/instants'

/** The findings about the text of a calendar before its events are read. */
export interface Scanned {
  /** Its own name; null if it has none, or that of a person. */
  readonly name: string | null
  /**
   * The day of its first event that is no series: what a calendar leaves out as too old is before it. A series says nothing of that, since
   * it is told as long as it goes on. Null if there is no such event.
   */
  readonly firstDay: CivilDate | null
  /** Says whether it begins and ends as a calendar does. */
  readonly isWhole: boolean
}

/** Longer lines hold none of what is looked for. */
const LONGEST = 4_096
const OF_SERIES: ReadonlySet<string> = new Set(['RRULE', 'RDATE', 'RECURRENCE-ID'])

const afterColon = (line: string): string => line.slice(line.indexOf(':') + 1).trim()
const dayOf = (line: string): CivilDate | null => readDayIn(propertyOf(line)?.value.slice(0, 8) ?? '', null)

/** An event while its lines are looked through. */
interface Open {
  day: CivilDate | null
  isOfSeries: boolean
}

/** Looks through the text of a calendar once. */
export const scanned = (text: string): Scanned => {
  const unfolder = new Unfolder()
  const people = new Set<string>()
  const parts: string[] = []
  let isBegun = false
  let name: string | null = null
  let firstDay: CivilDate | null = null
  let open: Open = { day: null, isOfSeries: false }

  const lookAt = (line: string): void => {
    const property = nameOf(line)
    if (property === 'BEGIN') {
      isBegun = true
      parts.push(afterColon(line).toUpperCase())
      if (parts.at(-1) === 'VEVENT') open = { day: null, isOfSeries: false }
      return
    }
    if (property === 'END') {
      const ended = parts.pop()
      if (ended !== 'VEVENT' || open.day === null || open.isOfSeries) return
      if (firstDay === null || open.day < firstDay) firstDay = open.day
      return
    }
    const person = personIn(line)
    if (person !== null) people.add(person)
    const within = parts.at(-1)
    if (within === 'VCALENDAR' && property === 'X-WR-CALNAME') name = afterColon(line)
    if (within === 'VCALENDAR' && property === 'NAME') name ??= afterColon(line)
    if (within !== 'VEVENT') return
    if (OF_SERIES.has(property)) open.isOfSeries = true
    if (property === 'DTSTART') open.day = dayOf(line)
  }

  for (const { bytes } of unfolder.lines(Buffer.from(text))) lookAt(bytes.toString('utf8', 0, LONGEST))
  for (const { bytes } of unfolder.rest()) lookAt(bytes.toString('utf8', 0, LONGEST))
  return { name: impersonalName(name, people), firstDay, isWhole: isBegun && parts.length === 0 }
}
