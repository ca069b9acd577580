import { withoutPeople } from '../code/text.js'
import { type Property, propertyOf } from './property.js'

/** The numbers of people who are invited, and of their replies. */
export interface Heads {
  readonly invited: number
  readonly accepted: number
  readonly declined: number
}

/** Heads where a calendar lists nobody: it is not known who came. */
export const UNKNOWN_HEADS = { invited: null, accepted: null, declined: null } as const

/** Somebody who is invited, by the reply and the domain of the address: of people nothing else is kept. */
interface Head {
  readonly reply: string
  readonly domain: string
}

/** The people at a meeting, as its calendar lists them. Rooms and equipment are nobody. */
export interface Attendance {
  /** All who are invited, each once. */
  readonly invited: readonly Head[]
  /** The organizer who is not in that list; null if there is none. */
  readonly organizer: Head | null
  /** Says whether anybody is there beside the owner of the calendar; where that is not known, beside who organizes. */
  readonly hasOthers: boolean
}

const NOT_PEOPLE = new Set(['ROOM', 'RESOURCE'])
/** Addresses of rooms, of calendars that organize, and of an organizer whom the calendar hides. */
const NOT_PEOPLE_AT =
  /@(resource|group)\.calendar\.google\.com$|^mailto:unknownorganizer@calendar\.google\.com$|@import\.calendar\.google\.com$/

const addressOf = ({ value }: Property): string => value.trim().toLowerCase()
const parameterOf = ({ parameters }: Property, name: string): string => (parameters.get(name) ?? '').toUpperCase()

/** Says whether it is a person who is invited, or organizes. */
export const isPerson = (one: Property): boolean =>
  !NOT_PEOPLE.has(parameterOf(one, 'cutype')) &&
  // Only informed: a copy, and how rooms are written, too.
  parameterOf(one, 'role') !== 'NON-PARTICIPANT' &&
  !NOT_PEOPLE_AT.test(addressOf(one))

/** The last reply of each address; lines without one are a person each. */
const byAddress = (attendees: readonly Property[]): readonly Property[] => {
  const people = new Map<string, Property>()
  for (const [i, one] of attendees.entries()) {
    const address = addressOf(one)
    people.set(/^mailto:[^@]+@/.test(address) ? address : `${i}`, one)
  }
  return [...people.values()]
}

const domainOf = (one: Property): string => /^mailto:[^@]*@(.+)$/.exec(addressOf(one))?.[1] ?? ''

const headOf = (one: Property): Head => ({ reply: parameterOf(one, 'partstat'), domain: domainOf(one) })

/**
 * Lists the people at a meeting. `owner` is the address of whose calendar it is, as `mailto:…`; null if it is not known: then who is
 * alone in the list may be a guest.
 */
export const attendanceOf = (
  organizer: Property | null,
  attendees: readonly Property[],
  owner: string | null,
): Attendance => {
  const people = byAddress(attendees.filter(isPerson))
  const listed = new Set(attendees.map(addressOf))
  const organizes = organizer !== null && isPerson(organizer) ? organizer : null
  const unlisted = organizes === null || listed.has(addressOf(organizes)) ? null : organizes
  const own = owner?.toLowerCase() ?? (organizes === null ? null : addressOf(organizes))
  const everyone = organizes === null ? people : [...people, organizes]
  return {
    invited: people.map(headOf),
    organizer: unlisted === null ? null : headOf(unlisted),
    hasOthers: everyone.some((one) => addressOf(one) !== own),
  }
}

/** The rules by which heads are counted. */
export interface Counting {
  /** Domains of those who count; null if everybody does. */
  readonly domains: readonly string[] | null
  /** Says whether who organizes is there without being in the list: Outlook never lists the organizer, Google does. */
  readonly organizerAttends: boolean
}

/** Domains of a choice that names some; null if it names none. */
export const domainsIn = (text: string | null): readonly string[] | null => (text === null ? null : text.split(' '))

const belongs = ({ domain }: Head, domains: readonly string[] | null): boolean =>
  domains === null || domains.some((one) => domain === one || domain.endsWith(`.${one}`))

/** Counts those who are at a meeting and belong to one of the domains. */
export const headsOf = ({ invited, organizer }: Attendance, { domains, organizerAttends }: Counting): Heads => {
  const organizes = organizer === null || !organizerAttends ? [] : [{ ...organizer, reply: 'ACCEPTED' }]
  const people = [...invited, ...organizes].filter((one) => belongs(one, domains))
  const replied = (reply: string): number => people.filter((one) => one.reply === reply).length
  return { invited: people.length, accepted: replied('ACCEPTED'), declined: replied('DECLINED') }
}

/** The name of a person; empty if the calendar has none. */
export const nameIn = ({ parameters }: Property): string => (parameters.get('cn') ?? '').trim()

/** The full names of those invited, where the calendar has them. */
const namesOf = (people: readonly Property[]): readonly string[] =>
  people
    .filter(isPerson)
    .map(nameIn)
    .filter((name) => /\S\s+\S/.test(name))

const without = (text: string, name: string): string => {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at === -1 ? text : without(`${text.slice(0, at)} ${text.slice(at + name.length)}`, name)
}

const LONGEST_TITLE = 1_000

/** A text on one line, without control characters. */
export const oneLine = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be in it
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim()

/** A title or a tag without addresses, and without the full names of those invited. */
export const impersonal = (text: string, people: readonly Property[]): string =>
  oneLine(namesOf(people).reduce(without, withoutPeople(text.slice(0, LONGEST_TITLE)))).replace(/[\uD800-\uDBFF]$/, '')

/** The name of a calendar, if it says no person: it is no address, and none of those who are invited, who are given in lower case. */
export const impersonalName = (name: string | null, people: ReadonlySet<string>): string | null => {
  const plain = oneLine((name ?? '').replace(/\\([\\;,])/g, '$1'))
  return plain === '' || plain.length > 500 || plain.includes('@') || people.has(plain.toLowerCase()) ? null : plain
}

/** The full name of a person in a line of an event, in lower case; null if the line is none of a person. */
export const personIn = (line: string): string | null => {
  const property = /^(?:ATTENDEE|ORGANIZER);/i.test(line) ? propertyOf(line) : null
  return property !== null && isPerson(property) ? nameIn(property).toLowerCase() : null
}
