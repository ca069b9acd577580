import { createServer } from 'node:net'
import type { Command } from 'commander'
import type { Logger } from 'pino'
import { operations } from '#projections/index'
import { ALL } from '#readstore/port'
import { type RunningApi, startApi } from '../api/server.js'
import { logger } from '../logging.js'
import type { Stores } from '../stores.js'
import {
  DATA_OPTION,
  type DataOption,
  JSON_OPTION,
  now,
  orFail,
  parsePort,
  untilStopped,
  withStores,
} from './context.js'
import { Failure, outputOf } from './output.js'

interface Options extends DataOption {
  readonly port: number
  readonly host: string
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

/** Serves the stores, all of whose workspaces are in one partition. */
export const listen = async ({
  stores,
  ...where
}: {
  stores: Stores
  host: string
  port: number
  log: Logger
}): Promise<RunningApi> => orFail(await startApi({ ...stores, ...where, operations, now, partitionOf: () => ALL }))

export const serveCommand = (program: Command): void => {
  program
    .command('serve')
    .description('answer requests, until stopped; what is folded meanwhile is up to  wdi work')
    .option('--port <port>', 'port to listen on, 0 for a free one', parsePort, 8080)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', '\nExample:\n  wdi serve --port 8080 --data ./data')
    .action(async ({ port, host, data, json = false }: Options) => {
      await mustBeFree({ host, port })
      const stopped = untilStopped()
      await withStores({ data }, async (stores) => {
        const api = await listen({ stores, host, port, log: logger('api', process.env['WDI_LOG'] ?? 'info') })
        outputOf({ json }).result({ baseUrl: api.baseUrl }, [`Serving ${api.baseUrl}`])
        await stopped
        await api.close()
      })
    })
}
