import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { Instant } from '#domain/common'
import { epochOf } from '#domain/time'
import { unreadable } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import { found } from '#sources/kit/hosts/found'
import type { HostPage, Reading } from '#sources/kit/hosts/host'
import { CHANGES, changedBy } from './events.js'
import { type Parameters, pageAfter, pageOf, recordsOf, type StripePage } from './pages.js'
import { Seconds } from './parts.js'

// Invoices as the API of Stripe has them, whole or changed. No list tells what was changed since an instant, but events do, of the last 30
// days. All is compared once a week at least, so that no reading of changes reaches back that far.

/** More pages than any account has. */
const MOST_PAGES = 100_000

const Invoice = t.intersection([
  t.type({ id: t.string, lines: t.partial({ has_more: maybe(t.boolean) }) }),
  t.partial({
    status: maybe(t.string),
    pre_payment_credit_notes_amount: maybe(t.number),
    post_payment_credit_notes_amount: maybe(t.number),
  }),
])
type Invoice = t.TypeOf<typeof Invoice>

const pathOf = (id: string): string => `/invoices/${encodeURIComponent(id)}`

/** The invoice with all its lines: lists have the first ten of each. */
const withLines = async (ask: Ask, invoice: Invoice): Promise<unknown> => {
  if (invoice.lines.has_more !== true || invoice.status === 'draft') return invoice
  const data = await recordsOf(ask, `${pathOf(invoice.id)}/lines`, [])
  return { ...invoice, lines: { ...invoice.lines, data, has_more: false } }
}

/** The credit notes of an invoice, asked for only where something is taken off it. */
const notesOn = async (ask: Ask, invoice: Invoice): Promise<readonly unknown[]> => {
  const { id, pre_payment_credit_notes_amount: before, post_payment_credit_notes_amount: after } = invoice
  return (before ?? 0) + (after ?? 0) > 0 ? recordsOf(ask, '/credit_notes', [['invoice', id]]) : []
}

/** Invoices with all their lines, after the credit notes that they are made with. */
const inFull = async (ask: Ask, invoices: readonly unknown[]): Promise<readonly unknown[]> => {
  const notes: unknown[] = []
  const whole: unknown[] = []
  for (const invoice of invoices) {
    if (!Invoice.is(invoice)) {
      whole.push(invoice)
      continue
    }
    notes.push(...(await notesOn(ask, invoice)))
    whole.push(await withLines(ask, invoice))
  }
  return [...notes, ...whole]
}

/** A place in the list of all invoices: the last one of a page. */
const Place = t.type({ id: t.string, created: Seconds })
type Place = t.TypeOf<typeof Place>

const PLACE = /^(\d{1,12}) (\S{1,255})$/

const placeIn = (text: string): Place => {
  const [, created = '', id = ''] = PLACE.exec(text) ?? []
  if (id === '') throw unreadable('a place in a list was expected')
  return { id, created: Number(created) }
}

const textOf = ({ created, id }: Place): string => `${created} ${id}`

const placeAfter = ({ records, next }: StripePage): Place | null => {
  if (next === null) return null
  const last = records.at(-1)
  if (!Place.is(last)) throw unreadable('an invoice has no id, or no time of its creation')
  return { id: last.id, created: last.created }
}

/** The page of invoices from a place on. A draft in that place may be deleted by now: then those of its second come again. */
const invoicesFrom = async (ask: Ask, place: Place | null): Promise<StripePage> => {
  if (place === null) return pageOf(ask, '/invoices', [], null)
  const page = await pageAfter(ask, '/invoices', place.id)
  return page ?? pageOf(ask, '/invoices', [['created[lte]', String(place.created)]], null)
}

async function* allInvoices(ask: Ask, from: string | null): AsyncGenerator<HostPage> {
  let place = from === null ? null : placeIn(from)
  for (let pages = 1; pages <= MOST_PAGES; pages += 1) {
    const page = await invoicesFrom(ask, place)
    place = placeAfter(page)
    yield {
      records: await inFull(ask, page.records),
      at: page.at,
      next: place === null ? null : textOf(place),
      left: null,
      // One that was created long before it was issued comes late.
      completeBackTo: null,
    }
    if (place === null) return
  }
  throw unreadable('a list has no end')
}

/** Stripe still answers for a draft that was deleted, and says so. */
const Deleted = t.type({ deleted: t.literal(true) })

/** The invoices that events are about, as they are now, each once; `met` are those that came before. */
const changedInvoices = async (ask: Ask, events: readonly unknown[], met: Set<string>): Promise<readonly unknown[]> => {
  const invoices: unknown[] = []
  for (const event of events) {
    const changed = changedBy(event)
    if (changed === null || met.has(changed.id)) continue
    met.add(changed.id)
    const invoice = await found(ask, pathOf(changed.id))
    if (invoice !== null && !Deleted.is(invoice)) invoices.push(invoice)
  }
  return invoices
}

async function* invoicesChangedSince(ask: Ask, since: Instant, from: string | null): AsyncGenerator<HostPage> {
  const parameters: Parameters = [
    ['created[gte]', String(Math.floor(epochOf(since) / 1_000))],
    ...CHANGES.map((type) => ['types[]', type] as const),
  ]
  const met = new Set<string>()
  let after = from
  for (let pages = 1; pages <= MOST_PAGES; pages += 1) {
    const page: StripePage = await pageOf(ask, '/events', parameters, after)
    after = page.next
    const invoices = await changedInvoices(ask, page.records, met)
    yield { records: await inFull(ask, invoices), at: page.at, next: after, left: null, completeBackTo: null }
    if (after === null) return
  }
  throw unreadable('a list has no end')
}

/** The pages of invoices, each after its credit notes: all of them, the newest first, or those that were changed. */
export const pagesOfInvoices = (ask: Ask, { since, page }: Reading): AsyncGenerator<HostPage> =>
  since === null ? allInvoices(ask, page) : invoicesChangedSince(ask, since, page)
