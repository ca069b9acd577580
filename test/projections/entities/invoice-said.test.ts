import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { InvoiceFacts, InvoiceLine } from '#domain/events/commercial'
import {
  approvalOf,
  explanationsOf,
  Invoice,
  type InvoiceState,
  invoiceContent,
  lineContent,
  notesOn,
} from '#projections/entities/invoice'
import { runs } from '#test/support/thorough'
import { type Told, uuid } from '../support/events.js'
import { gone, invoice, ofInvoice } from '../support/facts.js'
import { seeing } from '../support/specification.js'
import { World } from '../support/world.js'

// What people state of an invoice, whatever its sources say of it before and after.

const line = (id: string, amount: string): InvoiceLine => ({
  id,
  description: 'Work',
  category: 'labour',
  role: 'dev',
  hours: '1',
  unitAmount: null,
  amount,
})
const LINES = [line('1', '100.00'), line('2', '50.00')]
const billed = (facts: Partial<InvoiceFacts> = {}): Told => invoice('app', '7', { lines: LINES, ...facts })
const factsOf = ({ event }: Told) => event.data as InvoiceFacts
const BILLED = billed()
const PAID = billed({ status: 'paid' })
const DEARER = billed({ lines: [line('1', '120.00'), line('2', '50.00')] })
const SHORTER = billed({ lines: [line('2', '50.00')] })

const approved = (of: Told = BILLED) =>
  ofInvoice('InvoiceApproved', 'app', '7', { content: invoiceContent(factsOf(of)) })
const unapproved = ofInvoice('InvoiceApprovalWithdrawn', 'app', '7', { reason: 'No' })
const explained = (id: string, reason = 'Agreed', of: Told = BILLED) => {
  const found = factsOf(of).lines.find((one) => one.id === id) as InvoiceLine
  return ofInvoice('InvoiceLineExplained', 'app', '7', { lineId: id, reason, content: lineContent(found, factsOf(of)) })
}
const unexplained = (lineId: string) => ofInvoice('InvoiceExplanationWithdrawn', 'app', '7', { lineId })
const noted = (text: string, lineId: string | null = null) =>
  ofInvoice('InvoiceNoted', 'app', '7', { noteId: uuid(text), lineId, text })
const unnoted = (text: string) => ofInvoice('InvoiceNoteWithdrawn', 'app', '7', { noteId: uuid(text) })
const voided = ofInvoice('InvoiceVoided', 'app', '7', { reason: 'Twice' })

/** Whatever is told of an invoice, in short. */
const told = (state: InvoiceState) => ({
  approved: approvalOf(state)?.isCurrent ?? null,
  explained: Object.fromEntries([...explanationsOf(state)].map(([id, one]) => [id, [one.reason, one.isCurrent]])),
  notes: notesOn(state).map(({ lineId, text }) => [lineId, text]),
  status: state.status,
})
const saidOf = seeing((world: World) => {
  const state = world.one(Invoice)
  return state === undefined ? null : told(state)
})
const NOTHING = { approved: null, explained: {}, notes: [], status: 'issued' }

describe('an approval of an invoice', () => {
  it('counts, whether the source or the person is heard first', () =>
    saidOf
      .given()
      .when(BILLED, approved())
      .inAnyOrder()
      .twice()
      .then({ ...NOTHING, approved: true }))
  it('lapses where a line changes, and counts again where it changes back', () => {
    saidOf
      .given(BILLED, approved())
      .when(DEARER)
      .then({ ...NOTHING, approved: false })
    saidOf
      .given(BILLED, approved(), DEARER)
      .when(BILLED)
      .then({ ...NOTHING, approved: true })
  })
  it.each([
    ['number', { number: '8' }],
    ['day of issue', { issuedOn: '2026-04-02' }],
    ['first day', { periodStart: '2026-03-02' }],
    ['last day', { periodEnd: '2026-03-30' }],
    ['currency', { currency: 'CHF' }],
    ['order of lines', { lines: LINES.toReversed() }],
  ] as const)('lapses with another %s', (_, facts) =>
    saidOf
      .given(BILLED, approved())
      .when(billed(facts as Partial<InvoiceFacts>))
      .then({ ...NOTHING, approved: false }),
  )
  it('stays where the invoice is paid', () =>
    saidOf
      .given(BILLED, approved())
      .when(PAID)
      .then({ ...NOTHING, approved: true, status: 'paid' }))
  it('lapses where a stronger source has another content', () =>
    saidOf
      .given(BILLED, approved())
      .when(invoice('app', '7', { lines: [] }, { by: 'api', channel: 'api' }))
      .then({ ...NOTHING, approved: false }))
  it('lapses where the invoice is void, by a person or by its source', () => {
    saidOf
      .given(BILLED)
      .when(approved(), voided)
      .inAnyOrder()
      .then({ ...NOTHING, approved: false, status: 'void' })
    saidOf
      .given(BILLED, approved())
      .when(billed({ status: 'void' }))
      .then({ ...NOTHING, approved: false, status: 'void' })
  })
  it('is gone where it is withdrawn, and counts where it is stated anew', () => {
    saidOf.given(BILLED, approved()).when(unapproved).then(NOTHING)
    saidOf
      .given(BILLED, approved(), unapproved)
      .when(approved())
      .then({ ...NOTHING, approved: true })
    saidOf
      .given(BILLED, approved(), DEARER)
      .when(approved(DEARER))
      .then({ ...NOTHING, approved: true })
  })
})

describe('an explanation of a line', () => {
  it('is of that line, in any order', () =>
    saidOf
      .given()
      .when(BILLED, explained('1'))
      .inAnyOrder()
      .then({ ...NOTHING, explained: { 1: ['Agreed', true] } }))
  it('is the last one of the line', () =>
    saidOf
      .given(BILLED, explained('1'))
      .when(explained('1', 'Late'), explained('2'))
      .then({ ...NOTHING, explained: { 1: ['Late', true], 2: ['Agreed', true] } }))
  it('lapses where its line changes, and not where another does', () =>
    saidOf
      .given(BILLED, explained('1'), explained('2'))
      .when(DEARER)
      .then({ ...NOTHING, explained: { 1: ['Agreed', false], 2: ['Agreed', true] } }))
  it('lapses where the currency changes', () =>
    saidOf
      .given(BILLED, explained('1'))
      .when(billed({ currency: 'CHF' }))
      .then({ ...NOTHING, explained: { 1: ['Agreed', false] } }))
  it('is not told while the invoice has no such line, and is told again when it has', () => {
    saidOf.given(BILLED, explained('1')).when(SHORTER).then(NOTHING)
    saidOf
      .given(BILLED, explained('1'), SHORTER)
      .when(BILLED)
      .then({ ...NOTHING, explained: { 1: ['Agreed', true] } })
  })
  it('is gone where it is withdrawn', () =>
    saidOf
      .given(BILLED, explained('1'), explained('2'))
      .when(unexplained('1'))
      .then({ ...NOTHING, explained: { 2: ['Agreed', true] } }))
})

describe('notes on an invoice', () => {
  it('stand beside each other in the order in which they were made, until they are withdrawn', () => {
    saidOf
      .given(BILLED)
      .when(noted('A'), noted('B', '1'), noted('C'))
      .then({
        ...NOTHING,
        notes: [
          [null, 'A'],
          ['1', 'B'],
          [null, 'C'],
        ],
      })
    saidOf
      .given(BILLED, noted('A'), noted('B', '1'))
      .when(unnoted('A'))
      .then({ ...NOTHING, notes: [['1', 'B']] })
  })
  it('are kept where the source has the invoice no more, until the last is withdrawn', () => {
    const withdrawn = gone('invoice', uuid('app'), '7', { by: 'books' })
    saidOf
      .given(BILLED, noted('A'))
      .when(withdrawn)
      .then({ ...NOTHING, notes: [[null, 'A']], status: null })
    saidOf.given(BILLED, noted('A'), withdrawn).when(unnoted('A')).then(null)
  })
})

describe('statements and sources', () => {
  const STATED = [
    ...[
      approved(),
      approved(DEARER),
      unapproved,
      explained('1'),
      explained('2', 'Late'),
      explained('1', 'Dear', DEARER),
    ],
    ...[unexplained('1'), unexplained('2'), noted('A'), noted('B', '1'), unnoted('A'), unnoted('B'), voided],
  ]
  const SOURCES = [BILLED, PAID, DEARER, SHORTER, billed({ currency: 'CHF' })]
  it('come to the same in whatever way the two are mixed', () => {
    const story = fc.record({
      statements: fc.array(fc.constantFrom(...STATED), { maxLength: 12 }),
      sources: fc.array(fc.constantFrom(...SOURCES), { minLength: 1, maxLength: 5 }),
      places: fc.array(fc.nat(12), { minLength: 5, maxLength: 5 }),
    })
    fc.assert(
      fc.property(story, ({ statements, sources, places }) => {
        const mixed: Told[] = [...statements]
        // The order of each of the two streams stays.
        const most = statements.length
        const at = places.map((place) => Math.min(place, most)).sort((a, b) => a - b)
        for (const [i, source] of [...sources.entries()].reverse()) mixed.splice(at[i] ?? 0, 0, source)
        const expected = new World([...sources, ...statements]).one(Invoice)
        expect(new World(mixed).one(Invoice)).toEqual(expected)
        expect(new World([...statements, ...sources]).one(Invoice)).toEqual(expected)
      }),
      { seed: 1, numRuns: runs(200) },
    )
  })
  it('count by their last words: an approval is current exactly where it is of the content that there is', () => {
    const story = fc.record({
      approvals: fc.array(fc.constantFrom<Told | null>(null, ...SOURCES), { maxLength: 6 }),
      last: fc.constantFrom(...SOURCES),
    })
    fc.assert(
      fc.property(story, ({ approvals, last }) => {
        const statements = approvals.map((of) => (of === null ? unapproved : approved(of)))
        const state = new World([last, ...statements]).one(Invoice) as InvoiceState
        const of = approvals.at(-1)
        const isSame = of !== null && of !== undefined && invoiceContent(factsOf(of)) === invoiceContent(factsOf(last))
        expect(approvalOf(state)?.isCurrent ?? null).toBe(of === null || of === undefined ? null : isSame)
      }),
      { seed: 2, numRuns: runs(200) },
    )
  })
})
