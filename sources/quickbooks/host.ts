import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { Instant } from '#domain/common'
import { bodyAs, listIn } from '#sources/kit/hosts/answers'
import type { Ask, HostAnswer } from '#sources/kit/hosts/ask'
import type { Host, HostList } from '#sources/kit/hosts/host'
import { inTurn, type PageInTurn } from '#sources/kit/hosts/lists-in-turn'
import { GRANT_LABEL, refreshTokens } from '#sources/kit/hosts/refresh-tokens'
import { secondOf } from '#sources/kit/hosts/second'
import { creditNoteIn } from '#sources/kit/invoices/invoice'
import { documentOf, ENTITIES, type Entity, quickbooksDocumentKey, quickbooksDocuments } from './documents.js'
import { MEMBERS } from './members.js'

const ADDRESS = 'https://quickbooks.api.intuit.com'
const PAGE_SIZE = 1_000
/** The version of its records. */
const VERSION = 75

const Records = maybe(t.array(t.UnknownRecord))
const Page = t.type({ QueryResponse: t.partial({ Invoice: Records, CreditMemo: Records }) }, 'a page of QuickBooks')
const Count = t.type({ QueryResponse: t.type({ totalCount: t.number }) }, 'a count of QuickBooks')

type Condition = readonly [member: string, operator: '=' | '>=', value: string]

const whereOf = ([member, operator, value]: Condition): string =>
  `${member} ${operator} '${value.replace(/[\\']/g, '\\$&')}'`

const queried = (
  ask: Ask,
  selected: string,
  entity: Entity,
  condition: Condition | null,
  rest = '',
): Promise<HostAnswer> => {
  const where = condition === null ? '' : ` where ${whereOf(condition)}`
  const query = `select ${selected} from ${entity}${where}${rest}`
  return ask({ address: `/query?query=${encodeURIComponent(query)}&minorversion=${VERSION}` })
}

const countOf = async (ask: Ask, entity: Entity, condition: Condition | null): Promise<number> =>
  bodyAs(Count, await queried(ask, 'count(*)', entity, condition)).QueryResponse.totalCount

const changedSince = (since: Instant | null): Condition | null =>
  since === null ? null : ['MetaData.LastUpdatedTime', '>=', secondOf(since)]

/** The documents of an answer, which leaves out a list without records. */
const documentsIn = (answer: HostAnswer, entity: Entity): readonly unknown[] => {
  const records = bodyAs(Page, answer).QueryResponse[entity] ?? []
  return listIn({ ...answer, body: records.map((record) => documentOf(entity, record)) })
}

/**
 * A page from a position on. A page that lacks records looks like the last one, so that they are counted, and before it: what is
 * written meanwhile makes a page longer, not shorter.
 */
const documentPage = async (ask: Ask, entity: Entity, from: number, since: Instant | null): Promise<PageInTurn> => {
  const condition = changedSince(since)
  const count = await countOf(ask, entity, condition)
  const part = ` orderby TxnDate desc startposition ${from} maxresults ${PAGE_SIZE}`
  const answer = await queried(ask, '*', entity, condition, part)
  const records = documentsIn(answer, entity)
  const next = from + records.length
  const isLast = records.length < PAGE_SIZE && next > count
  return { records, at: answer.at, next: isLast ? null : next }
}

/** Ids are numbers of the company's own. A query for another one may be refused. */
const ID = /^\d{1,18}$/

/** A document by its key: its number or, without one, its id. */
const foundDocument = async (ask: Ask, key: string): Promise<unknown> => {
  const memo = creditNoteIn(key)
  const entity = memo === null ? 'Invoice' : 'CreditMemo'
  const number = memo ?? key
  const members = ID.test(number) ? ['DocNumber', 'Id'] : ['DocNumber']
  for (const member of members) {
    const documents = documentsIn(await queried(ask, '*', entity, [member, '=', number]), entity)
    const own = documents.find((document) => quickbooksDocumentKey(document) === key)
    if (own !== undefined) return own
  }
  return null
}

const documents: HostList = {
  name: 'documents',
  format: quickbooksDocuments,
  of: 'account',
  kinds: quickbooksDocuments.kinds,
  overlapMs: 120_000,
  pages: (ask, { since, page }) => inTurn(ENTITIES, page, (entity, from) => documentPage(ask, entity, from, since)),
  find: (ask, key) => foundDocument(ask, key),
  members: MEMBERS,
  keyOf: quickbooksDocumentKey,
}

/** QuickBooks Online: invoices and credit memos of a company. */
export const quickbooksHost: Host = {
  address: ADDRESS,
  apiOf: (address) => `${address}/v3`,
  pathOf: (_, account) => `/company/${encodeURIComponent(account ?? '')}`,
  token: {
    label: GRANT_LABEL,
    rights: 'the scope com.intuit.quickbooks.accounting',
    page: 'https://developer.intuit.com/app/developer/dashboard',
  },
  account: { label: 'company id', description: 'the number of the company, which its app calls realmId' },
  rotating: refreshTokens({
    host: ADDRESS,
    address: 'https://oauth.platform.intuit.com',
    path: '/oauth2/v1/tokens/bearer',
    clientIn: 'header',
  }),
  headers: (token) => ({ authorization: `Bearer ${token}` }),
  // It tells none.
  quotaOf: () => null,
  // Half of 500 requests a minute.
  requestsAnHour: 15_000,
  pauseMs: 240,
  look: async (ask) => {
    // The least that says whether the token may read invoices of this company.
    await countOf(ask, 'Invoice', null)
    return { account: null, scopes: null, remarks: [], expiresAt: null, containers: [], projects: [] }
  },
  lists: [documents],
}
