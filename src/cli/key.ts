import { type Command, InvalidArgumentError, Option } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import { decode } from '#domain/codec'
import { Uuid } from '#domain/common'
import { KeyEnvironment } from '#domain/events/access'
import { READ_SCOPES, Scope } from '#domain/roles'
import { readApiKeys } from '#projections/access/read'
import { actingMember } from '../commands/acting.js'
import { EXPIRY_DAYS, type Expiry, issueKey, revokeKey } from '../commands/keys.js'
import {
  AS_OPTION,
  DATA_OPTION,
  type DataOption,
  JSON_OPTION,
  now,
  orFail,
  orRefuse,
  parseSlugs,
  type Slugs,
  theWorkspace,
  WORKSPACE_OPTION,
  withExistingStores,
} from './context.js'
import { Failure, outputOf } from './output.js'

interface Options extends DataOption {
  readonly workspace: Slugs
  readonly as?: string
  readonly json?: boolean
}
interface IssueOptions extends Options {
  readonly name: string
  readonly environment: 'live' | 'test'
  readonly scopes: readonly Scope[]
  readonly expires: Expiry
}

const parseScopes = (text: string): readonly Scope[] => {
  if (text === 'read') return READ_SCOPES
  return text.split(',').map((name) => {
    const scope = decode(Scope, name.trim())
    if (isLeft(scope)) throw new InvalidArgumentError(`"${name}" is no scope. Scopes: ${Scope.values.join(', ')}`)
    return scope.right
  })
}

export const keyCommand = (program: Command): void => {
  const key = program.command('key')
  key
    .command('issue')
    .description('make a key and show it, once')
    .requiredOption(...WORKSPACE_OPTION, parseSlugs)
    .requiredOption('--name <name>', 'what the key is for')
    .option('--scopes <list>', '"read" for all that read, or scopes with commas between', parseScopes, READ_SCOPES)
    .addOption(new Option('--environment <label>', 'its label').choices(KeyEnvironment.values).default('live'))
    .addOption(new Option('--expires <when>', 'when it expires').choices(Object.keys(EXPIRY_DAYS)).default('90d'))
    .option(...AS_OPTION)
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', '\nExample:\n  wdi key issue --workspace acme/website --name dashboard --expires 90d')
    .action(async ({ workspace, as, name, environment, scopes, expires, json = false, data }: IssueOptions) => {
      const issued = await withExistingStores({ data }, async (stores) => {
        const workspaceId = await theWorkspace(workspace, stores)
        const memberId = orRefuse(await actingMember(workspaceId, as ?? null, 'workspace.manage', stores))
        return orFail(
          await issueKey({ workspaceId, memberId, name, environment, scopes, expiry: expires }, stores, now()),
        )
      })
      const output = outputOf({ json })
      output.result({ id: issued.keyId, key: issued.key }, [
        `Key ${issued.keyId}, shown this once:`,
        '',
        `  ${issued.key}`,
        '',
      ])
    })
  key
    .command('revoke')
    .description('make a key void at once, in every process')
    .argument('<id>', "the key's id, as `wdi key list` shows it")
    .requiredOption(...WORKSPACE_OPTION, parseSlugs)
    .option(...AS_OPTION)
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', '\nExample:\n  wdi key revoke 5a0c… --workspace acme/website')
    .action(async (id: string, { workspace, as, json = false, data }: Options) => {
      const keyId = decode(Uuid, id)
      if (isLeft(keyId)) throw new Failure(`"${id}" is no key id: take one from  wdi key list`, 2)
      const { already } = await withExistingStores({ data }, async (stores) => {
        const workspaceId = await theWorkspace(workspace, stores)
        const memberId = orRefuse(await actingMember(workspaceId, as ?? null, 'workspace.manage', stores))
        const revoked = await revokeKey({ workspaceId, memberId, keyId: keyId.right.toLowerCase() }, stores, now())
        if (isLeft(revoked) && revoked.left.tag === 'no_such_key')
          throw new Failure(`this workspace has no key ${id}: see  wdi key list`)
        return orFail(revoked)
      })
      outputOf({ json }).result({ id: keyId.right, already }, [
        already ? `Key ${id} was revoked before.` : `Key ${id} is revoked.`,
      ])
    })
  key
    .command('list')
    .description('list the keys, without their secrets')
    .requiredOption(...WORKSPACE_OPTION, parseSlugs)
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', '\nExample:\n  wdi key list --workspace acme/website --json')
    .action(async ({ workspace, json = false, data }: Options) => {
      const { keys } = await withExistingStores({ data }, async (stores) => {
        const workspaceId = await theWorkspace(workspace, stores)
        const { access } = stores.readStore
        return orFail(await readApiKeys(workspaceId, now(), { access, people: stores.registry }))
      })
      outputOf({ json }).result(
        { keys },
        keys.map(
          ({ id, prefix, status, name, lastUsedAt }) =>
            `${id}  ${prefix}  ${status}  ${name}  last used ${lastUsedAt ?? 'never'}`,
        ),
      )
    })
}
