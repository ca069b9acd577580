import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { epochOf, instantOf } from '#domain/time'
import * as forge from '#test/connectors/forges/gitlab'
import { type MovedClock, movedClock } from '#test/support/hosts/clock'
import { gitlabProject, type LocalGitLab, serveGitLab } from '#test/support/hosts/gitlab'
import { jiraIssue, jiraProject, type LocalJira, serveJira } from '#test/support/hosts/jira'
import { answers } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from './syncing.js'

const NOW = '2026-12-01T00:00:00.000Z'
const HOUR = 3_600_000

let clock: MovedClock
let host: LocalHost
let world: SyncWorld

beforeEach(async () => {
  clock = movedClock(NOW)
  host = await openLocalHost(clock)
  world = await SyncWorld.open(NOW, host.name)
})
afterEach(async () => {
  world.close()
  await host.close()
})

const minute = (number: number): string => instantOf(epochOf('2026-11-01T00:00:00.000Z') + number * 60_000)
const oneTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1)
const keys = (sign: string, numbers: readonly number[]): readonly string[] => numbers.map((n) => `${sign}${n}`)

/** Reads all of a connection's host an hour later. */
const reconciled = async (connectionId: string) => {
  clock.pass(HOUR)
  await world.passes(HOUR)
  return ok(world.sync(connectionId, { isFull: true }))
}

describe.each(['Cloud', 'Server'])('given a connection to a Jira that says %s', (deploymentType) => {
  let site: LocalJira
  let connectionId: string

  beforeEach(async () => {
    site = serveJira(host)
    site.deploymentType = deploymentType
    site.pageSize = 3
    site.projects = [jiraProject('ACME'), jiraProject('BETA', '10001')]
    site.issues = oneTo(9).map((n) => jiraIssue(`ACME-${n}`, minute(n)))
    connectionId = (await ok(world.connect({ provider: 'jira', address: host.address }))).connectionId
    await ok(world.sync(connectionId))
  })

  it('when it was synced, then each issue is an item, and no person is in its events', async () => {
    expect(await world.items()).toEqual(keys('ACME-', oneTo(9)))
    expect(JSON.stringify(await world.events(connectionId))).not.toMatch(/canary/i)
  })
  it('when an issue is deleted and one moves to another project, then a reconciliation withdraws both', async () => {
    const moved = { ...jiraIssue('BETA-1', NOW), id: 10_005 }
    site.moved = new Map([['ACME-5', 'BETA-1']])
    site.issues = [...site.issues.filter(({ key }) => key !== 'ACME-4' && key !== 'ACME-5'), moved]
    expect((await reconciled(connectionId)).counts).toMatchObject({ accepted: 1, withdrawn: 2 })
    expect(await world.items()).toEqual([...keys('ACME-', [1, 2, 3, 6, 7, 8, 9]), 'BETA-1'])
  })
  it('when an issue is archived, then its item stays', async () => {
    site.issues = site.issues.map((one) => (one.key === 'ACME-3' ? { ...one, isArchived: true } : one))
    expect((await reconciled(connectionId)).counts).toMatchObject({ withdrawn: 0 })
    expect(await world.items()).toEqual(keys('ACME-', oneTo(9)))
  })
  it('when an issue is edited while a reconciliation reads, then it is not withdrawn', async () => {
    let searches = 0
    const address = deploymentType === 'Cloud' ? '/rest/api/3/search/jql' : '/rest/api/2/search'
    host.plant(answers(503), {
      times: 1,
      where: ({ path }) => {
        if (path === address) searches += 1
        if (searches !== 2) return false
        // The second page is asked for once more, after an issue of the last page was edited.
        site.issues = site.issues.map((one) => (one.key === 'ACME-2' ? jiraIssue('ACME-2', clock.now()) : one))
        return true
      },
    })
    expect((await reconciled(connectionId)).counts).toMatchObject({ withdrawn: 0 })
    expect(await world.items()).toEqual(keys('ACME-', oneTo(9)))
  })
  it('when a project is given another key, then its items go on under it', async () => {
    site.projects = [{ ...jiraProject('NEW'), formerKeys: ['ACME'] }, jiraProject('BETA', '10001')]
    site.issues = site.issues.map((one) => ({ ...one, key: one.key.replace('ACME', 'NEW') }))
    await reconciled(connectionId)
    expect(await world.items()).toEqual(keys('NEW-', oneTo(9)))
  })
  it('when its token ends between the look and the search, then nothing is withdrawn', async () => {
    const nothing = { issues: [], isLast: true, startAt: 0, total: 0 }
    host.plant(answers(200, { 'x-seraph-loginreason': 'AUTHENTICATED_FAILED' }, nothing), {
      times: 99,
      where: ({ path }) => path.includes('/search'),
    })
    clock.pass(HOUR)
    await world.passes(HOUR)
    await world.sync(connectionId, { isFull: true })
    expect(await world.items()).toEqual(keys('ACME-', oneTo(9)))
  })
})

describe('given a connection to a GitLab', () => {
  let gitlab: LocalGitLab
  let connectionId: string

  beforeEach(async () => {
    gitlab = serveGitLab(host)
    gitlab.pageSize = 3
    gitlab.requests = oneTo(9).map((iid) =>
      forge.request(iid, forge.merged({ updated_at: minute(iid), merge_commit_sha: String(iid).repeat(40) })),
    )
    gitlab.commits = new Map(oneTo(9).map((iid) => [iid, [forge.commit('b', minute(iid), 'Begin')]]))
    gitlab.issues = oneTo(4).map((iid) => forge.issue(iid, { updated_at: minute(iid) }))
    gitlab.releases = [forge.release('v1')]
    connectionId = (await ok(world.connect({ provider: 'gitlab', address: host.address }))).connectionId
    await ok(world.sync(connectionId))
  })

  it('when it was synced, then requests are changes, issues items, and no person is in its events', async () => {
    expect(Object.keys(await world.changes())).toEqual(keys('!', oneTo(9)))
    expect(await world.items()).toEqual(keys('#', oneTo(4)))
    expect(JSON.stringify(await world.events(connectionId))).not.toMatch(/canary/i)
  })
  it('when a request and an issue are deleted, then a reconciliation withdraws both and asks for no commits', async () => {
    gitlab.requests = gitlab.requests.filter((one) => one['iid'] !== 4)
    gitlab.issues = gitlab.issues.filter((one) => one['iid'] !== 2)
    const asked = host.requests.length
    expect((await reconciled(connectionId)).counts).toMatchObject({ accepted: 0, withdrawn: 2 })
    expect(Object.keys(await world.changes())).toEqual(keys('!', [1, 2, 3, 5, 6, 7, 8, 9]))
    expect(await world.items()).toEqual(keys('#', [1, 3, 4]))
    expect(host.requests.slice(asked).filter(({ path }) => path.includes('/commits'))).toEqual([])
  })
  it('when its project is renamed, then each change and item is there once', async () => {
    gitlab.projects = [{ ...gitlabProject(3, 'Group/Sub/Store'), formerPaths: ['Group/Sub/Shop'] }]
    const renamed = (record: object) => JSON.parse(JSON.stringify(record).replaceAll('Sub/Shop', 'Sub/Store'))
    gitlab.requests = gitlab.requests.map(renamed)
    gitlab.issues = gitlab.issues.map(renamed)
    gitlab.releases = gitlab.releases.map(renamed)
    await reconciled(connectionId)
    expect(Object.keys(await world.changes())).toEqual(keys('!', oneTo(9)))
    expect(await world.items()).toEqual(keys('#', oneTo(4)))
  })
})
