import type { Command } from 'commander'
import { readStatus, type Status } from '#app/status'
import { onStored } from './environment.js'
import { exampleText } from './hints.js'
import { type Common, withCommon } from './options.js'
import { outputOf } from './output.js'
import { SUMMARIES } from './summaries.js'

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

export const statusCommand = (program: Command): void => {
  withCommon(program.command('status').description(SUMMARIES.status))
    .addHelpText('after', exampleText('status --json'))
    .action(async ({ data, json = false }: Common) => {
      const output = outputOf({ json, data })
      const status = await onStored(data, output, readStatus)
      output.result(status, [
        status.upToDate
          ? status.asOf === null
            ? 'Nothing has happened yet.'
            : `Up to date: reports show all events up to ${status.asOf}.`
          : `Behind: reports show ${status.asOf === null ? 'no events yet' : `events up to ${status.asOf}`}; run \`wdi work\` to bring them up to date.`,
        ...generationLines(status.generations),
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
      ])
    })
}
