import { setTimeout as sleep } from 'node:timers/promises'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { OpenError, Outcome } from '#domain/outcome'
import { copyTo } from '#sqlite/copy'
import { attempt, durably, integrityOf, openDatabase } from '#sqlite/database'
import { closeEmptied, idleSteps } from '#sqlite/write-ahead'
import type { EventLog, Position } from '../port.js'
import { tooLarge } from '../size.js'
import { appendIn, deleteStreamIn } from './append.js'
import { allAfter, endOf, idOf, lossesIn, streamAfter } from './read.js'
import { create, FORMAT } from './schema.js'

const POLL_MS = 15

/** The event log in one SQLite file, for any number of processes of one machine. */
export const openSqliteEventLog = async (file: string): Outcome<OpenError, EventLog> => {
  const opened = await openDatabase('event log', file, FORMAT, create)
  if (isLeft(opened)) return opened
  const connection = opened.right
  const settle = idleSteps(connection, file)

  const end = (): Position => endOf(connection)

  return right({
    append: async (stream, expected, events) => {
      const refused = tooLarge(events)
      if (refused !== null) return left(refused)
      const result = await attempt('event log', () =>
        durably(connection, () => appendIn(connection, stream, expected, events)),
      )
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
    deleteStream: (stream) => attempt('event log', () => durably(connection, () => deleteStreamIn(connection, stream))),
    end: () => attempt('event log', end),
    integrity: () => attempt('event log', () => [...integrityOf(connection), ...lossesIn(connection)]),
    id: () => attempt('event log', () => idOf(connection)),
    settle: () => attempt('event log', settle),
    copyTo: (copy) => attempt('event log', () => copyTo(connection, copy)),
    close: () => closeEmptied(connection),
  })
}
