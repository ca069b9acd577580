import { join } from 'node:path'
import Database from 'better-sqlite3'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { openSqliteRegistry } from '#registry/sqlite/registry'
import type { EventLogFactory } from '#test/contract/event-log.contract'
import type { Misfiling, ReadStoreFactory } from '#test/contract/read-store.contract'
import type { RegistryFactory } from '#test/contract/registry.contract'
import { newFolder } from './folder.js'
import { ok } from './outcome.js'

// Every port on SQLite, each store a file in a folder of its own.

export const sqliteEventLog: EventLogFactory = {
  create: async () => {
    const file = join(newFolder(), 'events.db')
    return { open: () => ok(openSqliteEventLog(file)) }
  },
}

type SqliteMisfiling = Exclude<Misfiling, 'a stamp that no commit has reached'>
/** Statements on the first generation's tables, for an id. */
const MISFILING: Readonly<Record<SqliteMisfiling, string>> = {
  'a member of another value': 'UPDATE documents_1_thing SET m_rank = 7777 WHERE id = ?',
  'a member that is null': 'UPDATE documents_1_thing SET m_rank = NULL WHERE id = ?',
  'another term': `UPDATE terms_1 SET term = 'another' WHERE term <> 'word' AND id = ?`,
  'no term': 'DELETE FROM terms_1 WHERE id = ?',
}

const misfileIn = (file: string) => async (id: string, what: Misfiling) => {
  const db = new Database(file)
  const { changes } = db.prepare(MISFILING[what as SqliteMisfiling]).run(id)
  db.close()
  if (changes === 0) throw new Error(`nothing is stored beside ${id}`)
}

export const sqliteReadStore: ReadStoreFactory = {
  capabilities: { snapshots: true, misfilings: Object.keys(MISFILING) as SqliteMisfiling[] },
  create: async () => {
    const file = join(newFolder(), 'read.db')
    return {
      open: (collections, shape) => ok(openSqliteReadStore(file, collections, shape)),
      misfile: misfileIn(file),
    }
  },
}

export const sqliteRegistry: RegistryFactory = {
  create: async () => {
    const file = join(newFolder(), 'registry.db')
    return { open: () => ok(openSqliteRegistry(file)) }
  },
}
