import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { CivilDate, FiniteNumber, NonEmptyString, SignedCents } from '#domain/common'
import { scaled } from '#domain/decimal'
import { type InvoiceFacts, InvoiceLine, InvoiceStatus } from '#domain/events/commercial'
import { addMoney, Currency, centsOf, money, NOTHING, totalCents } from '#domain/money'
import type { InvoiceState } from '../entities/invoice.js'

export const InvoiceLineView = closed('InvoiceLineView', {
  id: NonEmptyString,
  description: t.string,
  category: InvoiceLine.props.category,
  role: nullable(NonEmptyString),
  hours: nullable(FiniteNumber),
  unitCents: nullable(SignedCents),
  amountCents: SignedCents,
})

export type InvoiceLineView = t.TypeOf<typeof InvoiceLineView>

export const InvoiceView = closed('InvoiceView', {
  id: NonEmptyString,
  number: NonEmptyString,
  status: InvoiceStatus,
  issuedOn: CivilDate,
  periodStart: CivilDate,
  periodEnd: CivilDate,
  currency: Currency,
  amountCents: SignedCents,
  lines: t.readonlyArray(InvoiceLineView),
})
export type InvoiceView = t.TypeOf<typeof InvoiceView>

const centsIn = (amount: string, currency: Currency): number => centsOf(scaled(amount), currency)

/** An invoice in minor units: its whole is summed exactly and rounded once. */
export const invoiceView = ({ key, status }: InvoiceState, facts: InvoiceFacts): InvoiceView => {
  const { number, issuedOn, periodStart, periodEnd, currency, lines } = facts
  const sum = lines.reduce((sums, { amount }) => addMoney(sums, money(currency, scaled(amount))), NOTHING)
  return {
    id: key,
    number,
    status: status ?? facts.status,
    issuedOn,
    periodStart,
    periodEnd,
    currency,
    amountCents: totalCents(sum) ?? 0,
    lines: lines.map(({ id, description, category, role, hours, unitAmount, amount }) => ({
      id,
      description,
      category,
      role,
      hours: hours === null ? null : Number(hours),
      unitCents: unitAmount === null ? null : centsIn(unitAmount, currency),
      amountCents: centsIn(amount, currency),
    })),
  }
}
