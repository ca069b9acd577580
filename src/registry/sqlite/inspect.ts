import type { Either } from 'fp-ts/lib/Either.js'
import type { OpenError } from '#domain/outcome'
import { LOG_START, type Position } from '#eventlog/port'
import { readingCopy } from '#sqlite/copy'
import { integrityOf } from '#sqlite/database'
import type { LogMark } from '../port.js'
import { FORMAT, lastAccessMark, logMarkOf } from './schema.js'

/** The content of a copy of a registry. */
export interface InspectedRegistry {
  readonly mark: LogMark | null
  /** The position of the newest known access. */
  readonly access: Position
  readonly damage: readonly string[]
}

/** Reads a copy of a registry, and changes nothing. */
export const inspectSqliteRegistry = (file: string): Either<OpenError, InspectedRegistry> =>
  readingCopy(file, FORMAT, (connection) => ({
    mark: logMarkOf(connection),
    access: lastAccessMark(connection)?.position ?? LOG_START,
    damage: integrityOf(connection),
  }))
