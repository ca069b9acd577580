import { setTimeout as sleep } from 'node:timers/promises'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { OpenError, Outcome, StoreError } from '#domain/outcome'
import { copyTo } from '#sqlite/copy'
import { attempt, durably, integrityOf, openDatabase } from '#sqlite/database'
import { closeEmptied, idleSteps } from '#sqlite/write-ahead'
import {
  type Appended,
  type EventLog,
  type NewEvent,
  NO_STREAM,
  type Position,
  type Revision,
  type WrongRevision,
} from '../port.js'
import { tooLarge } from '../size.js'
import { allAfter, endOf, idOf, lastPosition, lossesIn, streamAfter } from './read.js'
import { checksumOf, positionOf } from './rows.js'
import { create, FORMAT, noteRemoved } from './schema.js'

/** The revision of a deleted stream: its name is kept, so that nothing can be appended. */
const DELETED = -2
const POLL_MS = 15

const STREAM_DELETED: StoreError = {
  tag: 'store_unavailable',
  store: 'event log',
  cause: 'the stream was deleted',
}
/** The event log in one SQLite file, for any number of processes of one machine. */
export const openSqliteEventLog = async (file: string): Outcome<OpenError, EventLog> => {
  const opened = await openDatabase('event log', file, FORMAT, create)
  if (isLeft(opened)) return opened
  const connection = opened.right
  const { prepare } = connection
  const settle = idleSteps(connection, file)

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
    if (found?.revision === DELETED) return left<StoreError>(STREAM_DELETED)
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
    const insert = prepare(`
      INSERT INTO events (position, stream, revision, event_id, type, schema_version, data, metadata, checksum)
      VALUES (@position, @id, @revision, @event_id, @type, @schema_version, @data, @metadata, @checksum)`)
    let revision = expected
    let position = lastPosition(connection)
    for (const { eventId, type, schemaVersion, data, metadata } of events) {
      revision += 1
      position += 1
      const row = {
        position,
        stream,
        revision,
        event_id: eventId,
        type,
        schema_version: schemaVersion,
        data: JSON.stringify(data),
        metadata: JSON.stringify(metadata),
      }
      insert.run({ ...row, id, checksum: checksumOf(row) })
    }
    prepare('UPDATE streams SET revision = ? WHERE id = ?').run(revision, id)
    return right<never, Appended>({ revision, position: positionOf(position) })
  }

  const deleteStream = (stream: string): void => {
    prepare(
      'INSERT INTO streams (name, revision) VALUES (?, ?) ON CONFLICT DO UPDATE SET revision = excluded.revision',
    ).run(stream, DELETED)
    const ofStream = 'stream = (SELECT id FROM streams WHERE name = ?)'
    noteRemoved(connection, ofStream, stream)
    prepare(`DELETE FROM events WHERE ${ofStream}`).run(stream)
  }

  const end = (): Position => endOf(connection)

  return right({
    append: async (stream, expected, events) => {
      const refused = tooLarge(events)
      if (refused !== null) return left(refused)
      const result = await attempt('event log', () => durably(connection, () => append(stream, expected, events)))
      return isLeft(result) ? result : result.right
    },
    readStream: (stream, after, limit) => attempt('event log', () => streamAfter(connection, stream, after, limit)),
    readAll: (after, limit) => attempt('event log', () => allAfter(connection, after, limit)),
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
    integrity: () => attempt('event log', () => [...integrityOf(connection), ...lossesIn(connection)]),
    id: () => attempt('event log', () => idOf(connection)),
    settle: () => attempt('event log', settle),
    copyTo: (copy) => attempt('event log', () => copyTo(connection, copy)),
    close: () => closeEmptied(connection),
  })
}
