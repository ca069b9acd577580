import { type Command, InvalidArgumentError } from 'commander'
import { listPrices, listRates, listRoles } from '#app/commercial-lists'
import type { Environment } from '#app/environment'
import {
  type ListError,
  listClients,
  listConnections,
  listKeys,
  listMembers,
  listProjects,
  listRejected,
  showConnection,
} from '#app/lists'
import type { Uuid } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { answerLine } from './assumed.js'
import { onWorkspace } from './environment.js'
import { exampleText } from './hints.js'
import { groupOf, type InWorkspace, withCommon, withWorkspace } from './options.js'
import { outputOf } from './output.js'

/** Rows in columns, each as wide as its widest cell. */
const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** A list of a workspace, and the way its rows are printed. */
interface List<A> {
  /** The command's group, in the singular. */
  readonly group: string
  readonly description: string
  readonly example: string
  readonly read: (workspaceId: Uuid, environment: Environment) => Outcome<ListError, readonly A[]>
  readonly lines: (rows: readonly A[]) => readonly string[]
}

const inColumns =
  <A>(cells: (row: A) => readonly string[]) =>
  (rows: readonly A[]): readonly string[] =>
    columns(rows.map(cells))

/** Adds `list` to a group. */
const addList = <A>(program: Command, { group, description, example, read, lines }: List<A>): void => {
  const name = `${group}s`
  withCommon(withWorkspace(groupOf(program, group).command('list').description(description)))
    .addHelpText('after', exampleText(example))
    .action(async ({ workspace, json = false, data }: InWorkspace) => {
      const output = outputOf({ json, data, workspace })
      const rows = await onWorkspace({ data, workspace }, output, read)
      output.result({ [name]: rows }, lines(rows))
    })
}

/** A list with one line a row. */
const listed = <A>(
  group: string,
  description: string,
  read: List<A>['read'],
  cells: (row: A) => readonly string[],
): List<A> => ({
  group,
  description,
  example: `${group} list --workspace acme/website`,
  read,
  lines: (rows) => [...inColumns(cells)(rows), ...(rows.length === 0 ? [`There are no ${group}s yet.`] : [])],
})

/** A list of records that a person refers to by id. */
const named = <A>(group: string, read: List<A>['read'], cells: (row: A) => readonly string[]): List<A> =>
  listed(group, `list the ${group}s, with their ids`, read, cells)

const DEFAULT_LIMIT = 100
const MOST = 10_000
const parseLimit = (text: string): number => {
  const limit = Number(text)
  if (!/^\d{1,5}$/.test(text) || limit < 1 || limit > MOST)
    throw new InvalidArgumentError(`Expected a number from 1 to ${MOST}.`)
  return limit
}

interface RejectedOptions extends InWorkspace {
  readonly connection?: string
  readonly limit: number
}

const listRejectedCommand = (program: Command): void => {
  const command = groupOf(program, 'dead-letter')
    .command('list')
    .description('list the records that imports rejected, with the reasons')
  withWorkspace(command)
    .option('--connection <id or name>', 'only records of this connection (default: of all)')
    .option('--limit <number>', 'how many to show for each connection', parseLimit, DEFAULT_LIMIT)
  withCommon(command)
    .addHelpText('after', exampleText('dead-letter list --workspace acme/website'))
    .action(async ({ workspace, connection, limit, json = false, data }: RejectedOptions) => {
      const output = outputOf({ json, data, workspace })
      const { total, deadLetters } = await onWorkspace({ data, workspace }, output, (workspaceId, environment) =>
        listRejected({ workspaceId, connection: connection ?? null, limit }, environment),
      )
      const rows = deadLetters.map(({ connection: label, record, reason, message }) => [label, record, reason, message])
      output.result({ total, deadLetters }, [
        ...columns(rows),
        total === 0
          ? 'No records were rejected.'
          : `Showing ${deadLetters.length} of ${total} rejected. The next import takes corrected records. To give one up, see \`wdi dead-letter drop --help\``,
      ])
    })
}

const showConnectionCommand = (program: Command): void => {
  const command = groupOf(program, 'connection')
    .command('show <connection>')
    .description('show a connection, by id or name, and what was answered about its files')
  withCommon(withWorkspace(command))
    .addHelpText('after', exampleText('connection show "Toggl Track" --workspace acme/website'))
    .action(async (connection: string, { workspace, json = false, data }: InWorkspace) => {
      const output = outputOf({ json, data, workspace })
      const shown = await onWorkspace({ data, workspace }, output, (workspaceId, environment) =>
        showConnection(workspaceId, connection, environment),
      )
      const { id, name, provider, state, lastSuccessAt, answers, mapping } = shown
      output.result(shown, [
        `${name}, of ${provider}, ${state}, last import ${lastSuccessAt ?? 'never'}`,
        ...answers.map((one) => `  ${answerLine(one)}`),
        ...(mapping === null ? [] : [`  mapping: ${mapping}`]),
        answers.length === 0 && mapping === null
          ? 'Nothing was answered about its files.'
          : `To change an answer, see \`wdi connection answer --help\`; to be asked again, \`wdi connection forget ${id} role\``,
      ])
    })
}

/** Adds the lists of a workspace, each to its group. */
export const listCommands = (program: Command): void => {
  addList(program, {
    group: 'key',
    description: 'list the keys, without their secrets',
    example: 'key list --workspace acme/website --json',
    read: listKeys,
    lines: (rows) =>
      rows.map(
        ({ id, prefix, status, name, lastUsedAt }) =>
          `${id}  ${prefix}  ${status}  ${name}  last used ${lastUsedAt ?? 'never'}`,
      ),
  })
  addList(
    program,
    named('client', listClients, ({ id, name, archived }) => [id, name, archived ? 'archived' : 'active']),
  )
  addList(
    program,
    named('project', listProjects, ({ id, name, status, client }) => [id, name, status, client]),
  )
  addList(
    program,
    named('member', listMembers, ({ id, name, role, dataAccess }) => [
      id,
      name ?? 'no name',
      role,
      dataAccess.all
        ? 'sees everything'
        : `sees ${dataAccess.clients.length} clients and ${dataAccess.projects.length} projects`,
    ]),
  )
  addList(
    program,
    named('connection', listConnections, ({ id, name, provider, state, lastSuccessAt }) => [
      id,
      name,
      provider,
      state,
      `last import ${lastSuccessAt ?? 'never'}`,
    ]),
  )
  addList(
    program,
    listed(
      'rate',
      'list the rates, with the days from which they hold',
      listRates,
      ({ role, amount, currency, from, client, project }) => [
        role,
        `${amount} ${currency} an hour`,
        `from ${from}`,
        client === null && project === null ? 'everywhere' : `for ${client ?? project}`,
      ],
    ),
  )
  addList(
    program,
    listed(
      'price',
      'list the prices that clients agreed to, with their days',
      listPrices,
      ({ project, role, amount, currency, from, to }) => [
        project,
        role,
        `${amount} ${currency} an hour`,
        `from ${from}${to === null ? '' : ` to ${to}`}`,
      ],
    ),
  )
  addList(
    program,
    listed('role', 'list the roles that were put into bands', listRoles, ({ role, band }) => [
      role,
      band ?? 'by its name',
    ]),
  )
  showConnectionCommand(program)
  listRejectedCommand(program)
}
