import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { type Instant, PositiveInt } from '#domain/common'
import { bodyAs, listIn, unreadable } from '#sources/kit/hosts/answers'
import type { Ask, HostAnswer } from '#sources/kit/hosts/ask'
import { found } from '#sources/kit/hosts/found'
import type { Host, HostList, HostPage, Reading } from '#sources/kit/hosts/host'
import { xeroDocumentKey, xeroDocuments } from './documents.js'
import { MEMBERS } from './members.js'
import { renewed } from './tokens.js'

const ADDRESS = 'https://api.xero.com'
const PAGE_SIZE = 1_000
/** More pages than any organisation has. */
const MOST_PAGES = 10_000

/** The lists that are read, one after the other. Purchases are left to Xero. */
const LISTS = [
  { name: 'Invoices', type: 'ACCREC' },
  { name: 'CreditNotes', type: 'ACCRECCREDIT' },
] as const

/** A page of one of the lists. */
interface Place {
  readonly list: number
  readonly page: number
}

const Page = t.intersection(
  [
    t.partial({ Invoices: maybe(t.array(t.unknown)), CreditNotes: maybe(t.array(t.unknown)) }),
    t.partial({ pagination: maybe(t.type({ page: PositiveInt, pageCount: t.number })) }),
  ],
  'a page of Xero',
)

const placeIn = (text: string | null): Place => {
  if (text === null) return { list: 0, page: 1 }
  const [, list = '', page = ''] = /^([01]) ([1-9]\d{0,4})$/.exec(text) ?? []
  if (page === '') throw unreadable('a place in a list was expected')
  return { list: Number(list), page: Number(page) }
}

/** A time as `If-Modified-Since` has it, in UTC. */
const secondOf = (instant: Instant): string => `${instant.slice(0, 19)}`

const askPage = (ask: Ask, { list, page }: Place, since: Instant | null): Promise<HostAnswer> => {
  const { name, type } = LISTS[list] ?? LISTS[0]
  const parameters = new URLSearchParams({
    where: `Type=="${type}"`,
    order: 'Date DESC',
    page: String(page),
    pageSize: String(PAGE_SIZE),
  })
  const headers = since === null ? {} : { 'if-modified-since': secondOf(since) }
  return ask({ address: `/${name}?${parameters}`, headers })
}

/** The place after a page; null after the last one. Pages are asked for until one is not full, and as many as the host counts. */
const placeAfter = ({ list, page }: Place, records: number, pageCount: number | null): Place | null => {
  if (records >= PAGE_SIZE || page < (pageCount ?? 0)) return { list, page: page + 1 }
  return list + 1 < LISTS.length ? { list: list + 1, page: 1 } : null
}

async function* documentPages(ask: Ask, { since, page }: Reading): AsyncGenerator<HostPage> {
  let place: Place | null = placeIn(page)
  for (let pages = 1; place !== null; pages += 1) {
    if (pages > MOST_PAGES) throw unreadable('a list has no end')
    const answer: HostAnswer = await askPage(ask, place, since)
    const { pagination, ...lists }: t.TypeOf<typeof Page> = bodyAs(Page, answer)
    const records: readonly unknown[] = listIn({ ...answer, body: lists[(LISTS[place.list] ?? LISTS[0]).name] })
    const next: Place | null = placeAfter(place, records.length, pagination?.pageCount ?? null)
    if (records.length === 0 && next?.list === place.list)
      throw unreadable('a page without records is not the last one')
    yield {
      records,
      at: answer.at,
      next: next === null ? null : `${next.list} ${next.page}`,
      left: null,
      completeBackTo: null,
    }
    place = next
  }
}

/** A credit note is known by a number of its own after these words. */
const NOTE = /^Credit note (.+)$/s

/** A document by its key: its number or, without one, its id. */
const documentOf = async (ask: Ask, key: string): Promise<unknown> => {
  const [, note = null] = NOTE.exec(key) ?? []
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
  pages: documentPages,
  find: (ask, key) => documentOf(ask, key),
  members: MEMBERS,
  keyOf: xeroDocumentKey,
}

/** Xero: invoices and credit notes of an organisation. */
export const xeroHost: Host = {
  address: ADDRESS,
  apiOf: (address) => `${address}/api.xro/2.0`,
  token: {
    label: 'client id, client secret and refresh token of your app, with colons between them',
    rights: 'the scopes accounting.transactions.read and offline_access',
    page: 'https://developer.xero.com/app/manage',
  },
  account: { label: 'tenant id', description: 'the id of the organisation, as Xero’s list of connections tells it' },
  rotating: {
    addressOf: (address) => (address === ADDRESS ? 'https://identity.xero.com' : address),
    renew: renewed,
  },
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
