import { compareText } from '#domain/compare'
import { epochOf } from '#domain/time'
import { sampleOf } from '#test/support/files/samples'
import type { LocalAnswer, LocalHost, LocalRequest } from './local-host.js'

type Members = Readonly<Record<string, unknown>>

/** An invoice, in the shape of the sample, with all its lines. */
export interface LocalInvoice extends Members {
  readonly id: string
  readonly number: string | null
  readonly status: string
  readonly created: number
  readonly livemode: boolean
  readonly lines: { readonly data: readonly Members[] }
}

/** A credit note. */
export interface LocalNote extends Members {
  readonly id: string
  readonly invoice: string
  readonly created: number
}

const [, HOSTING] = JSON.parse(sampleOf('stripe-invoices')).data as readonly [LocalInvoice, LocalInvoice]

/** The second of an instant, or of the noon of a day. */
export const secondOf = (time: string): number =>
  Math.floor(epochOf(time.length > 10 ? time : `${time}T12:00:00.000Z`) / 1_000)

/** An invoice without tax, of a line of 1.00 for each, that was issued on the day on which it was created. */
export const stripeInvoice = (number: number, day: string, changes: Members = {}, lines = 1): LocalInvoice => {
  const [line] = HOSTING.lines.data
  const data = Array.from({ length: lines }, (_, i) => ({ ...line, id: `il_${number}_${i}`, amount: 100, taxes: [] }))
  const created = secondOf(day)
  return {
    ...HOSTING,
    id: `in_${number}`,
    number: `AC12-${String(number).padStart(4, '0')}`,
    status: 'open',
    created,
    effective_at: created,
    status_transitions: { finalized_at: created },
    total: 100 * lines,
    total_excluding_tax: 100 * lines,
    total_taxes: [],
    total_tax_amounts: [],
    ...changes,
    lines: { data },
  }
}

/** The invoice of the sample over 120.00, of which 20.00 are tax. */
export const taxedInvoice = (number: number, day: string, changes: Members = {}): LocalInvoice => ({
  ...HOSTING,
  id: `in_${number}`,
  number: `AC12-${String(number).padStart(4, '0')}`,
  created: secondOf(day),
  effective_at: secondOf(day),
  ...changes,
})

/** A credit note of 59.50 with tax, 50.00 without. */
export const creditNote = (number: number, invoice: string, day: string, changes: Members = {}): LocalNote => ({
  id: `cn_${number}`,
  object: 'credit_note',
  created: secondOf(day),
  currency: 'eur',
  invoice,
  livemode: true,
  memo: 'Sorry, Ada Canary',
  number: `AC12-CN-${number}`,
  status: 'issued',
  total: 5_950,
  total_excluding_tax: 5_000,
  type: 'post_payment',
  ...changes,
})

/** An event of Stripe about a record. */
export const stripeEvent = (number: number, type: string, object: object, instant: string): Members => ({
  id: `evt_${number}`,
  object: 'event',
  api_version: '2024-06-20',
  created: secondOf(instant),
  data: { object },
  livemode: true,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
})

/** The account that a local Stripe has. A test changes its lists. */
export interface LocalStripe {
  invoices: readonly LocalInvoice[]
  notes: readonly LocalNote[]
  events: readonly Members[]
  /** The records of a page, at most as many as are asked for. */
  pageSize: number
  /** The lists that the key may not read, by the first part of their path. */
  forbidden: ReadonlySet<string>
  /** Changes an invoice, or adds it, at an instant, of which an event of a type tells. */
  readonly change: (type: string, invoice: LocalInvoice, instant: string) => void
}

/** Stripe lists the first ten lines of an invoice with it. */
const LINES_WITHIN = 10

const listed = (invoice: LocalInvoice): object => {
  const { data } = invoice.lines
  const url = `/v1/invoices/${invoice.id}/lines`
  const lines = { object: 'list', data: data.slice(0, LINES_WITHIN), has_more: data.length > LINES_WITHIN, url }
  return { ...invoice, lines }
}

const error = (status: number, code: string, message: string): LocalAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message } },
})
const missing = (status: number, id: string): LocalAnswer =>
  error(status, 'resource_missing', `No such object: '${id}'`)

const isWithin = ({ query }: LocalRequest, created: unknown): boolean =>
  Number(created) >= Number(query.get('created[gte]') ?? 0) &&
  Number(created) <= Number(query.get('created[lte]') ?? Number.MAX_SAFE_INTEGER)

/** A page of records in their order, after that with the id that is asked for: one that is gone is refused. */
const page = (request: LocalRequest, records: readonly Members[], size: number): LocalAnswer => {
  const { query, path } = request
  const after = query.get('starting_after')
  const place = after === null ? -1 : records.findIndex(({ id }) => id === after)
  if (after !== null && place === -1) return missing(400, after)
  const left = records.slice(place + 1)
  const most = Math.min(Number(query.get('limit') ?? 10), size, 100)
  return { body: { object: 'list', url: path, has_more: left.length > most, data: left.slice(0, most) } }
}

const newestFirst = (records: readonly Members[]): readonly Members[] =>
  records.toSorted(
    (a, b) => Number(b['created']) - Number(a['created']) || compareText(String(b['id']), String(a['id'])),
  )

/** Serves an account as the API of Stripe does; without a version it refuses. */
export const serveStripe = (host: LocalHost): LocalStripe => {
  let events = 0
  const account: LocalStripe = {
    invoices: [],
    notes: [],
    events: [],
    pageSize: 100,
    forbidden: new Set(),
    change: (type, invoice, instant) => {
      events += 1
      account.invoices = [...account.invoices.filter(({ id }) => id !== invoice.id), invoice]
      account.events = [...account.events, stripeEvent(events, type, listed(invoice), instant)]
    },
  }
  const serve = (path: string, answer: (request: LocalRequest) => LocalAnswer): void =>
    host.route('GET', `/v1/${path}`, (request) => {
      if (request.headers['stripe-version'] === undefined) return error(400, 'no_version', 'no version')
      const [list = ''] = path.split('/')
      return account.forbidden.has(list) ? error(403, 'no_right', 'canary-key has no right') : answer(request)
    })
  const invoiceNamed = ({ named }: LocalRequest) => account.invoices.find(({ id }) => id === named['id'])
  serve('invoices', (request) => {
    const all = newestFirst(account.invoices).filter(({ created }) => isWithin(request, created))
    return page(request, all.map((one) => listed(one as LocalInvoice)) as readonly Members[], account.pageSize)
  })
  serve('invoices/:id', (request) => {
    const invoice = invoiceNamed(request)
    return invoice === undefined ? missing(404, request.named['id'] ?? '') : { body: listed(invoice) }
  })
  serve('invoices/:id/lines', (request) => {
    const invoice = invoiceNamed(request)
    return invoice === undefined ? missing(404, request.named['id'] ?? '') : page(request, invoice.lines.data, 100)
  })
  serve('credit_notes', (request) => {
    const of = request.query.get('invoice')
    const own = account.notes.filter(({ invoice }) => of === null || invoice === of)
    return page(request, newestFirst(own), account.pageSize)
  })
  serve('events', (request) => {
    const types = request.query.getAll('types[]')
    if (types.length > 20) return error(400, 'too_many', 'too many types')
    const own = account.events.filter(
      ({ type, created }) => (types.length === 0 || types.includes(String(type))) && isWithin(request, created),
    )
    return page(request, newestFirst(own), account.pageSize)
  })
  return account
}
