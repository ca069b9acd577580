import { type Command, InvalidArgumentError } from 'commander'
import { logger } from '#composition/logging'
import { runWorker } from '#composition/worker'
import { now, watcherOf, withStores } from './environment.js'
import { orFail } from './errors.js'
import { exampleText } from './hints.js'
import { hostsFor } from './hosts.js'
import { untilStopped } from './interruption.js'
import { logLevel } from './log-level.js'
import { type Common, withCommon } from './options.js'
import { Failure, outputOf } from './output.js'
import { SUMMARIES } from './summaries.js'
import { VERSION } from './version.js'

interface Options extends Common {
  readonly partitions?: readonly string[]
}

const DIGITS = '0123456789abcdef'

/** `0-7,c`: last digits of workspace ids. */
export const parsePartitions = (text: string): readonly string[] => {
  const chosen = new Set<string>()
  for (const part of text.toLowerCase().split(',')) {
    const [, first = '', last = first] = /^([0-9a-f])(?:-([0-9a-f]))?$/.exec(part.trim()) ?? []
    if (first === '' || last < first) throw new InvalidArgumentError('Expected hex digits and ranges of them: 0-7,c')
    for (const digit of DIGITS.slice(DIGITS.indexOf(first), DIGITS.indexOf(last) + 1)) chosen.add(digit)
  }
  return [...chosen]
}

export const workCommand = (program: Command): void => {
  const command = program
    .command('work')
    .description(SUMMARIES.work)
    .option(
      '--partitions <digits>',
      'only workspaces whose id ends in one of these hex digits, e.g. 0-7,c (default: all); with MONGODB_URL only',
      parsePartitions,
    )
  withCommon(command)
    .addHelpText('after', exampleText('work --data ./data'))
    .action(async ({ data, partitions, json = false }: Options) => {
      const log = logger('worker', logLevel('info'))
      const stop = new AbortController()
      void untilStopped().then(() => stop.abort())
      await withStores(data, async (stores) => {
        const unknown = partitions?.find((one) => !stores.readStore.partitions.includes(one))
        if (unknown !== undefined)
          throw new Failure('documents in a data folder are not divided into partitions: leave out --partitions', 2)
        const output = outputOf({ json, data })
        output.result({ working: true, data, version: VERSION }, [
          `Building reports from new events in ${data}, version ${VERSION}. Stop with Ctrl-C.`,
        ])
        const { note } = watcherOf(output)
        const onWaiting = (owner: string): void => note({ tag: 'waiting', owner })
        orFail(
          await runWorker(
            { stores, hosts: hostsFor(data), log, now, onWaiting, ...(partitions && { partitions }) },
            stop,
          ),
        )
      })
    })
}
