import { gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { HALF_BODY, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { clientAt, faultOf } from '#test/support/hosts/local-client'
import { GITEA_PAGING, pageOf } from '#test/support/hosts/paged'
import { given, HOST, NOW, pathsOf } from './support/given.js'

describe('an answer of a host', () => {
  it('given a path below the API, when it is asked, then body, headers, path and the time of the host are told', async () => {
    const { local, clock } = await given()
    local.aheadMs = 90_000
    local.route('GET', '/api/v1/items', () => ({ headers: { 'X-Total-Count': '1' }, body: [{ id: 7 }] }))

    const answer = await clientAt(local, HOST, clock).ask({ address: '/items?state=all' })

    expect(answer).toMatchObject({ status: 200, body: [{ id: 7 }], path: '/items?state=all' })
    expect(answer.headers.get('x-total-count')).toBe('1')
    expect(answer.at).toBe('2026-03-02T09:01:30.000Z')
    expect(local.requests).toMatchObject([{ method: 'GET', path: '/api/v1/items?state=all', isAuthorized: true }])
  })
  it('given pages, when the links of the host are followed, then each is asked once with the token', async () => {
    const { local, clock } = await given()
    local.route('GET', '/api/v1/items', (request) => pageOf(request, [1, 2, 3, 4, 5], { ...GITEA_PAGING, size: 2 }))
    const { ask } = clientAt(local, HOST, clock)

    const records: unknown[] = []
    let address: string | undefined = '/items'
    while (address !== undefined) {
      const answer = await ask({ address })
      records.push(...(answer.body as readonly unknown[]))
      address = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    }

    expect(records).toEqual([1, 2, 3, 4, 5])
    expect(pathsOf(local)).toEqual(['/api/v1/items', '/api/v1/items?page=2', '/api/v1/items?page=3'])
    expect(local.requests.every(({ isAuthorized }) => isAuthorized)).toBe(true)
  })
  it('given a body, when it is posted, then it is sent as JSON, and a text as it is', async () => {
    const { local, clock } = await given()
    const came: unknown[] = []
    local.route('POST', '/api/v1/search', ({ headers, body }) => {
      came.push([headers['content-type'], body])
      return { body: {} }
    })
    local.route('REPORT', '/api/v1/calendar', ({ headers, body }) => {
      came.push([headers['content-type'], body])
      return { headers: { 'content-type': 'text/xml' }, body: '<multistatus/>' }
    })
    const { ask } = clientAt(local, HOST, clock)

    await ask({ method: 'POST', address: '/search', body: { jql: 'updated > -1d' } })
    const report = await ask({
      method: 'REPORT',
      address: '/calendar',
      headers: { 'content-type': 'application/xml' },
      body: '<calendar-query/>',
      takes: 'text',
    })

    expect(came).toEqual([
      ['application/json', { jql: 'updated > -1d' }],
      ['application/xml', '<calendar-query/>'],
    ])
    expect(report.body).toBe('<multistatus/>')
  })
  it('given no body, when it is asked, then it is null; an expected status is no failure', async () => {
    const { local, clock } = await given()
    local.route('GET', '/api/v1/empty', () => ({ status: 204 }))
    local.route('GET', '/api/v1/same', () => ({ status: 304 }))
    local.route('GET', '/api/v1/gone', () => ({ status: 404, body: { message: 'no' } }))
    const { ask } = clientAt(local, HOST, clock)

    expect(await ask({ address: '/empty' })).toMatchObject({ status: 204, body: null })
    expect(await ask({ address: '/same', expects: [304] })).toMatchObject({ status: 304, body: null })
    expect(await ask({ address: '/gone', expects: [404] })).toMatchObject({ status: 404, body: { message: 'no' } })
  })
  it('given no date or none that is one, when it is asked, then our time stands in its place', async () => {
    const { local, clock } = await given()
    local.aheadMs = 90_000
    local.route('GET', '/api/v1/items', () => ({ headers: { date: 'Thu, 99 Xxx 2026 09:00:00 GMT' }, body: [] }))
    expect((await clientAt(local, HOST, clock).ask({ address: '/items' })).at).toBe(NOW)
  })
})

describe('an answer that is none of the API', () => {
  it.each([
    ['a page to sign in', { headers: { 'content-type': 'text/html' }, body: '<p>canary</p>' }, 'a web page'],
    ['text', { headers: { 'content-type': 'text/plain' }, body: 'canary' }, 'not JSON'],
    ['JSON that ends too early', { headers: { 'content-type': 'application/json' }, body: '[{"canary":' }, 'not JSON'],
    [
      'bytes that are no UTF-8',
      { headers: { 'content-type': 'application/json' }, body: Buffer.from([0x22, 0xff, 0x22]) },
      'not UTF-8',
    ],
    [
      'JSON that is nested too deeply',
      { headers: { 'content-type': 'application/json' }, body: '['.repeat(100_000) },
      'nested too deeply',
    ],
  ])('given %s, when JSON is asked, then it is unreadable and not asked again', async (_, answer, reason) => {
    const { local, clock } = await given()
    local.route('GET', '/api/v1/items', () => answer)

    const fault = await faultOf(clientAt(local, HOST, clock).ask({ address: '/items' }))

    expect(fault).toEqual({ tag: 'unreadable', reason: expect.stringContaining(reason) })
    expect(local.requests).toHaveLength(1)
  })
  it('given a page to sign in with 200, when a text is asked, then it is unreadable', async () => {
    const { local, clock } = await given()
    local.plant(LOGIN_PAGE)
    const fault = await faultOf(clientAt(local, HOST, clock).ask({ address: '/calendar', takes: 'text' }))
    expect(fault).toMatchObject({ tag: 'unreadable' })
  })
  it('given brackets in texts and a kind of JSON, when it is asked, then it is read', async () => {
    const { local, clock } = await given()
    const body = JSON.stringify({ title: `"\\${'['.repeat(1_000)}` })
    local.route('GET', '/api/v1/items', () => ({
      headers: { 'content-type': 'application/vnd.github+json; charset=utf-8' },
      body: `\uFEFF${body}`,
    }))
    const answer = await clientAt(local, HOST, clock).ask({ address: '/items' })
    expect(answer.body).toEqual(JSON.parse(body))
  })
  it('given a body of more than 32 MiB, when it is asked, then it is not read to its end', async () => {
    const { local, clock } = await given()
    local.plant({ tag: 'oversized', bytes: 1024 ** 3 })
    const fault = await faultOf(clientAt(local, HOST, clock).ask({ address: '/items' }))
    expect(fault).toEqual({ tag: 'unreadable', reason: 'what came is too long' })
  })
  it('given few bytes that unpack to more than 32 MiB, when they are asked, then they are not unpacked to their end', async () => {
    const { local, clock } = await given()
    const packed = gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '))
    local.route('GET', '/api/v1/items', () => ({
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: packed,
    }))
    const fault = await faultOf(clientAt(local, HOST, clock).ask({ address: '/items' }))
    expect(packed.length).toBeLessThan(1024 * 1024)
    expect(fault).toEqual({ tag: 'unreadable', reason: 'what came is too long' })
  })
  it('given a failure with much to say, when it is asked, then only the beginning is waited for', async () => {
    const { local, clock } = await given()
    local.route('GET', '/api/v1/items', () => ({ status: 404, body: 'a'.repeat(4 * 1024 * 1024) }))
    local.plant({ tag: 'drip', eachMs: 1_000, bytesEach: 16 * 1024 })
    expect(await faultOf(clientAt(local, HOST, clock).ask({ address: '/items' }))).toEqual({ tag: 'not_found' })
    expect(local.requests).toHaveLength(1)
  })
  it('given a packed body, when it is asked, then it is unpacked', async () => {
    const { local, clock } = await given()
    local.route('GET', '/api/v1/items', () => ({
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync('[1]'),
    }))
    expect((await clientAt(local, HOST, clock).ask({ address: '/items' })).body).toEqual([1])
  })
  it('given half a body once, when it is asked, then it is asked again, and comes whole', async () => {
    const { local, clock } = await given()
    local.plant(HALF_BODY)
    expect((await clientAt(local, HOST, clock).ask({ address: '/items' })).body).toEqual([{ id: 1 }])
    expect(local.requests).toHaveLength(2)
  })
})
