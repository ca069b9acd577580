import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { planted } from '#test/faults/fault'
import { shell } from '#test/support/git/run'
import { copyOfProject } from '#test/support/process/planted'
import { project } from '#test/support/process/program'

// Does what each how-to says, in a copy of the project. The rules:
// - a block fenced as `<language> <path>` is a new file;
// - a block fenced as `diff <path>` changes a file: its lines without `+` must stand there once, however they are formatted,
//   and those without `-` take their place;
// - after all of them the project compiles, and the commands of the `sh` blocks, which run tests, succeed.

interface Block {
  readonly language: string
  readonly path: string | undefined
  readonly text: string
}

const blocksOf = (markdown: string): readonly Block[] =>
  [...markdown.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(([, language = '', path, text = '']) => ({
    language,
    path,
    text,
  }))

const side = (diff: string, other: '+' | '-'): string =>
  diff
    .split('\n')
    .filter((line) => !line.startsWith(other))
    .map((line) => line.slice(1))
    .join('\n')

const carryOut = (folder: string, { language, path, text }: Block): void => {
  if (path === undefined) return
  const file = join(folder, path)
  if (language === 'diff') {
    const edit = { file: path, find: side(text, '+'), replace: side(text, '-').trimEnd() }
    writeFileSync(file, planted({ ...edit, test: '', name: path }, readFileSync(file, 'utf8')))
    return
  }
  expect([path, existsSync(file)]).toEqual([path, false])
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The compiler with one thread and without its collector: it takes half the time of processors, and a tenth more memory. */
const COMPILES = 'GOGC=off node_modules/.bin/tsc -p tsconfig.json --noEmit --singleThreaded >&2'

/** `WRITE_DOCS=1 npm test -- <files>`, without the build that goes before. */
const JEST = 'node --experimental-vm-modules --disable-warning=ExperimentalWarning node_modules/jest/bin/jest.js -w 1'
const commandsIn = (blocks: readonly Block[]): readonly string[] =>
  blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.trim().split('\n'))
    .map((line) => {
      expect(line).toMatch(/^(WRITE_DOCS=1 )?npm test -- test\//)
      return `${line.replace('npm test --', JEST)} >&2`
    })

const pages = readdirSync(join(project, 'docs/how-to')).filter((name) => name !== 'README.md')

describe('given a copy of the project', () => {
  it.each(pages)('when %s is followed, then it compiles and its tests pass', async (page) => {
    const blocks = blocksOf(readFileSync(join(project, 'docs/how-to', page), 'utf8'))
    const folder = await copyOfProject()
    for (const block of blocks) carryOut(folder, block)
    await shell(folder, COMPILES)
    const commands = commandsIn(blocks)
    expect(commands).not.toEqual([])
    for (const command of commands) await shell(folder, command)
  })
})
