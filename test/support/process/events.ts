import { join } from 'node:path'
import Database from 'better-sqlite3'

/** An event as the log's file holds it. */
export interface StoredEvent {
  readonly position: number
  readonly stream: string
  readonly revision: number
  readonly eventId: string
  readonly type: string
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of it the test says
  readonly data: any
  // biome-ignore lint/suspicious/noExplicitAny: the same
  readonly metadata: any
}

/** Rows of a data file, read without the program. */
export const rowsOf = <A>(folder: string, file: 'events.db' | 'read.db' | 'registry.db', sql: string): readonly A[] => {
  const db = new Database(join(folder, file), { readonly: true })
  try {
    return db.prepare(sql).all() as A[]
  } finally {
    db.close()
  }
}

/** All events of a data folder, in the log's order. */
export const eventsOf = (folder: string): readonly StoredEvent[] =>
  rowsOf<Omit<StoredEvent, 'data' | 'metadata'> & { data: string; metadata: string }>(
    folder,
    'events.db',
    `SELECT position, s.name AS stream, e.revision, event_id AS eventId, type, data, metadata
     FROM events e JOIN streams s ON s.id = e.stream ORDER BY position`,
  ).map(({ data, metadata, ...event }) => ({ ...event, data: JSON.parse(data), metadata: JSON.parse(metadata) }))

/** The number of events; as quick as `hasEvent`. */
export const countOf = (folder: string): number =>
  rowsOf<{ readonly count: number }>(folder, 'events.db', 'SELECT count(*) AS count FROM events')[0]?.count ?? 0

/** Says whether there is an event of a type; quick enough to poll beside a process that writes. */
export const hasEvent = (folder: string, type: string): boolean =>
  rowsOf(folder, 'events.db', `SELECT 1 FROM events WHERE type = '${type}' LIMIT 1`).length > 0

/** The number of events of each type. */
export const countByType = (events: readonly StoredEvent[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { type } of events) counts[type] = (counts[type] ?? 0) + 1
  return counts
}
