import type { Either } from 'fp-ts/lib/Either.js'
import type { OpenError } from '#domain/outcome'
import { readingCopy } from '#sqlite/copy'
import { integrityOf } from '#sqlite/database'
import type { Position } from '../port.js'
import { endOf, idOf, lossesIn } from './read.js'
import { FORMAT } from './schema.js'

/** The content of a copy of a log. */
export interface InspectedLog {
  readonly id: string
  readonly end: Position
  readonly events: number
  /** Damage of the file, and events that are damaged or lost. */
  readonly damage: readonly string[]
}

/** Reads a whole copy of a log, with the checksum of each event, and changes nothing. */
export const inspectSqliteEventLog = (file: string): Either<OpenError, InspectedLog> =>
  readingCopy(file, FORMAT, (connection) => ({
    id: idOf(connection),
    end: endOf(connection),
    events: connection.prepare('SELECT count(*) FROM events').pluck().get() as number,
    damage: [...integrityOf(connection), ...lossesIn(connection)],
  }))
