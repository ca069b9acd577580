import { describe, expect, it } from '@jest/globals'
import { fromMinorUnits } from '#sources/stripe/minor-units'
import { uuid } from '#test/projections/support/events'
import { sampleOf } from '#test/support/files/samples'
import { PROJECT, readAll, written } from '../files/support.js'

const read = (content: string, choices = {}) => readAll([written('invoices.json', content)], choices)
const [work, hosting, yen] = JSON.parse(sampleOf('stripe-invoices')).data
const pageOf = (...data: readonly object[]): string => JSON.stringify({ object: 'list', url: '/v1/invoices', data })
const [line] = work.lines.data
const withLines = (data: readonly object[], has_more = false): object => ({ object: 'list', data, has_more })
const plain = { category: 'other', role: null, hours: null } as const

describe('given invoices of Stripe', () => {
  it('when they are read, then lines are net of tax in their currency, discounts are lines, and a draft is left out', async () => {
    const { reading, facts, rejected } = await read(sampleOf('stripe-invoices'))
    const days = (day: string) => ({ issuedOn: day, periodStart: day, periodEnd: day })
    expect(facts.map(({ kind, place, key, data }) => ({ kind, place, key, data }))).toEqual(
      [
        {
          number: 'AC12-0001',
          status: 'issued',
          ...days('2026-03-31'),
          currency: 'EUR',
          // 2023 - 323 of tax = 1700.
          lines: [
            { ...plain, id: 'il_1', description: 'Development, agreed with', unitAmount: '95', amount: '1900' },
            { ...plain, id: 'discount', description: 'Discount', unitAmount: null, amount: '-200' },
          ],
        },
        {
          number: 'AC12-0002',
          status: 'paid',
          issuedOn: '2026-04-01',
          periodStart: '2026-03-01',
          periodEnd: '2026-03-31',
          currency: 'EUR',
          // 120, of which 20 are tax.
          lines: [
            { ...plain, id: 'il_2', description: '1 × Hosting (at €120.00 / month)', unitAmount: null, amount: '100' },
          ],
        },
        {
          number: 'AC12-0003',
          status: 'issued',
          ...days('2026-04-02'),
          currency: 'JPY',
          lines: [
            { ...plain, id: 'il_3', description: 'Launch', unitAmount: '30000', amount: '30000' },
            { ...plain, id: 'rest', description: 'Further lines', unitAmount: null, amount: '20000' },
          ],
        },
        {
          number: 'AC12-0004',
          status: 'void',
          ...days('2026-04-02'),
          currency: 'EUR',
          lines: [{ ...plain, id: 'net', description: '', unitAmount: null, amount: '64' }],
        },
      ].map((data) => ({ kind: 'invoice', place: PROJECT, key: data.number, data })),
    )
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'draft', records: 1 }])
    expect(reading.asked).toEqual(new Map([['categories', new Set(['prod_Dev', 'prod_Host', 'prod_Launch'])]]))
  })
  it('when a product or a price is answered as labour, then its quantity is hours', async () => {
    for (const kind of ['prod_Dev', 'price_1NzlYf']) {
      const choices = { categories: new Map([[kind, 'labour']] as const), roles: new Map([[kind, 'developer']]) }
      const { facts } = await read(pageOf(work), choices)
      expect(facts).toMatchObject([
        { data: { lines: [{ category: 'labour', role: 'developer', hours: '20', unitAmount: '95' }, {}] } },
      ])
    }
  })
  it('when a zone is answered, then days are those of the zone', async () => {
    const { facts } = await read(pageOf(work, hosting), { zone: 'Europe/Berlin' })
    expect(facts).toMatchObject([
      { data: { issuedOn: '2026-04-01' } },
      { data: { issuedOn: '2026-04-01', periodStart: '2026-03-01', periodEnd: '2026-04-01' } },
    ])
  })
  it('when an invoice has shipping, then it is a line; when credits pay a part, then they are one', async () => {
    const shipping_cost = { amount_subtotal: 1_500, amount_tax: 0, amount_total: 1_500, shipping_rate: null, taxes: [] }
    const sent = {
      ...yen,
      lines: withLines(yen.lines.data),
      currency: 'eur',
      shipping_cost,
      total_excluding_tax: 31_500,
    }
    const credit = { amount: 10_000, type: 'credit_balance_transaction', credit_balance_transaction: 'cbtxn_1' }
    const credited = {
      ...sent,
      shipping_cost: null,
      total_excluding_tax: 20_000,
      total_pretax_credit_amounts: [credit],
    }
    const { facts } = await read(pageOf(sent, credited))
    expect(facts).toMatchObject([
      { data: { lines: [{ amount: '300' }, { id: 'shipping', amount: '15' }] } },
      { data: { lines: [{ amount: '300' }, { id: 'credits', amount: '-100' }] } },
    ])
  })
  it('when its net sum is not stated, then it is its total without its taxes', async () => {
    const { facts } = await read(pageOf({ ...work, total_excluding_tax: null }))
    expect(facts).toMatchObject([{ data: { lines: [{ amount: '1900' }, { amount: '-200' }] } }])
  })
  it('when its lines do not sum up to its net sum, then it is a dead letter, and no wrong sum is told', async () => {
    const { facts, rejected } = await read(pageOf({ ...work, total_discount_amounts: [] }))
    expect([facts, rejected]).toMatchObject([[], [{ reasonCode: 'sum_differs' }]])
  })
  it('when a line is below zero, then it is a credit as it stands', async () => {
    const lines = withLines([line, { ...line, id: 'il_9', amount: -10_000, quantity: 1 }])
    const { facts } = await read(pageOf({ ...work, lines, total_excluding_tax: 160_000 }))
    expect(facts).toMatchObject([{ data: { lines: [{}, { id: 'il_9', amount: '-100' }, { amount: '-200' }] } }])
  })
  it('when only some lines have a period, then its period is its day of issue', async () => {
    const lines = withLines([...hosting.lines.data, { ...line, amount: 0 }])
    const { facts } = await read(pageOf({ ...hosting, lines }))
    expect(facts).toMatchObject([{ data: { periodStart: '2026-04-01', periodEnd: '2026-04-01' } }])
  })
  it('when it is of the test mode, then it is left out', async () => {
    const { reading, facts } = await read(pageOf({ ...work, livemode: false }))
    expect(facts).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'test_mode', records: 1 }])
  })
  it('when a value of its metadata or its customer has an answer, then it belongs to that project; no other is asked for', async () => {
    const [shop, site] = [uuid('shop'), uuid('site')]
    const projects = new Map([
      ['Shop', shop],
      ['cus_9s6XKzkNRiz8i3', site],
    ])
    const lines = withLines([{ ...line, metadata: { project: 'Shop' } }])
    const { facts } = await read(pageOf({ ...work, lines }), { projects })
    expect(facts).toMatchObject([
      { place: shop, data: { lines: [{ amount: '1900' }] } },
      { place: site, data: { lines: [{ amount: '-200' }] } },
    ])
    const { reading, rejected } = await read(pageOf(work), { project: null, projects: new Map([['x', shop]]) })
    expect(rejected).toMatchObject([{ reasonCode: 'unknown_project' }])
    expect(reading.asked.get('projects') ?? new Set()).toEqual(new Set())
  })
  it('when 5 % of the records are broken, then the rest is taken, and each broken one is a dead letter without its values', async () => {
    const broken = [
      { ...work, status: 'given' },
      { ...work, total: 10.5 },
      { ...work, currency: 'xx' },
      { ...work, created: 'today', effective_at: 'today' },
      { ...work, lines: withLines([{ ...line, amount: '190000' }]) },
      { ...work, created: 1e15 },
    ]
    const many = Array.from({ length: 114 }, (_, n) => ({ ...work, number: `A-${n}` }))
    const { facts, rejected } = await read(pageOf(...broken, ...many))
    expect(facts).toHaveLength(114)
    expect(rejected.map(({ reasonCode }) => reasonCode)).toEqual([
      'unknown_state',
      'invalid_record',
      'invalid_data',
      'invalid_record',
      'invalid_record',
      'invalid_record',
    ])
    expect(JSON.stringify(rejected)).not.toMatch(/given|today|xx|190000/i)
  })
})

describe('given an amount in the smallest unit of a currency', () => {
  it.each([
    ['1050', 'EUR', '10.5'],
    ['-1', 'USD', '-0.01'],
    ['1050', 'JPY', '1050'],
    ['1050', 'KRW', '1050'],
    ['1050', 'KWD', '1.05'],
    ['500', 'UGX', '5'],
    ['500', 'ISK', '5'],
    ['0.5', 'EUR', '0.005'],
  ])('when %s is counted in %s, then it is %s', (amount, currency, decimal) => {
    expect(fromMinorUnits(amount, currency)).toBe(decimal)
  })
})
