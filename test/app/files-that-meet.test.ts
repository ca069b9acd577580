import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { foldAll } from '#app/folding'
import { importAndFold, importFrom } from '#app/import/import-source'
import { openNamed } from '#app/import/open-source'
import { tableSource } from '#app/import/table-source'
import type { Fact } from '#domain/events/facts'
import { KIMAI, MEETING, MEETINGS } from '#test/connectors/files/meeting/former'
import { failed, ok } from '#test/support/stores/outcome'
import { type ImportingWorkspace, type Input, importsAt, inputOf } from './support/importing.js'

// Files that overlap, correct each other, or are versions of one bill. The files were reported by users of such products.

const imports = importsAt('2026-11-25T12:00:00.000Z')

/** A workspace of its own in which an hour of a developer costs 100 EUR. */
const workspaceNamed = (name: string) =>
  imports.workspace(`meeting-${name}`, 'rate set developer 100 EUR --from 2026-01-01')

const reported = (name: string): string => readFileSync(`test/connectors/files/meeting/${name}`, 'utf8')

/** Imports reported files in one command, under the names that they have there. */
const importing = (shop: ImportingWorkspace, names: readonly string[], input: Partial<Input> = {}) =>
  shop.importing(
    names.map((name) => imports.file(name.replace('/', '-'), reported(name))),
    { role: 'developer', ...input },
  )
const imported = (...given: Parameters<typeof importing>) => ok(importing(...given))

/** What the work of October cost, in cents. */
const investment = async (shop: ImportingWorkspace): Promise<number | null> => {
  const { kpis } = await shop.asked('/command-center?start=2026-10-01&end=2026-10-31')
  return kpis.find(({ id }: { readonly id: string }) => id === 'delivery_investment').value?.value ?? null
}

describe('given an export that is taken again after its entry was corrected', () => {
  it('when a tag is set, then the entry is corrected, and its time counts once', async () => {
    const shop = await workspaceNamed('tagged')
    expect((await imported(shop, ['corrected/first.csv'])).counts).toMatchObject({ accepted: 1 })
    const tagged = await imported(shop, ['corrected/tagged.csv'])
    expect(tagged.counts).toMatchObject({ accepted: 0, unchanged: 1, withdrawn: 0 })
    expect(tagged.missing).toEqual([])
    expect(await investment(shop)).toBe(30_000)
  })
  it('when it is invoiced, then nothing is new', async () => {
    const shop = await workspaceNamed('invoiced')
    await imported(shop, ['corrected/first.csv'])
    expect((await imported(shop, ['corrected/again.csv'])).counts).toMatchObject({ accepted: 0, unchanged: 1 })
    expect(await investment(shop)).toBe(30_000)
  })
  it('when its hours or whether it is billable change, then it is the same entry with other content', async () => {
    const shop = await workspaceNamed('hours')
    await imported(shop, ['corrected/first.csv'])
    const longer = reported('corrected/first.csv')
      .replace('"12:00","3:00","3.00"', '"13:00","4:00","4.00"')
      .replace('"Yes","No"', '"No","No"')
    const { counts, missing } = await shop.imported(imports.file('longer.csv', longer), { role: 'developer' })
    expect([counts, missing]).toEqual([expect.objectContaining({ accepted: 1, withdrawn: 0 }), []])
    expect(await investment(shop)).toBe(40_000)
  })
})

describe('given two exports that have a day in common', () => {
  it.each([
    ['toggl', 30_000],
    // 1 h, 27.25 h and 1 h.
    ['clockify', 292_500],
    // 1.13 h, 0.07 h and 1 h.
    ['harvest', 22_000],
  ])('when those of %s are imported in one command, then that day counts once', async (product, cents) => {
    for (const names of [
      ['a', 'b'],
      ['b', 'a'],
    ]) {
      const files = names.map((name) => `${product}/${name}.csv`)
      const together = await workspaceNamed(`${product}-${names.join('')}`)
      await imported(together, files)
      expect(await investment(together)).toBe(cents)
      const apart = await workspaceNamed(`${product}-${names.join('-')}`)
      for (const file of files) await imported(apart, [file])
      expect(await investment(apart)).toBe(cents)
    }
  })
  it('when they are tables that a person describes, then that day counts once', async () => {
    const shop = await workspaceNamed('kimai')
    const paths = ['kimai/a.csv', 'kimai/b.csv'].map((name) => imports.file(name.replace('/', '-'), reported(name)))
    const input = inputOf(tableSource, { map: JSON.stringify(KIMAI), role: 'developer' })
    const request = { ...shop.requestOf(paths), source: tableSource, input }
    await ok(importAndFold(request, 10, imports.environment()))
    // 2:45, 1:30 and 1:00.
    expect(await investment(shop)).toBe(52_500)
  })
})

describe('given meetings of a table in a log of the version before, and what a person said of one', () => {
  it('when the table is imported again, then they have other keys, and what was said of it stays', async () => {
    const shop = await workspaceNamed('said')
    const environment = imports.environment()
    const path = imports.file('meetings.csv', MEETINGS)
    const input = inputOf(tableSource, { map: JSON.stringify(MEETING) })
    const request = { ...shop.requestOf(path), source: tableSource, input }
    const opened = await ok(openNamed(request, environment))
    const former: readonly Fact[] = JSON.parse(reported('former-facts.json'))['table of meetings']
    await ok(
      importFrom(
        {
          ...request,
          opened: {
            ...opened,
            cursor: 'the version before',
            async *facts() {
              yield* former
            },
          },
        },
        environment,
      ),
    )
    const [told] = former
    await shop.says(`meeting tag team ${told?.key} attributed --project Shop`)
    await ok(foldAll(shop.workspaceId, environment))
    const attributed = async () =>
      (await shop.meetings()).map(({ key, projectId }) => [key === told?.key, projectId === shop.projectId])
    expect((await attributed()).sort()).toEqual([
      [false, false],
      [true, true],
    ])
    const again = await ok(importAndFold(request, 10, environment))
    expect(again.counts).toMatchObject({ accepted: 2, withdrawn: 2 })
    expect((await attributed()).sort()).toEqual([
      [false, false],
      [false, true],
    ])
  })
})

describe('given entries of days that a later export no longer has', () => {
  const [HEADER = '', FIRST = '', SECOND = ''] = reported('toggl/a.csv').split('\n')
  const csv = (...rows: readonly string[]): string => `${[HEADER, ...rows].join('\n')}\n`
  const THIRD = SECOND.replace('ACME-1 b', 'ACME-1 gone')
  const role = 'developer'

  it('when it is imported, then they are counted and named by their days, and stay', async () => {
    const shop = await workspaceNamed('named')
    await shop.imported(imports.file('all.csv', csv(FIRST, SECOND, THIRD)), { role })
    const { counts, missing } = await shop.imported(imports.file('less.csv', csv(FIRST, SECOND)), { role })
    expect(counts).toMatchObject({ accepted: 0, unchanged: 2, withdrawn: 0 })
    expect(missing).toEqual([
      { kind: 'time_entry', place: 'Shop', records: 1, days: [{ day: '2026-10-06', records: 1 }] },
    ])
    expect(await investment(shop)).toBe(30_000)
  })
  it('when its days are said to be whole, then they are withdrawn, and other days stay', async () => {
    const shop = await workspaceNamed('whole-days')
    await shop.imported(imports.file('all.csv', csv(FIRST, SECOND, THIRD)), { role })
    const { counts, missing } = await shop.imported(imports.file('day.csv', csv(SECOND)), { role, wholeDays: true })
    expect([counts, missing]).toEqual([expect.objectContaining({ unchanged: 1, withdrawn: 1 }), []])
    expect(await investment(shop)).toBe(20_000)
  })
  it('when two files leave out days between them, then these are not theirs', async () => {
    const shop = await workspaceNamed('between')
    const november = SECOND.replaceAll('2026-10-06', '2026-11-20')
    const between = SECOND.replaceAll('2026-10-06', '2026-10-20')
    await shop.imported(imports.file('all.csv', csv(FIRST, between, november)), { role })
    const files = [imports.file('october.csv', csv(FIRST)), imports.file('november.csv', csv(november))]
    const { counts, missing } = await shop.imported(files, { role, wholeDays: true })
    expect([counts, missing]).toEqual([expect.objectContaining({ unchanged: 2, withdrawn: 0 }), []])
  })
})

describe('given two files of one bill', () => {
  const BOTH = ['bill/asm1.csv', 'bill/asm2.csv']
  /** The amounts of all charges that stand. */
  const costsIn = async (shop: ImportingWorkspace): Promise<readonly string[]> =>
    (await shop.charges()).map(({ amount }) => amount)

  it('when they are imported in one command, then it is asked what they are', async () => {
    const shop = await workspaceNamed('asked')
    expect(await failed(importing(shop, BOTH))).toMatchObject({
      tag: 'source_error',
      message: expect.stringMatching(/^bill-asm1\.csv and bill-asm2\.csv .* --files parts .* --files versions /),
    })
    expect(await costsIn(shop)).toEqual([])
  })
  it('when they are versions, then the newer one counts', async () => {
    const shop = await workspaceNamed('versions')
    const { counts } = await imported(shop, BOTH, { files: 'versions' })
    expect(counts).toMatchObject({ accepted: 1, leftOut: [{ reason: 'older_version', records: 1 }] })
    expect(await costsIn(shop)).toEqual(['12.5'])
  })
  it('when they are parts, then both count, and once more nothing is new', async () => {
    const shop = await workspaceNamed('parts')
    await imported(shop, BOTH, { files: 'parts' })
    expect(await costsIn(shop)).toEqual(['12', '12.5'])
    for (const files of [BOTH, BOTH.slice(0, 1), BOTH.slice(1)])
      expect((await imported(shop, files, { files: 'parts' })).counts).toMatchObject({ accepted: 0, withdrawn: 0 })
    expect(await costsIn(shop)).toEqual(['12', '12.5'])
  })
  it('when the later one comes later, then it replaces the other one, with all that it no longer has', async () => {
    const shop = await workspaceNamed('replaced')
    const [header = '', row = ''] = reported('bill/asm1.csv').split('\n')
    const other = row.replace('AmazonEC2', 'AmazonS3').replace('Amazon Elastic Compute Cloud', 'Amazon S3')
    const november = other.replaceAll('2026-11-01', '2026-12-01').replaceAll('2026-10-', '2026-11-')
    await shop.imported(imports.file('first.csv', [header, row, other, november, ''].join('\n')))
    const later = await imported(shop, ['bill/asm2.csv'])
    expect(later.counts).toMatchObject({ accepted: 1, withdrawn: 1 })
    expect(later).toMatchObject({ replaced: 1, missing: [] })
    expect(await costsIn(shop)).toEqual(['12', '12.5'])
  })
  it('when the later one is said to be a part, then both count, also if they are imported together afterwards', async () => {
    const shop = await workspaceNamed('later-part')
    await imported(shop, BOTH.slice(0, 1))
    for (let times = 0; times < 2; times += 1) {
      const { counts } = await imported(shop, BOTH.slice(1), { files: 'parts' })
      expect(counts).toMatchObject({ accepted: 1 - times, withdrawn: 0 })
      expect(await costsIn(shop)).toEqual(['12', '12.5'])
    }
    const together = await imported(shop, BOTH, { files: 'parts' })
    expect(together.counts).toMatchObject({ accepted: 1, withdrawn: 1 })
    expect(await costsIn(shop)).toEqual(['12', '12.5'])
    const version = await imported(shop, BOTH.slice(1))
    expect(version.counts).toMatchObject({ accepted: 1, withdrawn: 2 })
    expect(await costsIn(shop)).toEqual(['12.5'])
  })
})
