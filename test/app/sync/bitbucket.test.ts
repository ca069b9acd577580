import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { ended, merged, pull } from '#test/connectors/forges/bitbucket'
import { type LocalBitbucket, serveBitbucket } from '#test/support/hosts/bitbucket'
import { movedClock } from '#test/support/hosts/clock'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from './syncing.js'

const NOW = '2026-04-01T00:00:00.000Z'
const HOUR = 3_600_000
const DAY = 24 * HOUR

let host: LocalHost
let bitbucket: LocalBitbucket
let world: SyncWorld
let connectionId: string

const sync = () => ok(world.sync(connectionId))
/** The requests since a number of them, without those that look at the host. */
const requestsSince = (before: number): readonly string[] =>
  host.requests
    .slice(before)
    .map(({ path }) => path.replace(/\?.*/, '').replace(/^.*?(?=\/pullrequests|\/commits|$)/, ''))
    .filter((path) => path !== '')

beforeEach(async () => {
  host = await openLocalHost(movedClock(NOW))
  bitbucket = serveBitbucket(host)
  const gone = { state: 'DECLINED', activity: ended('DECLINED') }
  bitbucket.pulls = [pull(1, merged('d')), pull(2, gone), pull(3)]
  bitbucket.landed = [merged('d')['merge_commit'] as Readonly<Record<string, unknown>>]
  world = await SyncWorld.open(NOW, host.name)
  connectionId = (await ok(world.connect({ provider: 'bitbucket', address: host.address }))).connectionId
})
afterEach(async () => {
  world.close()
  await host.close()
})

it('given a repository that was read, when it is compared again, then no details of what is unchanged are asked for', async () => {
  expect((await sync()).counts).toMatchObject({ accepted: 3, rejected: 0 })
  world.passes(HOUR, host)
  await sync()
  const before = host.requests.length
  world.passes(2 * DAY, host)
  expect((await sync()).counts).toMatchObject({ accepted: 0, withdrawn: 0 })
  expect(requestsSince(before)).toEqual(['/pullrequests'])
})

it('given a repository that was compared, when a request is merged and another deleted, then one changes and one is withdrawn', async () => {
  await sync()
  world.passes(HOUR, host)
  await sync()
  const at = '2026-04-03T00:00:00.000000+00:00'
  bitbucket.pulls = [pull(1, merged('d')), pull(3, { ...merged('d', at), updated_on: at })]
  world.passes(2 * DAY + HOUR, host)
  expect((await sync()).counts).toMatchObject({ accepted: 1, withdrawn: 1 })
})
