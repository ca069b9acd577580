import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { Role } from '#domain/roles'
import { invoiceDefense } from '#projections/invoice-defense/operations'
import type { InvoiceDefense } from '#projections/invoice-defense/response'
import { runs } from '#test/support/thorough'
import { type Told, uuid } from '../support/events.js'
import { rateSet, settingsChanged, stated } from '../support/facts.js'
import { by } from '../support/project.js'
import { answer } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { type World, worldOf } from '../support/world.js'

// An invoice's amounts stand beside no amount that follows from a rate, for whom the margin is hidden from.

const QUESTIONS = ['what-did-it-cost', 'what-was-added'] as const
const seenIn = (world: World, role: Role, question: string) =>
  answer(invoiceDefense, { ...by(role), given: { question } }, world)
const seenBy = (role: Role, events: readonly Told[], question = 'what-did-it-cost') =>
  seenIn(worldOf(events), role, question)

/** What follows from a rate. */
const costsIn = ({ facts }: InvoiceDefense) => {
  const { investment, coordination } = facts
  const { labourCents, coordinationCents, reworkCents, scopeCents, totalCents, labourCategories } = investment
  return {
    labourCents,
    coordinationCents,
    reworkCents,
    scopeCents,
    totalCents,
    ofCategories: labourCategories.map(({ cents }) => cents).filter((cents) => cents !== null),
    shares: [investment.coordinationPct, investment.reworkPct, investment.scopePct],
    blended: coordination.blendedHourlyRateCents,
    meetings: coordination.costCents,
    added: facts.scope?.valueCents ?? null,
  }
}
const NONE = {
  labourCents: null,
  coordinationCents: null,
  reworkCents: null,
  scopeCents: null,
  totalCents: null,
  ofCategories: [],
  shares: [null, null, null],
  blended: null,
  meetings: null,
  added: null,
}

/** What a workspace may set, and from whom costs are then hidden where an invoice is shown. */
const SETTINGS: readonly (readonly [margin: boolean | null, salary: boolean, hiddenFrom: readonly Role[]])[] = [
  [null, false, ['delivery_lead', 'finance', 'analyst', 'viewer']],
  [true, true, ['delivery_lead', 'finance', 'analyst', 'viewer']],
  [false, true, ['delivery_lead', 'analyst', 'viewer']],
  [false, false, []],
]

describe.each(SETTINGS)('with the margin hidden: %p, and salaries: %p', (margin, salary, hiddenFrom) => {
  const set = settingsChanged('privacy', {
    ...(margin === null ? {} : { hideMarginFromNonAdmins: margin }),
    hideSalaryFromManagers: salary,
  })
  const world = worldOf([...SMALL_WORLD, set])
  // What a client gets is another answer (test/api/roles.test.ts).
  it.each(Role.values.filter((role) => role !== 'client'))('%s', async (role) => {
    const seen = await seenIn(world, role, 'what-did-it-cost')
    const all = await seenIn(world, 'owner', 'what-did-it-cost')
    const isHidden = hiddenFrom.includes(role)
    expect(costsIn(seen)).toEqual(isHidden ? NONE : costsIn(all))
    // The text says so.
    const texts = [...seen.facts.actions.map(({ title }) => title), ...(seen.pack?.gaps ?? [])]
    expect(texts.filter((text) => text.startsWith('Costs are hidden'))).toHaveLength(isHidden ? 2 : 0)
    // What was billed, and what supports it, follows from no rate.
    expect([seen.invoice, seen.reconciliation]).toEqual([all.invoice, all.reconciliation])
    expect(seen.facts.investment.cloudCents).toBe(260)
  })
})

describe('where costs are hidden', () => {
  it('the question what it cost tells what was invoiced, and what of it is supported', async () => {
    const { pack } = await seenBy('finance', SMALL_WORLD, 'what-did-it-cost')
    expect(pack?.claims.map(({ text, figure }) => [text, figure?.value])).toEqual([
      ['Amount of invoice I-1: 927.60 EUR.', 92_760],
      ['Supported by evidence: 857.60 EUR.', 85_760],
    ])
    const none = SMALL_WORLD.filter(({ event }) => event.type !== 'InvoiceIssued')
    const without = await seenBy('finance', none, 'what-did-it-cost')
    expect([without.pack?.claims, without.pack?.gaps[0]]).toEqual([[], 'No invoice overlaps the period.'])
  })
  it('a cost basis that a person stated is not told, for it may name a rate', async () => {
    const basis = stated('AssumptionSet', 'app', 'cost-basis', {
      assumptionId: 'cost-basis',
      versionId: uuid('v2'),
      value: '85',
      unitOrMethod: 'EUR an hour',
      effectiveFrom: '2026-01-01',
      effectiveTo: null,
      verified: true,
    })
    const { facts } = await seenBy('finance', [...SMALL_WORLD, basis])
    expect(facts.assumptions[0]).toMatchObject({
      value: "hidden by this workspace's privacy settings",
      unitOrMethod: "hidden by this workspace's privacy settings",
    })
    expect((await seenBy('admin', [...SMALL_WORLD, basis])).facts.assumptions[0]?.value).toBe('85')
  })
  it('the value of additions is told where it is the amount of change orders alone', async () => {
    const byOrder = SMALL_WORLD.filter(({ event }) => (event.data as { workItem?: string }).workItem !== 'A-5')
    expect((await seenBy('finance', byOrder)).facts.scope?.valueCents).toBe(50_000)
    expect((await seenBy('finance', SMALL_WORLD, 'what-was-added')).pack?.gaps).toContain(
      "The value of the added items is hidden by this workspace's privacy settings.",
    )
  })
  it('no rate can be worked out of what is seen: it is the same whatever the rates are', async () => {
    const roles = ['delivery_lead', 'finance', 'analyst', 'viewer'] as const
    const anyAmount = fc.integer({ min: 1, max: 100_000 }).map((cents) => (cents / 100).toFixed(2))
    const seenAt = async (one: string, other: string) => {
      const world = worldOf([
        ...SMALL_WORLD.filter(({ event }) => event.type !== 'RateSet'),
        rateSet('engineering', one, '2026-01-01'),
        rateSet('design', other, '2026-01-01'),
      ])
      const asked = roles.flatMap((role) => QUESTIONS.map((question) => [role, question] as const))
      return Promise.all(asked.map(([role, question]) => seenIn(world, role, question)))
    }
    const first = await seenAt('100.00', '60.00')
    await fc.assert(
      fc.asyncProperty(anyAmount, anyAmount, async (one, other) => {
        expect(await seenAt(one, other)).toEqual(first)
      }),
      { seed: 1, numRuns: runs(20) },
    )
  })
})
