import { compareText } from '#domain/compare'
import { sampleOf } from '#test/support/files/samples'
import { isLetIn, type LocalGrants, serveGrants } from './grants.js'
import type { LocalHost, LocalRequest } from './local-host.js'

type Json = Readonly<Record<string, unknown>>

const [INVOICE] = JSON.parse(sampleOf('xero-invoices')).Invoices as readonly Json[]
const [NOTE] = JSON.parse(sampleOf('xero-credit-notes')).CreditNotes as readonly Json[]

const updatedIn = (at: string): string => `/Date(${Date.parse(at)}+0000)/`

/** An invoice with a number that was changed at an instant, in the shape of the sample. */
export const xeroInvoice = (number: string, updated: string, changes: Json = {}): Json => ({
  ...INVOICE,
  InvoiceID: `id-of-${number}`,
  InvoiceNumber: number,
  UpdatedDateUTC: updatedIn(updated),
  ...changes,
})

/** A credit note with a number that was changed at an instant, in the shape of the sample. */
export const xeroNote = (number: string, updated: string, changes: Json = {}): Json => ({
  ...NOTE,
  CreditNoteID: `id-of-${number}`,
  CreditNoteNumber: number,
  UpdatedDateUTC: updatedIn(updated),
  ...changes,
})

/** The organisation that a local Xero has. A test changes it. */
export interface LocalXero extends LocalGrants {
  invoices: readonly Json[]
  notes: readonly Json[]
  pageSize: number
}

export const TENANT = '3b3b3b3b-0000-4000-8000-000000000001'

const changedAt = (document: Json): string =>
  new Date(Number(/\d+/.exec(String(document['UpdatedDateUTC']))?.[0])).toISOString()

/** Serves an organisation as the APIs of Xero do; a refresh token is taken once. */
export const serveXero = (host: LocalHost): LocalXero => {
  const grants = serveGrants(host, '/connect/token', 1_800)
  const xero: LocalXero = Object.assign(grants, { invoices: [], notes: [], pageSize: 1_000 })
  const isMember = (request: LocalRequest): boolean =>
    isLetIn(xero, request) && request.headers['xero-tenant-id'] === TENANT
  const list = (name: string, type: string, records: () => readonly Json[]): void => {
    host.route('GET', `/api.xro/2.0/${name}`, (request) => {
      if (!isMember(request)) return { status: 401, body: { Title: 'Unauthorized' } }
      const { query, headers } = request
      const since = String(headers['if-modified-since'] ?? '')
      const found = records()
        .filter((one) => changedAt(one).slice(0, 19) >= since)
        .filter(({ Type }) => query.get('where') === null || query.get('where') === `Type=="${String(Type)}"`)
        .sort((a, b) => compareText(String(b['DateString']), String(a['DateString'])))
      const size = Math.min(Number(query.get('pageSize')), xero.pageSize)
      const page = Number(query.get('page'))
      return {
        body: {
          Status: 'OK',
          pagination: { page, pageSize: size, pageCount: Math.ceil(found.length / size), itemCount: found.length },
          [name]: found.slice((page - 1) * size, page * size),
        },
      }
    })
    host.route('GET', `/api.xro/2.0/${name}/:key`, (request) => {
      const own = records().filter((one) =>
        Object.values(one).some((value) => value === request.named['key'] && one['Type'] === type),
      )
      return own.length === 0 ? { status: 404, body: { Type: 'ObjectNotFound' } } : { body: { [name]: own } }
    })
  }
  list('Invoices', 'ACCREC', () => xero.invoices)
  list('CreditNotes', 'ACCRECCREDIT', () => xero.notes)
  return xero
}
