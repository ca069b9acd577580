import type { Logger } from 'pino'
import { keepErasing } from '#app/admin/erase'
import { keepAccess } from '#app/state/access'
import { Outages } from '#app/state/outages'
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
  readonly log: Logger
  readonly now: () => Instant
  /** The name by which people know this worker. */
  readonly name?: string
  readonly onWaiting: (owner: string) => void
}

/** Folds what comes, keeps access documents and erases what is due, until it is stopped. */
export const runWorker = async (
  { stores, partitions, log, now, name, onWaiting }: WorkerOptions,
  stop: AbortController,
): Outcome<WorkStopped, void> => {
  const { eventLog, readStore, registry } = stores
  const outages = new Outages(stores, log)
  const { isLogged } = outages
  const watching = outages.watch(stop.signal)
  const erasing = keepErasing({ eventLog, readStore, registry, log, isLogged, now }, stop.signal)
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
  await erasing
  await keeping.ended
  await watching
  return ended
}
