import { join } from 'node:path'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { openSqliteRegistry } from '#registry/sqlite/registry'
import type { EventLogFactory } from '#test/contract/event-log.contract'
import type { ReadStoreFactory } from '#test/contract/read-store.contract'
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

export const sqliteReadStore: ReadStoreFactory = {
  capabilities: { snapshots: true },
  create: async () => {
    const file = join(newFolder(), 'read.db')
    return { open: (collections, shape) => ok(openSqliteReadStore(file, collections, shape)) }
  },
}

export const sqliteRegistry: RegistryFactory = {
  create: async () => {
    const file = join(newFolder(), 'registry.db')
    return { open: () => ok(openSqliteRegistry(file)) }
  },
}
