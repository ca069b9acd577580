import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { ApiOptions } from '#api/server'
import { closed } from '#domain/codec'
import { operation } from '#domain/operation'
import { oneByOne, pathTo, send, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { addWorld, issueKey, newWorld, type World } from '#test/support/api/world'

const MEGABYTE = 1_000_000
/** More than the buffers of two sockets hold. */
const LARGE = 16 * MEGABYTE

let stores: Stores
let world: World
let key: string
let asked = 0

const large = operation({
  id: 'probe.large',
  path: '/probes/large',
  scope: 'command-center:read',
  action: 'command_center.read',
  query: {},
  response: closed('Large', { text: t.string }),
  read: async () => {
    asked += 1
    return right({ text: 'x'.repeat(LARGE) })
  },
})

beforeAll(async () => {
  stores = await openStores()
  world = await addWorld(stores, newWorld('acme', 'delivery'))
  key = await issueKey(stores, world)
})
afterAll(() => stores.remove())

let api: TestApi
const open: Socket[] = []
const served = async (more: Partial<ApiOptions> = {}) => {
  asked = 0
  api = await serve(stores, { operations: [large], ...more })
}
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy()
  await api.close()
})

const requestOf = (path: string, method = 'GET', more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n${more}\r\n`
/** Sends bytes on a connection of its own, and reads nothing until it is told to. */
const unread = (bytes: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(api.port, '127.0.0.1', () => socket.write(bytes, () => resolve(socket)))
    socket.on('error', reject)
    socket.pause()
    open.push(socket)
  })
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await sleep(5)
}
const isClosed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.closed) return resolve()
    socket.once('close', () => resolve())
    socket.resume()
  })

const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
const statusesOf = async (requests: readonly string[]) => (await oneByOne(api, requests)).flatMap(statusesIn)

describe('given a client that sends a request before the answer to the one before has been sent', () => {
  it('when both come at once, then its connection is ended, and others are answered', async () => {
    await served()
    const sockets = await Promise.all(
      Array.from({ length: 3 }, () => unread(requestOf(pathTo(world, '/probes/large')).repeat(200))),
    )
    for (const socket of sockets) await isClosed(socket)
    for (let n = 0; n < 20; n += 1) expect((await send(api, '/healthz')).status).toBe(200)
    expect(asked).toBeLessThanOrEqual(sockets.length)
  })

  it('when the second one comes while the answer to the first is being sent, then its connection is ended', async () => {
    await served()
    const socket = await unread(requestOf(pathTo(world, '/probes/large')))
    await until(() => asked === 1)
    socket.write(requestOf(pathTo(world, '/probes/large')))
    await isClosed(socket)
    expect(asked).toBe(1)
  })
})

describe('given a client that does not read its answer', () => {
  it('when it reads nothing for the longest time allowed, then its connection is closed, and no other', async () => {
    await served({ stalledAfterMs: 2_000 })
    const stalled = await unread(requestOf(pathTo(world, '/probes/large')))
    const reading = await unread(requestOf(pathTo(world, '/probes/large')))
    let taken = 0
    reading.on('data', (bytes: Buffer) => {
      taken += bytes.length
      // It takes its time in all, but goes on.
      reading.pause()
      setTimeout(() => reading.resume(), 1)
    })
    reading.resume()
    const closed = () => api.log.lines().filter(({ completed }) => completed === false)
    await until(() => taken > LARGE && closed().length > 0)
    expect(closed()).toHaveLength(1)
    let late = 0
    stalled.on('data', (bytes: Buffer) => {
      late += bytes.length
    })
    await isClosed(stalled)
    expect(late).toBeLessThan(LARGE)
  })

  it('when it has been answered and is idle, then its connection stays open', async () => {
    await served({ stalledAfterMs: 500 })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const portOf = () =>
      new Promise<number | undefined>((resolve, reject) =>
        get({ port: api.port, host: '127.0.0.1', path: '/healthz', agent }, (response) => {
          const { localPort } = response.socket
          response.resume().on('end', () => resolve(localPort))
        }).on('error', reject),
      )
    const first = await portOf()
    await sleep(1_000)
    expect(await portOf()).toBe(first)
    agent.destroy()
  })
})

describe('given several requests on one connection, one after the other', () => {
  const CLOSE = 'Connection: close\r\n'

  it('then all are answered, in their order', async () => {
    await served()
    const paths = ['/healthz', '/nowhere', '/readyz']
    const requests = [...paths.map((path) => requestOf(path)), requestOf('/healthz', 'GET', CLOSE)]
    expect(await statusesOf(requests)).toEqual(['200', '404', '200', '200'])
  })

  it('when one comes in pieces, however they are cut, then its answer is the same', async () => {
    await served()
    const bytes = requestOf('/healthz', 'GET', CLOSE)
    const cut = async (places: readonly number[]): Promise<string> => {
      const socket = await unread('')
      let text = ''
      socket.on('data', (some) => {
        text += String(some)
      })
      let from = 0
      for (const place of [...places, bytes.length].sort((a, b) => a - b)) {
        socket.write(bytes.slice(from, place))
        from = place
        await new Promise(setImmediate)
      }
      await isClosed(socket)
      return text
    }
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 8 }), async (places) => {
        expect(statusesIn(await cut(places))).toEqual(['200'])
      }),
      { seed: 52, numRuns: 40 },
    )
  })

  it('when one has a body, then the body is not read as the next request', async () => {
    await served()
    const body = requestOf('/readyz').repeat(50)
    const posted = requestOf('/healthz', 'POST', `Content-Length: ${body.length}\r\n`) + body
    expect(await statusesOf([posted, requestOf('/healthz', 'GET', CLOSE)])).toEqual(['404', '200'])
  })

  it('when a head is cut off, then it is refused after the time allowed for a head', async () => {
    await served({ headersDeadlineMs: 1_000 })
    expect(await statusesOf([requestOf('/healthz'), 'GET /healthz HTTP/1.1\r\n'])).toEqual(['200', '408'])
  })
})
