import { type Command, InvalidArgumentError, Option } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import { decode } from '#domain/codec'
import { KeyEnvironment } from '#domain/events/access'
import { streamOf } from '#domain/events/catalogue'
import { READ_SCOPES, Scope } from '#domain/roles'
import { readApiKeys } from '#projections/access/read'
import { actingMember } from '../commands/acting.js'
import { readWhole } from '../commands/append.js'
import { accessOf } from '../commands/context.js'
import { EXPIRY_DAYS, type Expiry, issueKey, keyNamed, revokeKey } from '../commands/keys.js'
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
import { exampleText } from './hints.js'
import { outputOf } from './output.js'

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
    .description('issue a key and show it, once')
    .requiredOption(...WORKSPACE_OPTION, parseSlugs)
    .requiredOption('--name <name>', 'what the key is for')
    .addOption(
      new Option('--scopes <list>', '"read" for every read scope, or scopes separated by commas')
        .argParser(parseScopes)
        .default(READ_SCOPES, '"read"'),
    )
    .addOption(new Option('--environment <label>', 'its label').choices(KeyEnvironment.values).default('live'))
    .addOption(new Option('--expires <when>', 'when it expires').choices(Object.keys(EXPIRY_DAYS)).default('90d'))
    .option(...AS_OPTION)
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', exampleText('key issue --workspace acme/website --name dashboard --expires 90d'))
    .action(async ({ workspace, as, name, environment, scopes, expires, json = false, data }: IssueOptions) => {
      const issued = await withExistingStores({ data }, async (stores) => {
        const workspaceId = await theWorkspace(workspace, stores)
        const memberId = orRefuse(await actingMember(workspaceId, as ?? null, 'workspace.manage', stores))
        return orFail(
          await issueKey({ workspaceId, memberId, name, environment, scopes, expiry: expires }, stores, now()),
        )
      })
      const output = outputOf({ json, data, workspace })
      output.result({ id: issued.keyId, key: issued.key }, [
        `Key ${issued.keyId}, shown this once:`,
        '',
        `  ${issued.key}`,
        '',
      ])
    })
  key
    .command('revoke')
    .description('revoke a key at once, in every process')
    .argument('<id or name>', 'the key, by id or name')
    .requiredOption(...WORKSPACE_OPTION, parseSlugs)
    .option(...AS_OPTION)
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', exampleText('key revoke dashboard --workspace acme/website'))
    .action(async (named: string, { workspace, as, json = false, data }: Options) => {
      const { id, already } = await withExistingStores({ data }, async (stores) => {
        const workspaceId = await theWorkspace(workspace, stores)
        const memberId = orRefuse(await actingMember(workspaceId, as ?? null, 'workspace.manage', stores))
        const access = accessOf(workspaceId, orFail(await readWhole(streamOf.access(workspaceId), stores.eventLog)))
        const { keyId } = orRefuse(keyNamed(named, access.keys, now()))
        return { id: keyId, ...orFail(await revokeKey({ workspaceId, memberId, keyId }, stores, now())) }
      })
      outputOf({ json, data, workspace }).result({ id, already }, [
        already ? `Key ${id} was revoked before.` : `Key ${id} is revoked.`,
      ])
    })
  key
    .command('list')
    .description('list the keys, without their secrets')
    .requiredOption(...WORKSPACE_OPTION, parseSlugs)
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', exampleText('key list --workspace acme/website --json'))
    .action(async ({ workspace, json = false, data }: Options) => {
      const { keys } = await withExistingStores({ data }, async (stores) => {
        const workspaceId = await theWorkspace(workspace, stores)
        const { access } = stores.readStore
        return orFail(await readApiKeys(workspaceId, now(), { access, people: stores.registry }))
      })
      outputOf({ json, data, workspace }).result(
        { keys },
        keys.map(
          ({ id, prefix, status, name, lastUsedAt }) =>
            `${id}  ${prefix}  ${status}  ${name}  last used ${lastUsedAt ?? 'never'}`,
        ),
      )
    })
}
