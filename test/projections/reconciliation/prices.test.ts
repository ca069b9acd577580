import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { FactsOf } from '#domain/events/facts'
import { runs } from '#test/support/thorough'
import { covering, mapped, projectAdded, registered, syncCompleted, type Told, uuid } from '../support/events.js'
import { CALENDAR, CLOUD, cloudLine, invoice, meeting, priceSet, rateSet, stated, timeEntry } from '../support/facts.js'
import { defenseOf } from '../support/project.js'
import { requestOf } from '../support/request.js'

// An invoice is held against what the client agreed to pay, never against what hours cost the provider.

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
const engagement = (id: string, startsOn: string, endsOn: string | null = null): Told =>
  stated('EngagementSigned', 'app', uuid(id), {
    engagementId: uuid(id),
    billingModel: 'time_and_materials',
    contractedCents: null,
    currency: null,
    startsOn,
    endsOn,
  })
const BASE: readonly Told[] = [
  projectAdded('app'),
  mapped(CALENDAR, 'app', null, { kind: 'calendar' }),
  registered('sheet'),
  syncCompleted('sheet', 'r1', {
    at: READ_AT,
    coverage: [
      covering(uuid('app'), BEGINNING, READ_AT, 'time_entry'),
      covering(CALENDAR, BEGINNING, READ_AT, 'meeting'),
      covering(CLOUD, BEGINNING, READ_AT, 'cloud_line'),
    ],
  }),
  mapped(CLOUD, 'app', null, { kind: 'cloud_account' }),
  engagement('engagement', '2026-01-01'),
  rateSet('engineering', '60.00', '2026-01-01'),
]
/** Ten hours of engineering. */
const WORK = timeEntry('app', 't', { minutes: 600, day: '2026-03-10' })
const invoiced = (...lines: readonly Line[]): Told => invoice('app', 'I-1', { lines })
const defended = (events: readonly Told[]) => defenseOf([...BASE, ...events], requestOf(), 'what-did-it-cost')
const rowsOf = async (...events: readonly Told[]) => (await defended(events)).reconciliation?.rows ?? []
const rowOf = async (...events: readonly Told[]) => (await rowsOf(...events))[0]

describe('hours on an invoice', () => {
  const honest = invoiced(line('a', { role: 'engineering', hours: '10', unitAmount: '100.00', amount: '1000.00' }))

  it('are matched at the agreed price, whatever they cost', async () => {
    const { reconciliation } = await defended([WORK, priceSet('engineering', '100.00'), honest])
    expect(reconciliation).toMatchObject({ state: 'matched', supportedCents: 100_000, varianceCents: 0 })
  })
  it('are over-billed above the agreed price, though the line says so itself', async () => {
    expect(await rowOf(WORK, priceSet('engineering', '90.00'), honest)).toMatchObject({
      supportedCents: 90_000,
      status: 'over_billed',
    })
  })
  it('have the price of their role, in any case and with blanks', async () => {
    const other = timeEntry('app', 'u', { role: 'Senior Designer', minutes: 60, day: '2026-03-10' })
    const events = [WORK, other, priceSet('engineering', '100.00'), priceSet('seniordesigner', '80.00')]
    const lines = invoiced(
      line('a', { role: 'ENGINEERING', hours: '10', amount: '1000.00' }),
      line('b', { role: 'senior designer', hours: '1', amount: '80.00' }),
    )
    expect((await rowsOf(...events, lines)).map(({ status }) => status)).toEqual(['matched', 'matched'])
  })
  it('have the price of their day', async () => {
    const first = timeEntry('app', 'first', { minutes: 60, day: '2026-03-15' })
    const second = timeEntry('app', 'second', { minutes: 60, day: '2026-03-16' })
    const prices = [
      priceSet('engineering', '100.00', { effectiveTo: '2026-03-15' }),
      priceSet('engineering', '120.00', { effectiveFrom: '2026-03-16' }),
    ]
    const row = await rowOf(first, second, ...prices, invoiced(line('a', { hours: '2', amount: '220.00' })))
    expect(row).toMatchObject({ supportedCents: 22_000, status: 'matched' })
  })
  it('have no price after its last day, before its first, and once it was taken back', async () => {
    const line7 = invoiced(line('a', { hours: '10', unitAmount: '7.00', amount: '70.00' }))
    for (const price of [
      priceSet('engineering', '100.00', { effectiveTo: '2026-03-09' }),
      priceSet('engineering', '100.00', { effectiveFrom: '2026-03-11' }),
      priceSet('engineering', '0'),
    ])
      expect(await rowOf(WORK, price, line7)).toMatchObject({ supportedCents: 7_000 })
    expect(await rowOf(WORK, priceSet('engineering', '100.00', { effectiveTo: '2026-03-10' }), line7)).toMatchObject({
      supportedCents: 100_000,
    })
  })
  it('have the price of the engagement that runs on their day', async () => {
    const events = [
      WORK,
      engagement('old', '2025-01-01', '2025-12-31'),
      priceSet('engineering', '50.00', { engagementId: uuid('old'), effectiveFrom: '2025-01-01' }),
      invoiced(line('a', { hours: '10', unitAmount: '7.00', amount: '70.00' })),
    ]
    expect(await rowOf(...events)).toMatchObject({ supportedCents: 7_000 })
    expect(await rowOf(...events, priceSet('engineering', '100.00'))).toMatchObject({ supportedCents: 100_000 })
  })
})

describe('where no price was agreed in the invoice’s currency', () => {
  it.each<[string, Partial<Line>, number | null]>([
    ['the line’s own price of an hour counts', { hours: '10', unitAmount: '95.00', amount: '1000.00' }, 95_000],
    ['else its amount by its hours, exactly', { hours: '30', amount: '1000.00' }, 33_333], // 10 h of 33.33…
    ['else the line is unsupported', { amount: '1000.00' }, null],
    ['hours of 0 give no price', { hours: '0', amount: '1000.00' }, 0],
  ])('%s', async (_, more, supportedCents) => {
    for (const price of [[], [priceSet('engineering', '100.00', { currency: 'USD' })]])
      expect(await rowOf(WORK, ...price, invoiced(line('a', more)))).toMatchObject({
        supportedCents,
        status: supportedCents === null ? 'unsupported' : expect.any(String),
      })
  })
  it('an action and the pack say so, by the names of the roles', async () => {
    const qa = timeEntry('app', 'u', { role: 'qa', minutes: 60 })
    const { facts, pack } = await defended([
      WORK,
      qa,
      priceSet('qa', '80.00'),
      invoiced(line('a', { hours: '11', amount: '1000.00' })),
    ])
    const [action] = facts.actions.filter(({ tag }) => tag === 'prices')
    expect(action?.title).toBe('No price was agreed for engineering')
    expect(pack?.gaps).toContainEqual(expect.stringContaining('No price was agreed for engineering.'))
  })
  it('unbilled time has hours, and no amount', async () => {
    const { reconciliation } = await defended([
      WORK,
      invoiced(line('a', { hours: '4', unitAmount: '9.00', amount: '36.00' })),
    ])
    expect(reconciliation?.unbilled).toEqual({ timeEntries: 1, hours: 6, cents: null })
  })
  it('nothing is said where all was agreed', async () => {
    const { facts, pack, reconciliation } = await defended([
      WORK,
      priceSet('engineering', '100.00'),
      invoiced(line('a', { hours: '4', amount: '400.00' })),
    ])
    expect(facts.actions.map(({ tag }) => tag)).not.toContain('prices')
    expect(pack?.gaps.join()).not.toContain('price')
    expect(reconciliation?.unbilled.cents).toBe(60_000)
  })
})

describe('a line below zero', () => {
  it.each(['labour', 'coordination', 'cloud', 'fixed', 'other'] as const)(
    'of %s is matched with its own amount, and leaves the rest of the invoice matched',
    async (category) => {
      const { reconciliation } = await defended([
        WORK,
        priceSet('engineering', '100.00'),
        invoiced(line('discount', { category, amount: '-50.005' }), line('a', { hours: '10', amount: '1000.00' })),
      ])
      expect(reconciliation?.rows[0]).toMatchObject({ supportedCents: -5_000, deltaCents: 0, status: 'matched' })
      expect(reconciliation?.rows[1]).toMatchObject({ evidencedHours: 10, supportedCents: 100_000, status: 'matched' })
      expect(reconciliation).toMatchObject({ state: 'matched', varianceCents: 0 })
    },
  )
  it('can be all there is: a credit note', async () => {
    const { reconciliation } = await defended([invoiced(line('a', { category: 'other', amount: '-40.00' }))])
    expect(reconciliation).toMatchObject({ state: 'matched', invoicedCents: -4_000, supportedCents: -4_000 })
  })
  it('of a credit note of its own is reconciled only where no invoice stands beside it', async () => {
    const credit = (number: string) =>
      invoice('app', number, { issuedOn: '2026-04-20', lines: [line('a', { category: 'other', amount: '-40.00' })] })
    const billed = invoiced(line('a', { hours: '10', amount: '1000.00' }))
    const beside = await defended([WORK, priceSet('engineering', '100.00'), billed, credit('Z-9')])
    expect(beside.invoice?.number).toBe('I-1')
    expect(beside.reconciliation).toMatchObject({ state: 'matched', invoicedCents: 100_000 })
    expect((await defended([credit('Z-9')])).invoice?.number).toBe('Z-9')
  })
  it('gives back what it takes off to the other lines of an amount that supports its category', async () => {
    const cloud = cloudLine('c', { amount: '100.00', from: '2026-03-10', to: '2026-03-10' })
    const rows = await rowsOf(
      cloud,
      invoiced(line('a', { category: 'cloud', amount: '120.00' }), line('b', { category: 'cloud', amount: '-20.00' })),
    )
    expect(rows.map(({ supportedCents }) => supportedCents)).toEqual([12_000, -2_000])
  })
})

describe('time in meetings on an invoice', () => {
  /** Two hours of three who accepted. */
  const met = meeting('m', { startsAt: '2026-03-02T12:00:00.000Z', endsAt: '2026-03-02T14:00:00.000Z', accepted: 3 })
  const billed = (more: Partial<Line>) => invoiced(line('a', { category: 'coordination', amount: '480.00', ...more }))

  it('has the line’s own price for each hour of each person, for nobody knows their roles', async () => {
    expect(await rowOf(met, billed({ hours: '6', unitAmount: '80.00' }))).toMatchObject({
      evidencedHours: 6,
      supportedCents: 48_000,
      status: 'matched',
    })
    expect((await defended([met, billed({ hours: '6' })])).facts.actions.map(({ title }) => title)).toContain(
      'No price was agreed for meetings',
    )
    expect(await rowOf(met, billed({}))).toMatchObject({
      evidencedHours: 6,
      supportedCents: null,
      status: 'unsupported',
    })
  })
  it('has the agreed price of the role that the line names', async () => {
    const prices = [priceSet('lead', '70.00'), priceSet('lead', '80.00', { effectiveFrom: '2026-03-02' })]
    expect(await rowOf(met, ...prices, billed({ role: 'Lead', hours: '6', unitAmount: '99.00' }))).toMatchObject({
      supportedCents: 48_000,
      status: 'matched',
    })
  })
})

it('what hours cost changes nothing of what supports an invoice', async () => {
  const anyRate = fc.tuple(fc.constantFrom('engineering', 'design'), fc.integer({ min: 0, max: 300 }))
  const met = meeting('m', { startsAt: '2026-03-02T12:00:00.000Z', endsAt: '2026-03-02T14:00:00.000Z', accepted: 3 })
  const events = [
    WORK,
    met,
    timeEntry('app', 'u', { role: 'design', minutes: 90 }),
    priceSet('engineering', '100.00'),
    invoiced(
      line('a', { hours: '9', amount: '900.00' }),
      line('b', { role: 'design', hours: '1', amount: '50.00' }),
      line('c', { category: 'coordination', hours: '6', amount: '480.00' }),
      line('d', { category: 'other', amount: '-1.00' }),
    ),
  ]
  const { reconciliation } = await defended(events)
  await fc.assert(
    fc.asyncProperty(fc.array(anyRate, { maxLength: 3 }), async (rates) => {
      const set = rates.map(([role, amount], i) => rateSet(role, String(amount), `2026-03-0${i + 1}`))
      expect((await defended([...events, ...set])).reconciliation).toEqual(reconciliation)
    }),
    { seed: 1, numRuns: runs(20) },
  )
})
