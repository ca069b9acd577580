import { randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { OpenError, Outcome } from '#domain/outcome'
import {
  attempt,
  type Connection,
  durably,
  emptyWriteAheadLog,
  inTransaction,
  integrityOf,
  openDatabase,
} from '#sqlite/database'
import { type AccessMark, KEPT_MINUTES, type Pepper, type Registry, type RequestsOfKey } from '../port.js'

const FORMAT = 2

const create = ({ db }: Connection, from: number): void => {
  // Format 1 kept one minute a key.
  if (from === 1) db.exec('ALTER TABLE key_uses RENAME TO last_minutes')
  db.exec(`
    CREATE TABLE IF NOT EXISTS access_marks (workspace_id TEXT PRIMARY KEY, revision INTEGER NOT NULL, position TEXT NOT NULL);
    CREATE INDEX IF NOT EXISTS access_marks_by_position ON access_marks (position);
    CREATE TABLE IF NOT EXISTS to_overwrite (only_one INTEGER PRIMARY KEY CHECK (only_one = 1));
    CREATE TABLE IF NOT EXISTS write_probe (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), writes INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS peppers (id TEXT PRIMARY KEY, secret BLOB NOT NULL, made INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS member_names (member_id TEXT PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS key_uses (key_id TEXT NOT NULL, minute TEXT NOT NULL, requests INTEGER NOT NULL, PRIMARY KEY (key_id, minute));
    CREATE TABLE IF NOT EXISTS unshown_key (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), key_id TEXT NOT NULL, key TEXT NOT NULL);
  `)
  if (from !== 1) return
  db.exec('INSERT INTO key_uses SELECT key_id, minute, requests FROM last_minutes; DROP TABLE last_minutes')
  // Format 1 left deleted data in the file.
  remember(db)
}

const remember = (db: Connection['db']): void => void db.exec('INSERT OR IGNORE INTO to_overwrite VALUES (1)')

const LIVE_PEPPERS = 2
const MARKS = 'SELECT workspace_id AS workspaceId, revision, position FROM access_marks'
const LEAST_FREE_BYTES = 64 * 1024

/** The registry in one SQLite file, for any number of processes of one machine. */
export const openSqliteRegistry = async (file: string): Outcome<OpenError, Registry> => {
  const opened = await openDatabase('registry', file, FORMAT, create)
  if (isLeft(opened)) return opened
  const connection = opened.right
  const { db, prepare } = connection
  // Deleted data is overwritten with zeros, but stays in the write-ahead file until that is emptied.
  db.pragma('secure_delete = ON')

  const durablyDeleted = (run: () => void): void =>
    durably(connection, () => {
      run()
      remember(db)
    })
  /**
   * Removes deleted data from the bytes of the files. If other processes are busy too long, or this
   * process ends first, the next opening does it.
   */
  const overwrite = async (): Promise<void> => {
    const overwritten = await attempt('registry', () => emptyWriteAheadLog(connection))
    if (!isLeft(overwritten)) await attempt('registry', () => prepare('DELETE FROM to_overwrite').run())
  }
  if (prepare('SELECT 1 FROM to_overwrite').get() !== undefined) {
    await attempt('registry', () => db.exec('VACUUM'))
    await overwrite()
  }

  const peppers = (): readonly Pepper[] =>
    prepare('SELECT id, secret FROM peppers ORDER BY made DESC LIMIT ?').all(LIVE_PEPPERS) as Pepper[]
  const firstPepper = (): readonly Pepper[] => {
    prepare('INSERT INTO peppers (id, secret, made) SELECT ?, ?, 1 WHERE NOT EXISTS (SELECT 1 FROM peppers)').run(
      randomBytes(4).toString('hex'),
      randomBytes(32),
    )
    return peppers()
  }

  const textsOf = (sql: string, ids: readonly Uuid[]) =>
    attempt('registry', () => {
      const texts = new Map<Uuid, string>()
      for (const id of new Set(ids)) {
        const text = prepare(sql).pluck().get(id) as string | undefined
        if (text !== undefined) texts.set(id, text)
      }
      return texts
    })

  const count = ({ keyId, minute, requests }: RequestsOfKey): number => {
    const counted = prepare(`
        INSERT INTO key_uses VALUES (@keyId, @minute, @requests)
        ON CONFLICT DO UPDATE SET requests = requests + excluded.requests RETURNING requests`)
      .pluck()
      .get({ keyId, minute, requests }) as number
    const isNewMinute = counted === requests
    if (isNewMinute)
      prepare(`
        DELETE FROM key_uses WHERE key_id = @keyId AND rowid NOT IN
          (SELECT rowid FROM key_uses WHERE key_id = @keyId ORDER BY rowid DESC LIMIT ${KEPT_MINUTES})`).run({ keyId })
    return counted
  }

  return right({
    peppers: async () => {
      const live = await attempt('registry', () => {
        const found = peppers()
        return found.length > 0 ? found : durably(connection, firstPepper)
      })
      return live as Awaited<ReturnType<Registry['peppers']>>
    },
    holds: () =>
      attempt('registry', () => {
        const has = (table: string) => prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined
        return { peppers: has('peppers'), workspaces: has('member_names') || has('access_marks') }
      }),
    setName: (memberId, name) =>
      attempt('registry', () =>
        durably(connection, () => {
          prepare('INSERT INTO member_names VALUES (?, ?) ON CONFLICT DO UPDATE SET name = excluded.name').run(
            memberId,
            name,
          )
        }),
      ),
    forget: async (memberIds, keyIds) => {
      const forgotten = await attempt('registry', () =>
        durablyDeleted(() => {
          for (const id of memberIds) prepare('DELETE FROM member_names WHERE member_id = ?').run(id)
          for (const id of keyIds) {
            prepare('DELETE FROM key_uses WHERE key_id = ?').run(id)
            prepare('DELETE FROM unshown_key WHERE key_id = ?').run(id)
          }
        }),
      )
      if (!isLeft(forgotten)) await overwrite()
      return forgotten
    },
    names: (memberIds) => textsOf('SELECT name FROM member_names WHERE member_id = ?', memberIds),
    lastUses: (keyIds) =>
      textsOf('SELECT minute FROM key_uses WHERE key_id = ? ORDER BY rowid DESC LIMIT 1', keyIds) as ReturnType<
        Registry['lastUses']
      >,
    countRequests: (all) => attempt('registry', () => inTransaction(connection, () => all.map(count))),
    unshownKey: {
      put: (keyId, key) =>
        attempt('registry', () =>
          durably(connection, () => {
            prepare('INSERT OR REPLACE INTO unshown_key VALUES (1, ?, ?)').run(keyId, key)
          }),
        ),
      get: () =>
        attempt('registry', () => {
          const row = prepare('SELECT key_id AS keyId, key FROM unshown_key').get() as
            | { keyId: Uuid; key: string }
            | undefined
          return row ?? null
        }),
      shown: async (keyId) => {
        const shown = await attempt('registry', () =>
          durablyDeleted(() => {
            prepare('DELETE FROM unshown_key WHERE key_id = ?').run(keyId)
          }),
        )
        if (!isLeft(shown)) await overwrite()
        return shown
      },
    },
    accessMarks: {
      get: (workspaceId) =>
        attempt('registry', () => {
          const mark =
            workspaceId === null
              ? prepare(`${MARKS} ORDER BY position DESC LIMIT 1`).get()
              : prepare(`${MARKS} WHERE workspace_id = ?`).get(workspaceId)
          return (mark as AccessMark | undefined) ?? null
        }),
      all: () => attempt('registry', () => prepare(MARKS).all() as AccessMark[]),
      put: ({ workspaceId, revision, position }) =>
        attempt('registry', () =>
          durably(connection, () => {
            prepare(`
              INSERT INTO access_marks VALUES (?, ?, ?)
              ON CONFLICT DO UPDATE SET revision = excluded.revision, position = excluded.position
              WHERE access_marks.revision < excluded.revision`).run(workspaceId, revision, position)
          }),
        ),
      remove: (workspaceId) =>
        attempt('registry', () =>
          durably(connection, () => {
            prepare('DELETE FROM access_marks WHERE workspace_id = ?').run(workspaceId)
          }),
        ),
    },
    integrity: () => attempt('registry', () => integrityOf(connection)),
    canWrite: async () => {
      const { bavail, bsize } = await statfs(dirname(file))
      // Files that already exist may have room for a while.
      if (bavail * bsize < LEAST_FREE_BYTES)
        return left({ tag: 'store_unavailable', store: 'registry', cause: 'the disk is full' })
      return attempt('registry', () => {
        prepare('INSERT INTO write_probe VALUES (1, 1) ON CONFLICT DO UPDATE SET writes = writes + 1').run()
      })
    },
    close: () => db.close(),
  })
}
