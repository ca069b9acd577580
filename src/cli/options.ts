import { Argument, type Command, InvalidArgumentError, Option } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import { readGivenFile } from '#app/import/given-file'
import { FORMER_OPTIONS, GIVEN_BEFORE } from '#app/state/amount'
import { type Field, type Fields, type Given, slugs } from '#app/state/field'
import { type AllGiven, optionName } from '#app/state/input'
import type { Slugs } from '#app/state/workspace'
import { DEFAULT_DATA } from './hints.js'
import { Failure } from './output.js'

/** The options of every command that works on a data folder. */
export interface Common {
  readonly data: string
  readonly json?: boolean
}
/** The options of every command that works on a workspace. */
export interface InWorkspace extends Common {
  readonly workspace: Slugs
}

/** `organization/workspace`, both slugs. */
const parseSlugs = (text: string): Slugs => {
  const read = slugs.read(text)
  if (isLeft(read)) throw new InvalidArgumentError(read.left)
  return read.right
}

/** A port number, 0 for any free port. */
const parsePort = (text: string): number => {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new InvalidArgumentError('Expected a port: a number from 0 to 65535.')
  return port
}

const WORKSPACE = ['--workspace <organization/workspace>', 'the workspace, by its two slugs'] as const

export const withWorkspace = (command: Command): Command => command.requiredOption(...WORKSPACE, parseSlugs)
export const withAnyWorkspace = (command: Command): Command => command.option(...WORKSPACE, parseSlugs)
export const withActor = (command: Command): Command =>
  command.option('--as <member>', 'member who acts, by id or display name (default: the owner)')
export const withAddress = (command: Command): Command =>
  command
    .option('--port <port>', 'port to listen on, 0 for a free one', parsePort, 8080)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
/** Added last, so that they are at the end of the help. */
export const withCommon = (command: Command): Command =>
  command
    .option('--data <dir>', 'data folder', DEFAULT_DATA)
    .option('--json', 'print the result as one line of JSON; everything else goes to standard error')

/** An option that takes all values that it is given. */
export class ListOption extends Option {}

/** Refuses an option of one value that is given twice, on a command and on all below it: otherwise the last one would win. */
export const refuseTwice = (command: Command): void => {
  for (const option of command.options) {
    if (option instanceof ListOption || !(option.required || option.optional)) continue
    let isGiven = false
    command.on(`option:${option.name()}`, () => {
      if (isGiven) command.error(`error: option '${option.flags}' is given twice: give it once`)
      isGiven = true
    })
  }
  for (const one of command.commands) refuseTwice(one)
}

/** The command of a group of the program, made if there is none. */
export const groupOf = (program: Command, name: string): Command =>
  program.commands.find((one) => one.name() === name) ?? program.command(name)

const entriesOf = (fields: Fields): readonly (readonly [string, Field<unknown>])[] => Object.entries(fields)

/** Adds an option or argument for each field. */
export const withFields = (command: Command, fields: Fields): Command => {
  for (const [name, { form, placeholder, description, choices, required, default: word }] of entriesOf(fields)) {
    if (form === 'argument' || form === 'words') {
      const argument = new Argument(form === 'words' ? `<${placeholder}...>` : `<${placeholder}>`, description)
      command.addArgument(choices.length === 0 ? argument : argument.choices(choices))
      continue
    }
    const Kind = form === 'list' ? ListOption : Option
    const option = new Kind(form === 'flag' ? optionName(name) : `${optionName(name)} <${placeholder}>`, description)
    if (required) option.makeOptionMandatory()
    if (choices.length > 0) option.choices(choices)
    if (word !== null) option.default(word)
    if (form === 'list')
      option.argParser((text: string, before: readonly string[] | undefined) => [...(before ?? []), text])
    command.addOption(option)
    if (form === 'money')
      for (const [former, { placeholder: word }] of Object.entries(FORMER_OPTIONS))
        command.addOption(new Option(`${optionName(former)} <${word}>`).implies({ [name]: GIVEN_BEFORE }).hideHelp())
  }
  return command
}

/** The text of a file, without the byte order mark of editors on Windows. */
const contentOf = async (path: string): Promise<string> => {
  const read = await readGivenFile(path)
  if (isLeft(read)) throw new Failure(read.left)
  const bytes = read.right
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Failure(`the file ${path} is not UTF-8: save it as UTF-8`)
  }
}

/** The words that commander parsed, by field; a file is replaced by its content. */
export const givenTo = async (
  { fields }: { readonly fields: Fields },
  words: readonly Given[],
  options: AllGiven,
): Promise<AllGiven> => {
  const given: Record<string, Given> = {}
  const rest = [...words]
  for (const [name, { form }] of entriesOf(fields)) {
    const value = form === 'argument' || form === 'words' ? rest.shift() : options[name]
    given[name] = form === 'file' && typeof value === 'string' ? await contentOf(value) : value
    if (form === 'money') for (const former of Object.keys(FORMER_OPTIONS)) given[former] = options[former]
  }
  return given
}
