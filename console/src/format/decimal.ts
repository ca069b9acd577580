/** A number in digits, whatever its size: `1e21` as `1000000000000000000000`. Never rounded. */
const plainDigits = (value: number): string => BigInt(value).toString()

/** An amount in minor units as a decimal number in digits: `decimalOf(1234560, 2)` is `12345.60`. Exact. */
export const decimalOf = (minorUnits: number, digits: number): string => {
  if (!Number.isSafeInteger(minorUnits)) return String(minorUnits / 10 ** digits)
  const sign = minorUnits < 0 ? '-' : ''
  const text = plainDigits(Math.abs(minorUnits)).padStart(digits + 1, '0')
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}
