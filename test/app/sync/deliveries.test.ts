import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { checkConnection } from '#app/sync/check-connection'
import { hooksOn } from '#app/sync/hooks'
import { openHook } from '#app/sync/open-hook'
import { syncConnection } from '#app/sync/sync'
import type { Uuid } from '#domain/common'
import { issue } from '#test/connectors/forges/gitea'
import { hexOf } from '#test/connectors/hosts/hooks/support'
import { NOW } from '#test/support/hosts/forge'
import { type LocalGitea, openLocalGitea } from '#test/support/hosts/gitea'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from './syncing.js'

const LONG_AGO = '2026-01-05T10:00:00Z'
const HOUR = 3_600_000
const filed = (number: number, members = {}) =>
  issue(number, { created_at: LONG_AGO, updated_at: LONG_AGO, pull_request: null, ...members })

let gitea: LocalGitea
let world: SyncWorld
let connectionId: Uuid

beforeEach(async () => {
  gitea = await openLocalGitea()
  gitea.host.route('GET', '/api/v1/user', () => ({ body: { id: 1, login: 'ada-canary' } }))
  gitea.issues = [filed(1)]
  world = await SyncWorld.open(NOW, gitea.host.name)
  const containers = [{ name: 'Acme/Shop', project: null }]
  connectionId = (await ok(world.connect({ provider: 'gitea', address: gitea.host.address, containers }))).connectionId
  await ok(world.sync(connectionId))
})
afterEach(async () => {
  world.close()
  await gitea.host.close()
})

const opened = async (former: 'for a day' | 'no more' = 'for a day') => {
  const hook = await ok(openHook(world.workspaceId, connectionId, former, world.environment, world.hosts.keys))
  return { path: hook.path, secret: hook.secret ?? '' }
}
/** Delivers as Gitea does; says whether it was taken. */
const delivered = async (secret: string, body: object): Promise<boolean> => {
  const bytes = Buffer.from(JSON.stringify({ repository: { full_name: 'Acme/Shop' }, ...body }))
  const headers = new Map([
    ['x-gitea-event', 'issues'],
    ['x-gitea-delivery', 'd'],
    ['x-gitea-signature', hexOf(secret, bytes)],
  ])
  const hooks = hooksOn({ ...world.stores, keys: world.hosts.keys })
  const begun = await hooks.begin(connectionId, headers, world.clock.now())
  if (isLeft(begun)) return false
  begun.right.take(bytes)
  return !isLeft(await begun.right.finish())
}
const waiting = async () => ok(world.stores.registry.inbox.next(connectionId, 100))
const followed = () =>
  ok(
    syncConnection(
      { workspaceId: world.workspaceId, connectionId, isFull: false, isDue: false },
      world.environment,
      world.hosts,
    ),
  )

describe('given a connection whose host may deliver', () => {
  it('when an issue is opened and delivered, then the next look shows it, and the delivery is removed', async () => {
    const { path, secret } = await opened()
    expect(path).toBe(`/hooks/${connectionId}`)
    await world.passes(HOUR)
    gitea.host.aheadMs += HOUR
    const made = filed(2, { updated_at: '2026-03-10T12:30:00Z' })
    gitea.issues = [made, filed(1)]
    expect(await delivered(secret, { action: 'opened', issue: made })).toBe(true)
    await followed()
    expect(await world.items()).toEqual(['#1', '#2'])
    expect(await waiting()).toEqual([])
  })
  it('when a run is due, then it looks up its own deliveries alone, whatever waits of others', async () => {
    const { secret } = await opened()
    await delivered(secret, { action: 'edited', issue: filed(1) })
    const { registry } = world.stores
    const asked: unknown[] = []
    const { next, waiting: all } = registry.inbox
    const inbox: typeof registry.inbox = {
      ...registry.inbox,
      next: (of, limit) => {
        asked.push(of)
        return next(of, limit)
      },
      waiting: () => {
        asked.push('all')
        return all()
      },
    }
    const environment = { ...world.environment, registry: { ...registry, inbox } }
    const wanted = { workspaceId: world.workspaceId, connectionId, isFull: false }
    await ok(syncConnection(wanted, environment, world.hosts))
    await ok(syncConnection(wanted, environment, world.hosts))
    expect(asked).toEqual([connectionId, connectionId])
  })
  it('when runs find changes long after the last delivery, then a check says to look at the webhook', async () => {
    const { secret } = await opened()
    const changes = async (day: string): Promise<void> => {
      gitea.issues = [filed(1, { updated_at: `${day}T12:30:00Z`, title: day })]
      await ok(world.sync(connectionId))
    }
    const lineOf = async () => {
      const checked = await ok(checkConnection(world.workspaceId, connectionId, world.environment, world.hosts))
      return checked.lines.find(({ about }) => about === 'webhook')
    }
    expect(await lineOf()).toMatchObject({ isSound: true, text: expect.stringMatching(/^No webhook has delivered/) })
    await delivered(secret, { action: 'edited', issue: filed(1) })
    world.passes(24 * HOUR, gitea.host)
    await changes('2026-03-11')
    expect(await lineOf()).toMatchObject({
      isSound: true,
      text: expect.stringMatching(/came at 2026-03-10 12:00 UTC.$/),
    })
    world.passes(HOUR, gitea.host)
    await ok(world.sync(connectionId))
    expect(await lineOf()).toMatchObject({ isSound: true })
    await changes('2026-03-12')
    expect(await lineOf()).toEqual({
      about: 'webhook',
      isSound: false,
      text: 'The last delivery of a webhook came at 2026-03-10 12:00 UTC, and a run found changes at 2026-03-11 13:00 UTC: check the webhook at the host.',
    })
    await delivered(secret, { action: 'edited', issue: filed(1, { title: 'again' }) })
    expect(await lineOf()).toMatchObject({ isSound: true })
  })
  it('when the secret was changed with its end at once, then what is signed by the one before is refused', async () => {
    const { secret } = await opened()
    const other = await opened('no more')
    expect(await delivered(secret, { action: 'opened', issue: filed(1) })).toBe(false)
    expect(await delivered(other.secret, { action: 'opened', issue: filed(1) })).toBe(true)
  })
})
