import { decimalOf } from './decimal.js'

/** Text that stands between a number and its unit without a line break. */
const NARROW_BLANK = '\u00A0'

type Decimal = Intl.StringNumericLiteral

const DATE: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }
const MONTH: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', timeZone: 'UTC' }
const INSTANT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
}

/** Makes each formatter once: making one costs more than using it. */
const once = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

/** Formats numbers, money and times for one locale. */
export interface Format {
  /** Minor units of a currency: `€12,345.60`. Exact. */
  readonly money: (cents: number, currency: string) => string
  /** The same as plain digits, for a file: `12345.60`. */
  readonly moneyDigits: (cents: number, currency: string) => string
  /** The same, short, for an axis: `€12.3K`. */
  readonly moneyShort: (cents: number, currency: string) => string
  /** A number with the digits that the service sent: `1,204.5`. */
  readonly number: (value: number) => string
  /** A value in percent: `14.2%`. */
  readonly percent: (value: number) => string
  /** A share of 1, to a tenth of a percent: `0.5` is `50%`. */
  readonly ratio: (value: number) => string
  /** Hours, to a hundredth: `1,204.5 h`. Working hours are never days of 24. */
  readonly workHours: (value: number) => string
  /** A civil date: `Nov 23, 2026`. */
  readonly date: (civilDate: string) => string
  /** The month of a civil date: `Nov 2026`. */
  readonly month: (civilDate: string) => string
  /** Two civil dates: `Nov 1 – 23, 2026`. */
  readonly range: (start: string, end: string) => string
  /** An instant in a zone, with the zone: `Nov 23, 2026, 11:08 AM GMT+1`. */
  readonly instant: (timestamp: string, timeZone: string) => string
  /** The day of an instant in a zone: `Nov 23, 2026`. */
  readonly day: (timestamp: string, timeZone: string) => string
  /** Names in a sentence: `labour, coordination, and cloud`. */
  readonly list: (names: readonly string[]) => string
}

export const formatFor = (locale: string): Format => {
  const currencies = once((currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }))
  const shortCurrencies = once(
    (currency) => new Intl.NumberFormat(locale, { style: 'currency', currency, notation: 'compact' }),
  )
  const instants = once((timeZone) => new Intl.DateTimeFormat(locale, { ...INSTANT, timeZone }))
  const days = once((timeZone) => new Intl.DateTimeFormat(locale, { ...DATE, timeZone }))
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
  const hours = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const percents = new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 20 })
  const ratios = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const dates = new Intl.DateTimeFormat(locale, DATE)
  const months = new Intl.DateTimeFormat(locale, MONTH)
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })

  const minorDigits = (currency: string): number => currencies(currency).resolvedOptions().maximumFractionDigits ?? 2
  const moneyDigits = (cents: number, currency: string): string => decimalOf(cents, minorDigits(currency))
  const at = (civilDate: string): Date => new Date(`${civilDate}T00:00:00Z`)

  return {
    money: (cents, currency) => currencies(currency).format(moneyDigits(cents, currency) as Decimal),
    moneyDigits,
    moneyShort: (cents, currency) => shortCurrencies(currency).format(moneyDigits(cents, currency) as Decimal),
    number: (value) => numbers.format(value),
    percent: (value) => percents.format(value),
    ratio: (value) => ratios.format(value),
    workHours: (value) => `${hours.format(value)}${NARROW_BLANK}h`,
    date: (civilDate) => dates.format(at(civilDate)),
    month: (civilDate) => months.format(at(civilDate)),
    range: (start, end) => dates.formatRange(at(start), at(end)),
    instant: (timestamp, timeZone) => instants(timeZone).format(new Date(timestamp)),
    day: (timestamp, timeZone) => days(timeZone).format(new Date(timestamp)),
    list: (names) => lists.format(names),
  }
}
