import { describe, expect, it } from '@jest/globals'
import type { InvoiceLineView, InvoiceView, ReconciliationRow } from '@workspace-delivery-intelligence/client'
import { defendedLines } from '../../console/src/pages/invoices/lines.js'
import { questionOf } from '../../console/src/pages/invoices/words.js'

const line = (id: string): InvoiceLineView => ({
  id,
  description: id,
  category: 'labour',
  role: null,
  hours: null,
  unitCents: null,
  amountCents: 100,
})

const row = (lineId: string): ReconciliationRow => ({
  lineId,
  billedHours: null,
  evidencedHours: null,
  supportedCents: null,
  deltaCents: null,
  status: 'unsupported',
  evidence: { timeEntries: 0, workItems: 0, codeChanges: 0, meetings: 0 },
})

const invoice: InvoiceView = {
  id: 'i',
  number: '1',
  status: 'issued',
  issuedOn: '2026-03-01',
  periodStart: '2026-02-01',
  periodEnd: '2026-02-28',
  currency: 'EUR',
  amountCents: 200,
  lines: [line('a'), line('b')],
}

describe('the lines of an invoice', () => {
  it('stand in the order of the invoice, each with what supports it', () => {
    const reconciliation = {
      state: 'variance',
      tolerancePct: 2,
      invoicedCents: 200,
      supportedCents: null,
      varianceCents: null,
      rows: [row('b'), row('a')],
      unbilled: { timeEntries: 0, hours: null, cents: null },
    } as const
    expect(defendedLines(invoice, reconciliation).map(({ line: { id }, support }) => [id, support?.lineId])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ])
  })

  it('have no support where nothing was reconciled', () => {
    expect(defendedLines(invoice, null).map(({ support }) => support)).toEqual([null, null])
  })
})

describe('the question of an address', () => {
  it('is the first where the address names none that exists', () => {
    expect([questionOf(undefined), questionOf('constructor'), questionOf('was-ai-used')]).toEqual([
      'what-was-delivered',
      'what-was-delivered',
      'was-ai-used',
    ])
  })
})
