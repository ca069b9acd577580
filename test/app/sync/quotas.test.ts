import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { issue } from '#test/connectors/forges/github'
import type { MovedClock } from '#test/support/hosts/clock'
import { forgeClock, NOW } from '#test/support/hosts/forge'
import { type LocalGitHub, openLocalGitHub } from '#test/support/hosts/github'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from './syncing.js'

const HOUR = 3_600_000
const QUOTA = 20
/** 25 pages, of which a run takes eight beside its look at the host. */
const ISSUES = 2_500

let clock: MovedClock
let github: LocalGitHub
let world: SyncWorld
let connectionId: string

beforeEach(async () => {
  clock = forgeClock()
  github = await openLocalGitHub(clock)
  github.host.route('GET', '/api/v3/user', () => ({ body: { login: 'ada-canary' } }))
  github.issues = Array.from({ length: ISSUES }, (_, i) => issue(i + 1))
  world = await SyncWorld.open(NOW, github.host.name)
  const containers = [{ name: 'Acme/Api', project: null }]
  connectionId = (await ok(world.connect({ provider: 'github', address: github.host.address, containers })))
    .connectionId
  github.host.limit({ most: QUOTA, windowMs: HOUR })
})
afterEach(async () => {
  world.close()
  await github.host.close()
})

const passes = (ms: number): void => {
  clock.pass(ms)
  world.clock.pass(ms)
}

describe('given a first reading that needs more requests than an hour has', () => {
  it('complaint 7: each sync leaves half of the quota to others, and the last one has all, no page twice', async () => {
    const sent: number[] = []
    for (let run = 1; run <= 3; run += 1) {
      const before = github.host.requests.length
      const limited = await world.sync(connectionId)
      sent.push(github.host.requests.length - before)

      expect(isLeft(limited) && limited.left).toMatchObject({ tag: 'source_error', code: 'limited' })
      const reset = new Date(Date.parse(world.clock.now()) + HOUR).toISOString()
      expect((await world.host(connectionId))?.nextRunAt).toBe(reset)
      passes(HOUR)
    }
    await ok(world.sync(connectionId))

    expect(sent).toEqual([QUOTA / 2, QUOTA / 2, QUOTA / 2])
    expect(await world.items()).toHaveLength(ISSUES)
    const pages = github.asked().filter((one) => one.includes('/issues?'))
    expect(pages).toHaveLength(ISSUES / 100)
    expect(new Set(pages).size).toBe(pages.length)
    expect(github.host.tooEarly()).toEqual([])
  })
})
