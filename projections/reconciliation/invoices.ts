import type { CivilDate } from '#domain/common'
import { compareText } from '#domain/compare'
import { scaled } from '#domain/decimal'
import { addMoney, money, NOTHING, type Sums } from '#domain/money'
import { connectionsWithEvidence } from '../data-sources/evidence-sources.js'
import type { InvoiceState } from '../entities/invoice.js'
import type { CoverageOf } from '../selection/coverage.js'

interface Days {
  readonly start: CivilDate
  readonly end: CivilDate
}

/** Invoices that are not void and whose period overlaps these days, the earliest first. */
export const billedIn = (invoices: readonly InvoiceState[], { start, end }: Days): readonly InvoiceState[] =>
  invoices
    .filter((one) => stands(one) && (one.periodStart ?? '') <= end && (one.periodEnd ?? '') >= start)
    .toSorted((a, b) => compareText(order(a), order(b)))

/** The numbers of those whose period reaches beyond these days: their whole amounts count all the same. */
export const reachingBeyond = (billed: readonly InvoiceState[], { start, end }: Days): readonly string[] =>
  billed
    .filter(({ periodStart, periodEnd }) => (periodStart ?? '') < start || (periodEnd ?? '') > end)
    .map(({ number, key }) => number ?? key)

/**
 * Says whether people entered all invoices of the period, and no source of invoices is connected: what they entered is a source
 * of its own, which cannot be shown to be complete.
 */
export const areByHand = (
  billed: readonly InvoiceState[],
  evidence: Pick<CoverageOf<'invoice'>, 'selected' | 'connections'>,
): boolean =>
  billed.length > 0 &&
  connectionsWithEvidence(evidence, ['invoice']).length === 0 &&
  billed.every(({ observations }) => observations.every(({ channel }) => channel === 'hand'))

export const claimedBy = (invoices: readonly InvoiceState[]): Sums =>
  invoices
    .flatMap(({ observations }) => observations[0]?.facts ?? [])
    .flatMap(({ currency, lines }) => lines.map(({ amount }) => money(currency, scaled(amount))))
    .reduce(addMoney, NOTHING)

/** The later, the greater: by period end, issue and number. */
export const order = ({ periodEnd, issuedOn, number, key }: InvoiceState): string =>
  `${periodEnd} ${issuedOn} ${number} ${key}`
export const stands = ({ status }: InvoiceState): boolean => status !== null && status !== 'void'

/** Says whether a document bills nothing: a credit note of its own. */
const isCreditNote = ({ observations }: InvoiceState): boolean => {
  const lines = observations[0]?.facts.lines ?? []
  return lines.length > 0 && lines.every(({ amount }) => scaled(amount) <= 0n)
}

/** The invoice that is reconciled: the latest of those of a range. A credit note is none where an invoice stands beside it. */
export const latestOf = (billed: readonly InvoiceState[]): InvoiceState | null =>
  billed.findLast((one) => !isCreditNote(one)) ?? billed.at(-1) ?? null
