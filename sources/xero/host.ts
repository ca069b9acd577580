import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { type Instant, PositiveInt } from '#domain/common'
import { bodyAs, listIn } from '#sources/kit/hosts/answers'
import type { Ask, HostAnswer } from '#sources/kit/hosts/ask'
import { found } from '#sources/kit/hosts/found'
import type { Host, HostList } from '#sources/kit/hosts/host'
import { inTurn, type PageInTurn } from '#sources/kit/hosts/lists-in-turn'
import { GRANT_LABEL, refreshTokens } from '#sources/kit/hosts/refresh-tokens'
import { creditNoteIn } from '#sources/kit/invoices/invoice'
import { xeroDocumentKey, xeroDocuments } from './documents.js'
import { MEMBERS } from './members.js'

const ADDRESS = 'https://api.xero.com'
const PAGE_SIZE = 1_000

/** The lists that are read, one after the other. Purchases are left to Xero. */
const LISTS = [
  { name: 'Invoices', type: 'ACCREC' },
  { name: 'CreditNotes', type: 'ACCRECCREDIT' },
] as const
type List = (typeof LISTS)[number]

const Page = t.intersection(
  [
    t.partial({ Invoices: maybe(t.array(t.unknown)), CreditNotes: maybe(t.array(t.unknown)) }),
    t.partial({ pagination: maybe(t.type({ page: PositiveInt, pageCount: t.number })) }),
  ],
  'a page of Xero',
)

/** A time as `If-Modified-Since` has it, in UTC. */
const secondOf = (instant: Instant): string => `${instant.slice(0, 19)}`

/** A page by its number. Pages are asked for until one is not full, and as many as the host counts. */
const documentPage = async (
  ask: Ask,
  { name, type }: List,
  page: number,
  since: Instant | null,
): Promise<PageInTurn> => {
  const parameters = new URLSearchParams({
    where: `Type=="${type}"`,
    order: 'Date DESC',
    page: String(page),
    pageSize: String(PAGE_SIZE),
  })
  const headers = since === null ? {} : { 'if-modified-since': secondOf(since) }
  const answer = await ask({ address: `/${name}?${parameters}`, headers })
  const { pagination, ...lists } = bodyAs(Page, answer)
  const records = listIn({ ...answer, body: lists[name] })
  const isLast = records.length < PAGE_SIZE && page >= (pagination?.pageCount ?? 0)
  return { records, at: answer.at, next: isLast ? null : page + 1 }
}

/** A document by its key: its number or, without one, its id. */
const documentOf = async (ask: Ask, key: string): Promise<unknown> => {
  const note = creditNoteIn(key)
  const list = note === null ? 'Invoices' : 'CreditNotes'
  const body = await found(ask, `/${list}/${encodeURIComponent(note ?? key)}`)
  if (body === null) return null
  const [document = null] = bodyAs(Page, { body } as HostAnswer)[list] ?? []
  return document
}

const documents: HostList = {
  name: 'documents',
  format: xeroDocuments,
  of: 'account',
  kinds: xeroDocuments.kinds,
  overlapMs: 120_000,
  pages: (ask, { since, page }) => inTurn(LISTS, page, (list, number) => documentPage(ask, list, number, since)),
  find: (ask, key) => documentOf(ask, key),
  members: MEMBERS,
  keyOf: xeroDocumentKey,
}

/** Xero: invoices and credit notes of an organisation. */
export const xeroHost: Host = {
  address: ADDRESS,
  apiOf: (address) => `${address}/api.xro/2.0`,
  token: {
    label: GRANT_LABEL,
    rights: 'the scopes accounting.transactions.read and offline_access',
    page: 'https://developer.xero.com/app/manage',
  },
  account: { label: 'tenant id', description: 'the id of the organisation, as Xero’s list of connections tells it' },
  rotating: refreshTokens({
    host: ADDRESS,
    address: 'https://identity.xero.com',
    path: '/connect/token',
    clientIn: 'header',
  }),
  headers: (token, account) => ({
    authorization: `Bearer ${token}`,
    'xero-tenant-id': account ?? '',
    accept: 'application/json',
  }),
  // It tells what is left of a minute and of a day, and not when that ends.
  quotaOf: () => null,
  // Half of 5,000 requests a day, and of 60 a minute.
  requestsAnHour: 104,
  pauseMs: 2_000,
  look: async (ask) => {
    // The least that says whether the token may read invoices of this organisation.
    bodyAs(Page, await ask({ address: '/Invoices?page=1&pageSize=1' }))
    return { account: null, scopes: null, remarks: [], expiresAt: null, containers: [], projects: [] }
  },
  lists: [documents],
}
