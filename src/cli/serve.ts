import { createServer } from 'node:net'
import type { Command } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import { readPrices } from '#app/admin/prices'
import { isWorkerRunning } from '#app/inspect/worker-running'
import { keepProjector } from '#composition/embedded'
import { logger } from '#composition/logging'
import { builtPages } from '#composition/pages'
import { type Rates, serve } from '#composition/serving'
import type { Stores } from '#stores/open'
import { environmentOf, now, withStores } from './environment.js'
import { orFail } from './errors.js'
import { BUILT, exampleText } from './hints.js'
import { untilStopped } from './interruption.js'
import { logLevel } from './log-level.js'
import { type OidcOptions, oidcOf, withOidc } from './oidc.js'
import { type Common, ListOption, withAddress, withCommon } from './options.js'
import { Failure, type Output, outputOf } from './output.js'
import { addressesOf } from './page-addresses.js'
import { isOneOfSeveral, isSpokesman, leaveOthers, parseProcesses, startProcesses, tellListening } from './processes.js'
import { parsePublicUrl, publicUrlOf } from './public-url.js'
import { parseRate } from './rates.js'
import { leaveAddress } from './service-address.js'
import { SUMMARIES } from './summaries.js'
import { VERSION } from './version.js'

interface Options extends Common, OidcOptions {
  readonly port: number
  readonly host: string
  readonly prices?: string
  readonly rate?: Rates
  readonly publicUrl?: URL
  readonly processes: number
  readonly console: boolean
  readonly worker: boolean
}

/** Ends the command if the address cannot be listened on, before a data folder is made or changed. */
export const mustBeFree = ({ host, port }: { readonly host: string; readonly port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'the port is in use' : code
      reject(new Failure(`cannot listen on ${host} port ${port} (${reason}): choose another --port or --host`))
    })
    server.listen({ host, port }, () => server.close(() => resolve()))
  })

/** Warns if no worker builds reports from new events: imports would not show up. */
const sayWithoutWorker = async (stores: Stores, output: Output): Promise<void> => {
  const running = await isWorkerRunning(environmentOf(stores, output))
  if (!isLeft(running) && !running.right)
    output.note('No worker is running: new events will not show up until one does. In another terminal, run `wdi work`')
}

/** Serves until it is stopped, alone or by several processes. */
const serveUntilStopped = async (options: Options): Promise<void> => {
  const { port, host, data, prices: file, rate: rates = {}, json = false } = options
  const prices = file === undefined ? [] : orFail(await readPrices(file))
  const publicUrl = publicUrlOf(options.publicUrl)
  const oidc = oidcOf(options)
  const log = logger('api', logLevel('info'))
  const pages = builtPages(BUILT, options.console)
  const output = outputOf({ json, data })
  const stopped = untilStopped()
  /** The work that ends beside the requests that are still answered. */
  const ending: Promise<void>[] = []
  /** Folds and says where it serves, until it is stopped. */
  const announce = async (baseUrl: string): Promise<void> => {
    const removeAddress = await leaveAddress(data, baseUrl)
    const projector = options.worker ? keepProjector(data, 'wdi serve', log) : null
    output.result({ baseUrl, version: VERSION }, [
      `Serving ${baseUrl}`,
      `Version ${VERSION}`,
      ...addressesOf(pages, baseUrl, { console: '', reference: '' }),
    ])
    await stopped
    if (projector !== null) ending.push(projector.stop())
    await removeAddress()
  }
  if (!isOneOfSeveral) await mustBeFree({ host, port })
  if (options.processes > 1 && !isOneOfSeveral) {
    const processes = startProcesses(options.processes, log)
    const baseUrl = await Promise.race([processes.listening, stopped.then(() => null)])
    if (baseUrl !== null) await announce(baseUrl)
    await Promise.all([processes.close(), ...ending])
    return
  }
  await withStores(data, async (stores) => {
    const { baseUrl, close } = orFail(
      await serve({
        stores,
        dataFolder: data,
        host,
        port,
        prices,
        rates,
        publicUrl,
        oidc,
        pages,
        log,
        now,
        version: VERSION,
      }),
    )
    if (isSpokesman && !options.worker) void sayWithoutWorker(stores, output).catch(() => undefined)
    if (isOneOfSeveral) {
      tellListening(baseUrl)
      await stopped
    } else await announce(baseUrl)
    await Promise.all([close(), ...ending])
  })
}

export const serveCommand = (program: Command): void => {
  const command = withOidc(withAddress(program.command('serve').description(SUMMARIES.serve)))
    .option('--prices <file>', 'prices of the plans, as JSON: a list of {plan, title, monthlyCents, currency}')
    .addOption(
      new ListOption(
        '--rate <plan=requests>',
        'requests a minute for each key of a plan, for example growth=1200; repeat it for other plans',
      ).argParser(parseRate),
    )
    .option(
      '--processes <number>',
      'how many processes answer on the port: auto for one for each core',
      parseProcesses,
      1,
    )
    .option(
      '--public-url <url>',
      'address at which browsers reach the service, behind a proxy (default: this machine alone)',
      parsePublicUrl,
    )
    .option('--no-worker', 'leave building reports to `wdi work`')
    .option('--no-console', 'leave out the console')
  withCommon(command)
    .addHelpText('after', exampleText('serve --port 8080 --data ./data'))
    .action((options: Options) => serveUntilStopped(options).finally(leaveOthers))
}
