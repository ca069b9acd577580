import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { ok } from '#test/support/stores/outcome'
import { type ImportingWorkspace, type Input, importsAt } from './support/importing.js'

const imports = importsAt()

/** A workspace of its own, whose project has both trackers. */
const workspaceNamed = (name: string) =>
  imports.workspace(
    name,
    'container map tracker_project ACME --project Shop --from 2026-01-01',
    'container map tracker_project BSSEF25T9 --project Shop --from 2026-01-01',
  )
const countsOf = async (shop: ImportingWorkspace, path: string, input: Partial<Input> = {}) =>
  (await shop.imported(path, input)).counts

const CSV = { zone: 'Asia/Shanghai' }

describe('given a workspace without a tracker', () => {
  it('when issues are imported as CSV and then as JSON, then each is there once, by one connection', async () => {
    const shop = await workspaceNamed('twice')
    const items = async () => {
      const { flow } = await shop.asked('/command-center?start=2026-02-01&end=2026-03-31')
      return flow.inputs.find(({ id }: { readonly id: string }) => id === 'tracker').count
    }
    expect(await items()).toBe(0)
    expect(await countsOf(shop, imports.file('jira.csv', sampleOf('jira-csv')), CSV)).toMatchObject({
      accepted: 3,
      rejected: 0,
    })
    expect(await items()).toBe(3)
    expect(await countsOf(shop, imports.file('jira.json', sampleOf('jira')))).toMatchObject({
      accepted: 3,
      rejected: 0,
    })
    expect(await items()).toBe(3)
    expect(await countsOf(shop, imports.file('again.json', sampleOf('jira')))).toMatchObject({
      accepted: 0,
      unchanged: 3,
    })
    const { connections } = await shop.asked('/data-sources')
    expect(connections).toMatchObject([{ provider: 'jira' }])
  })

  it('when former statuses are not known, then a preview names them, and an answer completes the history', async () => {
    const shop = await workspaceNamed('statuses')
    const path = imports.file('jira.json', sampleOf('jira'))
    const previewed = await ok(shop.previewing(path))
    expect(previewed?.preview).toMatchObject({ asked: [{ table: 'states', words: ['待办'] }], rejected: [] })
    expect(await countsOf(shop, path)).toMatchObject({ accepted: 3 })
    const answers = { states: { 待办: 'todo' } } as const
    expect(await countsOf(shop, path, { answers })).toMatchObject({ accepted: 2, unchanged: 1 })
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
    const shop = await workspaceNamed('moved')
    const items = async () => {
      const { flow } = await shop.asked('/command-center?start=2026-02-01&end=2026-03-31')
      return flow.inputs.find(({ id }: { readonly id: string }) => id === 'tracker').count
    }
    expect(await countsOf(shop, imports.file('before.json', pageOf('ACME-1', 'ACME-2')))).toMatchObject({
      accepted: 2,
    })
    const after = imports.file('after.json', pageOf('ACME-2', 'BSSEF25T9-9'))
    expect(await countsOf(shop, after)).toMatchObject({ accepted: 1, unchanged: 1, withdrawn: 0 })
    expect(await items()).toBe(3)
    expect(await countsOf(shop, after, { whole: true })).toMatchObject({ accepted: 0, withdrawn: 1 })
    expect(await items()).toBe(2)
  })
})

describe('given trackers that name people', () => {
  it('when they are imported, whole and broken, then no file of any store holds a name or an address', async () => {
    const shop = await workspaceNamed('canaries')
    const files = { 'jira.csv': sampleOf('jira-csv'), 'jira.json': sampleOf('jira'), 'linear.csv': sampleOf('linear') }
    for (const [name, content] of Object.entries(files)) {
      await countsOf(shop, imports.file(name, content), CSV)
      await countsOf(shop, imports.file(name, content.replaceAll(/(?<=[-/])Mar(?=\/)|2026-03|Feb/g, 'x')), CSV)
    }
    for (const file of readdirSync(imports.data)) {
      const bytes = readFileSync(join(imports.data, file))
      expect([file, /canary/i.exec(bytes.toString('latin1'))]).toEqual([file, null])
    }
  })
})
