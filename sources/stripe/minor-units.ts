import { decimalOf, scaled } from '#domain/decimal'

// Amounts in the smallest unit of their currency, as Stripe counts them: docs.stripe.com/currencies. It counts hundredths of the
// krona of Iceland and of the shilling of Uganda, which have none.

const WHOLE: ReadonlySet<string> = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const THOUSANDTHS: ReadonlySet<string> = new Set('BHD JOD KWD OMR TND'.split(' '))

/** An amount in the smallest unit of a currency, as an exact decimal in the currency itself: 1050 of EUR is 10.5, of JPY 1050. */
export const fromMinorUnits = (amount: string, currency: string): string => {
  if (WHOLE.has(currency)) return amount
  return decimalOf(scaled(amount) / (THOUSANDTHS.has(currency) ? 1_000n : 100n))
}
