import { setTimeout as sleep } from 'node:timers/promises'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { OpenError, Outcome, StoreUnavailable } from '#domain/outcome'
import { attempt, type Connection, durably, integrityOf, openDatabase } from '#sqlite/database'
import {
  type Appended,
  type EventLog,
  LOG_START,
  type LoggedEvent,
  type NewEvent,
  NO_STREAM,
  type Position,
  type Revision,
  type WrongRevision,
} from '../port.js'
import { tooLarge } from '../size.js'

const FORMAT = 1
/** The revision of a stream that was deleted: its name is kept, so that nothing can be appended. */
const DELETED = -2
const POLL_MS = 15

const create = ({ db }: Connection): void => {
  db.exec(`
    CREATE TABLE IF NOT EXISTS streams (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      revision INTEGER NOT NULL
    ) STRICT;
    -- AUTOINCREMENT: a position is never given twice, also where the last events were removed.
    CREATE TABLE IF NOT EXISTS events (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      stream INTEGER NOT NULL REFERENCES streams (id),
      revision INTEGER NOT NULL,
      event_id TEXT NOT NULL,
      type TEXT NOT NULL,
      schema_version INTEGER NOT NULL,
      data TEXT NOT NULL,
      metadata TEXT NOT NULL,
      UNIQUE (stream, revision)
    ) STRICT;
  `)
}

const STREAM_DELETED: StoreUnavailable = {
  ...{ tag: 'store_unavailable', store: 'event log' },
  cause: 'the stream was deleted',
}
const positionOf = (row: number): Position => row.toString(16).padStart(16, '0')
const rowOf = (position: Position): number => (position === LOG_START ? 0 : Number.parseInt(position, 16))

/** A row as SQLite gives it: the tables are strict, so that it has no other types in it. */
interface Row {
  readonly position: number
  readonly stream: string
  readonly revision: number
  readonly event_id: string
  readonly type: string
  readonly schema_version: number
  readonly data: string
  readonly metadata: string
}

const logged = (rows: readonly Row[]): Either<StoreUnavailable, readonly LoggedEvent[]> => {
  const events: LoggedEvent[] = []
  for (const { position, stream, revision, event_id, type, schema_version, data, metadata } of rows)
    try {
      events.push({
        stream,
        revision,
        type,
        position: positionOf(position),
        eventId: event_id,
        schemaVersion: schema_version,
        data: JSON.parse(data),
        metadata: JSON.parse(metadata),
      })
    } catch {
      const cause = `the event at position ${position} is not JSON`
      return left({ tag: 'store_unavailable', store: 'event log', cause })
    }
  return right(events)
}

const SELECT = `
  SELECT e.position, s.name AS stream, e.revision, e.event_id, e.type, e.schema_version, e.data, e.metadata
  FROM events e JOIN streams s ON s.id = e.stream`

/** The event log in one SQLite file, for any number of processes of one machine. */
export const openSqliteEventLog = async (file: string): Outcome<OpenError, EventLog> => {
  const opened = await openDatabase('event log', file, FORMAT, create)
  if (isLeft(opened)) return opened
  const connection = opened.right
  const { prepare } = connection

  const idsFrom = (stream: string, from: Revision, count: number): readonly unknown[] =>
    prepare(
      'SELECT e.event_id FROM events e JOIN streams s ON s.id = e.stream WHERE s.name = ? AND e.revision >= ? ORDER BY e.revision LIMIT ?',
    )
      .pluck()
      .all(stream, from, count)

  const append = (stream: string, expected: Revision, events: readonly NewEvent[]) => {
    const found = prepare('SELECT id, revision FROM streams WHERE name = ?').get(stream) as
      | { id: number; revision: number }
      | undefined
    if (found?.revision === DELETED) return left<StoreUnavailable>(STREAM_DELETED)
    const actual = found?.revision ?? NO_STREAM
    if (actual !== expected) {
      const there = actual > expected ? idsFrom(stream, expected + 1, events.length) : []
      if (there.length !== events.length || events.some(({ eventId }, i) => eventId !== there[i]))
        return left<WrongRevision>({ tag: 'wrong_revision', stream, actual })
      const revision = expected + events.length
      const position = prepare(
        'SELECT position FROM events e JOIN streams s ON s.id = e.stream WHERE s.name = ? AND e.revision = ?',
      )
        .pluck()
        .get(stream, revision) as number
      return right<never, Appended>({ revision, position: positionOf(position) })
    }
    const id =
      found?.id ?? Number(prepare('INSERT INTO streams (name, revision) VALUES (?, -1)').run(stream).lastInsertRowid)
    const insert = prepare(
      'INSERT INTO events (stream, revision, event_id, type, schema_version, data, metadata) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    let revision = expected
    let position = 0
    for (const { eventId, type, schemaVersion, data, metadata } of events) {
      revision += 1
      const { lastInsertRowid } = insert.run(
        id,
        revision,
        eventId,
        type,
        schemaVersion,
        JSON.stringify(data),
        JSON.stringify(metadata),
      )
      position = Number(lastInsertRowid)
    }
    prepare('UPDATE streams SET revision = ? WHERE id = ?').run(revision, id)
    return right<never, Appended>({ revision, position: positionOf(position) })
  }

  const deleteStream = (stream: string): void => {
    prepare(
      'INSERT INTO streams (name, revision) VALUES (?, ?) ON CONFLICT DO UPDATE SET revision = excluded.revision',
    ).run(stream, DELETED)
    prepare('DELETE FROM events WHERE stream = (SELECT id FROM streams WHERE name = ?)').run(stream)
  }

  const end = (): Position => {
    const last = prepare(`SELECT seq FROM sqlite_sequence WHERE name = 'events'`).pluck().get() as number | undefined
    return last === undefined || last === 0 ? LOG_START : positionOf(last)
  }

  return right({
    append: async (stream, expected, events) => {
      const refused = tooLarge(events)
      if (refused !== null) return left(refused)
      const result = await attempt('event log', () => durably(connection, () => append(stream, expected, events)))
      return isLeft(result) ? result : result.right
    },
    readStream: async (stream, after, limit) => {
      const rows = await attempt(
        'event log',
        () =>
          prepare(`${SELECT} WHERE s.name = ? AND e.revision > ? ORDER BY e.revision LIMIT ?`).all(
            stream,
            after,
            limit,
          ) as Row[],
      )
      return isLeft(rows) ? rows : logged(rows.right)
    },
    readAll: async (after, limit) => {
      const rows = await attempt(
        'event log',
        () => prepare(`${SELECT} WHERE e.position > ? ORDER BY e.position LIMIT ?`).all(rowOf(after), limit) as Row[],
      )
      return isLeft(rows) ? rows : logged(rows.right)
    },
    changed: async (after, signal) => {
      while (!signal.aborted) {
        const last = await attempt('event log', end)
        if (isLeft(last)) return last
        if (last.right > after) break
        await sleep(POLL_MS, undefined, { signal }).catch(() => undefined)
      }
      return right(undefined)
    },
    deleteStream: (stream) => attempt('event log', () => durably(connection, () => deleteStream(stream))),
    end: () => attempt('event log', end),
    integrity: () => attempt('event log', () => integrityOf(connection)),
    close: () => connection.db.close(),
  })
}
