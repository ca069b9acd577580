import { readFile } from 'node:fs/promises'
import { Argument, type Command, Option } from 'commander'
import type { AnyCommand, StatedCommand } from '../commands/command.js'
import type { Field, Given } from '../commands/field.js'
import { type AllGiven, type Done, optionName, readInput, state } from '../commands/run.js'
import { table } from '../commands/table.js'
import {
  AS_OPTION,
  DATA_OPTION,
  type DataOption,
  foldAll,
  JSON_OPTION,
  now,
  orRefuse,
  parseSlugs,
  type Slugs,
  theWorkspace,
  WORKSPACE_OPTION,
  withExistingStores,
} from './context.js'
import { exampleText } from './hints.js'
import { Failure, outputOf } from './output.js'

interface Common extends DataOption {
  readonly workspace: Slugs
  readonly as?: string
  readonly json?: boolean
}
/** What a group's commands are about. */
export const GROUPS: Readonly<Record<string, string>> = {
  workspace: 'create, rename and delete workspaces',
  client: 'clients and their names',
  project: 'projects and their states',
  container: 'assign repositories, trackers, calendars and accounts to projects',
  member: 'members: their roles, and what they may see',
  key: 'issue, rotate, revoke and list API keys',
  engagement: 'what was agreed with the client',
  scope: 'the items agreed on',
  'change-order': 'what the client approved beyond the agreed scope',
  objective: 'what a project is meant to achieve',
  milestone: 'milestones a project has reached',
  question: 'questions of the client, and their answers',
  estimate: 'expected total cost',
  assumption: 'assumptions behind the numbers',
  rate: 'hourly cost per role',
  invoice: 'invoices by hand',
  change: 'link changes to work items by hand',
  meeting: 'tag meetings by hand',
  item: 'correct work items by hand',
  plan: "the workspace's plan",
  trial: 'product trials',
  subscription: 'the subscription',
  payment: 'payments',
  settings: "the workspace's settings",
  connection: 'connections to sources',
  'dead-letter': 'records that an import rejected',
}

const contentOf = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Failure(`the file ${path} cannot be read (${code}): see that it exists and may be read`)
  }
}

/** What commander parsed, by the names of the command's fields; a file is given as its content. */
const givenTo = async ({ fields }: AnyCommand, words: readonly Given[], options: AllGiven): Promise<AllGiven> => {
  const given: Record<string, Given> = {}
  const rest = [...words]
  for (const [name, { form }] of Object.entries(fields) as [string, Field<unknown>][]) {
    const value = form === 'argument' || form === 'words' ? rest.shift() : options[name]
    given[name] = form === 'file' && typeof value === 'string' ? await contentOf(value) : value
  }
  return given
}

/** `ProjectStatusChanged` → `project status changed`. */
const inWords = (type: string): string => type.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const said = ({ ids, events, key, changed, carried = {} }: Done): readonly string[] => [
  ...events.map(({ type, entity }) => `${inWords(type)}: ${entity.key}`),
  ...(events.length === 0
    ? [`${changed ? 'Renamed:' : 'Nothing changed: already recorded as'} ${Object.values(ids).join(', ')}`]
    : []),
  ...Object.entries(carried).map(([what, count]) => `Facts ${what}: ${count}`),
  ...(key === null ? [] : ['Its key, shown this once:', '', `  ${key}`, '']),
]

export type Run = (command: AnyCommand, given: AllGiven, common: Common) => Promise<void>

const run: Run = async (command, given, { workspace, as = null, json = false, data }) => {
  const output = outputOf({ json, data, workspace })
  const input = orRefuse(readInput(command, given))
  const done = await withExistingStores({ data }, async (stores) => {
    const workspaceId = await theWorkspace(workspace, stores)
    return orRefuse(
      await state({ command, input, workspaceId, as }, stores, now(), () => foldAll(workspaceId, stores, output)),
    )
  })
  const { ids, key, changed, warnings, carried } = done
  for (const warning of warnings) output.note(`Warning: ${warning}`)
  output.result({ ...ids, ...(key === null ? {} : { key }), changed, ...carried }, said(done))
}

const addField = (command: Command, name: string, field: Field<unknown>): void => {
  const { form, placeholder, description, choices } = field
  if (form === 'argument' || form === 'words') {
    const argument = new Argument(form === 'words' ? `<${placeholder}...>` : `<${placeholder}>`, description)
    command.addArgument(choices.length === 0 ? argument : argument.choices(choices))
    return
  }
  const option = new Option(form === 'flag' ? optionName(name) : `${optionName(name)} <${placeholder}>`, description)
  if (field.required) option.makeOptionMandatory()
  if (choices.length > 0) option.choices(choices)
  if (form === 'list')
    option.argParser((word: string, before: readonly string[] | undefined) => [...(before ?? []), word])
  command.addOption(option)
}

export const exampleOf = ({ path, example }: Pick<StatedCommand, 'path' | 'example'>): string =>
  [path, example, '--workspace acme/website'].filter(Boolean).join(' ')

/** Adds every command of the table, in groups that are there already or are made. */
export const statedCommands = (program: Command, use: Run = run): void => {
  for (const stated of table) {
    const [groupName = '', name = ''] = stated.path.split(' ')
    const group = program.commands.find((one) => one.name() === groupName) ?? program.command(groupName)
    group.description(GROUPS[groupName] ?? '')
    const command = group.command(name).description(stated.summary)
    for (const [field, definition] of Object.entries(stated.fields) as [string, Field<unknown>][])
      addField(command, field, definition)
    command
      .requiredOption(...WORKSPACE_OPTION, parseSlugs)
      .option(...AS_OPTION)
      .option(...DATA_OPTION)
      .option(...JSON_OPTION)
      .addHelpText('after', exampleText(exampleOf(stated)))
      .action(async () => {
        const options = command.opts<Common & AllGiven>()
        await use(stated, await givenTo(stated, command.processedArgs as readonly Given[], options), options)
      })
  }
}
