import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openBudgets } from '#connectors/hosts/client/budgets'
import { type HostClient, openHostClient } from '#connectors/hosts/client/client'
import { xeroHost } from '#sources/xero/host'
import { sampleOf } from '#test/support/files/samples'
import { type MovedClock, movedClock } from '#test/support/hosts/clock'
import { FIRST_GRANT } from '#test/support/hosts/grants'
import { answers, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { clientAt, faultOf } from '#test/support/hosts/local-client'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { keysOf, listOf, pagesRead, readingOf } from '#test/support/hosts/reading'
import { type LocalXero, serveXero, TENANT, xeroInvoice, xeroNote } from '#test/support/hosts/xero'
import { readAll, written } from '../files/support.js'

const DOCUMENTS = listOf(xeroHost, 'documents')
const NOW = '2026-12-01T00:00:00.000Z'

let clock: MovedClock
let host: LocalHost
let xero: LocalXero
let identity: HostClient
let client: HostClient

beforeEach(async () => {
  clock = movedClock(NOW)
  host = await openLocalHost(clock)
  xero = serveXero(host)
  xero.given.push('canary-access')
  identity = openHostClient({
    api: host.address,
    quotaOf: xeroHost.quotaOf,
    headers: async () => ({}),
    budget: openBudgets(clock).of(host.address, 'canary', xeroHost),
    privateHosts: new Set([host.name]),
    clock,
    signal: new AbortController().signal,
  })
  client = clientAt(host, xeroHost, clock, { token: 'canary-access', account: TENANT })
})
afterEach(async () => {
  await client.close()
  await identity.close()
  await host.close()
})

const renewed = (grant: string) => xeroHost.rotating?.renew(identity.ask, grant, NOW) ?? Promise.reject(new Error())

describe('given the refresh token of an app', () => {
  it('when it is traded, then a token of half an hour comes with the next refresh token', async () => {
    expect(await renewed(FIRST_GRANT)).toEqual({
      token: 'canary-access-2',
      endsAt: '2026-12-01T00:30:00.000Z',
      grant: 'client:canary-secret:canary-refresh-2',
    })
  })
  it.each([
    ['that was used', 'client:canary-secret:canary-refresh-9'],
    ['of another app', 'client:canary-other:canary-refresh-0'],
    ['that is a token alone', 'canary-refresh-0'],
  ])('when it is one %s, then it is not accepted, and the failure tells nothing of it', async (_, grant) => {
    expect(await faultOf(renewed(grant))).toEqual({ tag: 'unauthorized' })
  })
  it('when another server answers, then nothing is traded', async () => {
    host.plant(answers(200, {}, { unrelated: true }))
    expect(await faultOf(renewed(FIRST_GRANT))).toMatchObject({ tag: 'unreadable' })
  })
  it('when the host is that of Xero, then the token goes to the service that trades it, and nowhere else', () => {
    expect(xeroHost.rotating?.addressOf('https://api.xero.com')).toBe('https://identity.xero.com')
    expect(xeroHost.rotating?.addressOf(host.address)).toBe(host.address)
  })
})

describe('given an organisation of Xero', () => {
  it('when it is looked at, then it says no more than that its invoices may be read', async () => {
    expect(await xeroHost.look(client.ask, [])).toEqual({
      account: null,
      scopes: null,
      remarks: [],
      expiresAt: null,
      containers: [],
      projects: [],
    })
  })
  it.each([
    ['the token', answers(401), 'unauthorized'],
    ['the tenant', answers(403), 'forbidden'],
  ])('when %s is refused, then the look fails and says so', async (_, fault, tag) => {
    host.plant(fault)
    await expect(xeroHost.look(client.ask, [])).rejects.toMatchObject({ fault: { tag } })
  })
  it('when all is read, then invoices come before credit notes, page by page, each once', async () => {
    xero.pageSize = 2
    xero.invoices = ['1', '2', '3'].map((number) => xeroInvoice(`INV-${number}`, NOW))
    xero.notes = [xeroNote('CN-1', NOW)]
    const pages = await pagesRead(DOCUMENTS, client.ask)
    expect(keysOf(DOCUMENTS, pages)).toEqual(['INV-1', 'INV-2', 'INV-3', 'Credit note CN-1'])
    expect(pages.map(({ next }) => next)).toEqual(['0 2', '1 1', null])
    const rest = await pagesRead(DOCUMENTS, client.ask, { page: '0 2' })
    expect(keysOf(DOCUMENTS, rest)).toEqual(['INV-3', 'Credit note CN-1'])
  })
  it('when they are read, then their keys are those of the facts of files with the same answers', async () => {
    xero.invoices = JSON.parse(sampleOf('xero-invoices')).Invoices
    xero.notes = JSON.parse(sampleOf('xero-credit-notes')).CreditNotes
    const pages = await pagesRead(DOCUMENTS, client.ask)
    const [invoices = [], notes = []] = pages.map(({ records }) => records)
    const files = await readAll([
      written('invoices.json', JSON.stringify({ Invoices: invoices })),
      written('notes.json', JSON.stringify({ CreditNotes: notes })),
    ])
    expect(files.facts.length).toBeGreaterThan(3)
    const keys = new Set(keysOf(DOCUMENTS, pages))
    for (const { key } of files.facts) expect(keys).toContain(key)
  })
  it('when records have the members that Xero gives, then all of them are known', async () => {
    xero.invoices = [xeroInvoice('INV-1', NOW)]
    xero.notes = [xeroNote('CN-1', NOW)]
    for (const { records } of await pagesRead(DOCUMENTS, client.ask)) {
      const members = Object.keys(records[0] as object)
      expect(members.filter((member) => DOCUMENTS.members?.has(member) !== true)).toEqual([])
    }
  })
  it('when only changes are asked for, then unchanged documents do not come', async () => {
    xero.invoices = [xeroInvoice('INV-1', '2026-11-30T10:00:00.000Z'), xeroInvoice('INV-2', NOW)]
    const pages = await pagesRead(DOCUMENTS, client.ask, { since: '2026-11-30T23:58:00.000Z' })
    expect(keysOf(DOCUMENTS, pages)).toEqual(['INV-2'])
    expect(host.requests).toHaveLength(2)
  })
  it('when a document is a draft, then it has no key, so that what was held of it is gone', async () => {
    xero.invoices = [xeroInvoice('INV-1', NOW, { Status: 'DRAFT' })]
    expect(keysOf(DOCUMENTS, await pagesRead(DOCUMENTS, client.ask))).toEqual([null])
  })
  it('when one is asked for by its key, then it comes by its number, and null where it is gone', async () => {
    xero.invoices = [xeroInvoice('INV-1', NOW)]
    xero.notes = [xeroNote('CN-1', NOW)]
    const find = (key: string) => DOCUMENTS.find?.(client.ask, key, readingOf())
    expect(await find('INV-1')).toMatchObject({ InvoiceNumber: 'INV-1' })
    expect(await find('Credit note CN-1')).toMatchObject({ CreditNoteNumber: 'CN-1' })
    expect(await find('INV-2')).toBeNull()
  })
  it.each([
    ['a page to sign in', LOGIN_PAGE],
    ['a list of something else', answers(200, {}, { Contacts: [] })],
    ['an empty page of several', answers(200, {}, { Invoices: [], pagination: { page: 1, pageCount: 3 } })],
  ])('when %s is answered, then the reading fails', async (_, fault) => {
    host.plant(fault)
    await expect(pagesRead(DOCUMENTS, client.ask)).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
})
