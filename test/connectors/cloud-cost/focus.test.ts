import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { readAll, written } from '../files/support.js'
import { changed } from './support.js'

const [header = '', ...rows] = sampleOf('focus').trim().split('\n')
const [first = '', , , , , tax = ''] = rows

const compute = (cells: Readonly<Record<string, string>> = {}): string => changed(header, first, cells)
const charged = (start: string, end: string): string =>
  compute({ ChargePeriodStart: `"${start}"`, ChargePeriodEnd: `"${end}"` })

const read = (content: string, choices = {}) => readAll([written('focus.csv', content)], choices)
const fileOf = (...some: readonly string[]): string => [header, ...some].join('\n')
const linesOf = async (...some: readonly string[]) => (await read(fileOf(...some))).facts.map(({ data }) => data)

describe('given a cost export in the form of FOCUS', () => {
  it('when it is read, then what is billed is summed for each account, service and day, to the last decimal', async () => {
    const { facts, rejected } = await read(sampleOf('focus'))
    expect(facts.map(({ place, data }) => ({ place, data }))).toEqual([
      {
        place: '017389287820',
        data: {
          service: 'Amazon Elastic Compute Cloud',
          from: '2024-09-10',
          to: '2024-09-10',
          amount: '505.23147148',
          currency: 'USD',
          estimated: false,
        },
      },
      {
        place: 'sub-4d3e',
        data: {
          service: 'Azure Functions',
          from: '2024-09-13',
          to: '2024-09-13',
          amount: '227.28753400000005',
          currency: 'USD',
          estimated: false,
        },
      },
      {
        place: '017389287820',
        data: {
          service: 'AWS Support (Developer)',
          from: '2024-09-01',
          to: '2024-09-30',
          amount: '0.00000000015',
          currency: 'USD',
          estimated: true,
        },
      },
      {
        place: '000456789012',
        data: {
          service: 'Tax',
          from: '2024-09-01',
          to: '2024-09-30',
          amount: '96.12',
          currency: 'USD',
          estimated: false,
        },
      },
    ])
    expect(rejected).toEqual([])
  })
  it('when columns stand in another order, or one is missing since its version lacks it, then bills are estimated', async () => {
    const columns =
      'ServiceName,SubAccountId,BillingAccountId,BillingCurrency,ChargePeriodStart,ChargePeriodEnd,BilledCost'
    const row = 'Cloud Storage,proj-1,01ABCD,EUR,2024-09-01T00:00:00Z,2024-09-02T00:00:00Z,1.10'
    expect((await read(`${columns}\n${row}\n`)).facts.map(({ data }) => data)).toEqual([
      {
        service: 'Cloud Storage',
        from: '2024-09-01',
        to: '2024-09-01',
        amount: '1.1',
        currency: 'EUR',
        estimated: true,
      },
    ])
  })
  it('when one row of a day has no invoice yet, then the whole day is estimated', async () => {
    const open = compute({ InvoiceId: '""' })
    expect(await linesOf(compute(), open)).toMatchObject([{ amount: '936.34099152', estimated: true }])
  })
  it('when the bill is closed later, then the same facts come with other amounts, and are estimated no more', async () => {
    const before = await read(fileOf(compute({ InvoiceId: 'NULL' })))
    const after = await read(fileOf(compute({ BilledCost: '468.17' })))
    expect(after.facts.map(({ key }) => key)).toEqual(before.facts.map(({ key }) => key))
    expect(before.facts).toMatchObject([{ data: { amount: '468.17049576', estimated: true } }])
    expect(after.facts).toMatchObject([{ data: { amount: '468.17', estimated: false } }])
  })
  it('when a later bill corrects a day of an earlier one, then both count', async () => {
    const correction = compute({ BilledCost: '-8.17049576', BillingPeriodStart: '2024-10-01T00:00:00Z' })
    const { facts } = await read(fileOf(compute(), correction))
    expect(new Set(facts.map(({ key }) => key)).size).toBe(2)
    expect(facts).toMatchObject([{ data: { amount: '468.17049576' } }, { data: { amount: '-8.17049576' } }])
  })
  it('when a day has two currencies, then they are two facts', async () => {
    const { facts } = await read(fileOf(compute(), compute({ BillingCurrency: '"EUR"' })))
    expect(new Set(facts.map(({ key }) => key)).size).toBe(2)
    expect(facts).toMatchObject([{ data: { currency: 'USD' } }, { data: { currency: 'EUR' } }])
  })
  it.each([
    ['2024-09-10T01:00:00+02:00', '2024-09-10T02:00:00+02:00', '2024-09-09', '2024-09-09'],
    ['2024-09-09 00:00:00 UTC', '2024-09-10 00:00:00 UTC', '2024-09-09', '2024-09-09'],
    ['2024-09-09T00:00Z', '2024-09-12T00:00:00.000Z', '2024-09-09', '2024-09-11'],
    ['2024-02-28', '2024-03-01', '2024-02-28', '2024-02-29'],
    ['2024-09-09T00:00:00Z', '2024-09-09T00:00:00Z', '2024-09-09', '2024-09-09'],
    ['2024-09-01T00:00:00Z', '2024-09-30T23:59:59Z', '2024-09-01', '2024-09-30'],
  ])('when a row is charged from %s up to %s, then its days are %s to %s', async (start, end, from, to) => {
    expect(await linesOf(charged(start, end))).toMatchObject([{ from, to }])
  })
  it('when a row names no account at all, then the one that is answered counts, or it is rejected', async () => {
    const none = changed(header, tax, { BillingAccountId: 'NULL' })
    expect((await read(fileOf(none), { container: 'shared' })).facts).toMatchObject([{ place: 'shared' }])
    expect((await read(fileOf(none))).rejected).toMatchObject([{ reasonCode: 'no_account' }])
  })
  it('when 5 % of the rows are broken, then the rest is taken, and each broken one is a dead letter of its line', async () => {
    const broken: Readonly<Record<string, string>> = {
      no_amount: compute({ BilledCost: '"468,17049576"' }),
      no_days: compute({ ChargePeriodStart: '"2024-13-10T13:00:00Z"' }),
      no_service: changed(header, tax, { ChargeCategory: 'NULL' }),
      no_bill: compute({ BillingPeriodStart: '"September"' }),
      invalid_data: compute({ BillingCurrency: '"CREDITS"' }),
      wide_row: `${compute()},1`,
    }
    const many = Array.from({ length: 114 }, () => compute())
    const { facts, rejected } = await read(fileOf(...Object.values(broken), ...many))
    expect(facts).toMatchObject([{ data: { amount: '53371.43651664' } }])
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual(
      Object.keys(broken).map((reason, i) => [`focus.csv, line ${i + 2}`, reason]),
    )
    expect(JSON.stringify(rejected)).not.toMatch(/468|CREDITS|September/)
  })
  it.each([
    ['2024-09-01T00:00:00Z', '2025-09-03T00:00:00Z'],
    ['2024-09-10T12:00:00Z', '2024-09-08T12:00:00Z'],
  ])('when a row is charged from %s up to %s, then it is rejected', async (start, end) => {
    expect((await read(fileOf(charged(start, end)))).rejected).toMatchObject([{ reasonCode: 'invalid_data' }])
  })
})

describe('given a row that is cut off before its service', () => {
  it('when it is read, then it is rejected, and its charge is none of its category', async () => {
    const [header = '', row = ''] = sampleOf('focus').split('\n')
    const cut = row.split('","').slice(0, 6).join('","')
    const { facts, rejected } = await readAll([written('focus.csv', `${header}\n${cut}"\n`)])
    expect(facts).toEqual([])
    expect(rejected).toMatchObject([{ reasonCode: 'cut_off', record: 'focus.csv, line 2' }])
  })
})
