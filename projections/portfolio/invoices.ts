import { type Availability, measuredNumber } from '#domain/coverage'
import { currencyOf, totalCents } from '#domain/money'
import type { ReadRequest } from '#domain/operation'
import type { InvoiceState } from '../entities/invoice.js'
import { areByHand, claimedBy } from '../reconciliation/invoices.js'
import type { CoverageOf } from '../selection/coverage.js'
import { reachNote } from '../selection/reach.js'
import type { OpenInvoices } from './response.js'
import { monthTexts, portfolioTexts } from './texts.js'

const readOf = (
  invoices: readonly InvoiceState[],
  coverage: CoverageOf<'invoice'>,
  request: Pick<ReadRequest, 'now' | 'period' | 'forClient'>,
): { readonly availability: Availability; readonly reason: string | null } => {
  if (areByHand(invoices, coverage)) return { availability: 'partial', reason: portfolioTexts.invoicesByHand }
  const availability = coverage.availability.invoice
  const reach = reachNote(coverage, ['invoice'], request)
  if (availability === 'available') return { availability, reason: reach }
  return {
    availability,
    reason: availability === 'partial' ? (reach ?? monthTexts.partlyRead) : portfolioTexts.noInvoices,
  }
}

/** The invoices of a project that are issued and not paid, whatever their age, with the sum of their amounts. */
export const openInvoicesOf = (
  invoices: readonly InvoiceState[],
  coverage: CoverageOf<'invoice'>,
  request: Pick<ReadRequest, 'now' | 'period' | 'forClient'>,
): OpenInvoices => {
  const open = invoices.filter(({ status }) => status === 'issued')
  const sums = claimedBy(open)
  const { availability, reason } = readOf(invoices, coverage, request)
  const cents = measuredNumber(availability, open.length === 0 ? 0 : totalCents(sums))
  const isMixed = sums.size > 1 && currencyOf(sums) === null
  return {
    invoices: measuredNumber(availability, open.length),
    cents,
    currency: cents === null ? null : currencyOf(sums),
    oldestIssuedOn: open.flatMap(({ issuedOn }) => issuedOn ?? []).sort()[0] ?? null,
    availability,
    reason: isMixed ? portfolioTexts.severalCurrencies : reason,
  }
}
