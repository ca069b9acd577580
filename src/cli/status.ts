import type { Command } from 'commander'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import { type Attention, readAttention } from '#app/inspect/attention'
import { lastBackupIn } from '#app/inspect/last-backup'
import { readStatus, type Status } from '#app/inspect/status'
import { countText } from '#domain/wording'
import { openKept } from '#stores/open'
import { type Upgrade, upgradeOf } from '#stores/upgrade'
import { mustBeStored, onStored } from './environment.js'
import { orFail } from './errors.js'
import { commandLine, exampleText } from './hints.js'
import { type Common, withCommon } from './options.js'
import { Failure, outputOf } from './output.js'
import { SUMMARIES } from './summaries.js'

interface Options extends Common {
  readonly worker?: boolean
}

const generationLines = ({ serving, before, building, all }: Status['generations']): readonly string[] => {
  const others = all
    .filter((one) => one !== serving)
    .map((one) =>
      one === building
        ? `${one} is being built by \`wdi replay\``
        : one === before
          ? `${one} is kept for \`wdi replay --back\``
          : `${one} can be dropped`,
    )
  return others.length === 0 ? [] : [`Generation ${serving} is live; ${others.join('; ')}.`]
}

/** The command of something that needs a person, in a form that can be pasted. */
const pasteableCommand = (one: Attention, data: string): Attention => ({
  ...one,
  command: one.command === null ? null : commandLine(one.command.replace(/^wdi /, ''), { data }),
})

const durationText = (seconds: number): string =>
  seconds < 120 ? countText(seconds, 'second') : countText(Math.ceil(seconds / 60), 'minute')

const upgradeLines = ({ changed, of, events, seconds }: Upgrade): readonly string[] => {
  const kinds = changed.length === 0 ? '' : ` (${changed.join(', ')})`
  const amount =
    events === null || seconds === null
      ? 'how many events is not known'
      : `${countText(events, 'event')}, which takes about ${durationText(seconds)}`
  return [
    `This version folds the documents of this folder anew: ${changed.length} of ${of} kinds changed${kinds}, ${amount}.`,
    'Nothing was changed yet. The next command that opens the documents drops the old ones; until they are folded anew, the API answers 503. To begin, run `wdi work`.',
  ]
}

export const statusCommand = (program: Command): void => {
  const command = program
    .command('status')
    .description(SUMMARIES.status)
    .option('--worker', 'for health checks: end with 1 only if events wait and nothing folds them')
  withCommon(command)
    .addHelpText('after', exampleText('status --json'))
    .action(async ({ data, worker = false, json = false }: Options) => {
      const output = outputOf({ json, data })
      mustBeStored(data)
      const upgrade = upgradeOf(data)
      if (upgrade !== null) {
        // Refuses a log or a registry that does not belong here, before anything is said of documents.
        await orFail(await openKept(data)).close()
        output.result({ upToDate: false, foldsAnew: upgrade }, upgradeLines(upgrade))
        return
      }
      const { status, needsAttention } = await onStored(data, output, async (environment: Environment) => {
        const read = await readStatus(environment)
        if (isLeft(read)) return read
        const found = await readAttention(read.right, data, worker ? 'supervisor' : 'person', environment)
        return isLeft(found) ? found : right({ status: read.right, needsAttention: found.right })
      })
      const attention = needsAttention.map((one) => pasteableCommand(one, data))
      const lastBackupAt = await lastBackupIn(data)
      output.result({ ...status, lastBackupAt, needsAttention: attention }, [
        status.upToDate
          ? status.asOf === null
            ? 'Nothing has happened yet.'
            : `Up to date: reports show all events up to ${status.asOf}.`
          : `Behind: reports show ${status.asOf === null ? 'no events yet' : `events up to ${status.asOf}`}; run \`wdi work\` to bring them up to date.`,
        ...generationLines(status.generations),
        ...(lastBackupAt === null ? [] : [`Backed up last at ${lastBackupAt}.`]),
        ...(status.unattributed === 0
          ? []
          : [
              `Streams with events that cannot be read and name no workspace: ${status.unattributed}. They are skipped: see docs/operations.md`,
            ]),
        ...status.workspaces.flatMap(({ workspace, plan, quarantined, connections }) => [
          `${workspace} (plan ${plan})`,
          ...(quarantined === 0
            ? []
            : [
                `  Entities in quarantine: ${quarantined}. This version cannot fold their events: see docs/operations.md`,
              ]),
          ...connections.map(
            ({ label, branch, health, reason }) =>
              `  ${label}${branch === null ? '' : `, branch ${branch}`}: ${health}${reason === null ? '' : ` (${reason})`}`,
          ),
        ]),
        ...(attention.length === 0 ? [] : ['', 'Needs a person:']),
        ...attention.map(({ sentence }) => `  ${sentence}`),
      ])
      // What is wrong has been said.
      if (attention.length > 0) throw new Failure('')
    })
}
