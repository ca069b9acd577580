import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { issue, merged, pull, release } from '#test/connectors/forges/gitea'
import { NOW } from '#test/support/hosts/forge'
import { type LocalGitea, openLocalGitea } from '#test/support/hosts/gitea'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from './syncing.js'

const LONG_AGO = '2026-01-05T10:00:00Z'
const HOUR = 3_600_000
const DAY = 24 * HOUR

const filed = (number: number, members = {}) =>
  issue(number, { created_at: LONG_AGO, updated_at: LONG_AGO, pull_request: null, ...members })
const opened = (number: number, members = {}) =>
  pull(number, { created_at: LONG_AGO, updated_at: LONG_AGO, ...members })

let gitea: LocalGitea
let world: SyncWorld

beforeEach(async () => {
  gitea = await openLocalGitea()
  gitea.host.route('GET', '/api/v1/user', () => ({ body: { id: 1, login: 'ada-canary' } }))
  world = await SyncWorld.open(NOW, gitea.host.name)
})
afterEach(async () => {
  world.close()
  await gitea.host.close()
})

const connected = async (): Promise<string> => {
  const containers = [{ name: 'Acme/Shop', project: null }]
  const { connectionId } = await ok(world.connect({ provider: 'gitea', address: gitea.host.address, containers }))
  return connectionId
}

describe('a connection to a host', () => {
  it('is read whole at first, then for what is new, and compared later', async () => {
    gitea.issues = [filed(1), filed(2), filed(3)]
    gitea.pulls = [opened(4)]
    gitea.releases = [release('v1', {})]
    const connectionId = await connected()

    const first = await ok(world.sync(connectionId))
    expect(first.counts).toMatchObject({ accepted: 5, rejected: 0 })
    expect(await world.items()).toEqual(['#1', '#2', '#3'])

    const asked = gitea.host.requests.length
    await world.passes(HOUR)
    gitea.host.aheadMs += HOUR
    const second = await ok(world.sync(connectionId))
    expect(second.counts).toMatchObject({ accepted: 0, withdrawn: 0 })
    const host = await world.host(connectionId)
    expect(host?.lists.map(({ list, reconciledAt }) => [list, reconciledAt !== null])).toEqual([
      ['pulls', true],
      ['issues', true],
      ['releases', true],
    ])
    expect(gitea.host.requests.length - asked).toBeLessThan(12)
  })
})
void DAY
void merged
