import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { formats } from '#sources/formats'
import { unwatched } from '#test/app/support/unwatched'
import { sampleOf } from '#test/support/files/samples'
import { ok } from '#test/support/stores/outcome'
import { ANSWERED, type Input, importsAt } from './support/importing.js'

/** The words of a sample that name or address a person. */
const CANARY = /canary/i

/** All that a person would be shown. */
const shown: string[] = []
const imports = importsAt('2026-12-01T00:00:00.000Z', {
  ...unwatched,
  note: (notice) => shown.push(JSON.stringify(notice)),
})

/** All that may be asked for. */
const ANSWERS: Partial<Input> = { ...ANSWERED, dates: 'month-first', decimal: 'point' }

/** A workspace of its own, and how a file is previewed and imported into it. */
const workspaceNamed = async (name: string) => {
  const shop = await imports.workspace(name)
  return {
    imported: async (content: string | Buffer) => {
      const path = imports.file('export', content)
      const preview = await shop.previewing(path, ANSWERS)
      const done = await shop.importing(path, ANSWERS)
      shown.push(JSON.stringify([preview, done], (_, value) => (typeof value === 'bigint' ? String(value) : value)))
      return done
    },
  }
}

/** A sample with damage of several kinds. */
const brokenOf = (sample: string): readonly (string | Buffer)[] => [
  sample.slice(0, sample.length * 0.7),
  sample.replaceAll('202', 'x'),
  sample.replaceAll(/(\d)"/g, '$1x"'),
  Buffer.from(
    sample.replaceAll(/canary/gi, (word) => `${word}\u00ff`),
    'latin1',
  ),
]

describe.each(formats.map(({ name }) => name))('given a file of the format %s that names people', (name) => {
  const sample = sampleOf(name)
  it('when it is imported twice, then the second time nothing is new', async () => {
    const { imported } = await workspaceNamed(`twice-${name}`)
    const first = await ok(imported(sample))
    expect(first.counts).toMatchObject({ withdrawn: 0, rejected: 0 })
    expect(first.counts.accepted).toBeGreaterThan(0)
    const again = await ok(imported(sample))
    // A page that overlaps another one tells of the same thing twice.
    const unchanged = first.counts.accepted + first.counts.unchanged
    expect(again.counts).toMatchObject({ accepted: 0, unchanged, withdrawn: 0, rejected: 0 })
  })
  it('when it is imported whole and broken, then no store and nothing that is shown has a name or an address', async () => {
    expect(sample).toMatch(CANARY)
    const { imported } = await workspaceNamed(`broken-${name}`)
    await ok(imported(sample))
    // Some damage makes it no file of the format at all: then the error is what is shown.
    for (const content of brokenOf(sample)) await imported(content)
    for (const file of readdirSync(imports.data))
      expect([file, CANARY.exec(readFileSync(join(imports.data, file)).toString('latin1'))]).toEqual([file, null])
    expect(CANARY.exec(shown.join('\n'))).toBeNull()
  })
})
