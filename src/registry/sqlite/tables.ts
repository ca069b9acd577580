import type { Outcome, StoreError } from '#domain/outcome'
import { attempt, type Connection, durably } from '#sqlite/database'

/**
 * Makes tables where they are missing, which `lastIndex` tells: it is made after all else. They are no format of their own: builds that
 * know none of them go on with the same file beside this one.
 */
export const prepareTables = (connection: Connection, lastIndex: string, tables: string): Outcome<StoreError, void> =>
  attempt('registry', () => {
    const has = connection.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(lastIndex)
    if (has === undefined) durably(connection, () => void connection.db.exec(tables))
  })

/** A mark for each of some values, for `IN (…)`. */
export const marksFor = (values: readonly string[]): string => values.map(() => '?').join(', ')
