import type { Command } from 'commander'
import { missingFrom, restore } from '#app/admin/backup/restore'
import { serverVariables } from '#stores/open'
import { orFail } from './errors.js'
import { commandLine, exampleText } from './hints.js'
import { type Common, withCommon } from './options.js'
import { Failure, outputOf } from './output.js'
import { serviceAt } from './service-address.js'
import { SUMMARIES } from './summaries.js'

export const restoreCommand = (program: Command): void => {
  const command = program.command('restore').description(SUMMARIES.restore).argument('<folder>', 'folder with a backup')
  withCommon(command)
    .addHelpText(
      'after',
      `\nNothing is overwritten. The next start rebuilds the documents.\n${exampleText('restore ./backups/monday --data ./restored')}`,
    )
    .action(async (folder: string, { data, json = false }: Common) => {
      const running = await serviceAt(data)
      if (running !== null)
        throw new Failure(
          `a service runs on ${data} (${running}), and nothing is overwritten: name a new folder with --data`,
        )
      const manifest = orFail(await restore(folder, data, serverVariables()))
      const { created, log, registry, files } = manifest
      const missing = missingFrom(manifest)
      const held = [log === null ? null : `${log.events} events`, registry === null ? null : 'the registry']
      outputOf({ json, data }).result({ data, created, log, registry, files: files.map(({ name }) => name), missing }, [
        `Restored ${held.filter((one) => one !== null).join(' and ')} as of ${created} into ${data}.`,
        ...missing,
        'The next worker or start rebuilds the documents. Compare them then with:',
        commandLine('verify', { data }),
      ])
    })
}
