import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { InvoiceFacts } from '#domain/events/commercial'
import { tokenOf } from '#secrets/kept'
import { movedClock } from '#test/support/hosts/clock'
import { FIRST_GRANT } from '#test/support/hosts/grants'
import { answers } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import {
  COMPANY,
  type LocalQuickbooks,
  quickbooksInvoice,
  quickbooksMemo,
  serveQuickbooks,
} from '#test/support/hosts/quickbooks'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from './syncing.js'

const NOW = '2026-12-01T00:00:00.000Z'
const LATER = '2026-12-01T01:30:00.000Z'
const HOUR = 3_600_000

let host: LocalHost
let books: LocalQuickbooks
let world: SyncWorld
let connectionId: string

const sync = () => world.sync(connectionId)
const passes = (hours: number): void => world.passes(hours * HOUR, host)
const keptToken = async (): Promise<string> =>
  ok(
    tokenOf(
      { workspaceId: world.workspaceId, connectionId, origin: host.address },
      { registry: world.stores.registry, keys: world.hosts.keys, environment: {} },
    ),
  )
const connect = () => world.connect({ provider: 'quickbooks', address: host.address, account: COMPANY })

beforeEach(async () => {
  host = await openLocalHost(movedClock(NOW))
  books = serveQuickbooks(host)
  books.invoices = [quickbooksInvoice('1', NOW), quickbooksInvoice('2', NOW)]
  books.memos = [quickbooksMemo('2', NOW)]
  world = await SyncWorld.open(NOW, host.name)
  world.variables.HOST_TOKEN = FIRST_GRANT
  connectionId = (await ok(connect())).connectionId
})
afterEach(async () => {
  world.close()
  await host.close()
})

it('given a company, when it is read, then an invoice and a credit memo with the same number are two documents, the memo below zero', async () => {
  expect((await ok(sync())).counts).toMatchObject({ accepted: 3, rejected: 0 })
  const events = (await world.events(connectionId)).filter(({ type }) => type === 'InvoiceIssued')
  const firstAmounts = events.map(({ data }) => {
    const { number, lines } = data as InvoiceFacts
    return [number, lines[0]?.amount]
  })
  expect(Object.fromEntries(firstAmounts)).toEqual({ '1': '275', '2': '275', 'Credit note 2': '-110' })
})

it('given a refresh token that stays for a day, when it is used, then it is kept as it is, and the next one once it changes', async () => {
  books.rotates = false
  const { refreshToken } = books
  await ok(sync())
  passes(2)
  await ok(sync())
  expect(await keptToken()).toBe(`client:canary-secret:${refreshToken}`)
  books.rotates = true
  passes(2)
  await ok(sync())
  expect(books.refreshToken).not.toBe(refreshToken)
  expect(await keptToken()).toBe(`client:canary-secret:${books.refreshToken}`)
})

it('given a connection that was read, when nothing is new, then nothing changes; when one is paid and one voided, then both are known', async () => {
  await ok(sync())
  passes(1)
  expect((await ok(sync())).counts).toMatchObject({ accepted: 0, withdrawn: 0 })
  books.invoices = [
    quickbooksInvoice('1', LATER, { Balance: 0 }),
    quickbooksInvoice('2', LATER, {
      TotalAmt: 0,
      Balance: 0,
      PrivateNote: 'Voided',
      Line: [],
      TxnTaxDetail: undefined,
    }),
  ]
  passes(1)
  expect((await ok(sync())).counts).toMatchObject({ accepted: 2, withdrawn: 0 })
})

it('given a comparison, when it lists invoices and credit memos, then neither withdraws the other, and what is deleted is withdrawn', async () => {
  await ok(sync())
  passes(1)
  await ok(sync())
  passes(48)
  expect((await ok(sync())).counts).toMatchObject({ accepted: 0, withdrawn: 0 })
  books.memos = []
  passes(48)
  expect((await ok(sync())).counts).toMatchObject({ withdrawn: 1 })
  books.invoices = [quickbooksInvoice('1', NOW)]
  passes(48)
  expect((await ok(sync())).counts).toMatchObject({ withdrawn: 1 })
})

it.each([
  ['fails in the middle', answers(503)],
  ['takes its token no more', answers(401)],
  ['leaves out records that it counts', answers(200, {}, { QueryResponse: {} })],
])('given a comparison, when the host %s, then the run fails, and nothing is withdrawn', async (_, fault) => {
  await ok(sync())
  passes(1)
  await ok(sync())
  const pageOfMemos = ({ query }: { readonly query: URLSearchParams }): boolean =>
    /^select \* from CreditMemo .*maxresults/.test(query.get('query') ?? '')
  passes(48)
  host.plant(fault, { times: 99, where: pageOfMemos })
  expect(isLeft(await sync())).toBe(true)
  expect(await world.counted(connectionId, 'InvoiceWithdrawn')).toEqual([0])
})

it('given a grant that was taken back, when it is read, then the run fails; and with another one the connection goes on', async () => {
  const { refreshToken } = books
  books.refreshToken = 'canary-of-another'
  const failed = await sync()
  expect(isLeft(failed) && failed.left).toMatchObject({ code: 'unauthorized' })
  books.refreshToken = refreshToken
  world.variables.HOST_TOKEN = `client:canary-secret:${refreshToken}`
  await ok(connect())
  expect((await ok(sync())).counts).toMatchObject({ accepted: 3 })
})

it('given all of this, then no file of the stores tells a grant, a token or a person', async () => {
  await ok(sync())
  for (const file of readdirSync(world.folder))
    expect(readFileSync(join(world.folder, file)).toString('latin1')).not.toMatch(/canary/i)
})
