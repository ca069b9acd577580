import { describe, expect, it } from '@jest/globals'
import { aiEconomics } from '#projections/ai/operations'
import { ALL_FAMILIES } from '#projections/command-center/families'
import { commandCenter, kpiEvidence } from '#projections/command-center/operations'
import { PackId } from '#projections/invoice-defense/response'
import { search } from '#projections/search/operations'
import type { Told } from './support/events.js'
import { cloudLine, invoice, meeting, rateSet, settingsChanged, timeEntry } from './support/facts.js'
import { confidenceOf, defenseOf, forensicsOf, scopeOf } from './support/project.js'
import { answer, requestOf } from './support/request.js'
import { SMALL_WORLD } from './support/small-world.js'
import { worldOf } from './support/world.js'

// An amount of exactly 0 is an amount: it has a currency, and it is 0 wherever it is told. This looks at every amount of
// every read, in worlds where the amounts are 0 one by one and all together.

const FACTS_WITH_AMOUNTS = [
  'TimeEntryRecorded',
  'MeetingObserved',
  'CloudCostRecorded',
  'InvoiceIssued',
  'RateSet',
  'ChangeOrderApproved',
]
/** Everything was read, and nothing costs anything. */
const NOTHING = SMALL_WORLD.filter(({ event }) => !FACTS_WITH_AMOUNTS.includes(event.type))
const RATE = rateSet('engineering', '100.00', '2020-01-01')
const line = (amount: string) => ({
  id: 'a',
  description: '',
  category: 'labour' as const,
  role: null,
  hours: null,
  unitAmount: null,
  amount,
})
const nobody = meeting('empty', { accepted: 0 })
const WORLDS: Readonly<Record<string, readonly Told[]>> = {
  'the small world': SMALL_WORLD,
  'no evidence of any amount': NOTHING,
  'a meeting that nobody accepted': [...NOTHING, nobody],
  'such a meeting, beside a rate': [...NOTHING, RATE, nobody],
  'such a meeting, beside work': [...NOTHING, RATE, nobody, timeEntry('app', 't')],
  'such a meeting, beside work in another currency': [
    ...NOTHING,
    rateSet('engineering', '100.00', '2020-01-01', 'USD'),
    nobody,
    timeEntry('app', 't'),
  ],
  'a workspace of another currency': [...NOTHING, settingsChanged('defaults', { currency: 'USD' }), nobody],
  'a cloud bill of nothing': [...NOTHING, cloudLine('free', { amount: '0.00', currency: 'USD' })],
  'an invoice of nothing': [...NOTHING, invoice('app', '1', { lines: [line('0.00')] })],
  'an invoice whose credit is all of it': [
    ...NOTHING,
    invoice('app', '1', { lines: [line('10.00'), { ...line('-10.00'), id: 'b' }] }),
  ],
  'a meeting of which nobody knows who came': [
    ...NOTHING,
    RATE,
    meeting('published', { invited: null, accepted: null, declined: null }),
  ],
}

const readsOf = async (events: readonly Told[]): Promise<Readonly<Record<string, unknown>>> => {
  const world = worldOf(events)
  const request = requestOf({ project: 'app' })
  const evidence = ALL_FAMILIES.map(
    async (family) =>
      [`evidence of ${family}`, await answer(kpiEvidence, { ...request, given: { family } }, world)] as const,
  )
  const packs = PackId.values.map(async (id) => [`pack ${id}`, await defenseOf(events, request, id)] as const)
  return Object.fromEntries([
    ['command center', await answer(commandCenter, request, world)],
    ['invoice defense', await defenseOf(events, request)],
    ['scope', await scopeOf(events, request)],
    ['forensics', await forensicsOf(events, request)],
    ['confidence', await confidenceOf(events, request)],
    ['AI', await answer(aiEconomics, request, world)],
    ['search', await answer(search, request, world)],
    ...(await Promise.all(evidence)),
    ...(await Promise.all(packs)),
  ])
}

/** The amounts of an answer that have no currency: figures without one in their basis, and cents beside a currency of null. */
const withoutCurrency = (value: unknown, path: string, currency: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  const members = value as Readonly<Record<string, unknown>>
  const own = 'currency' in members ? members['currency'] : currency
  const lacks = Object.entries(members).flatMap(([name, member]) => {
    if (typeof member === 'number' && /cents$/i.test(name) && own === null) return [`${path}.${name}`]
    return withoutCurrency(member, `${path}.${name}`, own)
  })
  const isFigure = members['unit'] === 'cents' && typeof members['value'] === 'number'
  return isFigure && !/\b[A-Z]{3}\b/.test(String(members['basis'])) ? [...lacks, path] : lacks
}

describe.each(Object.keys(WORLDS))('in a world of %s', (name) => {
  const events = WORLDS[name] ?? []
  it('every amount of every read has a currency', async () => {
    const reads = await readsOf(events)
    expect(Object.entries(reads).flatMap(([read, body]) => withoutCurrency(body, read, undefined))).toEqual([])
  })
  it('coordination costs the same wherever it is told', async () => {
    const { facts } = await defenseOf(events)
    expect(facts.investment.coordinationCents).toBe(facts.coordination.costCents)
    expect(facts.investment.currencyConflict).toBe(false)
  })
})

it('what nobody attended costs nothing, in each place that tells it', async () => {
  const events = WORLDS['a meeting that nobody accepted'] ?? []
  const { facts } = await defenseOf(events)
  expect(facts).toMatchObject({ currency: 'EUR', coordination: { costCents: 0 }, investment: { totalCents: 0 } })
  const request = { ...requestOf(), given: { family: 'delivery_investment' } }
  const { evidence } = await answer(kpiEvidence, request, worldOf(events))
  expect(evidence).toMatchObject([{ contribution: { value: 0, unit: 'cents' } }])
  const { graph } = await forensicsOf(events)
  expect(graph?.nodes.find(({ kind }) => kind === 'meeting')).toMatchObject({ costCents: 0 })
})
it('where nobody knows who came, no cost is told, in any place', async () => {
  const events = WORLDS['a meeting of which nobody knows who came'] ?? []
  const { facts } = await defenseOf(events)
  expect(facts.coordination).toMatchObject({ meetings: 1, costCents: null, declined: null })
  expect(facts.investment).toMatchObject({ coordinationCents: null, coordinationPct: null })
  const request = { ...requestOf(), given: { family: 'delivery_investment' } }
  const { evidence } = await answer(kpiEvidence, request, worldOf(events))
  expect(evidence).toMatchObject([{ contribution: null }])
  const { graph } = await forensicsOf(events)
  expect(graph?.nodes.find(({ kind }) => kind === 'meeting')).toMatchObject({ costCents: null })
})
