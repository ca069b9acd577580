import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Instant } from '#domain/common'
import { PLANS, type Trial } from '#domain/plans'
import { addDays } from '#domain/time'
import { askFor, everyOperation, takes } from '#test/support/api/every-operation'
import type { SeenRequest } from '#test/support/api/probes'
import { get, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { addWorld, issueKey, newWorld, termsOf, type World } from '#test/support/api/world'

// A plan's window: its last days in the zone, today included; of the free plan 30.

let stores: Stores
let api: TestApi
let world: World
let key: string

beforeAll(async () => {
  stores = await openStores()
  world = await addWorld(stores, newWorld('acme', 'free'), termsOf('free'))
  key = await issueKey(stores, world)
  api = await serve(stores)
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

const asked = async (now: string, query: string) => {
  api.clock.now = now
  const { status, body } = await get(api, world, key, `/probes/narrowed?${query}`)
  return status === 200 ? (body.seen as SeenRequest).period : [status, body.error.code, body.error.details]
}
const refused = (usage: number) => [403, 'quota_exceeded', { limit: 30, usage }]

describe('the reporting window', () => {
  const now = '2026-03-10T12:00:00.000Z'
  it('is kept on its first day, and not on the day before', async () => {
    expect(await asked(now, 'start=2026-02-09&end=2026-02-09')).toMatchObject({ start: '2026-02-09' })
    expect(await asked(now, 'start=2026-02-08&end=2026-03-10')).toEqual(refused(31))
    expect(await asked(now, 'start=2025-03-10&end=2025-03-11')).toEqual(refused(366))
    expect(await asked(now, 'start=0001-01-01&end=0001-01-01')).toMatchObject([403, 'quota_exceeded', { limit: 30 }])
  })

  // 10:30 UTC: already the 11th in Kiritimati (UTC+14), still the 9th in Pago Pago (UTC-11).
  const between = '2026-03-10T10:30:00.000Z'
  it('is judged by the day in the zone, east of UTC', async () => {
    const zone = 'tz=Pacific/Kiritimati'
    expect(await asked(between, `start=2026-02-10&end=2026-03-11&${zone}`)).toMatchObject({ start: '2026-02-10' })
    expect(await asked(between, `start=2026-02-09&end=2026-03-11&${zone}`)).toEqual(refused(31))
  })
  it('is judged by the day in the zone, west of UTC', async () => {
    const zone = 'tz=Pacific/Pago_Pago'
    expect(await asked(between, `start=2026-02-08&end=2026-03-09&${zone}`)).toMatchObject({ start: '2026-02-08' })
    expect(await asked(between, `start=2026-02-07&end=2026-03-09&${zone}`)).toEqual(refused(31))
  })

  it('is the default where dates are omitted, in the given zone or else UTC', async () => {
    expect(await asked(between, '')).toEqual({
      start: '2026-02-09',
      end: '2026-03-10',
      timeZone: 'UTC',
      explicit: false,
      interval: { from: '2026-02-09T00:00:00.000Z', to: '2026-03-10T10:30:59.999Z' },
      days: { start: '2026-02-09', end: '2026-03-10' },
    })
    expect(await asked(between, 'tz=Pacific/Kiritimati')).toEqual({
      start: '2026-02-10',
      end: '2026-03-11',
      timeZone: 'Pacific/Kiritimati',
      explicit: false,
      interval: { from: '2026-02-09T10:00:00.000Z', to: '2026-03-10T10:30:59.999Z' },
      days: { start: '2026-02-10', end: '2026-03-11' },
    })
  })
})

describe('the interval', () => {
  const now = '2026-03-30T12:00:00.000Z'
  it('is that of the days in the zone, of 23 hours where the clocks go forward', async () => {
    expect(await asked(now, 'start=2026-03-29&end=2026-03-29&tz=Europe/Berlin')).toEqual({
      start: '2026-03-29',
      end: '2026-03-29',
      timeZone: 'Europe/Berlin',
      explicit: true,
      interval: { from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T22:00:00.000Z' },
      days: { start: '2026-03-29', end: '2026-03-29' },
    })
  })
  const endOfMinute = '2026-03-30T12:00:59.999Z'
  it('ends with the running minute where the last day is not over or lies ahead', async () => {
    for (const end of ['2026-03-30', '2026-12-31', '2027-03-31'])
      expect(await asked(now, `start=2026-03-29&end=${end}`)).toMatchObject({
        end,
        interval: { from: '2026-03-29T00:00:00.000Z', to: endOfMinute },
        days: { start: '2026-03-29', end: '2026-03-30' },
      })
  })
  it('is the same for all of a minute, and of today in its last millisecond', async () => {
    const last = '2026-03-30T23:59:59.999Z'
    const interval = { from: '2026-03-30T00:00:00.000Z', to: last }
    for (const instant of ['2026-03-30T23:59:00.000Z', '2026-03-30T23:59:30.500Z', last])
      expect(await asked(instant, 'start=2026-03-30&end=2026-03-31')).toMatchObject({ interval })
    expect(await asked('2026-03-30T23:58:59.999Z', 'start=2026-03-30&end=2026-03-31')).toMatchObject({
      interval: { ...interval, to: '2026-03-30T23:58:59.999Z' },
    })
  })
  it('is empty where all lies ahead', async () => {
    const ahead = await asked(now, 'start=2026-04-02&end=2026-04-03')
    expect(ahead).toMatchObject({
      start: '2026-04-02',
      interval: { from: '2026-04-02T00:00:00.000Z', to: endOfMinute },
    })
  })
})

const dated = everyOperation.filter(([, operation]) => takes(operation, 'start'))
/** What the operations with a period answer over one day, alike for all of them. */
const answersOver = async (of: World, day: string, zone: string) => {
  const by = await issueKey(stores, of)
  const answers = []
  for (const [, operation] of dated) {
    const days = { start: day, end: day, tz: zone }
    const needed = { projectId: of.projects.alpha, eventId: '', ...days }
    const { status, body } = await get(api, of, by, askFor(operation, needed, days))
    answers.push(status === 200 ? status : [status, body.error.code, body.error.details])
  }
  const [first, ...rest] = answers
  expect(answers.length).toBeGreaterThanOrEqual(10)
  for (const answer of rest) expect(answer).toEqual(first)
  return first
}

describe('of every operation with a period', () => {
  const noon = '2026-03-10T10:30:00.000Z'
  const TODAY = { 'Pacific/Kiritimati': '2026-03-11', UTC: '2026-03-10', 'Pacific/Pago_Pago': '2026-03-09' }

  it.each([
    ['free', 30],
    ['entry', 90],
    ['starter', 90],
    ['growth', 400],
    ['scale', 1100],
  ] as const)('the window on the plan %s is of %d days, in zones east and west of UTC', async (plan, days) => {
    const of = await addWorld(stores, newWorld('plans', plan), termsOf(plan))
    api.clock.now = noon
    for (const [zone, today] of Object.entries(TODAY)) {
      expect(await answersOver(of, addDays(today, 1 - days), zone)).toBe(200)
      expect(await answersOver(of, addDays(today, -days), zone)).toEqual([
        ...[403, 'quota_exceeded', { limit: days, usage: days + 1 }],
      ])
    }
  })

  const END: Instant = '2026-03-10T10:30:00.000Z'
  const justBefore: Instant = '2026-03-10T10:29:59.999Z'
  const trial: Trial = { plan: 'growth', startsAt: '2026-03-01T00:00:00.000Z', endsAt: END, origin: 'signup' }
  it.each([
    ['trial', termsOf('free', { trial }), 'growth', 'free'],
    ['trial-of-less', termsOf('scale', { trial }), 'scale', 'scale'],
    ['canceled', termsOf('growth', { status: 'canceled', currentPeriodEnd: END }), 'growth', 'free'],
    ['unpaid', termsOf('growth', { status: 'unpaid', currentPeriodEnd: END }), 'free', 'free'],
    ['past-due', termsOf('entry', { status: 'past_due', currentPeriodEnd: END }), 'starter', 'starter'],
  ] as const)('the plan of a subscription that is %s is resolved at the request', async (slug, terms, before, from) => {
    const of = await addWorld(stores, newWorld('terms', slug), terms)
    for (const [now, plan] of [
      [justBefore, before],
      [END, from],
    ] as const) {
      api.clock.now = now
      const { dataWindowDays: days } = PLANS[plan].caps
      expect(await answersOver(of, addDays('2026-03-10', 1 - days), 'UTC')).toBe(200)
      expect(await answersOver(of, addDays('2026-03-10', -days), 'UTC')).toMatchObject([403, 'quota_exceeded', {}])
      const { body, headers } = await get(api, of, await issueKey(stores, of), '/billing')
      expect(body.entitlements).toMatchObject({ plan: terms.plan, effectivePlan: plan, caps: { dataWindowDays: days } })
      expect(headers['ratelimit-policy']).toBe(`"minute";q=${PLANS[plan].requestsPerMinute};w=60`)
    }
  })
})
