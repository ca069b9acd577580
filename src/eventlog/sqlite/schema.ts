import { randomUUID } from 'node:crypto'
import type { Connection } from '#sqlite/database'
import { checksumOf, type Row } from './rows.js'

/** Format 1 had no checksums and no record of removed positions, format 2 no id of the log. */
export const FORMAT = 3

export const SELECT = `
  SELECT e.position, s.name AS stream, e.revision, e.event_id, e.type, e.schema_version, e.data, e.metadata, e.checksum
  FROM events e LEFT JOIN streams s ON s.id = e.stream`

/** Records the positions that a condition removes, to distinguish them from lost ones. */
export const noteRemoved = ({ prepare }: Connection, where: string, ...values: readonly (string | number)[]): void => {
  prepare(`
    INSERT INTO removed
    SELECT min(position), max(position) FROM (
      SELECT position, position - row_number() OVER (ORDER BY position) AS island FROM events WHERE ${where}
    ) GROUP BY island`).run(...values)
}

const fillChecksums = ({ prepare }: Connection): void => {
  const page = prepare(`${SELECT} WHERE e.position > ? ORDER BY e.position LIMIT 1000`)
  const update = prepare('UPDATE events SET checksum = ? WHERE position = ?')
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows = page.all(after) as Row[]
    for (const row of rows) update.run(checksumOf(row), row.position)
    after = rows.at(-1)?.position
  }
}

/** Records missing positions as removed, for a log of format 1. */
const noteGaps = ({ prepare }: Connection): void => {
  prepare(`
    INSERT INTO removed
    SELECT before + 1, position - 1 FROM (
      SELECT position, lag(position, 1, 0) OVER (ORDER BY position) AS before FROM events
      UNION ALL
      SELECT (SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'events') + 1,
        (SELECT coalesce(max(position), 0) FROM events)
    ) WHERE before + 1 < position`).run()
}

/**
 * Names the log, so that a registry knows its own. A log of an earlier format is named after its first event, so that an
 * older copy of it gets the same name.
 */
const nameLog = ({ db, prepare }: Connection): void => {
  db.exec('CREATE TABLE identity (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), id TEXT NOT NULL) STRICT')
  const first = prepare('SELECT event_id FROM events ORDER BY position LIMIT 1').pluck().get() as string | undefined
  prepare('INSERT INTO identity VALUES (1, ?)').run(first ?? randomUUID())
}

export const create = (connection: Connection, from: number): void => {
  // Another process was faster.
  if (from === FORMAT) return
  if (from < 2) createEvents(connection, from)
  nameLog(connection)
}

const createEvents = (connection: Connection, from: number): void => {
  const { db } = connection
  db.exec(`
    CREATE TABLE IF NOT EXISTS streams (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      revision INTEGER NOT NULL
    ) STRICT;
    -- Positions that were removed, from the first to the last: none is given twice.
    CREATE TABLE removed (first INTEGER PRIMARY KEY, last INTEGER NOT NULL) STRICT;
  `)
  if (from === 1) {
    db.exec('ALTER TABLE events ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0')
    fillChecksums(connection)
    noteGaps(connection)
    return
  }
  db.exec(`
    -- AUTOINCREMENT: of the first format, where it kept a position from being given twice.
    CREATE TABLE events (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      stream INTEGER NOT NULL REFERENCES streams (id),
      revision INTEGER NOT NULL,
      event_id TEXT NOT NULL,
      type TEXT NOT NULL,
      schema_version INTEGER NOT NULL,
      data TEXT NOT NULL,
      metadata TEXT NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (stream, revision)
    ) STRICT;
  `)
}
