import type { Value, Values } from '../../statement/fields.js'

const isEmptied = (value: Value | undefined): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0

/**
 * The flags that take away what was emptied in a form: what a statement leaves out stays as it is.
 *
 * @param flags the flag of each field that may be emptied.
 */
export const removals = (values: Values, flags: Readonly<Record<string, string>>): Readonly<Record<string, true>> => {
  const taken: Record<string, true> = {}
  for (const [field, flag] of Object.entries(flags)) if (isEmptied(values[field])) taken[flag] = true
  return taken
}
