import { randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { OpenError, Outcome } from '#domain/outcome'
import { changeCopy, copyTo } from '#sqlite/copy'
import { attempt, type Connection, durably, inTransaction, integrityOf, openDatabase } from '#sqlite/database'
import { closeEmptied, idleSteps } from '#sqlite/write-ahead'
import { KEPT_MINUTES, type Pepper, type Registry, type RequestsOfKey } from '../port.js'
import { type Erasing, finishErasing, openErasing } from './erasing.js'
import { identitiesIn, prepareIdentities } from './identities.js'
import { inboxIn, prepareInbox } from './inbox.js'
import { accessMarksIn, logMarkIn } from './marks.js'
import { prepareReceipts, receiptsIn } from './receipts.js'
import { create, FORMAT } from './schema.js'
import { prepareSecrets, secretsIn } from './secrets.js'
import { prepareSignIns, signInsIn } from './sign-ins.js'
import { prepareTurns, turnsIn } from './turns.js'

const LIVE_PEPPERS = 2
const LEAST_FREE_BYTES = 64 * 1024

const livePeppers = ({ prepare }: Connection): readonly Pepper[] =>
  prepare('SELECT id, secret FROM peppers ORDER BY made DESC LIMIT ?').all(LIVE_PEPPERS) as Pepper[]

/** The live peppers; the first one is made where none is. */
const peppersIn =
  (connection: Connection): Registry['peppers'] =>
  async () => {
    const makeFirst = (): readonly Pepper[] => {
      connection
        .prepare('INSERT INTO peppers (id, secret, made) SELECT ?, ?, 1 WHERE NOT EXISTS (SELECT 1 FROM peppers)')
        .run(randomBytes(4).toString('hex'), randomBytes(32))
      return livePeppers(connection)
    }
    const live = await attempt('registry', () => {
      const found = livePeppers(connection)
      return found.length > 0 ? found : durably(connection, makeFirst)
    })
    return live as Awaited<ReturnType<Registry['peppers']>>
  }

/** Reads one text for each id that has one. */
const textsIn = ({ prepare }: Connection, sql: string, ids: readonly Uuid[]) =>
  attempt('registry', () => {
    const texts = new Map<Uuid, string>()
    for (const id of new Set(ids)) {
      const text = prepare(sql).pluck().get(id) as string | undefined
      if (text !== undefined) texts.set(id, text)
    }
    return texts
  })

/** Counts requests of a key in a minute, and forgets its old minutes; gives all of that minute. */
const countIn = ({ prepare }: Connection, { keyId, minute, requests }: RequestsOfKey): number => {
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

/** Names of members, uses of keys, and what removes both for good. */
const peopleIn = (
  connection: Connection,
  { erase }: Erasing,
): Pick<Registry, 'setName' | 'names' | 'lastUses' | 'countRequests' | 'forget'> => {
  const { prepare } = connection
  return {
    setName: (memberId, name) =>
      attempt('registry', () =>
        durably(connection, () => {
          prepare('INSERT INTO member_names VALUES (?, ?) ON CONFLICT DO UPDATE SET name = excluded.name').run(
            memberId,
            name,
          )
        }),
      ),
    names: (memberIds) => textsIn(connection, 'SELECT name FROM member_names WHERE member_id = ?', memberIds),
    lastUses: (keyIds) =>
      textsIn(
        connection,
        'SELECT minute FROM key_uses WHERE key_id = ? ORDER BY rowid DESC LIMIT 1',
        keyIds,
      ) as ReturnType<Registry['lastUses']>,
    countRequests: (all) =>
      attempt('registry', () => inTransaction(connection, () => all.map((one) => countIn(connection, one)))),
    forget: (memberIds, keyIds) =>
      erase(() => {
        for (const id of memberIds) prepare('DELETE FROM member_names WHERE member_id = ?').run(id)
        for (const id of keyIds) {
          prepare('DELETE FROM key_uses WHERE key_id = ?').run(id)
          prepare('DELETE FROM unshown_key WHERE key_id = ?').run(id)
        }
      }),
  }
}

/** The key that was made and not shown yet. */
const unshownKeyIn = (connection: Connection, { erase }: Erasing): Registry['unshownKey'] => {
  const { prepare } = connection
  return {
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
      erase(() => {
        prepare('DELETE FROM unshown_key WHERE key_id = ?').run(keyId)
      }),
  }
}

/** Tells what the file holds, whether it is sound, and whether it can be written. */
const upkeepOf = (connection: Connection, file: string): Pick<Registry, 'holds' | 'integrity' | 'canWrite'> => {
  const { prepare } = connection
  return {
    holds: () =>
      attempt('registry', () => {
        const has = (table: string) => prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined
        return { peppers: has('peppers'), workspaces: has('member_names') || has('access_marks') }
      }),
    integrity: () => attempt('registry', () => integrityOf(connection)),
    canWrite: async () => {
      const { bavail, bsize } = await statfs(dirname(file))
      // Existing files may still have room on a full disk.
      if (bavail * bsize < LEAST_FREE_BYTES)
        return left({ tag: 'store_unavailable', store: 'registry', cause: 'the disk is full' })
      return attempt('registry', () => {
        prepare('INSERT INTO write_probe VALUES (1, 1) ON CONFLICT DO UPDATE SET writes = writes + 1').run()
      })
    },
  }
}

const PREPARED = [prepareSignIns, prepareReceipts, prepareIdentities, prepareSecrets, prepareTurns, prepareInbox]
/** The tables of which no copy has a row: whoever restores a backup is signed in nowhere, and maps no delivery again. */
const LEFT_OUT = ['sessions', 'sign_in_links', 'turns', 'inbox']

/** The registry in one SQLite file, for any number of processes of one machine. */
export const openSqliteRegistry = async (file: string): Outcome<OpenError, Registry> => {
  const opened = await openDatabase('registry', file, FORMAT, create)
  if (isLeft(opened)) return opened
  const connection = opened.right
  const settle = idleSteps(connection, file)
  const erasing = openErasing(connection)
  await finishErasing(connection)
  for (const prepare of PREPARED) {
    const prepared = await prepare(connection)
    if (isLeft(prepared)) {
      closeEmptied(connection)
      return left({
        tag: 'open_error',
        message: `${file} cannot be given the tables that it lacks (${prepared.left.cause})`,
      })
    }
  }
  return right({
    peppers: peppersIn(connection),
    ...peopleIn(connection, erasing),
    signIns: signInsIn(connection),
    receipts: receiptsIn(connection),
    identities: identitiesIn(connection),
    secrets: secretsIn(connection, erasing),
    turns: turnsIn(connection),
    inbox: inboxIn(connection),
    unshownKey: unshownKeyIn(connection, erasing),
    accessMarks: accessMarksIn(connection),
    logMark: logMarkIn(connection),
    ...upkeepOf(connection, file),
    settle: () => attempt('registry', settle),
    copyTo: (copy) =>
      attempt('registry', () => {
        copyTo(connection, copy)
        changeCopy(copy, `${LEFT_OUT.map((table) => `DELETE FROM ${table};`).join(' ')} VACUUM`)
      }),
    close: () => closeEmptied(connection),
  })
}
