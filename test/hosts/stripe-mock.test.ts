import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Ask } from '#sources/kit/hosts/ask'
import { lessonsOf } from '#sources/stripe/credit-notes'
import { stripeHost } from '#sources/stripe/host'
import { pageAfter, recordsOf } from '#sources/stripe/pages'
import { readAll, written } from '#test/connectors/files/support'
import { asking } from '#test/support/hosts/asking'
import { movedClock } from '#test/support/hosts/clock'
import { keysOf, listOf, pagesRead } from '#test/support/hosts/reading'
import { freePort } from '#test/support/process/free-port'
import { builtStripeMock } from './build-stripe-mock.js'
import { started } from './started.js'

// stripe-mock refuses what Stripe's own description of its API does not have, and answers with the examples of that description.

const INVOICES = listOf(stripeHost, 'invoices')

let address: string
let ask: Ask
let stop: () => Promise<void>

const askingAs = (token: string): Ask =>
  asking({ address, name: new URL(address).host }, stripeHost, { token, clock: movedClock('2026-12-01T00:00:00.000Z') })

beforeAll(async () => {
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  stop = await started(await builtStripeMock(), ['-http-port', String(port)], address)
  ask = askingAs('rk_test_canary')
})
afterAll(() => stop?.())

describe("given Stripe's own description of its API", () => {
  it('when it is looked at, then each request is one that it describes, and the mode of the key is told', async () => {
    expect((await stripeHost.look(ask, [])).remarks).toEqual([
      'The key is one of the test mode, whose invoices are left out: use a key of the live mode.',
    ])
  })
  it('when a key has no form of a key, then it is refused', async () => {
    await expect(stripeHost.look(askingAs('nonsense'), [])).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
  })
  it('when all invoices are read, then the example is one that is known in each member, and of the test mode', async () => {
    const pages = await pagesRead(INVOICES, ask)
    expect(keysOf(INVOICES, pages)).toEqual([null])
    const members = pages.flatMap(({ records }) => records.flatMap((record) => Object.keys(record as object)))
    expect(members.filter((one) => !INVOICES.members?.has(one))).toEqual([])
    expect(members.length).toBeGreaterThan(60)
  })
  it('when the example were issued in the live mode, then it would come to an invoice', async () => {
    const [page] = await pagesRead(INVOICES, ask)
    const [example] = page?.records ?? []
    // The amounts of its parts are chance: only that of shipping would count.
    const issued = { ...(example as object), livemode: true, status: 'open', shipping_cost: null }
    const { facts, rejected } = await readAll([written('page.json', JSON.stringify({ data: [issued] }))])
    expect(rejected).toEqual([])
    expect(facts.map(({ data }) => data)).toMatchObject([
      { status: 'issued', currency: 'USD', lines: [{ amount: '10' }] },
    ])
  })
  it('when changes, later pages, lines and credit notes are asked for, then each request is one that it describes', async () => {
    expect(keysOf(INVOICES, await pagesRead(INVOICES, ask, { since: '2026-11-30T00:00:00.000Z' }))).toEqual([])
    expect((await pageAfter(ask, '/invoices', 'in_1'))?.records).toHaveLength(1)
    expect(await recordsOf(ask, '/invoices', [['created[lte]', '1774915200']])).toHaveLength(1)
    expect(await recordsOf(ask, '/invoices/in_1/lines', [])).toHaveLength(1)
    await expect(recordsOf(ask, '/invoices', [['unknown', '1']])).rejects.toMatchObject({ fault: { tag: 'refused' } })
  })
  it('when the example of a credit note is read, then it says what it takes off its invoice, and each member is known', async () => {
    const [note] = await recordsOf(ask, '/credit_notes', [['invoice', 'in_1']])
    expect(lessonsOf(note)).toMatchObject([{ id: expect.stringMatching(/^in_/) }])
    expect(Object.keys(note as object).filter((one) => !INVOICES.members?.has(one))).toEqual([])
  })
})
