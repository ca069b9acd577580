import { gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { assert, asyncProperty, constantFrom, shuffledSubarray } from 'fast-check'
import { sampleOf } from '#test/support/files/samples'
import { failed } from '#test/support/stores/outcome'
import { opening, PROJECT, readAll, written } from './files/support.js'

/** A table of a bank: of no format. */
const BANK = `Booking date;Value date;Text;Amount
2026-03-04;2026-03-04;Rent;-900,00
`

const dataOf = async (content: string | Buffer, choices = {}) =>
  (await readAll([written('export.csv', content)], choices)).facts.map(({ data }) => data)

describe('given the detailed report of Toggl Track', () => {
  it('when it is read, then each row is an entry of its exact seconds, on the day on which it begins', async () => {
    const { reading, facts, rejected } = await readAll([written('toggl.csv', sampleOf('toggl'))])
    expect(facts.map(({ kind, place, data }) => ({ kind, place, data }))).toEqual([
      {
        kind: 'time_entry',
        place: PROJECT,
        data: {
          day: '2026-03-04',
          seconds: 9_034,
          role: 'developer',
          category: 'Design',
          billable: true,
          workItem: 'ACME-12',
        },
      },
      {
        kind: 'time_entry',
        place: PROJECT,
        data: {
          day: '2026-03-05',
          seconds: 2_700,
          role: 'developer',
          category: 'labour',
          billable: false,
          workItem: null,
        },
      },
    ])
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'zero_duration', records: 1 }])
    expect(reading.coverage).toEqual([
      { kind: 'time_entry', container: PROJECT, from: '2026-03-04T00:00:00.000Z', to: '2026-03-06T00:00:00.000Z' },
    ])
  })
  it('when tasks have roles by a table, then they count before the role of everything', async () => {
    const roles = new Map([['Design', 'designer']])
    expect((await dataOf(sampleOf('toggl'), { roles })).map((data) => data)).toMatchObject([
      { role: 'designer' },
      { role: 'developer' },
    ])
  })
  it('when the role is not given, then it is asked for before anything is read', async () => {
    const error = await failed(opening([written('toggl.csv', sampleOf('toggl'))], { role: null }))
    expect(error).toMatchObject({ message: expect.stringContaining('--role') })
  })
})

describe('given the detailed report of Clockify', () => {
  it('when a day over 12 proves the order of its days, then the clock column counts, not the rounded one', async () => {
    expect(await dataOf(sampleOf('clockify'))).toMatchObject([
      { day: '2026-03-06', seconds: 7_200, billable: true },
      { day: '2026-03-23', seconds: 34, billable: false },
    ])
  })
  it('when nothing proves the order of day and month, then it is asked for, and the answer counts', async () => {
    const ambiguous = sampleOf('clockify').replaceAll('03/23/2026', '03/07/2026')
    const path = written('clockify.csv', ambiguous)
    expect(await failed(opening([path]))).toMatchObject({ message: expect.stringContaining('--dates') })
    expect((await readAll([path], { dates: 'day_first' })).facts.map(({ data }) => data)).toMatchObject([
      { day: '2026-06-03' },
      { day: '2026-07-03' },
    ])
  })
  it('when it is Portuguese, with semicolons, in Windows-1252, then it says the same', async () => {
    expect(await dataOf(Buffer.from(sampleOf('clockify', 'portuguese'), 'latin1'))).toMatchObject([
      { day: '2026-02-20', seconds: 5_400, category: 'Análise', billable: true },
      { day: '2026-02-03', seconds: 7_200, category: 'labour', billable: false },
    ])
  })
})

describe('given the detailed time report of Harvest', () => {
  it('when it is read, then hours are exact, and one role of a row is its role', async () => {
    expect(await dataOf(sampleOf('harvest'), { role: 'manager' })).toMatchObject([
      { day: '2026-03-04', seconds: 5_400, role: 'designer', category: 'Design', workItem: 'GLX-7' },
      { day: '2026-03-05', seconds: 1_188, role: 'manager', category: 'Project Management', workItem: null },
    ])
  })
  it('when a row has several roles and none is chosen, then it is rejected with its line', async () => {
    const { facts, rejected } = await readAll([written('harvest.csv', sampleOf('harvest'))], { role: null })
    expect(facts).toHaveLength(1)
    expect(rejected).toMatchObject([{ record: 'harvest.csv, line 3', reasonCode: 'unknown_role' }])
  })
  it('when its hours have decimal commas, then each comma is proof', async () => {
    const commas = sampleOf('harvest').replace(',1.5,', ',"7,5",').replace(',0.33,', ',"0,33",')
    expect(await dataOf(commas)).toMatchObject([{ seconds: 27_000 }, { seconds: 1_188 }])
  })
})

describe('given any of these files', () => {
  const files = {
    toggl: sampleOf('toggl'),
    clockify: sampleOf('clockify'),
    clockifyPortuguese: sampleOf('clockify', 'portuguese'),
    harvest: sampleOf('harvest'),
  }

  it('when a file is of no known export, then one line says where the formats are listed', async () => {
    const error = await failed(opening([written('bank.csv', BANK)]))
    expect(error).toMatchObject({
      message: expect.stringMatching(/bank\.csv is of no known export\. docs\/files\.md lists/),
    })
  })
  it.each(Object.entries(files))('when %s is packed, or in UTF-16, then it says the same', async (_, content) => {
    const plain = await dataOf(content)
    expect(await dataOf(gzipSync(content))).toEqual(plain)
    const utf16 = Buffer.from(content.startsWith('\ufeff') ? content : `\ufeff${content}`, 'utf16le')
    expect(await dataOf(utf16)).toEqual(plain)
    expect(await dataOf(content.replaceAll('\n', '\r\n'))).toEqual(plain)
  })
  it('when it is packed and cut off, then it is broken, and no fact is made of half of it', async () => {
    const error = await failed(opening([written('toggl.csv.gz', gzipSync(sampleOf('toggl')).subarray(0, 60))]))
    expect(error).toMatchObject({ code: 'broken' })
  })
  it('when rows are broken, then the rest is taken, and each broken one is a dead letter of its line', async () => {
    const [header = '', first = '', second = ''] = sampleOf('toggl').split('\n')
    const broken = [
      header,
      first,
      second.replace('00:45:00', 'long'),
      second.replace('2026-03-05', '2026-13-45'),
      `${second},x,y`,
    ]
    const { facts, rejected } = await readAll([written('toggl.csv', broken.join('\n'))])
    expect(facts).toHaveLength(1)
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual([
      ['toggl.csv, line 3', 'no_duration'],
      ['toggl.csv, line 4', 'no_day'],
      ['toggl.csv, line 5', 'wide_row'],
    ])
  })
  it('when two exports overlap by whole days, in any order, then each entry has one key', async () => {
    const [header = '', ...rows] = sampleOf('toggl').trim().split('\n')
    const twins = [...rows, rows[0] ?? '']
    const keysOf = async (some: readonly string[]) =>
      (await readAll([written('toggl.csv', [header, ...some].join('\n'))])).facts.map(({ key }) => key)
    const all = new Set(await keysOf(twins))
    expect(all.size).toBe(3)
    await assert(
      asyncProperty(shuffledSubarray(twins, { minLength: twins.length }), async (some) => {
        expect(new Set(await keysOf(some))).toEqual(all)
      }),
      { seed: 1, numRuns: 10 },
    )
  })
  it('when several files have equal rows, then they count as often as in the file that has most of them', async () => {
    const [header = '', row = ''] = sampleOf('toggl').split('\n')
    const once = written('a.csv', `${header}\n${row}\n`)
    const twice = written('b.csv', `${header}\n${row}\n${row}\n`)
    for (const paths of [
      [once, twice],
      [twice, once],
    ])
      expect(new Set((await readAll(paths)).facts.map(({ key }) => key)).size).toBe(2)
  })
  it('when a user of the product writes times of day otherwise, then the entry is the same', async () => {
    const keyOf = async (time: string) =>
      (await readAll([written('toggl.csv', sampleOf('toggl').replace('2026-03-04,09:00:00', `2026-03-04,${time}`))]))
        .facts[0]?.key
    const key = await keyOf('09:00:00')
    for (const time of ['09:00', '9:00', '9:00 AM', '09:00:59 am'])
      expect([time, await keyOf(time)]).toEqual([time, key])
    for (const time of ['09:01', '9:00 PM', '21:00', '', 'morning']) expect(await keyOf(time)).not.toBe(key)
    expect(await keyOf('9:00 PM')).toBe(await keyOf('21:00:00'))
  })
  it('when equal entries are in another order, then each keeps its number, by its hours and its other cells', async () => {
    const [header = '', row = ''] = sampleOf('toggl').split('\n')
    const longer = row.replace('11:30:34,02:30:34', '19:00:00,10:00:00')
    const tagged = row.replace('"ux, web"', 'zen')
    const told = async (rows: readonly string[]) =>
      (await readAll([written('toggl.csv', [header, ...rows].join('\n'))])).facts
        .map(({ key, data }) => [key, data])
        .sort()
    const once = await told([row, longer, tagged])
    expect(new Set(once.map(([key]) => key)).size).toBe(3)
    expect(await told([tagged, longer, row])).toEqual(once)
  })
  it('when it has more rows than wait in memory, then each has its own key, in the order of its rows', async () => {
    const [header = '', row = ''] = sampleOf('toggl').split('\n')
    const rows = Array.from({ length: 5_000 }, (_, i) =>
      row.replace('ACME-12 hero section', `ACME-${(i % 2_100) + 1}`).replace('"ux, web"', `tag ${i}`),
    )
    const told = async (some: readonly string[]) =>
      (await readAll([written('toggl.csv', [header, ...some].join('\n'))])).facts
    const facts = await told(rows)
    expect(facts.map(({ data }) => 'workItem' in data && data.workItem)).toEqual(
      rows.map((_, i) => `ACME-${(i % 2_100) + 1}`),
    )
    const keys = new Set(facts.map(({ key }) => key))
    expect(keys.size).toBe(5_000)
    expect(new Set((await told(rows.toReversed())).map(({ key }) => key))).toEqual(keys)
  })
  it('when files are of several products, then they are refused', async () => {
    expect(
      await failed(opening([written('a.csv', sampleOf('toggl')), written('b.csv', sampleOf('harvest'))])),
    ).toMatchObject({
      message: expect.stringContaining('import each by itself'),
    })
  })
  it('when it names people, then no fact and no dead letter does', async () => {
    await assert(
      asyncProperty(constantFrom(...Object.values(files)), async (content) => {
        const broken = content.replaceAll(':00', ':99')
        for (const text of [content, broken]) {
          const { facts, rejected } = await readAll([written('x.csv', text)], { dates: 'day_first' })
          expect(JSON.stringify([facts, rejected]).toLowerCase()).not.toMatch(/canary|ada|bob/)
        }
      }),
      { seed: 2, numRuns: 8 },
    )
  })
})
