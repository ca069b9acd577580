import { isLeft } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreError } from '#domain/outcome'
import { attempt, type Connection, durably } from '#sqlite/database'
import { emptyWriteAheadLog } from '#sqlite/write-ahead'
import { remember } from './schema.js'

export interface Erasing {
  /** Deletes what `run` deletes, from the bytes of the files too. */
  readonly erase: (run: () => void) => Outcome<StoreError, void>
}

/**
 * Removes deleted data from the bytes of the files. If other processes are busy too long, or this process ends first, the next
 * opening does it.
 */
const overwrite = async (connection: Connection): Promise<void> => {
  const overwritten = await attempt('registry', () => emptyWriteAheadLog(connection))
  if (!isLeft(overwritten)) await attempt('registry', () => connection.prepare('DELETE FROM to_overwrite').run())
}

/** Lets deletions of a connection overwrite what they delete. */
export const openErasing = (connection: Connection): Erasing => {
  // Deleted data is overwritten with zeros, but stays in the write-ahead file until that is emptied.
  connection.db.pragma('secure_delete = ON')
  return {
    erase: async (run) => {
      const erased = await attempt('registry', () =>
        durably(connection, () => {
          run()
          remember(connection.db)
        }),
      )
      if (!isLeft(erased)) await overwrite(connection)
      return erased
    },
  }
}

/** Overwrites what an earlier process deleted and left in the files. */
export const finishErasing = async (connection: Connection): Promise<void> => {
  if (connection.prepare('SELECT 1 FROM to_overwrite').get() === undefined) return
  await attempt('registry', () => connection.db.exec('VACUUM'))
  await overwrite(connection)
}
