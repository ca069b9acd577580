import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Ask } from '#sources/kit/hosts/ask'
import { stripeHost } from '#sources/stripe/host'
import { sampleOf } from '#test/support/files/samples'
import { asking } from '#test/support/hosts/asking'
import { type MovedClock, movedClock } from '#test/support/hosts/clock'
import { answers, HALF_BODY, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { keysOf, listOf, pagesRead, readingOf } from '#test/support/hosts/reading'
import {
  creditNote,
  type LocalStripe,
  secondOf,
  serveStripe,
  stripeEvent,
  stripeInvoice,
  taxedInvoice,
} from '#test/support/hosts/stripe'
import { readAll, written } from '../files/support.js'

const INVOICES = listOf(stripeHost, 'invoices')
const NOW = '2026-12-01T00:00:00.000Z'

let clock: MovedClock
let host: LocalHost
let account: LocalStripe
let ask: Ask

beforeEach(async () => {
  clock = movedClock(NOW)
  host = await openLocalHost(clock)
  host.authorization = { name: 'authorization', value: 'Bearer rk_live_canary' }
  account = serveStripe(host)
  ask = asking(host, stripeHost, { token: 'rk_live_canary', clock })
})
afterEach(() => host.close())

const numbers = (...all: readonly number[]): readonly string[] => all.map((n) => `AC12-${String(n).padStart(4, '0')}`)
const paths = (): readonly string[] => host.requests.map(({ path }) => decodeURIComponent(path))
/** The lines of each invoice that was read, by their number. */
const linesIn = (records: readonly unknown[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (records as readonly { readonly number: string; readonly lines: { readonly data: readonly object[] } }[]).map(
      ({ number, lines }) => [number, lines.data.length],
    ),
  )

describe('given an account of Stripe', () => {
  beforeEach(() => {
    account.invoices = [stripeInvoice(1, '2026-01-31')]
  })

  it('when it is looked at, then it says the account by the name on its invoices, and no customer', async () => {
    const look = await stripeHost.look(ask, [])
    expect(look).toEqual({
      account: 'Canary Studio',
      scopes: null,
      remarks: [],
      expiresAt: null,
      containers: [],
    })
  })
  it('when the key may not read a list, then the look says which right it lacks', async () => {
    account.forbidden = new Set(['events', 'credit_notes'])
    expect((await stripeHost.look(ask, [])).remarks).toEqual([
      'The key may not read Credit notes: give it the right "Read" of Credit notes.',
      'The key may not read Events: give it the right "Read" of Events.',
    ])
  })
  it('when the key is one of the test mode, then the look says that its invoices are left out', async () => {
    account.invoices = [stripeInvoice(1, '2026-01-31', { livemode: false })]
    expect((await stripeHost.look(ask, [])).remarks).toEqual([
      'The key is one of the test mode, whose invoices are left out: use a key of the live mode.',
    ])
  })
  it('when there is no invoice yet, then nothing is said of the account, and nothing is wrong', async () => {
    account.invoices = []
    expect(await stripeHost.look(ask, [])).toMatchObject({ account: null, remarks: [] })
  })
  it('when the key is refused, then the look fails and says so', async () => {
    host.plant(answers(401))
    await expect(stripeHost.look(ask, [])).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
  })
  it('when another server answers, then the look does not take it for Stripe', async () => {
    host.plant(answers(200, {}, { unrelated: true }), { times: 9 })
    await expect(stripeHost.look(ask, [])).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
})

describe('given invoices in Stripe', () => {
  beforeEach(() => {
    account.pageSize = 2
    account.invoices = [1, 2, 3, 4, 5].map((n) => stripeInvoice(n, `2026-01-0${n}`))
  })

  it('when all are read, then the newest come first, each page after the last invoice of the one before', async () => {
    const pages = await pagesRead(INVOICES, ask)
    expect(keysOf(INVOICES, pages)).toEqual(numbers(5, 4, 3, 2, 1))
    expect(paths()).toEqual([
      '/v1/invoices?limit=100',
      '/v1/invoices?limit=100&starting_after=in_4',
      '/v1/invoices?limit=100&starting_after=in_2',
    ])
  })
  it('when it was killed after a page, then it goes on at the next one with no request more', async () => {
    const [first] = await pagesRead(INVOICES, ask)
    const before = host.requests.length
    const rest = await pagesRead(INVOICES, ask, { page: first?.next ?? null })
    expect(keysOf(INVOICES, rest)).toEqual(numbers(3, 2, 1))
    expect(host.requests.length - before).toBe(2)
  })
  it('when an invoice has more lines than its list, then all of them are read, page by page', async () => {
    account.invoices = [stripeInvoice(1, '2026-01-01', {}, 230), stripeInvoice(2, '2026-01-02', {}, 10)]
    const [page] = await pagesRead(INVOICES, ask)
    expect(linesIn(page?.records ?? [])).toEqual({ 'AC12-0001': 230, 'AC12-0002': 10 })
    expect(paths().slice(1)).toEqual([
      '/v1/invoices/in_1/lines?limit=100',
      '/v1/invoices/in_1/lines?limit=100&starting_after=il_1_99',
      '/v1/invoices/in_1/lines?limit=100&starting_after=il_1_199',
    ])
  })
  it('when a draft has more lines, then they are not asked for', async () => {
    account.invoices = [stripeInvoice(1, '2026-01-01', { status: 'draft', number: null }, 11)]
    expect(keysOf(INVOICES, await pagesRead(INVOICES, ask))).toEqual([null])
    expect(host.requests).toHaveLength(1)
  })
  it('when something is taken off an invoice, then its credit notes come with it, and before it', async () => {
    account.invoices = [taxedInvoice(1, '2026-01-01', { post_payment_credit_notes_amount: 5_950 })]
    account.notes = [creditNote(1, 'in_1', '2026-01-09'), creditNote(2, 'in_2', '2026-01-09')]
    const [page] = await pagesRead(INVOICES, ask)
    expect(page?.records).toMatchObject([{ id: 'cn_1' }, { id: 'in_1' }])
    expect(paths()).toContain('/v1/credit_notes?limit=100&invoice=in_1')
  })
  it('when a draft that a page ends with is deleted before the next page, then none behind it is skipped', async () => {
    account.invoices = [
      ...account.invoices.filter(({ id }) => id !== 'in_4'),
      stripeInvoice(4, '2026-01-04', { status: 'draft', number: null }),
      stripeInvoice(6, '2026-01-04'),
    ]
    account.pageSize = 3
    const pages = await pagesRead(INVOICES, ask, {}, (page) => {
      if (page === 1) account.invoices = account.invoices.filter(({ id }) => id !== 'in_4')
    })
    expect(new Set(keysOf(INVOICES, pages))).toEqual(new Set([null, ...numbers(5, 6, 3, 2, 1)]))
    expect(paths()).toContain(`/v1/invoices?limit=100&created[lte]=${secondOf('2026-01-04')}`)
  })
  it('when one that was read is edited between two pages, then the changes since the reading have it', async () => {
    await pagesRead(INVOICES, ask, {}, (page) => {
      if (page === 1)
        account.change('invoice.paid', stripeInvoice(5, '2026-01-05', { status: 'paid' }), '2026-12-01T00:00:01.000Z')
    })
    const [changes] = await pagesRead(INVOICES, ask, { since: '2026-11-30T23:55:00.000Z' })
    expect(changes?.records).toMatchObject([{ id: 'in_5', status: 'paid' }])
  })
  it('when the key ends in the middle, then the pages before it are read, and the rest is told as refused', async () => {
    const keys: (string | null)[] = []
    host.plant(answers(401), { nth: 2 })
    const read = async () => {
      for await (const page of INVOICES.pages(ask, readingOf())) keys.push(...keysOf(INVOICES, [page]))
    }
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
    expect(keys).toEqual(numbers(5, 4))
  })
  it('when it is limited and does not say for how long, then the same page is asked again after a rest', async () => {
    host.plant(answers(429), { nth: 2 })
    expect(keysOf(INVOICES, await pagesRead(INVOICES, ask))).toEqual(numbers(5, 4, 3, 2, 1))
    expect(host.requests).toHaveLength(4)
    expect(clock.slept).toContain(60_000)
  })
  it('when many pages are read, then at most half of what Stripe takes in a second is sent', async () => {
    account.invoices = Array.from({ length: 80 }, (_, n) => stripeInvoice(n, '2026-03-01'))
    host.limit({ most: 13, windowMs: 1_000, isTold: false })
    expect(await pagesRead(INVOICES, ask)).toHaveLength(40)
    expect(host.requests).toHaveLength(40)
  })
  it('when half a body comes, then the page is asked again', async () => {
    host.plant(HALF_BODY, { nth: 2 })
    expect(keysOf(INVOICES, await pagesRead(INVOICES, ask))).toEqual(numbers(5, 4, 3, 2, 1))
  })
  it('when a page to sign in answers with 200, then nothing is taken for a page', async () => {
    host.plant(LOGIN_PAGE)
    await expect(pagesRead(INVOICES, ask)).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it.each([
    ['does not say whether it is the last', { data: [] }],
    ['is empty, and not the last', { data: [], has_more: true }],
    ['ends with something without an id', { data: [{ created: 1 }], has_more: true }],
    ['ends with an invoice without a time', { data: [{ id: 'in_1' }], has_more: true }],
  ])('when a page %s, then the reading fails', async (_, body) => {
    host.plant(answers(200, {}, { object: 'list', ...body }))
    await expect(pagesRead(INVOICES, ask)).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
  it('when it is asked to go on at a place that is none, then the reading fails', async () => {
    await expect(pagesRead(INVOICES, ask, { page: 'nowhere' })).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
})

describe('given invoices in Stripe that were read before', () => {
  const since = '2026-11-30T12:00:00.000Z'
  const changes = () => pagesRead(INVOICES, ask, { since })

  it('when nothing was changed, then that costs one request', async () => {
    account.invoices = [stripeInvoice(1, '2026-01-01')]
    expect(keysOf(INVOICES, await changes())).toEqual([])
    expect(host.requests).toHaveLength(1)
    expect(paths()[0]).toContain(`&created[gte]=${secondOf(since)}`)
  })
  it('when an invoice was changed several times, then it is asked for once, as it is now', async () => {
    account.pageSize = 2
    const open = stripeInvoice(1, '2026-11-30')
    account.change('invoice.created', { ...open, status: 'draft' }, '2026-11-30T12:00:00.000Z')
    account.change('invoice.finalized', open, '2026-11-30T13:00:00.000Z')
    account.change('invoice.updated', { ...open, status: 'paid' }, '2026-11-30T14:00:00.000Z')
    account.change('invoice.paid', { ...open, status: 'paid' }, '2026-11-30T14:00:00.000Z')
    const pages = await changes()
    expect(pages.flatMap(({ records }) => records)).toMatchObject([{ id: 'in_1', status: 'paid' }])
    expect(paths().filter((path) => path === '/v1/invoices/in_1')).toHaveLength(1)
  })
  it('when a credit note comes later, then its invoice is asked for again, with all its notes', async () => {
    account.invoices = [taxedInvoice(1, '2026-01-01', { post_payment_credit_notes_amount: 11_900 })]
    account.notes = [creditNote(1, 'in_1', '2026-02-01'), creditNote(2, 'in_1', '2026-11-30')]
    account.events = [stripeEvent(1, 'credit_note.created', account.notes[1] ?? {}, '2026-11-30T12:30:00.000Z')]
    const [page] = await changes()
    expect(page?.records).toMatchObject([{ id: 'cn_2' }, { id: 'cn_1' }, { id: 'in_1' }])
  })
  it('when a draft was edited, or an invoice is gone by now, then nothing comes', async () => {
    account.change('invoice.updated', stripeInvoice(1, '2026-11-30', { status: 'draft' }), '2026-11-30T13:00:00.000Z')
    account.change('invoice.updated', stripeInvoice(2, '2026-11-30'), '2026-11-30T13:00:00.000Z')
    account.invoices = []
    expect(keysOf(INVOICES, await changes())).toEqual([])
    host.plant(answers(200, {}, { id: 'in_2', object: 'invoice', deleted: true }), { nth: 2 })
    expect(keysOf(INVOICES, await changes())).toEqual([])
    expect(paths()).not.toContain('/v1/invoices/in_1')
  })
  it('when it was killed after a page of events, then it goes on behind it', async () => {
    account.pageSize = 1
    account.change('invoice.finalized', stripeInvoice(1, '2026-11-30'), '2026-11-30T13:00:00.000Z')
    account.change('invoice.finalized', stripeInvoice(2, '2026-11-30'), '2026-11-30T14:00:00.000Z')
    const [first] = await changes()
    const rest = await pagesRead(INVOICES, ask, { since, page: first?.next ?? null })
    expect(keysOf(INVOICES, rest)).toEqual(numbers(1))
  })
})

describe('given the same invoices as a file', () => {
  it('when they are imported, then their facts have the keys that the list gives, and no member is unknown', async () => {
    const records = JSON.parse(sampleOf('stripe-invoices')).data as readonly object[]
    for (const record of records) {
      const { facts } = await readAll([written('page.json', JSON.stringify({ object: 'list', data: [record] }))])
      expect(facts.map(({ key }) => key)).toEqual([INVOICES.keyOf(record)].filter((key) => key !== null))
    }
    expect(records.map(INVOICES.keyOf)).toEqual([...numbers(1, 2, 3, 4), null])
    // The sample has members of versions before as well.
    const unknown = new Set(
      records.flatMap((record) => Object.keys(record)).filter((one) => !INVOICES.members?.has(one)),
    )
    expect([...unknown].sort()).toEqual(['tax', 'total_tax_amounts'])
  })
  it('when a record is a credit note, or one of the test mode, then it has no key', () => {
    expect(INVOICES.keyOf(creditNote(1, 'in_1', '2026-01-01'))).toBeNull()
    expect(INVOICES.keyOf(stripeInvoice(1, '2026-01-01', { livemode: false }))).toBeNull()
    expect(INVOICES.keyOf(stripeInvoice(1, '2026-01-01', { number: null }))).toBe('in_1')
  })
})
