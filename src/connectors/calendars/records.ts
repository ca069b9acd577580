import { createHash } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type CalendarEvent, type CalendarRecord, eventIn, originalIn } from '#sources/kit/calendars/event'
import { Unfolder, unfolded } from '#sources/kit/calendars/lines'
import type { Moment } from '#sources/kit/calendars/moments'
import { impersonalName, personIn } from '#sources/kit/calendars/people'
import { definedZone, ianaZoneOf, type Zone } from '#sources/kit/calendars/zones'
import { encodingOf, utf8Pieces } from '#sources/kit/text'
import type { Input } from '../files/input.js'
import type { Broken, FileRecord } from '../files/rows.js'
import { type Calendar, Components, type Entry, LONGEST_EVENT, linesOf } from './components.js'

/** Says whether a file is a calendar, by its first bytes. */
export const isCalendar = (head: Buffer): boolean =>
  /^\s*BEGIN:VCALENDAR\s/i.test(new TextDecoder(encodingOf(head)).decode(head.subarray(0, 4_096), { stream: true }))

const componentsOf = async ({ name, head, pieces }: Input): Promise<Components> => {
  const components = new Components(name)
  const unfolder = new Unfolder()
  for await (const piece of utf8Pieces(unfolded(head), pieces()))
    for (const line of unfolder.lines(piece)) components.add(line)
  for (const line of unfolder.rest()) components.add(line)
  components.close()
  return components
}

const MESSAGES = {
  not_closed: 'the event does not end',
  too_long: `the event has more than ${LONGEST_EVENT} bytes`,
  not_text: 'the event holds bytes that are no text in the encoding of its file',
} as const

/** The zones that a calendar's events name, each read once. */
const zonesOf = ({ zones }: Calendar): ((name: string) => Zone | null) => {
  const known = new Map<string, Zone | null>()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const iana = ianaZoneOf(name)
    const definition = zones.get(name)
    const defined = definition === undefined ? null : definedZone(definition)
    const zone: Zone | null = iana === null ? defined : { tag: 'iana', name: iana }
    known.set(name, zone)
    return zone
  }
}

/** The full names of the people in the entries of a file. */
const peopleOf = (entries: readonly Entry[]): ReadonlySet<string> => {
  const people = new Set<string>()
  for (const entry of entries)
    for (const line of linesOf(entry)) {
      const person = personIn(line)
      if (person !== null) people.add(person)
    }
  return people
}

/** Entries of one UID in calendars of one name. */
const grouped = (entries: readonly Entry[]): Iterable<readonly Entry[]> => {
  const groups = new Map<string, Entry[]>()
  for (const [i, entry] of entries.entries()) {
    const isEvent = entry.kind === 'VEVENT' && entry.uid !== ''
    const id = isEvent ? JSON.stringify([entry.calendar.name, entry.uid]) : `${i}`
    const group = groups.get(id)
    if (group === undefined) groups.set(id, [entry])
    else group.push(entry)
  }
  return groups.values()
}

/** The address of whose calendar it is, where its name is one, as Google writes it; null if it is not known. */
const ownerOf = ({ name }: Calendar): string | null =>
  name !== null && /^[^\s@]+@[^\s@]+$/.test(name) ? `mailto:${name}` : null

/** Google lists whoever organizes among those invited, if they come; others do not list them. */
const isOfGoogle = ({ product }: Calendar): boolean => /\bgoogle\b/i.test(product)

const identityOf = (entries: readonly Entry[]): string => {
  const hash = createHash('sha256')
  for (const { calendar, kind, packed, problem } of entries) {
    const { name, zone, method, zones } = calendar
    hash.update(JSON.stringify([kind, packed, problem, name, zone, method, [...zones.keys()]]))
  }
  return hash.digest('hex')
}

/**
 * The records of a file of calendars: one a UID, and one for each event that cannot be read. Throws a `SourceFailure` if the
 * file cannot be read to its end, or is too large to keep.
 */
export async function* calendarRecordsOf(input: Input): AsyncGenerator<FileRecord<CalendarRecord>> {
  const { entries } = await componentsOf(input)
  const people = peopleOf(entries)
  const zones = new Map<Calendar, (name: string) => Zone | null>()
  for (const group of grouped(entries)) {
    const [first] = group
    if (first === undefined) continue
    const unread: Moment[] = []
    let isBroken = false
    const read: { readonly entry: Entry; readonly event: CalendarEvent }[] = []
    for (const entry of group) {
      const zoneNamed = zones.get(entry.calendar) ?? zonesOf(entry.calendar)
      zones.set(entry.calendar, zoneNamed)
      const value = eventOf(entry, zoneNamed)
      if (value === null) continue
      if (isLeft(value)) {
        yield { record: `line ${entry.line}`, identity: () => identityOf([entry]), value }
        const original = originalIn(linesOf(entry), zoneNamed)
        if (original !== null) unread.push(original)
        isBroken = true
      } else read.push({ entry, event: value.right })
    }
    const [head = null] = read
    const isEvent = first.kind === 'VEVENT'
    if (head === null && isEvent) continue
    const { name, zone, method } = first.calendar
    yield {
      record: `line ${(read.find(({ event }) => event.original === null) ?? head)?.entry.line ?? first.line}`,
      identity: () => identityOf(read.length === 0 ? group : read.map(({ entry }) => entry)),
      value: right({
        name: impersonalName(name, people),
        zone: zone === null ? null : ianaZoneOf(zone),
        method,
        organizerAttends: !isOfGoogle(first.calendar),
        uid: first.uid,
        events: read.map(({ event }) => event),
        unread,
        isWhole: !isBroken && read.some(({ event }) => event.original === null),
      }),
    }
  }
}

/** Null for an entry that is no event. */
const eventOf = (entry: Entry, zoneNamed: (name: string) => Zone | null) => {
  const { calendar, kind, uid, problem } = entry
  const broken = (reasonCode: Broken['reasonCode'], message: string) => left({ reasonCode, message })
  if (kind !== 'VEVENT') return null
  if (problem !== null) return broken(problem, MESSAGES[problem])
  if (uid === '') return broken('no_uid', 'the event has no UID')
  return eventIn(linesOf(entry), zoneNamed, ownerOf(calendar))
}
