import { compareText } from '#domain/compare'
import { sampleOf } from '#test/support/files/samples'
import { isLetIn, type LocalGrants, serveGrants } from './grants.js'
import type { LocalAnswer, LocalHost } from './local-host.js'

type Json = Readonly<Record<string, unknown>>

const [INVOICE] = JSON.parse(sampleOf('quickbooks-invoices')).QueryResponse.Invoice as readonly Json[]
const [MEMO] = JSON.parse(sampleOf('quickbooks-credit-memos')).QueryResponse.CreditMemo as readonly Json[]

/** An invoice with a number that was changed at an instant, in the shape of the sample. */
export const quickbooksInvoice = (number: string, updated: string, changes: Json = {}): Json => ({
  ...INVOICE,
  Id: `9${number}`,
  DocNumber: number,
  MetaData: { LastUpdatedTime: updated },
  ...changes,
})

/** A credit memo with a number that was changed at an instant, in the shape of the sample. */
export const quickbooksMemo = (number: string, updated: string, changes: Json = {}): Json => ({
  ...MEMO,
  Id: `8${number}`,
  DocNumber: number,
  MetaData: { LastUpdatedTime: updated },
  ...changes,
})

/** The company that a local QuickBooks has. A test changes it. */
export interface LocalQuickbooks extends LocalGrants {
  invoices: readonly Json[]
  memos: readonly Json[]
  pageSize: number
}

export const COMPANY = '9130357766900456'

const TOKEN_PATH = '/oauth2/v1/tokens/bearer'
const SECONDS = 3_600

const QUERY =
  /^select (\*|count\(\*\)) from (Invoice|CreditMemo)(?: where (\S+) (>=|=) '((?:[^'\\]|\\.)*)')?(?: orderby TxnDate desc startposition (\d+) maxresults (\d+))?$/s

const faultOf = (status: number, type: string, message: string, code: string): LocalAnswer => ({
  status,
  body: { Fault: { Error: [{ Message: message, code }], type } },
})

const valueIn = (record: Json, member: string): string => {
  if (member === 'MetaData.LastUpdatedTime')
    return new Date((record['MetaData'] as Record<string, string>)['LastUpdatedTime'] ?? '').toISOString()
  return String(record[member])
}

const fits = (record: Json, member: string, operator: string, value: string): boolean =>
  operator === '=' ? valueIn(record, member) === value : valueIn(record, member).slice(0, 19) >= value.slice(0, 19)

/** Serves a company as the API of QuickBooks Online does, and trades its refresh tokens. */
export const serveQuickbooks = (host: LocalHost): LocalQuickbooks => {
  const grants = serveGrants(host, TOKEN_PATH, SECONDS)
  const books: LocalQuickbooks = Object.assign(grants, { invoices: [], memos: [], pageSize: 1_000 })
  host.route('GET', '/v3/company/:company/query', (request) => {
    if (!isLetIn(books, request)) return faultOf(401, 'AUTHENTICATION', 'message=AuthenticationFailed', '3200')
    if (request.named['company'] !== COMPANY)
      return faultOf(403, 'AuthorizationFault', 'message=ApplicationAuthorizationFailed', '3100')
    const query = QUERY.exec(request.query.get('query') ?? '')
    if (query === null) return faultOf(400, 'ValidationFault', 'Error parsing query', '4000')
    const [, selected, entity = '', member, operator = '', value = '', from = '1', most = '100'] = query
    if (member === 'Id' && !/^\d+$/.test(value)) return faultOf(400, 'ValidationFault', 'Invalid query', '4001')
    const records = entity === 'Invoice' ? books.invoices : books.memos
    const found = records
      .filter((one) => member === undefined || fits(one, member, operator, value.replace(/\\(.)/gs, '$1')))
      .toSorted((a, b) => compareText(String(b['TxnDate']), String(a['TxnDate'])))
    if (selected !== '*') return { body: { QueryResponse: { totalCount: found.length } } }
    const first = Number(from) - 1
    const page = found.slice(first, first + Math.min(Number(most), books.pageSize))
    // A list without records is left out, as each member without a value is.
    const response = page.length === 0 ? {} : { [entity]: page, startPosition: Number(from), maxResults: page.length }
    return { body: { QueryResponse: response, time: '2026-12-01T00:00:00.000-08:00' } }
  })
  return books
}
