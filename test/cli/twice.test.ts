import { EventEmitter } from 'node:events'
import { describe, expect, it } from '@jest/globals'
import { CommanderError, type Option } from 'commander'
import { addressOf, parametersIn, theOperation } from '#cli/ask'
import { ListOption } from '#cli/options'
import { commandLineProgram } from '#cli/program'
import { below, type Named } from './support/commands.js'

/** Every option of every command, in a program of its own: commander remembers what it was given. */
const optionsOf = async (): Promise<readonly (Named & { readonly option: Option })[]> =>
  below(await commandLineProgram(), '').flatMap(({ path, command }) =>
    command.options.map((option) => ({ path, command, option })),
  )

/** Words of which one is a value of any option. */
const VALUES = [
  '8080',
  'https://wdi.example.com',
  'acme/website',
  'growth=1200',
  '1',
  '2026-03-01',
  'Europe/Berlin',
  'yes',
]

/** What a command says to an option with the first of the values that it takes; null if it says nothing. */
const given = ({ command, option }: Named & { readonly option: Option }, value: string): string | null => {
  if (!(command instanceof EventEmitter)) throw new Error('commander tells options otherwise')
  command.configureOutput({ writeErr: () => undefined, outputError: () => undefined })
  try {
    command.emit(`option:${option.name()}`, value)
    return null
  } catch (error) {
    if (error instanceof CommanderError) return error.message
    throw error
  }
}

const valueFor = (one: Named & { readonly option: Option }): string =>
  [...(one.option.argChoices ?? []), ...VALUES].find((value) => given(one, value) === null) ?? ''

const takesValue = ({ option }: { readonly option: Option }): boolean => option.required || option.optional

describe('given any option of any command', () => {
  it('when it takes one value and is given twice, then it is refused, whatever the values', async () => {
    const single = (await optionsOf()).filter((one) => takesValue(one) && !(one.option instanceof ListOption))
    expect(single.length).toBeGreaterThan(300)
    for (const one of single) {
      const value = valueFor(one)
      expect([one.path, one.option.flags, value]).toEqual([one.path, one.option.flags, expect.stringMatching(/./)])
      expect([one.path, given(one, value)]).toEqual([
        one.path,
        `error: option '${one.option.flags}' is given twice: give it once`,
      ])
    }
  })
  it('when commands of every kind are counted, then none is left out', async () => {
    const paths = [...new Set((await optionsOf()).map(({ path }) => path))]
    for (const path of ['start', 'serve', 'work', 'ask', 'explain', 'backup', 'restore', 'status', 'verify', 'replay'])
      expect([path, paths.some((one) => one === path || one.endsWith(` ${path}`))]).toEqual([path, true])
    expect(paths.filter((path) => path.endsWith(' list')).length).toBeGreaterThan(10)
  })
  it('when it takes several values, then it may be given several times', async () => {
    const several = (await optionsOf()).filter(({ option }) => option instanceof ListOption)
    expect(several.length).toBeGreaterThan(0)
    for (const one of several) {
      const value = valueFor(one)
      expect([one.path, one.option.flags, given(one, value === 'growth=1200' ? 'starter=60' : value)]).toEqual([
        one.path,
        one.option.flags,
        null,
      ])
    }
  })
})

describe('given two files of answers, as a user gave them', () => {
  it('when both are given by --answers, then the command is refused, and neither is dropped in silence', async () => {
    const program = await commandLineProgram()
    const words = ['import', 'harvest.csv', '--answers', 'a1.json', '--answers', 'a2.json']
    for (const { command } of below(program, '')) command.configureOutput({ outputError: () => undefined })
    await expect(program.parseAsync(words, { from: 'user' })).rejects.toThrow(
      "error: option '--answers <file>' is given twice: give it once",
    )
  })
})

describe('given a parameter of an operation twice', () => {
  const asked = (named: string, words: readonly string[]): string =>
    addressOf(theOperation(named), { organization: 'acme', workspace: 'website' }, parametersIn(words), 'http://host')

  it('when it stands in the query, then both are sent, so that the service refuses what takes one value', () => {
    expect(asked('search', ['tz=UTC', 'tz=Europe/Berlin'])).toMatch(/\?tz=UTC&tz=Europe%2FBerlin$/)
  })
  it('when it stands in the path, then it is refused', () => {
    expect(() => asked('audit.read', ['eventId=a', 'eventId=b'])).toThrow(
      'eventId is given more than once: give it once',
    )
  })
})
