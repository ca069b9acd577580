import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { filesSource } from '#app/import/file-source'
import { gitSource } from '#app/import/git-source'
import { importAndFold } from '#app/import/import-source'
import type { Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import { commitsOf, hostedHistory } from '#test/app/support/hosted'
import { giteaPulls, OPENED, requestsOf } from '#test/app/support/hosted-requests'
import { ANSWERED, NOTHING } from '#test/app/support/importing'
import { pages } from '#test/connectors/forges/github'
import { sampleOf } from '#test/support/files/samples'
import { writeHistory } from '#test/support/git/history'
import { movedClock } from '#test/support/hosts/clock'
import { type LocalGitea, openLocalGitea } from '#test/support/hosts/gitea'
import { jiraIssue, serveJira } from '#test/support/hosts/jira'
import { openLocalHost } from '#test/support/hosts/local-host'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { giteaDelivers, keepHookSecret } from './delivering.js'
import { SyncWorld } from './syncing.js'

const NOW = '2026-04-01T00:00:00.000Z'
const HOUR = 3_600_000

/** Imports a file, or a repository by git. */
const imports = (world: SyncWorld) => {
  const shared = { workspaceId: world.workspaceId, project: world.projectId, opened: null, sample: false }
  return {
    file: (path: string, more: Partial<typeof ANSWERED> & { readonly dates?: 'day-first' } = {}) =>
      ok(
        importAndFold(
          { ...shared, source: filesSource, locations: [path], input: { ...NOTHING, ...more } },
          0,
          world.environment,
        ),
      ),
    git: (path: string) =>
      ok(
        importAndFold(
          { ...shared, source: gitSource, locations: [path], input: { branch: null } },
          0,
          world.environment,
        ),
      ),
  }
}

describe('given one repository by git, by files of its host, live and by deliveries', () => {
  const history = hostedHistory({
    merge:
      "Merge pull request 'Topic' (#1) from topic into main\n\nReviewed-on: https://git.example.com/Acme/Shop/pulls/1\n",
    squash: 'Squashed (#2)\n\nReviewed-on: https://git.example.com/Acme/Shop/pulls/2\n',
  })
  let folder: string
  let gitea: LocalGitea
  let world: SyncWorld
  let connectionId: Uuid | null
  let commit: ReturnType<typeof commitsOf>

  beforeEach(async () => {
    folder = newFolder()
    mkdirSync(join(folder, 'shop'))
    commit = commitsOf(
      history,
      writeHistory(join(folder, 'shop'), { commits: history, remote: 'git@git.example.com:Acme/Shop.git' }),
    )
    writeFileSync(join(folder, 'pulls.json'), pages(giteaPulls(commit)))
    gitea = await openLocalGitea()
    for (const { commits, landed_commits: landed, ...pull } of giteaPulls(commit)) {
      gitea.pulls.push(pull)
      gitea.commits.set(Number(pull['number']), (commits ?? []) as LocalGitea['pulls'])
      gitea.lines.set(String(pull['merge_commit_sha']), (landed ?? []) as LocalGitea['pulls'])
    }
    world = await SyncWorld.open(NOW, gitea.host.name)
    connectionId = null
  })
  afterEach(async () => {
    world.close()
    await gitea.host.close()
  })

  const connected = async (): Promise<Uuid> => {
    if (connectionId !== null) return connectionId
    const containers = [{ name: 'Acme/Shop', project: null }]
    connectionId = (await ok(world.connect({ provider: 'gitea', address: gitea.host.address, containers })))
      .connectionId
    await keepHookSecret(world, connectionId)
    return connectionId
  }
  const read = {
    git: () => imports(world).git(join(folder, 'shop')),
    file: () => imports(world).file(join(folder, 'pulls.json')),
    live: async () => ok(world.sync(await connected())),
    delivery: async () => {
      const id = await connected()
      for (const pull of gitea.pulls.filter(({ number }) => Number(number) <= 2))
        await giteaDelivers(world, id, 'pull_request', { action: 'closed', number: pull['number'], pull_request: pull })
      return ok(world.sync(id, { isDue: false }))
    },
  }

  it.each([
    ['git', 'file', 'live', 'delivery'],
    ['delivery', 'live', 'git', 'file'],
    ['live', 'delivery', 'file', 'git', 'live'],
    ['file', 'live', 'git', 'live'],
  ] as const)(
    'when it is read by %s, %s, %s and %s, then each change counts once, with its opening',
    async (...order) => {
      for (const source of order) {
        expect((await read[source]()).counts).toMatchObject({ rejected: 0, withdrawn: 0 })
        world.passes(HOUR, gitea.host)
      }
      const direct = (name: string) => ({ key: commit(name).id, openedAt: null, mergedAt: commit(name).at })
      const requests = requestsOf(commit).map(({ number, mergedAt }) => ({
        key: `#${number}`,
        openedAt: OPENED,
        mergedAt,
      }))
      const all = [...requests, direct('begin'), direct('direct')].sort((a, b) => compareText(a.key, b.key))
      expect(await world.landed()).toEqual(all)
    },
  )
})

describe('given one tracker by an exported file and live', () => {
  it.each([
    ['the file first', ['file', 'live', 'live']],
    ['the tracker first', ['live', 'file', 'live']],
  ] as const)('when %s, then each item is there once', async (_, order) => {
    const host = await openLocalHost(movedClock(NOW))
    const site = serveJira(host)
    site.issues = ['ACME-3', 'ACME-12', 'ACME-20'].map((key) => jiraIssue(key, '2026-03-05T10:00:00.000Z'))
    const world = await SyncWorld.open(NOW, host.name)
    const path = join(newFolder(), 'jira.csv')
    writeFileSync(path, sampleOf('jira-csv'))
    const { connectionId } = await ok(world.connect({ provider: 'jira', address: host.address }))
    for (const source of order) {
      if (source === 'live') await ok(world.sync(connectionId))
      else await imports(world).file(path, { ...ANSWERED, dates: 'day-first' })
      world.passes(HOUR, host)
    }
    expect(await world.items()).toEqual(['ACME-12', 'ACME-20', 'ACME-3', 'BSSEF25T9-219'])
    world.close()
    await host.close()
  })
})
