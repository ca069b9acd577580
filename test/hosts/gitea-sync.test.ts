import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { changeHookSecret, newHookSecret } from '#app/sync/hook-secret'
import { hookedConnection } from '#app/sync/hooked-connection'
import { hooksOn } from '#app/sync/hooks'
import { instantOf } from '#domain/time'
import { serve, type TestApi } from '#test/support/api/server'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from '../app/sync/syncing.js'
import { type Gitea, startGitea } from './gitea.js'
import { mergedPull, openPull } from './gitea-work.js'

// A repository of a real Gitea, read by connections as people have them: after each run what stands is what the server's own API lists.

const DAY = 86_400_000
const TOKENS = 'read:repository,read:issue,read:user'

let gitea: Gitea
let world: SyncWorld
let connectionId: string
let api: TestApi
let repository: string

type Listed = Readonly<Record<string, unknown>>

/** All records of a list, page by page. */
const all = async (path: string): Promise<readonly Listed[]> => {
  const records: Listed[] = []
  for (let page = 1; page <= 50; page += 1) {
    const list = (await gitea.api('GET', `${path}${path.includes('?') ? '&' : '?'}page=${page}`)) as readonly Listed[]
    if (list.length === 0) return records
    records.push(...list)
  }
  throw new Error('the list has no end')
}
const keys = (records: readonly Listed[]): readonly string[] => records.map(({ number }) => `#${number}`).sort()

const comparison = async () => {
  const issues = await all(`/repos/${repository}/issues?type=issues&state=all`)
  const pulls = await all(`/repos/${repository}/pulls?state=all`)
  return {
    items: keys(issues),
    changes: Object.fromEntries(
      pulls.map(({ number, merged_at }) => [
        `#${number}`,
        typeof merged_at === 'string' ? instantOf(Date.parse(merged_at)) : null,
      ]),
    ),
  }
}
const standing = async () => ({ items: await world.items(), changes: await world.changes() })

beforeAll(async () => {
  gitea = await startGitea()
  repository = `${gitea.user}/web`
  await gitea.api('POST', '/user/repos', { name: 'web', auto_init: true, default_branch: 'main' })
  for (let i = 1; i <= 6; i += 1) await gitea.api('POST', `/repos/${repository}/issues`, { title: `Issue ${i}` })
  await mergedPull(gitea, repository, 'squashed', 'squash')
  await mergedPull(gitea, repository, 'rebased', 'rebase')
  await openPull(gitea, repository, 'open')
  await gitea.api('POST', `/repos/${repository}/releases`, { tag_name: 'v1', target_commitish: 'main', name: 'One' })
  world = await SyncWorld.open(instantOf(Date.now()), new URL(gitea.address).host)
  world.variables.HOST_TOKEN = await gitea.tokenWith(TOKENS)
  const containers = [{ name: repository, project: null }]
  connectionId = (await ok(world.connect({ provider: 'gitea', address: gitea.address, containers }))).connectionId
})
afterAll(async () => {
  await api?.close()
  world?.close()
  await gitea?.stop()
})

const sync = (more: Parameters<SyncWorld['sync']>[1] = {}) => ok(world.sync(connectionId, more))

describe('given a repository of a real Gitea', () => {
  it('when it is read for the first time, then all stands that its API lists', async () => {
    expect((await sync()).counts).toMatchObject({ rejected: 0, withdrawn: 0 })
    expect(await standing()).toEqual(await comparison())
  })

  it('when issues are edited and closed, and a pull is merged, then the next run has all of it', async () => {
    await gitea.nextSecond()
    await gitea.api('PATCH', `/repos/${repository}/issues/2`, { state: 'closed', title: 'Closed' })
    await gitea.api('POST', `/repos/${repository}/issues`, { title: 'New' })
    await mergedPull(gitea, repository, 'merged', 'merge')
    world.passes(20 * 60_000)
    expect((await sync()).counts).toMatchObject({ rejected: 0 })
    expect(await standing()).toEqual(await comparison())
  })

  it('when an issue is deleted, then the next comparison withdraws it', async () => {
    await gitea.api('DELETE', `/repos/${repository}/issues/3`)
    world.passes(DAY)
    expect((await sync()).counts).toMatchObject({ withdrawn: 1 })
    expect(await standing()).toEqual(await comparison())
  })

  it('when the repository is renamed, then everything stands once, under the new name', async () => {
    await gitea.api('PATCH', `/repos/${repository}`, { name: 'site' })
    repository = `${gitea.user}/site`
    world.passes(20 * 60_000)
    await sync()
    expect((await world.connection(connectionId))?.asked?.containers).toMatchObject([{ name: repository }])
    expect(await standing()).toEqual(await comparison())
    world.passes(DAY)
    expect((await sync()).counts).toMatchObject({ withdrawn: 0, rejected: 0 })
    expect(await standing()).toEqual(await comparison())
  })

  it('when the server delivers by itself that issues were opened and deleted, then a run follows it at once', async () => {
    const { eventLog, readStore, registry } = world.stores
    const keysOfWorld = world.hosts.keys
    const hooks = hooksOn({ eventLog, readStore, registry, keys: keysOfWorld })
    api = await serve(world.stores, { hooks })
    api.clock.now = world.clock.now()
    const place = await ok(hookedConnection(world.workspaceId, connectionId, { readStore }))
    if (place === null) throw new Error('the connection takes no deliveries')
    const secret = newHookSecret(place)
    await ok(changeHookSecret(place, secret, 'no more', world.clock.now(), { registry, keys: keysOfWorld }))
    await gitea.api('POST', `/repos/${repository}/hooks`, {
      type: 'gitea',
      active: true,
      events: ['issues', 'pull_request', 'release', 'repository'],
      config: { url: `http://127.0.0.1:${api.port}/hooks/${connectionId}`, content_type: 'json', secret },
    })
    await gitea.api('POST', `/repos/${repository}/issues`, { title: 'By a webhook' })
    await gitea.api('DELETE', `/repos/${repository}/issues/4`)
    const arrived = async (): Promise<boolean> => {
      const waiting = await ok(registry.inbox.waiting())
      return (waiting.find((one) => one.connectionId === connectionId)?.deliveries ?? 0) >= 2
    }
    await gitea.until(arrived, 'two deliveries')
    await sync({ isDue: false })
    expect(await standing()).toEqual(await comparison())
    expect(await ok(registry.inbox.waiting())).toEqual([])
  })
})
