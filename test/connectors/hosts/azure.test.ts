import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { HostClient } from '#connectors/hosts/client/client'
import { epochOf, instantOf } from '#domain/time'
import { azureBoardsHost } from '#sources/azure-devops/board-host'
import { azureReposHost } from '#sources/azure-devops/repo-host'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostContainer, HostList, HostPage } from '#sources/kit/hosts/host'
import { azureItem, type LocalAzure, serveAzure } from '#test/support/hosts/azure'
import { movedClock } from '#test/support/hosts/clock'
import { answers, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { clientAt } from '#test/support/hosts/local-client'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { keysOf, listOf, pagesRead, readingOf } from '#test/support/hosts/reading'
import { readAll, written } from '../files/support.js'
import { commit, completed, id, pull, repository, wholeRepository } from '../forges/azure.js'

const ITEMS = listOf(azureBoardsHost, 'work_items')
const PULLS = listOf(azureReposHost, 'pulls')
const PROJECT: HostContainer = {
  name: 'Shop',
  id: '0f8910bf-8ddd-40e8-a349-4e4d6c3a5221',
  kind: 'tracker_project',
  container: 'Shop',
}
const REPOSITORY: HostContainer = {
  name: 'Shop/web shop',
  id: String(repository['id']),
  kind: 'repository',
  container: 'dev.azure.com/acme/shop/_git/web%20shop',
}
const NOW = '2026-12-01T00:00:00.000Z'

let host: LocalHost
let azure: LocalAzure
let client: HostClient
let ask: Ask

beforeEach(async () => {
  const clock = movedClock(NOW)
  host = await openLocalHost(clock)
  const basic = `Basic ${Buffer.from(':canary-token').toString('base64')}`
  host.authorization = { name: 'authorization', value: basic }
  azure = serveAzure(host)
  client = clientAt(host, azureBoardsHost, clock)
  ask = client.ask
})
afterEach(async () => {
  await client.close()
  await host.close()
})

/** A time of March 2026 by its number of minutes. */
const minute = (number: number): string => instantOf(epochOf('2026-03-01T00:00:00.000Z') + number * 60_000)
const oneTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1)
const keysIn = (list: HostList, pages: readonly HostPage[]): ReadonlySet<string | null> => new Set(keysOf(list, pages))
const readItems = (changes: Parameters<typeof pagesRead>[2] = {}, between?: (page: number) => void) =>
  pagesRead(ITEMS, ask, { container: PROJECT, ...changes }, between)
const readPulls = (changes: Parameters<typeof pagesRead>[2] = {}, between?: (page: number) => void) =>
  pagesRead(PULLS, ask, { container: REPOSITORY, ...changes }, between)

describe('given an organization of Azure DevOps', () => {
  it('when it is looked at, then it says the projects or the repositories that the token sees, and nobody', async () => {
    const nobody = { account: null, scopes: null, remarks: [], expiresAt: null }
    expect(await azureBoardsHost.look(ask, [])).toEqual({ ...nobody, containers: [PROJECT] })
    expect(await azureReposHost.look(ask, [])).toEqual({ ...nobody, containers: [REPOSITORY] })
  })
  it('when a wanted one is not seen, then the look says so and lists the others', async () => {
    const boards = await azureBoardsHost.look(ask, ['Secret', 'Shop'])
    expect([boards.containers, boards.remarks.length]).toEqual([[PROJECT], 1])
    const repos = await azureReposHost.look(ask, ['Shop/secret', 'shop/Web Shop'])
    expect([repos.containers, repos.remarks.length]).toEqual([[REPOSITORY], 1])
  })
  it.each([
    ['refused', answers(401), 'unauthorized'],
    ['answered by a page to sign in', LOGIN_PAGE, 'unreadable'],
    ['answered by another server', answers(200, {}, { unrelated: true }), 'unreadable'],
  ])('when the token is %s, then both looks fail and say so', async (_, fault, tag) => {
    host.plant(fault, { times: 9 })
    for (const { look } of [azureBoardsHost, azureReposHost])
      await expect(look(ask, [])).rejects.toMatchObject({ fault: { tag } })
  })
})

describe('given work items in Azure Boards', () => {
  const itemsOf = (count: number) => oneTo(count).map((number) => azureItem(number, minute(number)))
  const keys = (count: number): ReadonlySet<string> => new Set(oneTo(count).map((number) => `AB#${number}`))

  it('when 450 are read on three pages, then none is missing, the last changed first', async () => {
    azure.items = itemsOf(450)
    const pages = await readItems()
    expect(keysOf(ITEMS, pages)).toHaveLength(450)
    expect(keysIn(ITEMS, pages)).toEqual(keys(450))
    expect(keysOf(ITEMS, pages)[0]).toBe('AB#450')
  })
  it('when 450 were changed at one instant, as by a bulk edit, then none is missing', async () => {
    azure.items = oneTo(450).map((number) => azureItem(number, minute(1)))
    expect(keysIn(ITEMS, await readItems())).toEqual(keys(450))
  })
  it('when they are read, then their facts are those of a file with the same answers', async () => {
    azure.items = [azureItem(7, minute(7))]
    const [page] = await readItems()
    const live = await readAll([written('items.json', JSON.stringify(page?.records))])
    expect(live.rejected).toEqual([])
    expect(live.facts).toMatchObject([{ place: 'Shop', key: 'AB#7', data: { state: 'done' } }])
    const inFile = { ...azure.items[0], url: `${host.address}/_apis/wit/workItems/7` }
    expect(live.facts).toEqual((await readAll([written('file.json', JSON.stringify([inFile]))])).facts)
  })
  it('when what is new is asked for, then it is two requests, and one for the states of each type', async () => {
    azure.items = itemsOf(9)
    expect(keysOf(ITEMS, await readItems({ since: minute(8) }))).toEqual(['AB#9', 'AB#8'])
    expect(host.requests).toHaveLength(3)
  })
  it('when no person is needed, then no person is asked for', async () => {
    azure.items = itemsOf(1)
    expect(JSON.stringify(await readItems())).not.toMatch(/AssignedTo|CreatedBy|ChangedBy|displayName/)
  })
  it.each([1, 100, 250, 449])('when AB#%i is edited between two pages, then none is skipped', async (number) => {
    azure.items = itemsOf(450)
    const touch = (page: number): void => {
      if (page === 1) azure.items = azure.items.map((one) => (one.id === number ? azureItem(number, NOW) : one))
    }
    expect(keysIn(ITEMS, await readItems({}, touch))).toEqual(keys(450))
  })
  it('when one is deleted between two pages, then no other one is skipped', async () => {
    azure.items = itemsOf(450)
    const pages = await readItems({}, (page) => {
      if (page === 1) azure.items = azure.items.filter((one) => one.id !== 440)
    })
    expect(keysIn(ITEMS, pages)).toEqual(keys(450))
  })
  it('when a reading was ended at a page, then it goes on there', async () => {
    azure.items = itemsOf(450)
    const [first] = await readItems()
    const before = host.requests.length
    const rest = await readItems({ page: first?.next ?? null })
    expect(keysIn(ITEMS, [...rest, ...(first === undefined ? [] : [first])])).toEqual(keys(450))
    expect(host.requests.length - before).toBeLessThanOrEqual(6)
  })
  it('when one is asked for by its key, then it comes as the list has it, and null where it is gone', async () => {
    azure.items = itemsOf(1)
    const find = (key: string) => ITEMS.find?.(ask, key, readingOf({ container: PROJECT }))
    expect(await find('AB#1')).toMatchObject({ id: 1, states: expect.any(Array) })
    expect(await find('AB#2')).toBeNull()
  })
  it('when the project is forbidden, then the reading says so', async () => {
    host.plant(answers(403), { where: ({ path }) => path.endsWith('/wiql') })
    await expect(readItems()).rejects.toMatchObject({ fault: { tag: 'forbidden' } })
  })
})

describe('given pull requests in Azure Repos', () => {
  const pullsOf = (count: number) =>
    oneTo(count)
      .toReversed()
      .map((number) => pull(number, { creationDate: minute(number) }))
  const keys = (count: number): ReadonlySet<string> => new Set(oneTo(count).map((number) => `#${number}`))

  it('when 250 are read on three pages, then none is missing, the newest first', async () => {
    azure.pulls = pullsOf(250)
    const pages = await readPulls()
    expect(keysOf(PULLS, pages)).toHaveLength(250)
    expect(keysIn(PULLS, pages)).toEqual(keys(250))
    expect(pages).toHaveLength(3)
  })
  it('when one is read in detail, then its fact is that of a file with the same answers', async () => {
    const details = {
      ...completed('d'),
      lastMergeSourceCommit: { commitId: id('a') },
      commits: [commit('a', '2026-03-01T08:00:00Z', 'PAY-3 begin')],
      landed_commits: [commit('d', '2026-03-05T15:30:00Z', 'Merged PR 7')],
      workItemRefs: [{ id: '12', url: '' }],
    }
    azure.pulls = [pull(7, details)]
    const [page] = await readPulls()
    const detailed = await PULLS.detailed?.(ask, page?.records[0], readingOf({ container: REPOSITORY }))
    const { facts, rejected } = await readAll([written('pulls.json', JSON.stringify([detailed]))])
    expect(rejected).toEqual([])
    const inFile = { ...pull(7, details), repository: wholeRepository }
    expect(facts).toEqual((await readAll([written('file.json', JSON.stringify([inFile]))])).facts)
    expect(facts).toMatchObject([
      {
        place: REPOSITORY.container,
        data: { reference: '#7', form: 'squash', firstCommitAt: '2026-03-01T08:00:00.000Z', links: ['AB#12'] },
      },
    ])
  })
  it('when records have the members that Azure gives, then all of them are known', async () => {
    azure.pulls = [pull(1, completed('d'))]
    const [page] = await readPulls()
    const members = Object.keys(page?.records[0] as object)
    expect(members.filter((member) => PULLS.members?.has(member) !== true)).toEqual([])
  })
  it('when what is new is asked for, then it is new requests, and those held as open that have ended', async () => {
    azure.pulls = pullsOf(9)
    azure.pulls = azure.pulls.map((one) => (one['pullRequestId'] === 3 ? { ...one, ...completed('d') } : one))
    const before = host.requests.length
    const pages = await readPulls({ since: minute(9), heldOpen: async () => ['#2', '#3', '#9'] })
    expect(keysOf(PULLS, pages)).toEqual(['#9', '#3'])
    // The repository, what is new, what is active, and the one that is not any more.
    expect(host.requests.length - before).toBe(4)
  })
  it('when the reading of what is new was ended after its pages, then it goes on with those held as open', async () => {
    azure.pulls = pullsOf(2).map((one) => ({ ...one, ...completed('d') }))
    const pages = await readPulls({ since: NOW, page: 'held', heldOpen: async () => ['#1'] })
    expect(keysOf(PULLS, pages)).toEqual(['#1'])
    expect(pages.at(-1)?.next).toBeNull()
  })
  it('when one is opened between two pages, then none is skipped', async () => {
    azure.pulls = pullsOf(250)
    const pages = await readPulls({}, (page) => {
      if (page === 1) azure.pulls = [pull(251), ...azure.pulls]
    })
    expect([...keys(250)].filter((key) => !keysIn(PULLS, pages).has(key))).toEqual([])
  })
  it('when the token ends between two pages, then the reading fails after the pages that it has', async () => {
    azure.pulls = pullsOf(250)
    let pages = 0
    const reading = readPulls({}, (page) => {
      pages = page
      if (page === 2) host.plant(answers(401))
    })
    await expect(reading).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
    expect(pages).toBe(2)
  })
  it('when a page to sign in is answered in place of a list, then the reading fails', async () => {
    host.plant(LOGIN_PAGE, { where: ({ path }) => path.endsWith('/pullrequests') })
    await expect(readPulls()).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
})
