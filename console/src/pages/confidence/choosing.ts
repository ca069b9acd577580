import type { Values } from '../../statement/fields.js'

/** The rows of a list that are chosen, and the value of each row. Rows are told apart by their keys. */
export interface Choosing {
  readonly chosen: ReadonlySet<string>
  readonly values: ReadonlyMap<string, string>
}

/** Nothing chosen; each row with the value that it begins with. */
export const beginning = (values: ReadonlyMap<string, string>): Choosing => ({ chosen: new Set(), values })

/** A row is chosen, or no longer. */
export const toggled = ({ chosen, values }: Choosing, key: string): Choosing => {
  const next = new Set(chosen)
  if (!next.delete(key)) next.add(key)
  return { chosen: next, values }
}

/** Says whether all of some rows are chosen. */
export const areChosen = ({ chosen }: Choosing, keys: readonly string[]): boolean =>
  keys.length > 0 && keys.every((key) => chosen.has(key))

/** All of some rows are chosen or, where they are already, none of them. */
export const allToggled = (choosing: Choosing, keys: readonly string[]): Choosing => {
  const { chosen, values } = choosing
  const next = new Set(chosen)
  const leaves = areChosen(choosing, keys)
  for (const key of keys) {
    if (leaves) next.delete(key)
    else next.add(key)
  }
  return { chosen: next, values }
}

/** A row gets a value, and is chosen with it; without one it is no longer chosen. */
export const valued = ({ chosen, values }: Choosing, key: string, value: string): Choosing => {
  const next = new Set(chosen)
  if (value === '') next.delete(key)
  else next.add(key)
  return { chosen: next, values: new Map(values).set(key, value) }
}

/** Every chosen row gets a value. */
export const allValued = ({ chosen, values }: Choosing, value: string): Choosing => {
  const next = new Map(values)
  for (const key of chosen) next.set(key, value)
  return { chosen, values: next }
}

/** The first chosen row without a value; null if there is none. */
export const withoutValue = ({ chosen, values }: Choosing): string | null =>
  [...chosen].find((key) => (values.get(key) ?? '').trim() === '') ?? null

const CHOSEN = 'chosen'
const VALUE = 'value '

/** Writes what is chosen as a draft keeps it. */
export const draftOf = ({ chosen, values }: Choosing): Values => ({
  [CHOSEN]: [...chosen],
  ...Object.fromEntries([...chosen].map((key) => [VALUE + key, values.get(key) ?? ''])),
})

/** Reads what a draft keeps, of the rows that are still there. */
export const restored = (start: Choosing, draft: Values | null, keys: readonly string[]): Choosing => {
  const kept = draft?.[CHOSEN]
  if (!Array.isArray(kept)) return start
  const known = keys.filter((key) => kept.includes(key))
  const values = new Map(start.values)
  for (const key of known) {
    const value = draft?.[VALUE + key]
    if (typeof value === 'string') values.set(key, value)
  }
  return { chosen: new Set(known), values }
}
