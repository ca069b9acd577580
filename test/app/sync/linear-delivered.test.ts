import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { foldAll } from '#app/folding'
import { hooksOn } from '#app/sync/hooks'
import { openHook } from '#app/sync/open-hook'
import type { Uuid } from '#domain/common'
import { epochOf } from '#domain/time'
import { hexOf } from '#test/connectors/hosts/hooks/support'
import { type LocalLinear, linearIssue, serveLinear } from '#test/support/hosts/linear'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { ok } from '#test/support/stores/outcome'
import { keepHookSecret, SECRET } from './delivering.js'
import { SyncWorld } from './syncing.js'

const NOW = '2026-03-10T12:00:00.000Z'
const LONG_AGO = '2026-01-05T10:00:00.000Z'
const HOUR = 3_600_000

let host: LocalHost
let linear: LocalLinear
let world: SyncWorld
let connectionId: Uuid

beforeEach(async () => {
  world = await SyncWorld.open(NOW, '127.0.0.1')
  host = await openLocalHost(world.clock)
  linear = serveLinear(host)
  linear.issues = [linearIssue('ENG-1', LONG_AGO), linearIssue('ENG-2', LONG_AGO), linearIssue('WEB-1', LONG_AGO)]
  const containers = ['ENG', 'WEB'].map((name) => ({ name, project: null }))
  connectionId = (await ok(world.connect({ provider: 'linear', address: host.address, containers }))).connectionId
  await keepHookSecret(world, connectionId)
  await ok(world.sync(connectionId))
  world.passes(HOUR)
  await ok(world.sync(connectionId))
})
afterEach(async () => {
  world.close()
  await host.close()
})

const issueBody = (action: string, data: object, more: object = {}): string =>
  JSON.stringify({ type: 'Issue', action, data, webhookTimestamp: epochOf(world.clock.now()), ...more })
/** Delivers as Linear does; false where that is refused. */
const isTaken = async (body: string, secret: string): Promise<boolean> => {
  const headers = new Map([
    ['linear-delivery', 'delivery'],
    ['linear-event', 'Issue'],
    ['linear-signature', hexOf(secret, body)],
  ])
  await ok(foldAll(world.workspaceId, world.environment))
  const hooks = hooksOn({ ...world.stores, keys: world.hosts.keys })
  const delivering = await ok(hooks.begin(connectionId, headers, world.clock.now()))
  delivering.take(Buffer.from(body))
  return !isLeft(await delivering.finish())
}
/** Delivers, and follows it. */
const delivers = async (action: string, data: object, more: object = {}): Promise<void> => {
  expect(await isTaken(issueBody(action, data, more), SECRET)).toBe(true)
  await ok(world.sync(connectionId, { isDue: false }))
}
const without = (key: string) => linear.issues.filter(({ identifier }) => identifier !== key)

describe('given a connection to a Linear that delivers what changes', () => {
  it('when it is opened, then nothing proves a delivery but the secret that Linear made', async () => {
    const opened = (given: string | null) =>
      ok(openHook(world.workspaceId, connectionId, 'no more', world.environment, world.hosts.keys, given))
    expect(await opened(null)).toEqual({ label: 'Linear', path: `/hooks/${connectionId}`, secret: null })
    expect(await opened('lin_wh_other')).toMatchObject({ secret: null })
    expect(await isTaken('{}', 'lin_wh_other')).toBe(false)
    expect(await isTaken(issueBody('create', { identifier: 'ENG-3' }), SECRET)).toBe(false)
    expect(await isTaken(issueBody('create', { identifier: 'ENG-3' }), 'lin_wh_other')).toBe(true)
  })
  it('when an issue is created, then the next look shows it', async () => {
    world.passes(HOUR)
    linear.issues = [...linear.issues, linearIssue('ENG-3', world.clock.now())]
    await delivers('create', { identifier: 'ENG-3' })
    expect(await world.items()).toEqual(['ENG-1', 'ENG-2', 'ENG-3', 'WEB-1'])
  })
  it('when an issue is removed, then it is withdrawn at once; when Linear still has it, then it stays', async () => {
    world.passes(HOUR)
    linear.issues = without('ENG-2')
    await delivers('remove', { identifier: 'ENG-2' })
    await delivers('remove', { identifier: 'ENG-1' })
    expect(await world.items()).toEqual(['ENG-1', 'WEB-1'])
  })
  it('when an issue is moved to another team, then it stands under its new key alone', async () => {
    world.passes(HOUR)
    linear.issues = [...without('ENG-2'), linearIssue('WEB-2', LONG_AGO, { updatedAt: world.clock.now() })]
    const data = { identifier: 'WEB-2', previousIdentifiers: ['ENG-2'] }
    await delivers('update', data, { updatedFrom: { teamId: 'team-1' } })
    expect(await world.items()).toEqual(['ENG-1', 'WEB-1', 'WEB-2'])
  })
})
