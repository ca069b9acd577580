import { Command } from 'commander'
import { groupCommands, plainHelp } from './help.js'
import { exampleText } from './hints.js'
import { refuseTwice } from './options.js'
import { type CommandName, SUMMARIES } from './summaries.js'
import { visible } from './terminal.js'
import { VERSION } from './version.js'

type Adding = (program: Command) => void

/** Commands that have modules of their own. All others are groups of stated facts and of lists. */
const OWN_MODULES: Readonly<Partial<Record<CommandName, () => Promise<Adding>>>> = {
  start: async () => (await import('./start.js')).startCommand,
  ask: async () => (await import('./ask.js')).askCommand,
  status: async () => (await import('./status.js')).statusCommand,
  serve: async () => (await import('./serve.js')).serveCommand,
  work: async () => (await import('./work.js')).workCommand,
  sync: async () => (await import('./sync.js')).syncCommand,
  import: async () => (await import('./import.js')).importCommand,
  backup: async () => (await import('./backup.js')).backupCommand,
  restore: async () => (await import('./restore.js')).restoreCommand,
  verify: async () => (await import('./verify.js')).verifyCommand,
  replay: async () => (await import('./replay.js')).replayCommand,
  registry: async () => (await import('./registry.js')).registryCommand,
  explain: async () => (await import('./explain.js')).explainCommand,
}

const loadGroups = async (): Promise<readonly Adding[]> => {
  const { workspaceCommand } = await import('./workspace.js')
  const { statedCommands } = await import('./stated.js')
  const { listCommands } = await import('./lists.js')
  const { memberLinkCommand } = await import('./member-link.js')
  const { memberAddressCommand } = await import('./member-address.js')
  const { hostCommands } = await import('./hosts.js')
  const { hookCommand } = await import('./hook.js')
  return [
    workspaceCommand,
    (program) => statedCommands(program),
    listCommands,
    memberLinkCommand,
    memberAddressCommand,
    hostCommands,
    hookCommand,
  ]
}

const names = Object.keys(SUMMARIES) as readonly CommandName[]
const isCommand = (word: string | undefined): word is CommandName => names.some((name) => name === word)

/** Adds the names of all commands, which is what the program's own help and its errors need. */
const addNames: Adding = (program) => {
  for (const name of names) program.command(name).description(SUMMARIES[name])
}

const programWith = (all: readonly Adding[]): Command => {
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
  for (const add of all) add(program)
  groupCommands(program)
  refuseTwice(program)
  return program
}

/** The whole command line. */
export const commandLineProgram = async (): Promise<Command> => {
  const all: Adding[] = []
  for (const load of Object.values(OWN_MODULES)) all.push(await load())
  return programWith([...all, ...(await loadGroups())])
}

/**
 * The command line for some words, with the modules of the command that they name. Loading all of them would take each command
 * three times the processor time.
 */
export const programFor = async (words: readonly string[]): Promise<Command> => {
  const name = words[0] === 'help' ? words[1] : words[0]
  if (!isCommand(name)) return programWith([addNames])
  const load = OWN_MODULES[name]
  return programWith(load === undefined ? await loadGroups() : [await load()])
}
