import { describe, expect, it } from '@jest/globals'
import { uuid } from '#test/projections/support/events'
import { sampleOf } from '#test/support/files/samples'
import { PROJECT, readAll, written } from '../files/support.js'

const read = (content: string, choices = {}) => readAll([written('invoices.json', content)], choices)
const [first, inclusive] = JSON.parse(sampleOf('quickbooks-invoices')).QueryResponse.Invoice

const pageOf = (...invoices: readonly object[]): string =>
  JSON.stringify({ QueryResponse: { Invoice: invoices, startPosition: 1 }, time: '2026-04-03T09:29:56.229-07:00' })
const lines = (invoice: { readonly Line: readonly object[] }): readonly object[] => invoice.Line
const plain = { category: 'other', role: null, hours: null } as const

describe('given invoices of QuickBooks Online', () => {
  it('when they are read, then lines are net of tax, none counts twice, and a discount is a line', async () => {
    const { reading, facts, rejected } = await read(sampleOf('quickbooks-invoices'))
    expect(facts.map(({ kind, place, key, data }) => ({ kind, place, key, data }))).toEqual([
      {
        kind: 'invoice',
        place: PROJECT,
        key: '1037',
        data: {
          number: '1037',
          status: 'issued',
          issuedOn: '2026-03-31',
          periodStart: '2026-03-02',
          periodEnd: '2026-03-20',
          currency: 'USD',
          // 275 + 40.10 - 31.51 = 306.28 - 22.69 of tax.
          lines: [
            { ...plain, id: '1', description: 'Rock Fountain, agreed with', unitAmount: '110', amount: '275' },
            { ...plain, id: '3', description: 'Hosting', unitAmount: '40.1', amount: '40.1' },
            { ...plain, id: 'line 3', description: 'Discount', unitAmount: null, amount: '-31.51' },
          ],
        },
      },
      {
        kind: 'invoice',
        place: PROJECT,
        key: '1038',
        data: {
          number: '1038',
          status: 'paid',
          issuedOn: '2026-04-01',
          periodStart: '2026-04-01',
          periodEnd: '2026-04-01',
          currency: 'USD',
          lines: [{ ...plain, id: '1', description: 'Support', unitAmount: '100', amount: '100' }],
        },
      },
      expect.objectContaining({ key: '1039', data: expect.objectContaining({ status: 'void' }) }),
    ])
    expect(facts).toMatchObject([{ updated: '2026-04-01T20:16:17.000Z' }, {}, {}])
    expect(rejected).toEqual([])
    expect(reading.asked).toEqual(new Map([['categories', new Set(['Design', 'Hosting', 'Support'])]]))
  })
  it('when an item is answered as labour, then its quantity is hours', async () => {
    const choices = { categories: new Map([['Design', 'labour']] as const), roles: new Map([['Design', 'designer']]) }
    const { facts } = await read(pageOf(first), choices)
    expect(facts).toMatchObject([{ data: { lines: [{ category: 'labour', role: 'designer', hours: '2.5' }, {}, {}] } }])
  })
  it('when the lines of prices that include the tax include it, too, then it is taken out', async () => {
    const gross = lines(inclusive).map((line) => ({ ...line, Amount: 120 }))
    const { facts } = await read(pageOf({ ...inclusive, Line: gross }))
    expect(facts).toMatchObject([{ data: { lines: [{ amount: '120' }, { id: 'tax', amount: '-20' }] } }])
  })
  it('when its lines do not sum up to its net sum, then it is a dead letter, and no wrong sum is told', async () => {
    const { facts, rejected } = await read(pageOf({ ...first, TotalAmt: 307.28 }))
    expect([facts, rejected]).toMatchObject([[], [{ reasonCode: 'sum_differs' }]])
  })
  it('when it has no lines, then its net sum is its line', async () => {
    const { facts } = await read(pageOf({ ...first, Line: [] }))
    expect(facts).toMatchObject([{ data: { lines: [{ id: 'net', amount: '283.59' }], periodStart: '2026-03-31' } }])
  })
  it('when only some lines have a day of service, then its period is its day of issue', async () => {
    const item = { ...first.Line[0].SalesItemLineDetail, ServiceDate: undefined }
    const some = [{ ...first.Line[0], SalesItemLineDetail: item }, ...lines(first).slice(1)]
    const { facts } = await read(pageOf({ ...first, Line: some }))
    expect(facts).toMatchObject([{ data: { periodStart: '2026-03-31', periodEnd: '2026-03-31' } }])
  })
  it('when a company has one currency, and its invoices do not name it, then it is asked for, and the answer counts', async () => {
    const nameless = pageOf({ ...first, CurrencyRef: undefined })
    expect((await read(nameless)).rejected).toMatchObject([
      { reasonCode: 'no_currency', message: expect.stringContaining('--currency') },
    ])
    expect((await read(nameless, { currency: 'EUR' })).facts).toMatchObject([{ data: { currency: 'EUR' } }])
  })
  it('when it has no number, then its id is its number', async () => {
    expect((await read(pageOf({ ...first, DocNumber: undefined }))).facts).toMatchObject([{ key: '130' }])
  })
  it('when a class, a project or a customer has an answer, then its lines belong to that project; no name is looked up', async () => {
    const [shop, site] = [uuid('shop'), uuid('site')]
    const ClassRef = { value: '200', name: 'Shop' }
    const item = { ...first.Line[0].SalesItemLineDetail, ClassRef }
    const classed = { ...first, Line: [{ ...first.Line[0], SalesItemLineDetail: item }, ...lines(first).slice(1)] }
    const projects = new Map([
      ['Shop', shop],
      ['24', site],
      ['Ada Canary', uuid('nobody')],
    ])
    const { facts } = await read(pageOf(classed), { projects })
    expect(facts).toMatchObject([
      { place: shop, data: { lines: [{ amount: '275' }] } },
      { place: site, data: { lines: [{ amount: '40.1' }, { amount: '-31.51' }] } },
    ])
    const { reading, rejected } = await read(pageOf(first), { project: null, projects: new Map([['x', shop]]) })
    expect(rejected).toMatchObject([{ reasonCode: 'unknown_project' }])
    expect(reading.asked.get('projects') ?? new Set()).toEqual(new Set())
  })
  it('when a page is read twice, then each invoice has one key', async () => {
    const { facts } = await read(`${sampleOf('quickbooks-invoices')}\n${sampleOf('quickbooks-invoices')}`)
    expect(new Set(facts.map(({ key }) => key))).toEqual(new Set(['1037', '1038', '1039']))
  })
  it('when 5 % of the records are broken, then the rest is taken, and each broken one is a dead letter without its values', async () => {
    const [sold, ...others] = lines(first)
    const broken = [
      { ...first, TxnDate: '2026-02-30' },
      { ...first, TotalAmt: 'free' },
      { ...first, Line: [{ ...sold, Amount: null }, ...others] },
      { ...first, Line: [{ ...sold, DetailType: 'GiftLineDetail' }, ...others] },
      { ...first, CurrencyRef: { value: 'XX' } },
      { ...first, CustomerRef: 'Ada' },
    ]
    const many = Array.from({ length: 114 }, (_, n) => ({ ...first, DocNumber: `A-${n}` }))
    const { facts, rejected } = await read(pageOf(...broken, ...many))
    expect(facts).toHaveLength(114)
    expect(rejected.map(({ reasonCode }) => reasonCode)).toEqual([
      'no_day',
      'no_amount',
      'no_amount',
      'no_amount',
      'invalid_data',
      'invalid_record',
    ])
    expect(JSON.stringify(rejected)).not.toMatch(/free|XX|Ada|Gift/)
  })
})
