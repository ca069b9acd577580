import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { JsonFormat } from '#sources/kit/format'
import { creditNoteKey } from '#sources/kit/invoices/invoice'
import { xeroCreditNotes } from './credit-notes.js'
import { xeroInvoices } from './invoices.js'

// Invoices and credit notes together, as a host lists them: both are documents of one kind, so that what one list lacks
// the other may have.

const Note = t.intersection([t.type({ CreditNoteID: t.string }), t.partial({ CreditNoteNumber: maybe(t.string) })])
const Invoice = t.partial({ InvoiceNumber: maybe(t.string), InvoiceID: maybe(t.string) })
const Stated = t.type({ Status: t.string })
/** Documents of these states are no facts (any more). */
const NO_FACT: ReadonlySet<string> = new Set(['DRAFT', 'SUBMITTED', 'DELETED'])

/** The key of the fact of a document, which is its number or, without one, its id; null if it has neither, or is no fact. */
export const xeroDocumentKey = (document: unknown): string | null => {
  if (!Stated.is(document) || NO_FACT.has(document.Status)) return null
  if (Note.is(document)) return creditNoteKey(document.CreditNoteNumber || document.CreditNoteID)
  return Invoice.is(document) ? document.InvoiceNumber || document.InvoiceID || null : null
}

/** Invoices and credit notes of Xero. */
export const xeroDocuments: JsonFormat = {
  ...xeroInvoices,
  map: (document, ...rest) => (Note.is(document) ? xeroCreditNotes : xeroInvoices).map(document, ...rest),
}
