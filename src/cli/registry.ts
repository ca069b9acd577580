import type { Command } from 'commander'
import { renewRegistry } from '../commands/registry.js'
import { isDataFolder, openStores } from '../stores.js'
import { DATA_OPTION, type DataOption, JSON_OPTION, nothingStored, orFail } from './context.js'
import { exampleText } from './hints.js'
import { outputOf } from './output.js'

interface Options extends DataOption {
  readonly json?: boolean
}

export const registryCommand = (program: Command): void => {
  const registry = program
    .command('registry')
    .description('mend the registry: the secret of keys, and names of members')
  registry
    .command('renew')
    .description('make the registry fit the event log when one of them is lost, or older, and no backup is left')
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', exampleText('registry renew --data ./data'))
    .action(async ({ data, json = false }: Options) => {
      if (!isDataFolder(data)) throw nothingStored(data)
      const stores = orFail(await openStores(data, 'any registry'))
      try {
        const renewed = orFail(await renewRegistry(stores))
        outputOf({ json, data }).result(renewed, [
          renewed.newSecret
            ? 'Made a new registry. Every key made before is void: issue new ones with `wdi key issue --name first`, and give members their names again: see `wdi member add --help`.'
            : 'The registry matches the event log. Keys whose revocation the log has lost are valid again: see `wdi key list`.',
        ])
      } finally {
        stores.close()
      }
    })
}
