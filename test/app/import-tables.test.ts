import { beforeAll, describe, expect, it } from '@jest/globals'
import { importAndFold } from '#app/import/import-source'
import { tableSource } from '#app/import/table-source'
import { showConnection } from '#app/inspect/connections'
import { failed, ok } from '#test/support/stores/outcome'
import { type ImportingWorkspace, importsAt, inputOf } from './support/importing.js'

const imports = importsAt()
let shop: ImportingWorkspace
beforeAll(async () => {
  shop = await imports.workspace('shop')
})

const MAPPING = {
  kind: 'time_entry',
  columns: { day: 'Date', hours: 'Hours' },
  constants: { billable: 'yes', category: 'labour' },
  dates: 'day_first',
}
const table = (...rows: readonly string[]): string => ['Date,Hours,User', ...rows, ''].join('\n')

/** Imports a table, with options as the command line gives them. */
const importing = (name: string, content: string, given: Readonly<Record<string, string>>) => {
  const input = inputOf(tableSource, given)
  const request = { ...shop.requestOf(imports.file(name, content)), source: tableSource, input }
  return importAndFold(request, 10, imports.environment())
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
    const shown = await ok(showConnection(shop.workspaceId, 'Hours', imports.environment()))
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
