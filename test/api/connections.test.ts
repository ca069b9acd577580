import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { ApiOptions } from '#api/server'
import { closed } from '#domain/codec'
import { operation } from '#domain/operation'
import { pathTo, raw, send, serve, type TestApi } from '#test/support/api/server'
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

describe('given a client that sends many requests and reads no answer', () => {
  it('when the first answer is not read, then no further request is started', async () => {
    await served()
    const sockets = await Promise.all(
      Array.from({ length: 3 }, () => unread(requestOf(pathTo(world, '/probes/large')).repeat(200))),
    )
    await until(() => asked >= sockets.length)
    for (let n = 0; n < 20; n += 1) expect((await send(api, '/healthz')).status).toBe(200)
    expect(asked).toBe(sockets.length)
  })

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

  it('when it is connected and idle, then its connection stays open', async () => {
    await served({ stalledAfterMs: 50 })
    const socket = await unread('')
    await sleep(150)
    socket.resume()
    const answer = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))))
    socket.write(requestOf('/healthz'))
    expect(await answer).toContain('200 OK')
  })
})

describe('given several requests in one go', () => {
  const paths = ['/healthz', '/nowhere', '/readyz', '/healthz']
  const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  const EXPECTED = ['200', '404', '200', '200']
  const bytes = paths
    .map((path, i) => requestOf(path, 'GET', i === paths.length - 1 ? 'Connection: close\r\n' : ''))
    .join('')

  it('when they are read, then all are answered, in their order', async () => {
    await served()
    const many = requestOf('/healthz').repeat(500) + bytes
    expect(statuses(await raw(api, many))).toEqual([...Array(500).fill('200'), ...EXPECTED])
  })

  it('when they come in pieces, however they are cut, then the answers are the same', async () => {
    await served()
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
        expect(statuses(await cut(places))).toEqual(EXPECTED)
      }),
      { numRuns: 40 },
    )
  })

  it('when one has a body, then the body is not read as the next request', async () => {
    await served()
    const body = requestOf('/readyz').repeat(50)
    const posted = requestOf('/healthz', 'POST', `Content-Length: ${body.length}\r\n`) + body
    expect(statuses(await raw(api, posted + bytes))).toEqual(['404', ...EXPECTED])
  })

  it('when a head is cut off, then it is refused after the time allowed for a head', async () => {
    await served({ headersDeadlineMs: 100 })
    expect(statuses(await raw(api, `${requestOf('/healthz')}GET /healthz HTTP/1.1\r\n`))).toEqual(['200', '408'])
  })
})
