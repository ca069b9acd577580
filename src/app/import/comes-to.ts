import type { Instant } from '#domain/common'
import { decimalOf, scaled } from '#domain/decimal'
import type { EvidenceKind } from '#domain/events/connections'
import type { Fact } from '#domain/events/facts'
import type { ItemState } from '#domain/events/work-items'
import { hoursOfSeconds } from '#domain/figures'
import { minorDigits } from '#domain/money'
import { epochOf } from '#domain/time'
import { thingId } from '#import/known'
import { openScratch, type Scratch } from '#import/scratch'
import type { UpdatedFact } from '#import/source'

/** The facts of a kind and place. */
export interface PlaceTotal {
  readonly kind: EvidenceKind
  /** The name of its container, or of its project. */
  readonly place: string
  /** The name of the project that it belongs to; null if none is known. */
  readonly project: string | null
  readonly count: number
  /** The number of different days on which they lie. */
  readonly days: number
  readonly from: Instant
  readonly to: Instant
}

/** Time of a role. */
export interface HoursTotal {
  readonly role: string
  readonly billable: boolean
  readonly entries: number
  readonly hours: number
}

/** The exact amount of bills, invoices that are not void, or use of AI. */
export interface AmountTotal {
  readonly kind: EvidenceKind
  readonly currency: string | null
  /** Null where a part of it is not known. */
  readonly amount: string | null
}

/** Meetings that cost time: confirmed, and not all day. */
export interface MeetingTotal {
  readonly meetings: number
  readonly hours: number
  /** The number of those who accepted, of all meetings together; null if that is not known of one of them. */
  readonly heads: number | null
  /** The hours of all who accepted together; null as above. */
  readonly headHours: number | null
}

/** Sums of facts, in the numbers that an import then stores. */
export interface ComesTo {
  readonly facts: readonly PlaceTotal[]
  readonly hours: readonly HoursTotal[]
  readonly amounts: readonly AmountTotal[]
  /** Null if there is none. */
  readonly meetings: MeetingTotal | null
  readonly items: readonly { readonly state: ItemState; readonly items: number }[]
}

const FACTS = 'facts'

/** Units of 10^-40; null where they are not known. */
interface Amount {
  readonly currency: string | null
  readonly units: bigint | null
}

/** The amount of a fact; null if it has none. */
const amountOf = (fact: Fact): Amount | null => {
  if (fact.kind === 'cloud_line') return { currency: fact.data.currency, units: scaled(fact.data.amount) }
  if (fact.kind === 'invoice') {
    const { currency, lines, status } = fact.data
    const units = lines.reduce((sum, { amount }) => sum + scaled(amount), 0n)
    return status === 'void' ? null : { currency, units }
  }
  if (fact.kind !== 'ai_usage' || fact.data.metric !== 'estimated_cost_cents') return null
  const { currency, value } = fact.data
  if (value === null) return { currency, units: null }
  return { currency, units: scaled(value) / 10n ** BigInt(currency === null ? 2 : minorDigits(currency)) }
}

/** Sums of one reading. */
class Sums {
  readonly #places = new Map<string, Omit<PlaceTotal, 'days' | 'project'> & { readonly on: Set<string> }>()
  readonly #time = new Map<string, { role: string; billable: boolean; entries: number; seconds: number }>()
  readonly #amounts = new Map<string, { kind: EvidenceKind; currency: string | null; units: bigint | null }>()
  readonly #items = new Map<ItemState, number>()
  #meetings = { meetings: 0, ms: 0, heads: 0, headMs: 0 }

  add(fact: Fact): void {
    this.#addPlace(fact)
    const amount = amountOf(fact)
    if (amount !== null) this.#addAmount(fact.kind, amount)
    if (fact.kind === 'time_entry') this.#addTime(fact.data)
    if (fact.kind === 'meeting') this.#addMeeting(fact.data)
    if (fact.kind === 'work_item') this.#items.set(fact.data.state, (this.#items.get(fact.data.state) ?? 0) + 1)
  }

  #addPlace({ kind, place, occurredAt }: Fact): void {
    const id = `${kind} ${place}`
    const before = this.#places.get(id) ?? { kind, place, count: 0, from: occurredAt, to: occurredAt, on: new Set() }
    before.on.add(occurredAt.slice(0, 10))
    this.#places.set(id, {
      ...before,
      count: before.count + 1,
      from: occurredAt < before.from ? occurredAt : before.from,
      to: occurredAt > before.to ? occurredAt : before.to,
    })
  }

  #addAmount(kind: EvidenceKind, { currency, units }: Amount): void {
    const id = `${kind} ${currency}`
    const sum = this.#amounts.get(id) ?? { kind, currency, units: 0n }
    sum.units = sum.units === null || units === null ? null : sum.units + units
    this.#amounts.set(id, sum)
  }

  #addTime({ role, billable, seconds }: Extract<Fact, { kind: 'time_entry' }>['data']): void {
    const id = `${billable} ${role}`
    const sum = this.#time.get(id) ?? { role, billable, entries: 0, seconds: 0 }
    sum.entries += 1
    sum.seconds += seconds
    this.#time.set(id, sum)
  }

  #addMeeting({ status, allDay, startsAt, endsAt, accepted }: Extract<Fact, { kind: 'meeting' }>['data']): void {
    if (status !== 'confirmed' || allDay) return
    const { meetings, ms, heads, headMs } = this.#meetings
    const length = Math.max(0, epochOf(endsAt) - epochOf(startsAt))
    // Not a number once the heads of one meeting are not known.
    const own = accepted ?? Number.NaN
    this.#meetings = { meetings: meetings + 1, ms: ms + length, heads: heads + own, headMs: headMs + length * own }
  }

  result(): ComesTo {
    const { meetings, ms, heads, headMs } = this.#meetings
    const known = (n: number): number | null => (Number.isNaN(n) ? null : n)
    const hoursOf = (some: number): number => hoursOfSeconds(Math.round(some / 1_000))
    return {
      facts: [...this.#places.values()].map(({ on, ...place }) => ({ ...place, project: null, days: on.size })),
      hours: [...this.#time.values()].map(({ seconds, ...time }) => ({ ...time, hours: hoursOfSeconds(seconds) })),
      amounts: [...this.#amounts.values()].map(({ units, ...amount }) => ({
        ...amount,
        amount: units === null ? null : decimalOf(units),
      })),
      meetings:
        meetings === 0
          ? null
          : {
              meetings,
              hours: hoursOf(ms),
              heads: known(heads),
              headHours: Number.isNaN(headMs) ? null : hoursOf(headMs),
            },
      items: [...this.#items].map(([state, items]) => ({ state, items })),
    }
  }
}

/** Collects the facts of a reading as an import does: of several about one thing the later change counts, else the later record. */
export class Coming {
  readonly #scratch: Scratch = openScratch()

  add(fact: UpdatedFact): void {
    const id = thingId(fact)
    const before = this.#scratch.get(FACTS, id)
    const updated = before === null ? undefined : (JSON.parse(before) as UpdatedFact).updated
    if (fact.updated !== undefined && updated !== undefined && fact.updated < updated) return
    this.#scratch.set(FACTS, id, JSON.stringify(fact))
  }

  /** Returns the sums of all of them, and forgets them. */
  result(): ComesTo {
    const sums = new Sums()
    for (const [, fact] of this.#scratch.entries(FACTS)) sums.add(JSON.parse(fact) as Fact)
    return sums.result()
  }

  close(): void {
    this.#scratch.close()
  }
}
