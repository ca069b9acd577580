const BYTES = 16
/** The places of the two bytes of a UUID that say its version and its variant, with what they begin with. */
const MARKED: ReadonlyMap<number, (byte: number) => number> = new Map([
  [6, (byte) => (byte & 0x0f) | 0x40],
  [8, (byte) => (byte & 0x3f) | 0x80],
])

/**
 * A random UUID that marks one intention. Pages that are served over plain HTTP have no `crypto.randomUUID`, but they have random
 * bytes.
 */
export const newIntention = (): string => {
  const bytes = [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte, at) => MARKED.get(at)?.(byte) ?? byte)
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
