import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '#projections/index'
import { FOLD_VERSION, versions } from '#projections/versions'
import { readValue } from '#sqlite/copy'
import { codeOf } from '#sqlite/database'
import { shapeText } from '../readstore/stored.js'
import { EVENTS, READ } from './belonging.js'
import { isSecretGiven } from './secrets.js'

/** The documents that this version folds anew once it opens a folder. */
export interface Upgrade {
  /** Kinds of documents and sums that mean something else in this version. */
  readonly changed: readonly string[]
  readonly of: number
  /** Events to fold; null where a server has the log. */
  readonly events: number | null
  /** The approximate seconds to fold them; null if the events are not known. */
  readonly seconds: number | null
}

/** The least that a small server folds; twice as many were measured (docs/operations.md, Sizing). */
const EVENTS_A_SECOND = 5_000

/** The documents that opening a folder would fold anew; null if none, or if that cannot be read beforehand. Changes none. */
export const upgradeOf = (folder: string): Upgrade | null => {
  const file = join(folder, READ)
  if (isSecretGiven('MONGODB_URL') || !existsSync(file)) return null
  try {
    const shape = readValue(file, 'SELECT shape FROM shape')
    if (typeof shape !== 'string' || shape === shapeText(collections, FOLD_VERSION)) return null
    const [listed = ''] = shape.split(' [')
    const stored = new Set(listed.split(', '))
    const all = Object.entries(versions)
    const changed = all.filter(([name, version]) => !stored.has(`${name} ${version}`)).map(([name]) => name)
    const log = join(folder, EVENTS)
    const events = existsSync(log) ? (readValue(log, 'SELECT count(*) FROM events') as number) : null
    const seconds = events === null ? null : Math.ceil(events / EVENTS_A_SECOND)
    return { changed, of: all.length, events, seconds }
  } catch (error) {
    // Opening the folder for use reports the problem.
    if (codeOf(error) === undefined) throw error
    return null
  }
}
