import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { HostClient } from '#connectors/hosts/client/client'
import { epochOf, instantOf } from '#domain/time'
import { bitbucketHost } from '#sources/bitbucket/host'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostContainer, HostPage } from '#sources/kit/hosts/host'
import { bitbucketRepository, type LocalBitbucket, serveBitbucket } from '#test/support/hosts/bitbucket'
import { movedClock } from '#test/support/hosts/clock'
import { answers, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { clientAt } from '#test/support/hosts/local-client'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { keysOf, listOf, pagesRead, readingOf } from '#test/support/hosts/reading'
import { readAll, written } from '../files/support.js'
import { commit, ended, id, merged, pull } from '../forges/bitbucket.js'

const PULLS = listOf(bitbucketHost, 'pulls')
const SHOP: HostContainer = {
  name: 'Acme/shop',
  id: '{9a1e}',
  kind: 'repository',
  container: 'bitbucket.org/acme/shop',
}
const NOW = '2026-12-01T00:00:00.000Z'

let host: LocalHost
let bitbucket: LocalBitbucket
let client: HostClient
let ask: Ask

beforeEach(async () => {
  const clock = movedClock(NOW)
  host = await openLocalHost(clock)
  host.authorization = { name: 'authorization', value: 'Bearer canary-token' }
  bitbucket = serveBitbucket(host)
  client = clientAt(host, bitbucketHost, clock)
  ask = client.ask
})
afterEach(async () => {
  await client.close()
  await host.close()
})

/** A time of March 2026 by its number of minutes. */
const minute = (number: number): string => instantOf(epochOf('2026-03-01T00:00:00.000Z') + number * 60_000)
const oneTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1)
/** Requests #1, #2, …, the last of them changed last, a minute apart. */
const pullsOf = (count: number) => oneTo(count).map((number) => pull(number, { updated_on: minute(number) }))
const keysIn = (pages: readonly HostPage[]): ReadonlySet<string | null> => new Set(keysOf(PULLS, pages))
const keys = (count: number): ReadonlySet<string> => new Set(oneTo(count).map((number) => `#${number}`))

const read = (changes: Parameters<typeof pagesRead>[2] = {}, between?: (page: number) => void) =>
  pagesRead(PULLS, ask, { container: SHOP, ...changes }, between)
const touch = (number: number): void => {
  bitbucket.pulls = bitbucket.pulls.map((one) => (one['id'] === number ? { ...one, updated_on: NOW } : one))
}
const drop = (number: number): void => {
  bitbucket.pulls = bitbucket.pulls.filter((one) => one['id'] !== number)
}

describe('given a Bitbucket', () => {
  it('when it is looked at, then it says the repositories of the token, and nobody', async () => {
    expect(await bitbucketHost.look(ask, [])).toEqual({
      account: null,
      scopes: null,
      remarks: [],
      expiresAt: null,
      containers: [SHOP],
    })
  })
  it('when the token is a member of many repositories, then all are listed by the links of the host', async () => {
    bitbucket.repositories = oneTo(230).map((number) => bitbucketRepository(`{${number}}`, `acme/r${number}`))
    expect((await bitbucketHost.look(ask, [])).containers).toHaveLength(230)
  })
  it('when a wanted repository is not seen, then the look says so and lists the others', async () => {
    bitbucket.repositories = [
      ...bitbucket.repositories,
      { ...bitbucketRepository('{2}', 'acme/secret'), isSeen: false },
    ]
    const { containers, remarks } = await bitbucketHost.look(ask, ['acme/secret', 'Acme/shop'])
    expect(containers).toEqual([SHOP])
    expect(remarks).toEqual(['The token does not see acme/secret: check the name, or give the token access to it.'])
  })
  it('when the token is one of a person, then it is sent with the address of the account', () => {
    const { authorization = '' } = bitbucketHost.headers('canary-token', 'ada@canary.example')
    expect(Buffer.from(authorization.slice('Basic '.length), 'base64').toString()).toBe(
      'ada@canary.example:canary-token',
    )
  })
  it.each([
    ['refused', answers(401), 'unauthorized'],
    ['answered by another server', answers(200, {}, { unrelated: true }), 'unreadable'],
    ['answered by a page to sign in', LOGIN_PAGE, 'unreadable'],
  ])('when it is %s, then the look fails and says so', async (_, fault, tag) => {
    host.plant(fault, { times: 9 })
    await expect(bitbucketHost.look(ask, [])).rejects.toMatchObject({ fault: { tag } })
  })
})

describe('given pull requests in Bitbucket', () => {
  it('when 120 of all states are read on three pages, then none is missing, the last changed first', async () => {
    const states = ['OPEN', 'MERGED', 'DECLINED', 'SUPERSEDED']
    bitbucket.pulls = pullsOf(120).map((one, i) => ({ ...one, state: states[i % 4] }))
    const pages = await read()
    expect(keysOf(PULLS, pages)).toHaveLength(120)
    expect(keysIn(pages)).toEqual(keys(120))
    expect(keysOf(PULLS, pages)[0]).toBe('#120')
    expect(pages.map(({ left }) => left).slice(0, 3)).toEqual([70, 21, 0])
  })
  it('when a merged one is read in detail, then its fact is that of a file with the same answers', async () => {
    const own = [commit('a', '2026-03-02T08:00:00+00:00', 'Two\n'), commit('b', '2026-03-01T08:00:00+00:00', 'One\n')]
    const full = merged('d')
    bitbucket.pulls = [pull(7, { ...full, merge_commit: { hash: 'd'.repeat(12), type: 'commit' } })]
    bitbucket.commits = new Map([[7, own]])
    bitbucket.landed = [full['merge_commit'] as object as Readonly<Record<string, unknown>>]
    const [page] = await read()
    const detailed = await PULLS.detailed?.(ask, page?.records[0], readingOf({ container: SHOP }))
    const { facts, rejected } = await readAll([written('pulls.json', JSON.stringify([detailed]))])
    expect(rejected).toEqual([])
    const inFile = {
      ...pull(7, full),
      commits: own,
      landed_commits: bitbucket.landed,
      repository: { mainbranch: { name: 'main' } },
    }
    expect(facts).toEqual((await readAll([written('file.json', JSON.stringify([inFile]))])).facts)
    expect(facts[0]).toMatchObject({
      place: SHOP.container,
      data: { reference: '#7', mergeCommit: id('d'), firstCommitAt: '2026-03-01T08:00:00.000Z' },
    })
  })
  it('when records have the members that Bitbucket gives, then all of them are known', async () => {
    bitbucket.pulls = [pull(1)]
    const [page] = await read()
    const members = Object.keys(page?.records[0] as object)
    expect(members.filter((member) => PULLS.members?.has(member) !== true)).toEqual([])
  })
  it('when one is deleted before its details are asked for, then it has none', async () => {
    bitbucket.pulls = [pull(7, { state: 'DECLINED', activity: ended('DECLINED') })]
    const [page] = await read()
    drop(7)
    const detailed = await PULLS.detailed?.(ask, page?.records[0], readingOf({ container: SHOP }))
    expect(detailed).toMatchObject({ id: 7, activity: [], commits: [] })
  })
  it('when what is new is asked for, then it is one request beside that for the repository', async () => {
    bitbucket.pulls = pullsOf(9)
    expect(keysOf(PULLS, await read({ since: minute(8) }))).toEqual(['#9', '#8'])
    expect(host.requests).toHaveLength(2)
  })
  it.each([1, 3, 5, 9])('when #%i is edited between two pages, then none is skipped', async (number) => {
    bitbucket.pageSize = 3
    bitbucket.pulls = pullsOf(9)
    expect(keysIn(await read({}, (page) => page === 1 && touch(number)))).toEqual(keys(9))
  })
  it.each([7, 8, 9])('when #%i is deleted between two pages, then no other one is skipped', async (number) => {
    bitbucket.pageSize = 3
    bitbucket.pulls = pullsOf(9)
    expect(keysIn(await read({}, (page) => page === 1 && drop(number)))).toEqual(keys(9))
  })
  it('when a reading was ended at a page, then it goes on there', async () => {
    bitbucket.pageSize = 3
    bitbucket.pulls = pullsOf(9)
    const [first] = await read()
    const rest = await read({ page: first?.next ?? null })
    expect(keysIn(rest)).toEqual(keys(7))
    expect(rest.at(-1)?.next).toBeNull()
  })
  it('when the token ends between two pages, then the reading fails after the pages that it has', async () => {
    bitbucket.pageSize = 3
    bitbucket.pulls = pullsOf(9)
    let pages = 0
    const reading = read({}, (page) => {
      pages = page
      if (page === 2) host.plant(answers(401))
    })
    await expect(reading).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
    expect(pages).toBe(2)
  })
  it('when the repository is renamed in the middle, then the reading goes on by its id', async () => {
    bitbucket.pageSize = 3
    bitbucket.pulls = pullsOf(9)
    const pages = await read({}, () => {
      bitbucket.repositories = [bitbucketRepository('{9a1e}', 'Acme/store')]
    })
    expect(keysIn(pages)).toEqual(keys(9))
  })
  it('when the repository is forbidden, then the reading says so', async () => {
    host.plant(answers(403), { where: ({ path }) => path.endsWith('/pullrequests') })
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'forbidden' } })
  })
  it.each([
    ['a list', answers(200, {}, [])],
    ['a page to sign in', LOGIN_PAGE],
    ['fewer than it counts', answers(200, {}, { values: [], size: 3 })],
  ])('when %s is answered in place of a page, then the reading fails', async (_, fault) => {
    host.plant(fault, { where: ({ path }) => path.endsWith('/pullrequests') })
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when one is asked for by its key, then it comes as the list has it, and null where it is gone', async () => {
    bitbucket.pulls = [pull(7)]
    const find = (key: string) => PULLS.find?.(ask, key, readingOf({ container: SHOP }))
    expect(await find('#7')).toMatchObject({ id: 7, repository: { mainbranch: { name: 'main' } } })
    expect(await find('#8')).toBeNull()
  })
})
