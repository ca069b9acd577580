import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Uuid } from '#domain/common'
import { issue } from '#test/connectors/forges/gitea'
import { NOW } from '#test/support/hosts/forge'
import { type LocalGitea, openLocalGitea } from '#test/support/hosts/gitea'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from './syncing.js'
import { works } from './working.js'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let giteas: readonly LocalGitea[]
let world: SyncWorld
let ids: readonly Uuid[]

const hosts = () => giteas.map(({ host }) => host)
const filed = (number: number) =>
  issue(number, { created_at: '2026-01-05T10:00:00Z', updated_at: '2026-01-05T10:00:00Z' })

beforeEach(async () => {
  giteas = [await openLocalGitea(), await openLocalGitea(), await openLocalGitea()]
  world = await SyncWorld.open(NOW, ...hosts().map(({ name }) => name))
  const added: Uuid[] = []
  for (const [i, gitea] of giteas.entries()) {
    gitea.issues = [filed(i + 1)]
    gitea.repository = { id: 99 + i, full_name: 'Acme/Shop', html_url: `https://git${i}.example.com/Acme/Shop` }
    const containers = [{ name: 'Acme/Shop', project: null }]
    const given = { provider: 'gitea', address: gitea.host.address, label: `Gitea ${i}`, containers }
    added.push((await ok(world.connect(given))).connectionId)
  }
  ids = added
})
afterEach(async () => {
  world.close()
  for (const host of hosts()) await host.close()
})

describe('given three connections on a plan that reads every 15 minutes', () => {
  it('when a worker runs for an hour, then it reads each four or five times, spread, and never twice at a time', async () => {
    const { turns, log } = await works(world, HOUR, hosts())
    for (const id of ids) {
      const own = turns.filter(({ connectionId }) => connectionId === id)
      expect([4, 5]).toContain(own.length)
      expect(own.every(({ beside }) => !beside.includes(id))).toBe(true)
      const gaps = own.slice(2).map(({ at }, i) => at - (own[i + 1]?.at ?? 0))
      for (const gap of gaps) expect(Math.abs(gap - 15 * MINUTE)).toBeLessThan(MINUTE)
      expect(await world.counted(id, 'SyncStarted', 'SyncCompleted', 'SyncFailed')).toEqual([own.length, own.length, 0])
    }
    expect(Math.max(...turns.map(({ beside }) => beside.length))).toBeLessThanOrEqual(1)
    // Each has a place of its own in the interval, to the millisecond.
    const next = await Promise.all(ids.map(async (id) => (await world.host(id))?.nextRunAt))
    expect(new Set(next).size).toBe(3)
    expect(await world.items()).toEqual(['#1', '#2', '#3'])
    expect(log).toBe('')
  })

  it('when one is paused and one removed, then neither is asked, and the token of the removed one is forgotten', async () => {
    await works(world, MINUTE, hosts())
    const [paused = '', removed = '', read = ''] = ids
    await world.says(`connection pause ${paused}`)
    await world.says(`connection remove ${removed}`)
    const kept = () => ok(world.stores.registry.secrets.ofWorkspace(world.workspaceId))
    expect((await kept()).map(({ connectionId }) => connectionId).sort()).toEqual([paused, read].sort())
    const before = hosts().map(({ requests }) => requests.length)
    const { turns } = await works(world, HOUR, hosts())
    expect(new Set(turns.map(({ connectionId }) => connectionId))).toEqual(new Set([read]))
    expect(hosts().map(({ requests }, i) => requests.length > (before[i] ?? 0))).toEqual([false, false, true])
    expect((await kept()).map(({ connectionId }) => connectionId).sort()).toEqual([paused, read].sort())
    // What it delivered stays.
    expect(await world.items()).toEqual(['#1', '#2', '#3'])

    await world.says(`connection resume ${paused}`)
    const resumed = await works(world, MINUTE, hosts())
    expect(resumed.turns.map(({ connectionId }) => connectionId)).toContain(paused)
  })

  it('when a host never answers, then the others are read as before, and it is told', async () => {
    const [silent = '', ...others] = ids
    giteas[0]?.host.plant({ tag: 'silence', passesMs: 0 }, { times: 1_000 })
    await works(world, HOUR, hosts(), [silent])
    for (const id of others) {
      const [completed = 0] = await world.counted(id, 'SyncCompleted')
      expect([4, 5]).toContain(completed)
    }
    expect(await world.items()).toEqual(['#2', '#3'])
    expect((await world.connection(silent))?.lastError).toMatchObject({ code: 'unavailable' })
    expect((await world.host(silent))?.nextRunAt ?? '').toMatch(/^2026-/)
  })
})
