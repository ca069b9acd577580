import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { v4 } from 'uuid'
import { Health, Readiness } from '#api/health'
import { type ApiOptions, startApi } from '#api/server'
import { statusOn } from '#app/inspect/service-status'
import { useCasesOn } from '#app/state/use-cases'
import { streamOf } from '#domain/events/catalogue'
import type { NewEvent } from '#eventlog/port'
import { ALL } from '#readstore/port'
import { pathTo, raw, recordedLog, send, serve } from '#test/support/api/server'
import { ok, openStores, type Stores } from '#test/support/api/stores'
import { AS_OF, addWorld, issueKey, NOW, newWorld, type World } from '#test/support/api/world'
import { type Fault, wrappedStores } from '#test/support/api/wrappers'

let stores: Stores
let world: World
let key: string

beforeAll(async () => {
  stores = await openStores()
  world = await addWorld(stores, newWorld('acme', 'delivery'))
  key = await issueKey(stores, world)
})
afterAll(() => stores.remove())

/** The API on stores whose first call waits until it is let go. */
const slow = async () => {
  let letGo: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let begun: () => void = () => undefined
  const began = new Promise<void>((resolve) => {
    begun = resolve
  })
  const registry: Stores['registry'] = {
    ...stores.registry,
    peppers: async () => {
      begun()
      await waiting
      return stores.registry.peppers()
    },
  }
  return { api: await serve({ ...stores, registry }), began, letGo }
}

describe('listening', () => {
  const refused = async (more: Partial<ApiOptions>) => {
    const { eventLog, readStore, registry } = stores
    const result = await startApi({
      eventLog,
      readStore,
      registry,
      operations: [],
      useCases: { ...useCasesOn(stores), ...statusOn(stores, { version: '1.2.3', data: null }) },
      version: '1.2.3',
      log: recordedLog().log,
      now: () => NOW,
      host: '127.0.0.1',
      port: 0,
      ...more,
    })
    if (!isLeft(result)) await result.right.close()
    return isLeft(result) ? result.left.message : 'it listens'
  }
  it('fails with one line if the port is taken, the host is not local or the port is invalid', async () => {
    const other = createServer()
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)),
    )
    expect(await refused({ port })).toBe(`cannot listen on 127.0.0.1 port ${port}: the port is in use`)
    other.close()
    expect(await refused({ host: '192.0.2.1' })).toContain('the host is no address of this machine')
    expect(await refused({ port: 65_536 })).toContain('a port is a number from 0 to 65535')
  })
  it('on all addresses names one that a client can use', async () => {
    const api = await serve(stores, { host: '0.0.0.0' })
    expect(api.baseUrl).toBe(`http://127.0.0.1:${api.port}/api/v1`)
    const target = `${api.baseUrl}/organizations/acme/workspaces/delivery/probes/narrowed`
    expect((await fetch(target, { headers: { authorization: `Bearer ${key}` } })).status).toBe(200)
    await api.close()
  })
})

describe('closing', () => {
  it('lets a running request finish, closes its connection, and takes no more', async () => {
    const { api, began, letGo } = await slow()
    const agent = new Agent({ keepAlive: true })
    const answered = new Promise<[number | undefined, string | undefined, string]>((resolve, reject) => {
      const path = pathTo(world, '/probes/narrowed')
      const headers = { authorization: `Bearer ${key}` }
      request({ port: api.port, host: '127.0.0.1', path, headers, agent }, (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += String(chunk)
        })
        response.on('end', () => resolve([response.statusCode, response.headers.connection, text]))
      })
        .on('error', reject)
        .end()
    })
    await began
    let isClosed = false
    const closing = api.close().then(() => {
      isClosed = true
    })
    await sleep(20)
    expect(isClosed).toBe(false)
    await expect(send(api, '/healthz')).rejects.toThrow('ECONNREFUSED')
    letGo()
    const [status, connection, text] = await answered
    expect([status, connection]).toEqual([200, 'close'])
    expect(JSON.parse(text).seen.workspaceId).toBe(world.workspaceId)
    await closing
    agent.destroy()
  })

  it('does not wait for connections that are idle or have sent nothing, and may be asked twice', async () => {
    const api = await serve(stores)
    const agent = new Agent({ keepAlive: true })
    await new Promise((resolve) =>
      request({ port: api.port, host: '127.0.0.1', path: '/healthz', agent }, (response) =>
        response.resume().on('end', resolve),
      ).end(),
    )
    const silent = raw(api, '')
    // The server takes connections in the order in which they came.
    expect((await send(api, '/healthz')).status).toBe(200)
    await Promise.all([api.close(), api.close()])
    expect(await silent).toBe('')
    agent.destroy()
  })
})

it('continues when a client leaves before its answer, and logs it', async () => {
  const { api, began, letGo } = await slow()
  const path = pathTo(world, '/probes/narrowed')
  const leaving = request({ port: api.port, host: '127.0.0.1', path, headers: { authorization: `Bearer ${key}` } })
  leaving.on('error', () => undefined)
  leaving.end()
  await began
  leaving.destroy()
  // What came before these is known to the server once they are answered.
  for (let round = 0; round < 3; round += 1) expect((await send(api, '/healthz')).status).toBe(200)
  letGo()
  expect((await send(api, '/healthz')).status).toBe(200)
  const left = api.log.lines().filter(({ completed }) => completed === false)
  expect(left).toMatchObject([{ msg: 'request', route: expect.stringContaining('/probes/narrowed') }])
  await api.close()
})

describe('health', () => {
  const fault: { now: Readonly<Record<string, Fault>> } = { now: {} }
  const served = (more: Partial<ApiOptions> = {}) =>
    serve(
      wrappedStores(stores, (call) => fault.now[call]),
      more,
    )

  it('is ok while the process runs', async () => {
    const api = await served()
    const { status, body } = await send(api, '/healthz')
    expect([status, Health.is(body), body.version]).toEqual([200, true, '1.2.3'])
    await api.close()
  })

  it('is ready while every store answers, and says which does not', async () => {
    const api = await served()
    const ready = await send(api, '/readyz')
    expect([ready.status, ready.body]).toEqual([
      200,
      {
        status: 'ready',
        asOf: AS_OF,
        lagSeconds: 0,
        stores: { eventLog: 'answers', readStore: 'answers', registry: 'answers' },
      },
    ])
    const impatient = await served({ requestDeadlineMs: 500 })
    for (const [call, store] of [
      ['eventLog.end', 'eventLog'],
      ['readStore.moment', 'readStore'],
      ['registry.names', 'registry'],
    ] as const)
      for (const kind of ['fails', 'hangs'] as const) {
        fault.now = { [call]: kind }
        const { status, body } = await send(kind === 'hangs' ? impatient : api, '/readyz')
        expect([status, Readiness.is(body), body.status, body.stores[store]]).toEqual([
          ...[503, true, 'not_ready', 'unavailable'],
        ])
      }
    fault.now = {}
    await Promise.all([api.close(), impatient.close()])
  })

  it('is not ready where nothing can be written, and the log says so', async () => {
    fault.now = { 'registry.canWrite': 'fails' }
    const api = await served()
    const { status, body } = await send(api, '/readyz')
    expect([status, Readiness.is(body), body.stores.registry]).toEqual([503, true, 'unavailable'])
    expect(api.log.text()).toContain('cannot be written')
    fault.now = {}
    await api.close()
  })

  const recorded = (recordedAt: string): NewEvent => ({
    eventId: v4(),
    type: 'PlanChanged',
    schemaVersion: 1,
    data: { plan: 'free' },
    metadata: {
      workspaceId: world.workspaceId,
      occurredAt: AS_OF,
      recordedAt,
      correlationId: v4(),
      actor: { kind: 'system', id: 'test' },
      entity: { kind: 'subscription', key: world.workspaceId },
    },
  })

  it('states how long the oldest unfolded event has been waiting', async () => {
    const api = await served()
    const { workspaceId } = world
    // The first position of the log is folded already, as the seeded checkpoint says; the second is not.
    const [folded, waiting] = [recorded('2026-03-10T11:57:00.000Z'), recorded('2026-03-10T11:58:30.000Z')]
    ok(await stores.eventLog.append(streamOf.billing(workspaceId), -1, [folded, waiting]))
    const { status, body } = await send(api, '/readyz')
    expect([status, body.lagSeconds, body.asOf]).toEqual([200, 90, AS_OF])
    await api.close()
  })

  it('is not ready where events wait and none is folded for five minutes, and is ready while events are folded', async () => {
    let checkpoint = ok(await stores.readStore.moment(ALL)).checkpoint
    ok(await stores.eventLog.append(streamOf.billing(v4()), -1, [recorded('2026-03-10T11:59:01.000Z')]))
    const oneFurther = ok(await stores.eventLog.end())
    ok(await stores.eventLog.append(streamOf.billing(v4()), -1, [recorded('2026-03-10T11:59:02.000Z')]))
    const readStore: Stores['readStore'] = {
      ...stores.readStore,
      moment: async (partition) => right({ ...ok(await stores.readStore.moment(partition)), checkpoint }),
    }
    const api = await serve({ ...stores, readStore })
    const readyAt = async (now: string) => {
      api.clock.now = now
      const { status, body } = await send(api, '/readyz')
      return [status, body.status]
    }
    expect(await readyAt('2026-03-10T12:04:59.000Z')).toEqual([200, 'ready'])
    expect(await readyAt('2026-03-10T12:05:00.000Z')).toEqual([503, 'not_ready'])
    expect(api.log.text()).toContain('none has been folded for 5 minutes')
    // One event further, though many still wait.
    checkpoint = oneFurther
    expect(await readyAt('2026-03-10T12:06:00.000Z')).toEqual([200, 'ready'])
    expect(await readyAt('2026-03-10T12:11:00.000Z')).toEqual([503, 'not_ready'])
    // Where nothing waits there is nothing to fold.
    checkpoint = ok(await stores.eventLog.end())
    expect(await readyAt('2026-03-10T13:00:00.000Z')).toEqual([200, 'ready'])
    expect(await readyAt('2026-03-10T14:00:00.000Z')).toEqual([200, 'ready'])
    await api.close()
  })

  it('states the lag of the partition that is furthest behind', async () => {
    const readStore = { ...stores.readStore, partitions: [ALL, 'untouched'] }
    const api = await serve({ ...stores, readStore })
    const { status, body } = await send(api, '/readyz')
    expect([status, body.lagSeconds, body.asOf]).toEqual([200, 180, null])
    await api.close()
  })
})
