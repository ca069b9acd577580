import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { issue, type JsonRecord, merged, pull } from '#test/connectors/forges/gitea'
import { NOW } from '#test/support/hosts/forge'
import { type LocalGitea, openLocalGitea } from '#test/support/hosts/gitea'
import { answers, RESET } from '#test/support/hosts/local-answers'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld, TOKEN } from './syncing.js'

// What users of other readers of hosts suffered, and what a connection promises here.

const LONG_AGO = '2026-01-05T10:00:00Z'
const HOUR = 3_600_000
const DAY = 24 * HOUR

const filed = (number: number, members: JsonRecord = {}) =>
  issue(number, { created_at: LONG_AGO, updated_at: LONG_AGO, pull_request: null, ...members })
const opened = (number: number, members: JsonRecord = {}) =>
  pull(number, { created_at: LONG_AGO, updated_at: LONG_AGO, ...members })
const many = <A>(n: number, one: (number: number) => A): A[] => Array.from({ length: n }, (_, i) => one(i + 1))

let gitea: LocalGitea
let world: SyncWorld
let connectionId: string

beforeEach(async () => {
  gitea = await openLocalGitea()
  gitea.host.authorization = { name: 'authorization', value: `token ${TOKEN}` }
  gitea.host.route('GET', '/api/v1/user', () => ({ body: { id: 1, login: 'ada-canary' } }))
  gitea.host.route('GET', '/api/v1/repos/Acme/Shop/issues/:number', ({ named }) => {
    const found = gitea.issues.find(({ number }) => String(number) === named['number'])
    return found === undefined ? { status: 404, body: { message: 'gone' } } : { body: found }
  })
  world = await SyncWorld.open(NOW, gitea.host.name)
})
afterEach(async () => {
  world.close()
  await gitea.host.close()
})

const connect = async (): Promise<void> => {
  const containers = [{ name: 'Acme/Shop', project: null }]
  const added = await ok(world.connect({ provider: 'gitea', address: gitea.host.address, containers }))
  connectionId = added.connectionId
}
const passes = (ms: number): void => world.passes(ms, gitea.host)
const sync = (more: Parameters<SyncWorld['sync']>[1] = {}) => ok(world.sync(connectionId, more))
/** The requests of a list since some of them. */
const askedFor = (part: string, from = 0): readonly string[] =>
  gitea
    .asked()
    .slice(from)
    .filter((one) => one.includes(part))
const lastError = async () => (await world.connection(connectionId))?.lastError ?? null

describe('given a connection that was read', () => {
  beforeEach(async () => {
    gitea.issues = many(3, filed)
    gitea.pulls = [opened(4)]
    await connect()
    await sync()
  })

  it('when nothing has changed, then the next run asks for what is new only, and appends no fact', async () => {
    passes(HOUR)
    await sync()
    passes(HOUR)
    const from = gitea.host.requests.length
    expect((await sync()).counts).toMatchObject({ accepted: 0, withdrawn: 0, rejected: 0 })
    expect(askedFor('/issues', from)).toEqual([expect.stringContaining('since=')])
    expect(gitea.host.requests.length - from).toBeLessThanOrEqual(7)
  })

  it('complaint 1: a deleted issue does not stay for ever, and goes no sooner than the host says that it is gone', async () => {
    passes(HOUR)
    await sync()
    gitea.issues = gitea.issues.filter(({ number }) => number !== 2)
    passes(HOUR)
    await sync()
    expect(await world.items()).toEqual(['#1', '#2', '#3'])

    passes(DAY)
    expect((await sync()).counts).toMatchObject({ withdrawn: 1 })
    expect(await world.items()).toEqual(['#1', '#3'])
  })

  it('complaint 1: an issue that a page has lost, and the host still has, stays', async () => {
    const lost = gitea.issues.find(({ number }) => number === 2)
    gitea.host.route('GET', '/api/v1/repos/Acme/Shop/issues/:number', () => ({ body: lost }))
    gitea.issues = gitea.issues.filter(({ number }) => number !== 2)
    passes(DAY)
    expect((await sync()).counts).toMatchObject({ withdrawn: 0 })
    expect(await world.items()).toEqual(['#1', '#2', '#3'])
  })

  it('complaint 2: what the reading of changes misses, a comparison finds', async () => {
    passes(HOUR)
    await sync()
    // Moved here from elsewhere: it was changed long before the last reading.
    gitea.issues = [...gitea.issues, filed(9)]
    passes(HOUR)
    await sync()
    expect(await world.items()).not.toContain('#9')
    passes(DAY)
    await sync()
    expect(await world.items()).toContain('#9')
  })

  it('complaint 2: what one list has told stays though a later list fails, and so does what it lacks', async () => {
    const releasesFail = () =>
      gitea.host.plant(answers(503), { where: ({ path }) => path.endsWith('/releases'), times: 5 })
    passes(HOUR)
    await sync()
    gitea.issues = [...gitea.issues, filed(9, { updated_at: '2026-03-10T13:30:00Z' })]
    passes(HOUR)
    releasesFail()
    expect(isLeft(await world.sync(connectionId))).toBe(true)
    expect(await world.items()).toContain('#9')

    gitea.issues = gitea.issues.filter(({ number }) => number !== 2)
    passes(DAY)
    releasesFail()
    expect(isLeft(await world.sync(connectionId))).toBe(true)
    expect(await world.items()).not.toContain('#2')
  })

  it('complaint 3: a limit in the middle of a comparison wipes nothing, and the run says when it goes on', async () => {
    gitea.issues = many(120, filed)
    passes(DAY)
    gitea.host.plant(answers(429, { 'retry-after': '7200' }), { where: ({ query }) => query.get('page') === '2' })
    const failed = await world.sync(connectionId)
    expect(isLeft(failed) && failed.left).toMatchObject({ tag: 'source_error', code: 'limited' })
    expect(await world.items()).toEqual(expect.arrayContaining(['#1', '#2', '#3']))
    const host = await world.host(connectionId)
    expect(host?.nextRunAt ?? '').toBe(new Date(Date.parse(world.clock.now()) + 2 * HOUR).toISOString())
    expect(await lastError()).toMatchObject({ code: 'limited', message: expect.stringContaining('asked again at') })
  })

  it('complaint 5: a merged pull request does not stay open, though it was merged long after it was opened', async () => {
    expect(Object.values(await world.changes())).toEqual([null])
    passes(HOUR)
    await sync()
    gitea.pulls = [opened(4, { ...merged('b', '2026-03-10T12:30:00Z'), updated_at: LONG_AGO })]
    passes(HOUR)
    await sync()
    expect(await world.changes()).toEqual({ '#4': '2026-03-10T12:30:00.000Z' })
  })

  it('when the token ends, then it is failing with what to do, and nothing that is shown vanishes', async () => {
    gitea.host.authorization = { name: 'authorization', value: 'another' }
    passes(HOUR)
    const failed = await world.sync(connectionId)
    expect(isLeft(failed) && failed.left).toMatchObject({ code: 'unauthorized' })
    expect(await lastError()).toMatchObject({ message: expect.stringContaining('make a new token') })
    expect(await world.items()).toEqual(['#1', '#2', '#3'])
    expect(JSON.stringify(await world.events(connectionId))).not.toContain('canary')
  })

  it('when the repository is renamed, then each change stands once, under the new name', async () => {
    const renamed = { full_name: 'Acme/Site', html_url: 'https://git.example.com/Acme/Site' }
    gitea.repository = { ...gitea.repository, ...renamed }
    const movedTo = (one: JsonRecord): JsonRecord =>
      JSON.parse(JSON.stringify(one).replaceAll('/Acme/Shop', '/Acme/Site'))
    gitea.issues = gitea.issues.map(movedTo)
    gitea.pulls = gitea.pulls.map(movedTo)
    gitea.host.route('GET', '/api/v1/repos/Acme/Site/*', ({ path, query }) => ({
      status: 307,
      headers: { location: `${path.replace('/Acme/Site', '/Acme/Shop')}?${query}` },
    }))
    passes(HOUR)
    await sync()
    expect((await world.connection(connectionId))?.asked?.containers).toMatchObject([{ name: 'Acme/Site', id: '99' }])
    expect(await world.items()).toEqual(['#1', '#2', '#3'])
    expect(Object.keys(await world.changes())).toEqual(['#4'])
    passes(DAY)
    expect((await sync()).counts).toMatchObject({ withdrawn: 0 })
  })

  it('when a record is rejected, then it is no deletion, and its dead letter is closed once it is right', async () => {
    gitea.issues = gitea.issues.map((one) =>
      one['number'] === 2 ? { ...one, title: null, updated_at: '2026-03-10T12:30:00Z' } : one,
    )
    passes(HOUR)
    await sync()
    passes(DAY)
    expect((await sync()).counts).toMatchObject({ withdrawn: 0, rejected: 1 })
    expect(await world.items()).toEqual(['#1', '#2', '#3'])
    gitea.issues = gitea.issues.map((one) =>
      one['number'] === 2 ? filed(2, { updated_at: '2026-03-11T14:00:00Z' }) : one,
    )
    passes(HOUR)
    expect((await sync()).counts).toMatchObject({ rejected: 0 })
    expect(await world.counted(connectionId, 'RecordDeadLettered', 'DeadLetterResolved')).toEqual([1, 1])
  })

  it('when records have members that nobody knows, then they are counted, and none is rejected', async () => {
    gitea.issues = gitea.issues.map((one) => ({ ...one, a_new_member: 1, updated_at: '2026-03-10T12:30:00Z' }))
    passes(HOUR)
    expect((await sync()).counts).toMatchObject({ rejected: 0 })
    expect((await world.host(connectionId))?.unknownMembers).toBe(1)
  })
})

describe('given a first reading', () => {
  it('complaint 4: all of 120 pull requests are there once it succeeded', async () => {
    gitea.pulls = many(120, opened)
    await connect()
    await sync()
    expect(Object.keys(await world.changes())).toHaveLength(120)
    // Nothing was compared yet: a list may lose what moves while it is read.
    const lists = (await world.host(connectionId))?.lists ?? []
    expect(lists.map(({ reconciledAt }) => reconciledAt)).toEqual([null, null, null])
  })

  it('complaint 4: without one page of 400 pull requests no success is told, and the next run has them all', async () => {
    gitea.pulls = many(400, opened)
    await connect()
    gitea.host.plant(answers(200, { 'x-total-count': '400' }, []), {
      where: ({ path, query }) => path.endsWith('/pulls') && query.get('page') === '5',
    })

    const failed = await world.sync(connectionId)

    expect(isLeft(failed) && failed.left).toMatchObject({ tag: 'source_error', code: 'unreadable' })
    expect(Object.keys(await world.changes())).toHaveLength(200)
    const pulls = (await world.host(connectionId))?.lists.find(({ list }) => list === 'pulls')
    expect(pulls).toMatchObject({ readTo: null, left: 200 })
    expect(await lastError()).toMatchObject({ code: 'unreadable' })

    await sync()
    expect(Object.keys(await world.changes())).toHaveLength(400)
  })

  it('complaint 4: a list that was read to its end has all its records, though the next one fails', async () => {
    gitea.issues = many(60, filed)
    await connect()
    gitea.host.plant(answers(503), { where: ({ path }) => path.endsWith('/releases'), times: 5 })

    expect(isLeft(await world.sync(connectionId))).toBe(true)

    expect(await world.items()).toHaveLength(60)
    const issues = (await world.host(connectionId))?.lists.find(({ list }) => list === 'issues')
    expect(issues).toMatchObject({ readTo: NOW, pass: null })
  })

  it('goes on with the list that was never read to its end, and compares the others after it', async () => {
    gitea.issues = many(60, filed)
    await connect()
    gitea.host.plant(answers(503), { where: ({ path }) => path.endsWith('/releases'), times: 5 })
    expect(isLeft(await world.sync(connectionId))).toBe(true)
    passes(HOUR)
    const from = gitea.host.requests.length

    await sync()

    const lists = gitea
      .asked()
      .slice(from)
      .flatMap((one) => /Shop\/(\w+)\?/.exec(one)?.[1] ?? [])
    expect(lists).toEqual(['releases', 'pulls', 'issues', 'issues'])
  })

  it('complaint 9: it is resumed at its page after it was broken off, at most two requests more than undisturbed', async () => {
    gitea.issues = many(200, filed)
    await connect()
    const before = gitea.host.requests.length
    const stop = new AbortController()
    gitea.host.route('GET', '/api/v1/repos/Acme/Shop/releases', () => ({ body: [] }))
    gitea.host.plant(RESET, {
      where: ({ path, query }) => {
        const isThird = path.endsWith('/issues') && query.get('page') === '3'
        if (isThird) stop.abort()
        return isThird
      },
    })
    expect(isLeft(await world.sync(connectionId, { stop: stop.signal }))).toBe(true)
    expect((await world.items()).length).toBe(100)

    await sync()
    expect(await world.items()).toHaveLength(200)
    const pages = askedFor('/issues', before).map((one) => new URLSearchParams(one.split('?')[1]).get('page'))
    expect(pages.filter((page) => page === '1' || page === null)).toHaveLength(1)
    // Undisturbed it is a look (2), and pulls (1), issues (4), releases (1).
    expect(gitea.host.requests.length - before).toBeLessThanOrEqual(8 + 2 + 2)
  })

  it('shows how far it has come', async () => {
    gitea.issues = many(200, (number) => filed(number, { created_at: `2026-01-0${1 + (number % 5)}T10:00:00Z` }))
    await connect()
    gitea.host.plant(answers(503), { where: ({ query }) => query.get('page') === '3', times: 10 })
    expect(isLeft(await world.sync(connectionId))).toBe(true)
    const issues = (await world.host(connectionId))?.lists.find(({ list }) => list === 'issues')
    expect(issues).toMatchObject({ readTo: null, pass: { kind: 'first' }, left: 100 })
    expect(await lastError()).toMatchObject({ code: 'unavailable' })
  })

  it('when one container is forbidden, then it is told, and the others are read', async () => {
    gitea.issues = many(2, filed)
    gitea.host.route('GET', '/api/v1/repos/acme/secret/*', () => ({ status: 403, body: { message: 'canary' } }))
    gitea.host.route('GET', '/api/v1/repos/acme/secret', () => ({
      body: { id: 100, full_name: 'acme/secret', html_url: 'https://git.example.com/acme/secret' },
    }))
    const containers = [
      { name: 'Acme/Shop', project: null },
      { name: 'acme/secret', project: null },
    ]
    const added = await ok(world.connect({ provider: 'gitea', address: gitea.host.address, containers }))
    connectionId = added.connectionId
    await sync()
    expect(await world.items()).toEqual(['#1', '#2'])
    const lists = (await world.host(connectionId))?.lists ?? []
    expect(lists.filter(({ problem }) => problem === 'forbidden').map(({ of }) => of)).toEqual(['100', '100', '100'])
  })
})

describe('given two workers', () => {
  it('when both read a connection, then one of them leaves it to the other', async () => {
    gitea.issues = many(3, filed)
    await connect()
    const goOn = gitea.host.hold(() => true)
    const both = [world.sync(connectionId), world.sync(connectionId)]
    // Until then no reading ends: this is the one that leaves it to the other.
    await Promise.race(both)
    goOn()
    const tags = (await Promise.all(both)).map((one) => (isLeft(one) ? one.left.tag : 'read'))
    expect(tags.sort()).toEqual(['being_read', 'read'])
    expect(await world.counted(connectionId, 'SyncStarted', 'WorkItemObserved')).toEqual([1, 3])
  })
})
