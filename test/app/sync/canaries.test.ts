import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Uuid } from '#domain/common'
import { commit, issue, merged, pull, release } from '#test/connectors/forges/gitea'
import { NOW } from '#test/support/hosts/forge'
import { type LocalGitea, openLocalGitea } from '#test/support/hosts/gitea'
import { answers, HALF_BODY, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { ok } from '#test/support/stores/outcome'
import { giteaDelivers, keepHookSecret } from './delivering.js'
import { SyncWorld } from './syncing.js'
import { works } from './working.js'

const LONG_AGO = '2026-01-05T10:00:00Z'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

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

describe('given a host whose records name and address people', () => {
  it('when it is read, fails, delivers and is removed, then no token, name or address is in a store, a log or an error', async () => {
    gitea.pulls.push(pull(6, { ...merged('b'), created_at: LONG_AGO }))
    gitea.commits.set(6, [commit('a', LONG_AGO, 'Begin\n\nCo-authored-by: Ada Canary <ada@canary.example>')])
    gitea.lines.set('b'.repeat(40), [commit('b', LONG_AGO, 'Land', { parents: ['0', 'a'] })])
    gitea.releases = [release('v1')]
    gitea.issues.push({ ...filed(8), title: null, body: 'Ada Canary' })
    const told: unknown[] = []
    const id = await connected()
    await keepHookSecret(world, id)
    for (const fault of [
      answers(401),
      answers(500),
      answers(429),
      HALF_BODY,
      LOGIN_PAGE,
      answers(302, { location: '/canary' }),
    ]) {
      let isFailing = true
      gitea.host.plant(fault, { times: 99, where: () => isFailing })
      told.push(await world.sync(id), await world.connection(id))
      isFailing = false
      world.passes(DAY, gitea.host)
    }
    told.push(await ok(world.sync(id)))
    await giteaDelivers(world, id, 'issues', { action: 'edited', issue: { ...filed(2), title: 'Renamed' } })
    await giteaDelivers(world, id, 'issues', {
      action: 'edited',
      issue: { ...filed(3), title: null, user: 'Ada Canary' },
    })
    told.push(await works(world, HOUR, [gitea.host]))
    await world.says(`connection remove ${id}`)
    told.push(await works(world, MINUTE, [gitea.host]), await world.host(id), await world.connection(id))
    const shown = JSON.stringify(told, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    expect(shown.match(/.{0,80}canary.{0,80}/i)).toBeNull()
    expect(await world.items()).toEqual(['#1', '#2', '#3'])
    for (const file of readdirSync(world.folder))
      expect([file, /.{0,80}canary/i.exec(readFileSync(join(world.folder, file)).toString('latin1'))?.[0]]).toEqual([
        file,
        undefined,
      ])
  })
})
