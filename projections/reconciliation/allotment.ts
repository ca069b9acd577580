import type { CivilDate } from '#domain/common'
import { compareText } from '#domain/compare'
import { divideHalfEven, scaled, UNIT } from '#domain/decimal'
import type { InvoiceLine } from '#domain/events/commercial'
import { addMoney, money, NOTHING, type Sums } from '#domain/money'
import { roleName } from '#domain/role-name'
import type { TimeEntryState } from '../entities/time-entry.js'
import { type Agreed, type HourlyPrice, priceOn } from './prices.js'

const MS_AN_HOUR = 3_600_000n
/** Time is counted in units of 10^-40 milliseconds: lines give hours as decimals, and divide time exactly. */
const UNITS_AN_HOUR = MS_AN_HOUR * UNIT

/** Some time on one day, or on days of one price. */
export interface Span {
  readonly day: CivilDate
  readonly units: bigint
}
export const spanOfMs = (day: CivilDate, ms: bigint): Span => ({ day, units: ms * UNIT })

/** Some of the time of a billable entry. */
export interface Share extends Span {
  readonly entry: TimeEntryState
  readonly role: string
  /** The price that the client agreed to pay for an hour of it; null where none was agreed. */
  readonly price: HourlyPrice | null
}

/** All of what can be billed, oldest first. */
const billable = (entries: readonly TimeEntryState[], agreed: Agreed): readonly Share[] =>
  entries
    .flatMap((entry): readonly Share[] => {
      const facts = entry.observations[0]?.facts
      if (facts === undefined || !facts.billable) return []
      const { seconds, role, day } = facts
      return [{ ...spanOfMs(day, BigInt(seconds) * 1_000n), entry, role, price: priceOn(role, day, agreed) }]
    })
    .sort((a, b) => compareText(a.day, b.day) || compareText(a.entry.key, b.entry.key))

/** The hours that a line bills, in units; null where it names none, and takes all. */
export const wantedBy = ({ hours }: InvoiceLine): bigint | null => (hours === null ? null : scaled(hours) * MS_AN_HOUR)

/** Takes from the time that is left, oldest first: up to the wanted units, or all where none are named. */
export const takenOf = <S extends Span>(
  left: readonly S[],
  wanted: bigint | null,
  isFor: (span: S) => boolean = () => true,
): { readonly taken: readonly S[]; readonly rest: readonly S[] } => {
  const taken: S[] = []
  const rest: S[] = []
  let missing = wanted
  for (const span of left) {
    const units = !isFor(span) ? 0n : missing === null || missing > span.units ? span.units : missing
    if (units <= 0n) {
      rest.push(span)
      continue
    }
    if (missing !== null) missing -= units
    taken.push({ ...span, units })
    if (units < span.units) rest.push({ ...span, units: span.units - units })
  }
  return { taken, rest }
}

/** The time that supports each labour line, and the time that no line takes: that is unbilled. */
export interface Allotment {
  readonly ofLine: ReadonlyMap<string, readonly Share[]>
  readonly unbilled: readonly Share[]
}

/** Time that a labour line may rest on: of its role, or of any where it names none. */
const isFor =
  ({ role }: InvoiceLine) =>
  (share: Share): boolean =>
    role === null || roleName(role) === roleName(share.role)

/**
 * Gives time to labour lines in the invoice's order, lines that name a role first. An entry may be divided: what one line
 * does not take supports another. So no hour supports two lines.
 */
export const allotment = (
  lines: readonly InvoiceLine[],
  entries: readonly TimeEntryState[],
  agreed: Agreed,
): Allotment => {
  const ofLine = new Map<string, readonly Share[]>()
  let left = billable(entries, agreed)
  const labour = lines.filter(({ category }) => category === 'labour')
  for (const line of [...labour.filter(({ role }) => role !== null), ...labour.filter(({ role }) => role === null)]) {
    const { taken, rest } = takenOf(left, wantedBy(line), isFor(line))
    ofLine.set(line.id, taken)
    left = rest
  }
  return { ofLine, unbilled: left }
}

/** Hours to 0.01. */
export const hoursOf = (spans: readonly Span[]): number => {
  const units = spans.reduce((sum, one) => sum + one.units, 0n)
  return Number(divideHalfEven(units * 100n, UNITS_AN_HOUR)) / 100
}

/** The exact price of some time; null where a part of it has none. */
export const amountOf = <S extends Span>(
  spans: readonly S[],
  priceOf: (span: S) => HourlyPrice | null,
): Sums | null => {
  let sums = NOTHING
  for (const span of spans) {
    const price = priceOf(span)
    if (price === null) return null
    const { currency, numerator, denominator } = price
    sums = addMoney(sums, money(currency, span.units * numerator, UNITS_AN_HOUR * denominator))
  }
  return sums
}
