import { left, right } from 'fp-ts/lib/Either.js'
import { type EventLog, LOG_START, type LoggedEvent, NO_STREAM, type Position } from '#eventlog/port'
import { bytesOf, LARGEST_PAGE, tooLarge } from '#eventlog/size'
import { frozen } from '#test/support/frozen'

// What is kept went through JSON, as elsewhere, and is frozen: nobody can change what was appended.
const kept = (event: LoggedEvent): LoggedEvent => frozen(JSON.parse(JSON.stringify(event)))
const positionOf = (row: number): Position => row.toString(16).padStart(16, '0')
const rowOf = (position: Position): number => (position === LOG_START ? 0 : Number.parseInt(position, 16))

/** The first events, at least one, up to the size of a page. */
const pageOf = (events: readonly LoggedEvent[]): readonly LoggedEvent[] => {
  let size = 0
  const end = events.findIndex((event) => {
    size += bytesOf(event)
    return size >= LARGEST_PAGE
  })
  return end === -1 ? events : events.slice(0, end + 1)
}

/** An event log in memory; each opening is a client of it. */
export const memoryLog = (): { readonly open: () => EventLog } => {
  const all: LoggedEvent[] = []
  const streams = new Map<string, LoggedEvent[]>()
  const waiting = new Set<() => void>()
  const deleted = new Set<string>()
  /** Events that were ever appended. */
  let appended = 0
  const end = (): Position => (appended === 0 ? LOG_START : positionOf(appended))

  const open = (): EventLog => ({
    append: async (stream, expected, events) => {
      if (deleted.has(stream))
        return left({ tag: 'store_unavailable', store: 'event log', cause: 'the stream was deleted' })
      const refused = tooLarge(events)
      if (refused !== null) return left(refused)
      const there = streams.get(stream) ?? []
      const actual = there.length - 1
      if (actual !== expected) {
        const same = there.slice(expected + 1, expected + 1 + events.length)
        const last = same.at(-1)
        const stands = same.length === events.length && events.every(({ eventId }, i) => eventId === same[i]?.eventId)
        return last !== undefined && stands && expected >= NO_STREAM
          ? right({ revision: last.revision, position: last.position })
          : left({ tag: 'wrong_revision', stream, actual })
      }
      const news = events.map((event, i) =>
        kept({ ...event, stream, revision: expected + 1 + i, position: positionOf(appended + 1 + i) }),
      )
      all.push(...news)
      appended += news.length
      streams.set(stream, [...there, ...news])
      for (const tell of [...waiting]) tell()
      return right({ revision: expected + events.length, position: end() })
    },
    readStream: async (stream, after, limit) =>
      right(pageOf((streams.get(stream) ?? []).slice(after + 1, after + 1 + limit))),
    readAll: async (after, limit) => {
      const first = deleted.size === 0 ? rowOf(after) : all.findIndex(({ position }) => position > after)
      return right(first === -1 ? [] : pageOf(all.slice(first, first + limit)))
    },
    changed: async (after, signal) => {
      while (!signal.aborted && end() <= after)
        await new Promise<void>((resolve) => {
          const tell = (): void => {
            waiting.delete(tell)
            signal.removeEventListener('abort', tell)
            resolve()
          }
          waiting.add(tell)
          signal.addEventListener('abort', tell)
        })
      return right(undefined)
    },
    deleteStream: async (stream) => {
      deleted.add(stream)
      streams.delete(stream)
      const kept = all.filter((event) => event.stream !== stream)
      all.splice(0, all.length, ...kept)
      return right(undefined)
    },
    end: async () => right(end()),
    integrity: async () => right([]),
    id: async () => right(null),
    settle: async () => right(undefined),
    copyTo: null,
    close: () => undefined,
  })
  return { open }
}
