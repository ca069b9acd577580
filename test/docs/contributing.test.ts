import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { GENERATED } from '#test/generate/generated'
import { project } from '#test/support/process/program'

const read = (path: string): string => readFileSync(join(project, path), 'utf8')
const page = read('CONTRIBUTING.md')
const section = (title: string): string => page.split(/\n## /).find((one) => one.startsWith(title)) ?? ''

describe('CONTRIBUTING.md', () => {
  it('lists every script of package.json, and no other', () => {
    const listed = [...section('Scripts').matchAll(/^\| `npm (?:run )?([\w:-]+)/gm)].map(([, name = '']) => name)
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Record<string, string> }
    expect([...new Set(listed)].sort()).toEqual(Object.keys(scripts).sort())
  })
  it('names each generated file with its test, which writes the file', () => {
    const rows = [...section('Generated files').matchAll(/^\| `([^`]+)`[^|]*\| `([^`]+)` \|$/gm)]
    const listed = rows.map(([, file, test]) => ({ file, test }))
    expect(listed).toHaveLength(GENERATED.length)
    expect(listed).toEqual(expect.arrayContaining([...GENERATED]))
    for (const { file, test } of GENERATED) {
      expect([file, read(test)]).toEqual([file, expect.stringContaining("process.env['WRITE_DOCS']")])
      expect([file, read(test)]).toEqual([file, expect.stringContaining(file.split('/').at(-1) as string)])
    }
  })
})
