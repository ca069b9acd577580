import { type Connection, inReading, isDamaged } from '#sqlite/database'
import { damagedEvent, type LoggedEvent, NO_STREAM, type Position, type Revision } from '../port.js'
import { loggedOf, positionOf, type Row, rowOf } from './rows.js'
import { SELECT } from './schema.js'

// Reading continues around damage. Events lost with a page of the file show as a gap in positions or revisions; the
// index of streams, in other pages, still names their streams.

/** The remains of a lost event: its position. */
interface Trace {
  readonly position: number
  readonly stream: string | null
  readonly revision: number
}

const LOST = 'it is lost from its file'

/** Null if the file is damaged there. */
const unlessDamaged = <A>(read: () => A): A | null => {
  try {
    return read()
  } catch (error) {
    if (isDamaged(error)) return null
    throw error
  }
}

const single = (
  { prepare }: Connection,
  where: string,
  ...values: readonly (string | number)[]
): LoggedEvent | null => {
  const row = unlessDamaged(() => prepare(`${SELECT} WHERE ${where}`).get(...values) as Row | undefined)
  return row === null || row === undefined ? null : loggedOf(row)
}

/** The number of removed positions between two, both included. */
const removedIn = ({ prepare }: Connection, first: number, last: number): number =>
  prepare(`
    SELECT coalesce(sum(min(last, @last) - max(first, @first) + 1), 0) FROM removed
    WHERE first BETWEEN coalesce((SELECT max(first) FROM removed WHERE first <= @first), @first) AND @last
      AND last >= @first`)
    .pluck()
    .get({ first, last }) as number

/** Whether all positions up to the last one read exist or were removed. */
const isWhole = (connection: Connection, after: number, rows: readonly Row[]): boolean => {
  const last = rows.at(-1)?.position ?? after
  const gap = last - after - rows.length
  return gap === 0 || removedIn(connection, after + 1, last) === gap
}

/** Events after a position one by one, including traces of lost ones. */
const salvaged = (
  connection: Connection,
  after: number,
  limit: number,
  rows: readonly Row[],
): readonly LoggedEvent[] => {
  const traces = connection
    .prepare(`
      SELECT e.position, s.name AS stream, e.revision
      FROM events e INDEXED BY sqlite_autoindex_events_1 LEFT JOIN streams s ON s.id = e.stream
      WHERE e.position > ? ORDER BY e.position LIMIT ?`)
    .all(after, limit) as Trace[]
  const events = new Map<Position, LoggedEvent>()
  for (const { position, stream, revision } of traces) {
    const at = positionOf(position)
    const place = { stream: stream ?? '', revision, position: at }
    events.set(at, single(connection, 'e.position = ?', position) ?? damagedEvent(place, LOST))
  }
  for (const row of rows) events.set(positionOf(row.position), loggedOf(row))
  return [...events.values()].sort((a, b) => (a.position < b.position ? -1 : 1)).slice(0, limit)
}

export const allAfter = (connection: Connection, after: Position, limit: number): readonly LoggedEvent[] => {
  const from = rowOf(after)
  const page = (): readonly Row[] | null =>
    unlessDamaged(
      () => connection.prepare(`${SELECT} WHERE e.position > ? ORDER BY e.position LIMIT ?`).all(from, limit) as Row[],
    )
  const rows = page()
  if (rows !== null && rows.length > 0 && isWholeAtOnce(from, rows)) return rows.map(loggedOf)
  return inReading(connection, () => {
    const again = page()
    return again !== null && isWhole(connection, from, again)
      ? again.map(loggedOf)
      : salvaged(connection, from, limit, again ?? [])
  })
}
/** The usual case, which needs no further reading. */
const isWholeAtOnce = (after: number, rows: readonly Row[]): boolean => rows.at(-1)?.position === after + rows.length

export const streamAfter = (
  connection: Connection,
  stream: string,
  after: Revision,
  limit: number,
): readonly LoggedEvent[] =>
  inReading(connection, () => {
    const known = connection.prepare('SELECT revision FROM streams WHERE name = ?').pluck().get(stream)
    const rows = unlessDamaged(
      () =>
        connection
          .prepare(`${SELECT} WHERE s.name = ? AND e.revision > ? ORDER BY e.revision LIMIT ?`)
          .all(stream, after, limit) as Row[],
    )
    const end = Math.max(typeof known === 'number' ? known : NO_STREAM, rows?.at(-1)?.revision ?? NO_STREAM)
    const last = Math.min(end, after + limit)
    const found = new Map((rows ?? []).map((row) => [row.revision, row]))
    const events: LoggedEvent[] = []
    for (let revision = after + 1; revision <= last; revision += 1) {
      const row = found.get(revision)
      const event =
        row === undefined ? single(connection, 's.name = ? AND e.revision = ?', stream, revision) : loggedOf(row)
      events.push(event ?? damagedEvent({ stream, revision, position: '' }, LOST))
    }
    return events
  })

/** The most losses that are listed; one already means damage. */
const NAMED = 100
const PAGE = 1_000

/** Damaged and lost events, each described in a few words. */
export const lossesIn = (connection: Connection): readonly string[] => {
  const losses: string[] = []
  for (let after: Position | undefined = ''; after !== undefined && losses.length < NAMED; ) {
    const page: readonly LoggedEvent[] = allAfter(connection, after, PAGE)
    for (const { damaged, stream, revision, position } of page)
      if (damaged !== undefined) losses.push(`event ${revision} of ${stream} at ${position}: ${damaged}`)
    after = page.at(-1)?.position
  }
  const shorter = connection
    .prepare(`
      SELECT name FROM streams WHERE revision >= 0
      AND (revision, revision + 1) <> (SELECT max(e.revision), count(*) FROM events e WHERE e.stream = streams.id)
      LIMIT ${NAMED}`)
    .pluck()
    .all() as string[]
  return [...losses, ...shorter.map((name) => `the stream ${name} lacks events`)]
}
