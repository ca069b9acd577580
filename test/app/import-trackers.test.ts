import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import { filesSource } from '#app/file-source'
import { foldAll } from '#app/folding'
import { importAndFold, previewImport } from '#app/import'
import { issueKey } from '#app/keys'
import { state } from '#app/run'
import { openWorkspace } from '#app/workspace'
import type { Uuid } from '#domain/common'
import { READ_SCOPES } from '#domain/roles'
import { openStores, type Stores } from '#stores/open'
import { unwatched } from '#test/app/support/unwatched'
import { JIRA_CLOUD, JIRA_CSV, LINEAR } from '#test/connectors/trackers/samples'
import { send, serve, type TestApi } from '#test/support/api/server'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { understood } from './support/lines.js'

const NOW = '2026-04-01T00:00:00.000Z'
const now = () => NOW
const folder = newFolder()
let stores: Stores
let api: TestApi
beforeAll(async () => {
  stores = await ok(openStores(join(folder, 'data')))
  api = await serve(stores)
  api.clock.now = NOW
})
afterAll(async () => {
  await api.close()
  stores.close()
})

const NOTHING = {
  as: null,
  label: null,
  role: null,
  dates: null,
  decimal: null,
  zone: null,
  container: null,
  branch: null,
  billable: null,
  currency: null,
  whole: false,
  emptyIsTrue: false,
  answers: null,
}
type Input = Parameters<typeof filesSource.asksProject>[0]
const environment = () => ({ ...stores, now, watcher: unwatched })

/** A workspace of its own, with one project that has both trackers. */
const workspaceNamed = async (workspace: string) => {
  const named = { organization: 'acme', workspace, name: workspace, client: 'Acme', project: 'Shop', owner: 'Ann' }
  const { workspaceId, ownerId } = await ok(openWorkspace({ ...named, plan: 'scale' }, stores, now))
  for (const tracker of ['ACME', 'BSSEF25T9']) {
    const mapped = await understood(`container map tracker_project ${tracker} --project Shop --from 2026-01-01`)
    await ok(state({ ...mapped, workspaceId }, stores, NOW, async () => right(undefined)))
  }
  const wishes = { workspaceId, memberId: ownerId, name: 'test', environment: 'test', expiry: '30d' } as const
  const { key } = await ok(issueKey({ ...wishes, scopes: READ_SCOPES }, stores, NOW))
  await ok(foldAll(workspaceId, environment()))
  const base = `/api/v1/organizations/acme/workspaces/${workspace}`
  return {
    workspaceId,
    asked: async (page: string) => (await send(api, `${base}${page}`, { authorization: `Bearer ${key}` })).body,
  }
}

const requestOf = (workspaceId: Uuid, path: string, input: Partial<Input>) => ({
  source: filesSource,
  locations: [path],
  input: { ...NOTHING, ...input },
  workspaceId,
  project: null,
  opened: null,
  sample: false,
})
const imported = async (workspaceId: Uuid, path: string, input: Partial<Input> = {}) =>
  (await ok(importAndFold(requestOf(workspaceId, path, input), 10, environment()))).counts

const fileOf = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const CSV = { zone: 'Asia/Shanghai' }

describe('given a workspace without a tracker', () => {
  it('when issues are imported as CSV and then as JSON, then each is there once, by one connection', async () => {
    const { workspaceId, asked } = await workspaceNamed('twice')
    const items = async () => {
      const { flow } = await asked('/command-center?start=2026-02-01&end=2026-03-31')
      return flow.inputs.find(({ id }: { readonly id: string }) => id === 'tracker').count
    }
    expect(await items()).toBe(0)
    expect(await imported(workspaceId, fileOf('jira.csv', JIRA_CSV), CSV)).toMatchObject({ accepted: 3, rejected: 0 })
    expect(await items()).toBe(3)
    expect(await imported(workspaceId, fileOf('jira.json', JIRA_CLOUD))).toMatchObject({ accepted: 3, rejected: 0 })
    expect(await items()).toBe(3)
    expect(await imported(workspaceId, fileOf('again.json', JIRA_CLOUD))).toMatchObject({ accepted: 0, unchanged: 3 })
    const { connections } = await asked('/data-sources')
    expect(connections).toMatchObject([{ provider: 'jira' }])
  })

  it('when former statuses are not known, then a preview names them, and an answer completes the history', async () => {
    const { workspaceId } = await workspaceNamed('statuses')
    const path = fileOf('jira.json', JIRA_CLOUD)
    const previewed = await ok(previewImport(requestOf(workspaceId, path, {}), null, environment()))
    expect(previewed?.preview).toMatchObject({ asked: [{ table: 'states', words: ['待办'] }], rejected: [] })
    expect(await imported(workspaceId, path)).toMatchObject({ accepted: 3 })
    const answers = { states: { 待办: 'todo' } } as const
    expect(await imported(workspaceId, path, { answers })).toMatchObject({ accepted: 2, unchanged: 1 })
  })
})

describe('given an issue that moved to another project', () => {
  const issueOf = (key: string) => ({
    key,
    fields: {
      summary: key,
      status: { id: '1', name: 'Open', statusCategory: { key: 'new' } },
      created: '2026-03-02T09:00:00.000+0800',
    },
  })
  const pageOf = (...keys: readonly string[]) => JSON.stringify({ issues: keys.map(issueOf), isLast: true })

  it('when both projects are imported whole again, then it is there once, under its new key', async () => {
    const { workspaceId, asked } = await workspaceNamed('moved')
    const items = async () => {
      const { flow } = await asked('/command-center?start=2026-02-01&end=2026-03-31')
      return flow.inputs.find(({ id }: { readonly id: string }) => id === 'tracker').count
    }
    expect(await imported(workspaceId, fileOf('before.json', pageOf('ACME-1', 'ACME-2')))).toMatchObject({
      accepted: 2,
    })
    const after = fileOf('after.json', pageOf('ACME-2', 'BSSEF25T9-9'))
    expect(await imported(workspaceId, after)).toMatchObject({ accepted: 1, unchanged: 1, withdrawn: 0 })
    expect(await items()).toBe(3)
    expect(await imported(workspaceId, after, { whole: true })).toMatchObject({ accepted: 0, withdrawn: 1 })
    expect(await items()).toBe(2)
  })
})

describe('given trackers that name people', () => {
  it('when they are imported, whole and broken, then no file of any store holds a name or an address', async () => {
    const { workspaceId } = await workspaceNamed('canaries')
    const files = { 'jira.csv': JIRA_CSV, 'jira.json': JIRA_CLOUD, 'linear.csv': LINEAR }
    for (const [name, content] of Object.entries(files)) {
      await imported(workspaceId, fileOf(name, content), CSV)
      await imported(workspaceId, fileOf(name, content.replaceAll(/(?<=[-/])Mar(?=\/)|2026-03|Feb/g, 'x')), CSV)
    }
    for (const file of readdirSync(join(folder, 'data'))) {
      const bytes = readFileSync(join(folder, 'data', file))
      expect([file, /canary/i.exec(bytes.toString('latin1'))]).toEqual([file, null])
    }
  })
})
