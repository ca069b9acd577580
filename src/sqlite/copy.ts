import { closeSync, openSync } from 'node:fs'
import Database from 'better-sqlite3'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { OpenError } from '#domain/outcome'
import { type Connection, codeOf } from './database.js'
import { formatOf, isSound } from './format.js'

const ONLY_ITS_OWNER = 0o600

/**
 * Writes everything as of one moment into a new file, which needs no other file beside it. Others write meanwhile. What
 * was deleted or overwritten is not in it.
 */
export const copyTo = ({ db }: Connection, file: string): void => {
  closeSync(openSync(file, 'wx', ONLY_ITS_OWNER))
  db.prepare('VACUUM INTO ?').run(file)
}

/** Changes a copy that nobody else has open, and leaves no other file beside it. */
export const changeCopy = (file: string, sql: string): void => {
  const db = new Database(file, { fileMustExist: true })
  try {
    db.exec(sql)
  } finally {
    db.close()
  }
}

/** Reads a copy, and changes nothing in its folder; an error for one that is damaged or of a newer version. */
export const readingCopy = <A>(
  file: string,
  version: number,
  read: (connection: Connection) => A,
): Either<OpenError, A> => {
  const refused = (message: string) => left<OpenError>({ tag: 'open_error', message })
  let db: Database.Database | undefined
  try {
    db = new Database(file, { readonly: true, fileMustExist: true })
    const found = formatOf(db)
    if (!isSound(found, version)) return refused(`${file} is damaged, or not a data file of this service`)
    if (found.version > version)
      return refused(
        `${file} was written by a newer version (format ${found.version}, this one reads up to ${version}): upgrade`,
      )
    const open = db
    return right(read({ db, prepare: (sql) => open.prepare(sql) }))
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    return refused(`${file} cannot be read (${(error as Error).message})`)
  } finally {
    db?.close()
  }
}

/** The first value of a query on a file, which is opened for reading alone. */
export const readValue = (file: string, sql: string): unknown => {
  const db = new Database(file, { readonly: true, fileMustExist: true })
  try {
    return db.prepare(sql).pluck().get()
  } finally {
    db.close()
  }
}
