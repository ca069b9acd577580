import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Command } from 'commander'
import { commandLineProgram } from '#cli/program'
import { project } from '#test/support/process/program'

interface Leaf {
  readonly path: readonly string[]
  readonly command: Command
}
const leavesOf = (command: Command, path: readonly string[]): readonly Leaf[] =>
  command.commands.length === 0
    ? [{ path, command }]
    : command.commands.flatMap((one) => leavesOf(one, [...path, one.name()]))
const leaves = leavesOf(await commandLineProgram(), [])

/** `import <file>` is `import files <file>`. */
const IMPORT = 'import'

/** The words of each command that the console writes: what is no literal in the code is a value. */
const sources = join(project, 'console', 'src')
const commands = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('format'))
  .flatMap((file) =>
    [
      ...readFileSync(join(sources, file), 'utf8').matchAll(
        /(?:commandLine\(\s*\[|\bcommand\(|words: \[)([^\])]*)[\])]/g,
      ),
    ]
      .map(([, list = '']) =>
        list
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean),
      )
      .map((list) => list.map((word) => /^'(.*)'$/.exec(word)?.[1] ?? '<value>'))
      .filter(([first]) => first !== undefined && /^[a-z]/.test(first))
      .map((words) => ({ file, words })),
  )

const leafOf = (words: readonly string[]): Leaf | undefined =>
  leaves.find(({ path }) => path.every((word, at) => words[at] === word)) ??
  (words[0] === IMPORT ? leaves.find(({ path }) => path.join(' ') === 'import files') : undefined)

const problemsOf = (words: readonly string[]): readonly string[] => {
  const leaf = leafOf(words)
  if (leaf === undefined) return ['there is no such command']
  const { options, registeredArguments } = leaf.command
  const rest = words.slice(leaf.path.every((word, at) => words[at] === word) ? leaf.path.length : 1)
  const named = rest.filter((word) => word.startsWith('--'))
  const unknown = named.filter((word) => !options.some(({ long }) => long === word))
  const missing = options
    .filter(({ mandatory, long }) => mandatory && long !== '--workspace' && !named.includes(long ?? ''))
    .map(({ long }) => long)
  const values =
    rest.length -
    named.reduce((sum, word) => {
      const option = options.find(({ long }) => long === word)
      return sum + (option !== undefined && (option.required || option.optional) ? 2 : 1)
    }, 0)
  const least = registeredArguments.filter(({ required }) => required).length
  return [
    ...unknown.map((word) => `${word} is no option of it`),
    ...missing.map((word) => `${word} is missing`),
    ...(values < least ? ['an argument is missing'] : []),
    ...(values > registeredArguments.length ? ['there are too many arguments'] : []),
  ]
}

describe('given a command that the console shows', () => {
  it('then the program has it, with these options and arguments', () => {
    expect(commands.length).toBeGreaterThan(20)
    const wrong = commands.flatMap(({ file, words }) =>
      problemsOf(words).map((problem) => [file, words.join(' '), problem]),
    )
    expect(wrong).toEqual([])
  })
})
