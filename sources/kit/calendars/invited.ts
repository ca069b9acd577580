import type { Property } from './property.js'

/** Whom a list of a host's events invites, and what they replied. */
export interface Invited {
  readonly address: string
  readonly name: string
  readonly reply: 'accepted' | 'declined' | null
  /** A room or equipment. */
  readonly isResource: boolean
}

/** One who is invited, as an iCalendar says it, so that heads are counted by one set of rules. */
export const attendeeOf = ({ address, name, reply, isResource }: Invited): Property => ({
  name: 'ATTENDEE',
  parameters: new Map([
    ['cn', name],
    ['cutype', isResource ? 'RESOURCE' : 'INDIVIDUAL'],
    ['partstat', reply ?? ''],
  ]),
  type: '',
  value: `mailto:${address}`,
})

/** The organizer, as an iCalendar writes it. */
export const organizerOf = ({ address, name }: Pick<Invited, 'address' | 'name'>): Property => ({
  name: 'ORGANIZER',
  parameters: new Map([['cn', name]]),
  type: '',
  value: `mailto:${address}`,
})
