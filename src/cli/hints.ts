import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { quoted } from '#domain/shell'

// Texts name commands in backticks: `wdi key list`. They are printed in a form that can be pasted.

const packageFolder = (folder: string): string =>
  existsSync(join(folder, 'package.json')) || dirname(folder) === folder ? folder : packageFolder(dirname(folder))

/** The folder in which the program is installed. */
export const INSTALLED = packageFolder(import.meta.dirname)

/** The folder of its build. */
export const BUILT = join(INSTALLED, 'dist')

export const DEFAULT_DATA = './data'

/** The options of the running command that a printed command has to repeat. */
export interface Repeated {
  readonly data?: string
  readonly workspace?: { readonly organization: string; readonly workspace: string }
}

/** Commands that concern a data folder as a whole; all others name a workspace. */
export const OF_NO_WORKSPACE: readonly string[] = [
  'start',
  'serve',
  'work',
  'status',
  'backup',
  'restore',
  'verify',
  'replay',
  'registry renew',
  'workspace create',
]

/**
 * The words that call the program from a folder. npx finds a name only in the package of that folder, and asks a registry
 * for all others: `--no` lets it install none of them.
 */
export const programFrom = (folder: string): string =>
  packageFolder(folder) === INSTALLED ? 'npx --no wdi' : `npx --no --prefix ${quoted(INSTALLED)} wdi`

/** A command, with those options of the running one that it also takes. */
export const commandLine = (words: string, { data = DEFAULT_DATA, workspace }: Repeated): string => {
  const isHelp = words.endsWith('--help')
  const needsWorkspace = !isHelp && !OF_NO_WORKSPACE.some((name) => words === name || words.startsWith(`${name} `))
  return [
    programFrom(process.cwd()),
    words,
    ...(needsWorkspace && workspace !== undefined && !words.includes('--workspace')
      ? [`--workspace ${workspace.organization}/${workspace.workspace}`]
      : []),
    ...(isHelp || data === DEFAULT_DATA || words.includes('--data') ? [] : [`--data ${quoted(data)}`]),
  ].join(' ')
}

/** A text with its commands in a form that can be pasted. */
export const pasteable = (text: string, repeated: Repeated): string =>
  text.replace(/`wdi ([^`\n]+)`/g, (_, words: string) => `\`${commandLine(words, repeated)}\``)

const WIDTH = 78
const INDENT = '    '

/** The places where a line can be broken: blanks outside quotes. */
const blanks = (line: string): readonly number[] => {
  let quote = ''
  return [...line].flatMap((letter, i) => {
    if (letter === quote) quote = ''
    else if (quote === '' && (letter === '"' || letter === "'")) quote = letter
    return letter === ' ' && quote === '' && i >= INDENT.length ? [i] : []
  })
}

/** An example in lines of at most 80 columns that can be pasted: broken before an option, else before a word. */
const folded = (line: string): string => {
  const lines: string[] = []
  let rest = line
  while (rest.length > WIDTH) {
    const fitting = blanks(rest).filter((i) => i <= WIDTH - 2)
    const at = fitting.findLast((i) => rest.startsWith(' --', i)) ?? fitting.at(-1)
    if (at === undefined) break
    lines.push(`${rest.slice(0, at)} \\`)
    rest = INDENT + rest.slice(at + 1)
  }
  return [...lines, rest].map((one) => `  ${one}`).join('\n')
}

/** The examples at the end of a command's help. */
export const exampleText = (...examples: readonly string[]): string =>
  `\n${examples.length === 1 ? 'Example' : 'Examples'}:\n${examples.map((words) => folded(`${programFrom(process.cwd())} ${words}`)).join('\n')}`
