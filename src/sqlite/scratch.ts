import Database from 'better-sqlite3'

/** Bytes of memory for pages; the rest of a larger scratch file is on disk. */
const CACHE_KIB = 8_000
const PAGE = 1_000

/** A row in the order in which its key came. */
export interface ScratchRow {
  readonly id: number
  readonly key: string
  readonly value: string
}

/** A table of texts by the hashes of their keys. */
export interface ScratchTable {
  readonly get: (hash: Buffer) => string | null
  readonly set: (hash: Buffer, key: string, value: string) => void
  /** The first rows after a row's id. */
  readonly after: (id: number) => readonly ScratchRow[]
  /** The first rows after another one, in the order of their keys. */
  readonly inOrder: (after: Pick<ScratchRow, 'id' | 'key'>) => readonly ScratchRow[]
  /** Forgets all rows. */
  readonly clear: () => void
}

/** A list of texts, in the order in which they came. */
export interface ScratchList {
  readonly append: (value: string) => void
  /** The first texts after a number of texts. */
  readonly after: (count: number) => readonly string[]
  readonly clear: () => void
}

/** A database for one task: in memory while it is small, else in a file without a name that is gone with the process. */
export interface ScratchFile {
  /** Counts a hash; returns how often it was counted so far, this time included. */
  readonly count: (hash: Buffer) => number
  readonly table: () => ScratchTable
  readonly list: () => ScratchList
  readonly close: () => void
}

const CANNOT_WRITE = /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY)/

/** Says whether an error says that SQLite could not write its temporary file; the error's class differs if the driver was loaded twice. */
export const isScratchFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && CANNOT_WRITE.test(String(error.code))

/** Few tables are read in the order of their keys: the others need no index. */
const sortedPage = (db: Database.Database, table: string): Database.Statement<[string, number], ScratchRow> => {
  db.exec(`CREATE INDEX ${table}_in_order ON ${table} (key, id)`)
  return db.prepare<[string, number], ScratchRow>(
    `SELECT id, key, value FROM ${table} WHERE (key, id) > (?, ?) ORDER BY key, id LIMIT ${PAGE}`,
  )
}

/** Opens an empty scratch file. Nothing in it outlives it, so it needs no journal and never waits for the disk. */
export const openScratchFile = (): ScratchFile => {
  const db = new Database('')
  db.pragma('journal_mode = OFF')
  db.pragma('synchronous = OFF')
  db.pragma('locking_mode = EXCLUSIVE')
  db.pragma(`cache_size = -${CACHE_KIB}`)
  db.exec('CREATE TABLE counts (hash BLOB PRIMARY KEY, n INTEGER NOT NULL) WITHOUT ROWID')
  // Never committed: each commit would write all changed pages.
  db.exec('BEGIN')
  const first = db.prepare<[Buffer]>('INSERT OR IGNORE INTO counts VALUES (?, 1)')
  const again = db.prepare<[Buffer], number>('UPDATE counts SET n = n + 1 WHERE hash = ? RETURNING n').pluck()
  let tables = 0

  return {
    // Nearly all are met once, and a statement that returns rows takes twice the time.
    count: (hash) => (first.run(hash).changes === 1 ? 1 : (again.get(hash) ?? 0)),
    table: () => {
      tables += 1
      const name = `table_${tables}`
      db.exec(
        `CREATE TABLE ${name} (id INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE, key TEXT NOT NULL, value TEXT NOT NULL)`,
      )
      const value = db.prepare<[Buffer], string>(`SELECT value FROM ${name} WHERE hash = ?`).pluck()
      const put = db.prepare<[Buffer, string, string]>(
        `INSERT INTO ${name} (hash, key, value) VALUES (?, ?, ?) ON CONFLICT (hash) DO UPDATE SET value = excluded.value`,
      )
      let sorted: Database.Statement<[string, number], ScratchRow> | null = null
      const page = db.prepare<[number], ScratchRow>(
        `SELECT id, key, value FROM ${name} WHERE id > ? ORDER BY id LIMIT ${PAGE}`,
      )
      return {
        get: (hash) => value.get(hash) ?? null,
        set: (hash, key, text) => {
          put.run(hash, key, text)
        },
        after: (id) => page.all(id),
        inOrder: ({ key, id }) => {
          sorted ??= sortedPage(db, name)
          return sorted.all(key, id)
        },
        clear: () => {
          db.exec(`DELETE FROM ${name}`)
        },
      }
    },
    list: () => {
      tables += 1
      const name = `list_${tables}`
      db.exec(`CREATE TABLE ${name} (id INTEGER PRIMARY KEY, value TEXT NOT NULL)`)
      const put = db.prepare<[number, string]>(`INSERT INTO ${name} VALUES (?, ?)`)
      const page = db
        .prepare<[number], string>(`SELECT value FROM ${name} WHERE id > ? ORDER BY id LIMIT ${PAGE}`)
        .pluck()
      let count = 0
      return {
        append: (value) => {
          count += 1
          put.run(count, value)
        },
        after: (before) => page.all(before),
        clear: () => {
          db.exec(`DELETE FROM ${name}`)
          count = 0
        },
      }
    },
    close: () => {
      db.close()
    },
  }
}
