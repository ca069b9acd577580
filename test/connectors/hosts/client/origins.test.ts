import { describe, expect, it } from '@jest/globals'
import { answers, LOGIN_PAGE, type LocalFault, RESET } from '#test/support/hosts/local-answers'
import { clientAt, faultOf } from '#test/support/hosts/local-client'
import { given, HOST, pathsOf } from './support/given.js'

describe('an address that is a secret', () => {
  const secret = '/calendars/canary-secret/basic.ics?key=canary'
  it('given an answer, when it is told, then its path does not tell the secret', async () => {
    const { local, clock } = await given()
    const calendar = { headers: { 'content-type': 'text/calendar' }, body: 'BEGIN:VCALENDAR' }
    local.route('GET', '/calendars/*', () => calendar)
    const client = clientAt(local, HOST, clock, { api: `${local.address}${secret}` })
    const answer = await client.ask({ address: '', takes: 'text' })
    expect(pathsOf(local)).toEqual([secret])
    expect(answer).toMatchObject({ body: 'BEGIN:VCALENDAR', path: '' })
  })
  it.each<LocalFault>([
    answers(404),
    answers(500),
    RESET,
    LOGIN_PAGE,
    answers(301, { location: 'https://example.com' }),
  ])('given %j, when it is told, then the failure does not tell the secret', async (fault) => {
    const { local, clock } = await given()
    local.plant(fault, { times: 1_000 })
    const client = clientAt(local, HOST, clock, { api: `${local.address}${secret}` })
    // Throws if the failure tells any canary.
    await faultOf(client.ask({ address: '', takes: 'text' }))
    expect(local.requests.length).toBeGreaterThan(0)
  })
  it('given a collection with a slash at its end, when it is asked, then the slash stays', async () => {
    const { local, clock } = await given()
    const client = clientAt(local, HOST, clock, { api: `${local.address}/api/v1/calendar/` })
    await client.ask({ address: '' })
    expect(pathsOf(local)).toEqual(['/api/v1/calendar/'])
  })
})

describe('the origin of a token', () => {
  it('given a next link to another host, when it is asked, then nothing is sent to it', async () => {
    const { local, clock } = await given()
    const { local: other } = await given(clock)
    const client = clientAt(local, HOST, clock, { privateHosts: new Set([local.name, other.name]) })
    expect(await faultOf(client.ask({ address: `${other.address}/api/v1/items?page=2` }))).toEqual({ tag: 'elsewhere' })
    expect(other.requests).toEqual([])
  })
  it.each([
    ['another scheme', (name: string) => `https://${name}/api/v1/items`],
    ['a user and a password', (name: string) => `http://canary:canary@${name}/api/v1/items`],
    ['another name of the host', (name: string) => `http://${name.replace('127.0.0.1', 'localhost')}/api/v1/items`],
  ])('given a link with %s, when it is asked, then nothing is sent', async (_, linkTo) => {
    const { local, clock } = await given()
    const client = clientAt(local, HOST, clock, { privateHosts: new Set(['127.0.0.1', 'localhost']) })
    expect(await faultOf(client.ask({ address: linkTo(local.name) }))).toEqual({ tag: 'elsewhere' })
    expect(local.requests).toEqual([])
  })
  it('given a text that is no address, when it is asked, then it is unreadable', async () => {
    const { local, clock } = await given()
    const fault = await faultOf(clientAt(local, HOST, clock).ask({ address: 'canary items' }))
    expect(fault).toMatchObject({ tag: 'unreadable' })
  })
  it('given a path that looks like another host, when it is asked, then it stays below the API', async () => {
    const { local, clock } = await given()
    await clientAt(local, HOST, clock).ask({ address: '//example.com/items' })
    expect(pathsOf(local)).toEqual(['/api/v1//example.com/items'])
  })
  it.each([301, 302, 307, 308])(
    'given %i within the origin, when it is asked, then it is followed, and tells where it ended',
    async (status) => {
      const { local, clock } = await given()
      local.route('GET', '/api/v1/repos/acme/old', () => ({
        status,
        headers: { location: '/api/v1/repositories/7?a=b' },
      }))

      const answer = await clientAt(local, HOST, clock).ask({ address: '/repos/acme/old' })

      expect(answer.path).toBe('/repositories/7?a=b')
      expect(local.requests).toMatchObject([
        { isAuthorized: true },
        { path: '/api/v1/repositories/7?a=b', isAuthorized: true },
      ])
    },
  )
  it('given a redirect to another origin, when it is asked, then nothing is sent there', async () => {
    const { local, clock } = await given()
    const { local: other } = await given(clock)
    local.plant(answers(301, { location: `${other.address}/api/v1/items` }))
    const client = clientAt(local, HOST, clock, { privateHosts: new Set([local.name, other.name]) })
    expect(await faultOf(client.ask({ address: '/items' }))).toEqual({ tag: 'elsewhere' })
    expect(other.requests).toEqual([])
  })
  it('given redirects in a circle, when it is asked, then it ends after five', async () => {
    const { local, clock } = await given()
    local.route('GET', '/api/v1/items', () => ({ status: 302, headers: { location: '/api/v1/items' } }))
    const fault = await faultOf(clientAt(local, HOST, clock).ask({ address: '/items' }))
    expect(fault).toEqual({ tag: 'unreadable', reason: 'it redirects too often' })
    expect(local.requests).toHaveLength(6)
  })
  it('given a redirect of a request with a body, when it is asked, then the body is sent nowhere else', async () => {
    const { local, clock } = await given()
    local.route('POST', '/api/v1/search', () => ({ status: 307, headers: { location: '/api/v1/other' } }))
    const asked = clientAt(local, HOST, clock).ask({ method: 'POST', address: '/search', body: {} })
    expect(await faultOf(asked)).toEqual({ tag: 'refused', status: 307 })
    expect(local.requests).toHaveLength(1)
  })
  it('given an expected redirect, when it is asked, then it is told and not followed', async () => {
    const { local, clock } = await given()
    const headers = { location: '/api/v1/repositories/7', 'content-type': 'text/html' }
    local.plant(answers(301, headers, '<a href="/api/v1/repositories/7">Moved</a>'))
    const answer = await clientAt(local, HOST, clock).ask({ address: '/items', expects: [301] })
    expect(answer).toMatchObject({ status: 301, path: '/items', body: null })
    expect(local.requests).toHaveLength(1)
  })
})
