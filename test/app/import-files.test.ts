import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { ok } from '#test/support/stores/outcome'
import { importsAt } from './support/importing.js'

const imports = importsAt()

describe('given a workspace without a time entry', () => {
  it('when an exported time sheet is imported, then its cost is known, and once more nothing is new', async () => {
    const shop = await imports.workspace('value', 'rate set developer 100 EUR --from 2026-01-01')
    const investment = async () => {
      const { kpis } = await shop.asked('/command-center?start=2026-03-01&end=2026-03-31')
      return kpis.find(({ id }: { readonly id: string }) => id === 'delivery_investment').value
    }
    expect(await investment()).toBeNull()
    const path = imports.file('toggl.csv', sampleOf('toggl'))
    const first = await shop.imported(path, { role: 'developer' })
    expect(first.counts).toMatchObject({ accepted: 2, leftOut: [{ reason: 'zero_duration', records: 1 }] })
    // 9,034 and 2,700 seconds at 100 EUR an hour.
    expect(await investment()).toMatchObject({ value: 32_594 })
    for (const name of ['toggl.csv', 'the same under another name.csv']) {
      const again = await shop.imported(imports.file(name, sampleOf('toggl')), { role: 'developer' })
      expect(again.counts).toMatchObject({ accepted: 0, unchanged: 2, withdrawn: 0, rejected: 0 })
    }
  })

  it('when a row is broken and then mended, then its dead letter is gone', async () => {
    const shop = await imports.workspace('mended')
    const broken = await shop.imported(imports.file('a.csv', sampleOf('toggl').replace('00:45:00', 'long')), {
      role: 'developer',
    })
    expect(broken.counts).toMatchObject({ accepted: 1, rejected: 1 })
    expect(broken.rejected).toMatchObject({
      total: 1,
      deadLetters: [{ record: 'a.csv, line 3', reason: 'no_duration' }],
    })
    const mended = await shop.imported(imports.file('a.csv', sampleOf('toggl')), { role: 'developer' })
    expect(mended.counts).toMatchObject({ accepted: 1, unchanged: 1, rejected: 0 })
    expect(mended.rejected).toMatchObject({ total: 0 })
  })

  it('when it is only previewed, then the reply has the facts to import, and nothing is written', async () => {
    const shop = await imports.workspace('preview')
    const end = await ok(imports.stores.eventLog.end())
    const previewed = await ok(shop.previewing(imports.file('toggl.csv', sampleOf('toggl')), { role: 'developer' }))
    expect(previewed?.preview).toMatchObject({
      tag: 'files',
      records: 3,
      facts: [{ kind: 'time_entry', count: 2, from: '2026-03-04T00:00:00.000Z', to: '2026-03-05T00:00:00.000Z' }],
      leftOut: [{ reason: 'zero_duration', records: 1 }],
      rejected: [],
    })
    expect(await ok(imports.stores.eventLog.end())).toBe(end)
  })

  it('when projects are assigned by a table, then a row of another one is rejected', async () => {
    const shop = await imports.workspace('table')
    const answers = { projects: { Website: 'Shop' }, roles: { Design: 'designer' } }
    const two = sampleOf('toggl').replace(',Website,,', ',Intranet,,')
    const { counts, rejected } = await shop.imported(imports.file('toggl.csv', two), { role: 'developer', answers })
    expect(counts).toMatchObject({ accepted: 1, rejected: 1 })
    expect(rejected?.deadLetters).toMatchObject([{ reason: 'unknown_project' }])
  })
})
