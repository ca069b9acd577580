import { describe, expect, it } from '@jest/globals'
import {
  emptyOf,
  type Field,
  missing,
  sentFields,
  type Values,
  wrongField,
} from '../../console/src/statement/fields.js'
import { changesOf } from '../../console/src/statement/watched.js'

const FIELDS: readonly Field[] = [
  { kind: 'text', name: 'reference', label: 'Number' },
  { kind: 'money', name: 'amount', label: 'Amount', currency: 'EUR', isOptional: true },
  { kind: 'day', name: 'on', label: 'Day', isOptional: true },
  { kind: 'many', name: 'item', label: 'Items', options: [] },
  { kind: 'check', name: 'verified', label: 'Verified' },
]
const FILLED: Values = { reference: ' CR-7 ', amount: '1200.50 ', on: '', item: ['SHOP-1', 'SHOP-2'], verified: false }

describe('the fields of a statement', () => {
  it('are sent as they are filled in, amounts with their currency, without what is left empty', () => {
    expect(sentFields(FIELDS, FILLED)).toEqual({
      reference: 'CR-7',
      amount: '1200.50 EUR',
      item: ['SHOP-1', 'SHOP-2'],
    })
  })
  it('send a choice that was made', () => {
    expect(sentFields(FIELDS, { ...FILLED, verified: true })).toHaveProperty('verified', true)
  })
  it.each([
    ['reference', '  '],
    ['item', []],
  ])('are not complete without %s', (name, value) => {
    expect(missing(FIELDS, { ...FILLED, [name]: value })?.name).toBe(name)
  })
  it('are complete without what is optional or a choice', () => {
    expect(missing(FIELDS, { ...FILLED, amount: '', on: '' })).toBeNull()
  })
  it.each([
    '1.000,50',
    '1,5',
    '1.000',
    '1 000',
    '1e9',
    '-0',
    '-5',
    '１２',
    '0x10',
    '€5',
    '5 EUR',
    'NaN',
    '1.',
    '9'.repeat(16),
  ])('are not sent with the amount %s, which is none or might be another', (amount) => {
    expect(wrongField(FIELDS, { ...FILLED, amount })).toEqual({
      field: 'amount',
      problem: 'Write a number such as 1200.00, with no sign for thousands.',
    })
  })
  it.each(['0', '1000', ' 1200.5 ', '0.05', ''])('are sent with the amount %j', (amount) => {
    expect(wrongField(FIELDS, { ...FILLED, amount })).toBeNull()
  })
  it.each([
    ['EUR', '0.125', undefined],
    ['EUR', '95.5050', undefined],
    ['JPY', '1500', undefined],
    ['JPY', '1.500', 'Write a number such as 1200, with no sign for thousands.'],
    ['BHD', '1.000', undefined],
  ])('are sent in %s with %s, unless it might be a thousand times as much', (currency, amount, problem) => {
    const field: Field = { kind: 'money', name: 'amount', label: 'Amount', currency }
    expect(wrongField([field], { amount })?.problem).toBe(problem)
  })
  it.each([
    ['7.5', undefined],
    ['7,5', 'Write a number of hours, such as 7.5.'],
    ['seven', 'Write a number of hours, such as 7.5.'],
  ])('take hours as a number: %s', (hours, problem) => {
    const field: Field = { kind: 'hours', name: 'hours', label: 'Hours' }
    expect(wrongField([field], { hours })?.problem).toBe(problem)
  })
  it('begin empty', () => {
    expect(FIELDS.map(emptyOf)).toEqual(['', '', '', [], false])
  })
})

describe('the numbers before and after a statement', () => {
  it('are told where they are others', () => {
    const before = [
      ['Growth', '10%'],
      ['Items', '4'],
    ] as const
    const after = [
      ['Growth', '12%'],
      ['Items', '4'],
      ['Orders', '1'],
    ] as const
    expect(changesOf(before, after)).toEqual([{ label: 'Growth', before: '10%', after: '12%' }])
  })
})
