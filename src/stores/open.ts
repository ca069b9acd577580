import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Either, isLeft, left, mapLeft, right } from 'fp-ts/lib/Either.js'
import type { OpenError, Outcome } from '#domain/outcome'
import type { EventLog } from '#eventlog/port'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { collections } from '#projections/index'
import { FOLD_VERSION } from '#projections/versions'
import type { ReadStore } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import type { Registry } from '#registry/port'
import { openSqliteRegistry } from '#registry/sqlite/registry'
import {
  documentsMisfit,
  EVENTS,
  emptiedRegistry,
  emptyBesideKeys,
  isUsed,
  logElsewhere,
  lostFile,
  lostRegistryFile,
  READ,
  REGISTRY,
  registryMisfit,
  type Servers,
  takenForData,
} from './belonging.js'
import { isSecretGiven, readSecret } from './secrets.js'
import { keepUp } from './upkeep.js'

export interface Stores {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly registry: Registry
  readonly close: () => Promise<void>
}

const refusal = (message: string): OpenError => ({ tag: 'open_error', message })

/** The connection string of a server; undefined if the data folder stands in for it. */
const serverAt = (name: 'EVENTSTORE_URL' | 'MONGODB_URL'): Either<OpenError, string | undefined> =>
  mapLeft(refusal)(readSecret(name))

// Clients of servers are loaded only if there is a server: they take time and memory.

const openRegistry = async (folder: string): Outcome<OpenError, Registry> => {
  const url = serverAt('MONGODB_URL')
  if (isLeft(url)) return url
  if (url.right === undefined) return openSqliteRegistry(join(folder, REGISTRY))
  const { openMongoRegistry } = await import('#registry/mongodb/registry')
  return openMongoRegistry(url.right)
}
const openReadStore = async (folder: string): Outcome<OpenError, ReadStore> => {
  const url = serverAt('MONGODB_URL')
  if (isLeft(url)) return url
  if (url.right === undefined) return openSqliteReadStore(join(folder, READ), collections, FOLD_VERSION)
  const { openMongoReadStore } = await import('#readstore/mongodb/read-store')
  return openMongoReadStore(url.right, collections, FOLD_VERSION)
}

/** A file of a folder whose log is on a server; losing it costs time alone. */
const PASSED = 'passed.json'

/** Says whether the events of a deleted workspace stay readable on a server until it is scavenged. */
export const needsScavenge = (): boolean => isSecretGiven('EVENTSTORE_URL')

/** Says whether anything was ever stored in a folder; if a server has the log, the server knows. */
export const isDataFolder = (folder: string): boolean => isSecretGiven('EVENTSTORE_URL') || isUsed(folder)

const openEventLog = async (folder: string): Outcome<OpenError, EventLog> => {
  const url = serverAt('EVENTSTORE_URL')
  if (isLeft(url)) return url
  if (url.right === undefined) return openSqliteEventLog(join(folder, EVENTS))
  const { openEventStoreLog } = await import('#eventlog/eventstoredb/event-log')
  return openEventStoreLog(url.right, { passedFile: join(folder, PASSED) })
}

const serversNow = (): Servers => ({
  eventLog: isSecretGiven('EVENTSTORE_URL') ? 'EVENTSTORE_URL' : null,
  others: isSecretGiven('MONGODB_URL') ? 'MONGODB_URL' : null,
})

/** The variables that name servers, in place of files. */
export const serverVariables = (): readonly ('EVENTSTORE_URL' | 'MONGODB_URL')[] => {
  const { eventLog, others } = serversNow()
  return [eventLog, others].filter((one) => one !== null)
}

/** The stores that no rebuild brings back. */
export interface Kept {
  readonly eventLog: EventLog
  readonly registry: Registry
  readonly close: () => Promise<void>
}

type Accepts = 'a registry of the log' | 'any registry'

interface Opening extends Pick<Stores, 'eventLog' | 'registry'> {
  readonly servers: Servers
  readonly opened: { readonly close: () => void }[]
}
const closeAll = (opened: Opening['opened']): void => {
  for (const store of opened) store.close()
}

/** Opens log and registry, and refuses those that do not belong together. */
const openLogAndRegistry = async (folder: string, accepts: Accepts): Outcome<OpenError, Opening> => {
  for (const name of ['EVENTSTORE_URL', 'MONGODB_URL'] as const) {
    const server = serverAt(name)
    if (isLeft(server)) return server
  }
  try {
    // One folder without its parents: a mistyped path is reported, and below /proc Node would try for ever.
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const isThere = code === 'EEXIST' && (await stat(folder).catch(() => null))?.isDirectory()
    if (!isThere)
      return left(
        refusal(
          `the data folder ${folder} cannot be made (${code}): see that the folder around it exists and may be written, or choose another one with --data`,
        ),
      )
  }
  const servers = serversNow()
  const opened: { readonly close: () => void }[] = []
  const refuse = (error: OpenError) => {
    closeAll(opened)
    return left(error)
  }
  const refuseFor = (message: string) => refuse(refusal(message))

  const backup = takenForData(folder)
  if (backup !== null) return refuseFor(backup)
  const lost = lostFile(folder, servers)
  if (lost !== null) return refuseFor(lost)
  if (servers.eventLog === null && servers.others !== null && !existsSync(join(folder, EVENTS))) {
    const first = await openRegistry(folder)
    if (isLeft(first)) return first
    opened.push(first.right)
    const elsewhere = await logElsewhere(folder, servers, first.right)
    if (elsewhere !== null) return refuseFor(elsewhere)
  }
  const eventLog = await openEventLog(folder)
  if (isLeft(eventLog)) return refuse(eventLog.left)
  opened.push(eventLog.right)
  const lostRegistry = accepts === 'any registry' ? null : await lostRegistryFile(folder, servers, eventLog.right)
  if (lostRegistry !== null) return refuseFor(lostRegistry)
  const registry = await openRegistry(folder)
  if (isLeft(registry)) return refuse(registry.left)
  opened.push(registry.right)
  const both = { eventLog: eventLog.right, registry: registry.right }
  const misfit = accepts === 'any registry' ? null : await registryMisfit(folder, servers, both)
  return misfit === null ? right({ ...both, servers, opened }) : refuseFor(misfit)
}

/** Opens log and registry alone, for whoever keeps a copy of them; documents may be damaged or of another version. */
export const openKept = async (folder: string): Outcome<OpenError, Kept> => {
  const opening = await openLogAndRegistry(folder, 'a registry of the log')
  if (isLeft(opening)) return opening
  const { eventLog, registry, servers, opened } = opening.right
  const emptied = await emptyBesideKeys(folder, servers, { eventLog, registry })
  if (emptied !== null) {
    closeAll(opened)
    return left(refusal(emptied))
  }
  const keptUp = await keepUp(eventLog, registry)
  return right({
    eventLog: keptUp.eventLog,
    registry,
    close: async () => {
      await keptUp.end()
      closeAll(opened)
    },
  })
}

/**
 * Opens the stores. Embedded stores lie in a folder, which is made if needed, and which only its owner may read.
 * Refuses stores that do not belong together; only a command that mends the registry accepts any.
 */
export const openStores = async (
  folder: string,
  accepts: Accepts = 'a registry of the log',
): Outcome<OpenError, Stores> => {
  const opening = await openLogAndRegistry(folder, accepts)
  if (isLeft(opening)) return opening
  const { eventLog, registry, servers, opened } = opening.right
  const refuse = (error: OpenError) => {
    closeAll(opened)
    return left(error)
  }
  // Last, because it drops documents of other versions: a folder of a newer version has been refused by now.
  const readStore = await openReadStore(folder)
  if (isLeft(readStore)) return refuse(readStore.left)
  opened.push(readStore.right)
  const all = { eventLog, registry, readStore: readStore.right }
  const behind = await documentsMisfit(folder, servers, all)
  if (behind !== null) return refuse(refusal(behind))
  const emptied = accepts === 'any registry' ? null : await emptiedRegistry(folder, servers, all)
  if (emptied !== null) return refuse(refusal(emptied))
  const keptUp = await keepUp(eventLog, registry)
  return right({
    ...all,
    eventLog: keptUp.eventLog,
    close: async () => {
      await keptUp.end()
      closeAll(opened)
    },
  })
}
