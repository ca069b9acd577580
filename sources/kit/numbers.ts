import { withoutZeros } from '#domain/decimal'

/** The sign between a number's whole part and its decimals. */
export type DecimalMark = 'point' | 'comma'

const SIGN: Readonly<Record<DecimalMark, string>> = { point: '.', comma: ',' }
const WITH_POINT = /^[+-]?(?:\d+|[1-9]\d{0,2}(?:[,'\u00a0\u202f ]\d{3})+)(?:\.\d+)?$/
const WITH_COMMA = /^[+-]?(?:\d+|[1-9]\d{0,2}(?:[.'\u00a0\u202f ]\d{3})+)(?:,\d+)?$/
/** A longer text is no number, and is not looked at. */
const LONGEST = 100
const isOf: Readonly<Record<DecimalMark, RegExp>> = { point: WITH_POINT, comma: WITH_COMMA }

/** The mark that a number proves; null where both are possible (`1,500`), or none. */
export const markProven = (text: string): DecimalMark | null => {
  if (text.length > LONGEST) return null
  const point = WITH_POINT.test(text)
  if (point === WITH_COMMA.test(text)) return null
  return point ? 'point' : 'comma'
}

/** Says whether a number reads differently by each mark. */
export const needsMark = (text: string): boolean =>
  text.length <= LONGEST && /[.,]/.test(text) && WITH_POINT.test(text) && WITH_COMMA.test(text)

/** A number as exact decimal text; null where it is none, or the mark is needed and not known. */
export const readDecimal = (text: string, mark: DecimalMark | null): string | null => {
  if (text.length > LONGEST) return null
  const used = mark ?? markProven(text) ?? (needsMark(text) ? null : 'point')
  if (used === null || !isOf[used].test(text)) return null
  const [whole = '', decimals = ''] = text.split(SIGN[used])
  const digits = whole.replace(/[^\d]/g, '').replace(/^0+(?=\d)/, '')
  const kept = withoutZeros(decimals)
  const size = kept === '' ? digits : `${digits}.${kept}`
  return text.startsWith('-') && /[1-9]/.test(size) ? `-${size}` : size
}
