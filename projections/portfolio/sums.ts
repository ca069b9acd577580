import { addMoney, type Currency, currencyOf, moneyOfCents, NOTHING, totalCents } from '#domain/money'
import type { Spent, SumOfProjects } from './response.js'
import { portfolioTexts } from './texts.js'

/** An amount as a project tells it; null where it tells nothing. */
type Part = Pick<Spent, 'cents' | 'currency' | 'availability'> | null

/** The sum of what projects tell, out of so many that the caller sees; null where two of them are in different currencies. */
export const sumOf = (parts: readonly Part[], projects: number): SumOfProjects => {
  const known = parts.flatMap((part) => (part === null || part.cents === null ? [] : [{ ...part, cents: part.cents }]))
  const sums = known
    .flatMap(({ cents, currency }) => (currency === null ? [] : [moneyOfCents(currency as Currency, cents)]))
    .reduce(addMoney, NOTHING)
  if (known.length === 0)
    return { cents: null, currency: null, projects: 0, availability: 'unavailable', reason: portfolioTexts.noneKnown }
  const cents = totalCents(sums)
  if (cents === null)
    return {
      cents: null,
      currency: null,
      projects: known.length,
      availability: 'unavailable',
      reason: portfolioTexts.severalCurrencies,
    }
  const isWhole = known.length === projects && known.every(({ availability }) => availability === 'available')
  return {
    cents,
    currency: currencyOf(sums),
    projects: known.length,
    availability: isWhole ? 'available' : 'partial',
    reason: isWhole ? null : portfolioTexts.someKnown(known.length, projects),
  }
}
