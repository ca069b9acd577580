import type { Command } from 'commander'
import { dropOthers, rebuild, switchBack } from '#app/admin/replay'
import { onStored } from './environment.js'
import { exampleText } from './hints.js'
import { interruptible } from './interruption.js'
import { type Common, withCommon } from './options.js'
import { Failure, outputOf } from './output.js'
import { SUMMARIES } from './summaries.js'

interface Options extends Common {
  readonly verify: boolean
  readonly back?: boolean
  readonly drop?: boolean
}

export const replayCommand = (program: Command): void => {
  const command = program
    .command('replay')
    .description(SUMMARIES.replay)
    .option('--no-verify', 'switch over without verifying the new documents')
    .option('--back', 'switch back to the documents that were live before')
    .option('--drop', 'drop all documents that are not live')
  withCommon(command)
    .addHelpText(
      'after',
      `\nThe API keeps running. If replay is killed, run it again and it resumes.\n${exampleText('replay --data ./data')}`,
    )
    .action(async ({ data, verify, back = false, drop = false, json = false }: Options) => {
      if (back && drop) throw new Failure('--back and --drop exclude each other: give only one', 2)
      const output = outputOf({ json, data })
      if (drop) {
        const gone = await onStored(data, output, dropOthers)
        output.result(gone, [
          gone.dropped.length === 0
            ? `Generation ${gone.serving} is live, and there is no other.`
            : `Dropped ${gone.dropped.join(', ')}; generation ${gone.serving} is live.`,
        ])
        return
      }
      const replayed = await interruptible(() =>
        onStored(data, output, (environment) => (back ? switchBack(environment) : rebuild(verify, environment))),
      )
      const { serving, before, verified } = replayed
      output.result(replayed, [
        `Generation ${serving} is live${verified === null ? '' : `, all ${verified} documents verified`}; ${before} is kept: go back with \`wdi replay --back\`, or drop it with \`wdi replay --drop\``,
      ])
    })
}
