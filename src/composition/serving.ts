import { fileURLToPath } from 'node:url'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Logger } from 'pino'
import type { Price } from '#app/admin/prices'
import { importsOn } from '#app/import/uploads/uploads'
import { statusOn } from '#app/inspect/service-status'
import { keepAccess } from '#app/state/access'
import { Outages } from '#app/state/outages'
import { useCasesOn } from '#app/state/use-cases'
import { hostDeskOn } from '#app/sync/desk'
import { hooksOn } from '#app/sync/hooks'
import type { Instant } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { type OidcSettings, oidcProvider } from '#oidc/provider'
import { servedAt } from '#projections/operations'
import { keysOf } from '#stores/keys'
import type { Stores } from '#stores/open'
import { besideOperations } from '../api/beside.js'
import type { Pages } from '../api/pages.js'
import type { Rates } from '../api/rate.js'
import { type ListenError, type RunningApi, startApi } from '../api/server.js'
import { hostsOn } from './hosts.js'

export { isPrivateAddress, type OidcSettings } from '#oidc/provider'
export type { Rates } from '../api/rate.js'
export type { ListenError, RunningApi } from '../api/server.js'

export interface ServingOptions {
  readonly stores: Stores
  /** The folder of the stores, where files that are sent are kept as well. */
  readonly dataFolder: string
  readonly host: string
  readonly port: number
  readonly log: Logger
  readonly now: () => Instant
  /** The version of the service. */
  readonly version: string
  readonly prices?: readonly Price[]
  readonly rates?: Rates
  /** The address at which browsers reach the service; null for this machine alone. */
  readonly publicUrl?: URL | null
  /** The provider of accounts by which people sign in; none if left out. */
  readonly oidc?: OidcSettings | null
  readonly pages: Pages
}

/** The program that reads and imports the files of an upload, beside this one. */
const IMPORT_PROCESS = { program: fileURLToPath(new URL('./import-process.js', import.meta.url)), options: [] }

/** Serves the stores, beside a worker that keeps access documents. */
export const listen = async ({
  stores,
  dataFolder,
  prices = [],
  oidc = null,
  ...where
}: ServingOptions): Outcome<ListenError, RunningApi> => {
  const provider = oidc === null ? null : oidcProvider(oidc)
  const { now, log, version } = where
  const asked = hostsOn(dataFolder)
  if (isLeft(asked)) return left({ tag: 'listen_error', message: asked.left })
  const hosts = hostDeskOn(stores, asked.right)
  const imports = importsOn({ stores, dataFolder, now, log, start: IMPORT_PROCESS })
  const hooks = hooksOn({ ...stores, keys: keysOf(dataFolder) })
  const useCases = { ...useCasesOn(stores), ...statusOn(stores, { version, data: dataFolder }) }
  const operations = servedAt(prices, besideOperations(useCases.statements))
  const api = await startApi({ ...stores, ...where, provider, imports, hosts, hooks, operations, useCases })
  if (isLeft(api)) {
    hosts.close()
    await imports.close()
    return api
  }
  const close = async (): Promise<void> => {
    hosts.close()
    await Promise.all([api.right.close(), imports.close()])
  }
  return right({ ...api.right, close })
}

/** Serves the stores, keeps access documents by itself, and logs outages of its stores. */
export const serve = async (options: ServingOptions): Outcome<ListenError, Pick<RunningApi, 'baseUrl' | 'close'>> => {
  const { eventLog, readStore, registry } = options.stores
  const stop = new AbortController()
  const outages = new Outages(options.stores, options.log)
  const watching = outages.watch(stop.signal)
  const { isLogged } = outages
  const keeping = await keepAccess({ eventLog, readStore, registry, log: options.log, isLogged }, stop.signal)
  const api = await listen(options)
  if (isLeft(api)) {
    stop.abort()
    return api
  }
  const { baseUrl } = api.right
  const close = async (): Promise<void> => {
    await api.right.close()
    stop.abort()
    await keeping.ended
    await watching
  }
  return right({ baseUrl, close })
}
