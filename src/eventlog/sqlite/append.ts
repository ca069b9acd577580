import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { StoreError } from '#domain/outcome'
import type { Connection } from '#sqlite/database'
import { type Appended, type NewEvent, NO_STREAM, type Revision, type WrongRevision } from '../port.js'
import { lastPosition } from './read.js'
import { checksumOf, positionOf } from './rows.js'
import { noteRemoved } from './schema.js'

/** The revision of a deleted stream: its name is kept, so that nothing can be appended. */
const DELETED = -2

const STREAM_DELETED: StoreError = {
  tag: 'store_unavailable',
  store: 'event log',
  cause: 'the stream was deleted',
}

const idsFrom = ({ prepare }: Connection, stream: string, from: Revision, count: number): readonly unknown[] =>
  prepare(
    'SELECT e.event_id FROM events e JOIN streams s ON s.id = e.stream WHERE s.name = ? AND e.revision >= ? ORDER BY e.revision LIMIT ?',
  )
    .pluck()
    .all(stream, from, count)

/** The result of an append that was made before; a refusal if the stream has other events in its place. */
const madeBefore = (
  connection: Connection,
  { stream, expected, actual }: { readonly stream: string; readonly expected: Revision; readonly actual: Revision },
  events: readonly NewEvent[],
): Either<WrongRevision, Appended> => {
  const there = actual > expected ? idsFrom(connection, stream, expected + 1, events.length) : []
  if (there.length !== events.length || events.some(({ eventId }, i) => eventId !== there[i]))
    return left({ tag: 'wrong_revision', stream, actual })
  const revision = expected + events.length
  const position = connection
    .prepare('SELECT position FROM events e JOIN streams s ON s.id = e.stream WHERE s.name = ? AND e.revision = ?')
    .pluck()
    .get(stream, revision) as number
  return right({ revision, position: positionOf(position) })
}

/** Appends events to a stream that is at the expected revision, in a transaction of the caller. */
export const appendIn = (
  connection: Connection,
  stream: string,
  expected: Revision,
  events: readonly NewEvent[],
): Either<StoreError | WrongRevision, Appended> => {
  const { prepare } = connection
  const found = prepare('SELECT id, revision FROM streams WHERE name = ?').get(stream) as
    | { id: number; revision: number }
    | undefined
  if (found?.revision === DELETED) return left(STREAM_DELETED)
  const actual = found?.revision ?? NO_STREAM
  if (actual !== expected) return madeBefore(connection, { stream, expected, actual }, events)
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
  return right({ revision, position: positionOf(position) })
}

/** Deletes a stream with its events; its name stays, so that nothing can be appended. */
export const deleteStreamIn = (connection: Connection, stream: string): void => {
  const { prepare } = connection
  prepare(
    'INSERT INTO streams (name, revision) VALUES (?, ?) ON CONFLICT DO UPDATE SET revision = excluded.revision',
  ).run(stream, DELETED)
  const ofStream = 'stream = (SELECT id FROM streams WHERE name = ?)'
  noteRemoved(connection, ofStream, stream)
  prepare(`DELETE FROM events WHERE ${ofStream}`).run(stream)
}
