/** A number, a truth value or null, in characters. */
const SCALAR = 8

/** The approximate number of characters of a value of JSON: its texts and the names of its members. */
export const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return SCALAR
  let size = 0
  if (Array.isArray(value)) for (const one of value) size += sizeOf(one)
  else for (const name in value) size += name.length + sizeOf(value[name as keyof typeof value])
  return size
}
