import { CommanderError } from 'commander'
import { pasteable, type Repeated } from './hints.js'
import { type ExitCode, Failure } from './output.js'
import { programFor } from './program.js'
import { visible } from './terminal.js'

// Exit codes: 0 done, 1 it could not be done, 2 the command was not understood, 130 stopped with Ctrl-C.

/** Runs a command to its end. Where it fails, a line on standard error says why, for each thing that failed; the exit code. */
export const runCommandLine = async (words: readonly string[]): Promise<ExitCode | 0> => {
  const program = await programFor(words)
  let repeated: Repeated = {}
  program.hook('preAction', (_, command) => {
    repeated = command.opts<Repeated>()
  })
  try {
    await program.parseAsync(words, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (!(error instanceof Failure)) throw error
    for (const message of [error.message, ...error.others])
      if (message !== '') process.stderr.write(`wdi: ${visible(pasteable(message, repeated))}\n`)
    return error.exitCode
  }
}
