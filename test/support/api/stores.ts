import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Either } from 'fp-ts/lib/Either.js'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { EventLog } from '#eventlog/port'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { collections } from '#projections/index'
import type { ReadStore } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import type { Registry } from '#registry/port'
import { openSqliteRegistry } from '#registry/sqlite/registry'

/** The value of a result that has to succeed here; a failure ends the test. */
export const ok = <A>(result: Either<unknown, A>): A => {
  if (isLeft(result)) throw new Error(`it did not succeed: ${JSON.stringify(result.left)}`)
  return result.right
}

export interface Stores {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly registry: Registry
  /** The file of the read store. */
  readonly readFile: string
  /** The file of the registry. */
  readonly registryFile: string
  /** A second registry on the same file, as another process would have. */
  readonly anotherRegistry: () => Promise<Registry>
  readonly remove: () => void
}

/** Real stores in a folder of their own. */
export const openStores = async (): Promise<Stores> => {
  const folder = mkdtempSync(join(tmpdir(), 'wdi-api-'))
  const registryFile = join(folder, 'registry.sqlite')
  const readFile = join(folder, 'read.sqlite')
  const eventLog = ok(await openSqliteEventLog(join(folder, 'events.sqlite')))
  const readStore = ok(await openSqliteReadStore(readFile, collections, 'test'))
  const registries = [ok(await openSqliteRegistry(registryFile))] as [Registry, ...Registry[]]
  return {
    eventLog,
    readStore,
    registry: registries[0],
    readFile,
    registryFile,
    anotherRegistry: async () => {
      const registry = ok(await openSqliteRegistry(registryFile))
      registries.push(registry)
      return registry
    },
    remove: () => {
      for (const store of [eventLog, readStore, ...registries]) store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
