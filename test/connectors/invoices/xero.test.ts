import { describe, expect, it } from '@jest/globals'
import { uuid } from '#test/projections/support/events'
import { sampleOf } from '#test/support/files/samples'
import { PROJECT, readAll, written } from '../files/support.js'

const read = (content: string, choices = {}) => readAll([written('invoices.json', content)], choices)
const [first, inclusive, bare] = JSON.parse(sampleOf('xero-invoices')).Invoices
const pageOf = (...invoices: readonly object[]): string => JSON.stringify({ Status: 'OK', Invoices: invoices })
const [item, ...others] = first.LineItems
const plain = { category: 'other', role: null, hours: null } as const

describe('given invoices of Xero', () => {
  it('when they are read, then lines are net of tax, discounts are lines, and no purchase or draft is told', async () => {
    const { reading, facts, rejected } = await read(sampleOf('xero-invoices'))
    const days = (day: string) => ({ issuedOn: day, periodStart: day, periodEnd: day })
    expect(facts.map(({ kind, place, key, data }) => ({ kind, place, key, data }))).toEqual(
      [
        {
          number: 'INV-0041',
          status: 'issued',
          ...days('2026-03-31'),
          currency: 'GBP',
          // 2000 - 200 + 198.33 = 2398 - 399.67 of tax.
          lines: [
            {
              ...plain,
              id: 'c997b810-b637-439d-9036-93fd4319011f',
              description: 'Development, agreed with',
              unitAmount: '100',
              amount: '2000',
            },
            {
              ...plain,
              id: 'c997b810-b637-439d-9036-93fd4319011f-discount',
              description: 'Discount',
              unitAmount: null,
              amount: '-200',
            },
            {
              ...plain,
              id: 'c997b810-b637-439d-9036-93fd43190120',
              description: 'Hosting',
              unitAmount: '198.3333',
              amount: '198.33',
            },
          ],
        },
        {
          number: 'INV-0042',
          status: 'paid',
          ...days('2026-04-01'),
          currency: 'GBP',
          // 150 less 15 include 20 % of tax: 125 less 12.50.
          lines: [
            {
              ...plain,
              id: 'c997b810-b637-439d-9036-93fd43190122',
              description: 'Support',
              unitAmount: null,
              amount: '125',
            },
            {
              ...plain,
              id: 'c997b810-b637-439d-9036-93fd43190122-discount',
              description: 'Discount',
              unitAmount: null,
              amount: '-12.5',
            },
          ],
        },
        {
          number: 'INV-0043',
          status: 'issued',
          ...days('2018-10-20'),
          currency: 'AUD',
          lines: [{ ...plain, id: 'net', description: '', unitAmount: null, amount: '135' }],
        },
        {
          number: 'INV-0044',
          status: 'void',
          ...days('2026-04-02'),
          currency: 'GBP',
          lines: [
            {
              ...plain,
              id: 'c997b810-b637-439d-9036-93fd43190123',
              description: 'By mistake',
              unitAmount: '50',
              amount: '50',
            },
          ],
        },
      ].map((data) => ({ kind: 'invoice', place: PROJECT, key: data.number, data })),
    )
    expect(facts).toMatchObject([{ updated: '2026-03-31T10:00:00.000Z' }, {}, {}, {}])
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([
      { reason: 'purchase', records: 1 },
      { reason: 'draft', records: 1 },
    ])
    expect(reading.asked).toEqual(new Map([['categories', new Set(['DEV', '260', '200'])]]))
  })
  it('when an item is answered as labour, then its quantity is hours; an account is answered likewise', async () => {
    const categories = new Map([
      ['DEV', 'labour'],
      ['260', 'cloud'],
    ] as const)
    const { reading, facts } = await read(pageOf(first), { categories, roles: new Map([['DEV', 'developer']]) })
    expect(facts).toMatchObject([
      {
        data: {
          lines: [{ category: 'labour', role: 'developer', hours: '20' }, { category: 'other' }, { category: 'cloud' }],
        },
      },
    ])
    expect(reading.asked).toEqual(new Map())
  })
  it('when taxes were rounded for each line, then the difference of a hundredth is a line', async () => {
    const { facts } = await read(pageOf({ ...inclusive, TotalTax: 22.51, SubTotal: 112.49 }))
    expect(facts).toMatchObject([{ data: { lines: [{}, {}, { id: 'rounding', amount: '-0.01' }] } }])
  })
  it('when its lines do not sum up to its net sum, then it is a dead letter, and no wrong sum is told', async () => {
    const { facts, rejected } = await read(pageOf({ ...first, LineItems: others }))
    expect([facts, rejected]).toMatchObject([[], [{ reasonCode: 'sum_differs' }]])
  })
  it('when a line is below zero, then it is a credit as it stands', async () => {
    const credit = { ...others[0], LineAmount: -98.33, UnitAmount: -98.33, TaxAmount: -19.67 }
    const total = { Total: 2041.67, TotalTax: 340 }
    const { facts } = await read(pageOf({ ...first, ...total, LineItems: [item, credit] }))
    expect(facts).toMatchObject([{ data: { lines: [{ amount: '2000' }, { amount: '-200' }, { amount: '-98.33' }] } }])
  })
  it.each([
    ['/Date(1539993600000)/', '2018-10-20'],
    ['/Date(1539946800000+1300)/', '2018-10-20'],
    ['/Date(1540015200000-0800)/', '2018-10-19'],
    ['2018-10-20', '2018-10-20'],
  ])('when its day is written as %s, then it is %s', async (written, day) => {
    const { facts } = await read(pageOf({ ...bare, Date: written }))
    expect(facts).toMatchObject([{ data: { issuedOn: day } }])
  })
  it('when an option of a tracking category or a contact has an answer, then its lines belong to that project', async () => {
    const [shop, site] = [uuid('shop'), uuid('site')]
    const projects = new Map([
      ['Website', site],
      ['d6a384fb-f46f-41a3-8ac7-b7bc9e0b5efa', shop],
    ])
    const { facts } = await read(pageOf(first), { projects })
    expect(facts).toMatchObject([
      { place: site, data: { lines: [{ amount: '2000' }, { amount: '-200' }] } },
      { place: shop, data: { lines: [{ amount: '198.33' }] } },
    ])
    const { reading, rejected } = await read(pageOf(first), { project: null, projects: new Map([['x', shop]]) })
    expect(rejected).toMatchObject([{ reasonCode: 'unknown_project' }])
    expect(reading.asked.get('projects') ?? new Set()).toEqual(new Set())
  })
  it('when nobody has approved an invoice, or it was deleted, then it is left out with the reason', async () => {
    const { reading, facts } = await read(pageOf({ ...first, Status: 'SUBMITTED' }, { ...first, Status: 'DELETED' }))
    expect(facts).toEqual([])
    expect(reading.leftOut).toEqual([
      { reason: 'not_approved', records: 1 },
      { reason: 'deleted', records: 1 },
    ])
  })
  it('when 5 % of the records are broken, then the rest is taken, and each broken one is a dead letter without its values', async () => {
    const broken = [
      { ...first, Status: 'GIVEN' },
      { ...first, Type: 'GIFT' },
      { ...first, DateString: '2026-02-30T00:00:00' },
      { ...first, LineItems: [{ ...item, LineAmount: 'free' }] },
      { ...inclusive, LineItems: [{ ...inclusive.LineItems[0], TaxAmount: null }] },
      { ...first, CurrencyCode: 'XX' },
      { ...bare, Date: '/Date(999999999999999+0000)/' },
      { ...first, InvoiceID: 7 },
    ]
    const many = Array.from({ length: 152 }, (_, n) => ({ ...first, InvoiceNumber: `A-${n}` }))
    const { facts, rejected } = await read(pageOf(...broken, ...many))
    expect(facts).toHaveLength(152)
    expect(rejected.map(({ reasonCode }) => reasonCode)).toEqual([
      'unknown_state',
      'unknown_kind',
      'no_day',
      'no_amount',
      'no_amount',
      'invalid_data',
      'no_day',
      'invalid_record',
    ])
    expect(JSON.stringify(rejected)).not.toMatch(/GIVEN|GIFT|free|"XX/)
  })
})
