import type { Command } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import { connectionsOf, theConnection } from '#app/state/connections'
import { type OpenedHook, openHook, secretInVariable } from '#app/sync/open-hook'
import { onWorkspace } from './environment.js'
import { orFail } from './errors.js'
import { exampleText } from './hints.js'
import { hostsFor } from './hosts.js'
import { groupOf, type InWorkspace, withCommon, withWorkspace } from './options.js'
import { outputOf } from './output.js'
import { publicUrlOf } from './public-url.js'

interface Options extends InWorkspace {
  readonly endFormer?: boolean
  readonly secretEnv?: string
}

/** The words about the secret of deliveries, and the one before it. */
const secretLines = ({ label, secret }: OpenedHook, isGiven: boolean, isFormerEnded: boolean): readonly string[] => {
  const former = isFormerEnded
    ? 'The secret before is no longer valid.'
    : 'A secret before it is valid for another day.'
  if (secret !== null) return ['signed by this secret, which is shown only now:', '', `  ${secret}`, '', former]
  if (isGiven) return ['signed by the secret that you gave.', '', former]
  return [
    `${label} makes the secret by itself, and shows it once it knows the address.`,
    'Put it into a variable, and run this again with --secret-env and the name of the variable.',
  ]
}

/** Adds `connection hook`, which prints where a host delivers what changes, and by which secret. */
export const hookCommand = (program: Command): void => {
  const command = groupOf(program, 'connection')
    .command('hook <connection>')
    .description('let a host deliver what changes by itself: print the address and a new secret to enter there')
    .option('--secret-env <name>', 'environment variable that holds the secret, where the host makes it')
    .option('--end-former', 'end the secret before at once, because others know it (default: it is valid for a day)')
  withCommon(withWorkspace(command))
    .addHelpText('after', exampleText('connection hook Gitea --workspace acme/website'))
    .action(async (named: string, { workspace, data, json = false, endFormer = false, secretEnv }: Options) => {
      const output = outputOf({ json, data, workspace })
      const hosts = hostsFor(data)
      const given = secretEnv === undefined ? null : orFail(secretInVariable(secretEnv, hosts))
      const url = publicUrlOf(undefined)
      const opened = await onWorkspace({ data, workspace }, output, async (workspaceId, environment) => {
        const all = await connectionsOf(workspaceId, environment.readStore)
        if (isLeft(all)) return all
        const { connectionId } = orFail(theConnection(named, all.right))
        return openHook(workspaceId, connectionId, endFormer ? 'no more' : 'for a day', environment, hosts.keys, given)
      })
      const { label, path, secret } = opened
      output.result({ path, secret }, [
        url === null
          ? `${label} may deliver to this path below the public address of the service, as JSON:`
          : `${label} may deliver to this address, as JSON:`,
        '',
        `  ${url === null ? '' : url.origin}${path}`,
        '',
        ...secretLines(opened, given !== null, endFormer),
      ])
    })
}
