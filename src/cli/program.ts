import { Command } from 'commander'
import { askCommand } from './ask.js'
import { backupCommand } from './backup.js'
import { explainCommand } from './explain.js'
import { groupCommands, plainHelp } from './help.js'
import { exampleText } from './hints.js'
import { importCommand } from './import.js'
import { listCommands } from './lists.js'
import { refuseTwice } from './options.js'
import { registryCommand } from './registry.js'
import { replayCommand } from './replay.js'
import { restoreCommand } from './restore.js'
import { serveCommand } from './serve.js'
import { startCommand } from './start.js'
import { statedCommands } from './stated.js'
import { statusCommand } from './status.js'
import { visible } from './terminal.js'
import { verifyCommand } from './verify.js'
import { VERSION } from './version.js'
import { workCommand } from './work.js'
import { workspaceCommand } from './workspace.js'

/** The whole command line. */
export const commandLineProgram = (): Command => {
  const program = new Command('wdi')
    .description('Collects delivery evidence as events, builds reports from them, and serves those as JSON')
    .version(VERSION, '--version', 'print the version')
    .exitOverride()
    .configureHelp(plainHelp)
    .configureOutput({
      // One line, like every error; otherwise a hint has a line of its own.
      outputError: (text, write) => {
        const line = text
          .trim()
          .replace(/^error: /, 'wdi: ')
          .split('\n')
          .flatMap((part) => part.trim() || [])
          .join(' ')
        write(`${visible(line)}\n`)
      },
    })
    .addHelpText('after', exampleText('start --git . --port 8080'))
  for (const add of [
    startCommand,
    askCommand,
    statusCommand,
    serveCommand,
    workCommand,
    importCommand,
    workspaceCommand,
    backupCommand,
    restoreCommand,
    verifyCommand,
    replayCommand,
    registryCommand,
    explainCommand,
    statedCommands,
    listCommands,
  ])
    add(program)
  groupCommands(program)
  refuseTwice(program)
  return program
}
