import { scaled } from '#domain/decimal'
import type { InvoiceFacts } from '#domain/events/commercial'
import { type Money, money, moneyOfCents } from '#domain/money'
import { engagementOn } from '../engagement/views.js'
import type { EngagementState } from '../entities/engagement.js'
import type { InvoiceState } from '../entities/invoice.js'
import { order, stands } from './invoices.js'

/** The engagement whose agreed amount an invoice draws on: the one of its period, of those in its currency. */
const engagementOf = (
  { currency, periodEnd }: InvoiceFacts,
  engagements: readonly EngagementState[],
): EngagementState | null =>
  engagementOn(
    engagements.filter((one) => one.currency === currency),
    periodEnd,
  )

const fixedAmount = ({ lines }: InvoiceFacts): bigint =>
  lines.filter(({ category }) => category === 'fixed').reduce((sum, { amount }) => sum + scaled(amount), 0n)

/**
 * The part of the engagement's agreed amount that its earlier invoices leave for the fixed lines of an invoice. Null
 * where no amount was agreed; below zero where they took more.
 */
export const agreedLeft = (
  invoice: InvoiceState,
  invoices: readonly InvoiceState[],
  engagements: readonly EngagementState[],
): Money | null => {
  const facts = invoice.observations[0]?.facts
  if (facts === undefined) return null
  const engagement = engagementOf(facts, engagements)
  if (engagement === null || engagement.contractedCents === null) return null
  const earlier = invoices
    .filter((one) => stands(one) && order(one) < order(invoice))
    .flatMap(({ observations }) => observations[0]?.facts ?? [])
    .filter((one) => engagementOf(one, engagements)?.engagementId === engagement.engagementId)
  const taken = earlier.reduce((sum, one) => sum + fixedAmount(one), 0n)
  const { numerator } = moneyOfCents(facts.currency, engagement.contractedCents)
  return money(facts.currency, numerator - taken)
}
