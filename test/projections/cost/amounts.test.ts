import { describe, expect, it } from '@jest/globals'
import type { DataOf } from '#domain/events/catalogue'
import type { FactsOf } from '#domain/events/facts'
import { kpiEvidence } from '#projections/command-center/operations'
import { covering, mapped, projectAdded, registered, syncCompleted, type Told, uuid } from '../support/events.js'
import {
  CALENDAR,
  invoice,
  invoiceByHand,
  meeting,
  rateSet,
  settingsChanged,
  stated,
  timeEntry,
} from '../support/facts.js'
import { defenseOf, forensicsOf, graphIn } from '../support/project.js'
import { answer, requestOf } from '../support/request.js'
import { worldOf } from '../support/world.js'

// What March of 2026 cost, and what was billed for it. Every page that shows a number shows the same.

const READ_AT = '2026-04-01T00:00:00.000Z'
const BEGINNING = '2020-01-01T00:00:00.000Z'
const calendar: readonly Told[] = [
  projectAdded('app'),
  mapped(CALENDAR, 'app', null, { kind: 'calendar' }),
  registered('calendar'),
  syncCompleted('calendar', 'r1', { at: READ_AT, coverage: [covering(CALENDAR, BEGINNING, READ_AT, 'meeting')] }),
]
const engagement = (currency: string | null): Told => {
  const terms: DataOf<'EngagementSigned'> = {
    engagementId: uuid('engagement'),
    billingModel: 'time_and_materials',
    contractedCents: currency === null ? null : 100_000,
    currency,
    startsOn: '2026-01-01',
    endsOn: null,
  }
  return stated('EngagementSigned', 'app', uuid('engagement'), terms)
}
/** One hour of two who accepted, so that it costs twice the blended rate. */
const hour = (startsAt: string): Told =>
  meeting('m', { startsAt, endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(), accepted: 2 })
const COORDINATION: FactsOf<'invoice'>['lines'][number] = {
  id: 'a',
  description: '',
  category: 'coordination',
  role: null,
  hours: null,
  unitAmount: null,
  amount: '160.00',
}

/** What the month's only meeting cost, as each page tells it. */
const coordinationOn = async (events: readonly Told[]) => {
  const world = [...calendar, ...events]
  const { facts } = await defenseOf(world)
  const { graph } = await forensicsOf(world)
  const evidence = await answer(
    kpiEvidence,
    { ...requestOf(), given: { family: 'delivery_investment' } },
    worldOf(world),
  )
  return {
    coordination: facts.coordination.costCents,
    investment: facts.investment.coordinationCents,
    evidence: evidence.evidence[0]?.contribution?.value ?? null,
    ...(graph === null
      ? {}
      : { graph: graphIn({ graph }).nodes.find(({ kind }) => kind === 'meeting')?.costCents ?? null }),
  }
}
const everywhere = (cents: number | null) => ({
  coordination: cents,
  investment: cents,
  evidence: cents,
  graph: cents,
})
const EUROS = [rateSet('engineering', '100.00', '2020-01-01'), rateSet('design', '60.00', '2020-01-01')]
const DOLLARS = rateSet('legal', '400.00', '2020-01-01', 'USD')

describe('coordination', () => {
  it('is hours × accepted attendees × the blended rate in force on the meeting’s UTC day', async () => {
    const raised = [...EUROS, rateSet('engineering', '140.00', '2026-03-10'), engagement('EUR')]
    const on = (startsAt: string) => coordinationOn([...raised, hour(startsAt)])
    expect(await on('2026-03-09T23:59:59.999Z')).toEqual(everywhere(16_000)) // 2 × (100 + 60) / 2
    expect(await on('2026-03-10T00:00:00.000Z')).toEqual(everywhere(20_000)) // 2 × (140 + 60) / 2
  })
  it('is left alone by rates in another currency than the project’s', async () => {
    const priced = [...EUROS, engagement('EUR'), hour('2026-03-09T09:00:00.000Z')]
    expect(await coordinationOn([...priced, DOLLARS])).toEqual(everywhere(16_000))
    expect(await coordinationOn([...priced, rateSet('design', '60.00', '2026-03-01', 'USD')])).toEqual(
      everywhere(20_000), // design costs dollars since, and engineering alone is left
    )
  })
  it('has no price where no rate is in the project’s currency', async () => {
    const priced = [...EUROS, engagement('USD'), hour('2026-03-09T09:00:00.000Z')]
    expect(await coordinationOn(priced)).toEqual(everywhere(null))
  })
  it('of a project without an agreed currency goes by that of all rates, else by the workspace’s own', async () => {
    const at = [engagement(null), hour('2026-03-09T09:00:00.000Z')]
    expect(await coordinationOn([...at, DOLLARS])).toEqual(everywhere(80_000))
    expect(await coordinationOn([...at, ...EUROS, DOLLARS])).toEqual(everywhere(16_000))
    const own = settingsChanged('defaults', { currency: 'USD' })
    expect(await coordinationOn([...at, ...EUROS, DOLLARS, own])).toEqual(everywhere(80_000))
  })
  it('leaves all else of the investment as it is: labour in two currencies has no total', async () => {
    const { facts } = await defenseOf([...calendar, ...EUROS, DOLLARS, engagement('EUR'), timeEntry('app', 't')])
    expect(facts.investment.currencyConflict).toBe(false)
    const both = [...EUROS, DOLLARS, engagement('EUR'), timeEntry('app', 't'), timeEntry('app', 'u', { role: 'legal' })]
    expect((await defenseOf([...calendar, ...both])).facts.investment.currencyConflict).toBe(true)
  })
})

describe('the invoiced amount', () => {
  const lines = (amount: string) => ({ lines: [{ ...COORDINATION, amount }] })
  const invoicedOf = async (...events: readonly Told[]) => {
    const { facts } = await defenseOf([projectAdded('app'), ...events])
    const { state, items, reason } = facts.evidencePackages.find(({ id }) => id === 'invoice') ?? {}
    return { cents: facts.investment.invoicedCents, state, items, reason }
  }
  const source: readonly Told[] = [
    registered('books'),
    syncCompleted('books', 'r1', { at: READ_AT, coverage: [covering(uuid('app'), BEGINNING, READ_AT, 'invoice')] }),
  ]

  it('is the sum of the amounts that people entered, where no source of invoices is connected', async () => {
    const entered = [
      invoiceByHand('app', '1', lines('100.005')),
      invoiceByHand('app', '2', lines('50.005')),
      invoiceByHand('app', '3', { ...lines('70.00'), status: 'void' }),
      invoiceByHand('app', '4', { ...lines('80.00'), periodStart: '2026-04-01', periodEnd: '2026-04-30' }),
    ]
    expect(await invoicedOf(...entered)).toMatchObject({
      cents: 15_001, // 150.01, exactly
      state: 'partial',
      reason: 'Invoices were entered by hand and no invoice source is connected, so invoices may be missing.',
    })
  })
  it('is not known where no amount was entered, or where all entered amounts are void', async () => {
    expect(await invoicedOf()).toMatchObject({ cents: null, state: 'unavailable' })
    const voided = invoiceByHand('app', '3', { ...lines('70.00'), status: 'void' })
    expect(await invoicedOf(voided)).toMatchObject({ cents: null, state: 'unavailable' })
  })
  it('is the sum of all, where a source is connected and was read', async () => {
    const both = [invoice('app', '1', lines('100.00')), invoiceByHand('app', '2', lines('50.00'))]
    expect(await invoicedOf(...source, ...both)).toMatchObject({ cents: 15_000, state: 'available', reason: null })
    expect(await invoicedOf(...source)).toMatchObject({ cents: 0, state: 'available' })
  })
  it('is the whole amounts of the invoices that overlap the period, and a claim names those that reach beyond it', async () => {
    const quarter = { ...lines('90.00'), periodStart: '2026-01-01', periodEnd: '2026-03-31' }
    const beyond = { ...lines('30.00'), periodStart: '2026-03-31', periodEnd: '2026-04-30', issuedOn: '2026-05-02' }
    const ofMarch = invoice('app', '1', lines('100.00'))
    const world = [...source, ofMarch, invoice('app', '2', quarter), invoice('app', '3', beyond)]
    expect(await invoicedOf(...world)).toMatchObject({ cents: 22_000 })
    const claimsOf = async (...events: readonly Told[]) => {
      const { pack } = await defenseOf([projectAdded('app'), ...events], requestOf(), 'what-did-it-cost')
      return (pack?.claims ?? []).map(({ text }) => text).filter((text) => text.startsWith('Invoiced'))
    }
    expect(await claimsOf(...world)).toEqual([
      'Invoiced: 220.00 EUR. It contains invoices 2 and 3, which reach beyond the period and count as a whole.',
    ])
    expect(await claimsOf(...source, ofMarch)).toEqual([])
  })
  it('is not known where a source has some, and no coverage says that it was read', async () => {
    const both = [invoice('app', '1', lines('100.00')), invoiceByHand('app', '2', lines('50.00'))]
    expect(await invoicedOf(...both)).toMatchObject({ cents: null, state: 'unavailable' })
  })
})
