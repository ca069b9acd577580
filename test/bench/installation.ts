import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { EventLog } from '#eventlog/port'
import { newDatabase, startJavaServer } from '#test/support/mongodb/java-server'
import { ok } from '#test/support/stores/outcome'
import { openStores, type Stores } from '../../src/stores/open.js'
import { benchHistory, type Order } from './history.js'

/** Stores that nobody has used yet; programs that are started meanwhile find them by the folder and the environment. */
export interface Installation {
  readonly data: string
  readonly stores: Stores
  readonly remove: () => Promise<void>
}

/** The stores on which figures are taken. */
export interface Place {
  /** Names the stores. */
  readonly label: string
  /** The divisor of sizes in comparison with embedded stores. */
  readonly smaller: number
  readonly install: () => Promise<Installation>
}

const installed = async (stopServers: () => Promise<void>): Promise<Installation> => {
  const data = mkdtempSync(join(tmpdir(), 'wdi-bench-'))
  const stores = await ok(openStores(data))
  const remove = async (): Promise<void> => {
    stores.close()
    await stopServers()
    rmSync(data, { recursive: true })
  }
  return { data, stores, remove }
}

export const embedded: Place = {
  label: 'embedded (SQLite)',
  smaller: 1,
  install: () => {
    for (const name of ['EVENTSTORE_URL', 'MONGODB_URL']) delete process.env[name]
    return installed(async () => undefined)
  },
}

/** Each installation has servers of its own, in processes of their own. */
export const testServers: Place = {
  label: 'test servers (of EventStoreDB and MongoDB; their figures say nothing of real ones)',
  smaller: 100,
  install: async () => {
    const program = join(import.meta.dirname, '..', 'support', 'eventstore', 'main.js')
    const events = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] })
    const [url] = (await once(createInterface(events.stdout), 'line')) as [string]
    const documents = await startJavaServer()
    process.env['EVENTSTORE_URL'] = url
    process.env['MONGODB_URL'] = newDatabase(documents)
    return installed(async () => {
      events.stdin.end()
      await documents.stop()
    })
  },
}

/** Fills a log with a long history. */
export const fill = async (log: EventLog, events: number, order: Order): Promise<void> => {
  const revisions = new Map<string, number>()
  for (const [stream, batch] of benchHistory(events, order)) {
    const appended = await ok(log.append(stream, revisions.get(stream) ?? -1, batch))
    revisions.set(stream, appended.revision)
  }
}
