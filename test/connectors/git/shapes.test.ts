import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { gitSource } from '#app/import/git-source'
import { importAndFold } from '#app/import/import-source'
import { issueKey } from '#app/state/keys'
import { openWorkspace } from '#app/state/workspace'
import { READ_SCOPES } from '#domain/roles'
import { instantOf } from '#domain/time'
import { openStores, type Stores } from '#stores/open'
import { unwatched } from '#test/app/support/unwatched'
import { send, serve, type TestApi } from '#test/support/api/server'
import { type Counted, SHAPES } from '#test/support/git/shapes'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'

const folder = newFolder()
const now = () => instantOf(Date.now())
let stores: Stores
let api: TestApi
beforeAll(async () => {
  stores = await ok(openStores(join(folder, 'data')))
  api = await serve(stores)
  api.clock.now = now()
})
afterAll(async () => {
  await api.close()
  stores.close()
})

/** A workspace of its own, into which repositories are imported as the command does it. */
const workspaceOf = async (workspace: string) => {
  const named = { organization: 'acme', workspace, name: workspace, client: 'Acme', project: 'Shop', owner: 'Ann' }
  const { workspaceId, ownerId, projectId } = await ok(openWorkspace({ ...named, plan: 'scale' }, stores, now))
  const wishes = { workspaceId, memberId: ownerId, name: 'test', environment: 'test', expiry: '30d' } as const
  const { key } = await ok(issueKey({ ...wishes, scopes: READ_SCOPES }, stores, now()))
  const asked = async (page: string) => {
    const path = `/api/v1/organizations/acme/workspaces/${workspace}${page}`
    return (await send(api, path, { authorization: `Bearer ${key}` })).body
  }
  return {
    /** What an import did, and what the service says afterwards. */
    counted: async (path: string) => {
      const { reading, counts } = await ok(
        importAndFold(
          {
            source: gitSource,
            locations: [path],
            input: { branch: null },
            workspaceId,
            project: projectId,
            opened: null,
            sample: false,
          },
          0,
          { ...stores, now, watcher: unwatched },
        ),
      )
      const { adoption } = await asked('/ai-economics')
      return { container: reading.container, branch: reading.branch.name, counts, adoption }
    },
  }
}

const expected = ({ container, branch, changes, tools }: Counted) => ({
  container: expect.stringMatching(container),
  branch,
  adoption: {
    mergedChanges: changes,
    assistedChanges: Object.values(tools).reduce((sum, count) => sum + count, 0),
    tools: Object.entries(tools).map(([tool, count]) => expect.objectContaining({ tool, changes: count })),
  },
})

describe.each(SHAPES)('given a repository of the shape "$name"', ({ name, make, counted, turns }) => {
  it('when it is imported, and again after each turn, then each change counts once', async () => {
    const slug = name.replaceAll(/\W+/g, '-').toLowerCase()
    const [clone, beside] = [join(folder, slug, 'clone'), join(folder, slug, 'beside')]
    mkdirSync(join(folder, slug))
    await make(clone, beside)
    const world = await workspaceOf(slug)
    expect(await world.counted(clone)).toMatchObject({
      ...expected(counted),
      counts: { accepted: counted.changes + counted.releases },
    })
    let read = clone
    for (const { what, happens, readBeside = false, counted: after } of turns) {
      await happens(clone, beside)
      read = readBeside ? beside : clone
      expect({ what, ...(await world.counted(read)) }).toMatchObject({ what, ...expected(after) })
    }
    const last = turns.at(-1)?.counted ?? counted
    expect(await world.counted(read)).toMatchObject({ ...expected(last), counts: { accepted: 0, withdrawn: 0 } })
  })
})
