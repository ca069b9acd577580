import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { inviteByAddress } from '#access/identity'
import { epochOf, instantOf } from '#domain/time'
import { oidcProvider } from '#oidc/provider'
import { Browser, linkFor } from '#test/support/api/browser'
import { type Answer, exchange, pathTo, serve, type TestApi } from '#test/support/api/server'
import { ok, openStores, type Stores } from '#test/support/api/stores'
import { addMember, addWorld, memberLeaves, NOW, newWorld, type World } from '#test/support/api/world'
import { type Person, type RunningProvider, startProvider, visit } from '#test/support/oidc/provider'

// Signing in by an account of a provider, which runs on this machine.

const MINUTE = 60_000
const CALLBACK = '/session/v1/oidc/callback'
const GRACE: Person = { sub: 'canary-subject', email: 'Canary.Grace@Example.com ', email_verified: true }

let stores: Stores
let provider: RunningProvider
let api: TestApi
let world: World
let other: World

const settingsOf = ({ issuer, clientId, clientSecret }: RunningProvider) => ({
  issuer: new URL(issuer),
  clientId,
  clientSecret,
})

beforeAll(async () => {
  stores = await openStores()
  world = await addWorld(stores, newWorld('acme', 'delivery'))
  other = await addWorld(stores, newWorld('acme', 'else'))
  provider = await startProvider()
  api = await serve(stores, { provider: oidcProvider(settingsOf(provider)) })
  provider.accept(`http://127.0.0.1:${api.port}${CALLBACK}`)
})
afterAll(async () => {
  await api.close()
  await provider.close()
  stores.remove()
})
beforeEach(() => {
  // Each test has the attempts of a minute of its own.
  api.clock.now = instantOf(epochOf(api.clock.now) + MINUTE)
  provider.person = GRACE
  provider.beforeToken = null
})
afterEach(async () => {
  for (const { workspaceId } of [world, other]) ok(await stores.registry.identities.remove(workspaceId, null))
})

const invited = async (address = 'canary.grace@example.com', where = world): Promise<string> => {
  const memberId = await addMember(stores, where, 'admin')
  ok(await stores.registry.setName(memberId, 'Grace'))
  expect(ok(await inviteByAddress({ workspaceId: where.workspaceId, memberId, address }, stores.registry))).toBe(true)
  return memberId
}

/** A browser as it is sent around: it keeps the cookie of the flow, and that of the session. */
class Traveller {
  flow: string | null = null
  readonly page: Browser
  readonly #world: World
  readonly #api: TestApi

  constructor(where = world, at = api) {
    this.#world = where
    this.#api = at
    this.page = new Browser(at, where)
  }

  /** Leaves the sign-in page; the answer. */
  async leave(more: Record<string, string> = {}): Promise<Answer> {
    const cookie = this.page.cookie === null ? {} : { cookie: `wdi_session=${this.page.cookie}` }
    const headers = { host: this.page.host, 'sec-fetch-site': 'same-origin', ...cookie, ...more }
    const answer = await exchange(this.#api, pathTo(this.#world, '/oidc', '/session/v1'), headers, 'GET')
    this.#keep(answer)
    return answer
  }
  /** Comes back from the provider; the answer. */
  async comeBack(to: URL, more: Record<string, string> = {}): Promise<Answer> {
    const cookie = this.flow === null ? {} : { cookie: `wdi_oidc=${this.flow}` }
    const headers = { host: this.page.host, 'sec-fetch-site': 'cross-site', ...cookie, ...more }
    const answer = await exchange(this.#api, to.pathname + to.search, headers, 'GET')
    this.#keep(answer)
    return answer
  }
  /** Goes to the provider, and is sent back; where to. */
  async atProvider(change: (address: URL) => void = () => undefined): Promise<URL> {
    const address = new URL((await this.leave()).headers.location ?? '')
    change(address)
    return visit(provider, address.href)
  }
  async signIn(): Promise<Answer> {
    return this.comeBack(await this.atProvider())
  }
  #keep({ headers }: Answer): void {
    for (const set of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (name === 'wdi_oidc') this.flow = value === '' ? null : value
      if (name === 'wdi_session') this.page.cookie = value === '' ? null : value
    }
  }
}

const refusedAs = (reason: string, where: World | null = world) => ({
  status: 303,
  headers: expect.objectContaining({
    location:
      where === null
        ? `/#refused=${reason}`
        : `/#workspace=${where.organizationSlug}/${where.workspaceSlug}&refused=${reason}`,
    'cache-control': 'no-store',
  }),
})
const whoIs = async (traveller: Traveller): Promise<string | undefined> =>
  (await traveller.page.get('/session')).body.member?.id

describe('an account whose address was invited', () => {
  it('signs its member in, as a link does, and the address of the page has no secret', async () => {
    const memberId = await invited()
    const traveller = new Traveller()
    const away = await traveller.leave()
    expect(away.status).toBe(303)
    const [flow = ''] = away.headers['set-cookie'] ?? []
    expect(flow.split('; ').slice(1)).toEqual([`Path=${CALLBACK}`, 'Max-Age=600', 'HttpOnly', 'SameSite=Lax'])
    const asked = new URL(away.headers.location ?? '')
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      client_id: 'wdi',
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: `http://127.0.0.1:${api.port}${CALLBACK}`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    const back = await traveller.comeBack(await visit(provider, asked.href))
    expect([back.status, back.headers.location]).toEqual([303, '/#workspace=acme/delivery'])
    const [cleared, cookie = '', ...more] = back.headers['set-cookie'] ?? []
    expect(more).toEqual([])
    expect(cleared).toBe(`wdi_oidc=; Path=${CALLBACK}; Max-Age=0; HttpOnly; SameSite=Lax`)
    const byLink = await new Browser(api, world).signIn(await linkFor(stores, world, memberId, api))
    const [linked = ''] = byLink.headers['set-cookie'] ?? []
    expect(cookie.split('; ').slice(1)).toEqual(linked.split('; ').slice(1))
    const { session, ...shown } = (await traveller.page.get('/session')).body
    const { session: ofLink, ...shownByLink } = byLink.body
    expect(shown).toEqual(shownByLink)
    expect({ ...session, id: '' }).toEqual({ ...ofLink, id: '' })
    expect((await traveller.page.get('/connections')).status).toBe(200)
  })
  it('ends the session that the browser had', async () => {
    await invited()
    const traveller = new Traveller()
    await traveller.page.signIn(await linkFor(stores, world, world.ownerId, api))
    const before = new Browser(api, world)
    before.cookie = traveller.page.cookie
    expect((await traveller.signIn()).headers.location).toBe('/#workspace=acme/delivery')
    expect((await before.get('/session')).status).toBe(401)
    expect(await whoIs(traveller)).not.toBe(world.ownerId)
  })
  it('is asked for again by its account alone: its address may change, or be verified no more', async () => {
    const memberId = await invited()
    await new Traveller().signIn()
    provider.person = { sub: GRACE.sub, email: 'married@example.com', email_verified: false }
    const traveller = new Traveller()
    await traveller.signIn()
    expect(await whoIs(traveller)).toBe(memberId)
    // Another account that has the address now is another person.
    provider.person = { ...GRACE, sub: 'somebody else' }
    expect(await new Traveller().signIn()).toMatchObject(refusedAs('other_account'))
  })
  it('binds once, of however many first sign-ins at once', async () => {
    await invited()
    const travellers = Array.from({ length: 4 }, () => new Traveller())
    const backs: URL[] = []
    for (const [i, traveller] of travellers.entries()) {
      provider.person = { ...GRACE, sub: `person ${i % 2}` }
      backs.push(await traveller.atProvider())
    }
    const places = await Promise.all(
      travellers.map(async (traveller, i) => (await traveller.comeBack(backs[i] as URL)).headers.location),
    )
    const signedIn = places.flatMap((place, i) => (place === '/#workspace=acme/delivery' ? [i % 2] : []))
    expect([...new Set(signedIn)]).toHaveLength(1)
    expect(signedIn).toHaveLength(2)
  })
  it('opens the workspace that it was asked for, and of that no more', async () => {
    const [here, there] = [await invited(), await invited('canary.grace@example.com', other)]
    const [one, two] = [new Traveller(), new Traveller(other)]
    await one.signIn()
    await two.signIn()
    expect([await whoIs(one), await whoIs(two)]).toEqual([here, there])
    two.page.cookie = one.page.cookie
    expect((await two.page.get('/session')).status).toBe(401)
  })
})

describe('an account that nobody invited', () => {
  it.each([
    ['has another address', { ...GRACE, email: 'other@example.com' }, 'not_invited'],
    ['has an address that is not verified', { ...GRACE, email_verified: false }, 'unverified_address'],
    [
      'does not say whether its address is verified',
      { sub: 'a', email: 'canary.grace@example.com' },
      'unverified_address',
    ],
    ['says so in a text', { ...GRACE, email_verified: 'true' as never }, 'unverified_address'],
    ['has no address', { sub: 'a' }, 'unverified_address'],
  ])('because it %s is refused', async (_, person, reason) => {
    await invited()
    provider.person = person
    const traveller = new Traveller()
    expect(await traveller.signIn()).toMatchObject(refusedAs(reason))
    expect([traveller.page.cookie, traveller.flow]).toEqual([null, null])
  })
  it('of a workspace that is not there is refused in the same words', async () => {
    await invited()
    const nowhere = newWorld('no', 'where')
    expect(await new Traveller(nowhere).signIn()).toMatchObject(refusedAs('not_invited', nowhere))
    expect(await new Traveller(other).signIn()).toMatchObject(refusedAs('not_invited', other))
  })
  it('because its member was removed at that moment is refused', async () => {
    const memberId = await invited()
    const traveller = new Traveller()
    const back = await traveller.atProvider()
    await memberLeaves(stores, world, memberId)
    expect(await traveller.comeBack(back)).toMatchObject(refusedAs('not_invited'))
    expect(traveller.page.cookie).toBeNull()
    expect(ok(await stores.registry.signIns.sessionsOf(world.workspaceId, memberId))).toEqual([])
  })
})

describe('a callback', () => {
  it('with another state is refused, and asks the provider nothing', async () => {
    await invited()
    const traveller = new Traveller()
    const back = await traveller.atProvider()
    back.searchParams.set('state', 'x'.repeat(43))
    const before = provider.asked.length
    expect(await traveller.comeBack(back)).toMatchObject(refusedAs('expired'))
    expect(provider.asked).toHaveLength(before)
  })
  it('that comes again is refused, also with a cookie that somebody kept', async () => {
    await invited()
    const traveller = new Traveller()
    const back = await traveller.atProvider()
    const kept = traveller.flow
    await traveller.comeBack(back)
    expect(await traveller.comeBack(back)).toMatchObject(refusedAs('expired', null))
    const copy = new Traveller()
    copy.flow = kept
    expect(await copy.comeBack(back)).toMatchObject(refusedAs('provider_failed'))
  })
  it('in another browser is refused, whether it has a flow of its own or a forged one', async () => {
    await invited()
    const back = await new Traveller().atProvider()
    expect(await new Traveller().comeBack(back)).toMatchObject(refusedAs('expired', null))
    const another = new Traveller()
    await another.leave()
    expect(await another.comeBack(back)).toMatchObject(refusedAs('expired'))
    another.flow = `${Buffer.from('{}').toString('base64url')}.${'0'.repeat(64)}`
    expect(await another.comeBack(back)).toMatchObject(refusedAs('expired', null))
  })
  it('after ten minutes is refused', async () => {
    await invited()
    const [inTime, late] = [new Traveller(), new Traveller()]
    const [one, two] = [await inTime.atProvider(), await late.atProvider()]
    api.clock.now = instantOf(epochOf(api.clock.now) + 10 * MINUTE - 1)
    expect((await inTime.comeBack(one)).headers.location).toBe('/#workspace=acme/delivery')
    api.clock.now = instantOf(epochOf(api.clock.now) + 1)
    expect(await late.comeBack(two)).toMatchObject(refusedAs('expired'))
  })
  it.each([
    ['another nonce', (address: URL) => address.searchParams.set('nonce', 'y'.repeat(43))],
    ['another challenge', (address: URL) => address.searchParams.set('code_challenge', 'z'.repeat(43))],
  ])('of %s is refused', async (_, change) => {
    await invited()
    const traveller = new Traveller()
    expect(await traveller.comeBack(await traveller.atProvider(change))).toMatchObject(refusedAs('provider_failed'))
    expect(traveller.page.cookie).toBeNull()
  })
  it('of another provider is refused', async () => {
    await invited()
    const traveller = new Traveller()
    const back = await traveller.atProvider()
    expect(back.searchParams.get('iss')).toBe(provider.issuer)
    back.searchParams.set('iss', 'https://evil.example.com')
    expect(await traveller.comeBack(back)).toMatchObject(refusedAs('provider_failed'))
  })
  it('of a person who stopped is refused, without a word of the provider', async () => {
    provider.person = null
    const traveller = new Traveller()
    const back = await traveller.atProvider()
    expect(back.search).toContain('canary-text')
    const answer = await traveller.comeBack(back)
    expect(answer).toMatchObject(refusedAs('provider_refused'))
    expect(answer.text).toBe('')
  })
  it('is taken thirty times a minute from an address', async () => {
    const tried = Array.from({ length: 40 }, () =>
      new Traveller().comeBack(new URL(`http://a${CALLBACK}?code=a&state=b`)),
    )
    const places = (await Promise.all(tried)).map(({ headers }) => headers.location)
    expect(places.filter((place) => place === '/#refused=expired')).toHaveLength(30)
    expect(places.filter((place) => place === '/#refused=too_many')).toHaveLength(10)
  })
})

describe('leaving for the provider', () => {
  it.each(['cross-site', 'same-site'])('is refused where the browser says %s', async (site) => {
    const answer = await new Traveller().leave({ 'sec-fetch-site': site })
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined])
  })
  it('is refused at another address than the own, and for names that no workspace has', async () => {
    expect((await new Traveller().leave({ host: 'wdi.example.com' })).status).toBe(403)
    expect((await new Traveller(newWorld('No-Slug', 'x')).leave()).status).toBe(404)
  })
  it('is possible thirty times a minute from an address', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 32; i += 1) statuses.push((await new Traveller().leave()).status)
    expect(statuses.filter((status) => status === 303)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual([429, 429])
  })
})

describe('a browser without a session', () => {
  it('is told how people sign in, whether the workspace is there or not', async () => {
    for (const where of [world, newWorld('no', 'where')])
      expect((await new Browser(api, where).get('/session')).body).toEqual({ signInBy: ['link', 'oidc'] })
  })
  it('is told of links alone where there is no provider, and finds no way to one', async () => {
    const without = await serve(stores)
    try {
      expect((await new Browser(without, world).get('/session')).body).toEqual({ signInBy: ['link'] })
      expect((await new Traveller(world, without).leave()).status).toBe(404)
    } finally {
      await without.close()
    }
  })
})

describe('a service at a public address', () => {
  const at = async (publicUrl: string, use: (one: TestApi) => Promise<void>): Promise<void> => {
    const one = await serve(stores, { provider: oidcProvider(settingsOf(provider)), publicUrl: new URL(publicUrl) })
    try {
      await use(one)
    } finally {
      await one.close()
    }
  }
  it('with https sends people back there, with a cookie that only https gets', () =>
    at('https://wdi.example.com', async (one) => {
      const answer = await new Traveller(world, one).leave({ host: 'wdi.example.com' })
      const { searchParams } = new URL(answer.headers.location ?? '')
      expect(searchParams.get('redirect_uri')).toBe(`https://wdi.example.com${CALLBACK}`)
      expect(answer.headers['set-cookie']?.[0]).toMatch(/; Secure$/)
      expect((await new Traveller(world, one).leave()).status).toBe(403)
    }))
  it('without https signs nobody in', () =>
    at('http://wdi.example.com', async (one) => {
      expect((await new Traveller(world, one).leave({ host: 'wdi.example.com' })).status).toBe(403)
      const back = new URL(`http://a${CALLBACK}?code=a&state=b`)
      expect((await new Traveller(world, one).comeBack(back, { host: 'wdi.example.com' })).status).toBe(403)
    }))
})

type Answering = (request: IncomingMessage, response: ServerResponse) => void
const says =
  (status: number, body: string): Answering =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }
const saysNothing: Answering = () => undefined

describe('a provider that fails', () => {
  /** The API with a server in the place of a provider. */
  const beside = async (answer: Answering, use: (one: TestApi) => Promise<void>): Promise<void> => {
    const server = createServer(answer)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    const issuer = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const settings = { ...settingsOf(provider), issuer }
    const one = await serve(stores, { provider: oidcProvider(settings, { requestMs: 200, allMs: 400 }) })
    try {
      await use(one)
    } finally {
      await one.close()
      server.closeAllConnections()
      server.close()
    }
  }
  const description = (issuer: string): string => JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth` })

  it.each<[string, Answering]>([
    ['never answers', saysNothing],
    ['answers an error', says(500, '')],
    ['is another one', says(200, description('https://evil.example.com'))],
    ['answers without end', says(200, 'x'.repeat(2_000_000))],
    ['sends elsewhere', (_, response) => void response.writeHead(302, { location: provider.issuer }).end()],
  ])('because it %s is unavailable, for signing in alone', (_, answer) =>
    beside(answer, async (one) => {
      const away = await new Traveller(world, one).leave()
      expect([away.status, away.body.error.code]).toEqual([503, 'temporarily_unavailable'])
      expect(away.headers['refresh']).toBe('0; url=/#workspace=acme/delivery&refused=unavailable')
      const byLink = await new Browser(one, world).signIn(await linkFor(stores, world, world.ownerId, one))
      expect(byLink.status).toBe(200)
    }),
  )
  it('is asked again by the next sign-in, and not once it has described itself', async () => {
    let isUp = false
    let times = 0
    const answer: Answering = (request, response) => {
      times += 1
      if (isUp) says(200, description(`http://${request.headers.host}`))(request, response)
      else says(503, '')(request, response)
    }
    await beside(answer, async (one) => {
      expect((await new Traveller(world, one).leave()).status).toBe(503)
      isUp = true
      expect((await new Traveller(world, one).leave()).status).toBe(303)
      expect((await new Traveller(world, one).leave()).status).toBe(303)
      expect(times).toBe(2)
    })
  })
  it('to send people to an address that others can read is unavailable', () =>
    beside(
      (request, response) => {
        const issuer = `http://${request.headers.host}`
        says(200, JSON.stringify({ issuer, authorization_endpoint: 'http://evil.example.com/auth' }))(request, response)
      },
      async (one) => expect((await new Traveller(world, one).leave()).status).toBe(503),
    ))
  it.each<[string, Answering, string]>([
    ['it fails', says(502, 'canary-text'), 'unavailable'],
    ['it says no', says(400, '{"error":"invalid_grant","error_description":"canary-text"}'), 'provider_failed'],
    ['it gives no token', says(200, '{}'), 'provider_failed'],
    ['it says nothing', saysNothing, 'unavailable'],
  ])('signs nobody in where %s when the code is exchanged', async (_, answer, reason) => {
    await invited()
    const traveller = new Traveller()
    const back = await traveller.atProvider()
    provider.beforeToken = (request, response) => {
      answer(request, response)
      return true
    }
    expect(await traveller.comeBack(back)).toMatchObject(refusedAs(reason))
    expect(traveller.page.cookie).toBeNull()
  })
})

describe('secrets and addresses', () => {
  it('are in no log, and in no file', async () => {
    await invited()
    const traveller = new Traveller()
    const back = await traveller.atProvider()
    const code = back.searchParams.get('code') ?? 'none'
    await traveller.comeBack(back)
    provider.person = null
    await new Traveller().signIn()
    const folder = dirname(stores.readFile)
    const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'latin1'))
    for (const text of [...files, api.log.text()]) {
      for (const secret of [provider.clientSecret, code, traveller.flow ?? code, 'canary'])
        expect(text.toLowerCase().includes(secret.toLowerCase())).toBe(false)
    }
    expect(NOW < api.clock.now).toBe(true)
  })
})
