import { describe, expect, it } from '@jest/globals'
import { assert, asyncProperty, shuffledSubarray } from 'fast-check'
import { uuid } from '#test/projections/support/events'
import { sampleOf } from '#test/support/files/samples'
import { failed } from '#test/support/stores/outcome'
import { opening, PROJECT, readAll, written } from '../files/support.js'

const [header = '', ...rows] = sampleOf('invoices-csv').trim().split('\n')
const [labour = '', fixed = '', cloud = '', credit = ''] = rows
const tableOf = (...some: readonly string[]): string => [header, ...some].join('\n')
const read = (content: string, choices = {}) => readAll([written('invoices.csv', content)], choices)
const letters = async (...some: readonly string[]) =>
  (await read(tableOf(...some))).rejected.map(({ record, reasonCode }) => [record, reasonCode])

describe('given invoices as a plain table', () => {
  it('when it is read, then all rows of a number are one invoice, and a draft is left out', async () => {
    const { reading, facts, rejected } = await read(sampleOf('invoices-csv'))
    expect(facts.map(({ kind, place, key, data }) => ({ kind, place, key, data }))).toEqual([
      {
        kind: 'invoice',
        place: PROJECT,
        key: '2026-031',
        data: {
          number: '2026-031',
          status: 'paid',
          issuedOn: '2026-04-01',
          periodStart: '2026-03-01',
          periodEnd: '2026-03-31',
          currency: 'EUR',
          lines: [
            {
              id: '1',
              description: 'Development',
              category: 'labour',
              role: 'developer',
              hours: '12.5',
              unitAmount: '95',
              amount: '1187.5',
            },
            {
              id: '2',
              description: 'Hosting, as agreed with',
              category: 'cloud',
              role: null,
              hours: null,
              unitAmount: null,
              amount: '40.1',
            },
            {
              id: '3',
              description: 'Credit for February',
              category: 'other',
              role: null,
              hours: null,
              unitAmount: null,
              amount: '-27.6',
            },
          ],
        },
      },
      {
        kind: 'invoice',
        place: PROJECT,
        key: '2026-032',
        data: {
          number: '2026-032',
          status: 'issued',
          issuedOn: '2026-04-01',
          periodStart: '2026-04-01',
          periodEnd: '2026-04-01',
          currency: 'EUR',
          lines: [
            {
              id: '1',
              description: 'Launch',
              category: 'fixed',
              role: null,
              hours: null,
              unitAmount: null,
              amount: '5000.005',
            },
          ],
        },
      },
    ])
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'draft', records: 1 }])
  })
  it('when its rows come in any order and in several files, then each invoice has the same lines', async () => {
    const linesOf = async (paths: readonly string[]) =>
      (await readAll(paths)).facts
        .flatMap(({ key, data }) => ('lines' in data ? data.lines.map((line) => JSON.stringify([key, line])) : []))
        .sort()
    const all = await linesOf([written('a.csv', sampleOf('invoices-csv'))])
    expect(all).toHaveLength(4)
    await assert(
      asyncProperty(shuffledSubarray(rows, { minLength: rows.length }), async (some) => {
        const files = [tableOf(...some.slice(0, 2)), tableOf(...some.slice(2))]
        expect(await linesOf(files.map((content, i) => written(`${i}.csv`, content)))).toEqual(all)
      }),
      { seed: 1, numRuns: 10 },
    )
  })
  it('when two files state the same line, then it counts once', async () => {
    const { reading, facts } = await readAll([
      written('a.csv', tableOf(labour)),
      written('b.csv', tableOf(labour, cloud)),
    ])
    expect(facts).toMatchObject([{ data: { lines: [{ amount: '1187.5' }, { amount: '40.1' }] } }])
    expect(reading.leftOut).toEqual([{ reason: 'stated_again', records: 1 }])
  })
  it('when amounts have decimal commas and days are written otherwise, then they are proven or asked for', async () => {
    const german = tableOf(fixed.replace('"5,000.005"', '"5.000,05"').replace('2026-04-01', '13.04.2026'))
    expect((await read(german)).facts).toMatchObject([
      { data: { issuedOn: '2026-04-13', lines: [{ amount: '5000.05' }] } },
    ])
    const path = written(
      'open.csv',
      tableOf(fixed.replace('"5,000.005"', '"5,000"').replace('2026-04-01', '01/04/2026')),
    )
    expect(await failed(opening([path], { dates: 'day_first' }))).toMatchObject({
      message: expect.stringContaining('--decimal'),
    })
    expect(await failed(opening([path], { decimal: 'comma' }))).toMatchObject({
      message: expect.stringContaining('--dates'),
    })
  })
  it('when words are of another language, then choices say what they mean, or they are asked for', async () => {
    const row = labour.replace('labour,developer', 'Arbeit,Entwickler')
    const choices = {
      categories: new Map([['Arbeit', 'labour']] as const),
      roles: new Map([['Entwickler', 'developer']]),
    }
    expect((await read(tableOf(row), choices)).facts).toMatchObject([
      { data: { lines: [{ category: 'labour', role: 'developer' }] } },
    ])
    const { reading, rejected } = await read(tableOf(row))
    expect(rejected).toMatchObject([{ reasonCode: 'unknown_category' }])
    expect(reading.asked.get('categories')).toEqual(new Set(['Arbeit']))
  })
  it('when an invoice has lines of two projects, then it is an invoice of each with their lines', async () => {
    const shop = uuid('shop')
    const other = cloud.replace('Website', 'Shop')
    const { facts } = await read(tableOf(labour, other), { projects: new Map([['Shop', shop]]) })
    expect(facts).toMatchObject([
      { place: PROJECT, key: '2026-031', data: { lines: [{ id: '1' }] } },
      { place: shop, key: '2026-031', data: { lines: [{ id: '2' }] } },
    ])
  })
  it('when a row of an invoice is broken, then none of that invoice is told, as its sum would be wrong', async () => {
    const { facts } = await read(tableOf(labour, fixed, cloud.replace('40.10', 'forty')))
    expect(facts).toMatchObject([{ key: '2026-032' }])
    expect(await letters(labour, fixed, cloud.replace('40.10', 'forty'))).toEqual([
      ['invoices.csv, line 4', 'no_amount'],
      ['invoices.csv, line 2', 'incomplete_invoice'],
    ])
  })
  it.each([
    ['another currency', credit.replace('EUR', 'USD'), 'other_invoice'],
    ['another day of issue', credit.replace('2026-04-01', '2026-04-02'), 'other_invoice'],
    ['another content of the same line', labour.replace('1187.50', '1187.51'), 'other_line'],
    ['an unknown currency', credit.replace('EUR', 'EURO'), 'invalid_data'],
    ['no line', credit.replace('Website,3', 'Website,'), 'invalid_data'],
    ['an unknown status', credit.replace('paid', 'sent'), 'unknown_state'],
    ['a day that does not exist', credit.replace('2026-03-31', '2026-03-32'), 'no_day'],
    ['more cells than the header', `${credit},1`, 'wide_row'],
    ['a quote that is not closed', credit.replace('Website,3', '"Website,3'), 'open_quote'],
    ['hours that are no number', credit.replace('other,,,', 'other,,many,'), 'no_amount'],
  ])('when a row has %s, then it is rejected, and its invoice with it', async (_, row, reason) => {
    expect(await letters(labour, row)).toEqual([
      ['invoices.csv, line 3', reason],
      ['invoices.csv, line 2', 'incomplete_invoice'],
    ])
  })
  it('when 5 % of the rows are broken, then the rest is taken', async () => {
    const many = Array.from({ length: 95 }, (_, n) => fixed.replace('2026-032', `A-${n}`))
    const broken = Array.from({ length: 5 }, (_, n) => fixed.replace('2026-032', `B-${n}`).replace('5,000.005', '?'))
    const { facts, rejected } = await read(tableOf(...many, ...broken))
    expect([facts.length, rejected.length]).toEqual([95, 5])
  })
})
