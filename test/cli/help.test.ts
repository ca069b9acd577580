import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Command } from 'commander'
import { COMMAND_GROUPS } from '#cli/help'
import { OF_NO_WORKSPACE } from '#cli/hints'
import { commandLineProgram } from '#cli/program'
import { below, type Named } from './support/commands.js'

const program = await commandLineProgram()

const all = below(program, '')
const leaves = all.filter(({ command }) => command.commands.length === 0)

const helpOf = (command: Command): string => {
  let text = ''
  const writeOut = (piece: string): void => {
    text += piece
  }
  command.configureOutput({ writeOut }).outputHelp()
  return text
}

describe('given the help of any command', () => {
  it('when it is shown, then no line is wider than 80 columns', () => {
    const wide = all.flatMap(({ path, command }) =>
      helpOf(command)
        .split('\n')
        .filter((line) => line.length > 80)
        .map((line) => [path, line]),
    )
    expect(wide).toEqual([])
  })
  it('when an option is required, then it is marked', () => {
    for (const { path, command } of leaves) {
      const marks = helpOf(command).replace(/\s+/g, ' ').split('(required)').length - 1
      expect([path, marks]).toEqual([path, command.options.filter(({ mandatory }) => mandatory).length])
    }
  })
  it('when it is the help of a single command, then it has an example that can be pasted', () => {
    for (const { path, command } of leaves)
      expect([path, helpOf(command)]).toEqual([path, expect.stringContaining(`:\n  npx --no wdi ${path}`)])
  })
  it('when it is the help of the program, then each command is in one group', () => {
    const names = program.commands.map((one) => one.name())
    expect(Object.values(COMMAND_GROUPS).flat().toSorted()).toEqual(names.toSorted())
    expect(helpOf(program)).toMatch(/\nTry it:\n {2}start /)
  })
})

/** Every command that a text of the program names, by the words after `wdi`. */
const hints = ['src', 'projections', 'sources'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/\\?`wdi ([a-z][^`\\]*)\\?`/g)].map(([, words = '']) => ({
        file,
        words,
      })),
    ),
)

describe('given a command that a text of the program names', () => {
  it('then the command exists, and the text has all that it requires', () => {
    expect(hints.length).toBeGreaterThan(20)
    for (const { file, words } of hints) {
      const found = leaves.find(({ path }) => `${words} `.startsWith(`${path} `))
      expect([file, words, found?.path]).toEqual([file, words, expect.any(String)])
      const given = words.slice(found?.path.length).trim().split(' ')
      if (given.includes('--help')) continue
      const { options, registeredArguments } = (found as Named).command
      const needed = options
        .filter(({ mandatory, long }) => mandatory && long !== '--workspace')
        .map(({ long }) => long)
      const missing = needed.filter((name) => !given.includes(name as string))
      const free = given.filter((word, i) => word !== '' && !word.startsWith('-') && !given[i - 1]?.startsWith('-'))
      const enough = free.length >= registeredArguments.filter(({ required }) => required).length
      expect([file, words, missing, enough]).toEqual([file, words, [], true])
    }
  })
  it('then the command accepts every option in the text', () => {
    for (const { path, command } of leaves) {
      const takes = command.options.some(({ long }) => long === '--workspace')
      expect([path, OF_NO_WORKSPACE.includes(path)]).toEqual([path, !takes])
    }
  })
})
