import { type Either, left } from 'fp-ts/lib/Either.js'
import type { Property } from './property.js'
import { FLOATING, type Zone } from './zones.js'

/** The reason why an event cannot be read. */
export type EventProblem =
  | 'no_uid'
  | 'not_closed'
  | 'too_long'
  | 'not_text'
  | 'no_property'
  | 'no_start'
  | 'no_end'
  | 'unknown_zone'
  | 'unknown_status'
  | 'ends_before_start'
  | 'too_many_dates'
  | 'outside_years'
  | 'too_long_meeting'

/** An event that cannot be read, without its values. */
export interface BrokenEvent {
  readonly reasonCode: EventProblem
  readonly message: string
}

/** An event that cannot be read. */
export const broken = (reasonCode: EventProblem, message: string): Either<BrokenEvent, never> =>
  left({ reasonCode, message })

/** The zone of a name; null if it is not known. */
export type ZoneNamed = (name: string) => Zone | null

/** The properties of an event by their names. */
export class Properties {
  readonly #byName = new Map<string, Property[]>()
  readonly #zoneNamed: ZoneNamed

  constructor(zoneNamed: ZoneNamed) {
    this.#zoneNamed = zoneNamed
  }

  add(property: Property): void {
    const same = this.#byName.get(property.name)
    if (same === undefined) this.#byName.set(property.name, [property])
    else same.push(property)
  }

  all(name: string): readonly Property[] {
    return this.#byName.get(name) ?? []
  }

  first(name: string): Property | null {
    return this.#byName.get(name)?.[0] ?? null
  }

  word(name: string): string {
    return (this.first(name)?.value ?? '').trim().toUpperCase()
  }

  /** The zone of a property's times; null if it names one that is not known. */
  zoneOf({ parameters }: Property): Zone | null {
    const name = parameters.get('tzid')
    return name === undefined ? FLOATING : this.#zoneNamed(name)
  }
}
