import { describe, expect, it } from '@jest/globals'
import { emptyOf, type Field, missing, sentFields, type Values } from '../../console/src/statement/fields.js'
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
