import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { generateKey } from '#access/key'
import { ErrorEnvelope } from '#api/errors'
import { get, oneByOne, pathTo, raw, send, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { AS_OF, addWorld, issueKey, newWorld, type World } from '#test/support/api/world'

let stores: Stores
let api: TestApi
let world: World
let key: string

beforeAll(async () => {
  stores = await openStores()
  world = await addWorld(stores, newWorld('acme', 'delivery'))
  key = await issueKey(stores, world)
  api = await serve(stores)
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

const PATH = '/probes/narrowed'
const bearer = () => ({ authorization: `Bearer ${key}` })

/** The message of a refusal, as bytes of a connection; its body is a closed envelope. */
const refusalIn = (text: string): string => {
  const body = JSON.parse(text.slice(text.indexOf('\r\n\r\n')))
  expect(ErrorEnvelope.is(body)).toBe(true)
  expect(text).toContain(`X-Request-Id: ${body.error.requestId}\r\n`)
  return body.error.message
}

describe('headers of every response', () => {
  it('keep it private, of its type and uncached', async () => {
    for (const [path, status] of [
      [pathTo(world, PATH), 200],
      [pathTo(world, `${PATH}?x=1`), 400],
      [pathTo(world, '/nowhere'), 404],
      ['/healthz', 200],
    ] as const) {
      const answer = await send(api, path, bearer())
      expect([answer.status, answer.headers]).toMatchObject([
        status,
        {
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'content-type': 'application/json; charset=utf-8',
          'content-length': String(Buffer.byteLength(answer.text)),
        },
      ])
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  it('say up to when events were folded, on a 200 only', async () => {
    expect((await get(api, world, key, PATH)).headers['wdi-as-of']).toBe(AS_OF)
    expect((await get(api, world, key, `${PATH}?x=1`)).headers['wdi-as-of']).toBeUndefined()
  })

  it.each([
    ['a', true],
    ['A_b-9', true],
    ['x'.repeat(128), true],
    ['x'.repeat(129), false],
    ['two words', false],
    ['caf\u00e9', false],
    ['', false],
  ])('keep the request id %s: %s', async (given, kept) => {
    const { headers, body } = await send(api, pathTo(world, PATH), { 'x-request-id': given })
    expect(headers['x-request-id'] === given).toBe(kept)
    expect(body.error.requestId).toBe(headers['x-request-id'])
    expect(ErrorEnvelope.is(body)).toBe(true)
  })

  it.each([
    ['as the request id', (secret: string) => ({ path: PATH, headers: { 'x-request-id': secret } })],
    ['within the request id', (secret: string) => ({ path: PATH, headers: { 'x-request-id': `a-${secret}-b` } })],
    [
      'cut off, as the request id',
      (secret: string) => ({ path: PATH, headers: { 'x-request-id': secret.slice(0, 20) } }),
    ],
    ['as a parameter', (secret: string) => ({ path: `${PATH}?${secret}=1`, headers: {} })],
    ['as a value', (secret: string) => ({ path: `${PATH}?projectId=${secret}`, headers: {} })],
    ['in the path', (secret: string) => ({ path: `/${secret}`, headers: {} })],
    ['as the agent', (secret: string) => ({ path: PATH, headers: { 'user-agent': secret } })],
  ])('neither repeat nor log a key that is given %s', async (_, given) => {
    const secret = generateKey('live')
    const { path, headers } = given(secret)
    const { headers: told, text } = await send(api, pathTo(world, path), { ...bearer(), ...headers })
    const { headers: again } = await send(api, `/${secret}/x`, headers)
    const written = api.log.text()
    expect(`${JSON.stringify([told, again])}${text}${written}`).not.toContain(secret.slice(0, 20))
    expect(told['x-request-id']).toHaveLength(36)
  })

  const loggedOf = (requestId: string) => api.log.lines().find((line) => line['requestId'] === requestId)
  it('are logged with operation, workspace, the shown part of the key and the address of the client', async () => {
    const { authorization } = bearer()
    await send(api, pathTo(world, PATH), { authorization, 'x-request-id': 'logged' })
    expect(loggedOf('logged')).toMatchObject({
      client: '127.0.0.1',
      key: `${authorization.slice('Bearer '.length, 'Bearer wdi_live_abcd'.length)}…`,
      workspace: `${world.organizationSlug}/${world.workspaceSlug}`,
      operation: expect.stringMatching(/^probe\./),
      status: 200,
    })
  })
  it('are logged without the workspace where the key opens none', async () => {
    const authorization = `Bearer ${generateKey('live')}`
    await send(api, pathTo(world, PATH), { authorization, 'x-request-id': 'refused' })
    expect(loggedOf('refused')).toMatchObject({ workspace: null, status: 401, client: '127.0.0.1' })
  })

  it('have a new request id where two are given', async () => {
    const { headers } = await send(api, pathTo(world, PATH), { 'x-request-id': ['a', 'a'] })
    expect(headers['x-request-id']).toHaveLength(36)
  })

  it('have no ETag, and a condition on one is ignored', async () => {
    const conditions = {
      'if-none-match': '*',
      'if-modified-since': 'Tue, 10 Mar 2026 12:00:00 GMT',
      range: 'bytes=0-1',
    }
    const { status, headers, body } = await send(api, pathTo(world, PATH), { ...bearer(), ...conditions })
    expect([status, headers.etag, body.seen.workspaceId]).toEqual([200, undefined, world.workspaceId])
  })
})

describe('HEAD', () => {
  it('answers as GET without a body', async () => {
    for (const path of [pathTo(world, PATH), pathTo(world, `${PATH}?x=1`), pathTo(world, '/nowhere'), '/healthz']) {
      const headers = { ...bearer(), 'x-request-id': 'same' }
      const got = await send(api, path, headers)
      const head = await send(api, path, headers, 'HEAD')
      expect([head.status, head.text]).toEqual([got.status, ''])
      const [{ date: _, ratelimit: __, ...a }, { date: ___, ratelimit: ____, ...b }] = [got.headers, head.headers]
      expect(b).toEqual(a)
    }
  })
})

describe('paths', () => {
  const statusOf = async (path: string, method = 'GET') => {
    const { status, body } = await send(api, path, bearer(), method)
    if (status !== 200) expect(ErrorEnvelope.is(body)).toBe(true)
    return status
  }

  it('that are not exactly a route are 404', async () => {
    const path = pathTo(world, PATH)
    for (const other of [
      ...['/', '//', '/api', '/api/v1', '/api/v1/', '/api/v2/x', '*', `${path}/`, `/${path}`, `${path}//`],
      ...[path.replace('/probes', '//probes'), path.replace('/api', '/API'), path.toUpperCase()],
      ...[path.replace('probes', 'Probes'), path.replace('/narrowed', '%2Fnarrowed'), path.replace('acme', 'ac%2fme')],
      ...[path.replace('narrowed', '%zz'), path.replace('acme', '%'), path.replace('acme', '%ff'), `${path}%`],
      ...[path.replace('/probes', '/./probes'), `${path};a=1`, `${path}%00`, `${path}#x`, '/healthz/', '/Healthz'],
    ])
      expect([other, await statusOf(other)]).toEqual([other, 404])
  })

  it('with an encoded slug name the same workspace', async () => {
    expect(await statusOf(pathTo(world, PATH).replace('acme', '%61cme'))).toBe(200)
  })

  it('are found in an absolute target, as a proxy sends it', async () => {
    expect(await statusOf(`http://example.org${pathTo(world, PATH)}?tz=UTC`)).toBe(200)
    expect(await statusOf('http://example.org')).toBe(404)
  })

  it('with any other method are 404', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
      expect([method, await statusOf(pathTo(world, PATH), method)]).toEqual([method, 404])
  })

  it('give 404 bodies that are alike for ids, and others for paths, which everybody may know', async () => {
    const same = { ...bearer(), 'x-request-id': 'same' }
    const ids = [world.projects.archived, '0a0a0a0a-0000-4000-8000-00000000000b']
    const replies = []
    for (const id of ids) replies.push(await send(api, pathTo(world, `${PATH}?projectId=${id}`), same))
    const [archived, unknown] = replies
    expect([archived?.status, archived?.text]).toEqual([404, unknown?.text])
    const route = await send(api, pathTo(world, '/nowhere'), same)
    expect([route.status, route.body.error.code]).toEqual([404, 'not_found'])
    expect(route.body.error.message).toContain('No operation has this method and path')
  })
})

describe('a raw request', () => {
  const head = () => `Host: x\r\nAuthorization: Bearer ${key}\r\n`

  it('with a body has it ignored, and the next request on the connection is its own', async () => {
    const body = 'GET /nowhere HTTP/1.1\r\nHost: y\r\n\r\n'
    const first = `GET ${pathTo(world, PATH)} HTTP/1.1\r\n${head()}Content-Length: ${body.length}\r\n\r\n${body}`
    const chunked = `GET ${pathTo(world, PATH)} HTTP/1.1\r\n${head()}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`
    const last = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
    const texts = await oneByOne(api, [first, chunked, last])
    expect(texts.map((text) => text.match(/HTTP\/1\.1 \d+/g))).toEqual(Array(3).fill(['HTTP/1.1 200']))
    expect(texts.at(-1)).toContain('{"status":"ok","version":')
  })

  it('with a strange host header or none is answered as usual', async () => {
    for (const host of ['Host: a@b:c[\r\n', 'Host: \r\n', 'Host: x:y:z\r\n'])
      expect(await raw(api, `GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await raw(api, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('without the host that HTTP/1.1 demands is refused in the same shape', async () => {
    const text = await raw(api, 'GET /healthz HTTP/1.1\r\n\r\n')
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(refusalIn(text)).toContain('no request of HTTP/1.1')
    expect((await send(api, '/healthz')).status).toBe(200)
  })

  it('with headers of more than 16 KiB is refused, and the server continues', async () => {
    const text = await raw(api, `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17 * 1024)}\r\n\r\n`)
    expect(text).toMatch(/^HTTP\/1\.1 431 /)
    expect(refusalIn(text)).toContain('16 KiB in all')
    expect((await send(api, '/healthz')).status).toBe(200)
  })

  it('with a broken frame is refused, and the server continues', async () => {
    const twice = `GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`
    const text = await raw(api, twice)
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(refusalIn(text)).toContain('no request of HTTP/1.1')
    expect((await send(api, '/healthz')).status).toBe(200)
  })

  it.each(['', 'nonsense', 'GET /healthz HTTP/9.9', 'GET /a b HTTP/1.1', 'FOO / HTTP/1.1', 'GET /\u0001 HTTP/1.1'])(
    'that begins with %j is no request of HTTP, and is refused in the same shape',
    async (line) => {
      const text = await raw(api, `${line}\r\nHost: x\r\n\r\n`)
      expect(text).toMatch(/^HTTP\/1\.1 400 /)
      expect(refusalIn(text)).toContain('no request of HTTP/1.1')
    },
  )

  it('that expects what nobody knows is answered as usual', async () => {
    const text = await raw(api, 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n')
    expect(text).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('that is sent too slowly is cut off', async () => {
    const impatient = await serve(stores, { headersDeadlineMs: 300 })
    const text = await raw(impatient, 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
    expect(refusalIn(text)).toContain('did not arrive in time')
    await impatient.close()
  })
})
