#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { explainCommand } from './cli/explain.js'
import { importCommand } from './cli/import.js'
import { keyCommand } from './cli/key.js'
import { Failure } from './cli/output.js'
import { replayCommand } from './cli/replay.js'
import { serveCommand } from './cli/serve.js'
import { startCommand } from './cli/start.js'
import { statedCommands } from './cli/stated.js'
import { statusCommand } from './cli/status.js'
import { verifyCommand } from './cli/verify.js'
import { workCommand } from './cli/work.js'
import { workspaceCommand } from './cli/workspace.js'

// Exit codes: 0 done, 1 it could not be done, 2 the command was not understood.

const program = new Command('wdi')
  .description('Delivery evidence as events, folded into read documents, served by a JSON API')
  .exitOverride()
  .configureOutput({
    // One line, as all that goes wrong; a hint stands on a line of its own otherwise.
    outputError: (text, write) =>
      write(
        `${text
          .trim()
          .replace(/^error: /, 'wdi: ')
          .replace(/\s*\n\s*/g, ' ')}\n`,
      ),
  })
  .addHelpText('after', '\nExample:\n  wdi start --git . --port 8080')
for (const add of [
  startCommand,
  serveCommand,
  workCommand,
  importCommand,
  workspaceCommand,
  keyCommand,
  statusCommand,
  verifyCommand,
  replayCommand,
  explainCommand,
  statedCommands,
])
  add(program)

// A reader that goes away, as `| head` does, is no reason to stop.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else if (error instanceof Failure) {
    process.stderr.write(`wdi: ${error.message}\n`)
    process.exitCode = error.exitCode
  } else throw error
}
