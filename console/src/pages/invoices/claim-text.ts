import { currencyOf } from '../../format/figure.js'
import { formatFor } from '../../format/format.js'
import type { Pack } from './words.js'

type Claim = Pack['claims'][number]

/** The locale of the service's sentences. */
const spoken = formatFor('en-US')

/** A number as the sentences of the service have it. */
const numberIn = (figure: NonNullable<Claim['figure']>): string => {
  const currency = currencyOf(figure)
  if (currency === null) return spoken.number(Math.abs(figure.value))
  const digits = spoken.moneyDigits(figure.value, currency)
  const [whole = '', fraction] = digits.split('.')
  const grouped = spoken.number(Number(whole))
  return `${fraction === undefined ? grouped : `${grouped}.${fraction}`} ${currency}`
}

/** The sentence of a claim around its number, so that the number can be shown by itself; null where it does not have it. */
export const aroundNumber = ({
  text,
  figure,
}: Pick<Claim, 'text' | 'figure'>): { readonly before: string; readonly after: string } | null => {
  if (figure === null) return null
  const number = figure.unit === 'percent' ? `${numberIn(figure)}%` : numberIn(figure)
  // A number may stand in a name before, such as that of an invoice: a blank or bracket begins the one that is meant.
  const found = [...text.matchAll(/[\d-][\d,.]*\d(?: [A-Z]{3})?%?|\d%?/g)].find(
    ({ 0: one, index }) => one === number && (index === 0 || ' ('.includes(text.charAt(index - 1))),
  )
  if (found === undefined) return null
  return { before: text.slice(0, found.index), after: text.slice(found.index + number.length) }
}
