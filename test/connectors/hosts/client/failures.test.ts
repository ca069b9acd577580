import { describe, expect, it } from '@jest/globals'
import type { HostFault } from '#sources/kit/hosts/ask'
import { answers, HALF_BODY, type LocalFault, RESET } from '#test/support/hosts/local-answers'
import { clientAt, faultOf } from '#test/support/hosts/local-client'
import { given, HOST, instantAfter, pathsOf } from './support/given.js'

const TRANSIENT: readonly (readonly [string, LocalFault, string])[] = [
  ['an error of the host', answers(502), 'it answers with 502'],
  ['a connection that ends at once', RESET, 'it ends the connection before its answer'],
  ['half a body', HALF_BODY, 'it ends the connection before its answer'],
]

describe('a host that fails', () => {
  it.each(TRANSIENT)(
    'given %s four times, when it is asked, then the pauses grow and the fifth try counts',
    async (_, fault) => {
      const { local, clock } = await given()
      local.plant(fault, { times: 4 })

      const answer = await clientAt(local, HOST, clock).ask({ address: '/items' })

      expect(answer.body).toEqual([{ id: 1 }])
      expect(clock.slept).toEqual([1_000, 2_000, 4_000, 8_000])
    },
  )
  it.each(TRANSIENT)(
    'given %s for good, when it is asked, then it is unavailable after five tries',
    async (_, fault, reason) => {
      const { local, clock } = await given()
      local.plant(fault, { times: 1_000 })
      const client = clientAt(local, HOST, clock)

      expect(await faultOf(client.ask({ address: '/items' }))).toEqual({ tag: 'unavailable', reason })
      expect(local.requests).toHaveLength(5)
      expect(client.requests()).toBe(5)
    },
  )
  it('given a host that never answers, when it is asked, then each try ends after 30 seconds', async () => {
    const { local, clock } = await given()
    local.plant({ tag: 'silence', passesMs: 30_000 }, { times: 1_000 })

    const fault = await faultOf(clientAt(local, HOST, clock).ask({ address: '/items' }))

    expect(fault).toEqual({ tag: 'unavailable', reason: 'it does not answer in time' })
    expect(clock.now()).toBe(instantAfter(30 + 1 + 30 + 2 + 30 + 4 + 30 + 8 + 30))
  })
  it('given bodies that all drip, when it is asked, then it begins no more two minutes after the first failure', async () => {
    const { local, clock } = await given()
    local.plant({ tag: 'drip', eachMs: 60_000 }, { times: 1_000 })

    const fault = await faultOf(clientAt(local, HOST, clock).ask({ address: '/items' }))

    expect(fault).toEqual({ tag: 'unavailable', reason: 'it does not answer in time' })
    expect(local.requests).toHaveLength(2)
  })
  it('given a body that drips, when it is asked, then it is given up after two minutes and asked again', async () => {
    const { local, clock } = await given()
    local.plant({ tag: 'drip', eachMs: 20_000 })

    const answer = await clientAt(local, HOST, clock).ask({ address: '/items' })

    expect(answer.body).toEqual([{ id: 1 }])
    expect(local.requests).toHaveLength(2)
  })
  it('given a body that drips within two minutes, when it is asked, then it is waited for', async () => {
    const { local, clock } = await given()
    local.plant({ tag: 'drip', eachMs: 5_000 })
    expect((await clientAt(local, HOST, clock).ask({ address: '/items' })).body).toEqual([{ id: 1 }])
    expect(local.requests).toHaveLength(1)
  })
  it('given jitter, when it is asked again, then the pause is between half of it and all of it', async () => {
    const { local, clock } = await given()
    local.plant(RESET, { times: 2 })
    const drawn = [0, 0.5]
    await clientAt(local, HOST, clock, { jitter: () => drawn.shift() ?? 1 }).ask({ address: '/items' })
    expect(clock.slept).toEqual([500, 1_500])
  })
  it('given nobody behind the port, when it is asked, then it says so', async () => {
    const { local, clock } = await given()
    await local.close()
    const fault = await faultOf(clientAt(local, HOST, clock).ask({ address: '/items' }))
    expect(fault).toEqual({ tag: 'unavailable', reason: 'it accepts no connection' })
  })
  it('given a run that is stopped during a pause, when it goes on, then nothing more is sent', async () => {
    const { local, clock } = await given()
    local.plant(RESET, { times: 1_000 })
    const stopping = new AbortController()
    const sleep = async (): Promise<void> => stopping.abort(new Error('stopped'))
    const client = clientAt(local, HOST, clock, { clock: { ...clock, sleep }, signal: stopping.signal })

    await expect(client.ask({ address: '/items' })).rejects.toThrow('stopped')

    expect(local.requests).toHaveLength(1)
  })
  it('given a run that is stopped during a last try, when it is stopped, then the request ends as stopped', async () => {
    const { local, clock } = await given()
    const stopping = new AbortController()
    local.plant(RESET, { times: 4 })
    local.route('GET', '/api/v1/items', () => {
      if (local.requests.length === 5) stopping.abort(new Error('stopped'))
      return { body: [] }
    })
    local.plant({ tag: 'silence', passesMs: 0 }, { nth: 5 })
    const asking = clientAt(local, HOST, clock, { signal: stopping.signal }).ask({ address: '/items' })
    await expect(asking).rejects.toThrow('stopped')
  })
  it('given a host that is down, when another one is asked, then its failure takes no turn of the other', async () => {
    const { local: down, clock } = await given()
    const { local: up } = await given(clock)
    down.plant({ tag: 'silence', passesMs: 0 })
    const failing = clientAt(down, HOST, clock).ask({ address: '/items' })

    const answer = await clientAt(up, HOST, clock).ask({ address: '/items' })

    expect(answer.status).toBe(200)
    expect(up.requests).toHaveLength(1)
    clock.pass(30_000)
    await failing
  })
})

describe('a host that refuses', () => {
  it.each<readonly [number, HostFault]>([
    [401, { tag: 'unauthorized' }],
    [403, { tag: 'forbidden' }],
    [404, { tag: 'not_found' }],
    [410, { tag: 'not_found' }],
    [402, { tag: 'refused', status: 402 }],
    [409, { tag: 'refused', status: 409 }],
    [422, { tag: 'refused', status: 422 }],
  ])('given %i, when it is asked, then it is told at once', async (status, expected) => {
    const { local, clock } = await given()
    local.plant(answers(status))
    expect(await faultOf(clientAt(local, HOST, clock).ask({ address: '/items' }))).toEqual(expected)
    expect(local.requests).toHaveLength(1)
  })
  it('given a token that is another after an hour, when it is asked again, then the new one goes out', async () => {
    const { local, clock } = await given()
    let token = 'canary-token'
    const client = clientAt(local, HOST, clock, { headers: async () => ({ authorization: `token ${token}` }) })
    await client.ask({ address: '/items' })

    local.authorization = { name: 'authorization', value: 'token canary-next' }
    expect(await faultOf(client.ask({ address: '/items' }))).toEqual({ tag: 'unauthorized' })
    token = 'canary-next'
    expect((await client.ask({ address: '/items' })).status).toBe(200)
    expect(local.requests.map(({ isAuthorized }) => isAuthorized)).toEqual([true, false, true])
  })
  it('given a token with a line break, when it is asked, then nothing is sent and nothing is told of it', async () => {
    const { local, clock } = await given()
    const client = clientAt(local, HOST, clock, { token: 'canary\r\nx: y' })
    expect(await faultOf(client.ask({ address: '/items' }))).toEqual({ tag: 'unauthorized' })
    expect(pathsOf(local)).toEqual([])
  })
})
