import { resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import { foldAll } from '#app/folding'
import { connectionsOf, theConnection } from '#app/state/connections'
import { type ChoicesGiven, choiceFields } from '#app/state/import-choices'
import { type AllGiven, readInput } from '#app/state/input'
import { type CheckLine, checkConnection } from '#app/sync/check-connection'
import { connectHost } from '#app/sync/connect'
import type { Hosts, TokenSource } from '#app/sync/hosts'
import { hostsOn } from '#composition/hosts'
import type { Uuid } from '#domain/common'
import { onWorkspace } from './environment.js'
import { orFail } from './errors.js'
import { exampleText } from './hints.js'
import { interruptible } from './interruption.js'
import {
  givenTo,
  groupOf,
  type InWorkspace,
  ListOption,
  withActor,
  withCommon,
  withFields,
  withWorkspace,
} from './options.js'
import { Failure, outputOf } from './output.js'

/** The means of this process to ask hosts. */
export const hostsFor = (data: string): Hosts => {
  const hosts = hostsOn(data)
  if (isLeft(hosts)) throw new Failure(hosts.left, 2)
  return hosts.right
}

const lineOf = ({ isSound, text }: CheckLine): string => `  ${isSound ? 'ok   ' : 'check'}  ${text}`

/** A container, and behind `=` its project. */
interface Read {
  readonly name: string
  readonly project: string | null
}
const parseRead = (text: string, before: readonly Read[] | undefined): readonly Read[] => {
  const at = text.indexOf('=')
  const read = at === -1 ? { name: text, project: null } : { name: text.slice(0, at), project: text.slice(at + 1) }
  if (read.name === '' || read.project === '')
    throw new InvalidArgumentError('Expected a container, or container=project.')
  return [...(before ?? []), read]
}

interface AddOptions extends InWorkspace {
  readonly as?: string
  readonly baseUrl?: string
  readonly account?: string
  readonly tokenEnv?: string
  readonly tokenFile?: string
  readonly label?: string
  readonly project?: string
  readonly read?: readonly Read[]
}

const tokenIn = ({ tokenEnv, tokenFile }: AddOptions): TokenSource => {
  if (tokenEnv !== undefined && tokenFile === undefined) return { from: 'environment', name: tokenEnv }
  if (tokenFile !== undefined && tokenEnv === undefined) return { from: 'file', path: resolve(tokenFile) }
  throw new Failure('give the token by --token-env or by --token-file, and by one of them alone', 2)
}

const addCommand = (program: Command): void => {
  const command = groupOf(program, 'connection')
    .command('add <product>')
    .description(
      'connect a host that the service asks by itself: look at it once, and register what the token may read',
    )
    .option('--base-url <url>', 'address of the service (default: the one that all use)')
    .option('--account <text>', 'what the host needs beside the token: an account id, an e-mail address')
    .option('--token-env <name>', 'environment variable that holds the token wherever connections are read')
    .option('--token-file <path>', 'file with the token, which only its owner may read')
    .option('--label <text>', 'name of the connection (default: the product)')
    .option('--project <id or name>', 'project of all that --read does not assign (default: the only one)')
    .addOption(
      new ListOption(
        '--read <container=project>',
        'container to read, with its project; may be given several times (default: all that the token sees)',
      ).argParser(parseRead),
    )
  withActor(withWorkspace(withFields(command, choiceFields)))
  withCommon(command)
    .addHelpText(
      'after',
      exampleText(
        'connection add gitea --base-url https://git.example.com --token-env GITEA_TOKEN --read acme/web --workspace acme/website',
      ),
    )
    .action(async (product: string, options: AddOptions & AllGiven) => {
      const { workspace, data, json = false, as = null, baseUrl = null, account = null } = options
      const { label = null, project = null, read = [] } = options
      const output = outputOf({ json, data, workspace })
      const hosts = hostsFor(data)
      const token = tokenIn(options)
      const given = await givenTo({ fields: choiceFields }, [], options)
      const choices = orFail(readInput({ fields: choiceFields }, given)) as ChoicesGiven
      const added = await interruptible(() =>
        onWorkspace({ data, workspace }, output, (workspaceId, environment) =>
          connectHost(
            {
              workspaceId,
              provider: product,
              address: baseUrl,
              account,
              token,
              label,
              project,
              containers: read,
              choices,
              as,
            },
            environment,
            hosts,
          ),
        ),
      )
      const { connectionId, checked, containers } = added
      output.result({ connectionId, label: added.label, lines: checked.lines, containers }, [
        `Connected ${added.label}, connection ${connectionId}.`,
        ...checked.lines.map(lineOf),
        ...(containers.length === 0 ? [] : [`  reads  ${containers.map(({ name }) => name).join(', ')}`]),
        'It is read as often as the plan says while `wdi start` or `wdi work` runs. To read it now, run `wdi sync`.',
      ])
    })
}

/** The connection that is named, among those that ask their hosts; all of them if none is named. */
export const namedConnections = async (
  named: string | null,
  workspaceId: Uuid,
  environment: Environment,
): Promise<readonly { readonly connectionId: Uuid; readonly label: string }[]> => {
  // A connection may have been added a moment ago, while no worker runs.
  orFail(await foldAll(workspaceId, environment))
  const all = orFail(await connectionsOf(workspaceId, environment.readStore))
  if (named !== null) return [orFail(theConnection(named, all))]
  return all.filter(({ asked, removed, paused }) => asked !== null && !removed && !paused)
}

const checkCommand = (program: Command): void => {
  const command = groupOf(program, 'connection')
    .command('check <connection>')
    .description(
      'try the token, the rights, each container, the quota and the clock of a connection to a host; tell its last delivery',
    )
  withCommon(withWorkspace(command))
    .addHelpText('after', exampleText('connection check Gitea --workspace acme/website'))
    .action(async (named: string, { workspace, data, json = false }: InWorkspace) => {
      const output = outputOf({ json, data, workspace })
      const hosts = hostsFor(data)
      const checked = await onWorkspace({ data, workspace }, output, async (workspaceId, environment) => {
        const [one] = await namedConnections(named, workspaceId, environment)
        return checkConnection(workspaceId, one?.connectionId ?? '', environment, hosts)
      })
      output.result({ lines: checked.lines }, checked.lines.map(lineOf))
      if (checked.look === null) throw new Failure('the host does not give what it is asked for')
    })
}

/** Adds to the group of connections what concerns hosts. */
export const hostCommands = (program: Command): void => {
  addCommand(program)
  checkCommand(program)
}
