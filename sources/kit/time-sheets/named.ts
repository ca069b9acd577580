import * as t from 'io-ts'
import type { Conventions } from '../conventions.js'
import type { Choices } from '../format.js'

// What the time of products' APIs has in common.

export const Id = t.union([t.number, t.string])

/** JSON spells days and numbers in one way. */
export const JSON_CONVENTIONS: Conventions = { dates: null, decimal: 'point', zone: null }

/** A project's name: the first of its names, its id being the last, that choices know; else its first one. Empty if it has none. */
export const projectName = (names: readonly (string | number | null | undefined)[], { projects }: Choices): string => {
  const known = names.filter((name) => name != null && name !== '').map(String)
  return known.find((name) => projects.has(name)) ?? known[0] ?? ''
}
