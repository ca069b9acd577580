import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { foldAll } from '#app/folding'
import { dueConnections } from '#app/sync/keep-syncing'
import type { Uuid } from '#domain/common'
import { issue, pull } from '#test/connectors/forges/gitea'
import { NOW } from '#test/support/hosts/forge'
import { type LocalGitea, openLocalGitea } from '#test/support/hosts/gitea'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from './syncing.js'

const LONG_AGO = '2026-01-05T10:00:00Z'
const HOUR = 3_600_000

let gitea: LocalGitea
let world: SyncWorld

const filed = (number: number) => issue(number, { created_at: LONG_AGO, updated_at: LONG_AGO, pull_request: null })
const connected = async (): Promise<Uuid> => {
  const containers = [{ name: 'Acme/Shop', project: null }]
  return (await ok(world.connect({ provider: 'gitea', address: gitea.host.address, containers }))).connectionId
}

beforeEach(async () => {
  gitea = await openLocalGitea()
  gitea.host.route('GET', '/api/v1/user', () => ({ body: { id: 1, login: 'ada-canary' } }))
  gitea.issues = [filed(1), filed(2), filed(3)]
  gitea.pulls = [pull(4, { created_at: LONG_AGO, updated_at: LONG_AGO })]
  world = await SyncWorld.open(NOW, gitea.host.name)
})
afterEach(async () => {
  world.close()
  await gitea.host.close()
})

describe('given a connection that was removed', () => {
  it.each([
    ['with its facts kept', ''],
    ['with its facts withdrawn', ' --withdraw'],
  ])(
    'when it is added again %s, then it is read from its beginning, and each fact stands once',
    async (_, withdraw) => {
      const first = await connected()
      await ok(world.sync(first))
      world.passes(HOUR, gitea.host)
      await ok(world.sync(first))
      await world.says(`connection remove ${first}${withdraw}`)
      // A worker forgets its token.
      await ok(foldAll(world.workspaceId, world.environment))
      await ok(dueConnections(world.environment))
      gitea.issues = [filed(1), filed(3), filed(5)]
      world.passes(HOUR, gitea.host)

      const again = await connected()
      expect(again).toBe(first)
      const from = gitea.host.requests.length
      await ok(world.sync(again))
      expect(
        gitea
          .asked()
          .slice(from)
          .filter((one) => one.includes('since=')),
      ).toEqual([])
      world.passes(HOUR, gitea.host)
      await ok(world.sync(again))
      expect(await world.items()).toEqual(['#1', '#3', '#5'])
      expect(Object.keys(await world.changes())).toEqual(['#4'])
      expect((await world.connection(again))?.removed).toBe(false)
    },
  )
})
