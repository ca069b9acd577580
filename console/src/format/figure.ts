import type { Figure } from '@workspace-delivery-intelligence/client'
import type { Format } from './format.js'

/** The currency that the basis of a figure in cents names, as in `EUR: cloud bills`; null if it names none. */
export const currencyOf = ({ unit, basis }: Pick<Figure, 'unit' | 'basis'>): string | null =>
  unit === 'cents' ? (/^([A-Z]{3}):/.exec(basis)?.[1] ?? null) : null

/** The basis of a figure without the currency, which its value shows already. */
export const basisOf = ({ basis }: Pick<Figure, 'basis'>): string => basis.replace(/^[A-Z]{3}: /, '')

/** Cents for sorting and files: in major units of their currency; as they are without one. Null is not known. */
export const amountDigits = (cents: number | null, currency: string | null, format: Format): number | null =>
  cents === null || currency === null ? cents : Number(format.moneyDigits(cents, currency))

/** A figure for sorting and files: money in major units of its currency, anything else as the service sent it. */
export const figureDigits = (figure: Pick<Figure, 'value' | 'unit' | 'basis'>, format: Format): number | null =>
  amountDigits(figure.value, currencyOf(figure), format)

/**
 * A figure in words that a person uses.
 *
 * @param inHours whether a `count` counts hours, as that of the AI net gain does: the contract has no unit for it.
 */
export const figureText = (figure: Figure, format: Format, inHours = false): string => {
  const { value, unit } = figure
  switch (unit) {
    case 'cents': {
      const currency = currencyOf(figure)
      return currency === null ? format.number(value) : format.money(value, currency)
    }
    case 'percent':
      return format.percent(value)
    case 'ratio':
      return format.ratio(value)
    case 'count':
    case 'lines':
    case 'tokens':
    case 'credits':
    case 'band':
      return inHours ? format.workHours(value) : format.number(value)
    default:
      return unit satisfies never
  }
}
