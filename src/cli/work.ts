import { type Command, InvalidArgumentError } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import { keepAccess } from '../commands/access.js'
import { keepErasing } from '../commands/erase.js'
import { logger, logPhase } from '../logging.js'
import { stoppedMessage, work } from '../projector/work.js'
import { DATA_OPTION, type DataOption, JSON_OPTION, noteWaiting, now, withStores } from './context.js'
import { exampleText } from './hints.js'
import { untilStopped } from './interruption.js'
import { Failure, outputOf } from './output.js'

interface Options extends DataOption {
  readonly partitions?: readonly string[]
  readonly json?: boolean
}

const DIGITS = '0123456789abcdef'

/** `0-7,c`: last digits of workspaces' ids. */
export const parsePartitions = (text: string): readonly string[] => {
  const chosen = new Set<string>()
  for (const part of text.toLowerCase().split(',')) {
    const [, first = '', last = first] = /^([0-9a-f])(?:-([0-9a-f]))?$/.exec(part.trim()) ?? []
    if (first === '' || last < first)
      throw new InvalidArgumentError('Digits from 0 to f and ranges of them are expected: 0-7,c')
    for (const digit of DIGITS.slice(DIGITS.indexOf(first), DIGITS.indexOf(last) + 1)) chosen.add(digit)
  }
  return [...chosen]
}

export const workCommand = (program: Command): void => {
  program
    .command('work')
    .description('build reports from new events until stopped')
    .option(
      '--partitions <digits>',
      'only workspaces whose id ends in one of these hex digits, e.g. 0-7,c (default: all); with MONGODB_URL only',
      parsePartitions,
    )
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', exampleText('work --data ./data'))
    .action(async ({ data, partitions, json = false }: Options) => {
      const log = logger('worker', process.env['WDI_LOG'] ?? 'info')
      const stop = new AbortController()
      void untilStopped().then(() => stop.abort())
      await withStores({ data }, async (stores) => {
        const unknown = partitions?.find((one) => !stores.readStore.partitions.includes(one))
        if (unknown !== undefined)
          throw new Failure('these documents are not divided into partitions: leave --partitions out', 2)
        const output = outputOf({ json, data })
        output.result({ working: true, data }, [`Building reports from new events in ${data}. Stop with Ctrl-C.`])
        const erasing = keepErasing({ ...stores, log, now }, stop.signal)
        const keeping = await keepAccess({ ...stores, log }, stop.signal)
        const ended = await work(
          {
            ...stores,
            ...(partitions === undefined ? {} : { partitions }),
            log,
            onPhase: logPhase(log),
            onWaiting: noteWaiting(output),
          },
          stop.signal,
        )
        stop.abort()
        await erasing
        await keeping.ended
        if (isLeft(ended)) throw new Failure(stoppedMessage(ended.left))
      })
    })
}
