import { Command } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { AnyCommand } from '#app/state/command'
import { type AllGiven, readInput } from '#app/state/input'
import { statedCommands } from '#cli/stated'

/** A command line as a shell would cut it: words, those in double quotes whole. */
export const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

export interface Parsed {
  readonly command: AnyCommand
  readonly given: AllGiven
  readonly as: string | null
}

/** What the program's own command line makes of a line, of which `wdi` and the workspace are left out. */
export const parsed = async (line: string): Promise<Parsed> => {
  let result: Parsed | undefined
  const program = new Command('wdi').exitOverride().configureOutput({ writeErr: () => undefined })
  statedCommands(program, async (command, given, { as = null }) => {
    result = { command, given, as }
  })
  await program.parseAsync([...wordsOf(line), '--workspace', 'acme/website'], { from: 'user' })
  if (result === undefined) throw new Error(`${line} is no command of the table`)
  return result
}

/** The same with its fields read; it must be a line that can be understood. */
export const understood = async (line: string) => {
  const { command, given, as } = await parsed(line)
  const input = readInput(command, given)
  if (isLeft(input)) throw new Error(`${line}: ${JSON.stringify(input.left)}`)
  return { command, input: input.right, as }
}
