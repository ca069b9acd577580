import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { PROJECT, readAll, written } from '../files/support.js'

const read = (contents: readonly string[], choices = {}) =>
  readAll(
    contents.map((content, i) => written(`${i}.json`, content)),
    choices,
  )
const plain = { category: 'other', role: null, hours: null, unitAmount: null } as const

/** An invoice of Stripe with one credit note after it was paid, and the note itself: 59.50 with tax, 50.00 without. */
const [, paid] = JSON.parse(sampleOf('stripe-invoices')).data
const credited = { ...paid, post_payment_credit_notes_amount: 5_950, pre_payment_credit_notes_amount: 0 }
const note = {
  id: 'cn_1MxvRqLkdIwHu7ixY0xbUcxk',
  object: 'credit_note',
  amount: 5_950,
  created: 1_775_088_000,
  currency: 'eur',
  customer: 'cus_9s6XKzkNRiz8i3',
  invoice: paid.id,
  lines: { object: 'list', data: [{ id: 'cnli_1', amount: 5_950, description: 'Sorry, Ada Canary' }] },
  livemode: true,
  memo: 'Sorry, Ada Canary',
  number: 'AC12-0002-CN-01',
  reason: null,
  status: 'issued',
  total: 5_950,
  total_excluding_tax: 5_000,
  type: 'post_payment',
  voided_at: null,
}
const listOf = (...data: readonly object[]): string => JSON.stringify({ object: 'list', data })

describe('given an invoice of Stripe with credit notes', () => {
  it('when a user’s file is read, then what they take off is a line below zero: 100.00 becomes 60.00', async () => {
    const { facts, rejected } = await readAll(['test/connectors/invoices/reported/stripe_invoices.json'])
    expect(facts.map(({ data }) => data)).toMatchObject([
      { number: 'AB-0001', lines: [{ amount: '80' }, { amount: '-50' }] },
      {
        number: 'AB-0002',
        lines: [{ amount: '100' }, { ...plain, id: 'credit-notes', description: 'Credit notes', amount: '-40' }],
      },
    ])
    expect(rejected).toEqual([])
  })
  it('when the notes are read with it, then they are taken off without tax, each once, and count by themselves nowhere', async () => {
    const { reading, facts, rejected } = await read([listOf(credited), listOf(note), listOf(note, { ...note })])
    expect(facts.map(({ data }) => data)).toMatchObject([{ lines: [{ amount: '100' }, { amount: '-50' }] }])
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'on_its_invoice', records: 3 }])
  })
  it('when a note is void, then it takes off nothing', async () => {
    const { facts } = await read([listOf(paid), listOf({ ...note, status: 'void' })])
    expect(facts.map(({ data }) => data)).toMatchObject([{ lines: [{ amount: '100' }] }])
  })
  it('when all of it is credited with its tax, then nothing is left of it, and not less', async () => {
    const { facts } = await read([listOf({ ...paid, post_payment_credit_notes_amount: 12_000 })])
    expect(facts.map(({ data }) => data)).toMatchObject([{ lines: [{ amount: '100' }, { amount: '-100' }] }])
  })
})

describe('given an invoice of Xero with credit notes', () => {
  it('when it is read, then what they take off is a line below zero, net of tax as the invoice is', async () => {
    const page = JSON.parse(sampleOf('xero-invoices'))
    const [first] = page.Invoices
    const CreditNotes = [{ CreditNoteID: 'aea95d78', CreditNoteNumber: 'CN-0002', AppliedAmount: 240, Total: 240 }]
    const invoice = { ...first, AmountCredited: 240, CreditNotes }
    const { facts, rejected } = await read([JSON.stringify({ ...page, Invoices: [invoice] })])
    // 2398 with tax are 1998.33 without: 240 are 200.
    expect(facts).toMatchObject([{ data: { lines: [{}, {}, {}, { ...plain, id: 'credit-notes', amount: '-200' }] } }])
    expect(rejected).toEqual([])
  })
})

describe('given credit notes of Xero', () => {
  it('when they are read, then what no invoice has taken yet is below zero, and nothing is left of what is used up', async () => {
    const { reading, facts, rejected } = await read([sampleOf('xero-credit-notes')])
    expect(facts.map(({ kind, place, key }) => ({ kind, place, key }))).toEqual(
      ['CN-0001', 'CN-0002', 'CN-0003', 'CN-0004'].map((number) => ({
        kind: 'invoice',
        place: PROJECT,
        key: `Credit note ${number}`,
      })),
    )
    expect(facts.map(({ data }) => data)).toMatchObject([
      {
        number: 'Credit note CN-0001',
        status: 'issued',
        issuedOn: '2026-04-05',
        currency: 'GBP',
        lines: [{ amount: '-120' }],
      },
      {
        number: 'Credit note CN-0002',
        lines: [{ ...plain, id: 'remaining', description: 'Remaining credit', amount: '-50' }],
      },
      { number: 'Credit note CN-0003', status: 'paid', lines: [{ amount: '0' }] },
      { number: 'Credit note CN-0004', status: 'void' },
    ])
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'purchase', records: 1 }])
  })
  it('when its item is labour, then its line is of labour, and its hours are none that anybody worked', async () => {
    const { facts } = await read([sampleOf('xero-credit-notes')], { categories: new Map([['DEV', 'labour']]) })
    expect(facts[0]).toMatchObject({ data: { lines: [{ category: 'labour', hours: null, amount: '-120' }] } })
  })
})

describe('given credit memos of QuickBooks', () => {
  it('when they are read with invoices, then each is a document below zero, also where it has the number of an invoice', async () => {
    const { facts, rejected } = await read([sampleOf('quickbooks-invoices'), sampleOf('quickbooks-credit-memos')])
    expect(facts.map(({ key }) => key)).toEqual(['1037', '1038', '1039', 'Credit note 1037'])
    expect(facts.at(-1)).toMatchObject({
      data: {
        number: 'Credit note 1037',
        status: 'issued',
        issuedOn: '2026-04-05',
        currency: 'USD',
        lines: [
          { ...plain, description: 'Design, says', unitAmount: '110', amount: '-110' },
          { ...plain, description: 'Hosting', unitAmount: '40.1', amount: '-40.1' },
        ],
      },
    })
    expect(rejected).toEqual([])
  })
})
