import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@jest/globals'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { makeLink, signIn } from '#access/sign-in'
import { state } from '#app/state/run'
import { ownerOf } from '#app/state/workspace'
import type { Outcome } from '#domain/outcome'
import { partitionOf } from '#readstore/partitions'
import { openStores, type Stores } from '#stores/open'
import { Browser } from '#test/support/api/browser'
import { ok } from '#test/support/stores/outcome'
import { understood } from '../../app/support/lines.js'
import type { Pair } from './pairs.js'
import { launch, type Running, runJson } from './program.js'
import { ask, readyLine, workspaceUrl } from './service.js'

// What members have by sessions and keys, and what takes it from them, while they ask at all times.

const SLUGS = { organizationSlug: 'acme', workspaceSlug: 'website' }
const ANYTHING = '/command-center'
/** Requests with one credential at one address pause so long. */
const PAUSE_MS = 15
/** So many requests of each begin after what they ask for was taken. */
const BEGUN_AFTER = 5
const MOST_TRIES = 20
const now = () => new Date().toISOString()

/** A running server, and a secret by which it is asked. */
type Asking = (path: string) => Promise<number>

/** A member with two sessions and a key. */
interface Held {
  readonly memberId: string
  readonly keyId: string
  /** The cookies of the sessions; the first is the one that asks. */
  readonly cookies: readonly [string, string]
  readonly key: string
}

/** The credentials of a member by name. */
export type Credential = 'session' | 'another session' | 'key'

/** A way to take something from a member. */
export interface Taking {
  readonly name: string
  /** The request that is answered 200 before, by the projects A and B. */
  readonly path: (places: Places) => string
  /** The status of that request by each credential from the acknowledgement on. */
  readonly after: Readonly<Record<Credential, number>>
  readonly take: (held: Held, service: Service) => Promise<void>
  /** Says whether it ends sessions of others, too. */
  readonly isForAll?: true
}
interface Places {
  readonly a: string
  readonly b: string
}
export interface Found {
  readonly late: number
  readonly asked: number
}

/** The service that takes: the owner's browser at one of its servers, and the command line. */
interface Service {
  readonly owner: () => Browser
  readonly browserOf: (cookie: string) => Browser
  readonly command: (...args: readonly string[]) => Promise<unknown>
  readonly places: Places
}

const posted = async (browser: Browser, path: string, body: object): Promise<void> => {
  for (;;) {
    const { status, text } = await browser.post(path, body)
    // A busy service asks to try again.
    if (status === 503) continue
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text}`)
    return
  }
}
const EVERYWHERE = (status: number) => ({ session: status, 'another session': status, key: status })

/** All ways to take something. */
export const TAKINGS: readonly Taking[] = [
  {
    name: 'the owner removes the member',
    path: () => ANYTHING,
    after: EVERYWHERE(401),
    take: ({ memberId }, { owner }) => posted(owner(), '/statements/member/remove', { member: memberId }),
  },
  {
    name: 'a command removes the member',
    path: () => ANYTHING,
    after: EVERYWHERE(401),
    take: async ({ memberId }, { command }) => void (await command('member', 'remove', memberId)),
  },
  {
    name: 'the owner narrows the access',
    path: ({ a }) => `${ANYTHING}?projectId=${a}`,
    after: EVERYWHERE(404),
    take: ({ memberId }, { owner, places }) =>
      posted(owner(), '/statements/member/access', { member: memberId, project: [places.b] }),
  },
  {
    name: 'the owner lowers the role',
    path: () => '/ai-economics',
    after: EVERYWHERE(403),
    take: ({ memberId }, { owner }) => posted(owner(), '/statements/member/role', { member: memberId, role: 'viewer' }),
  },
  {
    name: 'the member ends one session',
    path: () => ANYTHING,
    after: { session: 200, 'another session': 401, key: 200 },
    take: async ({ cookies: [own, other] }, { browserOf }) => {
      const { body } = await browserOf(other).get('/session')
      await posted(browserOf(own), `/sessions/${body.session.id}/end`, {})
    },
  },
  {
    name: 'the member ends all own sessions',
    path: () => ANYTHING,
    after: { session: 401, 'another session': 401, key: 200 },
    take: ({ cookies: [own] }, { browserOf }) => posted(browserOf(own), '/sessions/end', { whose: 'mine' }),
  },
  {
    name: 'the owner revokes the key',
    path: () => ANYTHING,
    after: { session: 200, 'another session': 200, key: 401 },
    take: ({ keyId }, { owner }) => posted(owner(), '/statements/key/revoke', { key: keyId }),
  },
  {
    name: 'the owner ends the sessions of everybody',
    path: () => ANYTHING,
    after: { session: 401, 'another session': 401, key: 200 },
    take: (_, { owner }) => posted(owner(), '/sessions/end', { whose: 'everybody' }),
    isForAll: true,
  },
]

/** Servers on one data folder, and members of acme/website who lose something. */
export const taking = async ({ data, env, workspaceId, eventLog }: Pair) => {
  const inData = (...args: readonly string[]): string[] => [...args, '--data', data]
  const command = (...args: readonly string[]) => runJson(inData(...args, '--workspace', 'acme/website'), { env })
  // This process opens the stores that the others do.
  Object.assign(process.env, env)
  await command('plan', 'change', 'scale')
  const stores: Stores = await ok(openStores(data))
  const ownerId = await ok(ownerOf(workspaceId, stores.eventLog))
  /** What a busy store cannot do at once is tried again. */
  const tried = async <E extends { readonly tag: string }, A>(act: () => Outcome<E, A>): Promise<A> => {
    for (let tries = 1; ; tries += 1) {
      const done = await act()
      if (!isLeft(done)) return done.right
      if (done.left.tag !== 'store_unavailable' || tries === MOST_TRIES) throw new Error(JSON.stringify(done.left))
    }
  }
  const say = async (line: string) => {
    const statement = { ...(await understood(line)), workspaceId }
    return tried(() => state(statement, stores, now(), async () => right(undefined)))
  }
  const client = (await say('client add "A client"')).ids['clientId'] ?? ''
  const projectOf = async (name: string) => (await say(`project add ${name} --client ${client}`)).ids['projectId'] ?? ''
  const places = { a: await projectOf('A'), b: await projectOf('B') }

  const serve = async (...more: readonly string[]) => {
    const server = launch(inData('serve', '--no-worker', '--port', '0', '--json', '--rate', 'scale=1000000', ...more), {
      env,
    })
    const { baseUrl } = await readyLine<{ baseUrl: string }>(server)
    return {
      server,
      url: workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' }),
      port: Number(new URL(baseUrl).port),
    }
  }
  type Serving = Awaited<ReturnType<typeof serve>>
  let serving: readonly Serving[] = await Promise.all([serve('--processes', '2'), serve()])
  const portOf = (n: number) => serving[n % serving.length]?.port ?? 0

  const browserOf = (cookie: string, port = portOf(0)): Browser => {
    const browser = new Browser({ port }, SLUGS)
    browser.cookie = cookie
    return browser
  }
  const begin = async (memberId: string): Promise<string> => {
    const wish = { workspaceId, memberId, kind: 'sign_in' } as const
    const { token } = await tried(() => makeLink(wish, stores.registry, now()))
    return (await tried(() => signIn(token, stores, now()))).token
  }
  let trials = 0
  let ownerCookie = await begin(ownerId)
  const service: Service = {
    // Of the servers in turn.
    owner: () => browserOf(ownerCookie, portOf(trials)),
    browserOf: (cookie) => browserOf(cookie, portOf(trials)),
    command,
    places,
  }

  /** A new member, who is signed in twice and has a key. */
  const join = async (memberId?: string): Promise<Held> => {
    const withId = memberId === undefined ? '' : ` --id ${memberId}`
    trials += 1
    const { ids } = await say(`member add "Member ${trials}" --role analyst --all${withId}`)
    const id = ids['memberId'] ?? ''
    const issued = await say(`key issue --name x --for ${id}`)
    return {
      memberId: id,
      keyId: issued.ids['keyId'] ?? '',
      key: issued.key ?? '',
      cookies: [await begin(id), await begin(id)],
    }
  }

  /** Each credential of a member at each server. */
  const askingOf = ({ cookies, key }: Held): readonly (readonly [Credential, Asking])[] =>
    serving.flatMap(({ port, url }): readonly (readonly [Credential, Asking])[] => [
      ['session', async (path) => (await browserOf(cookies[0], port).get(path)).status],
      ['another session', async (path) => (await browserOf(cookies[1], port).get(path)).status],
      ['key', async (path) => (await ask(url + path, key)).status],
    ])
  const settled = async (asking: Asking, path: string): Promise<number> => {
    for (;;) {
      const status = await asking(path)
      // A busy machine may cause it.
      if (status !== 503) return status
    }
  }
  /** The statuses of each credential of a member at each server. */
  const statuses = (held: Held, path = ANYTHING) =>
    Promise.all(askingOf(held).map(async ([name, asking]) => [name, await settled(asking, path)] as const))

  /** Has a member ask at all times, takes something, and says how often what was taken was given too late. */
  const trial = async ({ path: pathIn, after, take }: Taking): Promise<Found> => {
    const path = pathIn(places)
    const held = await join()
    for (const [name, status] of await statuses(held, path)) expect([name, status]).toEqual([name, 200])
    let acknowledgedAt = Number.POSITIVE_INFINITY
    let hasFailed = false
    const found = { late: 0, asked: 0 }
    const all = askingOf(held).map(async ([name, asking]) => {
      for (let begunAfter = 0; begunAfter < BEGUN_AFTER && !hasFailed; ) {
        const sentAt = performance.now()
        const status = await asking(path)
        // One that is under way meanwhile may find the key still there, and its member gone.
        expect([200, 401, 403, 503, after[name]]).toContain(status)
        found.asked += 1
        if (sentAt > acknowledgedAt) {
          begunAfter += 1
          if (status === 200 && after[name] !== 200) found.late += 1
        }
        await sleep(PAUSE_MS)
      }
    })
    try {
      await take(held, service)
      acknowledgedAt = performance.now()
    } catch (error) {
      hasFailed = true
      throw error
    }
    await Promise.all(all)
    for (const [name, status] of await statuses(held, path)) expect([name, status]).toEqual([name, after[name]])
    return found
  }
  /** Signs the owner in again. */
  const ownerAgain = async (): Promise<void> => {
    ownerCookie = await begin(ownerId)
  }
  /** Says whether the whole log of this workspace is folded. */
  const isUpToDate = async (): Promise<boolean> => {
    const { checkpoint } = await ok(stores.readStore.moment(partitionOf(workspaceId, stores.readStore)))
    return checkpoint >= (await ok(eventLog.end()))
  }
  const stop = async (): Promise<void> => {
    for (const { server } of serving) expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
    stores.close()
  }
  /** The last of the servers, of one process. */
  const last = (): Running => (serving.at(-1) as Serving).server
  const startLast = async (): Promise<void> => {
    serving = [...serving.slice(0, -1), await serve()]
  }
  const ownerAtLast = () => browserOf(ownerCookie, (serving.at(-1) as Serving).port)
  return {
    stores,
    say,
    join,
    begin,
    statuses,
    trial,
    ownerAgain,
    isUpToDate,
    stop,
    last,
    startLast,
    ownerAtLast,
    service,
  }
}
