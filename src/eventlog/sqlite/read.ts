import { type Connection, inReading, isDamaged } from '#sqlite/database'
import { damagedEvent, LOG_START, type LoggedEvent, NO_STREAM, type Position, type Revision } from '../port.js'
import { LARGEST_PAGE } from '../size.js'
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

/** The highest position ever assigned. */
export const lastPosition = ({ prepare }: Connection): number => {
  const event = prepare('SELECT max(position) FROM events').pluck().get() as number | null
  const removed = prepare('SELECT last FROM removed ORDER BY first DESC LIMIT 1').pluck().get() as number | undefined
  return Math.max(event ?? 0, removed ?? 0)
}
export const endOf = (connection: Connection): Position => {
  const last = lastPosition(connection)
  return last === 0 ? LOG_START : positionOf(last)
}
export const idOf = ({ prepare }: Connection): string => prepare('SELECT id FROM identity').pluck().get() as string

/** Null if the file is damaged there. */
const unlessDamaged = <A>(read: () => A): A | null => {
  try {
    return read()
  } catch (error) {
    if (isDamaged(error)) return null
    throw error
  }
}

/** Columns of a damaged file may hold anything. */
const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0)
const sizeOf = ({ data, metadata }: Row): number => lengthOf(data) + lengthOf(metadata)

/** The first rows, at least one, up to the size of a page; `isCut` if there may be more of them. */
interface Page {
  readonly rows: readonly Row[]
  readonly isCut: boolean
}
const pageOf = (all: Iterable<Row>): Page => {
  const rows: Row[] = []
  let size = 0
  for (const row of all) {
    rows.push(row)
    size += sizeOf(row)
    if (size >= LARGEST_PAGE) return { rows, isCut: true }
  }
  return { rows, isCut: false }
}

/** Null if there is no such row, or the file is damaged there. */
const rowWhere = ({ prepare }: Connection, where: string, ...values: readonly (string | number)[]): Row | null =>
  unlessDamaged(() => prepare(`${SELECT} WHERE ${where}`).get(...values) as Row | undefined) ?? null

/** The number of removed positions between two, both included. */
const removedIn = ({ prepare }: Connection, first: number, last: number): number =>
  prepare(`
    SELECT coalesce(sum(min(last, @last) - max(first, @first) + 1), 0) FROM removed
    WHERE first BETWEEN coalesce((SELECT max(first) FROM removed WHERE first <= @first), @first) AND @last
      AND last >= @first`)
    .pluck()
    .get({ first, last }) as number

/** Says whether all positions up to the last one read exist or were removed. */
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
  const known = new Map(rows.map((row) => [row.position, row]))
  const events = new Map<Position, LoggedEvent>()
  let size = 0
  let end = Number.POSITIVE_INFINITY
  for (const { position, stream, revision } of traces) {
    const at = positionOf(position)
    const place = { stream: stream ?? '', revision, position: at }
    const row = known.get(position) ?? rowWhere(connection, 'e.position = ?', position)
    events.set(at, row === null ? damagedEvent(place, LOST) : loggedOf(row))
    size += row === null ? 0 : sizeOf(row)
    if (size < LARGEST_PAGE) continue
    end = position
    break
  }
  // The index of streams may lack rows that were read.
  for (const row of rows) if (row.position < end) events.set(positionOf(row.position), loggedOf(row))
  return [...events.values()].sort((a, b) => (a.position < b.position ? -1 : 1)).slice(0, limit)
}

export const allAfter = (connection: Connection, after: Position, limit: number): readonly LoggedEvent[] => {
  const from = rowOf(after)
  const page = (): readonly Row[] | null =>
    unlessDamaged(() => {
      const statement = connection.prepare(`${SELECT} WHERE e.position > ? ORDER BY e.position LIMIT ?`)
      return pageOf(statement.iterate(from, limit) as Iterable<Row>).rows
    })
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
    const page = unlessDamaged(() => {
      const statement = connection.prepare(`${SELECT} WHERE s.name = ? AND e.revision > ? ORDER BY e.revision LIMIT ?`)
      return pageOf(statement.iterate(stream, after, limit) as Iterable<Row>)
    })
    const rows = page?.rows ?? []
    const newest = rows.at(-1)?.revision ?? NO_STREAM
    const end = page?.isCut ? newest : Math.max(typeof known === 'number' ? known : NO_STREAM, newest)
    const last = Math.min(end, after + limit)
    const found = new Map(rows.map((row) => [row.revision, row]))
    const events: LoggedEvent[] = []
    for (let revision = after + 1; revision <= last; revision += 1) {
      const row = found.get(revision) ?? rowWhere(connection, 's.name = ? AND e.revision = ?', stream, revision)
      events.push(row === null ? damagedEvent({ stream, revision, position: '' }, LOST) : loggedOf(row))
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
