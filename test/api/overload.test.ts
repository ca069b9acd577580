import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { generateKey } from '#access/key'
import type { Capacity } from '#api/entrance'
import type { ApiOptions } from '#api/server'
import type { Limits } from '#api/turns'
import { closed } from '#domain/codec'
import { NonEmptyString } from '#domain/common'
import { operation } from '#domain/operation'
import { type Answer, get, pathTo, send, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { addWorld, issueKey, newWorld, type World } from '#test/support/api/world'

let stores: Stores
let world: World
let busy: string
let calm: string
let began = 0
let letGo: () => void = () => undefined
let waiting: Promise<void> = Promise.resolve()

const PROBE = {
  scope: 'command-center:read',
  action: 'command_center.read',
  query: {},
  response: closed('Done', { done: t.literal(true) }),
} as const
/** Does not end before it is let go. Each asks another question: equal ones are worked out once. */
const held = operation({
  ...PROBE,
  query: { turn: NonEmptyString },
  id: 'probe.held',
  path: '/probes/held',
  read: async () => {
    began += 1
    await waiting
    return right({ done: true as const })
  },
})
let turns = 0
const heldPath = (): string => {
  turns += 1
  return `/probes/held?turn=${turns}`
}
const quick = operation({
  ...PROBE,
  id: 'probe.quick',
  path: '/probes/quick',
  read: async () => right({ done: true as const }),
})

beforeAll(async () => {
  stores = await openStores()
  world = await addWorld(stores, newWorld('acme', 'delivery'))
  busy = await issueKey(stores, world)
  calm = await issueKey(stores, world)
})
afterAll(() => stores.remove())

let api: TestApi
const few = (running: number, waitingToo: number, unfinished = 100): Limits => ({
  running,
  waiting: waitingToo,
  unfinished,
})
const CAPACITY: Capacity = { all: few(6, 8), key: few(2, 2), newKeys: few(2, 2), withoutKey: few(1, 1) }
const served = async (more: Partial<ApiOptions> = {}) => {
  began = 0
  waiting = new Promise((resolve) => {
    letGo = resolve
  })
  api = await serve(stores, { operations: [held, quick], capacity: CAPACITY, ...more })
  // From here on these keys are known.
  for (const key of [busy, calm]) expect((await get(api, world, key, '/probes/quick')).status).toBe(200)
}
afterEach(async () => {
  letGo()
  await api.close()
})

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise(setImmediate)
}
/** What was sent before has come in: so many requests of another key that were sent later have been answered. */
const settled = async (): Promise<void> => {
  for (let n = 0; n < 5; n += 1) expect((await get(api, world, calm, '/probes/quick')).status).toBe(200)
}
/** Asks so often that two requests of the key run and two wait; these answer once they are let go. */
const filled = async (key: string): Promise<readonly Promise<Answer>[]> => {
  const running = [0, 1].map(() => get(api, world, key, heldPath()))
  await until(() => began === 2)
  const next = [0, 1].map(() => get(api, world, key, heldPath()))
  await settled()
  return [...running, ...next]
}

describe('given a key with as many waiting requests as allowed', () => {
  it('when it sends one more, then that is refused at once with a time to retry, and the others are answered', async () => {
    await served()
    const all = await filled(busy)
    const { status, headers, body } = await get(api, world, busy, heldPath())
    expect([status, headers['retry-after'], body.error.code]).toEqual([503, '1', 'temporarily_unavailable'])
    expect([headers['cache-control'], headers['x-content-type-options'], headers['x-request-id']]).toEqual([
      ...['no-store', 'nosniff', body.error.requestId],
    ])
    letGo()
    expect((await Promise.all(all)).map((one) => one.status)).toEqual([200, 200, 200, 200])
    expect((await get(api, world, busy, '/probes/quick')).status).toBe(200)
  })

  it('then another key is answered, and so are those without a key, new keys and health', async () => {
    await served()
    await filled(busy)
    expect((await get(api, world, calm, '/probes/quick')).status).toBe(200)
    expect((await send(api, pathTo(world, '/probes/quick'))).status).toBe(401)
    expect((await get(api, world, generateKey('live'), '/probes/quick')).status).toBe(401)
    expect((await get(api, world, await issueKey(stores, world), '/probes/quick')).status).toBe(200)
    for (const path of ['/healthz', '/readyz']) expect((await send(api, path)).status).toBe(200)
  })

  it('then the refusal does not depend on the operation', async () => {
    await served()
    await filled(busy)
    const authorization = { authorization: `Bearer ${busy}` }
    for (const path of [pathTo(world, '/probes/quick'), pathTo(world, '/nowhere'), pathTo(world, '/probes/quick?x=1')])
      expect((await send(api, path, authorization)).status).toBe(503)
    expect((await send(api, pathTo(world, '/probes/quick'), authorization, 'POST')).status).toBe(503)
  })

  it('then the log says so once, with a count', async () => {
    await served()
    await filled(busy)
    for (let n = 0; n < 3; n += 1) await get(api, world, busy, heldPath())
    const lines = api.log.lines().filter(({ msg }) => String(msg).startsWith('overloaded'))
    expect(lines).toMatchObject([{ times: 1 }])
  })
})

describe('given more unfinished requests without a key than allowed', () => {
  it('when another comes, then it is refused, and keys and health are not', async () => {
    await served({ capacity: { ...CAPACITY, withoutKey: few(1, 1, 0) } })
    expect((await send(api, '/nowhere')).status).toBe(503)
    expect((await send(api, pathTo(world, '/probes/quick'), { authorization: 'Bearer x' })).status).toBe(503)
    expect((await get(api, world, busy, '/probes/quick')).status).toBe(200)
    expect((await send(api, '/healthz')).status).toBe(200)
  })
})

describe('given a key that the service has forgotten', () => {
  it('when it is refused, then it waits with the new ones again', async () => {
    await served({ capacity: { ...CAPACITY, newKeys: few(1, 1, 100) } })
    const other = await addWorld(stores, newWorld('acme', 'other'))
    // Of another workspace: 401, though the key is right elsewhere.
    expect((await get(api, other, busy, '/probes/quick')).status).toBe(401)
    const asked = [0, 1, 2].map(() => get(api, world, busy, heldPath()))
    await until(() => began === 1)
    await settled()
    letGo()
    expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([200, 200, 503])
  })
})

describe('given a client that is refused', () => {
  it('when it asks again at once on the same connection, then it waits for the time in the answer', async () => {
    await served()
    await filled(busy)
    const request = `GET ${pathTo(world, heldPath())} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${busy}\r\n\r\n`
    // The service rests once it has answered, which this process may see late: so the time runs from the first request.
    const began = performance.now()
    const secondAfterMs = await new Promise<number>((resolve, reject) => {
      let seen = 0
      const socket = connect(api.port, '127.0.0.1', () => socket.write(request))
      socket.on('error', reject)
      socket.on('data', (bytes) => {
        seen += [...String(bytes).matchAll(/HTTP\/1\.1 503/g)].length
        if (seen === 1) socket.write(request)
        if (seen < 2) return
        socket.destroy()
        resolve(performance.now() - began)
      })
    })
    expect(secondAfterMs).toBeGreaterThan(900)
  })
})

describe('given as many connections as allowed', () => {
  it('when others come, then they are closed, and the log says why', async () => {
    await served({ mostConnections: 3 })
    const sockets = await Promise.all(
      Array.from({ length: 8 }, () => {
        const socket = connect(api.port, '127.0.0.1')
        socket.on('error', () => undefined)
        return new Promise<typeof socket>((resolve) => socket.once('connect', () => resolve(socket)))
      }),
    )
    await until(() => api.log.text().includes('too many open connections'))
    for (const socket of sockets) socket.destroy()
    expect(api.log.lines().filter(({ msg }) => String(msg).startsWith('too many open connections'))).toHaveLength(1)
  })
})
