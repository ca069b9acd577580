import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openBudgets } from '#connectors/hosts/client/budgets'
import { type HostClient, openHostClient } from '#connectors/hosts/client/client'
import type { Ask } from '#sources/kit/hosts/ask'
import { askBelow } from '#sources/kit/hosts/below'
import { quickbooksHost } from '#sources/quickbooks/host'
import { sampleOf } from '#test/support/files/samples'
import { type MovedClock, movedClock } from '#test/support/hosts/clock'
import { FIRST_GRANT } from '#test/support/hosts/grants'
import { answers, HALF_BODY, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { clientAt, faultOf } from '#test/support/hosts/local-client'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import {
  COMPANY,
  type LocalQuickbooks,
  quickbooksInvoice,
  quickbooksMemo,
  serveQuickbooks,
} from '#test/support/hosts/quickbooks'
import { keysOf, listOf, pagesRead, readingOf } from '#test/support/hosts/reading'
import { readAll, written } from '../files/support.js'

const DOCUMENTS = listOf(quickbooksHost, 'documents')
const NOW = '2026-12-01T00:00:00.000Z'
const TOKEN = 'canary-access'

let clock: MovedClock
let host: LocalHost
let books: LocalQuickbooks
let service: HostClient
let client: HostClient
let ask: Ask

beforeEach(async () => {
  clock = movedClock(NOW)
  host = await openLocalHost(clock)
  books = serveQuickbooks(host)
  books.given.push(TOKEN)
  service = openHostClient({
    api: host.address,
    quotaOf: quickbooksHost.quotaOf,
    headers: async () => ({}),
    budget: openBudgets(clock).of(host.address, 'canary', quickbooksHost),
    privateHosts: new Set([host.name]),
    clock,
    signal: new AbortController().signal,
  })
  client = clientAt(host, quickbooksHost, clock, { token: TOKEN })
  ask = askBelow(client.ask, quickbooksHost, { token: TOKEN, account: COMPANY })
})
afterEach(async () => {
  await client.close()
  await service.close()
  await host.close()
})

const renewed = (grant: string) =>
  quickbooksHost.rotating?.renew(service.ask, grant, NOW) ?? Promise.reject(new Error())

/** The requests for pages, which are counted before. */
const isPage = ({ path }: { readonly path: string }): boolean => path.includes('maxresults')
const invoicesOf = (...numbers: readonly string[]) => numbers.map((number) => quickbooksInvoice(number, NOW))

describe('given the refresh token of an app', () => {
  it('when it is traded, then a token of an hour comes with the refresh token that is valid from then on', async () => {
    expect(await renewed(FIRST_GRANT)).toEqual({
      token: 'canary-access-2',
      endsAt: '2026-12-01T01:00:00.000Z',
      grant: 'client:canary-secret:canary-refresh-2',
    })
  })
  it('when the service leaves it as it is, then the grant stays the same', async () => {
    books.rotates = false
    expect(await renewed(FIRST_GRANT)).toMatchObject({ token: 'canary-access-2', grant: FIRST_GRANT })
  })
  it('when it has ended, then it is not accepted, and the failure tells nothing of it', async () => {
    expect(await faultOf(renewed('client:canary-secret:canary-refresh-9'))).toEqual({ tag: 'unauthorized' })
  })
  it('when the host is that of QuickBooks, then the token goes to the service that trades it, and nowhere else', () => {
    expect(quickbooksHost.rotating?.addressOf('https://quickbooks.api.intuit.com')).toBe(
      'https://oauth.platform.intuit.com',
    )
    expect(quickbooksHost.rotating?.addressOf(host.address)).toBe(host.address)
  })
})

describe('given a company of QuickBooks Online', () => {
  it('when it is looked at, then it says no more than that its invoices may be read', async () => {
    books.invoices = invoicesOf('1')
    expect(await quickbooksHost.look(ask, [])).toEqual({
      account: null,
      scopes: null,
      remarks: [],
      expiresAt: null,
      containers: [],
      projects: [],
    })
  })
  it('when its token has ended, then the look fails and says so', async () => {
    books.given.push('canary-another')
    expect(await faultOf(quickbooksHost.look(ask, []))).toEqual({ tag: 'unauthorized' })
  })
  it('when the token is that of another company, then the look fails and says so', async () => {
    const other = askBelow(client.ask, quickbooksHost, { token: TOKEN, account: '1' })
    expect(await faultOf(quickbooksHost.look(other, []))).toMatchObject({ tag: 'forbidden' })
  })
  it('when all is read, then invoices come before credit memos, page by page, each once', async () => {
    books.pageSize = 2
    books.invoices = invoicesOf('1', '2', '3')
    books.memos = [quickbooksMemo('7', NOW)]
    const pages = await pagesRead(DOCUMENTS, ask)
    expect(keysOf(DOCUMENTS, pages)).toEqual(['1', '2', '3', 'Credit note 7'])
    expect(pages.map(({ next }) => next)).toEqual(['0 3', '1 1', null])
  })
  it('when a reading goes on at a page, then it asks for no page before it', async () => {
    books.pageSize = 2
    books.invoices = invoicesOf('1', '2', '3')
    books.memos = [quickbooksMemo('7', NOW)]
    const rest = await pagesRead(DOCUMENTS, ask, { page: '0 3' })
    expect(keysOf(DOCUMENTS, rest)).toEqual(['3', 'Credit note 7'])
    expect(host.requests.filter(isPage)).toHaveLength(2)
  })
  it.each(['0 0', '2 1', 'Invoice', '0 3 1'])(
    'when it is to go on at %s, which is no page, then the reading fails',
    async (page) => {
      await expect(pagesRead(DOCUMENTS, ask, { page })).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
    },
  )
  it('when they come, then those of the latest days come first', async () => {
    books.invoices = [
      quickbooksInvoice('1', NOW, { TxnDate: '2026-01-31' }),
      quickbooksInvoice('2', NOW, { TxnDate: '2026-11-30' }),
    ]
    expect(keysOf(DOCUMENTS, await pagesRead(DOCUMENTS, ask))).toEqual(['2', '1'])
  })
  it('when there are full pages, then the last one is looked for behind them', async () => {
    const numbers = Array.from({ length: 1_000 }, (_, i) => String(i + 1))
    books.invoices = invoicesOf(...numbers)
    const pages = await pagesRead(DOCUMENTS, ask)
    expect(pages.map(({ records }) => records.length)).toEqual([1_000, 0, 0])
  })
  it('when one is deleted between two pages, then the one that moved up is left to the next comparison', async () => {
    books.pageSize = 2
    books.invoices = invoicesOf('1', '2', '3')
    const pages = await pagesRead(DOCUMENTS, ask, {}, (page) => {
      if (page === 1) books.invoices = invoicesOf('2', '3')
    })
    expect(keysOf(DOCUMENTS, pages)).toEqual(['1', '2'])
  })
  it('when one is written between two pages, then none of the others is lost', async () => {
    books.pageSize = 2
    books.invoices = invoicesOf('1', '2', '3')
    const pages = await pagesRead(DOCUMENTS, ask, {}, (page) => {
      if (page === 1) books.invoices = invoicesOf('4', '1', '2', '3')
    })
    expect(new Set(keysOf(DOCUMENTS, pages))).toEqual(new Set(['1', '2', '3']))
  })
  it('when they are read, then their keys are those of the facts of files with the same answers', async () => {
    books.invoices = JSON.parse(sampleOf('quickbooks-invoices')).QueryResponse.Invoice
    books.memos = JSON.parse(sampleOf('quickbooks-credit-memos')).QueryResponse.CreditMemo
    const keys = keysOf(DOCUMENTS, await pagesRead(DOCUMENTS, ask))
    const files = await readAll([
      written('invoices.json', sampleOf('quickbooks-invoices')),
      written('memos.json', sampleOf('quickbooks-credit-memos')),
    ])
    expect(keys).toHaveLength(4)
    expect(new Set(files.facts.map(({ key }) => key))).toEqual(new Set(keys))
  })
  it('when a document has no number, then its id is its key', async () => {
    const { DocNumber: _, ...unnumbered } = quickbooksInvoice('1', NOW)
    books.invoices = [unnumbered]
    expect(keysOf(DOCUMENTS, await pagesRead(DOCUMENTS, ask))).toEqual(['91'])
    expect(await DOCUMENTS.find?.(ask, '91', readingOf())).toMatchObject({ Id: '91' })
  })
  it('when records have the members that QuickBooks gives, then all of them are known', async () => {
    books.invoices = invoicesOf('1')
    books.memos = [quickbooksMemo('7', NOW)]
    for (const { records } of await pagesRead(DOCUMENTS, ask)) {
      const members = Object.keys(records[0] as object)
      expect(members.filter((member) => DOCUMENTS.members?.has(member) !== true)).toEqual([])
    }
  })
  it('when only changes are asked for, then unchanged documents do not come', async () => {
    books.invoices = [quickbooksInvoice('1', '2026-11-30T02:00:00-08:00'), quickbooksInvoice('2', NOW)]
    const pages = await pagesRead(DOCUMENTS, ask, { since: '2026-11-30T23:58:00.000Z' })
    expect(keysOf(DOCUMENTS, pages)).toEqual(['2'])
    expect(host.requests).toHaveLength(4)
  })
  it('when one is asked for by its key, then it comes by its number, and null where it is gone', async () => {
    books.invoices = invoicesOf('1', "O'Neill \\ 5")
    books.memos = [quickbooksMemo('7', NOW)]
    const find = (key: string) => DOCUMENTS.find?.(ask, key, readingOf())
    expect(await find('1')).toMatchObject({ DocNumber: '1' })
    expect(await find("O'Neill \\ 5")).toMatchObject({ DocNumber: "O'Neill \\ 5" })
    expect(await find('Credit note 7')).toMatchObject({ DocNumber: '7' })
    expect(await find('7')).toBeNull()
    expect(await find('A-1')).toBeNull()
  })
  it('when its number is the id of another document, then that is another one', async () => {
    books.invoices = [quickbooksInvoice('1', NOW, { Id: '1037' })]
    expect(await DOCUMENTS.find?.(ask, '1037', readingOf())).toBeNull()
  })
  it.each([
    ['a page to sign in', LOGIN_PAGE],
    ['a fault', answers(200, {}, { Fault: { Error: [{ code: '10000' }], type: 'SystemFault' } })],
    ['a list of something else', answers(200, {}, { QueryResponse: { Customer: [{}], maxResults: 1 } })],
    ['a page without the records that are counted', answers(200, {}, { QueryResponse: {} })],
  ])('when %s is answered, then the reading fails', async (_, fault) => {
    books.invoices = invoicesOf('1')
    host.plant(fault, { where: ({ query }) => query.get('query')?.includes('maxresults') === true })
    await expect(pagesRead(DOCUMENTS, ask)).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when a page comes in halves, then it is asked for again', async () => {
    books.invoices = invoicesOf('1')
    host.plant(HALF_BODY)
    expect(keysOf(DOCUMENTS, await pagesRead(DOCUMENTS, ask))).toEqual(['1'])
  })
  it.each([
    ['a query that QuickBooks does not take', answers(400), { tag: 'refused', status: 400 }],
    ['too many requests', answers(429, { 'retry-after': '86400' }), { tag: 'limited' }],
  ])('when %s is refused, then the reading fails and says so', async (_, fault, expected) => {
    host.plant(fault)
    expect(await faultOf(pagesRead(DOCUMENTS, ask))).toMatchObject(expected)
  })
})
