import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { ok } from '#test/support/stores/outcome'
import type { OpenStores } from './installation.js'

/** The real stores, in a folder that goes when they are closed. */
export const onSqlite: OpenStores = async (collections, shape) => {
  const folder = mkdtempSync(join(tmpdir(), 'wdi-simulation-'))
  const eventLog = await ok(openSqliteEventLog(join(folder, 'events.db')))
  const readStore = await ok(openSqliteReadStore(join(folder, 'read.db'), collections, shape))
  const close = (): void => {
    eventLog.close()
    readStore.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { eventLog, readStore, readStoreBy: null, copy: null, close }
}
