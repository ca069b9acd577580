import { lstatSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'

/** The place of a path with all links followed, as far as it is there. */
const placeOf = (path: string): string => {
  try {
    return realpathSync(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(placeOf(parent), basename(path))
  }
}

/** Says whether a path leads into a folder, which need not be there yet. */
export const isBelow = (path: string, folder: string): boolean => {
  const way = relative(placeOf(resolve(folder)), placeOf(resolve(path)))
  return way !== '..' && !way.startsWith(`..${sep}`)
}

/** Says whether nothing is at a path; false where nobody can tell. */
export const isMissing = (path: string): boolean => {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) === undefined
  } catch {
    return false
  }
}
