import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { v4 } from 'uuid'
import type { AnyOperation } from '#domain/operation'
import { PLANS } from '#domain/plans'
import { addDays } from '#domain/time'
import { auditQuery } from '#projections/audit/filter'
import { type Told, uuid } from '#test/projections/support/events'
import {
  aiUsage,
  cloudLine,
  invoiceByHand,
  meeting,
  rateSet,
  stated,
  TRACKER,
  timeEntry,
  workItem,
} from '#test/projections/support/facts'
import { countingLookUps, type LookUps } from '#test/support/api/counting'
import { askFor, everyOperation, isInPath, takes } from '#test/support/api/every-operation'
import { openWorld } from '#test/support/api/folded'
import { get, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { eventIn, FIRST, FIRST_CLIENT, FIRST_PROJECT, SHARED } from '#test/support/api/two-clients'
import { issueKey, type World } from '#test/support/api/world'

// Whatever a request says, and whatever days facts have, the look-ups that a request costs have one bound.

/** Already the 2nd in Kiritimati (UTC+14), still the 31st in Pago Pago (UTC-11). */
const NOW = '2026-04-01T10:30:00.000Z'
const TODAY = '2026-04-01'
const FIRST_DAY = addDays(TODAY, 1 - PLANS.scale.caps.dataWindowDays)
const [FIRST_DATE, LAST_DATE] = ['0001-01-01', '9999-12-31'] as const
/** A month has one look-up for each family of sums and place: far fewer than a year of them would need day by day. */
const MOST_LOOK_UPS = 2_000
/** A request that is refused reads what it takes to know that, and no more. */
const MOST_OF_A_REFUSAL = 10

interface Place {
  readonly stores: Stores
  readonly api: TestApi
  readonly world: World
  readonly key: string
  readonly lookUps: LookUps
}

const open = async (events: readonly Told[]): Promise<Place> => {
  const stores = await openStores()
  const world = await openWorld(stores, events)
  const lookUps = { count: 0 }
  const counted = { ...stores, readStore: countingLookUps(stores.readStore, lookUps) }
  // Nothing is kept, so that each request does its own work.
  const api = await serve(counted, { rates: { scale: 1e9 }, mostCachedBytes: 0 })
  api.clock.now = NOW
  return { stores, api, world, key: await issueKey(stores, world), lookUps }
}

const NEEDED = { projectId: FIRST_PROJECT, eventId: eventIn(FIRST) }
const paths = (operation: AnyOperation, given: Readonly<Record<string, string>>): readonly string[] => {
  const families = isInPath(operation, 'family')
    ? ['delivery_investment', 'scope_expansion', 'delivery_output', 'objectives', 'ai_net_gain']
    : ['']
  return families.map((family) => askFor(operation, { ...NEEDED, family }, given))
}

/** The status of an answer, or what is wrong with the request; the look-ups are within their bound. */
const asked = async ({ api, world, key, lookUps }: Place, path: string) => {
  lookUps.count = 0
  const { status, body } = await get(api, world, key, path)
  const { count } = lookUps
  const most = status === 400 || status === 403 ? MOST_OF_A_REFUSAL : MOST_LOOK_UPS
  expect({ path, look_ups: count > most ? count : 'few' }).toEqual({ path, look_ups: 'few' })
  if (status !== 400) return status
  return body.error.details.fields.map((field: { path: string; reason: string }) => `${field.path} ${field.reason}`)
}

/** An event at each end of time, of each kind that has days or instants; and an invoice from the one to the other. */
const AT_THE_ENDS: readonly Told[] = [FIRST_DATE, LAST_DATE].flatMap((day) => {
  const [from, to] = [`${day}T00:00:00.000Z`, `${day}T23:59:59.999Z`]
  return [
    rateSet('engineering', '80.00', day),
    timeEntry('app', day, { day }),
    cloudLine(day, day === FIRST_DATE ? { from: day, to: '0001-12-31' } : { from: '9999-01-01', to: day }),
    aiUsage(
      day,
      day === FIRST_DATE
        ? { windowStart: day, windowEnd: '0001-12-31' }
        : { windowStart: '9999-01-01', windowEnd: day },
    ),
    meeting(day, { startsAt: from, endsAt: to }),
    workItem(`A-${day.slice(0, 4)}`, { createdAt: from, startedAt: from, doneAt: to, state: 'done' }),
    stated('ScopeLocked', 'app', uuid(`lock ${day}`), {
      lockId: uuid(`lock ${day}`),
      lockedOn: day,
      timeZone: 'UTC',
      method: 'manual',
      reference: null,
      items: [{ container: TRACKER, key: 'A-1', estimateMinutes: 60 }],
    }),
    stated('CostEstimateRecorded', 'app', uuid(`estimate ${day}`), {
      estimateId: uuid(`estimate ${day}`),
      decidedOn: day,
      amountCents: 1,
      currency: 'EUR',
    }),
  ]
})
const LONG: readonly Told[] = [
  meeting('long', { startsAt: `${FIRST_DATE}T00:00:00.000Z`, endsAt: `${LAST_DATE}T23:59:59.999Z` }),
  invoiceByHand('app', 'I-long', { periodStart: FIRST_DATE, periodEnd: LAST_DATE }),
  invoiceByHand('app', 'I-old', { periodStart: FIRST_DATE, periodEnd: '2026-03-31' }),
]

let plain: Place
let extreme: Place
beforeAll(async () => {
  plain = await open([...SHARED, ...FIRST])
  extreme = await open([...SHARED, ...FIRST, ...AT_THE_ENDS, ...LONG])
})
afterAll(async () => {
  for (const { api, stores } of [plain, extreme]) {
    await api.close()
    stores.remove()
  }
})

type Outcome = number | readonly string[]
const BEYOND = ['end out_of_range']
/** Periods, and how they are answered; 366 days after today are the most. */
const PERIODS: readonly (readonly [start: string, end: string, tz: string, Outcome])[] = [
  [FIRST_DAY, TODAY, 'UTC', 200],
  [FIRST_DAY, addDays(TODAY, 366), 'UTC', 200],
  [FIRST_DAY, addDays(TODAY, 367), 'UTC', BEYOND],
  [TODAY, LAST_DATE, 'UTC', BEYOND],
  [LAST_DATE, LAST_DATE, 'UTC', BEYOND],
  [LAST_DATE, FIRST_DATE, 'UTC', ['start out_of_range']],
  // What is malformed is said before what the plan does not show.
  [FIRST_DATE, LAST_DATE, 'UTC', BEYOND],
  [FIRST_DATE, FIRST_DATE, 'UTC', 403],
  [FIRST_DATE, addDays(TODAY, 366), 'UTC', 403],
  [addDays(FIRST_DAY, -1), TODAY, 'UTC', 403],
  [TODAY, TODAY, 'UTC', 200],
  [addDays(TODAY, 366), addDays(TODAY, 366), 'UTC', 200],
  [addDays(TODAY, 367), addDays(TODAY, 367), 'UTC', BEYOND],
  ['2024-02-29', '2024-02-29', 'UTC', 200],
  ['2024-02-29', '2028-02-29', 'UTC', BEYOND],
  ['2023-02-29', '2023-02-29', 'UTC', ['start invalid', 'end invalid']],
  // Today is the day in the zone.
  [TODAY, addDays(TODAY, 367), 'Pacific/Kiritimati', 200],
  [TODAY, addDays(TODAY, 368), 'Pacific/Kiritimati', BEYOND],
  [TODAY, addDays(TODAY, 365), 'Pacific/Pago_Pago', 200],
  [TODAY, addDays(TODAY, 366), 'Pacific/Pago_Pago', BEYOND],
  [TODAY, TODAY, 'A'.repeat(64), ['tz invalid']],
  [TODAY, LAST_DATE, 'A'.repeat(8_000), ['tz invalid', 'end out_of_range']],
]

const LONG_TEXT = 'x'.repeat(8_000)
const listOf = (count: number, value: string): string => Array(count).fill(value).join()
/** Values of each other parameter at its bounds, and how they are answered. */
const VALUES: Readonly<Record<string, readonly (readonly [value: string, Outcome])[]>> = {
  clientId: [
    [FIRST_CLIENT, 200],
    [v4(), 404],
    [LONG_TEXT, ['clientId invalid']],
  ],
  projectId: [
    [FIRST_PROJECT, 200],
    [v4(), 404],
    [LONG_TEXT, ['projectId invalid']],
  ],
  tracker: [
    ['x'.repeat(1_000), 404],
    [LONG_TEXT, ['tracker invalid']],
  ],
  on: [
    [FIRST_DATE, 200],
    [LAST_DATE, 200],
    [LONG_TEXT, ['on invalid']],
  ],
  question: [
    ['How sure are you?', 200],
    ['\u{1F600}'.repeat(120), ['question invalid']],
    [LONG_TEXT, ['question invalid']],
  ],
  mode: [
    ['facts', 200],
    [LONG_TEXT, ['mode invalid']],
  ],
  search: [
    ['\u{1F600}'.repeat(160), 200],
    ['e', 200],
    [LONG_TEXT, ['search invalid']],
  ],
  eventType: [
    [listOf(16, 'project.added'), 200],
    [listOf(17, 'project.added'), ['eventType invalid']],
  ],
  connector: [
    [listOf(16, 'git'), 200],
    [listOf(1_000, 'git'), ['connector invalid']],
  ],
  impact: [
    [listOf(16, 'objectives'), 200],
    [listOf(17, 'objectives'), ['impact invalid']],
  ],
  actor: [
    [listOf(16, 'x'.repeat(120)), 200],
    [listOf(4_000, 'x'), ['actor invalid']],
  ],
  status: [
    [listOf(16, 'success'), 200],
    [listOf(17, 'success'), ['status invalid']],
  ],
  severity: [
    [listOf(16, 'info'), 200],
    [listOf(17, 'info'), ['severity invalid']],
  ],
  quick: [
    [listOf(16, 'changes'), 200],
    [listOf(17, 'changes'), ['quick invalid']],
  ],
  cursor: [
    [v4(), ['cursor invalid']],
    [LONG_TEXT, ['cursor invalid']],
  ],
  ids: [
    [listOf(100, eventIn(FIRST)), 200],
    [listOf(101, eventIn(FIRST)), ['ids invalid']],
    [LONG_TEXT, ['ids invalid']],
  ],
  kind: [
    ['line', 200],
    [LONG_TEXT, ['kind invalid']],
  ],
  id: [
    ['x', ['id invalid']],
    [LONG_TEXT, ['id invalid']],
  ],
  invoice: [
    ['I-1', 200],
    ['x'.repeat(1_000), 404],
    [LONG_TEXT, ['invoice invalid']],
  ],
  line: [
    ['L1', 200],
    ['x'.repeat(1_000), 404],
    [LONG_TEXT, ['line invalid']],
  ],
  limit: [
    ['1', 200],
    ['100', 200],
    ['0', ['limit out_of_range']],
    ['101', ['limit out_of_range']],
    ['9'.repeat(8_000), ['limit out_of_range']],
  ],
}
const OF_PERIODS = ['start', 'end', 'tz']
const dated = everyOperation.filter(([, operation]) => takes(operation, 'start'))

describe.each([
  ['facts of one month', () => plain],
  ['facts at both ends of time', () => extreme],
] as const)('given %s', (_, place) => {
  it.each(dated)('%s answers each period, or refuses it, with few look-ups', async (_id, operation) => {
    for (const [start, end, tz, outcome] of PERIODS)
      for (const path of paths(operation, { start, end, tz }))
        expect([start, end, tz, await asked(place(), path)]).toEqual([start, end, tz, outcome])
  })

  it.each(dated)('%s looks up nothing more for days that are ahead', async (_id, operation) => {
    const lookUpsUpTo = async (end: string): Promise<readonly number[]> => {
      const counts: number[] = []
      for (const path of paths(operation, { start: FIRST_DAY, end, tz: 'UTC' })) {
        await asked(place(), path)
        counts.push(place().lookUps.count)
      }
      return counts
    }
    expect(await lookUpsUpTo(addDays(TODAY, 366))).toEqual(await lookUpsUpTo(TODAY))
  })

  it.each(everyOperation)('%s takes other parameters up to their bounds, with few look-ups', async (_id, operation) => {
    const others = Object.keys(operation.query).filter((name) => !OF_PERIODS.includes(name))
    for (const name of others) {
      const values = VALUES[name]
      if (values === undefined) throw new Error(`no values for ${name}: add those at its bounds`)
      for (const [value, outcome] of values)
        for (const path of paths(operation, { [name]: value }))
          expect([name, value, await asked(place(), path)]).toEqual([name, value, outcome])
    }
  })
})

describe('parameters that an operation does not have', () => {
  it.each(everyOperation)('%s refuses hundreds of them', async (_id, operation) => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_unused, i) => [`q${i}`, 'x']))
    for (const path of paths(operation, many)) expect(await asked(plain, path)).toHaveLength(20)
  })
})

describe('the values at the bounds', () => {
  it('are those of the audit trail, which has most parameters', () => {
    const named = [...Object.keys(VALUES), ...OF_PERIODS]
    expect(Object.keys(auditQuery).filter((name) => !named.includes(name))).toEqual([])
  })
})

describe('the message of an end that lies too far ahead', () => {
  const messageOf = async (query: string): Promise<string> => {
    const { api, world, key } = plain
    const { body } = await get(api, world, key, `/search?${query}`)
    return body.error.message
  }
  it('says which day is the last', async () => {
    expect(await messageOf(`start=${TODAY}&end=${LAST_DATE}`)).toBe(
      'end may be 2027-04-02 at the latest, 366 days after today.',
    )
  })
  it('says it by the day in the zone', async () => {
    expect(await messageOf(`start=${TODAY}&end=${LAST_DATE}&tz=Pacific/Kiritimati`)).toContain('2027-04-03')
  })
  it('is not given where something else is wrong first', async () => {
    expect(await messageOf(`clientId=x&start=${TODAY}&end=${LAST_DATE}`)).toBe('clientId must be a uuid.')
  })
})
