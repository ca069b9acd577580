import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { DirectedRequest } from '#domain/operation'
import { Role } from '#domain/roles'
import { civilDateOf } from '#domain/time'
import { aiEconomics } from '#projections/ai/operations'
import { commandCenter } from '#projections/command-center/operations'
import { reportConfidence } from '#projections/confidence/operations'
import { portfolio } from '#projections/portfolio/operations'
import type { PortfolioMonth, PortfolioProject, Spent } from '#projections/portfolio/response'
import { scopeCreep } from '#projections/scope-creep/operations'
import { runs } from '#test/support/thorough'
import { clientAdded, projectAdded, type Told, uuid } from '../support/events.js'
import { invoice, invoiceByHand, settingsChanged, stated } from '../support/facts.js'
import { people } from '../support/project.js'
import { type Asking, answer, requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { type World, worldOf } from '../support/world.js'
import { anyHalfYear, anyNow, anyZone, askedFor } from './support/worlds.js'

interface Moment {
  readonly timeZone: string
  readonly now: string
}
interface Days {
  readonly start: string
  readonly end: string
}

/** The same by an owner of a workspace that hides no margin. */
const ofProject = (name: string, days: Days, moment: Moment): DirectedRequest =>
  askedFor({ ...days, ...moment }, { project: name })

const investmentOf = async (world: World, name: string, days: Days, moment: Moment) => {
  const { kpis } = await answer(commandCenter, ofProject(name, days, moment), world)
  const [investment, , output] = kpis
  if (investment?.id !== 'delivery_investment' || output?.id !== 'delivery_output') throw new Error('other KPIs')
  return { investment, completedItems: output.value?.value ?? null }
}

/** An amount is what the contract's KPI says, and its reason is part of what that says. */
const expectSpent = (
  spent: Pick<Spent, 'cents' | 'currency' | 'availability' | 'reason'>,
  { value, availability, summary, context }: Awaited<ReturnType<typeof investmentOf>>['investment'],
): void => {
  expect([spent.cents, spent.availability]).toEqual([value?.value ?? null, availability])
  expect(spent.currency).toBe(value === null ? null : value.basis.slice(0, 3))
  if (availability !== 'available') expect(spent.reason).not.toBeNull()
  if (value === null) expect(spent.reason).toBe(`${summary} ${context}`)
}

const expectMonth = async (world: World, name: string, month: PortfolioMonth, moment: Moment): Promise<void> => {
  const { investment, completedItems } = await investmentOf(world, name, month, moment)
  expectSpent(month.spent, investment)
  expect(month.completedItems).toBe(completedItems)
  const { adoption, usage } = await answer(aiEconomics, ofProject(name, month, moment), world)
  expect(month.ai?.assistedShare).toBe(usage.selfReported.assistedShare?.value ?? null)
  for (const [told, count] of [
    [month.ai?.mergedChanges, adoption.mergedChanges],
    [month.ai?.taggedChanges, adoption.taggedEvidenceTotal],
    [month.ai?.assistedChanges, adoption.assistedChanges],
  ] as const) {
    if (told === null) expect([count === 0, month.ai?.availability]).not.toEqual([true, 'available'])
    else expect(told).toBe(count)
  }
}

/** What is told since the engagement or the lock is what the contract would answer since then. */
const expectSince = async (world: World, one: PortfolioProject, moment: Moment): Promise<void> => {
  const today = civilDateOf(moment.now, moment.timeZone)
  const spent = one.spentSinceEngagement
  expect(spent?.since).toBe(one.engagement?.startsOn)
  if (spent !== null) {
    const since = { start: spent.since, end: today }
    expectSpent(spent, (await investmentOf(world, one.name, since, moment)).investment)
  }
  const growth = one.growthSinceLock
  if (growth === null) return
  const request = ofProject(one.name, { start: growth.since, end: today }, moment)
  const { report, lock } = await answer(scopeCreep, request, world, { people })
  const { kpis } = await answer(commandCenter, request, world)
  const expansion = kpis.find(({ id }) => id === 'scope_expansion')
  expect([growth.since, growth.timeZone, growth.lockedItems]).toEqual([lock?.lockedOn, lock?.timeZone, lock?.items])
  expect(growth.pct).toBe(expansion?.value?.value ?? null)
  if (growth.addedItems !== null && report !== null) expect(growth.addedItems).toBe(report.added.items)
  if (growth.pct === null) expect(growth.reason).not.toBeNull()
}

describe('the portfolio', () => {
  it('has of each project and month what the contract answers for exactly these days', async () => {
    let [known, grown] = [0, 0]
    await fc.assert(
      fc.asyncProperty(anyHalfYear, anyNow, anyZone, async (events, now, timeZone) => {
        const world = worldOf(events)
        const moment = { timeZone, now }
        const days = { start: '2025-11-10', end: civilDateOf(now, timeZone) }
        const { projects, totals } = await answer(portfolio, askedFor({ ...days, ...moment }), world)
        expect(projects.map(({ name }) => name)).toEqual(['app', 'web'])
        for (const one of projects) {
          for (const month of one.months) await expectMonth(world, one.name, month, moment)
          await expectSince(world, one, moment)
          const { confidence } = await answer(reportConfidence, ofProject(one.name, days, moment), world)
          expect(one.confidence).toEqual({ label: confidence.label, score: confidence.score })
          expect(one.freshness.pct).toBe(confidence.signals.find(({ id }) => id === 'freshness')?.pct)
          const { usage } = await answer(aiEconomics, ofProject(one.name, days, moment), world)
          expect(one.ai?.assistedShare).toBe(usage.selfReported.assistedShare?.value ?? null)
          known += one.months.filter(({ spent }) => spent.cents !== null).length
          grown += one.growthSinceLock?.pct ? 1 : 0
        }
        for (const [i, { spent }] of totals.months.entries()) {
          const parts = projects.flatMap(({ months }) => (months[i]?.spent.cents == null ? [] : [months[i].spent]))
          // An amount of 0 is in a second currency only where all are 0.
          const amounts = parts.filter(({ cents }) => cents !== 0)
          const isMixed = new Set((amounts.length > 0 ? amounts : parts).map(({ currency }) => currency)).size > 1
          const sum = parts.reduce((all, { cents }) => all + (cents ?? 0), 0)
          expect([spent.cents, spent.projects]).toEqual([parts.length === 0 || isMixed ? null : sum, parts.length])
        }
      }),
      { seed: 12, numRuns: runs(40) },
    )
    expect(known).toBeGreaterThan(runs(40))
    expect(grown).toBeGreaterThan(runs(40) / 20)
  })

  const asked = async (events: readonly Told[], asking: Asking = {}) =>
    answer(portfolio, requestOf(asking), worldOf(events))
  const app = async (events: readonly Told[], asking: Asking = {}): Promise<PortfolioProject> => {
    const [one] = (await asked(events, asking)).projects
    if (one === undefined) throw new Error('there is no project')
    return one
  }

  it('counts since the engagement and the lock, whatever the period, and says since when', async () => {
    const whole = await app(SMALL_WORLD)
    const short = await app(SMALL_WORLD, { from: '2026-03-20T00:00:00.000Z', to: '2026-03-22T00:00:00.000Z' })
    expect(whole.spentSinceEngagement?.since).toBe('2026-02-01')
    expect(whole.growthSinceLock).toEqual({
      since: '2026-03-02',
      timeZone: 'UTC',
      lockedItems: 3,
      addedItems: 2,
      pct: 66.7,
      availability: 'available',
      reason: 'Counts evidence up to 31 Mar 23:50.',
    })
    expect(whole.spentSinceEngagement?.cents).toBeGreaterThan(0)
    expect(short.spentSinceEngagement).toEqual(whole.spentSinceEngagement)
    expect(short.growthSinceLock).toEqual(whole.growthSinceLock)
    expect(short.months.map(({ start, end }) => [start, end])).toEqual([['2026-03-20', '2026-03-21']])
  })
  it('has months before the engagement, which are no part of what was spent since', async () => {
    const later = stated('EngagementSigned', 'app', uuid('later'), {
      engagementId: uuid('later'),
      billingModel: 'fixed',
      contractedCents: 1_000,
      currency: 'EUR',
      startsOn: '2026-03-17',
      endsOn: null,
    })
    const from = '2026-01-01T00:00:00.000Z'
    const before = await app(SMALL_WORLD, { from })
    const since = await app([...SMALL_WORLD, later], { from })
    expect(since.months.map(({ month, spent }) => [month, spent.cents])).toEqual(
      before.months.map(({ month, spent }) => [month, spent.cents]),
    )
    expect(since.spentSinceEngagement?.since).toBe('2026-03-17')
    expect(since.spentSinceEngagement?.cents).toBeLessThan(before.spentSinceEngagement?.cents ?? 0)
  })
  it('sums ten years of a longer engagement, and says so', async () => {
    const old = stated('EngagementSigned', 'app', uuid('engagement'), {
      engagementId: uuid('engagement'),
      billingModel: 'retainer',
      contractedCents: null,
      currency: null,
      startsOn: '0001-01-01',
      endsOn: null,
    })
    const { spentSinceEngagement } = await app([...SMALL_WORLD, old])
    expect(spentSinceEngagement?.since).toBe('2016-04-01')
    expect(spentSinceEngagement?.availability).toBe('partial')
    expect(spentSinceEngagement?.reason).toContain('this counts its last 10 years')
  })

  const LINE = { id: 'l', description: '', category: 'labour' as const, role: null, hours: null, unitAmount: null }
  const billed = (number: string, amount: string, more: object = {}) =>
    invoiceByHand('app', number, { lines: [{ ...LINE, amount }], ...more })

  it('sums the invoices that are issued and not paid, of any age', async () => {
    const bare = SMALL_WORLD.filter(({ event }) => event.type !== 'InvoiceIssued')
    const { openInvoices } = await app([
      ...bare,
      billed('1', '10.00', { issuedOn: '2024-02-01', periodStart: '2024-01-01', periodEnd: '2024-01-31' }),
      billed('2', '5.50'),
      billed('3', '99.00', { status: 'paid' }),
      billed('4', '77.00', { status: 'void' }),
    ])
    expect(openInvoices).toEqual({
      invoices: 2,
      cents: 1_550,
      currency: 'EUR',
      oldestIssuedOn: '2024-02-01',
      availability: 'partial',
      reason: 'Invoices were entered by people: this counts those that were.',
    })
  })
  it('has no sum of open invoices in two currencies, and none where no invoice was read', async () => {
    const bare = SMALL_WORLD.filter(({ event }) => event.type !== 'InvoiceIssued')
    const mixed = await app([...bare, billed('1', '10.00'), billed('2', '5.00', { currency: 'USD' })])
    expect([mixed.openInvoices?.cents, mixed.openInvoices?.currency, mixed.openInvoices?.invoices]).toEqual([
      null,
      null,
      2,
    ])
    expect(mixed.openInvoices?.reason).toContain('more than one currency')
    const none = await app(bare)
    expect([none.openInvoices?.cents, none.openInvoices?.invoices]).toEqual([null, null])
  })

  const agreedOn = (project: string, contractedCents: number, currency: string): readonly Told[] => [
    projectAdded(project),
    stated('EngagementSigned', project, uuid(`of ${project}`), {
      engagementId: uuid(`of ${project}`),
      billingModel: 'fixed',
      contractedCents,
      currency,
      startsOn: '2026-01-01',
      endsOn: null,
    }),
  ]
  const three = [clientAdded('acme'), ...agreedOn('a', 100, 'EUR'), ...agreedOn('b', 250, 'EUR'), projectAdded('c')]

  it('sums what its projects tell, and says of how many', async () => {
    const { totals } = await asked(three, { projects: ['a', 'b', 'c'] })
    expect(totals.agreed).toEqual({
      cents: 350,
      currency: 'EUR',
      projects: 2,
      availability: 'partial',
      reason: 'The figure is known of 2 of 3 projects, some of it in part.',
    })
    const two = await asked(three, { projects: ['a', 'b'] })
    expect([two.totals.agreed?.availability, two.totals.agreed?.reason]).toEqual(['available', null])
  })
  it('has no sum of two currencies', async () => {
    const { totals } = await asked([...three, ...agreedOn('d', 7, 'USD')], { projects: ['a', 'd'] })
    expect(totals.agreed).toEqual({
      cents: null,
      currency: null,
      projects: 2,
      availability: 'unavailable',
      reason: 'The amounts are in more than one currency, so there is no sum.',
    })
  })
  it('has at most 200 projects, with their number', async () => {
    const names = Array.from({ length: 203 }, (_, i) => `p${i}`)
    const { projects, projectsTotal, totals } = await asked(
      [clientAdded('acme'), ...names.map((name) => projectAdded(name))],
      {
        projects: names,
      },
    )
    expect([projects.length, projectsTotal]).toEqual([200, 203])
    expect(totals.spentSinceEngagement.cents).toBeNull()
  })
})

describe('the portfolio of a workspace without anything', () => {
  it('has nulls, and no zero', async () => {
    const { projects, totals, monthsTotal } = await answer(
      portfolio,
      requestOf({ projects: [], from: '2026-01-01T00:00:00.000Z' }),
      worldOf([clientAdded('acme')]),
    )
    expect([projects, monthsTotal]).toEqual([[], 3])
    const sums = [
      totals.agreed,
      totals.spentSinceEngagement,
      totals.openInvoices,
      ...totals.months.map(({ spent }) => spent),
    ]
    expect(sums.map((sum) => [sum?.cents, sum?.currency, sum?.availability])).toEqual(
      sums.map(() => [null, null, 'unavailable']),
    )
  })
  it('has nulls of a project of which nothing is known', async () => {
    const world = worldOf([clientAdded('acme'), projectAdded('app')])
    const { projects } = await answer(portfolio, requestOf(), world)
    const [one] = projects
    expect([one?.engagement, one?.spentSinceEngagement, one?.growthSinceLock]).toEqual([null, null, null])
    expect(one?.openInvoices).toMatchObject({ invoices: null, cents: null, currency: null, oldestIssuedOn: null })
    expect(one?.ai).toMatchObject({
      mergedChanges: null,
      taggedChanges: null,
      assistedChanges: null,
      assistedShare: null,
    })
    expect(one?.freshness).toEqual({ pct: null, fresh: null, sources: null, oldestSuccessAt: null })
    expect(one?.months.map(({ spent, completedItems }) => [spent.cents, completedItems])).toEqual([[null, null]])
  })
})

describe('of the portfolio a member', () => {
  const BOOKED: readonly Told[] = [
    ...SMALL_WORLD,
    invoice('app', 'I1', { lines: [] }),
    settingsChanged('privacy', { hideSalaryFromManagers: true }),
  ]
  const SEES: Readonly<Record<Role, readonly string[]>> = {
    owner: ['engagement', 'openInvoices', 'ai', 'confidence', 'costs'],
    admin: ['engagement', 'openInvoices', 'ai', 'confidence', 'costs'],
    delivery_lead: ['engagement', 'openInvoices', 'ai', 'confidence'],
    finance: ['engagement', 'openInvoices', 'confidence'],
    analyst: ['engagement', 'ai', 'confidence'],
    viewer: [],
    // No client gets the answer.
    client: ['engagement', 'openInvoices'],
  }
  it.each(Role.values)('who is %s is told what the role may see elsewhere, and no cost beside prices', async (role) => {
    const { projects, totals } = await answer(portfolio, requestOf({ role }), worldOf(BOOKED))
    const [one] = projects
    if (one === undefined) throw new Error('there is no project')
    const seen = (['engagement', 'openInvoices', 'ai', 'confidence'] as const).filter((name) => one[name] !== null)
    const costs = [one.spentSinceEngagement?.cents, totals.spentSinceEngagement.cents, one.months[0]?.spent.cents]
    const isTold = costs.every((cents) => typeof cents === 'number')
    if (!isTold) expect(costs).toEqual([null, null, null])
    expect([...seen, ...(isTold ? ['costs'] : [])]).toEqual(SEES[role])
    expect([totals.agreed !== null, totals.openInvoices !== null]).toEqual([
      SEES[role].includes('engagement'),
      SEES[role].includes('openInvoices'),
    ])
    expect(one.growthSinceLock?.pct).toBe(66.7)
  })
  it('who is a client gets no answer, as the operation says', () => {
    expect(portfolio.keptFromClients).toBe(true)
  })
})
