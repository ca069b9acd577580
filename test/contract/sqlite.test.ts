import { jest } from '@jest/globals'
import { sqliteEventLog, sqliteReadStore, sqliteRegistry } from '#test/support/stores/sqlite'
import { eventLogContract } from './event-log.contract.js'
import { readStoreContract } from './read-store.contract.js'
import { registryContract } from './registry.contract.js'

// For machines that have much else to do.
jest.setTimeout(30_000)

eventLogContract('SQLite', sqliteEventLog)
readStoreContract('SQLite', sqliteReadStore)
registryContract('SQLite', sqliteRegistry)
