import { withoutPeople } from '../code/text.js'
import type { Property } from './property.js'

/** How many people are invited, and how they replied. */
export interface Heads {
  readonly invited: number
  readonly accepted: number
  readonly declined: number
}

const NOT_PEOPLE = new Set(['ROOM', 'RESOURCE'])
/** Addresses of rooms, of calendars that organize, and of an organizer whom the calendar hides. */
const NOT_PEOPLE_AT =
  /@(resource|group)\.calendar\.google\.com$|^mailto:unknownorganizer@calendar\.google\.com$|@import\.calendar\.google\.com$/

const addressOf = ({ value }: Property): string => value.trim().toLowerCase()
const parameterOf = ({ parameters }: Property, name: string): string => (parameters.get(name) ?? '').toUpperCase()

/** Whether it is a person who is invited, or organizes. */
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

/**
 * Counts people, never rooms and equipment. Whoever organizes is one of them, and has accepted unless the list says
 * otherwise.
 */
export const headsOf = (organizer: Property | null, attendees: readonly Property[]): Heads => {
  const people = byAddress(attendees.filter(isPerson))
  const listed = new Set(attendees.map(addressOf))
  const organizes = organizer !== null && isPerson(organizer) && !listed.has(addressOf(organizer)) ? 1 : 0
  const replied = (reply: string): number => people.filter((one) => parameterOf(one, 'partstat') === reply).length
  return {
    invited: people.length + organizes,
    accepted: replied('ACCEPTED') + organizes,
    declined: replied('DECLINED'),
  }
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
