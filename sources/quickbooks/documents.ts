import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { JsonFormat } from '#sources/kit/format'
import { creditNoteKey } from '#sources/kit/invoices/invoice'
import { quickbooksCreditMemos, quickbooksInvoices } from './invoices.js'

// Invoices and credit memos together, as a host lists them: both are documents of one kind, so that what one list lacks
// the other may have.

/** The entities of QuickBooks that are documents. */
export const ENTITIES = ['Invoice', 'CreditMemo'] as const
export type Entity = (typeof ENTITIES)[number]

/** A record does not say by itself which of the two it is, so that the one who asked for it notes it. */
export const documentOf = (entity: Entity, record: Readonly<Record<string, unknown>>): unknown => ({
  ...record,
  entity,
})

const Memo = t.type({ entity: t.literal('CreditMemo') })
const Numbered = t.partial({ DocNumber: maybe(t.string), Id: maybe(t.string) })

/** The key of the fact of a document, which is its number or, without one, its id; null if it has neither. */
export const quickbooksDocumentKey = (document: unknown): string | null => {
  const number = Numbered.is(document) ? (document.DocNumber ?? document.Id ?? null) : null
  return number !== null && Memo.is(document) ? creditNoteKey(number) : number
}

/** Invoices and credit memos of QuickBooks Online. */
export const quickbooksDocuments: JsonFormat = {
  ...quickbooksInvoices,
  map: (document, ...rest) => (Memo.is(document) ? quickbooksCreditMemos : quickbooksInvoices).map(document, ...rest),
}
