import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { OpenError, Outcome } from '#domain/outcome'
import type { EventLog } from '#eventlog/port'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { bookkeeping, entities, SHAPE } from '#projections/index'
import { momentsOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import type { Registry } from '#registry/port'
import { openSqliteRegistry } from '#registry/sqlite/registry'
import { stoppedMessage } from './projector/work.js'

export interface Stores {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly registry: Registry
  readonly close: () => void
}

const EVENTS = 'events.db'

/** The address of a MongoDB, which has the documents and the registry then; else they are in the folder. */
const mongoDbUrl = (): string | undefined => process.env['MONGODB_URL'] || undefined

// The clients of servers are loaded where there is a server: they take a while, and memory in each thread.

const openRegistry = async (folder: string): Outcome<OpenError, Registry> => {
  const url = mongoDbUrl()
  if (url === undefined) return openSqliteRegistry(join(folder, 'registry.db'))
  const { openMongoRegistry } = await import('#registry/mongodb/registry')
  return openMongoRegistry(url)
}
const openReadStore = async (folder: string): Outcome<OpenError, ReadStore> => {
  const [url, collections] = [mongoDbUrl(), [...entities, ...bookkeeping]]
  if (url === undefined) return openSqliteReadStore(join(folder, 'read.db'), collections, SHAPE)
  const { openMongoReadStore } = await import('#readstore/mongodb/read-store')
  return openMongoReadStore(url, collections, SHAPE)
}

/** The connection string of an EventStoreDB server, which has the log then; else it is in the folder. */
const eventStoreUrl = (): string | undefined => process.env['EVENTSTORE_URL'] || undefined

/** Whether anything was ever stored in a folder; where a server has the log, it is the server that knows. */
export const isDataFolder = (folder: string): boolean =>
  eventStoreUrl() !== undefined || existsSync(join(folder, EVENTS))

const openEventLog = async (folder: string): Outcome<OpenError, EventLog> => {
  const url = eventStoreUrl()
  if (url === undefined) return openSqliteEventLog(join(folder, EVENTS))
  const { openEventStoreLog } = await import('#eventlog/eventstoredb/event-log')
  return openEventStoreLog(url)
}

/** Opens the stores, those that are embedded in a folder, which is made where there is none; nobody else may look into it. */
export const openStores = async (folder: string): Outcome<OpenError, Stores> => {
  try {
    // One folder, not its parents too: a path that is mistyped is said to be, and below /proc Node would try for ever.
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const isThere = code === 'EEXIST' && (await stat(folder).catch(() => null))?.isDirectory()
    if (!isThere)
      return left({
        tag: 'open_error',
        message: `the data folder ${folder} cannot be made (${code}): see that the folder around it exists and may be written, or choose another one with --data`,
      })
  }
  const eventLog = await openEventLog(folder)
  if (isLeft(eventLog)) return eventLog
  const registry = await openRegistry(folder)
  if (isLeft(registry)) {
    eventLog.right.close()
    return registry
  }
  // Last, for it drops documents of another shape: not in a folder of a newer version, which is refused by now.
  const readStore = await openReadStore(folder)
  if (isLeft(readStore)) {
    eventLog.right.close()
    registry.right.close()
    return readStore
  }
  const all = { eventLog: eventLog.right, readStore: readStore.right, registry: registry.right }
  const close = () => {
    for (const store of Object.values(all)) store.close()
  }
  const behind = await logBehind(all)
  if (behind !== null) {
    close()
    return left({ tag: 'open_error', message: behind })
  }
  return right({ ...all, close })
}

/** What to do about a log that cannot be folded on from where the documents are: one that ends before, or another one. */
const logBehind = async ({ eventLog, readStore }: Pick<Stores, 'eventLog' | 'readStore'>): Promise<string | null> => {
  const moments = await momentsOf(readStore)
  const end = await eventLog.end()
  if (isLeft(moments) || isLeft(end)) return null
  // That of the partition that is furthest ahead.
  const checkpoint = moments.right.map((moment) => moment.checkpoint).reduce((a, b) => (a > b ? a : b))
  if (checkpoint === end.right) return null
  if (checkpoint > end.right) return stoppedMessage({ tag: 'log_behind', checkpoint, end: end.right })
  const next = await eventLog.readAll(checkpoint, 1)
  return isLeft(next) ? `the event log cannot be read: ${next.left.cause}` : null
}
