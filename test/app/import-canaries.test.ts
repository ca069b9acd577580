import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { InputOf } from '#app/field'
import { filesSource } from '#app/file-source'
import { importAndFold, previewImport } from '#app/import'
import { readInput } from '#app/run'
import { openWorkspace } from '#app/workspace'
import { formats } from '#connectors/files/formats'
import { openStores, type Stores } from '#stores/open'
import { unwatched } from '#test/app/support/unwatched'
import { SAMPLES } from '#test/connectors/files/samples'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'

const now = () => '2026-12-01T00:00:00.000Z'
const folder = newFolder()
const data = join(folder, 'data')
let stores: Stores
beforeAll(async () => {
  stores = await ok(openStores(data))
})
afterAll(() => stores.close())

/** The words of a sample that name or address a person. */
const CANARY = /canary/i

/** All that a person would be shown. */
const shown: string[] = []
const environment = () => ({
  ...stores,
  now,
  watcher: { ...unwatched, note: (notice: unknown) => shown.push(JSON.stringify(notice)) },
})

/** A workspace of its own, and how a file is imported into it with all that may be asked for. */
const workspaceNamed = async (workspace: string) => {
  const wishes = { organization: 'acme', workspace, name: workspace, client: 'Acme', project: 'Shop', owner: 'Ann' }
  const { workspaceId } = await ok(openWorkspace({ ...wishes, plan: 'scale' }, stores, now))
  const said = { dates: 'month-first', decimal: 'point', billable: 'yes', currency: 'EUR' }
  const given = { role: 'developer', container: 'acme', zone: 'Asia/Shanghai', ...said }
  const read = readInput(filesSource, given)
  if (read._tag === 'Left') throw new Error(JSON.stringify(read.left))
  const input = read.right as InputOf<typeof filesSource.fields>
  const requestOf = (content: string | Buffer) => {
    const path = join(folder, 'export')
    writeFileSync(path, content)
    return { source: filesSource, locations: [path], input, workspaceId, project: null, opened: null, sample: false }
  }
  return {
    imported: async (content: string | Buffer) => {
      const preview = await previewImport(requestOf(content), null, environment())
      const done = await importAndFold(requestOf(content), 10, environment())
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
  const sample = SAMPLES[name] ?? ''
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
    for (const file of readdirSync(data))
      expect([file, CANARY.exec(readFileSync(join(data, file)).toString('latin1'))]).toEqual([file, null])
    expect(CANARY.exec(shown.join('\n'))).toBeNull()
  })
})
