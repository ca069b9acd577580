import { describe, expect, it } from '@jest/globals'
import type { Figure } from '@workspace-delivery-intelligence/client'
import type { Address } from '../../console/src/address/address.js'
import { invoiceAddress, listAddress, openLines, withLine } from '../../console/src/pages/invoices/addresses.js'
import { aroundNumber } from '../../console/src/pages/invoices/claim-text.js'
import { answeredIn, changesOf, itemsOf, paperOf } from '../../console/src/pages/invoices/document.js'
import { isForClients } from '../../console/src/pages/invoices/for-clients.js'
import { mostUrgentFirst, neighboursOf, standingOf } from '../../console/src/pages/invoices/standing.js'
import type { Line, Row } from '../../console/src/pages/invoices/words.js'
import { fieldsOf, linesIn, problemIn, writtenInvoice } from '../../console/src/pages/invoices/written.js'

const row = (number: string, facts: Partial<Row> = {}): Row => ({
  invoiceId: number,
  key: number,
  number,
  projectId: 'p',
  clientId: 'c',
  status: 'issued',
  issuedOn: '2026-04-01',
  periodStart: '2026-03-01',
  periodEnd: '2026-03-31',
  currency: 'EUR',
  amountCents: 100,
  state: 'matched',
  supportedCents: 100,
  varianceCents: 0,
  approval: null,
  version: null,
  lines: 1,
  notes: 0,
  explained: 0,
  ...facts,
})

describe('the standing of an invoice', () => {
  it.each<readonly [string, Partial<Row>]>([
    ['more', { state: 'variance', varianceCents: 41_200 }],
    ['less', { state: 'variance', varianceCents: -41_200 }],
    ['matched', { state: 'matched', varianceCents: 40 }],
    ['open', { state: 'insufficient_evidence', varianceCents: null }],
    ['unchecked', { state: null, varianceCents: null }],
    ['void', { state: 'variance', varianceCents: 41_200, status: 'void' }],
  ])('is %s', (standing, facts) => {
    expect(standingOf(row('1', facts))).toBe(standing)
  })
})

describe('the list of invoices', () => {
  it('begins with what does not match, then with what is not approved, then with the oldest', () => {
    const approval = { at: '2026-05-01T00:00:00.000Z', by: 'Ann', isCurrent: true }
    const rows = [
      row('approved', { approval }),
      row('void', { status: 'void' }),
      row('less', { state: 'variance', varianceCents: -5, issuedOn: '2026-03-02' }),
      row('lapsed', { approval: { ...approval, isCurrent: false }, issuedOn: '2026-03-01' }),
      row('open', { state: 'insufficient_evidence', varianceCents: null }),
      row('unchecked', { state: null, varianceCents: null }),
      row('more, approved', { state: 'variance', varianceCents: 5, approval }),
      row('more', { state: 'variance', varianceCents: 5, issuedOn: '2026-06-01' }),
    ]
    expect(mostUrgentFirst(rows).map(({ number }) => number)).toEqual([
      ...['more', 'more, approved', 'open', 'unchecked', 'lapsed', 'less', 'approved', 'void'],
    ])
  })
})

describe('the invoices beside one', () => {
  const rows = [row('3', { periodEnd: '2026-05-31' }), row('1'), row('2', { periodEnd: '2026-04-30' })]
  it.each([
    ['1', [undefined, '2']],
    ['2', ['1', '3']],
    ['3', ['2', undefined]],
    ['elsewhere', [undefined, undefined]],
  ])('of %s are those before and after it by their days', (id, numbers) => {
    const { previous, next } = neighboursOf(rows, id)
    expect([previous?.number, next?.number]).toEqual(numbers)
  })
})

describe('the address of an invoice', () => {
  const address: Address = {
    workspace: { organization: 'acme', workspace: 'shop' },
    page: 'invoices',
    selection: { clientId: null, projectId: null, start: null, end: null, timeZone: null },
    view: { 'invoices-sort': 'amount.desc', invoice: 'a', open: '1.2', evidence: 'invoices.read amountCents' },
  }
  it('opens another one with nothing open in it, and keeps the sorting of the list', () => {
    expect(invoiceAddress(address, 'b').view).toEqual({ 'invoices-sort': 'amount.desc', invoice: 'b' })
    expect(listAddress(address).view).toEqual({ 'invoices-sort': 'amount.desc' })
  })
  it('has the lines that are open, by their places', () => {
    expect(openLines(address)).toEqual([1, 2])
    expect(openLines({ view: { open: '0.x.07.12' } })).toEqual([12])
    expect(openLines({ view: {} })).toEqual([])
  })
  it('opens a line, and closes it again', () => {
    expect(withLine([1], 3)).toBe('1.3')
    expect(withLine([1, 3], 1)).toBe('3')
    expect(withLine([3], 3)).toBe('')
  })
})

const figure = (value: number, unit: Figure['unit'], basis = 'things'): Figure => ({
  value,
  unit,
  basis,
  provenance: 'provider_export',
})

describe('the number of a claim', () => {
  it.each<readonly [string, Figure, string]>([
    ['Completed work items: 1,204.', figure(1204, 'count'), '1,204'],
    ['Objectives completed: 1 of 2.', figure(1, 'count'), '1'],
    ['Scope grew by 586.7%.', figure(586.7, 'percent'), '586.7%'],
    ['Amount of invoice A-10: 10.00 EUR.', figure(1000, 'cents', 'EUR: lines'), '10.00 EUR'],
    ['Amount of invoice 10: 10 JPY.', figure(10, 'cents', 'JPY: lines'), '10 JPY'],
    ['Total: 19,308.74 EUR.', figure(1_930_874, 'cents', 'EUR: all'), '19,308.74 EUR'],
    ['AI cost 12.5 hours net.', figure(-12.5, 'count', 'hours, modelled'), '12.5'],
    ['Confidence is moderate (68.2 of 100).', figure(68.2, 'count'), '68.2'],
  ])('of “%s” stands apart', (text, one, number) => {
    const around = aroundNumber({ text, figure: one })
    expect(around).not.toBeNull()
    expect([`${around?.before}${number}${around?.after}`, text.includes(number)]).toEqual([text, true])
  })
  it('is not found in a sentence that does not have it', () => {
    expect(aroundNumber({ text: 'Items: 12.', figure: figure(2, 'count') })).toBeNull()
    expect(aroundNumber({ text: 'Nothing is known.', figure: null })).toBeNull()
  })
})

describe('the document for a client', () => {
  it('leaves out what work cost, and hours of a model', () => {
    expect(isForClients({ figure: figure(5, 'count') })).toBe(true)
    expect(isForClients({ figure: null })).toBe(true)
    expect(isForClients({ figure: figure(5, 'cents', 'EUR: hours × the rate') })).toBe(false)
    expect(isForClients({ figure: figure(5, 'count', 'hours, a modelled counterfactual') })).toBe(false)
  })
  it('lists items and changes of several lines once', () => {
    const item = (key: string) => ({ key, title: key, workType: 'story', scope: 'added', changeOrder: null }) as const
    const change = (reference: string) =>
      ({ reference, title: reference, mergedAt: '2026-03-01T00:00:00.000Z', ai: 'untagged' }) as const
    const lines = [
      { items: [item('A'), item('B')], changes: [change('#1')] },
      { items: [item('B'), item('C')], changes: [change('#1'), change('#2')] },
    ] as unknown as readonly Line[]
    expect(itemsOf(lines).map(({ key }) => key)).toEqual(['A', 'B', 'C'])
    expect(changesOf(lines).map(({ reference }) => reference)).toEqual(['#1', '#2'])
  })
  it('has the questions that were answered', () => {
    const asked = (question: string, answer: string | null) => ({ questionId: question, askedAt: '', question, answer })
    expect(answeredIn({ questions: [asked('a', null), asked('b', 'Yes.')] }).map(({ question }) => question)).toEqual([
      'b',
    ])
  })
  it.each([
    ['en-US', 'Letter'],
    ['en-CA', 'Letter'],
    ['en-GB', 'A4'],
    ['de', 'A4'],
    ['en', 'Letter'],
  ])('is on the paper of %s: %s', (locale, paper) => {
    expect(paperOf(locale)).toBe(paper)
  })
})

const HEAD = {
  number: ' 7 ',
  status: 'paid',
  issuedOn: '2026-04-01',
  periodStart: '2026-03-01',
  periodEnd: '2026-03-31',
  currency: 'eur',
}
const LINE = { 'line1.description': 'Work', 'line1.category': 'labour', 'line1.amount': '1200.50' }

describe('an invoice that is entered', () => {
  it('is sent as it was filled in, with what is left open as null', () => {
    const second = { 'line2.description': 'Discount', 'line2.category': 'other', 'line2.amount': '-5' }
    const hours = { 'line2.role': 'Design', 'line2.hours': '1.5', 'line2.unitAmount': '80' }
    expect(writtenInvoice({ ...HEAD, ...LINE, ...second, ...hours }, 2)).toEqual({
      ...HEAD,
      number: '7',
      currency: 'EUR',
      lines: [
        {
          id: '1',
          description: 'Work',
          category: 'labour',
          role: null,
          hours: null,
          unitAmount: null,
          amount: '1200.50',
        },
        {
          id: '2',
          description: 'Discount',
          category: 'other',
          role: 'Design',
          hours: '1.5',
          unitAmount: '80',
          amount: '-5',
        },
      ],
    })
  })
  it.each([
    ['number', { number: ' ' }],
    ['currency', { currency: 'euro' }],
    ['periodEnd', { periodEnd: '2026-02-28' }],
    ['line1.amount', { 'line1.amount': '1,200.50' }],
    ['line1.unitAmount', { 'line1.unitAmount': '1.200' }],
    ['line1.hours', { 'line1.hours': 'ten' }],
    ['line1.description', { 'line1.description': '' }],
  ])('is not sent with a wrong %s', (field, wrong) => {
    expect(problemIn({ ...HEAD, ...LINE }, 1)).toBeNull()
    expect(problemIn({ ...HEAD, ...LINE, ...wrong }, 1)?.field).toBe(field)
  })
  it('has as many lines as a draft has', () => {
    expect(linesIn({})).toBe(1)
    expect(linesIn({ 'line3.category': 'labour' })).toBe(3)
    expect(fieldsOf(2).filter(({ name }) => name.startsWith('line2.'))).toHaveLength(6)
  })
})
