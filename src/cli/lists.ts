import type { Command } from 'commander'
import type { Environment } from '#app/environment'
import { listConnections, showConnection } from '#app/inspect/connections'
import { type ListError, listClients, listKeys, listMembers, listProjects, listRejected } from '#app/inspect/lists'
import type { Uuid } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { columns, limitOption } from './columns.js'
import { connectionLines, connectionRows } from './connection-lines.js'
import { onWorkspace } from './environment.js'
import { exampleText } from './hints.js'
import { groupOf, type InWorkspace, withCommon, withWorkspace } from './options.js'
import { outputOf } from './output.js'
import { statedLists } from './stated-lists.js'

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

/** A list of records that a person refers to by id. */
const named = <A>(group: string, read: List<A>['read'], cells: (row: A) => readonly string[]): List<A> => ({
  group,
  description: `list the ${group}s, with their ids`,
  example: `${group} list --workspace acme/website`,
  read,
  lines: (rows) => [...inColumns(cells)(rows), ...(rows.length === 0 ? [`There are no ${group}s yet.`] : [])],
})

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
    .option(...limitOption('how many to show for each connection'))
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
    .description('show a connection, by id or name: how far it is read, and what was answered about its records')
  withCommon(withWorkspace(command))
    .addHelpText('after', exampleText('connection show "Toggl Track" --workspace acme/website'))
    .action(async (connection: string, { workspace, json = false, data }: InWorkspace) => {
      const output = outputOf({ json, data, workspace })
      const shown = await onWorkspace({ data, workspace }, output, (workspaceId, environment) =>
        showConnection(workspaceId, connection, environment),
      )
      output.result(shown, connectionLines(shown))
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
  addList(program, {
    ...named('connection', listConnections, () => []),
    lines: (rows) => [...connectionRows(rows), ...(rows.length === 0 ? ['There are no connections yet.'] : [])],
  })
  statedLists(program)
  showConnectionCommand(program)
  listRejectedCommand(program)
}
