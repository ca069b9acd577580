import type { Command } from 'commander'
import { showStated } from '#app/folding'
import type { AnyOpening } from '#app/state/command'
import type { Given } from '#app/state/field'
import { type AllGiven, readInput } from '#app/state/input'
import { openings } from '#app/state/statements'
import { createWorkspace } from '#app/state/workspace'
import { environmentOf, withStores } from './environment.js'
import { orFail } from './errors.js'
import { commandLine, exampleText } from './hints.js'
import { interruptible } from './interruption.js'
import { type Common, givenTo, groupOf, withCommon, withFields } from './options.js'
import { outputOf } from './output.js'
import { printStated } from './shown.js'

const open = async (opening: AnyOpening, given: AllGiven, { json = false, data }: Common): Promise<void> => {
  const output = outputOf({ json, data })
  const spec = opening.specOf(orFail(readInput(opening, given)))
  const { organization, workspace, plan } = spec
  const { opened, isShown } = await interruptible(() =>
    withStores(data, async (stores) => {
      const environment = environmentOf(stores, output)
      const opened = orFail(await createWorkspace(spec, environment))
      return { opened, isShown: await showStated(opened.position, opened.workspaceId, environment) }
    }),
  )
  const { workspaceId, ownerId, projectId } = opened
  const lines = [
    `Opened ${organization}/${workspace} (${workspaceId}) on plan ${plan}.`,
    'Next, issue a key for the API:',
    commandLine('key issue --name first', { workspace: { organization, workspace }, data }),
  ]
  printStated({ workspaceId, ownerId, projectId }, lines, isShown, output)
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
