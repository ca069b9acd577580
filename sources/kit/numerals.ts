import { withoutZeros } from '#domain/decimal'

const NUMERAL = /^([+-]?)(\d{0,60})(?:\.(\d{0,60}))?(?:[eE]([+-]?\d{1,2}))?$/
/** More zeros than any amount needs. */
const LARGEST_EXPONENT = 60

/**
 * A number as programs write it, with a decimal point and perhaps an exponent (`5e-06`), as exact decimal text in the fewest
 * digits. It never passes through a floating-point number. Null where the text is no number.
 */
export const readNumeral = (text: string): string | null => {
  const [, sign, whole = '', decimals = '', power = '0'] = NUMERAL.exec(text) ?? []
  if (sign === undefined || whole + decimals === '') return null
  const exponent = Number(power)
  if (Math.abs(exponent) > LARGEST_EXPONENT) return null
  const shifted = exponent < 0 ? '0'.repeat(-exponent) + whole : whole
  const digits = shifted + (exponent > 0 ? decimals.padEnd(exponent, '0') : decimals)
  const point = shifted.length + exponent
  const size = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0'
  const fraction = withoutZeros(digits.slice(point))
  const number = fraction === '' ? size : `${size}.${fraction}`
  return sign === '-' && number !== '0' ? `-${number}` : number
}
