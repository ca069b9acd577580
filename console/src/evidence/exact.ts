// Exact numbers of explanations: decimals such as `56743.75`, or fractions such as `1/3`.

/** The unit of a part of a number. */
export type PartUnit = 'count' | 'hours' | 'seconds' | 'milliseconds' | 'cents' | 'currency' | null

const SECONDS_AN_HOUR = 3600
const MS_AN_HOUR = 3_600_000

/** The value of an exact number, to the digits that a number of JavaScript holds. */
const approximate = (exact: string): number => {
  const [over = '', under] = exact.split('/')
  return under === undefined ? Number(over) : Number(over) / Number(under)
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** An exact number as a person reads it: seconds and milliseconds are hours, cents are rounded to whole ones. */
export const readable = (exact: string, unit: PartUnit): number => {
  const value = approximate(exact)
  switch (unit) {
    case 'seconds':
      return rounded(value / SECONDS_AN_HOUR, 2)
    case 'milliseconds':
      return rounded(value / MS_AN_HOUR, 2)
    case 'hours':
    case 'currency':
      return rounded(value, 2)
    case 'cents':
      return Math.round(value)
    case 'count':
    case null:
      return rounded(value, 4)
    default:
      return unit satisfies never
  }
}

/** Says whether a unit is one of time. */
export const isTime = (unit: PartUnit): boolean => unit === 'hours' || unit === 'seconds' || unit === 'milliseconds'
