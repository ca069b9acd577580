import * as t from 'io-ts'
import { ShortText } from '#domain/bounds'
import { maybe } from '#domain/codec'
import { readAs } from '#sources/kit/hosts/read-as'
import { idOf, Reference } from './parts.js'

// Events of Stripe, as its API lists them and as it delivers them. They hold their record as it was, in the version of the API that the
// account has: they say no more than which invoice was changed.

/** The types of events after which an invoice says something else. Stripe takes 20 of them in one request. */
export const CHANGES = [
  'invoice.created',
  'invoice.finalized',
  'invoice.updated',
  'invoice.paid',
  'invoice.payment_succeeded',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'credit_note.created',
  'credit_note.updated',
  'credit_note.voided',
] as const

const isChange = (type: string): boolean => CHANGES.some((one) => one === type)

const Event = t.type({ type: t.string, data: t.type({ object: t.unknown }) })
const Invoice = t.type({ id: ShortText, number: maybe(ShortText), status: maybe(t.string) })
const CreditNote = t.type({ invoice: Reference })

/** An invoice that an event is about. */
export interface ChangedInvoice {
  readonly id: string
  /** Null if the event does not tell it, or if it has none. */
  readonly number: string | null
}

/** The invoice that was changed; null if the event changes nothing that is read: drafts, which alone can be deleted, are left out. */
export const changedBy = (body: unknown): ChangedInvoice | null => {
  const event = readAs(Event, body)
  if (event === null) return null
  const { type, data } = event
  if (!isChange(type)) return null
  if (type.startsWith('credit_note.')) {
    const id = idOf(readAs(CreditNote, data.object)?.invoice)
    return ShortText.is(id) ? { id, number: null } : null
  }
  const invoice = readAs(Invoice, data.object)
  if (invoice === null || invoice.status === 'draft') return null
  return { id: invoice.id, number: invoice.number ?? null }
}
