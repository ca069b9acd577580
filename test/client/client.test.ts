import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  ApiError,
  type Client,
  createClient,
  type OperationId,
  Unreachable,
} from '@workspace-delivery-intelligence/client'
import { DESCRIBED_REQUESTS } from '#api/described-requests'
import { statementId } from '#api/openapi'
import { describedStatements } from '#app/state/http-statements'
import { served } from '#projections/operations'
import {
  API,
  clientAdded,
  deadLettered,
  mapped,
  observed,
  planChanged,
  projectAdded,
  registered,
  syncFailed,
  syncStarted,
  uuid,
} from '#test/projections/support/events'
import { openWorld } from '#test/support/api/folded'
import { serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { issueKey, type World } from '#test/support/api/world'

const NO_RETRIES = { most: 0, longestWaitMs: 0 }

let stores: Stores
let api: TestApi
let world: World
let key: string
let client: Client
beforeAll(async () => {
  stores = await openStores()
  world = await openWorld(stores, [
    clientAdded('acme'),
    projectAdded('app'),
    planChanged('growth'),
    registered('git'),
    syncStarted('git', 'r'),
    observed('#1'),
    deadLettered('git', 'x'),
    syncFailed('git', 'r'),
    mapped(API, 'app', null),
  ])
  key = await issueKey(stores, world)
  api = await serve(stores, { rates: { growth: 100 } })
  client = clientWith({})
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

const clientWith = (more: Partial<Parameters<typeof createClient>[0]>): Client =>
  createClient({
    baseUrl: api.baseUrl,
    organization: world.organizationSlug,
    workspace: world.workspaceSlug,
    key,
    retries: NO_RETRIES,
    ...more,
  })

/** What a call was rejected with. */
const rejection = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'it was answered',
    (error: unknown) => error,
  )
const apiError = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await rejection(call)
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('a client', () => {
  it('has every operation by its id, and no other', () => {
    const { ask, ...groups } = client
    const ids = Object.entries(groups).flatMap(([group, calls]) => Object.keys(calls).map((name) => `${group}.${name}`))
    const statements = [
      ...describedStatements.map(statementId),
      'statements.bulk',
      ...DESCRIBED_REQUESTS.map(({ id }) => id),
    ]
    expect(ids.sort()).toEqual([...served.map(({ id }) => id), ...statements, 'audit.pages'].sort())
    expect(ask).toBeInstanceOf(Function)
  })

  it('calls an operation without parameters, and says how new the answer is', async () => {
    const before = Date.now()
    const { body, asOf, requestId, answeredAt } = await client.connections.list()
    expect(body.connections.map(({ label }) => label)).toEqual(['git'])
    expect([asOf, requestId]).toEqual(['2026-03-02T12:00:00.000Z', expect.stringMatching(/^[0-9a-f-]{36}$/)])
    // The header has whole seconds.
    expect(answeredAt).toBeGreaterThan(before - 2_000)
    expect(answeredAt).toBeLessThanOrEqual(Date.now())
  })

  it('puts parameters into the path and the query', async () => {
    const projectId = uuid('app')
    const { body } = await client.scope.read({ projectId, start: '2026-03-01', end: '2026-03-10' })
    expect(body.project.id).toBe(projectId)
  })

  it('sends a list as the service reads it', async () => {
    const { body } = await client.audit.list({ severity: ['warning', 'critical'], limit: 100 })
    expect(new Set(body.events.map(({ severity }) => severity))).toEqual(new Set(['warning']))
  })

  it('leaves out parameters that are undefined', async () => {
    expect((await client.audit.list({ limit: 1, cursor: undefined })).body.events).toHaveLength(1)
  })

  it('calls an operation by an id that is only known when it runs', async () => {
    const id: OperationId = 'billing.read'
    expect((await client.ask(id, {})).body).toEqual((await client.billing.read()).body)
  })

  it('sends the id of a request', async () => {
    const { requestId } = await client.billing.read({}, { requestId: 'my-request' })
    expect(requestId).toBe('my-request')
  })

  it.each([301, 302, 307, 308])(
    'follows no redirect of status %i, so that its key goes to nobody else',
    async (status) => {
      const seen: unknown[] = []
      const other = createServer((request, response) => {
        seen.push(request.headers)
        response.end('{}')
      })
      other.listen(0, '127.0.0.1')
      await once(other, 'listening')
      const { port } = other.address() as AddressInfo
      const redirecting = createServer((_, response) => {
        response.writeHead(status, { Location: `http://127.0.0.1:${port}/api/v1` }).end()
      })
      redirecting.listen(0, '127.0.0.1')
      await once(redirecting, 'listening')
      const baseUrl = `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}/api/v1`
      expect(await rejection(clientWith({ baseUrl }).billing.read())).toBeInstanceOf(Unreachable)
      expect(seen).toEqual([])
      for (const server of [other, redirecting]) server.close()
    },
  )

  it('is typed: parameters are known and required ones are not left out', () => {
    const neverCalled = (): readonly unknown[] => [
      // @ts-expect-error the project is required
      client.scope.read({ start: '2026-03-01', end: '2026-03-10' }),
      // @ts-expect-error parameters are required
      client.forensics.read(),
      // @ts-expect-error there is no such parameter
      client.audit.list({ sort: 'newest' }),
      // @ts-expect-error there is no such operation
      client.audit.write,
    ]
    expect(neverCalled).toBeInstanceOf(Function)
  })

  it('refuses a key that no header can carry, without showing it', () => {
    expect(() => clientWith({ key: 'wdi_live_secret\nX: y' })).toThrow(/^The key has characters that no key has\.$/)
  })
})

describe('the pages of the audit trail', () => {
  it('are iterated to the end, each event once, in order', async () => {
    const all = (await client.audit.list({ limit: 100 })).body
    expect(all.nextCursor).toBeNull()
    const seen: string[] = []
    let pages = 0
    for await (const { body } of client.audit.pages({ limit: 2 })) {
      pages += 1
      seen.push(...body.events.map(({ id }) => id))
    }
    expect(seen).toEqual(all.events.map(({ id }) => id))
    expect(pages).toBe(Math.ceil(all.total / 2))
  })

  it('keep their filter', async () => {
    const seen: string[] = []
    for await (const { body } of client.audit.pages({ limit: 1, severity: ['warning'] }))
      seen.push(...body.events.map(({ severity }) => severity))
    expect([seen.length > 1, new Set(seen)]).toEqual([true, new Set(['warning'])])
  })

  it('are asked for one by one: who stops after the first has sent one request', async () => {
    const before = api.log.lines().filter(({ route }) => String(route).endsWith('/audit/events')).length
    for await (const _ of client.audit.pages({ limit: 1 })) break
    const after = api.log.lines().filter(({ route }) => String(route).endsWith('/audit/events')).length
    expect(after - before).toBe(1)
  })
})

describe('an error', () => {
  it('of the parameters carries code, request id and fields', async () => {
    const error = await apiError(
      client.aiEconomics.read({ start: 'soon', end: '2026-03-10' }, { requestId: 'wrong-dates' }),
    )
    expect({ ...error }).toMatchObject({
      name: 'ApiError',
      status: 400,
      code: 'invalid_request',
      requestId: 'wrong-dates',
      fields: [{ path: 'start', reason: 'invalid' }],
      retryAfterSeconds: null,
    })
    expect(error.message).toBe('start must be a day of the calendar, YYYY-MM-DD. (start: invalid)')
  })

  it('of a period before the window carries limit and usage', async () => {
    const error = await apiError(client.aiEconomics.read({ start: '2001-01-01', end: '2026-03-10' }))
    expect([error.status, error.code, error.limit, (error.usage ?? 0) > (error.limit ?? 0)]).toEqual([
      403,
      'quota_exceeded',
      expect.any(Number),
      true,
    ])
  })

  it.each([
    ['a wrong key', { key: `wdi_live_${'0'.repeat(49)}` }, 401, 'unauthenticated'],
    ['another workspace', { workspace: 'other' }, 401, 'unauthenticated'],
    ['a wrong base URL', { baseUrl: '/api/v2' }, 404, 'not_found'],
  ])('of %s has its status and code, and does not show the key', async (_, more, status, code) => {
    const options = 'baseUrl' in more ? { baseUrl: api.baseUrl.replace('/api/v1', more.baseUrl) } : more
    const error = await apiError(clientWith(options).billing.read())
    expect([error.status, error.code, error.fields]).toEqual([status, code, []])
    expect(JSON.stringify([{ ...error }, error.message, error.stack])).not.toContain('wdi_live_')
  })

  it('of a key without the scope is forbidden', async () => {
    const narrow = clientWith({ key: await issueKey(stores, world, { scopes: ['usage-billing:read'] }) })
    expect(await apiError(narrow.audit.list())).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it('of a key that has used up its minute says when to retry', async () => {
    const few = await serve(stores, { rates: { growth: 1 } })
    try {
      few.clock.now = '2026-03-10T12:00:50.000Z'
      const busy = clientWith({ baseUrl: few.baseUrl, key: await issueKey(stores, world) })
      await busy.billing.read()
      expect(await apiError(busy.billing.read())).toMatchObject({
        status: 429,
        code: 'rate_limited',
        retryAfterSeconds: 10,
      })
    } finally {
      await few.close()
    }
  })

  it('where nothing listens is Unreachable, with the cause', async () => {
    const gone = await serve(stores)
    await gone.close()
    const error = await rejection(clientWith({ baseUrl: gone.baseUrl }).billing.read())
    expect(error).toBeInstanceOf(Unreachable)
    expect((error as Unreachable).cause).toBeDefined()
  })
})

describe('given something else that answers at the address', () => {
  const answering = async (status: number, text: string): Promise<unknown> => {
    const server = createServer((_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(text))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const error = await rejection(clientWith({ baseUrl: `http://127.0.0.1:${port}/api/v1` }).billing.read())
    server.close()
    return error
  }
  it('when it answers a page as if all were well, then the service is unreachable', async () => {
    expect(await answering(200, '<p>Please sign in</p>')).toBeInstanceOf(Unreachable)
  })
  it('when it answers an error of its own, then that has a status and no code', async () => {
    const error = await answering(502, '<p>Bad gateway</p>')
    expect({ ...(error as ApiError) }).toMatchObject({ name: 'ApiError', status: 502, code: null, requestId: null })
  })
})

describe('an error with many parameters, as something between might write it', () => {
  const answering = async (error: unknown): Promise<ApiError> => {
    const server = createServer((_, response) => response.writeHead(400).end(JSON.stringify({ error })))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const refused = await apiError(clientWith({ baseUrl: `http://127.0.0.1:${port}/api/v1` }).billing.read())
    server.close()
    return refused
  }
  it('when there are two, then the message names each with its reason', async () => {
    const { message } = await apiError(client.aiEconomics.read({ start: 'soon' }))
    expect(message).toBe('start must be a day of the calendar, YYYY-MM-DD. (start: invalid, end: required)')
  })
  it('when there are more, then it names five, and says how many are left', async () => {
    const fields = Array.from({ length: 25 }, (_, i) => ({ path: `f${i}`, reason: 'out_of_range' }))
    const error = await answering({ code: 'invalid_request', message: 'No.', details: { fields } })
    expect(error.fields).toHaveLength(20)
    expect(error.message).toBe(
      'No. (f0: out_of_range, f1: out_of_range, f2: out_of_range, f3: out_of_range, f4: out_of_range, 15 more)',
    )
  })
  it('when texts are long and have control characters, then the message is one short line', async () => {
    const long = `\u001b[31m\n${'x'.repeat(5_000)}`
    const fields = Array.from({ length: 20 }, () => ({ path: long, reason: long }))
    const { message } = await answering({ code: 'invalid_request', message: long, details: { fields } })
    expect(message).toMatch(/^[\x20-\x7e]{1,700}$/)
  })
})

describe('a signal', () => {
  it('that is aborted ends a call with its reason', async () => {
    const controller = new AbortController()
    const call = client.billing.read({}, { signal: controller.signal })
    controller.abort(new Error('no longer wanted'))
    expect(await rejection(call)).toEqual(new Error('no longer wanted'))
  })
})

describe('a signal while a call waits to retry', () => {
  it('that is aborted ends the wait with its reason', async () => {
    const controller = new AbortController()
    const few = await serve(stores, { rates: { growth: 1 } })
    try {
      const patient = clientWith({
        baseUrl: few.baseUrl,
        key: await issueKey(stores, world),
        retries: { most: 1, longestWaitMs: 65_000 },
        onWait: () => controller.abort(new Error('no longer wanted')),
      })
      await patient.billing.read()
      const call = patient.billing.read({}, { signal: controller.signal })
      expect(await rejection(call)).toEqual(new Error('no longer wanted'))
    } finally {
      await few.close()
    }
  })
})

describe('a minute that is used up', () => {
  it('is waited for as the service says, and the call is answered', async () => {
    const few = await serve(stores, { rates: { growth: 1 } })
    try {
      few.clock.now = '2026-03-10T12:00:59.500Z'
      const patient = clientWith({
        baseUrl: few.baseUrl,
        key: await issueKey(stores, world),
        retries: { most: 1, longestWaitMs: 5000 },
      })
      await patient.billing.read()
      const second = patient.billing.read()
      while (!few.log.text().includes('"status":429')) await new Promise(setImmediate)
      few.clock.now = '2026-03-10T12:01:00.000Z'
      expect((await second).body).toEqual((await client.billing.read()).body)
    } finally {
      await few.close()
    }
  })
})
