import { accessSync, chmodSync, closeSync, constants, openSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from 'fp-ts/lib/Either.js'
import type { OpenError, Outcome, StoreError, StoreName } from '#domain/outcome'
import { formatOf, hasImpossibleVersions, isSound, isWithoutCopy, writeFormat } from './format.js'

/** A connection with its prepared statements kept by their text. */
export interface Connection {
  readonly db: Database.Database
  readonly prepare: (sql: string) => Database.Statement
}

/** KiB of memory for pages: a batch of documents touches more of them than SQLite's default of 2 MB; a log is read and written in order. */
const CACHE_KIB: Readonly<Record<StoreName, number>> = { 'event log': 4_000, 'read store': 16_000, registry: 2_000 }

const connect = (store: StoreName, file: string, options: Database.Options = {}): Connection => {
  // `attempt` waits, and leaves the event loop free meanwhile.
  const db = new Database(file, { ...options, timeout: 0 })
  const statements = new Map<string, Database.Statement>()
  const prepare = (sql: string): Database.Statement => {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const statement = db.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  try {
    db.pragma('synchronous = NORMAL')
    // An import of ten thousand facts then needs no checkpoint midway, which would wait for the disk.
    db.pragma('wal_autocheckpoint = 4000')
    db.pragma(`cache_size = -${CACHE_KIB[store]}`)
  } catch (error) {
    db.close()
    throw error
  }
  return { db, prepare }
}

const OPEN_TIMEOUT_MS = 5_000
const RETRY_MS = 3
/** The smallest size of a page, and so of a database, in bytes. */
const SMALLEST = 512

const isError = (error: unknown): error is Error => typeof error === 'object' && error !== null && 'message' in error
/** SQLite's error code, recognised by its form: the class differs if the driver was loaded twice. */
export const codeOf = (error: unknown): string | undefined =>
  isError(error) && 'code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_')
    ? error.code
    : undefined
const isBusy = (error: unknown): boolean => {
  const code = codeOf(error)
  return code?.startsWith('SQLITE_BUSY') === true || code === 'SQLITE_LOCKED'
}

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

/** The remedy for a damaged file. Never remove a log or a registry: nothing else has their data. */
const MENDED: Readonly<Record<StoreName, string>> = {
  'event log':
    'stop all programs, restore events.db from your newest backup and run  wdi verify --repair;  do not remove it, because nothing else holds the facts',
  'read store':
    'stop all programs, remove read.db, read.db-wal and read.db-shm, and start again: it is rebuilt from events.db',
  registry:
    'stop all programs and restore registry.db from your newest backup; do not remove it, because nothing else holds the secrets of keys',
}
const FILES: Readonly<Record<StoreName, string>> = {
  'event log': 'events.db',
  'read store': 'read.db',
  registry: 'registry.db',
}
/** The remedy for a file of a newer version where that version is not wanted. */
const TO_GO_BACK: Readonly<Record<StoreName, string>> = {
  'event log':
    'upgrade, or restore a backup that was made before; do not remove events.db, because nothing else holds the facts',
  'read store':
    'upgrade, or to go back stop all programs and remove read.db, read.db-wal and read.db-shm: it is rebuilt from events.db',
  registry:
    'upgrade, or restore a backup that was made before; do not remove registry.db, because nothing else holds the secrets of keys',
}
/** One line with the damaged file, the finding and the remedy. */
export const damageOf = (store: StoreName, found: string): string =>
  `${FILES[store]} is damaged (${found}): ${MENDED[store]}`

/** Says whether SQLite's error says that the file is damaged. */
export const isDamaged = (error: unknown): boolean => isDamage(codeOf(error) ?? '')
const isDamage = (code: string): boolean => code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB'

/** Runs a statement or transaction; retries for up to 5 seconds while another process holds a lock. */
export const attempt = async <A>(store: StoreName, run: () => A): Outcome<StoreError, A> => {
  try {
    return right(await retried(run, OPEN_TIMEOUT_MS))
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    const said = `${code}: ${(error as Error).message}`
    if (isDamage(code))
      return left({
        tag: 'store_corrupt',
        store,
        what: FILES[store],
        cause: `it is damaged: ${said}`,
        remedy: MENDED[store],
      })
    return left({ tag: 'store_unavailable', store, cause: isBusy(error) ? 'another process holds its lock' : said })
  }
}

/** Another connection to a file that is already open; it is not made again if it has gone. */
export const connectAgain = async (store: StoreName, file: string): Outcome<StoreError, Connection> => {
  try {
    return right(await retried(() => connect(store, file, { fileMustExist: true }), OPEN_TIMEOUT_MS))
  } catch (error) {
    if (!isError(error)) throw error
    return left({ tag: 'store_unavailable', store, cause: error.message })
  }
}

/** SQLite's findings in a damaged file, including its indexes; at most a hundred. */
export const integrityOf = ({ prepare }: Connection): readonly string[] => {
  const found = prepare('PRAGMA integrity_check').pluck().all() as string[]
  return found.filter((line) => line !== 'ok')
}

/** Runs reads of one moment. */
export const inReading = <A>({ db }: Connection, run: () => A): A => db.transaction(run).deferred()

/** Runs in one write transaction: all of it or nothing. */
export const inTransaction = <A>({ db }: Connection, run: () => A): A => db.transaction(run).immediate()

/** The same, and durable on disk when it returns. */
export const durably = <A>(connection: Connection, run: () => A): A => {
  connection.db.pragma('synchronous = FULL')
  try {
    return inTransaction(connection, run)
  } finally {
    connection.db.pragma('synchronous = NORMAL')
  }
}

const ONLY_ITS_OWNER = 0o600
const OTHERS = 0o077

/** Made here, because SQLite would let all users of the folder read it. */
const make = (file: string): void => closeSync(openSync(file, 'a', ONLY_ITS_OWNER))

/** Removes the rights of other users from a data file and SQLite's files beside it; null if that fails. */
const keepToOwner = (file: string): string | null => {
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(one, { throwIfNoEntry: false })?.mode ?? 0
    if ((mode & OTHERS) === 0) continue
    try {
      chmodSync(one, mode & ~OTHERS & 0o777)
    } catch {
      // A user without write access gets an error later, and has nothing to narrow.
      if (mayWrite(one)) return one
    }
  }
  return null
}
const mayWrite = (file: string): boolean => {
  try {
    accessSync(file, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Opens a data file in WAL mode and brings it to `version` by running `create` if it is new or older.
 * Refuses a damaged file and one of a newer version, and leaves it as it is. From then on only its owner may read it.
 */
export const openDatabase = async (
  store: StoreName,
  file: string,
  version: number,
  create: (connection: Connection, from: number) => void,
): Outcome<OpenError, Connection> => {
  const refused = (message: string): Either<OpenError, Connection> => left({ tag: 'open_error', message })
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  const isNew = size === 0
  const foreign = `${file} is damaged, or not a data file of this service. If it is damaged, ${MENDED[store]}. If it is not of this service, choose another folder with --data`
  // SQLite would take such a short file for an empty one and overwrite it.
  if (!isNew && size < SMALLEST) return refused(foreign)
  let connection: Connection | undefined
  try {
    make(file)
    const open = await retried(() => connect(store, file), OPEN_TIMEOUT_MS)
    connection = open
    const found = await retried(() => formatOf(open.db), OPEN_TIMEOUT_MS)
    if (!isSound(found, version)) {
      open.db.close()
      return refused(foreign)
    }
    if (found.version > version) {
      open.db.close()
      return refused(
        `${file} was written by a newer version (format ${found.version}, this one reads up to ${version}): ${TO_GO_BACK[store]}. To leave it as it is, choose another folder with --data`,
      )
    }
    const tooWide = keepToOwner(file)
    if (tooWide !== null) {
      open.db.close()
      return refused(
        `${tooWide} is readable by others, and only its owner can change that: run  chmod 600 ${tooWide}  as its owner`,
      )
    }
    await retried(() => open.db.pragma('journal_mode = WAL'), OPEN_TIMEOUT_MS)
    // On disk before the next file is made: an empty file beside others was emptied.
    if (found.version < version || isWithoutCopy(found))
      await retried(
        () =>
          durably(open, () => {
            create(open, open.db.pragma('user_version', { simple: true }) as number)
            writeFormat(open.db, version)
          }),
        OPEN_TIMEOUT_MS,
      )
    return right(open)
  } catch (error) {
    connection?.db.close()
    if (!isError(error)) throw error
    if (isBusy(error)) return refused(`${file} is locked by another process: end it, or wait and try again`)
    const code = codeOf(error)
    if (code !== undefined && (isDamage(code) || hasImpossibleVersions(file))) return refused(foreign)
    return refused(`${file} cannot be opened (${error.message}): check that the folder exists and may be written`)
  }
}
