import { describe, expect, it } from '@jest/globals'
import { uuid } from '#test/projections/support/events'
import { sampleOf } from '#test/support/files/samples'
import { PROJECT, readAll, written } from '../files/support.js'

const read = (content: string, choices = {}) => readAll([written('invoices.json', content)], choices)
const [, first = '', paid = ''] = sampleOf('harvest-invoices')
  .split('\n')
  .map((line) => line.replace(/,$/, ''))

/** A page of one invoice with some members otherwise. */
const pageOf = (...records: readonly unknown[]): string => JSON.stringify({ invoices: records, per_page: 2000 })
const invoice = (changes: object = {}): object => ({ ...JSON.parse(paid), ...changes })
const item = (changes: object = {}): object => ({ ...JSON.parse(paid).line_items[0], ...changes })

describe('given invoices of Harvest', () => {
  it('when they are read, then lines are net of tax, a discount is a line, and a draft is left out', async () => {
    const { reading, facts, rejected } = await read(sampleOf('harvest-invoices'))
    expect(facts.map(({ kind, place, key, data }) => ({ kind, place, key, data }))).toEqual([
      {
        kind: 'invoice',
        place: PROJECT,
        key: '1001',
        data: {
          number: '1001',
          status: 'issued',
          issuedOn: '2017-02-01',
          periodStart: '2017-02-01',
          periodEnd: '2017-02-01',
          currency: 'EUR',
          lines: [
            {
              id: '53341602',
              description: '03/01/2017 - Project Management: [9:00am - 11:00am] Planning meetings with',
              category: 'other',
              role: null,
              hours: null,
              unitAmount: '100',
              amount: '200',
            },
            {
              id: '53341603',
              description: 'Stock photos',
              category: 'other',
              role: null,
              hours: null,
              unitAmount: '100',
              amount: '100',
            },
            {
              id: 'discount',
              description: 'Discount',
              category: 'other',
              role: null,
              hours: null,
              unitAmount: null,
              amount: '-30',
            },
          ],
        },
      },
      {
        kind: 'invoice',
        place: PROJECT,
        key: '1000',
        data: {
          number: '1000',
          status: 'paid',
          issuedOn: '2017-04-01',
          periodStart: '2017-03-01',
          periodEnd: '2017-03-31',
          currency: 'USD',
          lines: [
            {
              id: '53341450',
              description: '50% of Phase 1 of the Online Store',
              category: 'other',
              role: null,
              hours: null,
              unitAmount: '100',
              amount: '10000',
            },
          ],
        },
      },
    ])
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'draft', records: 1 }])
    expect(reading.asked).toEqual(new Map([['categories', new Set(['Service', 'Product'])]]))
  })
  it('when a kind is answered as labour, then its quantity is hours, and its role is that of the kind', async () => {
    const choices = {
      categories: new Map([['Service', 'labour']] as const),
      roles: new Map([['Service', 'developer']]),
    }
    const { reading, facts } = await read(first, choices)
    expect(facts).toMatchObject([
      {
        data: {
          lines: [
            { category: 'labour', role: 'developer', hours: '2', unitAmount: '100', amount: '200' },
            { category: 'other', role: null, hours: null },
            { category: 'other', amount: '-30' },
          ],
        },
      },
    ])
    expect(reading.asked).toEqual(new Map([['categories', new Set(['Product'])]]))
  })
  it('when an invoice has no lines, then its net sum is its line', async () => {
    const { facts } = await read(pageOf(invoice({ line_items: [], amount: 288.9, tax_amount: 13.5, tax2_amount: 5.4 })))
    expect(facts).toMatchObject([{ data: { lines: [{ id: 'net', amount: '270', category: 'other' }] } }])
  })
  it('when amounts are text, or numbers that are no binary ones, then they are what is written', async () => {
    const lines = [item({ amount: '10000.10' }), item({ id: 2, amount: 12345.67 }), item({ id: 3, amount: 0.1 + 0.2 })]
    const { facts } = await read(pageOf(invoice({ line_items: lines })))
    expect(facts).toMatchObject([
      { data: { lines: [{ amount: '10000.1' }, { amount: '12345.67' }, { amount: '0.30000000000000004' }] } },
    ])
  })
  it('when an invoice is written off, then it was issued', async () => {
    expect((await read(pageOf(invoice({ state: 'closed' })))).facts).toMatchObject([{ data: { status: 'issued' } }])
  })
  it('when its lines belong to several of our projects, then each has its lines', async () => {
    const [shop, site] = [uuid('shop'), uuid('site')]
    const lines = [
      item(),
      item({ id: 2, amount: 5, project: { name: 'Site' } }),
      item({ id: 3, amount: -1, project: null }),
    ]
    const projects = new Map([
      ['Online Store - Phase 1', shop],
      ['Site', site],
    ])
    const { facts } = await read(pageOf(invoice({ line_items: lines })), { projects })
    expect(facts).toMatchObject([
      { place: shop, key: '1000', data: { lines: [{ amount: '10000' }] } },
      { place: site, key: '1000', data: { lines: [{ amount: '5' }] } },
      { place: PROJECT, key: '1000', data: { lines: [{ amount: '-1' }] } },
    ])
  })
  it('when no answer says whose a project is, then it is asked for', async () => {
    const { reading, rejected } = await read(pageOf(invoice()), { project: null })
    expect(rejected).toMatchObject([{ reasonCode: 'unknown_project' }])
    expect(reading.asked.get('projects')).toEqual(new Set(['Online Store - Phase 1']))
  })
  it('when a page is read twice, or an invoice was changed meanwhile, then each has one key, and says when it was changed', async () => {
    const { facts } = await read(`${sampleOf('harvest-invoices')}\n${sampleOf('harvest-invoices')}`)
    expect(new Set(facts.map(({ key }) => key))).toEqual(new Set(['1000', '1001']))
    expect(facts).toMatchObject([
      { updated: '2017-08-23T22:25:59.000Z' },
      { updated: '2017-06-27T16:24:57.000Z' },
      {},
      {},
    ])
  })
  it('when 5 % of the records are broken, then the rest is taken, and each broken one is a dead letter of its line', async () => {
    const broken = [
      invoice({ state: 'archived' }),
      invoice({ issue_date: '2017-02-30' }),
      invoice({ amount: 'free', line_items: null }),
      invoice({ line_items: [item({ amount: null })] }),
      invoice({ currency: 'XX' }),
      invoice({ number: 17 }),
      invoice({ period_start: '2017-04-01' }),
    ]
    const many = Array.from({ length: 133 }, (_, n) => invoice({ number: `A-${n}` }))
    const lines = [...broken, ...many].map((one) => JSON.stringify(one)).join('\n')
    const { facts, rejected } = await read(lines)
    expect(facts).toHaveLength(133)
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual([
      ['invoices.json, record 1, line 1', 'unknown_state'],
      ['invoices.json, record 2, line 2', 'no_day'],
      ['invoices.json, record 3, line 3', 'no_amount'],
      ['invoices.json, record 4, line 4', 'invalid_record'],
      ['invoices.json, record 5, line 5', 'invalid_data'],
      ['invoices.json, record 6, line 6', 'invalid_record'],
      ['invoices.json, record 7, line 7', 'invalid_data'],
    ])
    expect(JSON.stringify(rejected)).not.toMatch(/archived|free|XX/)
  })
})
