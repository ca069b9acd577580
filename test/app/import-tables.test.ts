import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { importAndFold } from '#app/import'
import { showConnection } from '#app/lists'
import { readInput } from '#app/run'
import { tableSource } from '#app/table-source'
import { openWorkspace } from '#app/workspace'
import type { Uuid } from '#domain/common'
import { openStores, type Stores } from '#stores/open'
import { unwatched } from '#test/app/support/unwatched'
import { newFolder } from '#test/support/stores/folder'
import { failed, ok } from '#test/support/stores/outcome'

const NOW = '2026-04-01T00:00:00.000Z'
const now = () => NOW
const folder = newFolder()
let stores: Stores
let workspaceId: Uuid
beforeAll(async () => {
  stores = await ok(openStores(join(folder, 'data')))
  const wishes = {
    organization: 'acme',
    workspace: 'shop',
    name: 'Shop',
    client: 'Acme',
    project: 'Shop',
    owner: 'Ann',
  }
  workspaceId = (await ok(openWorkspace({ ...wishes, plan: 'scale' }, stores, now))).workspaceId
})
afterAll(() => stores.close())

const environment = () => ({ ...stores, now, watcher: unwatched })

const MAPPING = {
  kind: 'time_entry',
  columns: { day: 'Date', hours: 'Hours' },
  constants: { billable: 'yes', category: 'labour' },
  dates: 'day_first',
}
const table = (...rows: readonly string[]): string => ['Date,Hours,User', ...rows, ''].join('\n')

/** Imports a table, with options as the command line gives them. */
const importing = (name: string, content: string, given: Readonly<Record<string, string>>) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  const input = readInput(tableSource, given)
  if (input._tag === 'Left') throw new Error(JSON.stringify(input.left))
  const read = input.right as Parameters<typeof tableSource.asksProject>[0]
  const request = { source: tableSource, locations: [path], input: read, workspaceId, project: null }
  return importAndFold({ ...request, opened: null, sample: false }, 10, environment())
}

describe('given a table and its mapping', () => {
  it('when it was imported once, then the next import of its label needs no mapping, and the facts are the same', async () => {
    const map = JSON.stringify(MAPPING)
    const march = table('03/03/2026,1.5,Ada', '04/03/2026,2,Bob')
    const first = await ok(importing('march.csv', march, { map, label: 'Hours', role: 'developer' }))
    expect(first.counts).toMatchObject({ accepted: 2, rejected: 0 })
    const again = await ok(importing('march.csv', march, { label: 'Hours' }))
    expect(again.counts).toMatchObject({ accepted: 0, unchanged: 2 })
    const april = await ok(importing('april.csv', table('01/04/2026,3,Ada'), { label: 'Hours' }))
    expect(april.counts).toMatchObject({ accepted: 1 })
    expect(april.connectionId).toBe(first.connectionId)
    const shown = await ok(showConnection(workspaceId, 'Hours', environment()))
    expect(JSON.parse(shown.mapping ?? '')).toMatchObject(MAPPING)
    expect(shown).toMatchObject({ provider: 'csv', category: 'import' })
  })
  it('when it has another label, then no mapping is kept for it, and one line says what to do', async () => {
    expect(await failed(importing('x.csv', table('03/03/2026,1,Ada'), { label: 'Other' }))).toMatchObject({
      tag: 'source_error',
      message: expect.stringMatching(/^no mapping is given or kept: add --map, or --suggest/),
    })
  })
  it('when another mapping is given, then it replaces the kept one', async () => {
    const map = (billable: string) => JSON.stringify({ ...MAPPING, constants: { ...MAPPING.constants, billable } })
    const content = table('03/03/2026,1,Ada')
    await ok(importing('y.csv', content, { map: map('yes'), label: 'Two', role: 'developer' }))
    expect((await ok(importing('y.csv', content, { map: map('no'), label: 'Two' }))).counts).toMatchObject({
      accepted: 1,
    })
    expect((await ok(importing('y.csv', content, { label: 'Two' }))).counts).toMatchObject({
      accepted: 0,
      unchanged: 1,
    })
  })
})
