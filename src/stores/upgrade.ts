import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '#projections/index'
import { FOLD_VERSION, versions } from '#projections/versions'
import { readValue } from '#sqlite/copy'
import { codeOf } from '#sqlite/database'
import { shapeText } from '../readstore/stored.js'
import { EVENTS, READ } from './belonging.js'

/** The documents that this version folds anew once it opens a folder. */
export interface Upgrade {
  /** Kinds of documents and sums that mean something else in this version. */
  readonly changed: readonly string[]
  readonly of: number
  /** Events to fold; null where a server has the log. */
  readonly events: number | null
}

/** What opening a folder would fold anew; null if nothing, or if nothing can be read before it is opened. Changes no document. */
export const upgradeOf = (folder: string): Upgrade | null => {
  const file = join(folder, READ)
  if (process.env['MONGODB_URL'] || !existsSync(file)) return null
  try {
    const shape = readValue(file, 'SELECT shape FROM shape')
    if (typeof shape !== 'string' || shape === shapeText(collections, FOLD_VERSION)) return null
    const [listed = ''] = shape.split(' [')
    const stored = new Set(listed.split(', '))
    const all = Object.entries(versions)
    const changed = all.filter(([name, version]) => !stored.has(`${name} ${version}`)).map(([name]) => name)
    const log = join(folder, EVENTS)
    const events = existsSync(log) ? (readValue(log, 'SELECT count(*) FROM events') as number) : null
    return { changed, of: all.length, events }
  } catch (error) {
    // Opening it for good reports what is wrong with it.
    if (codeOf(error) === undefined) throw error
    return null
  }
}
