import type { Command } from 'commander'
import type { AnyOpening } from '#app/command'
import type { Given } from '#app/field'
import { type AllGiven, readInput } from '#app/run'
import { openings } from '#app/table'
import { createWorkspace } from '#app/workspace'
import { environmentOf, withStores } from './environment.js'
import { orFail } from './errors.js'
import { commandLine, exampleText } from './hints.js'
import { type Common, givenTo, groupOf, withCommon, withFields } from './options.js'
import { outputOf } from './output.js'

const open = async (opening: AnyOpening, given: AllGiven, { json = false, data }: Common): Promise<void> => {
  const output = outputOf({ json, data })
  const spec = opening.specOf(orFail(readInput(opening, given)))
  const { organization, workspace, plan } = spec
  const { workspaceId, ownerId, projectId } = await withStores(data, async (stores) =>
    orFail(await createWorkspace(spec, environmentOf(stores, output))),
  )
  output.result({ workspaceId, ownerId, projectId }, [
    `Opened ${organization}/${workspace} (${workspaceId}) on plan ${plan}.`,
    'Next, issue a key for the API:',
    commandLine('key issue --name first', { workspace: { organization, workspace }, data }),
  ])
}

/** Adds every command that opens a workspace. */
export const workspaceCommand = (program: Command): void => {
  for (const opening of openings) {
    const [groupName = '', name = ''] = opening.path.split(' ')
    const command = groupOf(program, groupName).command(name).description(opening.summary)
    withCommon(withFields(command, opening.fields))
      .addHelpText('after', exampleText(`${opening.path} ${opening.example}`))
      .action(async () => {
        const options = command.opts<Common & AllGiven>()
        await open(opening, await givenTo(opening, command.processedArgs as readonly Given[], options), options)
      })
  }
}
