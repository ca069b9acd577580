import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreUnavailable } from '#domain/outcome'

/** Why a data file cannot be used; `message` is one line that says what to do. */
export interface OpenError {
  readonly tag: 'open_error'
  readonly message: string
}

/** A connection with its prepared statements kept by their text. */
export interface Connection {
  readonly db: Database.Database
  readonly prepare: (sql: string) => Database.Statement
}

export const connect = (file: string): Connection => {
  // Waiting is done by `attempt`, which leaves the event loop free meanwhile.
  const db = new Database(file, { timeout: 0 })
  const statements = new Map<string, Database.Statement>()
  const prepare = (sql: string): Database.Statement => {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const statement = db.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  db.pragma('synchronous = NORMAL')
  return { db, prepare }
}

const OPEN_TIMEOUT_MS = 5_000
const RETRY_MS = 3

const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && (error.code.startsWith('SQLITE_BUSY') || error.code === 'SQLITE_LOCKED')

const retried = async <A>(run: () => A, timeoutMs: number): Promise<A> => {
  const giveUpAt = performance.now() + timeoutMs
  for (;;) {
    try {
      return run()
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error
      await sleep(RETRY_MS)
    }
  }
}

/** Runs a statement or transaction; one that another process holds up is tried again, for 5 seconds at most. */
export const attempt = async <A>(store: StoreUnavailable['store'], run: () => A): Outcome<StoreUnavailable, A> => {
  try {
    return right(await retried(run, OPEN_TIMEOUT_MS))
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error
    const cause = isBusy(error) ? 'another process holds its lock' : `${error.code}: ${error.message}`
    return left({ tag: 'store_unavailable', store, cause })
  }
}

/** Runs in one write transaction: all of it or nothing. */
export const inTransaction = <A>({ db }: Connection, run: () => A): A => db.transaction(run).immediate()

/** The same, and on the disk when it returns. */
export const durably = <A>(connection: Connection, run: () => A): A => {
  connection.db.pragma('synchronous = FULL')
  try {
    return inTransaction(connection, run)
  } finally {
    connection.db.pragma('synchronous = NORMAL')
  }
}

/**
 * Opens a data file in WAL mode and brings it to `version` by running `create` where it is new or older.
 * A file of a newer version is refused and left as it is.
 */
export const openDatabase = async (
  file: string,
  version: number,
  create: (connection: Connection, from: number) => void,
): Outcome<OpenError, Connection> => {
  const refused = (message: string): Either<OpenError, Connection> => left({ tag: 'open_error', message })
  const isNew = !existsSync(file)
  let connection: Connection | undefined
  try {
    connection = connect(file)
    const open = connection
    const found = await retried(() => open.db.pragma('user_version', { simple: true }) as number, OPEN_TIMEOUT_MS)
    if (found > version) {
      open.db.close()
      return refused(
        `${file} was written by a newer version (format ${found}, this one reads up to ${version}): upgrade, or choose another folder with --data`,
      )
    }
    await retried(() => open.db.pragma('journal_mode = WAL'), OPEN_TIMEOUT_MS)
    if (found < version || isNew)
      await retried(
        () =>
          inTransaction(open, () => {
            create(open, open.db.pragma('user_version', { simple: true }) as number)
            open.db.pragma(`user_version = ${version}`)
          }),
        OPEN_TIMEOUT_MS,
      )
    return right(open)
  } catch (error) {
    connection?.db.close()
    if (!(error instanceof Error)) throw error
    if (isBusy(error)) return refused(`${file} is locked by another process: end it, or wait and try again`)
    const code = error instanceof Database.SqliteError ? error.code : error.message
    if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT')
      return refused(`${file} is not a data file of this service: move it away, or choose another folder with --data`)
    return refused(`${file} cannot be opened (${error.message}): check that the folder exists and may be written`)
  }
}
