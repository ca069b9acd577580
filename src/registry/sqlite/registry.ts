import { randomBytes } from 'node:crypto'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import type { OpenError, Outcome } from '#domain/outcome'
import { attempt, type Connection, durably, integrityOf, openDatabase } from '#sqlite/database'
import type { Pepper, Registry } from '../port.js'

const FORMAT = 1

const create = ({ db }: Connection): void => {
  db.exec(`
    CREATE TABLE IF NOT EXISTS peppers (id TEXT PRIMARY KEY, secret BLOB NOT NULL, made INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS member_names (member_id TEXT PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS key_uses (key_id TEXT PRIMARY KEY, minute TEXT NOT NULL, requests INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS unshown_key (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), key_id TEXT NOT NULL, key TEXT NOT NULL);
  `)
}

const LIVE_PEPPERS = 2

/** The registry in one SQLite file, for any number of processes of one machine. */
export const openSqliteRegistry = async (file: string): Outcome<OpenError, Registry> => {
  const opened = await openDatabase('registry', file, FORMAT, create)
  if (isLeft(opened)) return opened
  const connection = opened.right
  const { prepare } = connection

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

  return right({
    peppers: async () => {
      const live = await attempt('registry', () => {
        const found = peppers()
        return found.length > 0 ? found : durably(connection, firstPepper)
      })
      return live as Awaited<ReturnType<Registry['peppers']>>
    },
    setName: (memberId, name) =>
      attempt('registry', () =>
        durably(connection, () => {
          prepare('INSERT INTO member_names VALUES (?, ?) ON CONFLICT DO UPDATE SET name = excluded.name').run(
            memberId,
            name,
          )
        }),
      ),
    forget: (memberIds, keyIds) =>
      attempt('registry', () =>
        durably(connection, () => {
          for (const id of memberIds) prepare('DELETE FROM member_names WHERE member_id = ?').run(id)
          for (const id of keyIds) {
            prepare('DELETE FROM key_uses WHERE key_id = ?').run(id)
            prepare('DELETE FROM unshown_key WHERE key_id = ?').run(id)
          }
        }),
      ),
    names: (memberIds) => textsOf('SELECT name FROM member_names WHERE member_id = ?', memberIds),
    lastUses: (keyIds) =>
      textsOf('SELECT minute FROM key_uses WHERE key_id = ?', keyIds) as ReturnType<Registry['lastUses']>,
    // A clock that is behind another process's counts into the later minute: never is a full bucket emptied twice.
    countRequest: (keyId: Uuid, minute: Instant) =>
      attempt('registry', () => {
        // All rows, though there is one: it is with the last step that the count is written, or is not.
        const [requests] = prepare(`
            INSERT INTO key_uses VALUES (@keyId, @minute, 1) ON CONFLICT DO UPDATE SET
              requests = CASE WHEN minute < excluded.minute THEN 1 ELSE requests + 1 END,
              minute = max(minute, excluded.minute)
            RETURNING requests`)
          .pluck()
          .all({ keyId, minute }) as [number]
        return requests
      }),
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
      shown: (keyId) =>
        attempt('registry', () =>
          durably(connection, () => {
            prepare('DELETE FROM unshown_key WHERE key_id = ?').run(keyId)
          }),
        ),
    },
    integrity: () => attempt('registry', () => integrityOf(connection)),
    close: () => connection.db.close(),
  })
}
