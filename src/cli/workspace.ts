import type { Command } from 'commander'
import { Option } from 'commander'
import { PlanId } from '#domain/plans'
import { openWorkspace } from '../commands/workspace.js'
import {
  DATA_OPTION,
  type DataOption,
  folded,
  JSON_OPTION,
  now,
  orFail,
  parseSlugs,
  type Slugs,
  withStores,
} from './context.js'
import { commandLine, exampleText } from './hints.js'
import { Failure, outputOf } from './output.js'

interface Options extends DataOption {
  readonly name?: string
  readonly plan: PlanId
  readonly client: string
  readonly project: string
  readonly owner: string
  readonly json?: boolean
}

export const workspaceCommand = (program: Command): void => {
  const workspace = program.command('workspace')
  workspace
    .command('create')
    .description('open a workspace with an owner, a plan, a first client and a first project')
    .argument('<organization/workspace>', 'its two slugs', parseSlugs)
    .option('--name <name>', 'its name (default: its slug)')
    .addOption(new Option('--plan <plan>', 'its plan').choices(PlanId.values).default('scale'))
    .option('--client <name>', 'its first client', 'First client')
    .option('--project <name>', 'its first project', 'First project')
    .option('--owner <name>', 'display name of its owner', 'Owner')
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', exampleText('workspace create acme/website --name "Acme website" --owner "Ada"'))
    .action(async (slugs: Slugs, { name, plan, client, project, owner, json = false, data }: Options) => {
      const text = `${slugs.organization}/${slugs.workspace}`
      const output = outputOf({ json, data })
      const opened = await withStores({ data }, async (stores) => {
        const wishes = { ...slugs, name: name ?? slugs.workspace, plan, client, project, owner }
        const result = orFail(await openWorkspace(wishes, stores, now))
        if (!result.created) throw new Failure(`the workspace ${text} exists already: choose other slugs`)
        await folded(result.position, result.workspaceId, stores, output)
        return result
      })
      const { workspaceId, ownerId, projectId } = opened
      output.result({ workspaceId, ownerId, projectId }, [
        `Opened ${text} (${workspaceId}) on plan ${plan}.`,
        'Next, issue a key for the API:',
        commandLine('key issue --name first', { workspace: slugs, data }),
      ])
    })
}
