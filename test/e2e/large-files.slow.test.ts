import { createWriteStream, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { issue } from '#test/connectors/forges/github'
import { jsonArray, timeSheet } from '#test/support/files/large'
import { freshFolder } from '#test/support/process/folders'
import { withMemory } from '#test/support/process/memory'
import { runJson } from '#test/support/process/program'

const proving = process.env['WDI_PROVE'] === '1'

/**
 * MB of objects that a command may keep: twice what it needs, and half of the file. A command that keeps the file, or what
 * it read from it, is ended by V8.
 */
const HEAP = 64
/** The most memory in MB of the whole process: one that keeps the file's bytes outside of V8's heap takes more. */
const MOST = 300

/** The number of rows and of records, and the characters of text in each: 128 MB, or 1 GB when proving. */
const ROWS = proving ? { count: 1_000_000, length: 850 } : { count: 24_000, length: 5_150 }
const RECORDS = proving ? { count: 250_000, length: 2_000 } : { count: 12_000, length: 8_600 }

const KINDS = {
  'a table': { name: 'toggl.csv', content: () => timeSheet(ROWS.count, ' '.padEnd(ROWS.length, '.')) },
  'a JSON array': {
    name: 'issues.json',
    content: () =>
      jsonArray(RECORDS.count, (i) => issue(i + 1, { title: `Part ${i}`, body: '.'.repeat(RECORDS.length) })),
  },
}

describe.each(Object.entries(KINDS))('given %s much larger than the memory for it', (_, { name, content }) => {
  const folder = freshFolder()
  const data = join(folder, 'data')
  const path = join(folder, name)

  beforeAll(async () => {
    await pipeline(content(), createWriteStream(path))
    await runJson(['workspace', 'create', 'acme/website', '--data', data])
  })
  afterAll(() => rmSync(path))

  it.each([
    ['previewed', ['--dry-run']],
    ['imported', []],
  ] as const)('when it is %s, then that memory is enough', async (word, options) => {
    const of = ['--role', 'developer', '--workspace', 'acme/website', '--data', data]
    const { code, stderr, peak } = await withMemory(['import', path, ...of, ...options], HEAP)
    expect([code, stderr]).toEqual([0, ''])
    process.stderr.write(`${name} ${word}: ${Math.round(peak)} MB\n`)
    expect(peak).toBeGreaterThan(0)
    expect(peak).toBeLessThan(MOST)
  })
})
