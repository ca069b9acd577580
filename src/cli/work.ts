import type { Command } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import { keepErasing } from '../commands/erase.js'
import { logger, logPhase } from '../logging.js'
import { stoppedMessage, work } from '../projector/work.js'
import { DATA_OPTION, type DataOption, JSON_OPTION, now, untilStopped, withStores } from './context.js'
import { Failure, outputOf } from './output.js'

interface Options extends DataOption {
  readonly json?: boolean
}

export const workCommand = (program: Command): void => {
  program
    .command('work')
    .description('fold events into documents, until stopped')
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', '\nExample:\n  wdi work --data ./data')
    .action(async ({ data, json = false }: Options) => {
      const log = logger('worker', process.env['WDI_LOG'] ?? 'info')
      const stop = new AbortController()
      void untilStopped().then(() => stop.abort())
      await withStores({ data }, async (stores) => {
        outputOf({ json }).result({ working: true, data }, [`Folding what comes into ${data}, until stopped.`])
        const erasing = keepErasing({ ...stores, log, now }, stop.signal)
        const ended = await work({ ...stores, log, onPhase: logPhase(log) }, stop.signal)
        stop.abort()
        await erasing
        if (isLeft(ended)) throw new Failure(stoppedMessage(ended.left))
      })
    })
}
