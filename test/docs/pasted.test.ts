import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'

/** Files of a folder and below it. */
const below = (folder: string, ends: readonly string[]): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ends.some((end) => file.endsWith(end)))
    .map((file) => join(folder, file))

const pages = ['README.md', 'CONTRIBUTING.md', ...below('docs', ['.md'])]
const sources = ['src', 'projections', 'console/src', 'client/src'].flatMap((folder) => below(folder, ['.ts', '.tsx']))

/** Lines with a command that npx may look for in a registry, and install. */
const unsafe = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /npx (?:--prefix \S+ )?wdi\b/.test(line))
    .map((line) => `${file}: ${line}`)

/** Lines of code blocks that begin with the bare name of the program, which no shell finds. */
const bare = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```(?:sh|text)?\n(.*?)^```/gms)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .filter((line) => /^(?:[A-Z_]+=\S+ )*wdi /.test(line))
      .map((line) => `${file}: ${line}`),
  )

describe('given a command that a page or a text shows', () => {
  it('when it is pasted, then npx installs nothing', () => {
    expect([...pages, ...sources].flatMap(unsafe)).toEqual([])
  })
  it('when it stands in a block of a page, then a shell finds the program', () => {
    expect(pages.flatMap(bare)).toEqual([])
  })
})
