import type { Command } from 'commander'
import { renewRegistry } from '#app/admin/registry'
import { openStores } from '#stores/open'
import { mustBeStored } from './environment.js'
import { orFail } from './errors.js'
import { exampleText } from './hints.js'
import { type Common, withCommon } from './options.js'
import { outputOf } from './output.js'
import { SUMMARIES } from './summaries.js'

export const registryCommand = (program: Command): void => {
  const registry = program.command('registry').description(SUMMARIES.registry)
  const renew = registry
    .command('renew')
    .description(
      'rebuild the registry to match the event log, when one of them was lost or is older and there is no backup',
    )
  withCommon(renew)
    .addHelpText('after', exampleText('registry renew --data ./data'))
    .action(async ({ data, json = false }: Common) => {
      mustBeStored(data)
      const stores = orFail(await openStores(data, 'any registry'))
      try {
        const renewed = orFail(await renewRegistry(stores))
        outputOf({ json, data }).result(renewed, [
          renewed.newSecret
            ? 'Created a new registry. All earlier keys are void: issue new ones with `wdi key issue --name first`. Enter the names of members again: see `wdi member add --help`.'
            : 'The registry matches the event log. Keys whose revocation the log has lost are valid again: see `wdi key list`.',
        ])
      } finally {
        await stores.close()
      }
    })
}
