import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { CivilDate, FiniteNumber, Int0, NonEmptyString, SignedCents, Timestamp, Uuid, WorkType } from '#domain/common'
import { InvoiceStatus } from '#domain/events/commercial'
import { Currency } from '#domain/money'
import { MARKING } from '../ai/measures.js'
import { InvoiceLineView } from '../reconciliation/invoice-view.js'
import { Reconciliation, ReconciliationRow } from '../reconciliation/response.js'

const list = t.readonlyArray

export const INVOICES_LIMIT = 200
/** The most invoices of a list that are held against the evidence. */
export const RECONCILED_LIMIT = 24
export const LINES_LIMIT = 200
export const NOTES_LIMIT = 200
export const QUESTIONS_LIMIT = 50
/** Limits of what is listed of the evidence of one line. */
export const ENTRIES_LIMIT = 200
export const ITEMS_LIMIT = 50
export const CHANGES_LIMIT = 50

/** The name of whoever stated it, and the time. */
const stated = { at: Timestamp, by: NonEmptyString }

const Approval = closed('InvoiceApproval', {
  ...stated,
  /** False where the invoice has changed since, or is void. */
  isCurrent: t.boolean,
})

const invoice = {
  invoiceId: Uuid,
  key: NonEmptyString,
  number: NonEmptyString,
  projectId: Uuid,
  clientId: Uuid,
  status: InvoiceStatus,
  issuedOn: CivilDate,
  periodStart: CivilDate,
  periodEnd: CivilDate,
  currency: Currency,
  amountCents: SignedCents,
  approval: nullable(Approval),
  version: nullable(Uuid),
}

export const InvoiceRow = closed('InvoiceRow', {
  ...invoice,
  /** Null, with both amounts, beyond the latest invoices of a list. */
  state: nullable(Reconciliation.props.state),
  supportedCents: Reconciliation.props.supportedCents,
  varianceCents: Reconciliation.props.varianceCents,
  lines: Int0,
  notes: nullable(Int0),
  explained: nullable(Int0),
})
export type InvoiceRow = t.TypeOf<typeof InvoiceRow>

/** Sums of the listed invoices that are not void. One is null where they have several currencies, or a part is not known. */
export const InvoiceSums = closed('InvoiceSums', {
  invoices: Int0,
  currency: nullable(Currency),
  amountCents: nullable(SignedCents),
  supportedCents: Reconciliation.props.supportedCents,
  varianceCents: Reconciliation.props.varianceCents,
})
export type InvoiceSums = t.TypeOf<typeof InvoiceSums>

export const Invoices = closed('Invoices', { invoices: list(InvoiceRow), invoicesTotal: Int0, totals: InvoiceSums })
export type Invoices = t.TypeOf<typeof Invoices>

const Explanation = closed('LineExplanation', {
  ...stated,
  text: NonEmptyString,
  /** False where the line has changed since. */
  isCurrent: t.boolean,
})

/** Time of an entry, as much as the line takes. */
const LineEntry = closed('LineEntry', {
  day: CivilDate,
  hours: FiniteNumber,
  role: NonEmptyString,
  item: nullable(NonEmptyString),
})
export type LineEntry = t.TypeOf<typeof LineEntry>

const LineItem = closed('LineItem', {
  key: NonEmptyString,
  /** Null, with the rest, where no tracker of the project holds the item. */
  title: nullable(t.string),
  workType: nullable(WorkType),
  /** Its standing to the lock in force at the end of the invoice's period. */
  scope: nullable(oneOf('baseline', 'added', 'removed', 'uncertain', 'not_applicable')),
  changeOrder: nullable(NonEmptyString),
})
export type LineItem = t.TypeOf<typeof LineItem>

const LineChange = closed('InvoiceLineChange', {
  reference: NonEmptyString,
  title: t.string,
  mergedAt: Timestamp,
  ai: oneOf(...MARKING),
})
export type LineChange = t.TypeOf<typeof LineChange>

export const InvoiceLineDetail = closed('InvoiceLineDetail', {
  ...InvoiceLineView.props,
  status: ReconciliationRow.props.status,
  evidencedHours: ReconciliationRow.props.evidencedHours,
  supportedCents: ReconciliationRow.props.supportedCents,
  deltaCents: ReconciliationRow.props.deltaCents,
  explained: nullable(Explanation),
  entries: list(LineEntry),
  entriesTotal: Int0,
  items: list(LineItem),
  itemsTotal: Int0,
  changes: list(LineChange),
  changesTotal: Int0,
  meetings: Int0,
})
export type InvoiceLineDetail = t.TypeOf<typeof InvoiceLineDetail>

const Note = closed('InvoiceNote', {
  noteId: Uuid,
  lineId: nullable(NonEmptyString),
  ...stated,
  text: NonEmptyString,
})
const Question = closed('InvoiceQuestion', {
  questionId: Uuid,
  askedAt: Timestamp,
  question: NonEmptyString,
  answer: nullable(NonEmptyString),
})
export type InvoiceQuestion = t.TypeOf<typeof Question>

export const InvoiceDetail = closed('InvoiceDetail', {
  ...invoice,
  /** The hash of what an approval is of. */
  content: nullable(NonEmptyString),
  state: Reconciliation.props.state,
  tolerancePct: Reconciliation.props.tolerancePct,
  supportedCents: Reconciliation.props.supportedCents,
  varianceCents: Reconciliation.props.varianceCents,
  unbilled: Reconciliation.props.unbilled,
  lines: list(InvoiceLineDetail),
  linesTotal: Int0,
  notes: list(Note),
  notesTotal: nullable(Int0),
  questions: list(Question),
  questionsTotal: Int0,
})
export type InvoiceDetail = t.TypeOf<typeof InvoiceDetail>
