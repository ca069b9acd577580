import type { Command } from 'commander'
import { backUp, somethingHere } from '#app/admin/backup/back-up'
import type { Manifest } from '#app/admin/backup/manifest'
import { noteBackup } from '#app/inspect/last-backup'
import { openKept, serverVariables } from '#stores/open'
import { mustBeStored, now } from './environment.js'
import { orFail } from './errors.js'
import { exampleText } from './hints.js'
import { interruptible, stopRequested } from './interruption.js'
import { type Common, withCommon } from './options.js'
import { outputOf } from './output.js'
import { sizeText } from './size.js'
import { SUMMARIES } from './summaries.js'
import { VERSION } from './version.js'

const ELSEWHERE: Readonly<Record<Manifest['elsewhere'][number], string>> = {
  EVENTSTORE_URL: 'the event log, which the server of EVENTSTORE_URL has',
  MONGODB_URL: 'the registry and the documents, which the MongoDB of MONGODB_URL has',
}

const linesOf = (folder: string, { log, registry, files, elsewhere }: Manifest): readonly string[] => {
  const held = [log === null ? null : `${log.events} events`, registry === null ? null : 'the registry']
  const size = sizeText(files.reduce((sum, { bytes }) => sum + bytes, 0))
  return [
    `Backed up ${held.filter((one) => one !== null).join(' and ')} to ${folder} (${size}), and read all of it again.`,
    ...(registry === null
      ? []
      : [
          'It holds the names of members and the secret that keys are checked with: keep it as safe as the data folder.',
        ]),
    ...elsewhere.map((variable) => `Not in it: ${ELSEWHERE[variable]}. See "Backups of servers" in docs/operations.md`),
  ]
}

export const backupCommand = (program: Command): void => {
  const command = program
    .command('backup')
    .description(SUMMARIES.backup)
    .argument('<folder>', 'new folder for the backup')
  withCommon(command)
    .addHelpText(
      'after',
      `\nDocuments are not copied: they are rebuilt.\n\`wdi restore --help\` says how to put it back.\n${exampleText('backup ./backups/monday --data ./data')}`,
    )
    .action(async (folder: string, { data, json = false }: Common) => {
      const elsewhere = serverVariables()
      orFail(somethingHere(elsewhere))
      mustBeStored(data)
      const manifest = await interruptible(async () => {
        const kept = orFail(await openKept(data))
        try {
          const options = { folder, service: VERSION, now: now(), elsewhere, stop: stopRequested }
          const made = orFail(await backUp(kept, options))
          await noteBackup(data, options.now)
          return made
        } finally {
          await kept.close()
        }
      })
      outputOf({ json, data }).result({ folder, ...manifest }, linesOf(folder, manifest))
    })
}
