import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import { filesSource } from '#app/file-source'
import { foldAll } from '#app/folding'
import { type ImportedSource, importAndFold } from '#app/import'
import { issueKey } from '#app/keys'
import { state } from '#app/run'
import { openWorkspace } from '#app/workspace'
import type { FileReading } from '#connectors/files/open'
import type { Uuid } from '#domain/common'
import { READ_SCOPES } from '#domain/roles'
import { openStores, type Stores } from '#stores/open'
import { unwatched } from '#test/app/support/unwatched'
import {
  CLAUDE_CODE,
  CLAUDE_CONSOLE,
  COPILOT_USERS,
  CURSOR_CSV,
  CURSOR_DAILY,
  CURSOR_EVENTS,
  OPENAI_COSTS,
  OPENAI_USAGE,
} from '#test/connectors/ai-usage/samples'
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
const environment = () => ({ ...stores, now, watcher: unwatched })

const ANSWERED = {
  as: null,
  label: null,
  role: null,
  dates: null,
  decimal: null,
  zone: null,
  branch: null,
  billable: null,
  currency: null,
  container: 'acme',
  answers: null,
  whole: false,
  emptyIsTrue: false,
}

/** A workspace of its own, with one project, and what vendors report of it. */
const workspaceNamed = async (workspace: string) => {
  const named = { organization: 'acme', workspace, name: workspace, client: 'Acme', project: 'Shop', owner: 'Ann' }
  const { workspaceId, ownerId } = await ok(openWorkspace({ ...named, plan: 'scale' }, stores, now))
  const wishes = { workspaceId, memberId: ownerId, name: 'test', environment: 'test', expiry: '30d' } as const
  const { key } = await ok(issueKey({ ...wishes, scopes: READ_SCOPES }, stores, NOW))
  await ok(foldAll(workspaceId, environment()))
  const page = `/api/v1/organizations/acme/workspaces/${workspace}/ai-economics?start=2026-03-01&end=2026-03-31`
  const vendors = async () => (await send(api, page, { authorization: `Bearer ${key}` })).body.usage.vendors
  return { workspaceId, vendors }
}

const mapped = async (workspaceId: Uuid, container: string): Promise<void> => {
  const line = `container map ai_account ${container} --project Shop --from 2026-01-01`
  await ok(state({ ...(await understood(line)), workspaceId }, stores, NOW, async () => right(undefined)))
  await ok(foldAll(workspaceId, environment()))
}

const imported = (workspaceId: Uuid, ...contents: readonly string[]): Promise<ImportedSource<FileReading>> => {
  const locations = contents.map((content, index) => {
    const path = join(folder, `export-${index}`)
    writeFileSync(path, content)
    return path
  })
  const source = { source: filesSource, input: ANSWERED, project: null, opened: null, sample: false }
  return ok(importAndFold({ ...source, locations, workspaceId }, 10, environment()))
}

describe('given a workspace without usage of AI', () => {
  it('when the events of a team are imported, then its cost is known, once more nothing is new, and a fuller day replaces it', async () => {
    const { workspaceId, vendors } = await workspaceNamed('cursor')
    await mapped(workspaceId, 'cursor:acme')
    expect(await vendors()).toEqual([])
    expect((await imported(workspaceId, CURSOR_DAILY, CURSOR_EVENTS)).counts).toMatchObject({
      accepted: 11,
      leftOut: [{ reason: 'no_tokens', records: 1 }],
    })
    expect(await vendors()).toMatchObject([
      {
        source: 'cursor',
        sourceScope: 'acme',
        currency: 'USD',
        acceptedLinesSeries: [{ windowStart: '2026-03-02', windowEnd: '2026-03-02', value: 1_102 }],
        lineAcceptanceRate: { value: 1_102 / 3_086 },
        totals: { estimated_cost_cents: { value: 60.34931999999999 }, tokens_input: { value: 252 } },
      },
    ])
    expect((await imported(workspaceId, CURSOR_DAILY, CURSOR_EVENTS)).counts).toMatchObject({
      accepted: 0,
      withdrawn: 0,
    })
    expect((await imported(workspaceId, CURSOR_DAILY.replace('1102', '1200'))).counts).toMatchObject({ accepted: 1 })
    expect(await vendors()).toMatchObject([{ acceptedLinesSeries: [{ value: 1_200 }] }])
  })
})

describe('given reports with rows of people', () => {
  it('when they are imported, whole and broken, then no file of any store holds a name or an address', async () => {
    const { workspaceId } = await workspaceNamed('canaries')
    const whole = {
      COPILOT_USERS,
      CLAUDE_CODE,
      CLAUDE_CONSOLE,
      CURSOR_DAILY,
      CURSOR_EVENTS,
      CURSOR_CSV,
      OPENAI_USAGE,
      OPENAI_COSTS,
    }
    for (const content of Object.values(whole)) {
      expect((await imported(workspaceId, content)).counts.accepted).toBeGreaterThan(0)
      await imported(workspaceId, content.replaceAll('2026-03-0', 'canary'))
    }
    for (const file of readdirSync(join(folder, 'data'))) {
      const bytes = readFileSync(join(folder, 'data', file))
        .toString('latin1')
        .toLowerCase()
      expect([file, /canary/.exec(bytes)]).toEqual([file, null])
    }
  })
})
