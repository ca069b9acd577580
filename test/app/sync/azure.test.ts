import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { completed, pull } from '#test/connectors/forges/azure'
import { azureItem, type LocalAzure, serveAzure } from '#test/support/hosts/azure'
import { movedClock } from '#test/support/hosts/clock'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from './syncing.js'

const NOW = '2026-04-01T00:00:00.000Z'
const HOUR = 3_600_000
const DAY = 24 * HOUR

let host: LocalHost
let azure: LocalAzure
let world: SyncWorld

const connected = async (provider: string): Promise<string> =>
  (await ok(world.connect({ provider, address: host.address }))).connectionId
const counts = async (connectionId: string) => (await ok(world.sync(connectionId))).counts

beforeEach(async () => {
  host = await openLocalHost(movedClock(NOW))
  azure = serveAzure(host)
  azure.items = [azureItem(1, '2026-03-01T00:00:00.000Z'), azureItem(2, '2026-03-02T00:00:00.000Z')]
  azure.pulls = [pull(3), pull(2, completed('e')), pull(1, completed('d'))]
  world = await SyncWorld.open(NOW, host.name)
})
afterEach(async () => {
  world.close()
  await host.close()
})

it('given a project that was compared, when an item is edited and another deleted, then one changes and one is withdrawn', async () => {
  const connection = await connected('azure_boards')
  expect(await counts(connection)).toMatchObject({ accepted: 2, rejected: 0 })
  world.passes(HOUR, host)
  expect(await counts(connection)).toMatchObject({ accepted: 0, withdrawn: 0 })
  azure.items = [azureItem(1, '2026-04-01T01:30:00.000Z', { 'System.Title': 'Another title' })]
  world.passes(HOUR, host)
  expect(await counts(connection)).toMatchObject({ accepted: 1, withdrawn: 0 })
  world.passes(2 * DAY, host)
  expect(await counts(connection)).toMatchObject({ accepted: 0, withdrawn: 1 })
})

it('given a repository that was read, when it is compared again, then details of active requests alone are asked for', async () => {
  const connection = await connected('azure_repos')
  expect(await counts(connection)).toMatchObject({ accepted: 3, rejected: 0 })
  world.passes(HOUR, host)
  await counts(connection)
  const before = host.requests.length
  world.passes(2 * DAY, host)
  expect(await counts(connection)).toMatchObject({ accepted: 0, withdrawn: 0 })
  const details = host.requests.slice(before).filter(({ path }) => /pullRequests\/\d+/.test(path))
  expect(details.map(({ path }) => /pullRequests\/(\d+)\/(\w+)/.exec(path)?.slice(1))).toEqual([
    ['3', 'commits'],
    ['3', 'workitems'],
  ])
  // When the active one is completed, the next reading of what is new has it.
  azure.pulls = azure.pulls.map((one) => (one['pullRequestId'] === 3 ? { ...one, ...completed('c') } : one))
  world.passes(HOUR, host)
  expect(await counts(connection)).toMatchObject({ accepted: 1, withdrawn: 0 })
})
