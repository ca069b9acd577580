import { describe, expect, it } from '@jest/globals'
import { commandLineProgram, programFor } from '#cli/program'
import { SUMMARIES } from '#cli/summaries'
import { below } from './support/commands.js'

describe('given the first words of a command line', () => {
  const names = Object.keys(SUMMARIES)
  it('when the program is loaded for a command, then it has all of that command, as the whole program has', async () => {
    const whole = await commandLineProgram()
    expect(whole.commands.map((command) => command.name()).sort()).toEqual([...names].sort())
    for (const name of names) {
      const program = await programFor([name])
      const pathsIn = (all: typeof whole) =>
        below(all, '')
          .map(({ path, command }) => `${path}: ${command.description()} ${command.options.map(({ flags }) => flags)}`)
          .filter((path) => path.startsWith(`${name} `) || path.startsWith(`${name}:`))
      expect([name, pathsIn(program)]).toEqual([name, pathsIn(whole)])
      expect(pathsIn(program)).not.toEqual([])
    }
  })
  it.each([[[]], [['--help']], [['--version']], [['strat']], [['help']]])(
    'when they are %j, then it has the names of all commands, and loads none of them',
    async (words) => {
      const program = await programFor(words)
      expect(program.commands.map((command) => [command.name(), command.description()])).toEqual(
        Object.entries(SUMMARIES),
      )
      expect(program.commands.flatMap(({ options, commands }) => [...options, ...commands])).toEqual([])
    },
  )
  it('when they ask for the help of a command, then that command is loaded', async () => {
    const program = await programFor(['help', 'start'])
    expect(program.commands.map((command) => command.name())).toEqual(['start'])
  })
})
