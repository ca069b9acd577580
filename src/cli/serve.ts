import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Command } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Logger } from 'pino'
import { decode, describe } from '#domain/codec'
import { type Price, PriceFile } from '#projections/billing/prices'
import { operationsAt } from '#projections/operations'
import type { Rates } from '../api/rate.js'
import { type RunningApi, startApi } from '../api/server.js'
import { keepAccess } from '../commands/access.js'
import { logger } from '../logging.js'
import { type Clock, systemClock } from '../projector/clock.js'
import { ownerOf, releaseAll, takeIdle } from '../projector/lease.js'
import type { Stores } from '../stores.js'
import { DATA_OPTION, type DataOption, JSON_OPTION, now, orFail, parsePort, withStores } from './context.js'
import { exampleText } from './hints.js'
import { endIfStopped, stopRequested, untilStopped } from './interruption.js'
import { Failure, type Output, outputOf } from './output.js'
import { parseRate } from './rates.js'

interface Options extends DataOption {
  readonly port: number
  readonly host: string
  readonly prices?: string
  readonly rate?: Rates
  readonly json?: boolean
}

/** Ends the command where nothing can listen there: before a data folder is made or changed for it. */
export const mustBeFree = ({ host, port }: { readonly host: string; readonly port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'something else listens there' : code
      reject(new Failure(`cannot listen on ${host} port ${port} (${reason}): choose another --port or --host`))
    })
    server.listen({ host, port }, () => server.close(() => resolve()))
  })

/** The prices in a file. Ends the command where it holds none. */
const pricesIn = async (path: string | undefined): Promise<readonly Price[]> => {
  if (path === undefined) return []
  let json: unknown
  try {
    json = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Failure(`the price file ${path} cannot be read (${code ?? 'it is no JSON'}): see \`wdi serve --help\``, 2)
  }
  const prices = decode(PriceFile, json)
  if (isLeft(prices)) throw new Failure(`the price file ${path} is not as it must be: ${describe(prices.left)}`, 2)
  return prices.right
}

/** Serves the stores. */
export const listen = async ({
  stores,
  prices = [],
  ...where
}: {
  stores: Stores
  host: string
  port: number
  log: Logger
  prices?: readonly Price[]
  rates?: Rates
}): Promise<RunningApi> => orFail(await startApi({ ...stores, ...where, operations: operationsAt(prices), now }))

/** Says where nobody builds reports from new events: nothing that is imported shows up then. */
const sayWithoutWorker = async ({ readStore }: Stores, output: Output): Promise<void> => {
  const clock: Clock = {
    ...systemClock,
    sleep: async (ms) => {
      await systemClock.sleep(ms, stopRequested)
      endIfStopped()
    },
  }
  const idle = await takeIdle(readStore.partitions, ownerOf('wdi serve'), readStore, clock)
  if (isLeft(idle)) return
  await releaseAll(idle.right, readStore)
  output.note('No worker is running: new events will not show up until one does. In another terminal, run `wdi work`')
}

export const serveCommand = (program: Command): void => {
  program
    .command('serve')
    .description('serve the API until stopped; run `wdi work` beside it so that new events show up')
    .option('--port <port>', 'port to listen on, 0 for a free one', parsePort, 8080)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--prices <file>', 'prices of the plans, as JSON: a list of {plan, title, monthlyCents, currency}')
    .option(
      '--rate <plan=requests>',
      'requests a minute for each key of a plan, for example growth=1200; repeat it for other plans',
      parseRate,
    )
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', exampleText('serve --port 8080 --data ./data'))
    .action(async ({ port, host, data, prices: file, rate: rates = {}, json = false }: Options) => {
      const prices = await pricesIn(file)
      await mustBeFree({ host, port })
      const stopped = untilStopped()
      await withStores({ data }, async (stores) => {
        const log = logger('api', process.env['WDI_LOG'] ?? 'info')
        const stop = new AbortController()
        const keeping = await keepAccess({ ...stores, log }, stop.signal)
        const api = await listen({ stores, host, port, prices, rates, log })
        const output = outputOf({ json, data })
        output.result({ baseUrl: api.baseUrl }, [`Serving ${api.baseUrl}`])
        void sayWithoutWorker(stores, output).catch(() => undefined)
        await stopped
        await api.close()
        stop.abort()
        await keeping.ended
      })
    })
}
