import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { generateToken } from '#access/key'
import { NobodySignedIn, Sessions, SignedIn } from '#api/sessions'
import type { AnyOperation } from '#domain/operation'
import { actionsOf, Role } from '#domain/roles'
import { epochOf, instantOf } from '#domain/time'
import { served } from '#projections/operations'
import { Browser, linkFor } from '#test/support/api/browser'
import { askFor, everyOperation } from '#test/support/api/every-operation'
import { exchange, get, pathTo, serve, type TestApi } from '#test/support/api/server'
import { ok, openStores, type Stores } from '#test/support/api/stores'
import { addMember, addWorld, issueKey, memberLeaves, NOW, newWorld, type World } from '#test/support/api/world'

// Signing in by a link, and asking by the session that it begins.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let stores: Stores
let api: TestApi
let world: World
let other: World

beforeAll(async () => {
  stores = await openStores()
  world = await addWorld(stores, newWorld('acme', 'delivery'))
  other = await addWorld(stores, newWorld('acme', 'else'))
  for (const { ownerId } of [world, other]) ok(await stores.registry.setName(ownerId, 'Ada'))
  api = await serve(stores)
})
afterAll(async () => {
  await api.close()
  stores.remove()
})
beforeEach(() => {
  api.clock.now = NOW
})

const later = (milliseconds: number): void => {
  api.clock.now = instantOf(epochOf(api.clock.now) + milliseconds)
}
const signedIn = async (memberId = world.ownerId, where = world): Promise<Browser> => {
  const browser = new Browser(api, where)
  expect((await browser.signIn(await linkFor(stores, where, memberId, api))).status).toBe(200)
  return browser
}

describe('a sign-in link', () => {
  it('signs its member in, in a cookie that no script and no other site gets', async () => {
    const browser = new Browser(api, world)
    const answer = await browser.signIn(await linkFor(stores, world, world.ownerId, api))
    expect(SignedIn.is(answer.body)).toBe(true)
    expect(answer.body).toMatchObject({
      member: { id: world.ownerId, name: 'Ada', role: 'owner' },
      workspace: { organizationSlug: 'acme', workspaceSlug: 'delivery' },
    })
    const [cookie = '', ...more] = answer.headers['set-cookie'] ?? []
    expect(more).toEqual([])
    expect(cookie.split('; ').slice(1)).toEqual([
      'Path=/session/v1/organizations/acme/workspaces/delivery',
      'Max-Age=2592000',
      'HttpOnly',
      'SameSite=Strict',
    ])
    expect((await browser.get('/session')).body).toEqual(answer.body)
  })
  it('is used once: by whoever comes first, of however many at once', async () => {
    const link = await linkFor(stores, world, world.ownerId, api)
    const answers = await Promise.all([1, 2, 3, 4].map(() => new Browser(api, world).signIn(link)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    expect((await new Browser(api, world).signIn(link)).status).toBe(401)
  })
  it.each([
    ['sign_in', 15 * MINUTE],
    ['invitation', 7 * DAY],
  ] as const)('of kind %s signs in until its time is over', async (kind, lasts) => {
    const [early, late] = [
      await linkFor(stores, world, world.ownerId, api, kind),
      await linkFor(stores, world, world.ownerId, api, kind),
    ]
    later(lasts - 1)
    expect((await new Browser(api, world).signIn(early)).status).toBe(200)
    later(1)
    expect((await new Browser(api, world).signIn(late)).status).toBe(401)
  })
  it.each([
    ['one that was never made', () => generateToken('link')],
    ['a secret of a session', () => generateToken('session')],
    ['nothing', () => ''],
    ['another text', () => 'x'.repeat(5_000)],
  ])('that is %s signs nobody in', async (_, make) => {
    const { status } = await new Browser(api, world).signIn(make())
    expect([400, 401]).toContain(status)
  })
  it('of a member who has left signs nobody in', async () => {
    const memberId = await addMember(stores, world, 'viewer')
    const link = await linkFor(stores, world, memberId, api)
    await leave(memberId)
    expect((await new Browser(api, world).signIn(link)).status).toBe(401)
  })
  it('of another workspace signs nobody in, and begins no session', async () => {
    const link = await linkFor(stores, other, other.ownerId, api)
    const browser = new Browser(api, world)
    expect((await browser.signIn(link)).status).toBe(401)
    expect(browser.cookie).toBeNull()
    expect(ok(await stores.registry.signIns.sessionsOf(other.workspaceId, other.ownerId))).toEqual([])
  })
  it('ends the session that the browser had before', async () => {
    const browser = await signedIn()
    const before = browser.cookie
    await browser.signIn(await linkFor(stores, world, world.ownerId, api))
    expect(browser.cookie).not.toBe(before)
    const now = browser.cookie
    browser.cookie = before
    expect((await browser.get('/session')).status).toBe(401)
    browser.cookie = now
    expect((await browser.get('/session')).status).toBe(200)
  })
  it('cannot be guessed: an address has some attempts a minute', async () => {
    later(MINUTE)
    const tries = Array.from({ length: 40 }, () => new Browser(api, world).signIn(generateToken('link')))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    later(MINUTE)
    expect((await new Browser(api, world).signIn(generateToken('link'))).status).toBe(401)
  })
})

const leave = (memberId: string): Promise<void> => memberLeaves(stores, world, memberId)

/** Says whether a role opens an operation. Some are for the workspace's own people, such as searching, or for its managers. */
const isOpen = (role: Role, { action, keptFromClients, managersOnly }: AnyOperation): boolean =>
  actionsOf(role).has(managersOnly === true ? 'workspace.manage' : action) &&
  !(role === 'client' && keptFromClients === true)

describe('a session', () => {
  const REACHES = ['everything', 'one client', 'one project'] as const
  const all = Role.values.flatMap((role) => REACHES.map((reach) => [role, reach] as const))
  it.each(all.filter(([role, reach]) => role !== 'client' || reach === 'one client'))(
    'of a member with the role %s who sees %s answers as a key of that member does, byte for byte',
    async (role, reach) => {
      const { projects, clients } = world
      const dataAccess = {
        everything: { all: true } as const,
        'one client': { all: false, clients: [clients.first], projects: [] } as const,
        'one project': { all: false, clients: [], projects: [projects.alpha] } as const,
      }[reach]
      const memberId = await addMember(stores, world, role, dataAccess)
      const key = await issueKey(stores, world, { createdBy: memberId })
      const browser = await signedIn(memberId)
      // What a key may ask follows from its scopes, too.
      const asked = everyOperation.filter(([id]) => id !== 'access.read' && served.some((one) => one.id === id))
      const places = [
        { projectId: projects.alpha, clientId: clients.first },
        { projectId: projects.beta, clientId: clients.first },
        { projectId: projects.gamma, clientId: clients.second },
      ]
      const statuses: number[] = []
      for (const [, operation] of asked)
        for (const place of places) {
          const path = askFor(operation, place as never, {})
          const [byKey, bySession] = [await get(api, world, key, path), await browser.get(path)]
          expect([path, bySession.status]).toEqual([path, byKey.status])
          if (byKey.status === 200) expect(bySession.text).toBe(byKey.text)
          else expect(bySession.body.error).toEqual({ ...byKey.body.error, requestId: expect.any(String) })
          const isForbidden = byKey.body.error?.code === 'forbidden'
          if (![400, 404].includes(byKey.status)) expect([path, isForbidden]).toEqual([path, !isOpen(role, operation)])
          statuses.push(byKey.status)
        }
      expect(statuses).toContain(200)
      if (reach !== 'everything') expect(statuses).toContain(404)
    },
  )
  it('ends 12 hours after its last use, and 30 days after it began at the latest', async () => {
    const unused = await signedIn()
    later(12 * HOUR - 1)
    expect((await unused.get('/session')).status).toBe(200)
    later(1)
    expect((await unused.get('/session')).status).toBe(401)
    const used = await signedIn()
    for (let day = 0; day < 59; day += 1) {
      later(12 * HOUR - 1)
      expect([day, (await used.get('/connections')).status]).toEqual([day, 200])
    }
    later(12 * HOUR)
    expect((await used.get('/connections')).status).toBe(401)
  })
  it('that a browser has none of is no error: nobody is signed in', async () => {
    const { status, body } = await new Browser(api, world).get('/session')
    expect([status, body]).toEqual([200, { signInBy: ['link'] }])
    expect(NobodySignedIn.is(body)).toBe(true)
  })
  it('is of one workspace', async () => {
    const browser = await signedIn()
    const elsewhere = new Browser(api, other)
    elsewhere.cookie = browser.cookie
    expect((await elsewhere.get('/session')).status).toBe(401)
    expect((await elsewhere.get('/connections')).status).toBe(401)
  })
  it('of a member who has left ends at once', async () => {
    const memberId = await addMember(stores, world, 'viewer')
    const browser = await signedIn(memberId)
    await leave(memberId)
    expect((await browser.get('/session')).status).toBe(401)
    expect((await browser.get('/command-center')).status).toBe(401)
  })
  it('ends by signing out, and the browser forgets its cookie', async () => {
    const browser = await signedIn()
    const { cookie } = browser
    const answer = await browser.post('/sign-out')
    expect(answer.status).toBe(200)
    expect(answer.headers['set-cookie']).toEqual([expect.stringContaining('wdi_session=; ')])
    expect(answer.headers['set-cookie']).toEqual([expect.stringContaining('Max-Age=0')])
    browser.cookie = cookie
    expect((await browser.get('/session')).status).toBe(401)
  })
  it('is shown to its member, who can end it from another browser', async () => {
    const memberId = await addMember(stores, world, 'viewer')
    const first = await signedIn(memberId)
    later(MINUTE)
    const second = await signedIn(memberId)
    const { body } = await second.get('/sessions')
    expect(Sessions.is(body)).toBe(true)
    const ids = body.sessions.map(({ id }: { id: string }) => id)
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(body.current)
    expect((await second.post(`/sessions/${ids[1]}/end`)).status).toBe(200)
    expect((await first.get('/session')).status).toBe(401)
    expect((await second.post(`/sessions/${ids[1]}/end`)).status).toBe(404)
    const owner = await signedIn()
    expect((await owner.post(`/sessions/${ids[0]}/end`)).status).toBe(404)
    expect((await second.get('/session')).status).toBe(200)
  })
  it('ends with all others of its member, and with all of the workspace where the owner says so', async () => {
    const memberId = await addMember(stores, world, 'admin')
    const [one, two, owner] = [await signedIn(memberId), await signedIn(memberId), await signedIn()]
    expect((await one.post('/sessions/end', { whose: 'everybody' })).status).toBe(403)
    expect((await one.post('/sessions/end', { whose: 'mine' })).status).toBe(200)
    expect((await two.get('/session')).status).toBe(401)
    expect((await owner.get('/session')).status).toBe(200)
    const again = await signedIn(memberId)
    expect((await owner.post('/sessions/end', { whose: 'everybody' })).status).toBe(200)
    expect((await again.get('/session')).status).toBe(401)
  })
  it('opens nothing to programs, and a key opens nothing to pages', async () => {
    const browser = await signedIn()
    const key = await issueKey(stores, world)
    const { status } = await exchange(api, pathTo(world, '/connections'), browser.headers('GET'), 'GET')
    expect(status).toBe(401)
    browser.cookie = null
    expect((await browser.get('/connections', { authorization: `Bearer ${key}` })).status).toBe(401)
  })
})

describe('a request under the base of sessions', () => {
  it.each<readonly [string, Record<string, string>]>([
    ['from a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' }],
    ['from another port of this machine', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:1' }],
    ['from a page without an origin', { origin: 'null' }],
    ['to a name that leads here', { host: 'evil.example' }],
    ['that a form could send', { 'content-type': 'text/plain' }],
  ])('%s is refused, and changes nothing', async (_, headers) => {
    const browser = await signedIn()
    for (const path of ['/sessions/end', '/sign-out']) {
      expect([400, 403]).toContain((await browser.post(path, { whose: 'mine' }, headers)).status)
    }
    const link = await linkFor(stores, world, world.ownerId, api)
    expect([400, 403]).toContain((await new Browser(api, world).signIn(link, headers)).status)
    expect((await new Browser(api, world).signIn(link)).status).toBe(200)
    expect((await browser.get('/session')).status).toBe(200)
  })
  it('without the header of the own pages is refused', async () => {
    const browser = await signedIn()
    const { 'wdi-console': _, ...headers } = browser.headers('GET')
    expect((await exchange(api, pathTo(world, '/session', '/session/v1'), headers, 'GET')).status).toBe(403)
    expect((await exchange(api, pathTo(world, '/connections', '/session/v1'), headers, 'GET')).status).toBe(403)
  })
  it('with a body that is too large, no JSON or of other members is refused by what is allowed', async () => {
    const browser = new Browser(api, world)
    const messageOf = async (body: object): Promise<string> => (await browser.post('/sign-in', body)).body.error.message
    expect(await messageOf({ link: 'x'.repeat(70_000) })).toMatch(/at most 64 KiB/)
    expect(await messageOf({ link: 1 })).toMatch(/^link: expected a sign-in link/)
    expect(await messageOf({})).toMatch(/^link: /)
    const said = await exchange(api, pathTo(world, '/sign-in', '/session/v1'), browser.headers('POST'), 'POST', '{')
    expect(said.body.error.message).toMatch(/must be JSON/)
  })
})

describe('bodies that come slowly', () => {
  it('hold up nobody: links are taken meanwhile, and pages are answered', async () => {
    const head = [
      `POST ${pathTo(world, '/sign-in', '/session/v1')} HTTP/1.1`,
      `Host: 127.0.0.1:${api.port}`,
      'Content-Type: application/json',
      'Content-Length: 100',
      '',
      '{',
    ].join('\r\n')
    const sockets = Array.from({ length: 100 }, () => {
      const socket = connect(api.port, '127.0.0.1', () => socket.write(head))
      return socket.on('error', () => undefined)
    })
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    expect((await signedIn()).cookie).not.toBeNull()
    for (const socket of sockets) socket.destroy()
    expect((await signedIn()).cookie).not.toBeNull()
  })
})

describe('an address by which browsers reach the service', () => {
  it('of https gets cookies for https alone, and the only origin', async () => {
    const behind = await serve(stores, { publicUrl: new URL('https://wdi.example') })
    try {
      const link = await linkFor(stores, world, world.ownerId, behind)
      const browser = new Browser(behind, world)
      const refused = await browser.signIn(link)
      expect([refused.status, refused.body.error.message]).toEqual([
        403,
        expect.stringContaining('https://wdi.example'),
      ])
      const headers = { host: 'wdi.example', origin: 'https://wdi.example' }
      const answer = await browser.signIn(link, headers)
      expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/; HttpOnly; SameSite=Strict; Secure$/)])
      expect((await browser.get('/session', { host: 'wdi.example' })).status).toBe(200)
    } finally {
      await behind.close()
    }
  })
  it('that is no https and not this machine lets nobody sign in', async () => {
    const open = await serve(stores, { publicUrl: new URL('http://wdi.example') })
    try {
      const link = await linkFor(stores, world, world.ownerId, open)
      const answer = await new Browser(open, world).signIn(link, { host: 'wdi.example', origin: 'http://wdi.example' })
      expect([answer.status, answer.body.error.message]).toEqual([403, expect.stringContaining('https')])
    } finally {
      await open.close()
    }
  })
})

describe('secrets of sessions', () => {
  it('are in no line of the log', async () => {
    const link = await linkFor(stores, world, world.ownerId, api)
    const browser = new Browser(api, world)
    await browser.signIn(link)
    const { cookie } = browser
    await browser.get('/session')
    await browser.get(`/connections?x=${cookie}`)
    await browser.get(`/${cookie}`)
    await browser.post('/sign-out')
    expect(cookie).not.toBeNull()
    for (const secret of [link, cookie ?? '']) expect(api.log.text()).not.toContain(secret.slice(14, 40))
    expect(api.log.text()).toContain('/session/v1')
  })
})
