import { statSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { Connection } from './database.js'

// SQLite writes beside a data file first, into `-wal`. Until that is moved into the file, a copy of the file alone lacks it.

const moveAll = ({ db }: Connection): boolean => {
  const [done] = db.pragma('wal_checkpoint(TRUNCATE)') as [{ readonly busy: number }]
  return done.busy === 0
}

/**
 * Moves all writes into the data file and truncates the write-ahead file, so that neither
 * holds deleted or overwritten data. Throws an error that `attempt` retries while others are at work.
 */
export const emptyWriteAheadLog = (connection: Connection): void => {
  if (!moveAll(connection)) throw new Database.SqliteError('others read what was written', 'SQLITE_BUSY')
}

/** Moves what it can without waiting for anybody, and without holding anybody up. */
export const moveWrites = ({ db }: Connection): void => void db.pragma('wal_checkpoint(PASSIVE)')

/**
 * Makes a step that is called now and then: it empties the write-ahead file if nobody, in any process, has written to it
 * since the last step. While somebody reads what is older, a later step does it.
 */
export const idleSteps = (connection: Connection, file: string): (() => void) => {
  let last = ''
  return () => {
    const { size = 0, mtimeMs = 0 } = statSync(`${file}-wal`, { throwIfNoEntry: false }) ?? {}
    const found = `${size} ${mtimeMs}`
    if (size > 0 && found === last) moveAll(connection)
    last = found
  }
}

/** Closes a connection, and leaves all writes in the data file as far as other processes let it. */
export const closeEmptied = (connection: Connection): void => {
  if (!connection.db.open) return
  try {
    moveAll(connection)
  } catch {
    // The writes beside the file are complete: the next process moves them.
  }
  connection.db.close()
}
