import { type Command, InvalidArgumentError } from 'commander'
import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import { namesOf } from '../commands/acting.js'
import { readWhole } from '../commands/append.js'
import { connectionsOf, theConnection } from '../commands/connections.js'
import { accessOf, type Directory, directoryOf } from '../commands/context.js'
import type { Stores } from '../stores.js'
import {
  DATA_OPTION,
  type DataOption,
  foldAll,
  JSON_OPTION,
  orFail,
  orRefuse,
  parseSlugs,
  type Slugs,
  theWorkspace,
  WORKSPACE_OPTION,
  withExistingStores,
} from './context.js'
import { exampleText } from './hints.js'
import { type Output, outputOf } from './output.js'
import { openLettersOf } from './rejected.js'

interface Options extends DataOption {
  readonly workspace: Slugs
  readonly json?: boolean
}

/** Rows in columns, each as wide as its widest cell. */
export const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const directoryIn = async (workspaceId: Uuid, { eventLog }: Stores): Promise<Directory> =>
  directoryOf(orFail(await readWhole(streamOf.directory(workspaceId), eventLog)))

interface Listed {
  /** The name of the list in the result. */
  readonly name: string
  readonly rows: readonly object[]
  readonly lines: readonly (readonly string[])[]
}

const clients = async (workspaceId: Uuid, stores: Stores): Promise<Listed> => {
  const rows = (await directoryIn(workspaceId, stores)).clients.map(({ clientId: id, name, archived }) => ({
    id,
    name,
    archived,
  }))
  return {
    name: 'clients',
    rows,
    lines: rows.map(({ id, name, archived }) => [id, name, archived ? 'archived' : 'active']),
  }
}

const projects = async (workspaceId: Uuid, stores: Stores): Promise<Listed> => {
  const directory = await directoryIn(workspaceId, stores)
  const clientName = (id: Uuid): string => directory.clients.find(({ clientId }) => clientId === id)?.name ?? id
  const rows = directory.projects.map(({ projectId: id, name, status, clientId }) => ({
    id,
    name,
    status,
    clientId,
    client: clientName(clientId),
  }))
  return { name: 'projects', rows, lines: rows.map(({ id, name, status, client }) => [id, name, status, client]) }
}

const members = async (workspaceId: Uuid, stores: Stores): Promise<Listed> => {
  const access = accessOf(workspaceId, orFail(await readWhole(streamOf.access(workspaceId), stores.eventLog)))
  const names = orFail(await namesOf(access, stores))
  const rows = access.members.map(({ memberId: id, role, dataAccess }) => ({
    id,
    name: names.get(id) ?? null,
    role,
    dataAccess,
  }))
  const seen = ({ all, ...some }: (typeof rows)[number]['dataAccess']): string =>
    all || !('clients' in some)
      ? 'sees everything'
      : `sees ${some.clients.length} clients and ${some.projects.length} projects`
  return {
    name: 'members',
    rows,
    lines: rows.map(({ id, name, role, dataAccess }) => [id, name ?? 'no name', role, seen(dataAccess)]),
  }
}

const connections = async (workspaceId: Uuid, stores: Stores, output: Output): Promise<Listed> => {
  await foldAll(workspaceId, stores, output)
  const rows = orFail(await connectionsOf(workspaceId, stores.readStore)).map(
    ({ connectionId: id, label: name, provider, category, paused, removed, lastSuccessAt }) => ({
      id,
      name,
      provider,
      category,
      state: removed ? 'removed' : paused ? 'paused' : 'read',
      lastSuccessAt,
    }),
  )
  return {
    name: 'connections',
    rows,
    lines: rows.map(({ id, name, provider, state, lastSuccessAt }) => [
      id,
      name,
      provider,
      state,
      `last import ${lastSuccessAt ?? 'never'}`,
    ]),
  }
}

type Lister = (workspaceId: Uuid, stores: Stores, output: Output) => Promise<Listed>

const LISTS: Readonly<Record<string, Lister>> = {
  client: clients,
  project: projects,
  member: members,
  connection: connections,
}

const groupOf = (program: Command, name: string): Command =>
  program.commands.find((one) => one.name() === name) ?? program.command(name)

const DEFAULT_LIMIT = 100
const MOST = 10_000
const parseLimit = (text: string): number => {
  const limit = Number(text)
  if (!/^\d{1,5}$/.test(text) || limit < 1 || limit > MOST)
    throw new InvalidArgumentError(`A number from 1 to ${MOST} is expected.`)
  return limit
}

const listDeadLetters = (program: Command): void => {
  groupOf(program, 'dead-letter')
    .command('list')
    .description('list the records that imports rejected, with the reasons')
    .requiredOption(...WORKSPACE_OPTION, parseSlugs)
    .option('--connection <id or name>', 'only those of this connection (default: of all)')
    .option('--limit <number>', 'how many to show of each connection', parseLimit, DEFAULT_LIMIT)
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', exampleText('dead-letter list --workspace acme/website'))
    .action(
      async ({
        workspace,
        connection,
        limit,
        json = false,
        data,
      }: Options & { readonly connection?: string; readonly limit: number }) => {
        const output = outputOf({ json, data, workspace })
        const found = await withExistingStores({ data }, async (stores) => {
          const workspaceId = await theWorkspace(workspace, stores)
          await foldAll(workspaceId, stores, output)
          const all = orFail(await connectionsOf(workspaceId, stores.readStore))
          const wanted = connection === undefined ? all : [orRefuse(theConnection(connection, all))]
          const letters = []
          for (const one of wanted)
            letters.push({ connection: one, ...(await openLettersOf(workspaceId, one.connectionId, limit, stores)) })
          return letters
        })
        const total = found.reduce((sum, one) => sum + one.total, 0)
        const deadLetters = found.flatMap(({ connection: { connectionId, label }, letters }) =>
          letters.map((letter) => ({ connectionId, connection: label, ...letter })),
        )
        const rows = deadLetters.map(({ connection: label, record, reason, message }) => [
          label,
          record,
          reason,
          message,
        ])
        output.result({ total, deadLetters }, [
          ...columns(rows),
          total === 0
            ? 'No record was rejected.'
            : `${deadLetters.length} of ${total} rejected. A corrected record is taken by the next import; one to give up: \`wdi dead-letter drop --help\``,
        ])
      },
    )
}

export const listCommands = (program: Command): void => {
  for (const [name, list] of Object.entries(LISTS))
    groupOf(program, name)
      .command('list')
      .description(`list the ${name}s, with their ids`)
      .requiredOption(...WORKSPACE_OPTION, parseSlugs)
      .option(...DATA_OPTION)
      .option(...JSON_OPTION)
      .addHelpText('after', exampleText(`${name} list --workspace acme/website`))
      .action(async ({ workspace, json = false, data }: Options) => {
        const output = outputOf({ json, data, workspace })
        const listed = await withExistingStores({ data }, async (stores) =>
          list(await theWorkspace(workspace, stores), stores, output),
        )
        output.result({ [listed.name]: listed.rows }, [
          ...columns(listed.lines),
          ...(listed.lines.length === 0 ? [`There are no ${listed.name} yet.`] : []),
        ])
      })
  listDeadLetters(program)
}
