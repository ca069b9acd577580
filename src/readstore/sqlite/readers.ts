import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { StoreError } from '#domain/outcome'
import { type Connection, connectAgain } from '#sqlite/database'

/** Connections to a file for reading. One that is free again is kept for the next reader. */
export interface Readers {
  readonly withReader: <R>(use: (connection: Connection) => Promise<R>) => Promise<R | Either<StoreError, never>>
  readonly close: () => void
}

export const readersOf = (file: string): Readers => {
  const idle: Connection[] = []
  const withReader: Readers['withReader'] = async (use) => {
    const known = idle.pop()
    const connected = known === undefined ? await connectAgain('read store', file) : right(known)
    if (isLeft(connected)) return connected
    const connection = connected.right
    try {
      return await use(connection)
    } finally {
      if (connection.db.inTransaction) connection.prepare('ROLLBACK').run()
      idle.push(connection)
    }
  }
  return {
    withReader,
    close: () => {
      for (const { db } of idle) db.close()
    },
  }
}
