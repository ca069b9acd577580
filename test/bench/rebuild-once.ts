import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { ok } from '#test/support/stores/outcome'
import { rebuild } from './rebuild.js'

// Rebuilds in a process of its own, so that the memory it takes is that of rebuilding: a log's file, and a new store's.

const [logFile = '', storeFile = ''] = process.argv.slice(2)
const log = await ok(openSqliteEventLog(logFile))
process.stdout.write(JSON.stringify(await rebuild(log, storeFile)))
log.close()
