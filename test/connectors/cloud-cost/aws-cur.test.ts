import { gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { failed } from '#test/support/stores/outcome'
import { opening, readAll, written } from '../files/support.js'
import { changed, costsOf } from './support.js'

const read = (content: string | Buffer) => readAll([written('cur.csv', content)])
const amountsOf = async (content: string) =>
  (await read(content)).facts.map(({ data }) => ('amount' in data ? data.amount : null))

const MARCH_4 = { from: '2026-03-04', to: '2026-03-04', currency: 'USD', estimated: false }
const MARCH = { from: '2026-03-01', to: '2026-03-31', currency: 'USD', estimated: false }
const BILL = [
  { ...MARCH_4, service: 'Amazon Elastic Compute Cloud', amount: '0.115' },
  { ...MARCH_4, service: 'Amazon Simple Storage Service', amount: '0.00000012345678901234567' },
  { ...MARCH, service: 'Amazon Elastic Compute Cloud', amount: '46.5' },
  { ...MARCH, service: 'Amazon Simple Storage Service', amount: '-3.0000000001', estimated: true },
  { ...MARCH, service: 'AmazonEC2', amount: '8.85' },
]

describe.each([
  [
    'Cost and Usage Report',
    sampleOf('aws-cur'),
    'lineItem/',
    'UnblendedCost',
    'bill/InvoiceId',
    'bill/BillingPeriodStartDate',
  ],
  [
    'Cost and Usage Report 2.0',
    sampleOf('aws-cur2'),
    'line_item_',
    'unblended_cost',
    'bill_invoice_id',
    'bill_billing_period_start_date',
  ],
])('given a %s', (_, content, lineItem, unblendedCost, invoice, billedFrom) => {
  const [header = '', ...rows] = content.trim().split('\n')
  const [first = ''] = rows
  const cost = `${lineItem}${unblendedCost}`
  const fileOf = (...some: readonly string[]): string => [header, ...some].join('\n')

  it('when it is read, then what is invoiced is summed for each account, service and charged days', async () => {
    const { facts, rejected } = await read(content)
    expect(facts.map(({ data }) => data)).toEqual(BILL)
    expect(new Set(facts.map(({ place }) => place))).toEqual(new Set(['091248005041']))
    expect(rejected).toEqual([])
  })
  it('when its rows come in parts, packed, then they are one bill', async () => {
    const parts = [rows.slice(0, 2), rows.slice(2)].map((some, i) =>
      written(`cur-${i}.csv.gz`, gzipSync(fileOf(...some))),
    )
    expect(await failed(opening(parts))).toMatchObject({ message: expect.stringContaining('--files parts') })
    const { facts } = await readAll(parts, {}, { files: 'parts' })
    expect(costsOf(facts)).toEqual(costsOf((await read(content)).facts))
  })
  it('when line ids change and the bill is closed, then the same facts come with other amounts', async () => {
    const open = await read(fileOf(changed(header, first, { [invoice]: '' })))
    const closed = await read(fileOf(changed(header, first.replace(/[cd]xf2q3/, 'other'), { [cost]: '0.1149999999' })))
    expect(open.facts).toMatchObject([{ data: { amount: '0.115', estimated: true } }])
    expect(closed.facts).toMatchObject([{ data: { amount: '0.1149999999', estimated: false } }])
    expect(closed.facts.map(({ key }) => key)).toEqual(open.facts.map(({ key }) => key))
  })
  it('when a refund for a day comes with the bill of a later month, then the day keeps both', async () => {
    const refund = changed(header, first, { [cost]: '-0.015', [billedFrom]: '2026-04-01T00:00:00Z' })
    expect(await amountsOf(fileOf(first, refund))).toEqual(['0.115', '-0.015'])
    expect(new Set((await read(fileOf(first, refund))).facts.map(({ key }) => key)).size).toBe(2)
  })
  it('when 5 % of the rows are broken, then the rest is taken, and each broken one is a dead letter of its line', async () => {
    const broken = [
      changed(header, first, { [cost]: '' }),
      changed(header, first, { [lineItem === 'lineItem/' ? 'lineItem/UsageEndDate' : 'line_item_usage_end_date']: '' }),
    ]
    const many = Array.from({ length: 38 }, () => first)
    const { facts, rejected } = await read(fileOf(...broken, ...many))
    expect(facts).toMatchObject([{ data: { amount: '4.37' } }])
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual([
      ['cur.csv, line 2', 'no_amount'],
      ['cur.csv, line 3', 'no_days'],
    ])
  })
})

describe('given the same bill as a report and as a report 2.0', () => {
  it('when both are read, then they tell the same facts', async () => {
    expect((await read(sampleOf('aws-cur2'))).facts).toEqual((await read(sampleOf('aws-cur'))).facts)
  })
  it.each(['', '{', '[]', '{"product_name":7}', '{"__proto__":{"product_name":"x"}}'])(
    'when the map of a product is %s, then its code counts',
    async (map) => {
      const [header = '', first = ''] = sampleOf('aws-cur2').split('\n')
      const row = changed(header, first, { product: `"${map.replaceAll('"', '""')}"` })
      expect((await read(`${header}\n${row}\n`)).facts).toMatchObject([{ data: { service: 'AmazonEC2' } }])
    },
  )
})
