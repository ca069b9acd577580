import { randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { OpenError, Outcome } from '#domain/outcome'
import { copyTo } from '#sqlite/copy'
import { attempt, durably, inTransaction, integrityOf, openDatabase } from '#sqlite/database'
import { closeEmptied, emptyWriteAheadLog, idleSteps, moveWrites } from '#sqlite/write-ahead'
import { KEPT_MINUTES, type Pepper, type Registry, type RequestsOfKey } from '../port.js'
import { accessMarkOf, allAccessMarks, create, FORMAT, lastAccessMark, logMarkOf, remember } from './schema.js'

const LIVE_PEPPERS = 2
const LEAST_FREE_BYTES = 64 * 1024

/** The registry in one SQLite file, for any number of processes of one machine. */
export const openSqliteRegistry = async (file: string): Outcome<OpenError, Registry> => {
  const opened = await openDatabase('registry', file, FORMAT, create)
  if (isLeft(opened)) return opened
  const connection = opened.right
  const { db, prepare } = connection
  const settle = idleSteps(connection, file)
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
        attempt('registry', () =>
          workspaceId === null ? lastAccessMark(connection) : accessMarkOf(connection, workspaceId),
        ),
      all: () => attempt('registry', () => allAccessMarks(connection)),
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
    logMark: {
      get: () => attempt('registry', () => logMarkOf(connection)),
      put: ({ log, position }) =>
        attempt('registry', () => {
          const { changes } = prepare(`
            INSERT INTO log_mark VALUES (1, @log, @position)
            ON CONFLICT DO UPDATE SET position = excluded.position
            WHERE log_mark.log IS excluded.log AND log_mark.position < excluded.position`).run({ log, position })
          // So that a copy of the file alone knows it, however busy the registry is.
          if (changes > 0) moveWrites(connection)
        }),
      remove: () =>
        attempt('registry', () =>
          durably(connection, () => {
            prepare('DELETE FROM log_mark').run()
          }),
        ),
    },
    settle: () => attempt('registry', settle),
    copyTo: (copy) => attempt('registry', () => copyTo(connection, copy)),
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
    close: () => closeEmptied(connection),
  })
}
