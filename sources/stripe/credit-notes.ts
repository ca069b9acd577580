import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { decode, maybe } from '#domain/codec'
import { jsonIn } from '#domain/json'
import { negated, totalOf } from '#sources/kit/invoices/invoice'
import type { Learned, Lesson } from '#sources/kit/learned'
import { leftOut, mapping } from '#sources/kit/mapping'
import { idOf, MinorUnits, Reference, sumOf, Taxes } from './parts.js'

// Credit notes as Stripe's API lists them. Each belongs to an invoice, which states what it takes off it, but with its tax.

const CreditNote = t.type({
  id: t.string,
  invoice: Reference,
  status: maybe(t.string),
  total: MinorUnits,
  total_excluding_tax: maybe(MinorUnits),
  total_taxes: Taxes,
  tax_amounts: Taxes,
})

/** The amount that a credit note takes off its invoice, in the smallest unit, with and without tax. */
const Credit = t.type({ note: t.string, total: t.string, net: t.string })
export type Credit = t.TypeOf<typeof Credit>

/** Says whether a record is a credit note. */
export const isCreditNote = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'object' in record && record.object === 'credit_note'

/** The lessons of a credit note about its invoice; none if it is void. */
export const lessonsOf = (record: unknown): readonly Lesson[] => {
  const decoded = isCreditNote(record) ? decode(CreditNote, record) : null
  if (decoded === null || isLeft(decoded) || decoded.right.status === 'void') return []
  const { id: note, invoice, total, total_excluding_tax, total_taxes, tax_amounts } = decoded.right
  const net = total_excluding_tax ?? totalOf([String(total), negated(sumOf(total_taxes ?? tax_amounts))])
  const credit: Credit = { note, total: String(total), net: String(net) }
  return [{ id: idOf(invoice) ?? '', says: JSON.stringify(credit) }]
}

/** The credit notes that are known of an invoice, each once: pages may overlap. */
export const creditsOn = (invoice: string, learned: Learned): readonly Credit[] => {
  const credits = (learned.get(invoice) ?? []).map(jsonIn).filter(Credit.is)
  return [...new Map(credits.map((credit) => [credit.note, credit])).values()]
}

/** A credit note by itself is left out: it would take off twice what its invoice states. */
export const mapNote = mapping(CreditNote, () => leftOut('on_its_invoice'))
