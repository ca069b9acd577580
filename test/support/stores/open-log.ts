import type { OpenError, Outcome } from '#domain/outcome'
import { openEventStoreLog } from '#eventlog/eventstoredb/event-log'
import type { EventLog } from '#eventlog/port'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'

/** The log in a file, or on the server that a connection string names. */
export const openLog = async (where: string): Outcome<OpenError, EventLog> =>
  where.startsWith('esdb:') ? openEventStoreLog(where) : openSqliteEventLog(where)
