import { closeSync, openSync, readSync } from 'node:fs'
import type { Database } from 'better-sqlite3'

// A file's version is in SQLite's header twice, because a damaged one would read as that of a newer program.

/** `WD`, and 16 bits for a copy of the version. */
const COPY_OF_VERSION = 0x5744_0000

/** A file's version, and the copy of it that shows whether one of the two was damaged. */
export interface Format {
  readonly version: number
  readonly copy: number
}
/** Both as of one moment. */
export const formatOf = (db: Database): Format =>
  db
    .transaction(() => ({
      version: db.pragma('user_version', { simple: true }) as number,
      copy: db.pragma('application_id', { simple: true }) as number,
    }))
    .deferred()
/** Writes the version of a file's format, twice; every version of this service must. */
export const writeFormat = (db: Database, version: number): void => {
  db.pragma(`user_version = ${version}`)
  db.pragma(`application_id = ${COPY_OF_VERSION + version}`)
}
/** A file has no copy if it is new, or was last opened by a program that wrote none. */
export const isWithoutCopy = ({ copy }: Format): boolean => copy === 0
/** Says whether a file's version and its copy belong together; none after `newest` was ever written without a copy. */
export const isSound = (format: Format, newest: number): boolean =>
  isWithoutCopy(format)
    ? format.version >= 0 && format.version <= newest
    : format.copy === COPY_OF_VERSION + format.version

/** Bytes of SQLite's header. */
const SQLITE_HEADER = 100

/** Says whether SQLite's header has numbers of versions that no SQLite has written: of reading, writing and the schema. */
export const hasImpossibleVersions = (file: string): boolean => {
  const header = Buffer.alloc(SQLITE_HEADER)
  try {
    const open = openSync(file, 'r')
    readSync(open, header)
    closeSync(open)
  } catch {
    return false
  }
  return header.readUInt8(18) > 2 || header.readUInt8(19) > 2 || header.readUInt32BE(44) > 4
}
