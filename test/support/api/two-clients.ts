import type { InvoiceFacts, InvoiceLine } from '#domain/events/commercial'
import { uuidOf } from '#eventlog/new-event'
import { invoiceContent, lineContent } from '#projections/entities/invoice'
import {
  clientAdded,
  covering,
  deadLettered,
  mapped,
  planChanged,
  registered,
  syncCompleted,
  syncFailed,
  syncStarted,
  type Told,
  uuid,
  WORKSPACE,
} from '#test/projections/support/events'
import { AI_ACCOUNT, aiUsage, ofInvoice, stated } from '#test/projections/support/facts'
import { SMALL_WORLD } from '#test/projections/support/small-world'

// A workspace with two clients, each with one project of which every source tells something.

const OF_WORKSPACE = new Set(['RateSet', 'RoleBandSet'])
const BEGINNING = '2026-01-01T00:00:00.000Z'
const READ_AT = '2026-03-31T23:50:00.000Z'

/** The events that concern the workspace as a whole. */
export const SHARED: readonly Told[] = [
  planChanged('scale'),
  ...SMALL_WORLD.filter(({ event }) => OF_WORKSPACE.has(event.type)),
]

/** The invoice of the small world. */
const BILLED = SMALL_WORLD.find(({ event }) => event.type === 'InvoiceIssued')?.event.data as InvoiceFacts
const [OTHER] = BILLED.lines.filter(({ id }) => id === 'L5') as [InvoiceLine]

/** The client `acme` and its project `app`: the small world, with a vendor’s figures, a question, what was said of the invoice, and what went wrong. */
export const FIRST: readonly Told[] = [
  clientAdded('acme'),
  ...SMALL_WORLD.filter(({ event }) => !OF_WORKSPACE.has(event.type)),
  mapped(AI_ACCOUNT, 'app', null, { kind: 'ai_account' }),
  registered('vendor'),
  syncStarted('vendor', 'r1', { at: READ_AT }),
  aiUsage('u1'),
  syncCompleted('vendor', 'r1', { at: READ_AT, coverage: [covering(AI_ACCOUNT, BEGINNING, READ_AT, 'ai_usage')] }),
  deadLettered('vendor', 'x', { at: READ_AT }),
  syncStarted('git', 'r2', { at: READ_AT }),
  syncFailed('git', 'r2', { at: READ_AT }),
  stated('ClientQuestionAsked', 'app', uuid('q'), { questionId: uuid('q'), question: 'Why acme?' }),
  ofInvoice('InvoiceNoted', 'app', 'I-1', { noteId: uuid('note'), lineId: null, text: 'Ask acme' }),
  ofInvoice('InvoiceLineExplained', 'app', 'I-1', {
    lineId: 'L5',
    reason: 'As agreed with acme',
    content: lineContent(OTHER, BILLED),
  }),
  ofInvoice('InvoiceApproved', 'app', 'I-1', { content: invoiceContent(BILLED) }),
  stated('CostEstimateRecorded', 'app', uuid('e'), {
    estimateId: uuid('e'),
    decidedOn: '2026-03-01',
    amountCents: 1,
    currency: 'EUR',
  }),
]

/** The workspace is one, and all of it was told in one go. */
const KEPT = new Set([WORKSPACE, uuid('run')])
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** The same with every id and every name another; what is left alike is when, how much and of what kind. */
const another = ({ stream, event }: Told): Told => {
  const renamed = (text: string): string =>
    text
      .replace(UUID, (id) => (KEPT.has(id) ? id : uuidOf('another', id)))
      .replaceAll('acme', 'zeta')
      .replaceAll('"app"', '"zapp"')
      .replaceAll('A-', 'Z-')
      .replaceAll('aws:1234', 'aws:9876')
  return JSON.parse(renamed(JSON.stringify({ stream, event }))) as Told
}

const MORE = Array.from({ length: 120 }, (_, i) => mapped(`acme/${i}`, 'app', null, { at: '2026-03-02T11:00:00.000Z' }))

/** The client `zeta` and its project `zapp`, of which all the same is told, and before it more than fits any list. */
export const SECOND: readonly Told[] = [...MORE, ...FIRST].map(another)
export const [FIRST_CLIENT, FIRST_PROJECT] = [uuid('acme'), uuid('app')]
export const [SECOND_CLIENT, SECOND_PROJECT] = [uuidOf('another', FIRST_CLIENT), uuidOf('another', FIRST_PROJECT)]

/** An event of the audit trail that concerns a client’s project. */
export const eventIn = (events: readonly Told[]): string => {
  const found = events.find(({ event }) => event.type === 'ProjectAdded')
  if (found === undefined) throw new Error('no project was added')
  return found.event.eventId
}
