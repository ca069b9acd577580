import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { products } from '#sources/products'
import { project } from '#test/support/process/program'

const page = join(project, 'docs', 'files.md')
const written = readFileSync(page, 'utf8')

const rows = products.flatMap(({ pages }) =>
  pages.flatMap(({ page: name, formats }) =>
    formats.map(({ name: as, title, variants }) => {
      const what = variants === undefined ? title : `${title}: ${variants}`
      return `| \`${as}\` | ${what} | [${name}](sources/${name}.md) |`
    }),
  ),
)

const FIRST = '| `--as` | what it is | page |\n|---|---|---|\n'
const before = written.slice(0, written.indexOf(FIRST) + FIRST.length)
const after = written.slice(written.indexOf('\n\n', before.length))
const made = `${before}${rows.join('\n')}${after}`
if (process.env['WRITE_DOCS'] === '1') writeFileSync(page, made)

describe('docs/files.md', () => {
  it('lists the formats of all products (WRITE_DOCS=1 writes them again)', () => {
    expect(readFileSync(page, 'utf8')).toBe(made)
  })
})
