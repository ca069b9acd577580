import { describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { readInput } from '#app/state/input'
import { said } from '#cli/stated'
import { NOON } from '#test/projections/support/events'
import { saying } from './support/deciding.js'
import { parsed } from './support/lines.js'

/** The amount that a command reads, or why it refuses it. */
const amountOf = async (line: string): Promise<unknown> => {
  const { command, given } = await parsed(line)
  const input = readInput(command, given)
  if (isLeft(input)) return input.left.tag === 'misused' ? input.left.message : input.left.tag
  return input.right['amount']
}

const PAYMENT = 'payment record succeeded'
const FORM = 'expected an amount with its currency, such as "420.00 EUR"'

describe('given an amount of minor units, as an option', () => {
  it.each([
    ['--amount "420.00 EUR"', { cents: 42_000, currency: 'EUR' }],
    ['--amount "420 EUR"', { cents: 42_000, currency: 'EUR' }],
    ['--amount "420.5 eur"', { cents: 42_050, currency: 'EUR' }],
    ['--amount "420.500 EUR"', { cents: 42_050, currency: 'EUR' }],
    ['--amount "0 EUR"', { cents: 0, currency: 'EUR' }],
    ['--amount "5000 JPY"', { cents: 5_000, currency: 'JPY' }],
    ['--amount "1.234 KWD"', { cents: 1_234, currency: 'KWD' }],
    ['--amount "90071992547409.91 EUR"', { cents: Number.MAX_SAFE_INTEGER, currency: 'EUR' }],
  ])('when it is %s, then it is exact', async (option, amount) => {
    expect(await amountOf(`${PAYMENT} ${option}`)).toEqual(amount)
  })
  it.each([
    ['42.005 EUR', 'expected at most 2 digits after the point for EUR, such as "420.00 EUR"'],
    ['42.5 JPY', 'expected no digits after the point for JPY, such as "420 JPY"'],
    ['90071992547409.92 EUR', 'expected a smaller amount, such as "420.00 EUR"'],
    ['420.00', FORM],
    ['EUR 420.00', FORM],
    ['1,420.00 EUR', FORM],
    ['420,00 EUR', FORM],
    ['-420.00 EUR', FORM],
    ['4e2 EUR', FORM],
    ['420.00 EURO', FORM],
    ['420.00 XQQ', FORM],
    ['420.00 EUR EUR', FORM],
    ['', FORM],
  ])('when it is %j, then the refusal has the form and an example', async (amount, refusal) => {
    expect(await amountOf(`${PAYMENT} --amount "${amount}"`)).toBe(`--amount: ${refusal}`)
  })
})

describe('given an amount of an hour, as an argument', () => {
  it.each([
    ['120.50 EUR', { amount: '120.50', currency: 'EUR' }],
    ['"120.50 EUR"', { amount: '120.50', currency: 'EUR' }],
    ['0.125 eur', { amount: '0.125', currency: 'EUR' }],
  ])('when it is %s, then it is taken as it is', async (words, amount) => {
    expect(await amountOf(`rate set engineering ${words}`)).toEqual(amount)
    expect(await amountOf(`price set engineering ${words} --project app`)).toEqual(amount)
  })
  it.each(['120.50', '120.50 EUR an hour', '1e2 EUR', 'EUR 120.50'])(
    'when it is %s, then the refusal has the form and an example',
    async (words) => {
      expect(await amountOf(`rate set engineering ${words}`)).toBe(`<amount>: ${FORM}`)
    },
  )
})

describe('given the former options of an amount', () => {
  it.each([
    ['--amount-cents 42000 --currency EUR', { cents: 42_000, currency: 'EUR' }],
    ['--amount-cents 42000 --currency jpy', { cents: 42_000, currency: 'JPY' }],
    [`--amount-cents ${Number.MAX_SAFE_INTEGER} --currency EUR`, { cents: Number.MAX_SAFE_INTEGER, currency: 'EUR' }],
  ])('when they are %s, then they mean the same', async (options, amount) => {
    expect(await amountOf(`${PAYMENT} ${options}`)).toEqual(amount)
    expect(await amountOf(`estimate record --project app ${options}`)).toEqual(amount)
  })
  it.each([
    ['--amount-cents 42000', /together.*--amount "420\.00 EUR"/],
    ['--currency EUR', /together.*--amount "420\.00 EUR"/],
    ['--amount-cents 42.5 --currency EUR', /^--amount-cents: /],
    ['--amount-cents 42000 --currency EURO', /^--currency: /],
    ['--amount "420.00 EUR" --currency EUR', /give --amount alone/],
  ])('when they are %s, then the refusal says what to give', async (options, refusal) => {
    expect(await amountOf(`${PAYMENT} ${options}`)).toMatch(refusal)
  })
})

describe('given a statement with an amount', () => {
  it.each([
    ['rate set engineering 120.5 EUR', 'Rate set: engineering, 120.50 EUR an hour'],
    ['payment record succeeded --amount-cents 42000 --currency EUR', /^Payment recorded: .*, 420\.00 EUR$/],
    ['estimate record --project app --amount "42000 JPY"', /^Cost estimate recorded: .*, 42000 JPY$/],
    ['engagement sign --project app --model fixed --starts-on 2026-01-01 --amount "5 EUR"', /, 5\.00 EUR$/],
    ['change-order approve CR-1 --project app --amount "5 EUR"', /, 5\.00 EUR$/],
    ['change-order approve CR-1 --project app', /^Change order approved: [^,]*$/],
  ])('when it is %s, then the result prints the amount', async (line, result) => {
    const { decided } = await saying([], line, NOON)
    if (isLeft(decided)) throw new Error(JSON.stringify(decided.left))
    const { ids, events } = decided.right
    const [first] = said({ ids, events, key: null, warnings: [], version: null, changed: true, position: '' })
    expect(first).toMatch(result)
  })
})
