import { type Currency, minorDigits } from './money.js'

// How numbers read in texts. Digits are grouped by thousands, and none is added or lost: `1,204.5`.

const grouped = (digits: string): string => {
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.push(digits.slice(Math.max(0, end - 3), end))
  return groups.reverse().join(',')
}

/** A decimal number in digits, however large or small it is. */
const plainDigits = (n: number): string => {
  const [mantissa = '', exponent] = Math.abs(n).toString().split('e')
  if (exponent === undefined) return mantissa
  const [whole = '', fraction = ''] = mantissa.split('.')
  const shift = Number(exponent)
  return shift < 0
    ? `0.${'0'.repeat(-shift - 1)}${whole}${fraction}`
    : `${whole}${fraction}`.padEnd(shift + whole.length, '0')
}

/** A number with the digits that JSON shows: `1,204.5`, `-3`. */
export const numberText = (n: number): string => {
  const [whole = '', fraction] = plainDigits(n).split('.')
  const size = fraction === undefined ? grouped(whole) : `${grouped(whole)}.${fraction}`
  return n < 0 ? `-${size}` : size
}

/** An amount in minor units, exactly: `20,464.94 EUR`, `1,500 JPY`, `-0.05 EUR`. */
export const moneyText = (cents: number, currency: Currency): string => {
  const decimals = minorDigits(currency)
  const digits = plainDigits(cents).padStart(decimals + 1, '0')
  const whole = grouped(digits.slice(0, digits.length - decimals))
  const size = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
  return `${cents < 0 ? '-' : ''}${size} ${currency}`
}

/** Things counted: `1 item`, `1,204 items`. */
export const countText = (n: number, one: string, more = `${one}s`): string =>
  `${numberText(n)} ${Math.abs(n) === 1 ? one : more}`

/** Hours: `1 hour`, `1,204.5 hours`. */
export const hoursText = (hours: number): string => countText(hours, 'hour')

/** A share that is given in percent: `62.5%`. */
export const percentText = (percent: number): string => `${numberText(percent)}%`

/** Names in a sentence: `labour`, `labour and cloud`, `labour, coordination and cloud`. */
export const listText = (names: readonly string[]): string => {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

const FEW = 5
/** The same of names that may be many: the first five, and how many more there are. */
export const fewText = (names: readonly string[]): string =>
  listText(names.length > FEW ? [...names.slice(0, FEW), `${numberText(names.length - FEW)} more`] : names)

/** A sentence with a full stop, unless it has its own end. */
export const ended = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)

/**
 * A reason without the advice behind it that names options of a command: `no answer says the role: give --role` is
 * `no answer says the role`.
 */
export const withoutOptions = (message: string): string => {
  const option = message.search(/(^|\s)--[a-z]/)
  if (option === -1) return message
  const before = message.slice(0, option)
  const end = Math.max(before.lastIndexOf(': '), before.lastIndexOf('; '))
  return end === -1 ? message : before.slice(0, end)
}
