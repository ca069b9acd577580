import { describe, expect, it } from '@jest/globals'
import { answers, type LocalFault } from '#test/support/hosts/local-answers'
import { type AskedHost, budgetAt, clientAt, faultOf } from '#test/support/hosts/local-client'
import { given, HOST, instantAfter, NOW, pathsOf } from './support/given.js'

const limited = (seconds: number) => ({ tag: 'limited', until: instantAfter(seconds) })
const resetIn = (seconds: number, quota = { limit: '60', remaining: '0' }): Record<string, string> => ({
  'x-ratelimit-limit': quota.limit,
  'x-ratelimit-remaining': quota.remaining,
  'x-ratelimit-reset': String(Date.parse(instantAfter(seconds)) / 1000),
})

describe('a limit of a host', () => {
  it.each<readonly [string, LocalFault]>([
    ['429 with seconds', answers(429, { 'retry-after': '20' })],
    ['429 with a date', answers(429, { 'retry-after': 'Mon, 02 Mar 2026 09:00:20 GMT' })],
    ['429 with the reset of its quota', answers(429, resetIn(20))],
    ['403 with seconds', answers(403, { 'retry-after': '20' })],
    ['403 with a quota that is used up', answers(403, resetIn(20))],
    ['402 with a quota that is used up', answers(402, resetIn(20))],
    ['503 with seconds', answers(503, { 'retry-after': '20' })],
  ])('given %s, when it is short, then it is waited for to the second', async (_, fault) => {
    const { local, clock } = await given()
    local.plant(fault)
    expect((await clientAt(local, HOST, clock).ask({ address: '/items' })).status).toBe(200)
    expect(clock.slept).toEqual([20_000])
    expect(local.tooEarly()).toEqual([])
  })
  it.each<readonly [string, LocalFault]>([
    ['429 with seconds', answers(429, { 'retry-after': '3600' })],
    ['429 with a date', answers(429, { 'retry-after': 'Mon, 02 Mar 2026 10:00:00 GMT' })],
    ['403 with a quota that is used up', answers(403, resetIn(3600))],
  ])('given %s, when it is long, then it is told at once until when', async (_, fault) => {
    const { local, clock } = await given()
    local.plant(fault)
    expect(await faultOf(clientAt(local, HOST, clock).ask({ address: '/items' }))).toEqual(limited(3_600))
    expect(clock.slept).toEqual([])
    expect(local.requests).toHaveLength(1)
  })
  it('given a host whose clock is an hour ahead, when it names an instant, then the rest is as long as it means', async () => {
    const { local, clock } = await given()
    local.aheadMs = 3_600_000
    local.plant(answers(429, { 'retry-after': 'Mon, 02 Mar 2026 10:00:20 GMT' }))
    local.plant(answers(403, resetIn(3_600 + 20 + 30)), { nth: 2 })
    await clientAt(local, HOST, clock).ask({ address: '/items' })
    expect(clock.slept).toEqual([20_000, 30_000])
  })
  it('given 429 that says nothing, when it comes again, then each rest is longer, and then it is told', async () => {
    const { local, clock } = await given()
    local.plant(answers(429), { times: 2 })
    expect(await faultOf(clientAt(local, HOST, clock).ask({ address: '/items' }))).toEqual(limited(60 + 120))
    expect(clock.slept).toEqual([60_000])
  })
  it('given 403 that only its text calls a limit, when it comes, then the host rests a minute', async () => {
    const { local, clock } = await given()
    local.plant(answers(403, {}, { message: 'You have exceeded a secondary rate limit. canary' }))
    expect((await clientAt(local, HOST, clock).ask({ address: '/items' })).status).toBe(200)
    expect(clock.slept).toEqual([60_000])
  })
  it('given an expected 403 that is a limit, when it comes, then it is a limit', async () => {
    const { local, clock } = await given()
    local.plant(answers(403, { 'retry-after': '20' }))
    const answer = await clientAt(local, HOST, clock).ask({ address: '/items', expects: [403] })
    expect(answer.status).toBe(200)
  })
  it('given a rest of 0 seconds for ever, when it is asked, then it ends after five tries', async () => {
    const { local, clock } = await given()
    local.plant(answers(429, { 'retry-after': '0' }), { times: 1_000 })
    expect(await faultOf(clientAt(local, HOST, clock).ask({ address: '/items' }))).toMatchObject({ tag: 'limited' })
    expect(local.requests).toHaveLength(5)
    expect(clock.slept).toEqual([1_000, 1_000, 1_000, 1_000])
  })
  it('given a rest of a thousand years, when it is told, then it ends after a day', async () => {
    const { local, clock } = await given()
    local.plant(answers(429, { 'retry-after': '99999999999999999999' }))
    expect(await faultOf(clientAt(local, HOST, clock).ask({ address: '/items' }))).toEqual(limited(86_400))
  })
  it('given a limit of 0 of 0, when it is asked, then there is no limit (complaint 6)', async () => {
    const { local, clock } = await given()
    const off = resetIn(3_600, { limit: '0', remaining: '0' })
    local.route('GET', '/api/v1/items', () => ({ headers: off, body: [] }))
    const client = clientAt(local, HOST, clock)
    for (let i = 0; i < 10; i += 1) await client.ask({ address: '/items' })
    local.plant(answers(403, off))
    expect(await faultOf(client.ask({ address: '/items' }))).toEqual({ tag: 'forbidden' })
    expect(clock.slept).toEqual([])
    expect(client.quota()).toBeNull()
  })
})

describe('a rest', () => {
  it('given queued requests, when a limit comes, then not one of them is sent before its end (complaint 10)', async () => {
    const { local, clock } = await given()
    local.plant(answers(429, { 'retry-after': '30' }), { nth: 3 })
    const client = clientAt(local, HOST, clock)
    const queued = Array.from({ length: 10 }, (_, i) => client.ask({ address: `/items/${i}` }))
    await Promise.all(queued)
    expect(local.requests).toHaveLength(11)
    expect(local.tooEarly()).toEqual([])
    expect(local.requests.slice(3).every(({ atMs }) => atMs === Date.parse(instantAfter(30)))).toBe(true)
  })
  it('given queued requests, when a long limit comes, then each of them is told and none is sent (complaint 10)', async () => {
    const { local, clock } = await given()
    local.plant(answers(429, { 'retry-after': '3600' }), { nth: 3 })
    const client = clientAt(local, HOST, clock)
    const queued = Array.from({ length: 10 }, (_, i) => client.ask({ address: `/items/${i}` }))
    const results = await Promise.allSettled(queued)
    expect(results.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 2 }, () => 'fulfilled'),
      ...Array.from({ length: 8 }, () => 'rejected'),
    ])
    expect(local.requests).toHaveLength(3)

    clock.pass(3_600_000)
    expect((await client.ask({ address: '/items' })).status).toBe(200)
    expect(local.tooEarly()).toEqual([])
  })
  it('given two connections with one token, when one is limited, then the other rests as well', async () => {
    const { local, clock } = await given()
    const budget = budgetAt(local, HOST, clock)
    const one = clientAt(local, HOST, clock, { budget })
    const other = clientAt(local, HOST, clock, { budget })
    local.plant(answers(429, { 'retry-after': '3600' }))
    expect(await faultOf(one.ask({ address: '/items' }))).toEqual(limited(3_600))
    expect(await faultOf(other.ask({ address: '/items' }))).toEqual(limited(3_600))
    expect(local.requests).toHaveLength(1)
  })
  it('given a window of the host, when more is asked than it takes, then it is obeyed to the request', async () => {
    const { local, clock } = await given()
    local.limit({ most: 7, windowMs: 45_000, isTold: false })
    const client = clientAt(local, HOST, clock)
    for (let i = 0; i < 50; i += 1) await client.ask({ address: `/items/${i}` })
    expect(local.tooEarly()).toEqual([])
    // Each of seven full windows ends with the one request that is refused.
    expect(local.requests).toHaveLength(57)
  })
})

describe('a limit of one endpoint', () => {
  /** A host that says so of some limits, as Jira does. */
  const ofEndpoints: AskedHost = { ...HOST, isLimitOfEndpoint: (headers) => headers.get('x-reason') === 'burst' }
  const burst = (seconds: number) => answers(429, { 'retry-after': String(seconds), 'x-reason': 'burst' })
  const search = { where: ({ path }: { readonly path: string }) => path.includes('/search') }

  it('when it is long, then that endpoint alone rests until its end, and others are asked', async () => {
    const { local, clock } = await given()
    local.plant(burst(3_600), search)
    const client = clientAt(local, ofEndpoints, clock)
    expect(await faultOf(client.ask({ address: '/search?q=1' }))).toEqual(limited(3_600))
    expect((await client.ask({ address: '/items' })).status).toBe(200)
    clock.pass(600_000)
    expect(await faultOf(client.ask({ address: '/search?q=2' }))).toEqual(limited(3_600))
    expect(pathsOf(local)).toEqual(['/api/v1/search?q=1', '/api/v1/items'])
    clock.pass(3_000_000)
    expect((await client.ask({ address: '/search?q=2' })).status).toBe(200)
  })
  it('when it is short, then requests to others pass those that wait for its end', async () => {
    const { local, clock } = await given()
    local.plant(burst(20), search)
    const client = clientAt(local, ofEndpoints, clock)
    const addresses = ['/search?n=1', '/search?n=2', '/items/1', '/items/2', '/search?n=3']
    await Promise.all(addresses.map((address) => client.ask({ address })))
    expect(pathsOf(local).slice(0, 3)).toEqual(['/api/v1/search?n=1', '/api/v1/items/1', '/api/v1/items/2'])
    const early = local.requests.filter(({ path, isTooEarly }) => path.includes('/search') && isTooEarly)
    expect(early).toEqual([])
    expect(local.requests).toHaveLength(6)
  })
  it('when another record or another method of it is asked for, then it is the same endpoint, or another one', async () => {
    const { local, clock } = await given()
    local.route('POST', '/api/v1/*', () => ({ body: {} }))
    local.plant(burst(3_600), { where: ({ path }) => path.endsWith('/project/ACME') })
    const client = clientAt(local, ofEndpoints, clock)
    expect(await faultOf(client.ask({ address: '/project/ACME' }))).toEqual(limited(3_600))
    expect(await faultOf(client.ask({ address: '/project/WEB-2' }))).toEqual(limited(3_600))
    expect((await client.ask({ address: '/project' })).status).toBe(200)
    expect((await client.ask({ address: '/project/WEB', method: 'POST', body: {} })).status).toBe(200)
    expect(local.requests).toHaveLength(3)
  })
  it('when the host itself is limited meanwhile, then all of it rests', async () => {
    const { local, clock } = await given()
    local.plant(burst(1_800), search)
    local.plant(answers(429, { 'retry-after': '3600' }), { where: ({ path }) => path.includes('/items') })
    const client = clientAt(local, ofEndpoints, clock)
    expect(await faultOf(client.ask({ address: '/search' }))).toEqual(limited(1_800))
    expect(await faultOf(client.ask({ address: '/items' }))).toEqual(limited(3_600))
    expect(await faultOf(client.ask({ address: '/others' }))).toEqual(limited(3_600))
    clock.pass(1_800_000)
    expect(await faultOf(client.ask({ address: '/search' }))).toEqual(limited(3_600))
    expect(local.requests).toHaveLength(2)
  })
  it('when it does not say for how long, then each rest is longer, whatever other endpoints answer', async () => {
    const { local, clock } = await given()
    local.plant(answers(429, { 'x-reason': 'burst' }), { times: 2, ...search })
    const client = clientAt(local, ofEndpoints, clock)
    const searched = faultOf(client.ask({ address: '/search' }))
    expect((await client.ask({ address: '/items' })).status).toBe(200)
    expect(await searched).toEqual(limited(60 + 120))
  })
})

describe('the quota of a host', () => {
  it('given a quota of an hour, when half of it is used, then nothing more is sent until its reset (complaint 7)', async () => {
    const { local, clock } = await given()
    local.limit({ most: 100, windowMs: 3_600_000 })
    const client = clientAt(local, HOST, clock)
    const sent = async (): Promise<number> => {
      const before = local.requests.length
      for (;;) {
        const answer = await client.ask({ address: '/items' }).catch(() => null)
        if (answer === null) return local.requests.length - before
      }
    }
    expect(await sent()).toBe(50)
    expect(client.quota()).toEqual({ limit: 100, remaining: 50, resetsAt: instantAfter(3_600) })
    expect(await faultOf(client.ask({ address: '/items' }))).toEqual(limited(3_600))

    clock.pass(3_600_000)
    expect(await sent()).toBe(50)
    expect(local.tooEarly()).toEqual([])
  })
  it('given that others used most of it, when it is asked, then one request is all that is sent', async () => {
    const { local, clock } = await given()
    const used = resetIn(1_800, { limit: '5000', remaining: '2000' })
    local.route('GET', '/api/v1/items', () => ({ headers: used, body: [] }))
    const client = clientAt(local, HOST, clock)
    expect((await client.ask({ address: '/items' })).status).toBe(200)
    expect(await faultOf(client.ask({ address: '/items' }))).toEqual(limited(1_800))
  })
  it('given a window of a minute, when half of it is used, then its end is waited for', async () => {
    const { local, clock } = await given()
    local.limit({ most: 10, windowMs: 60_000 })
    const client = clientAt(local, HOST, clock)
    for (let i = 0; i < 20; i += 1) await client.ask({ address: '/items' })
    expect(clock.slept).toEqual([60_000, 60_000, 60_000])
    expect(local.tooEarly()).toEqual([])
  })
  it('given a host that tells none, when more is asked than we send by ourselves in an hour, then it is told until when', async () => {
    const { local, clock } = await given()
    const client = clientAt(local, { ...HOST, requestsAnHour: 3 }, clock)
    for (let i = 0; i < 3; i += 1) {
      await client.ask({ address: '/items' })
      clock.pass(600_000)
    }
    expect(await faultOf(client.ask({ address: '/items' }))).toEqual(limited(3_600))
    clock.pass(1_800_000)
    expect((await client.ask({ address: '/items' })).status).toBe(200)
    expect(await faultOf(client.ask({ address: '/items' }))).toEqual(limited(4_200))
  })
  it('given a host that asks for a pause, when it is asked several times, then requests stand so far apart', async () => {
    const { local, clock } = await given()
    const client = clientAt(local, { ...HOST, pauseMs: 250 }, clock)
    await Promise.all([0, 1, 2, 3].map((i) => client.ask({ address: `/items/${i}` })))
    const first = Date.parse(NOW)
    expect(local.requests.map(({ atMs }) => atMs - first)).toEqual([0, 250, 500, 750])
  })
  it('given many at once, when they are asked, then one is under way at a time, in their order', async () => {
    const { local, clock } = await given()
    let underWay = 0
    let most = 0
    const budget = budgetAt(local, HOST, clock)
    const counting: typeof budget = {
      ...budget,
      turn: (endpoint, send, signal) => {
        const counted = async () => {
          underWay += 1
          most = Math.max(most, underWay)
          const result = await send()
          underWay -= 1
          return result
        }
        return budget.turn(endpoint, counted, signal)
      },
    }
    const client = clientAt(local, HOST, clock, { budget: counting })
    await Promise.all(Array.from({ length: 20 }, (_, i) => client.ask({ address: `/items/${i}` })))
    expect(most).toBe(1)
    expect(local.requests.map(({ path }) => path)).toEqual(Array.from({ length: 20 }, (_, i) => `/api/v1/items/${i}`))
  })
  it('given an error that tells no quota, when it is asked on, then the quota of before still counts', async () => {
    const { local, clock } = await given()
    const quota = resetIn(3_600, { limit: '5000', remaining: '4000' })
    local.route('GET', '/api/v1/items', () => ({ headers: quota, body: [] }))
    const client = clientAt(local, { ...HOST, requestsAnHour: 1 }, clock)
    await client.ask({ address: '/items' })
    local.plant(answers(502))
    expect((await client.ask({ address: '/items' })).status).toBe(200)
    expect(client.quota()).toEqual({ limit: 5_000, remaining: 4_000, resetsAt: instantAfter(3_600) })
  })
})
