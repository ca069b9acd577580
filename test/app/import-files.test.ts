import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import { filesSource } from '#app/file-source'
import { foldAll } from '#app/folding'
import { type ImportedSource, importAndFold, previewImport } from '#app/import'
import { issueKey } from '#app/keys'
import { state } from '#app/run'
import { openWorkspace } from '#app/workspace'
import type { FileReading } from '#connectors/files/open'
import type { Uuid } from '#domain/common'
import { READ_SCOPES } from '#domain/roles'
import { openStores, type Stores } from '#stores/open'
import { unwatched } from '#test/app/support/unwatched'
import { TOGGL } from '#test/connectors/files/samples'
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
  whole: false,
  role: null,
  dates: null,
  decimal: null,
  zone: null,
  branch: null,
  billable: null,
  currency: null,
  container: null,
  answers: null,
  emptyIsTrue: false,
}
type Input = Parameters<typeof filesSource.asksProject>[0]

/** A workspace of its own, with one project and a rate for developers. */
const workspaceNamed = async (workspace: string) => {
  const named = { organization: 'acme', workspace, name: workspace, client: 'Acme', project: 'Shop', owner: 'Ann' }
  const { workspaceId, ownerId } = await ok(openWorkspace({ ...named, plan: 'scale' }, stores, now))
  const rate = { ...(await understood('rate set developer 100 EUR --from 2026-01-01')), workspaceId }
  await ok(state(rate, stores, NOW, async () => right(undefined)))
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
const environment = () => ({ ...stores, now, watcher: unwatched })
const imported = (workspaceId: Uuid, path: string, input: Partial<Input>): Promise<ImportedSource<FileReading>> =>
  ok(importAndFold(requestOf(workspaceId, path, input), 10, environment()))

const fileOf = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

describe('given a workspace without a time entry', () => {
  it('when an exported time sheet is imported, then its cost is known, and once more nothing is new', async () => {
    const { workspaceId, asked } = await workspaceNamed('value')
    const investment = async () => {
      const { kpis } = await asked('/command-center?start=2026-03-01&end=2026-03-31')
      return kpis.find(({ id }: { readonly id: string }) => id === 'delivery_investment').value
    }
    expect(await investment()).toBeNull()
    const path = fileOf('toggl.csv', TOGGL)
    const first = await imported(workspaceId, path, { role: 'developer' })
    expect(first.counts).toMatchObject({ accepted: 2, leftOut: [{ reason: 'zero_duration', records: 1 }] })
    // 9,034 and 2,700 seconds at 100 EUR an hour.
    expect(await investment()).toMatchObject({ value: 32_594 })
    for (const name of ['toggl.csv', 'the same under another name.csv']) {
      const again = await imported(workspaceId, fileOf(name, TOGGL), { role: 'developer' })
      expect(again.counts).toMatchObject({ accepted: 0, unchanged: 2, withdrawn: 0, rejected: 0 })
    }
  })

  it('when a row is broken and then mended, then its dead letter is gone', async () => {
    const { workspaceId } = await workspaceNamed('mended')
    const broken = await imported(workspaceId, fileOf('a.csv', TOGGL.replace('00:45:00', 'long')), {
      role: 'developer',
    })
    expect(broken.counts).toMatchObject({ accepted: 1, rejected: 1 })
    expect(broken.rejected).toMatchObject({
      total: 1,
      deadLetters: [{ record: 'a.csv, line 3', reason: 'no_duration' }],
    })
    const mended = await imported(workspaceId, fileOf('a.csv', TOGGL), { role: 'developer' })
    expect(mended.counts).toMatchObject({ accepted: 1, unchanged: 1, rejected: 0 })
    expect(mended.rejected).toMatchObject({ total: 0 })
  })

  it('when it is only previewed, then the reply has the facts to import, and nothing is written', async () => {
    const { workspaceId } = await workspaceNamed('preview')
    const end = await ok(stores.eventLog.end())
    const previewed = await ok(
      previewImport(requestOf(workspaceId, fileOf('toggl.csv', TOGGL), { role: 'developer' }), null, environment()),
    )
    expect(previewed?.preview).toMatchObject({
      tag: 'files',
      records: 3,
      facts: [{ kind: 'time_entry', count: 2, from: '2026-03-04T00:00:00.000Z', to: '2026-03-05T00:00:00.000Z' }],
      leftOut: [{ reason: 'zero_duration', records: 1 }],
      rejected: [],
    })
    expect(await ok(stores.eventLog.end())).toBe(end)
  })

  it('when projects are assigned by a table, then a row of another one is rejected', async () => {
    const { workspaceId } = await workspaceNamed('table')
    const answers = { projects: { Website: 'Shop' }, roles: { Design: 'designer' } }
    const two = TOGGL.replace(',Website,,', ',Intranet,,')
    const { counts, rejected } = await imported(workspaceId, fileOf('toggl.csv', two), { role: 'developer', answers })
    expect(counts).toMatchObject({ accepted: 1, rejected: 1 })
    expect(rejected?.deadLetters).toMatchObject([{ reason: 'unknown_project' }])
  })
})
