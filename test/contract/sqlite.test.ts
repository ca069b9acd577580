import { sqliteEventLog, sqliteReadStore, sqliteRegistry } from '#test/support/stores/sqlite'
import { eventLogContract } from './event-log.contract.js'
import { readStoreContract } from './read-store.contract.js'
import { registryContract } from './registry.contract.js'

eventLogContract('SQLite', sqliteEventLog)
readStoreContract('SQLite', sqliteReadStore)
registryContract('SQLite', sqliteRegistry)
