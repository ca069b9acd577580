import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { generateKey, generateToken } from '#access/key'
import { lookUpSession } from '#api/authenticate'
import { epochOf, instantOf } from '#domain/time'
import { Browser, linkFor } from '#test/support/api/browser'
import { exchange, pathTo, serve, type TestApi } from '#test/support/api/server'
import { ok, openStores, type Stores } from '#test/support/api/stores'
import { addMember, addWorld, NOW, newWorld, type World } from '#test/support/api/world'
import { wrappedStores } from '#test/support/api/wrappers'

// What sessions and links promise whatever clocks do, and whoever plants, repeats, mixes up or guesses their secrets.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let stores: Stores
let api: TestApi
let world: World
let other: World
const calls: string[] = []
/** Digests that links and sessions were looked up by. */
const digests: string[] = []

beforeAll(async () => {
  stores = await openStores()
  world = await addWorld(stores, newWorld('acme', 'delivery'))
  other = await addWorld(stores, newWorld('acme', 'else'))
  for (const { ownerId } of [world, other]) ok(await stores.registry.setName(ownerId, 'Ada'))
  const seen = wrappedStores(stores, (call) => {
    calls.push(call)
    return undefined
  })
  const { signIns } = seen.registry
  const noting = { ...signIns }
  for (const name of ['find', 'findLink', 'takeLink'] as const)
    noting[name] = ((asked: readonly string[]) => {
      digests.push(...asked)
      return signIns[name](asked)
    }) as never
  api = await serve({ ...seen, registry: { ...seen.registry, signIns: noting } })
})
afterAll(async () => {
  await api.close()
  stores.remove()
})
let minutes = 0
beforeEach(() => {
  // Another day: in each minute, an address may try some links alone.
  minutes += 100 * 24 * 60
  api.clock.now = instantOf(epochOf(NOW) + minutes * MINUTE)
})

const jump = (milliseconds: number): void => {
  api.clock.now = instantOf(epochOf(api.clock.now) + milliseconds)
}
const signedIn = async (memberId = world.ownerId, browser = new Browser(api, world)): Promise<Browser> => {
  expect((await browser.signIn(await linkFor(stores, world, memberId, api))).status).toBe(200)
  return browser
}
/** A browser that has the same cookie: another tab, or whoever stole it. */
const tabOf = (browser: Browser): Browser => {
  const tab = new Browser(api, world)
  tab.cookie = browser.cookie
  return tab
}
const statusOf = async (browser: Browser): Promise<number> => (await browser.get('/connections')).status

describe('when the clock jumps', () => {
  it('then a session of a clock that was ahead is closed until the clock comes there', async () => {
    jump(365 * DAY)
    const browser = await signedIn()
    jump(-365 * DAY)
    expect(await statusOf(browser)).toBe(401)
    expect((await browser.get('/session')).status).toBe(401)
    const elsewhere = await signedIn()
    expect((await elsewhere.get('/sessions')).body.sessions).toHaveLength(1)
    jump(365 * DAY - 10 * MINUTE)
    expect(await statusOf(browser)).toBe(200)
  })
  it('then a use that a clock ahead noted does not count as one that has yet to come', async () => {
    const browser = await signedIn()
    jump(11 * HOUR)
    expect(await statusOf(browser)).toBe(200)
    jump(-10 * MINUTE)
    expect(await statusOf(browser)).toBe(200)
    jump(-1)
    expect(await statusOf(browser)).toBe(401)
  })
  it('then no session lasts longer by any clock than 30 days, or 12 hours unused', async () => {
    const step = fc.oneof(
      fc.integer({ min: -20 * MINUTE, max: 20 * MINUTE }),
      fc.integer({ min: -13 * HOUR, max: 13 * HOUR }),
      fc.integer({ min: -31 * DAY, max: 31 * DAY }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        jump(200 * DAY)
        const browser = await signedIn()
        const started = epochOf(api.clock.now)
        let newest = started
        for (const by of steps) {
          jump(by)
          const now = epochOf(api.clock.now)
          if ((await statusOf(browser)) !== 200) continue
          // Uses are noted every five minutes, and clocks may differ by ten.
          const bounds = [now < started + 30 * DAY, now < newest + 12 * HOUR, now >= newest - 15 * MINUTE]
          expect(bounds).toEqual([true, true, true])
          newest = Math.max(newest, now)
        }
      }),
      { seed: 52, numRuns: 25 },
    )
  })
  it('then a link that was used, or was tried too late, or was removed as too old, does not come back', async () => {
    const [used, late, removed] = [
      await linkFor(stores, world, world.ownerId, api),
      await linkFor(stores, world, world.ownerId, api),
      await linkFor(stores, world, world.ownerId, api),
    ]
    expect((await new Browser(api, world).signIn(used)).status).toBe(200)
    jump(15 * MINUTE)
    expect((await new Browser(api, world).signIn(late)).status).toBe(401)
    await signedIn()
    jump(-15 * MINUTE)
    for (const link of [used, late, removed]) expect((await new Browser(api, world).signIn(link)).status).toBe(401)
  })
  it('then a link of a clock that was ahead by more than any link lasts signs nobody in', async () => {
    jump(30 * DAY)
    const link = await linkFor(stores, world, world.ownerId, api)
    jump(-30 * DAY)
    expect((await new Browser(api, world).signIn(link)).status).toBe(401)
    jump(30 * DAY)
    expect((await new Browser(api, world).signIn(link)).status).toBe(401)
  })
})

describe('two tabs of a browser', () => {
  it('have one session: signing out in one signs out in both', async () => {
    const one = await signedIn()
    const two = tabOf(one)
    expect([await statusOf(one), await statusOf(two)]).toEqual([200, 200])
    expect((await two.post('/sign-out')).status).toBe(200)
    expect(await statusOf(one)).toBe(401)
    expect((await one.post('/sign-out')).status).toBe(401)
  })
  it('are both signed in as whoever signs in last in one of them, and the first session is over', async () => {
    const memberId = await addMember(stores, world, 'viewer')
    ok(await stores.registry.setName(memberId, 'Bob'))
    const one = await signedIn()
    const stolen = tabOf(one)
    await signedIn(memberId, one)
    expect((await tabOf(one).get('/session')).body.member.name).toBe('Bob')
    expect(await statusOf(stolen)).toBe(401)
  })
  it('stay signed in as before where another link signs nobody in', async () => {
    const one = await signedIn()
    expect((await one.signIn(generateToken('link'))).status).toBe(401)
    expect((await one.signIn(await linkFor(stores, other, other.ownerId, api))).status).toBe(401)
    expect((await tabOf(one).get('/session')).body.member.id).toBe(world.ownerId)
  })
})

describe('two browsers of a member', () => {
  it('have sessions of their own: each ends without the other', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    expect(one.cookie).not.toBe(two.cookie)
    await one.post('/sign-out')
    expect([await statusOf(one), await statusOf(two)]).toEqual([401, 200])
    // The uses of one do not keep the other.
    const three = await signedIn()
    jump(11 * HOUR)
    expect(await statusOf(two)).toBe(200)
    jump(2 * HOUR)
    expect([await statusOf(two), await statusOf(three)]).toEqual([200, 401])
  })
})

describe('a secret that is planted, repeated or taken for another', () => {
  it('is not kept by whoever signs in: a cookie that was there before opens nothing afterwards', async () => {
    const planted = [generateToken('session'), (await signedIn()).cookie, 'chosen']
    for (const cookie of planted) {
      const victim = new Browser(api, world)
      victim.cookie = cookie
      await signedIn(world.ownerId, victim)
      expect(planted).not.toContain(victim.cookie)
      expect(await statusOf(victim)).toBe(200)
      const attacker = new Browser(api, world)
      attacker.cookie = cookie
      expect(await statusOf(attacker)).toBe(401)
    }
  })
  it('opens nothing as another kind of secret', async () => {
    const browser = await signedIn()
    const session = browser.cookie ?? ''
    const link = await linkFor(stores, world, world.ownerId, api)
    const body = session.slice('wdi_session_'.length)
    for (const secret of [session, link, generateKey('live'), `wdi_link_${body}`, `wdi_live_${body}`]) {
      if (secret !== link) expect([400, 401]).toContain((await new Browser(api, world).signIn(secret)).status)
      const asCookie = new Browser(api, world)
      asCookie.cookie = secret
      if (secret !== session) expect(await statusOf(asCookie)).toBe(401)
      const authorization = `Bearer ${secret}`
      expect((await exchange(api, pathTo(world, '/connections'), { authorization }, 'GET')).status).toBe(401)
    }
    expect((await new Browser(api, world).signIn(link)).status).toBe(200)
  })
  it.each<readonly [string, (cookie: string) => string]>([
    ['twice', (cookie) => `wdi_session=${cookie}; wdi_session=${cookie}`],
    ['beside a planted one', (cookie) => `wdi_session=${generateToken('session')}; wdi_session=${cookie}`],
    ['in quotes', (cookie) => `wdi_session="${cookie}"`],
    ['percent-encoded', (cookie) => `wdi_session=${cookie.replace(/_/g, '%5F')}`],
    ['cut off', (cookie) => `wdi_session=${cookie.slice(0, -1)}`],
    ['with more behind it', (cookie) => `wdi_session=${cookie}x`],
    ['in capitals', (cookie) => `wdi_session=${cookie.toUpperCase()}`],
    ['under another name', (cookie) => `xwdi_session=${cookie}`],
    ['under its name in capitals', (cookie) => `WDI_SESSION=${cookie}`],
    ['with a comma', (cookie) => `wdi_session=${cookie},wdi_session=${cookie}`],
    ['among thousands', (cookie) => `${'wdi_session=; '.repeat(900)}wdi_session=${cookie}`],
    ['in more than a request may have', (cookie) => `a=${'x'.repeat(20_000)}; wdi_session=${cookie}`],
  ])('opens nothing where the cookie comes %s', async (_, header) => {
    const browser = await signedIn()
    const { status } = await browser.get('/connections', { cookie: header(browser.cookie ?? '') })
    expect([401, 431]).toContain(status)
    expect((await browser.get('/connections', { cookie: `a=1; wdi_session=${browser.cookie};b="2"` })).status).toBe(200)
  })
})

describe('the log', () => {
  it('has no part of an address at which nobody is signed in, for it may be a secret', async () => {
    const secret = generateToken('link')
    for (const world of [{ organizationSlug: secret }, { workspaceSlug: secret }]) {
      const browser = new Browser(api, { ...other, ...world })
      await browser.get('/session')
      await browser.signIn(secret)
      browser.cookie = generateToken('session')
      for (const path of ['/session', '/connections', `/statements/${secret}/${secret}`, `/members/${secret}/link`]) {
        await browser.get(path)
        await browser.post(path)
      }
    }
    const seen = await signedIn()
    for (const path of [`/sessions/${secret}/end`, `/statements/${secret}/${secret}`, `/members/${secret}/link`])
      await seen.post(path, { kind: 'sign_in', [secret]: secret })
    expect(api.log.text()).not.toContain(secret.slice(9, 40))
    expect(api.log.text()).toContain('"workspace":"acme/delivery"')
  })
  it.each(['findLink', 'takeLink', 'start'] as const)(
    'has no secret of a sign-in at which the service breaks in %s, and neither has the answer',
    async (broken) => {
      const link = await linkFor(stores, world, world.ownerId, api)
      const tokens = [generateToken('session')]
      const breaking = {
        [broken]: (asked: unknown) => {
          throw new Error(`it broke with ${link} and wdi_session=${tokens.at(-1)}: ${JSON.stringify(asked)}`)
        },
      }
      const signIns = { ...stores.registry.signIns, ...breaking }
      const failing = await serve({ ...stores, registry: { ...stores.registry, signIns } as never })
      failing.clock.now = api.clock.now
      const browser = new Browser(failing, world)
      browser.cookie = tokens[0] ?? null
      const { status, text, headers } = await browser.signIn(link)
      expect([status, headers['set-cookie']]).toEqual([500, undefined])
      expect(failing.log.text()).toContain('it broke with')
      for (const secret of [link, ...tokens]) expect(text + failing.log.text()).not.toContain(secret.slice(-45))
      await failing.close()
    },
  )
})

describe('guessing', () => {
  const costOf = async (browser: Browser, path: string): Promise<string> => {
    calls.length = 0
    expect((await browser.get(path)).status).toBe(401)
    return calls.join(', ')
  }
  it.each(['/connections', '/session', '/sessions', '/members'])(
    'costs the same look-ups for every refused session: %s',
    async (path) => {
      const guessed = new Browser(api, world)
      guessed.cookie = generateToken('session')
      // The first request of a process reads the peppers.
      await guessed.get(path)
      const unknown = await costOf(guessed, path)
      expect(unknown).toContain('registry.signIns.find')

      const over = await signedIn()
      const unused = over.cookie
      jump(12 * HOUR)
      expect(await costOf(over, path)).toBe(unknown)
      const signedOut = await signedIn()
      const { cookie } = signedOut
      await signedOut.post('/sign-out')
      signedOut.cookie = cookie
      expect(await costOf(signedOut, path)).toBe(unknown)
      const elsewhere = new Browser(api, other)
      elsewhere.cookie = (await signedIn()).cookie
      expect(await costOf(elsewhere, path)).toBe(unknown)
      const nowhere = new Browser(api, { ...world, workspaceSlug: 'nowhere' })
      nowhere.cookie = elsewhere.cookie
      expect(await costOf(nowhere, path)).toBe(unknown)
      const malformed = new Browser(api, world)
      malformed.cookie = `${unused}x`
      if (path !== '/session') expect(await costOf(malformed, path)).toBe('')
    },
  )
  it('costs the same look-ups for every link that is not there', async () => {
    const used = await linkFor(stores, world, world.ownerId, api)
    await new Browser(api, world).signIn(used)
    const costs = new Set<string>()
    for (const link of [generateToken('link'), used, generateToken('link')]) {
      calls.length = 0
      expect((await new Browser(api, world).signIn(link)).status).toBe(401)
      costs.add(calls.join(', '))
    }
    expect([...costs]).toEqual(['registry.peppers, registry.signIns.findLink'])
  })
  it('is by digest alone: what is compared has nothing of the secret, also where a guess begins like one', async () => {
    const browser = await signedIn()
    const secret = browser.cookie ?? ''
    digests.length = 0
    await browser.get('/session')
    const [real = ''] = digests
    const near = new Browser(api, world)
    let closest = 0
    for (let tries = 0; tries < 20; tries += 1) {
      near.cookie = almost(secret)
      digests.length = 0
      expect((await near.get('/session')).status).toBe(401)
      for (const digest of digests) {
        expect(digest).toMatch(/^[0-9a-f]{64}$/)
        closest = Math.max(
          closest,
          [...digest].findIndex((digit, i) => digit !== real[i]),
        )
      }
    }
    expect(closest).toBeLessThan(8)
    expect(await statusOf(browser)).toBe(200)
  })
  it('finds nothing: of 10,000 secrets, none is accepted, however like a real one', async () => {
    const cookies = [(await signedIn()).cookie ?? '', (await signedIn()).cookie ?? '']
    const peppers = ok(await stores.registry.peppers())
    const find = async (guess: string) =>
      ok(await lookUpSession(guess, peppers, stores.registry, stores.readStore)).credential
    let accepted = 0
    for (let n = 0; n < 10_000; n += 1) {
      const guess = n % 2 === 0 ? generateToken('session') : almost(cookies[n % 4 === 1 ? 0 : 1] ?? '')
      if ((await find(guess)) !== null) accepted += 1
      if (n % 50 !== 0) continue
      const browser = new Browser(api, world)
      browser.cookie = guess
      if ((await statusOf(browser)) !== 401) accepted += 1
    }
    expect(accepted).toBe(0)
    for (const cookie of cookies) expect(await find(cookie)).not.toBeNull()
  })
})

/** A well-formed secret that begins like another: one of its last random digits is changed, and the checksum is right. */
const almost = (secret: string): string => {
  const made = generateToken('session')
  const cut = secret.length - 6 - 4
  const mixed = secret.slice(0, cut) + made.slice(cut, -6)
  return mixed + checksumOf(mixed)
}
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const checksumOf = (text: string): string => {
  let digits = ''
  for (let rest = crc32(text); digits.length < 6; rest = Math.floor(rest / DIGITS.length))
    digits = DIGITS[rest % DIGITS.length] + digits
  return digits
}
