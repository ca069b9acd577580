import { divideHalfEven, scaled, UNIT } from '#domain/decimal'
import type { InvoiceLine } from '#domain/events/commercial'
import { addMoney, money, NOTHING, type Sums } from '#domain/money'
import { type HourlyRate, rateOn } from '../cost/labour.js'
import type { RateState } from '../entities/rate.js'
import type { TimeEntryState } from '../entities/time-entry.js'

const SECONDS_AN_HOUR = 3_600n
/** Time is counted in units of 10^-40 seconds: lines give hours as decimals, and divide entries exactly. */
const UNITS_A_SECOND = UNIT

/** Some of the time of a billable entry. */
export interface Share {
  readonly entry: TimeEntryState
  readonly role: string
  readonly units: bigint
  /** What an hour of it costs; null where its role has no rate on its day. */
  readonly rate: HourlyRate | null
}

/** All of what can be billed, oldest first. */
const billable = (entries: readonly TimeEntryState[], rates: readonly RateState[]): readonly Share[] =>
  entries
    .flatMap((entry): readonly Share[] => {
      const facts = entry.observations[0]?.facts
      if (facts === undefined || !facts.billable) return []
      const { seconds, role, day } = facts
      return [{ entry, role, units: BigInt(seconds) * UNITS_A_SECOND, rate: rateOn(rates, role, day) }]
    })
    .sort(({ entry: a }, { entry: b }) =>
      a.day !== b.day ? ((a.day ?? '') < (b.day ?? '') ? -1 : 1) : a.key < b.key ? -1 : 1,
    )

/** Time that a labour line may rest on: of its role, or of any where it names none. */
const isFor = ({ role }: InvoiceLine, share: Share): boolean => role === null || role === share.role

/** What a line takes of the time that is left, oldest first: up to its hours, all where it names none. */
const takenBy = (
  line: InvoiceLine,
  left: readonly Share[],
): { readonly taken: readonly Share[]; readonly rest: readonly Share[] } => {
  const taken: Share[] = []
  const rest: Share[] = []
  let wanted = line.hours === null ? null : scaled(line.hours) * SECONDS_AN_HOUR
  for (const share of left) {
    const units = !isFor(line, share) ? 0n : wanted === null || wanted > share.units ? share.units : wanted
    if (units <= 0n) {
      rest.push(share)
      continue
    }
    if (wanted !== null) wanted -= units
    taken.push({ ...share, units })
    if (units < share.units) rest.push({ ...share, units: share.units - units })
  }
  return { taken, rest }
}

/** Which time supports which labour line, and what no line takes: that is unbilled. */
export interface Allotment {
  readonly ofLine: ReadonlyMap<string, readonly Share[]>
  readonly unbilled: readonly Share[]
}

/**
 * Gives time to labour lines in the invoice's order, lines that name a role first. An entry may be divided: what one line
 * does not take supports another. So no hour supports two lines.
 */
export const allotment = (
  lines: readonly InvoiceLine[],
  entries: readonly TimeEntryState[],
  rates: readonly RateState[],
): Allotment => {
  const ofLine = new Map<string, readonly Share[]>()
  let left = billable(entries, rates)
  const labour = lines.filter(({ category }) => category === 'labour')
  for (const line of [...labour.filter(({ role }) => role !== null), ...labour.filter(({ role }) => role === null)]) {
    const { taken, rest } = takenBy(line, left)
    ofLine.set(line.id, taken)
    left = rest
  }
  return { ofLine, unbilled: left }
}

/** Hours to 0.01. */
export const hoursOf = (shares: readonly Share[]): number => {
  const units = shares.reduce((sum, one) => sum + one.units, 0n)
  return Number(divideHalfEven(units * 100n, SECONDS_AN_HOUR * UNITS_A_SECOND)) / 100
}

/** What the shares cost, exactly; null where one has no rate. */
export const costOf = (shares: readonly Share[]): Sums | null => {
  let sums = NOTHING
  for (const { units, rate } of shares) {
    if (rate === null) return null
    const { currency, numerator, denominator } = rate
    sums = addMoney(sums, money(currency, units * numerator, SECONDS_AN_HOUR * UNITS_A_SECOND * denominator))
  }
  return sums
}
