/** Orders texts by their UTF-16 units, the same on every machine: for keys, days and instants. */
export const compareText = (a: string, b: string): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0)

const OF_TWO_UNITS = /[\ud800-\udfff]/

/**
 * Orders texts by the bytes of UTF-8, as stores do. UTF-16 orders them otherwise only where one has characters of two units, which
 * are greater than all others in UTF-8.
 */
export const compareBytes = (a: string, b: string): number =>
  OF_TWO_UNITS.test(a) || OF_TWO_UNITS.test(b) ? Buffer.compare(Buffer.from(a), Buffer.from(b)) : compareText(a, b)
