import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { rateOn } from '#projections/cost/rates'
import type { RateState } from '#projections/entities/rate'
import { runs } from '#test/support/thorough'
import {
  covering,
  mapped,
  projectAdded,
  registered,
  syncCompleted,
  type Told,
  uuid,
  WORKSPACE,
} from '../support/events.js'
import { CALENDAR, meeting, rateSet, timeEntry } from '../support/facts.js'
import { confidenceOf, defenseOf } from '../support/project.js'
import { requestOf } from '../support/request.js'

// What an hour costs the provider: for the workspace, a client or a project.

const READ_AT = '2026-04-01T00:00:00.000Z'
const BEGINNING = '2020-01-01T00:00:00.000Z'
const WORKED: readonly Told[] = [
  ...['app', 'web'].flatMap((name) => [
    projectAdded(name),
    registered(`sheet of ${name}`),
    syncCompleted(`sheet of ${name}`, `r ${name}`, {
      at: READ_AT,
      coverage: [covering(uuid(name), BEGINNING, READ_AT, 'time_entry')],
    }),
    timeEntry(name, `t ${name}`, { minutes: 60, day: '2026-03-10' }),
  ]),
]
const APP = { projectId: uuid('app') }
const ACME = { clientId: uuid('acme') }
const labourOf = async (project: string, ...events: readonly Told[]) =>
  (await defenseOf([...WORKED, ...events], requestOf({ projects: [project] }))).facts.investment.labourCents

describe('of the rates of a role', () => {
  const everywhere = rateSet('engineering', '50.00', '2026-01-01')
  const ofClient = rateSet('engineering', '60.00', '2026-01-01', 'EUR', ACME)
  const ofProject = rateSet('engineering', '70.00', '2026-01-01', 'EUR', APP)

  it('the narrowest counts: that of the project, else of its client, else of the workspace', async () => {
    expect(await labourOf('app', everywhere)).toBe(5_000)
    expect(await labourOf('app', ofClient, everywhere)).toBe(6_000)
    expect(await labourOf('app', ofProject, ofClient, everywhere)).toBe(7_000)
  })
  it('one of another project or client is none', async () => {
    expect(await labourOf('web', ofProject, ofClient, everywhere)).toBe(6_000)
    expect(await labourOf('web', ofProject)).toBeNull()
    expect(
      await labourOf('app', rateSet('engineering', '1.00', '2026-01-01', 'EUR', { clientId: uuid('other') })),
    ).toBeNull()
  })
  it('a wider one counts until the narrower begins, and after it was taken back', async () => {
    const from = (day: string, amount = '70.00') => rateSet('engineering', amount, day, 'EUR', APP)
    expect(await labourOf('app', everywhere, from('2026-03-10'))).toBe(7_000)
    expect(await labourOf('app', everywhere, from('2026-03-11'))).toBe(5_000)
    expect(await labourOf('app', everywhere, from('2026-03-01'), from('2026-03-10', '0'))).toBe(5_000)
  })
  it('of a workspace counts for all, whatever order they are set in', () => {
    const anyRate = fc.record({
      width: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
      day: fc.integer({ min: 1, max: 9 }),
      amount: fc.integer({ min: 0, max: 3 }),
    })
    const scopes = [{}, ACME, { ...APP }] as const
    fc.assert(
      fc.property(fc.array(anyRate, { maxLength: 12 }), fc.integer({ min: 1, max: 9 }), (all, day) => {
        const states = scopes.map((scope, width): RateState => {
          const byDay = new Map(all.filter((one) => one.width === width).map((one) => [one.day, one.amount]))
          const rates = [...byDay]
            .sort(([a], [b]) => a - b)
            .map(([n, amount]) => ({ from: `2026-03-0${n}`, amount: String(amount), currency: 'EUR' }))
          return { workspaceId: WORKSPACE, role: 'dev', ...scope, rates }
        })
        // Plainly: the last one set on or before the day, from the narrowest on, that is not 0.
        const plain = [2, 1, 0].flatMap((width) => {
          const amount = states[width]?.rates.findLast(({ from }) => from <= `2026-03-0${day}`)?.amount ?? '0'
          return amount === '0' ? [] : [BigInt(amount) * 10n ** 40n]
        })[0]
        expect(rateOn(states, 'dev', `2026-03-0${day}`)?.numerator).toBe(plain)
        expect(rateOn(states.toReversed(), ' D E V', `2026-03-0${day}`)?.numerator).toBe(plain)
      }),
      { seed: 1, numRuns: runs(200) },
    )
  })
})

describe('the name of a role', () => {
  it('is compared without case and blanks', async () => {
    expect(await labourOf('app', rateSet(' Engin eering', '50.00', '2026-01-01'))).toBe(5_000)
  })
  it('of two spellings has the rate that was set from the later day', async () => {
    const both = [rateSet('engineering', '50.00', '2026-01-01'), rateSet('Engineering', '55.00', '2026-02-01')]
    expect(await labourOf('app', ...both)).toBe(5_500)
    expect(await labourOf('app', ...both.toReversed())).toBe(5_500)
  })
  it('is told of hours without a rate', async () => {
    const { facts, pack } = await defenseOf(
      [...WORKED, timeEntry('app', 'u', { role: 'Support', minutes: 30 }), rateSet('design', '1.00', '2026-01-01')],
      requestOf(),
      'what-did-it-cost',
    )
    expect(facts.actions.find(({ tag }) => tag === 'rates')?.action).toBe('Set a rate for engineering and Support.')
    expect(pack?.gaps).toContain(
      '1.5 hours without a rate are not included in any cost: time of engineering and Support.',
    )
  })
})

it('narrower rates price meetings, and count as rates that are set', async () => {
  const met: readonly Told[] = [
    mapped(CALENDAR, 'app', null, { kind: 'calendar' }),
    registered('calendar'),
    syncCompleted('calendar', 'r2', { at: READ_AT, coverage: [covering(CALENDAR, BEGINNING, READ_AT, 'meeting')] }),
    meeting('m', { startsAt: '2026-03-02T09:00:00.000Z', endsAt: '2026-03-02T10:00:00.000Z', accepted: 2 }),
  ]
  const rates = [
    rateSet('engineering', '50.00', '2026-01-01'),
    rateSet('engineering', '80.00', '2026-01-01', 'EUR', APP),
  ]
  const events = [...WORKED, ...met, ...rates]
  // One role, although it has two rates: the mean is that of its narrowest.
  expect((await defenseOf(events)).facts.coordination).toMatchObject({
    blendedHourlyRateCents: 8_000,
    costCents: 16_000,
  })
  const share = (all: readonly Told[]) =>
    confidenceOf(all).then(({ confidence }) => confidence.signals.find(({ id }) => id === 'rate_card')?.pct)
  expect(await share([...WORKED, rateSet('engineering', '1.00', '2026-01-01', 'EUR', APP)])).toBe(100)
  const ofOther = { projectId: uuid('web') }
  expect(await share([...WORKED, rateSet('engineering', '1.00', '2026-01-01', 'EUR', ofOther)])).toBe(0)
})
