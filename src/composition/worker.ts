import type { Logger } from 'pino'
import { keepErasing } from '#app/admin/erase'
import { keepAccess } from '#app/state/access'
import { Outages } from '#app/state/outages'
import type { Hosts } from '#app/sync/hosts'
import { keepSyncing } from '#app/sync/keep-syncing'
import type { Instant } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import type { Partition } from '#readstore/port'
import type { Stores } from '#stores/open'
import { type WorkStopped, work } from '../projector/work.js'
import { logPhase } from './logging.js'

export { stoppedMessage } from '../projector/work.js'

export interface WorkerOptions {
  readonly stores: Stores
  /** The partitions to fold unless another worker does; all by default. */
  readonly partitions?: readonly Partition[]
  /** The means to ask hosts of connections. */
  readonly hosts: Hosts
  readonly log: Logger
  readonly now: () => Instant
  /** The name by which people know this worker. */
  readonly name?: string
  readonly onWaiting: (owner: string) => void
}

/** The progress of what nobody watches. */
const SILENT = { update: () => undefined, end: () => undefined }

/** Folds what comes, reads connections that are due, keeps access documents and erases what is due, until it is stopped. */
export const runWorker = async (
  { stores, partitions, hosts, log, now, name, onWaiting }: WorkerOptions,
  stop: AbortController,
): Outcome<WorkStopped, void> => {
  const { eventLog, readStore, registry } = stores
  const outages = new Outages(stores, log)
  const { isLogged } = outages
  const watching = outages.watch(stop.signal)
  const erasing = keepErasing({ eventLog, readStore, registry, log, isLogged, now }, stop.signal)
  const watcher = { progress: () => SILENT, note: () => undefined, stop: stop.signal }
  const environment = { eventLog, readStore, registry, now, watcher }
  const syncing = keepSyncing({ environment, hosts, log, isLogged }, stop.signal)
  const keeping = await keepAccess({ eventLog, readStore, registry, log, isLogged }, stop.signal)
  const ended = await work(
    {
      eventLog,
      readStore,
      ...(partitions === undefined ? {} : { partitions }),
      log,
      isLogged,
      onPhase: logPhase(log),
      ...(name === undefined ? {} : { name }),
      onWaiting,
    },
    stop.signal,
  )
  stop.abort()
  await syncing
  await erasing
  await keeping.ended
  await watching
  return ended
}
