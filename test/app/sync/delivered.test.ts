import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Uuid } from '#domain/common'
import { epochOf } from '#domain/time'
import { issue, type JsonRecord, pull } from '#test/connectors/forges/gitea'
import { NOW } from '#test/support/hosts/forge'
import { type LocalGitea, openLocalGitea } from '#test/support/hosts/gitea'
import { answers } from '#test/support/hosts/local-answers'
import { ok } from '#test/support/stores/outcome'
import { giteaDelivers, keepHookSecret } from './delivering.js'
import { SyncWorld } from './syncing.js'
import { works } from './working.js'

const LONG_AGO = '2026-01-05T10:00:00Z'
const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

let gitea: LocalGitea
let world: SyncWorld
let connectionId: Uuid

const filed = (number: number, members: JsonRecord = {}) =>
  issue(number, { created_at: LONG_AGO, updated_at: LONG_AGO, pull_request: null, ...members })

beforeEach(async () => {
  gitea = await openLocalGitea()
  gitea.host.route('GET', '/api/v1/repos/Acme/Shop/issues/:number', ({ named }) => {
    const found = gitea.issues.find(({ number }) => String(number) === named['number'])
    return found === undefined ? { status: 404, body: { message: 'gone' } } : { body: found }
  })
  gitea.issues = [filed(1), filed(2), filed(3)]
  gitea.pulls = [pull(4, { created_at: LONG_AGO, updated_at: LONG_AGO })]
  world = await SyncWorld.open(NOW, gitea.host.name)
  const containers = [{ name: 'Acme/Shop', project: null }]
  const given = { provider: 'gitea', address: gitea.host.address, containers }
  connectionId = (await ok(world.connect(given))).connectionId
  await keepHookSecret(world, connectionId)
  // A first reading, the first comparison, and one run on the instant that is the connection's own.
  await ok(world.sync(connectionId))
  world.passes(2 * MINUTE, gitea.host)
  await ok(world.sync(connectionId))
  const next = (await world.host(connectionId))?.nextRunAt ?? ''
  world.passes(epochOf(next) - epochOf(world.clock.now()), gitea.host)
  await ok(world.sync(connectionId))
  world.passes(SECOND, gitea.host)
})
afterEach(async () => {
  world.close()
  await gitea.host.close()
})

const delivers = (action: string, found: JsonRecord) =>
  giteaDelivers(world, connectionId, 'issues', { action, issue: found })
/** Changes an issue at its host, which delivers that. */
const changes = async (number: number, members: JsonRecord): Promise<void> => {
  const changed = filed(number, { ...members, updated_at: world.clock.now() })
  gitea.issues = [...gitea.issues.filter((one) => one['number'] !== number), changed]
  await delivers('edited', changed)
}
const deletes = async (number: number): Promise<void> => {
  gitea.issues = gitea.issues.filter((one) => one['number'] !== number)
  await delivers('deleted', filed(number))
}
const looks = () => works(world, MINUTE, [gitea.host])
const runs = async (): Promise<number> => (await world.counted(connectionId, 'SyncStarted'))[0] ?? 0
const waiting = async () => ok(world.stores.registry.inbox.next(connectionId, 100))
const closed = { state: 'closed', closed_at: '2026-03-10T12:00:00Z' }

describe('given a connection whose host delivers what changes', () => {
  it('when issues are changed and deleted in one burst, then one run asks the list that they name, and follows each', async () => {
    const before = await runs()
    const from = gitea.host.requests.length
    await changes(1, closed)
    await changes(5, {})
    await deletes(2)
    await looks()
    expect(await runs()).toBe(before + 1)
    expect(await world.items()).toEqual(['#1', '#3', '#5'])
    expect(await world.counted(connectionId, 'HookReceived', 'WorkItemWithdrawn')).toEqual([3, 1])
    expect(await waiting()).toEqual([])
    const asked = gitea.asked().slice(from)
    expect(asked.filter((one) => /\/(pulls|releases)/.test(one))).toEqual([])
    expect(asked.filter((one) => one.includes('/issues'))).toHaveLength(2)
    expect(JSON.stringify(await world.events(connectionId))).not.toMatch(/canary/i)
  })

  it('when an issue is told to be deleted that the host still has, then it stays', async () => {
    await delivers('deleted', filed(2))
    await looks()
    expect(await world.items()).toEqual(['#1', '#2', '#3'])
  })

  it('when deliveries come late and out of their order, then each issue stands as its host has it', async () => {
    const [edited, reopened] = [filed(1, { title: 'Edited' }), filed(3, { state: 'open' })]
    await changes(1, closed)
    await deletes(2)
    await changes(5, {})
    await looks()
    const states = await world.states()
    expect(states).toEqual({ '#1': 'done', '#3': 'todo', '#5': 'todo' })
    // What happened before is told now: an edit, the opening of what is gone, the deletion of what was made again.
    await delivers('edited', edited)
    await delivers('opened', filed(2))
    await delivers('deleted', filed(5))
    await delivers('reopened', reopened)
    await looks()
    expect(await world.states()).toEqual(states)
    expect(await waiting()).toEqual([])
  })

  it('when the run fails, then deliveries wait, the host is not asked before its time, and the next run follows them', async () => {
    gitea.host.plant(answers(429, { 'retry-after': '1200' }), { where: ({ path }) => path.endsWith('/issues') })
    await deletes(2)
    await looks()
    expect(await waiting()).toHaveLength(1)
    const from = gitea.host.requests.length
    await works(world, 10 * MINUTE, [gitea.host])
    expect(gitea.host.requests).toHaveLength(from)
    expect(await world.items()).toEqual(['#1', '#2', '#3'])
    await works(world, 25 * MINUTE, [gitea.host])
    expect(await waiting()).toEqual([])
    expect(await world.items()).toEqual(['#1', '#3'])
    expect((await world.connection(connectionId))?.lastError).toBeNull()
  })

  it('when a delivery was not followed for 7 days, then it is forgotten', async () => {
    await world.says(`connection pause ${connectionId}`)
    await deletes(2)
    await works(world, MINUTE, [gitea.host])
    expect(await waiting()).toHaveLength(1)
    world.passes(7 * DAY - 2 * MINUTE, gitea.host)
    await works(world, SECOND, [gitea.host])
    expect(await waiting()).toHaveLength(1)
    world.passes(2 * MINUTE, gitea.host)
    await works(world, SECOND, [gitea.host])
    expect(await waiting()).toEqual([])
  })
})
