import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { DataOf } from '#domain/events/catalogue'
import type { FactsOf } from '#domain/events/facts'
import { runs } from '#test/support/thorough'
import {
  API,
  covering,
  mapped,
  observed,
  projectAdded,
  registered,
  syncCompleted,
  type Told,
  uuid,
} from '../support/events.js'
import {
  CALENDAR,
  invoice,
  meeting,
  priceSet,
  rateSet,
  stated,
  TRACKER,
  timeEntry,
  workItem,
} from '../support/facts.js'
import { defenseOf } from '../support/project.js'
import { requestOf } from '../support/request.js'

// Invoices of March 2026 against what was found for it.

type Line = FactsOf<'invoice'>['lines'][number]
const line = (id: string, more: Partial<Line>): Line => ({
  id,
  description: '',
  category: 'labour',
  role: null,
  hours: null,
  unitAmount: null,
  amount: '0.00',
  ...more,
})
const READ_AT = '2026-04-01T00:00:00.000Z'
const BEGINNING = '2020-01-01T00:00:00.000Z'
const BASE: readonly Told[] = [
  projectAdded('app'),
  mapped(API, 'app', null),
  mapped(TRACKER, 'app', null, { kind: 'tracker_project' }),
  registered('sheet'),
  syncCompleted('sheet', 'r1', {
    at: READ_AT,
    coverage: [covering(uuid('app'), BEGINNING, READ_AT, 'time_entry')],
  }),
  // What hours cost the provider says nothing of an invoice.
  rateSet('engineering', '61.00', '2020-01-01'),
  rateSet('design', '33.00', '2020-01-01'),
  stated('EngagementSigned', 'app', uuid('engagement'), {
    engagementId: uuid('engagement'),
    billingModel: 'time_and_materials',
    contractedCents: null,
    currency: null,
    startsOn: '2020-01-01',
    endsOn: null,
  }),
]
const PRICES = [priceSet('engineering', '100.00'), priceSet('design', '50.00')]
const reconciled = async (events: readonly Told[], asking: Parameters<typeof requestOf>[0] = {}) =>
  withoutPrices([...PRICES, ...events], asking)
const withoutPrices = async (events: readonly Told[], asking: Parameters<typeof requestOf>[0] = {}) => {
  const { reconciliation } = await defenseOf([...BASE, ...events], requestOf(asking))
  if (reconciliation === null) throw new Error('there is no invoice')
  return reconciliation
}
const invoiced = (...lines: readonly Line[]): Told => invoice('app', 'I-1', { lines })

describe('an entry of time', () => {
  it('is divided: a line takes up to its hours, and the rest supports another line', async () => {
    const { rows, unbilled, state } = await reconciled([
      timeEntry('app', 'long', { minutes: 480 }),
      invoiced(line('a', { hours: '5', amount: '500.00' }), line('b', { hours: '3', amount: '300.00' })),
    ])
    expect(
      rows.map(({ evidencedHours, supportedCents, status, evidence }) => [
        evidencedHours,
        supportedCents,
        status,
        evidence.timeEntries,
      ]),
    ).toEqual([
      [5, 50_000, 'matched', 1],
      [3, 30_000, 'matched', 1],
    ])
    expect([state, unbilled]).toEqual(['matched', { timeEntries: 0, hours: 0, cents: 0 }])
  })
  it('is unbilled where no line takes its rest', async () => {
    const { rows, unbilled } = await reconciled([
      timeEntry('app', 'long', { minutes: 480 }),
      timeEntry('app', 'other', { minutes: 60, role: 'design' }),
      invoiced(line('a', { role: 'engineering', hours: '7.5', amount: '750.00' })),
    ])
    expect(rows[0]).toMatchObject({ evidencedHours: 7.5, supportedCents: 75_000, status: 'matched' })
    expect(unbilled).toEqual({ timeEntries: 2, hours: 1.5, cents: 10_000 }) // 0.5 h × 100, 1 h × 50
  })
  it('is divided between days of different prices as it was worked: the oldest time is taken first', async () => {
    const { rows, unbilled } = await reconciled([
      priceSet('engineering', '120.00', { effectiveFrom: '2026-03-10' }),
      timeEntry('app', 'later', { day: '2026-03-10', minutes: 60 }),
      timeEntry('app', 'first', { day: '2026-03-09', minutes: 60 }),
      invoiced(line('a', { hours: '1.5', amount: '160.00' })),
    ])
    expect(rows[0]).toMatchObject({ evidencedHours: 1.5, supportedCents: 16_000 }) // 1 h × 100, half an hour × 120
    expect(unbilled).toEqual({ timeEntries: 1, hours: 0.5, cents: 6_000 })
  })
  it('can be divided by hours that are no whole minutes', async () => {
    const { rows, unbilled } = await reconciled([
      timeEntry('app', 'hour', { minutes: 60 }),
      invoiced(line('a', { hours: '0.333', amount: '33.30' })),
    ])
    expect(rows[0]).toMatchObject({ evidencedHours: 0.33, supportedCents: 3_330, status: 'matched' })
    expect(unbilled).toMatchObject({ timeEntries: 1, hours: 0.67, cents: 6_670 })
  })
})

describe('the evidence that supports an invoice', () => {
  it('is summed exactly and rounded once', async () => {
    const twenty = (key: string): Told => timeEntry('app', key, { minutes: 20 })
    const third = (id: string): Line => line(id, { hours: '0.3333333333', amount: '33.33' })
    const { rows, supportedCents, invoicedCents, varianceCents } = await reconciled([
      twenty('a'),
      twenty('b'),
      invoiced(third('a'), third('b'), line('c', { amount: '0.01' })),
    ])
    // The two lines are supported by 33.33333333 each, and the third by what is left of 66.666…
    expect(rows.map((row) => row.supportedCents)).toEqual([3_333, 3_333, 0])
    expect([supportedCents, invoicedCents, varianceCents]).toEqual([6_667, 6_667, 0])
  })
  it('is compared exactly: 2 % and a little more is not within 2 %', async () => {
    // 97.996 h at 1.00 support 98.00, rounded, of 100.00.
    const events = (hours: string): readonly Told[] => [
      priceSet('engineering', '1.00'),
      timeEntry('app', 'long', { minutes: 60 * 200 }),
      invoiced(line('a', { hours, amount: '100.00' })),
    ]
    expect((await reconciled(events('97.996'))).rows[0]).toMatchObject({ supportedCents: 9_800, status: 'over_billed' })
    expect((await reconciled(events('98'))).rows[0]).toMatchObject({ supportedCents: 9_800, status: 'matched' })
  })
})

describe('lines of coordination', () => {
  /** Two hours of one who accepted. */
  const met: readonly Told[] = [
    mapped(CALENDAR, 'app', null, { kind: 'calendar' }),
    registered('calendar'),
    syncCompleted('calendar', 'r2', {
      at: READ_AT,
      coverage: [covering(CALENDAR, BEGINNING, READ_AT, 'meeting')],
    }),
    meeting('m', { endsAt: '2026-03-02T14:00:00.000Z', accepted: 1 }),
  ]
  const both = async (...hours: readonly (string | null)[]) => {
    const { rows } = await reconciled([
      ...met,
      invoiced(...hours.map((one, i) => line(`${i}`, { category: 'coordination', hours: one, amount: '75.00' }))),
    ])
    return rows.map(({ evidencedHours }) => evidencedHours)
  }

  it.each([
    ['one alone shows all hours', ['1'], [2]],
    ['each shows up to its own hours, the last what is left', ['0.5', '1'], [0.5, 1.5]],
    ['one that names no hours takes all that is left', [null, '1'], [2, 0]],
    ['hours beyond what was held are nobody’s', ['3', '1'], [2, 0]],
  ])('%s', async (_, billed, evidenced) => {
    expect(await both(...billed)).toEqual(evidenced)
  })
})

describe('a change in the evidence of a line', () => {
  const worked = [
    workItem('A-1'),
    workItem('A-2'),
    timeEntry('app', 'one', { workItem: 'A-1' }),
    timeEntry('app', 'two', { workItem: 'A-2' }),
    invoiced(line('a', { amount: '200.00' })),
  ]
  const changesIn = async (events: readonly Told[], asking: Parameters<typeof requestOf>[0] = {}) =>
    (await reconciled([...worked, ...events], asking)).rows[0]?.evidence

  it('counts once, though it belongs to several of its items', async () => {
    expect(await changesIn([observed('#1', { links: ['A-1', 'A-2'] }), observed('#2', { links: ['A-2'] })])).toEqual({
      timeEntries: 2,
      workItems: 2,
      codeChanges: 2,
      meetings: 0,
    })
  })
  it('counts where it was merged in the period of the invoice, whatever period is asked for', async () => {
    const events = [
      observed('#1', { links: ['A-1'], mergedAt: '2026-03-31T23:59:59.999Z' }),
      observed('#2', { links: ['A-1'], mergedAt: '2026-04-01T00:00:00.000Z' }),
      observed('#3', { links: ['A-1'], mergedAt: '2026-02-28T23:59:59.999Z' }),
    ]
    const april = { from: '2026-03-31T00:00:00.000Z', to: '2026-05-01T00:00:00.000Z', now: '2026-05-01T00:00:00.000Z' }
    for (const asking of [{}, april]) expect(await changesIn(events, asking)).toMatchObject({ codeChanges: 1 })
  })
})

describe('a fixed line', () => {
  const engagement = (id: string, more: Partial<DataOf<'EngagementSigned'>> = {}): Told =>
    stated('EngagementSigned', 'app', uuid(id), {
      engagementId: uuid(id),
      billingModel: 'fixed',
      contractedCents: 100_000,
      currency: 'EUR',
      startsOn: '2026-01-01',
      endsOn: null,
      ...more,
    })
  const fixed = (number: string, month: string, amount: string, more: Partial<FactsOf<'invoice'>> = {}): Told =>
    invoice('app', number, {
      periodStart: `2026-${month}-01`,
      periodEnd: `2026-${month}-28`,
      lines: [line('a', { category: 'fixed', amount })],
      ...more,
    })
  const rowOf = async (...events: readonly Told[]) => (await reconciled(events)).rows[0]

  it('is supported by the agreed amount', async () => {
    expect(await rowOf(engagement('e'), fixed('1', '03', '1000.00'))).toMatchObject({
      supportedCents: 100_000,
      deltaCents: 0,
      status: 'matched',
    })
  })
  it('is not matched again by the whole contract that an earlier invoice took', async () => {
    const both = [engagement('e'), fixed('1', '02', '1000.00'), fixed('2', '03', '1000.00')]
    expect(await rowOf(...both)).toMatchObject({ supportedCents: 0, deltaCents: 100_000, status: 'over_billed' })
    const february = { from: '2026-02-01T00:00:00.000Z', to: '2026-03-01T00:00:00.000Z' }
    expect((await reconciled(both, february)).rows[0]?.status).toBe('matched')
  })
  it('is supported by the agreed amount less that of earlier invoices, however old they are', async () => {
    const parts = [fixed('1', '01', '400.00'), fixed('2', '02', '250.50'), fixed('3', '03', '349.50')]
    expect(await rowOf(engagement('e'), ...parts)).toMatchObject({ supportedCents: 34_950, status: 'matched' })
    const more = fixed('3', '03', '400.00')
    expect(await rowOf(engagement('e'), ...parts.slice(0, 2), more)).toMatchObject({
      supportedCents: 34_950,
      status: 'over_billed',
    })
  })
  it('is left alone by invoices that are void, later, of other lines, or of another engagement', async () => {
    const others = [
      fixed('1', '02', '1000.00', { status: 'void' }),
      fixed('4', '04', '1000.00'),
      fixed('5', '02', '0', { lines: [line('a', { category: 'labour', amount: '1000.00' })] }),
      engagement('first', { startsOn: '2025-01-01' }),
      fixed('0', '01', '1000.00', { periodStart: '2025-12-01', periodEnd: '2025-12-31' }),
    ]
    expect(await rowOf(engagement('e'), ...others, fixed('3', '03', '1000.00'))).toMatchObject({ status: 'matched' })
  })
  it('gets back what an earlier credit gave back', async () => {
    const earlier = [fixed('1', '01', '1000.00'), fixed('2', '02', '-1000.00')]
    expect(await rowOf(engagement('e'), ...earlier, fixed('3', '03', '1000.00'))).toMatchObject({ status: 'matched' })
  })
  it('of two invoices of one period, the one that is issued first takes of it first', async () => {
    const first = fixed('2', '03', '1000.00', { issuedOn: '2026-03-30' })
    const { rows } = await reconciled([engagement('e'), fixed('1', '03', '1000.00'), first])
    expect(rows[0]).toMatchObject({ supportedCents: 0, status: 'over_billed' })
  })
  it('of any invoices in a row is supported by the rest: together never by more than the agreed amount', async () => {
    const anyCents = fc.integer({ min: 1, max: 80_000 })
    await fc.assert(
      fc.asyncProperty(fc.array(anyCents, { minLength: 1, maxLength: 4 }), async (amounts) => {
        const month = (i: number) => `0${i + 1}`
        const events = amounts.map((cents, i) => fixed(`${i}`, month(i), (cents / 100).toFixed(2)))
        let left = 100_000
        for (const [i, cents] of amounts.entries()) {
          const period = { from: `2026-${month(i)}-01T00:00:00.000Z`, to: `2026-${month(i)}-28T00:00:00.000Z` }
          const { rows } = await reconciled([engagement('e'), ...events], {
            ...period,
            now: '2026-06-01T00:00:00.000Z',
          })
          expect(rows[0]?.supportedCents).toBe(Math.min(cents, left))
          left = Math.max(0, left - cents)
        }
      }),
      { seed: 1, numRuns: runs(30) },
    )
  })
  it('is unsupported where no amount was agreed in its currency', async () => {
    expect((await rowOf(fixed('1', '03', '1000.00')))?.status).toBe('unsupported')
    const dollars = engagement('e', { currency: 'USD' })
    expect((await rowOf(dollars, fixed('1', '03', '1000.00')))?.status).toBe('unsupported')
  })
})

describe('lines of any hours over entries of any length', () => {
  const AGREED = { engineering: 10_000, design: 5_000 } as const
  type Role = keyof typeof AGREED
  const anyRole = fc.constantFrom<Role>('engineering', 'design')
  const anyEntry = fc.record({ role: anyRole, minutes: fc.integer({ min: 1, max: 200 }), billable: fc.boolean() })
  const anyLine = fc.record({
    role: fc.option(anyRole),
    // Quarters of an hour are whole minutes.
    quarters: fc.option(fc.integer({ min: 0, max: 12 })),
  })
  interface Row {
    minutes: number
    /** Hundredths of a cent times 60: exact. */
    cost: number
  }
  const halfEven = (n: number, of: number): number => {
    const [whole, rest] = [Math.floor(n / of), n % of]
    return whole + (rest * 2 > of || (rest * 2 === of && whole % 2 === 1) ? 1 : 0)
  }

  it('take what a plain dealing out, minute by minute, gives them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyEntry, { maxLength: 6 }),
        fc.array(anyLine, { minLength: 1, maxLength: 4 }),
        async (entries, lines) => {
          const minutes = entries.flatMap(({ role, minutes: length, billable }) =>
            billable ? Array.from({ length }, () => role) : [],
          )
          const dealt: Row[] = lines.map(() => ({ minutes: 0, cost: 0 }))
          const left: Row = { minutes: 0, cost: 0 }
          const inTurn = [...lines.keys()].sort(
            (a, b) => Number(lines[a]?.role === null) - Number(lines[b]?.role === null) || a - b,
          )
          for (const role of minutes) {
            const taker = inTurn.find((i) => {
              const { role: wanted = null, quarters = null } = lines[i] ?? {}
              const full = quarters !== null && (dealt[i]?.minutes ?? 0) >= quarters * 15
              return !full && (wanted === null || wanted === role)
            })
            const row = (taker === undefined ? undefined : dealt[taker]) ?? left
            row.minutes += 1
            row.cost += AGREED[role]
          }
          const found = await reconciled([
            ...entries.map((entry, i) => timeEntry('app', `entry ${i}`, entry)),
            invoiced(
              ...lines.map(({ role, quarters }, i) =>
                line(`${i}`, { role, hours: quarters === null ? null : `${quarters / 4}`, amount: '1.00' }),
              ),
            ),
          ])
          expect(found.rows.map((row) => [row.evidencedHours, row.supportedCents])).toEqual(
            dealt.map((row) => [halfEven(row.minutes * 100, 60) / 100, halfEven(row.cost, 60)]),
          )
          expect(found.supportedCents).toBe(
            halfEven(
              dealt.reduce((sum, { cost }) => sum + cost, 0),
              60,
            ),
          )
          expect([found.unbilled.hours, found.unbilled.cents]).toEqual([
            halfEven(left.minutes * 100, 60) / 100,
            halfEven(left.cost, 60),
          ])
        },
      ),
      { seed: 2, numRuns: runs(60) },
    )
  })
})
