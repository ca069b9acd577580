import type { CivilDate } from '#domain/common'
import { addDays, civilDateOf, epochOf, instantOf } from '#domain/time'
import { readDay } from '../days.js'
import type { Choices, Mapped } from '../format.js'
import { readInstant } from '../instants.js'
import { rejected } from '../mapping.js'
import { readNumeral } from '../numerals.js'

/** One row of a bill, as its provider writes it. */
export interface Charge {
  /** The account that is charged; empty where the row names none. */
  readonly account: string
  /** The service that is charged for; empty where the row does not say it. */
  readonly service: string
  /** Its first instant, and the instant after its last one, in UTC. */
  readonly startsAt: string
  readonly endsAt: string
  /** The amount that is invoiced, negative for credits. */
  readonly amount: string
  readonly currency: string
  /** The beginning of the bill's period; empty where the row does not say it. */
  readonly billedFrom: string
  /** The invoice; empty until the provider closes the bill. */
  readonly invoice: string
}

/** The cell's text, empty where it holds the word that programs write for nothing. */
export const cellText = (cell: string): string => (/^(?:null|\\N)$/i.test(cell) ? '' : cell)

const AS_UTC = { dates: null, zone: 'UTC' }
/** Whole minutes and seconds in UTC, as nearly all rows write them. */
const IN_UTC = /^(\d{4}-\d\d-\d\d)(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?: ?UTC|Z)?)?$/
const AT_MIDNIGHT = /^\d{4}-\d\d-\d\d(?:[T ]00:00(?::00(?:\.0+)?)?(?: ?UTC|Z)?)?$/

/** The UTC day in which an instant lies; null where the text is none. */
export const utcDayOf = (text: string): CivilDate | null => {
  const [, day] = IN_UTC.exec(text) ?? []
  if (day !== undefined) return readDay(day, null)
  const instant = readInstant(text, AS_UTC)
  return instant === null ? null : civilDateOf(instant, 'UTC')
}

/** The last UTC day before an instant. */
const dayBefore = (text: string): CivilDate | null => {
  if (IN_UTC.test(text)) {
    const day = utcDayOf(text)
    return day === null || !AT_MIDNIGHT.test(text) ? day : addDays(day, -1)
  }
  const instant = readInstant(text, AS_UTC)
  return instant === null ? null : civilDateOf(instantOf(epochOf(instant) - 1), 'UTC')
}

/**
 * A row of a bill as a share of what its service cost its account in its days, or why it is none. A row of several days is
 * not divided: its days are in the key. So is the period of the bill: a later bill may correct days of an earlier one.
 */
export const chargeShare = (charge: Charge, choices: Choices): readonly Mapped[] => {
  const { service, startsAt, endsAt, currency, billedFrom, invoice } = charge
  const account = charge.account === '' ? (choices.container ?? '') : charge.account
  if (account === '') return rejected('no_account', 'the row names no account: name one by --container')
  if (service === '') return rejected('no_service', 'the row does not say what is charged')
  const from = utcDayOf(startsAt)
  const before = dayBefore(endsAt)
  if (from === null || before === null) return rejected('no_days', 'the days of the charge cannot be read')
  // The end is excluded, so a charge of one instant ends before its first day.
  const to = endsAt === startsAt ? from : before
  const amount = readNumeral(charge.amount)
  if (amount === null) return rejected('no_amount', 'the amount is not a decimal number')
  const bill = billedFrom === '' ? '' : utcDayOf(billedFrom)
  if (bill === null) return rejected('no_bill', "the beginning of the bill's period cannot be read")
  const key = [service, from, to, currency, bill].join('/')
  const data = { service, from, to, amount, currency, estimated: invoice === '' }
  const fact = { kind: 'cloud_line' as const, place: account, known: { key }, data }
  return [{ tag: 'share', fact, billedFrom: bill === '' ? null : bill }]
}
