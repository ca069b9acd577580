import { compareText } from '#domain/compare'
import type { Actor } from '#domain/events/envelope'
import type { Interval } from '#domain/time'
import { markingOf } from '../ai/measures.js'
import { newestFirst } from '../ai/report.js'
import type { ClientQuestionState } from '../entities/client-question.js'
import type { CodeChangeState } from '../entities/code-change.js'
import { approvalOf, explanationsOf, type InvoiceState, invoiceContent, notesOn } from '../entities/invoice.js'
import { strongest } from '../entities/observation.js'
import type { WorkItemState } from '../entities/work-item.js'
import { hoursOf, type Share } from '../reconciliation/allotment.js'
import { type InvoiceLineView, invoiceView } from '../reconciliation/invoice-view.js'
import { order } from '../reconciliation/invoices.js'
import type { Reconciled } from '../reconciliation/report.js'
import { orderOfItem, standingBy } from '../scope-creep/measures.js'
import type { ScopeState } from '../scope-creep/read.js'
import {
  CHANGES_LIMIT,
  ENTRIES_LIMIT,
  type InvoiceDetail,
  type InvoiceLineDetail,
  type InvoiceQuestion,
  type InvoiceRow,
  type InvoiceSums,
  ITEMS_LIMIT,
  LINES_LIMIT,
  type LineChange,
  type LineEntry,
  type LineItem,
  NOTES_LIMIT,
  QUESTIONS_LIMIT,
} from './response.js'

type Facts = InvoiceState['observations'][number]['facts']

/** An invoice that some source has, with what is known of it elsewhere. */
export interface Told {
  readonly invoice: InvoiceState
  readonly facts: Facts
  readonly clientId: string
  readonly version: string | null
  readonly nameOf: (actor: Actor) => string
}

/** Actors of all statements that are told of an invoice. */
export const actorsOf = (invoice: InvoiceState): readonly Actor[] => {
  const approval = approvalOf(invoice)
  const explanations = [...explanationsOf(invoice).values()]
  return [...notesOn(invoice), ...explanations, ...(approval === null ? [] : [approval])].map(({ by }) => by)
}

const common = ({ invoice, facts, clientId, version, nameOf }: Told) => {
  const { id, number, status, issuedOn, periodStart, periodEnd, currency, amountCents } = invoiceView(invoice, facts)
  const approval = approvalOf(invoice)
  return {
    invoiceId: invoice.invoiceId,
    key: id,
    number,
    projectId: invoice.place,
    clientId,
    status,
    issuedOn,
    periodStart,
    periodEnd,
    currency,
    amountCents,
    approval: approval && { at: approval.at, by: nameOf(approval.by), isCurrent: approval.isCurrent },
    version,
  }
}

/** A row of the list; without a reconciliation where it is beyond those that are reconciled. */
export const invoiceRow = (told: Told, reconciled: Reconciled | null): InvoiceRow => {
  const { invoice, facts } = told
  const explanations = [...explanationsOf(invoice).values()]
  return {
    ...common(told),
    state: reconciled?.report.state ?? null,
    supportedCents: reconciled?.report.supportedCents ?? null,
    varianceCents: reconciled?.report.varianceCents ?? null,
    lines: facts.lines.length,
    notes: notesOn(invoice).length,
    explained: explanations.filter(({ isCurrent }) => isCurrent).length,
  }
}

const sumOf = (amounts: readonly (number | null)[]): number | null => {
  let sum = 0
  for (const amount of amounts) {
    if (amount === null) return null
    sum += amount
  }
  return sum
}

/** Sums of rows that are not void. */
export const sumsOf = (rows: readonly InvoiceRow[]): InvoiceSums => {
  const standing = rows.filter(({ status }) => status !== 'void')
  const currencies = new Set(standing.map(({ currency }) => currency))
  const [currency = null] = currencies
  if (currencies.size > 1)
    return { invoices: standing.length, currency: null, amountCents: null, supportedCents: null, varianceCents: null }
  return {
    invoices: standing.length,
    currency,
    amountCents: sumOf(standing.map(({ amountCents }) => amountCents)),
    supportedCents: sumOf(standing.map(({ supportedCents }) => supportedCents)),
    varianceCents: sumOf(standing.map(({ varianceCents }) => varianceCents)),
  }
}

/** The latest first. */
export const latestFirst = (a: Told, b: Told): number => compareText(order(b.invoice), order(a.invoice))

const entryOf = (share: Share): LineEntry => {
  const { entry, role, day } = share
  return { day, hours: hoursOf([share]), role, item: entry.workItem }
}

const changeOf = ({ key, title, mergedAt, aiMarks }: CodeChangeState): LineChange | readonly [] =>
  mergedAt === null ? [] : { reference: key, title, mergedAt, ai: markingOf(aiMarks) }

/** Items by key, as they stand to the lock. */
export interface Scope {
  readonly state: Pick<ScopeState, 'lock' | 'orders' | 'scoped'>
  /** Items of the project with the keys that entries name. */
  readonly named: readonly WorkItemState[]
}

/** Finds what is told of an item, by its key. */
const itemsBy = ({ state: { lock, orders, scoped }, named }: Scope): ((key: string) => LineItem) => {
  const held = named.filter(({ observations }) => observations.length > 0)
  const byKey = new Map(held.toReversed().map((item) => [item.key, item]))
  const standing = standingBy(scoped, held)
  const orderOf = orderOfItem(orders, held)
  return (key) => {
    const item = byKey.get(key)
    if (item === undefined) return { key, title: null, workType: null, scope: null, changeOrder: null }
    return {
      key,
      title: strongest(item.observations, (facts) => facts.title),
      workType: item.type ?? 'other',
      scope: lock === null ? null : standing([key]),
      changeOrder: orderOf(item)?.reference ?? null,
    }
  }
}

/** The keys of items of which something is told, each once. */
export const keysOf = ({ records }: Reconciled): ReadonlySet<string> =>
  new Set(records.slice(0, LINES_LIMIT).flatMap(({ items }) => items.slice(0, ITEMS_LIMIT)))

const isWordPart = (character: string | undefined): boolean =>
  character !== undefined && /[\p{Letter}\p{Number}]/u.test(character)

/** Says whether a text names an invoice: has its number, with no letter or digit right before or after it. */
export const namesInvoice = (text: string, number: string): boolean => {
  for (let at = text.indexOf(number); at !== -1; at = text.indexOf(number, at + 1))
    if (!isWordPart(text[at - 1]) && !isWordPart(text[at + number.length])) return true
  return false
}

/** Questions of the client that were asked in an invoice's period, or name it, newest first. */
export const questionsAbout = (
  number: string,
  { from, to }: Interval,
  questions: readonly ClientQuestionState[],
): readonly InvoiceQuestion[] =>
  questions
    .filter(({ askedAt, question }) => (from <= askedAt && askedAt < to) || namesInvoice(question, number))
    .toSorted((a, b) => compareText(b.askedAt, a.askedAt) || compareText(a.questionId, b.questionId))
    .map(({ questionId, askedAt, question, answer }) => ({ questionId, askedAt, question, answer }))

export interface DetailInputs {
  readonly told: Told
  readonly reconciled: Reconciled
  readonly scope: Scope
  readonly questions: readonly InvoiceQuestion[]
}

const lineDetail = (
  line: InvoiceLineView,
  place: number,
  { told: { invoice, nameOf }, reconciled: { report, records } }: DetailInputs,
  itemOf: (key: string) => LineItem,
): InvoiceLineDetail => {
  const [row, record] = [report.rows[place], records[place]]
  if (row === undefined || record === undefined) throw new Error('a reconciliation has a row for each line')
  const { status, evidencedHours, supportedCents, deltaCents } = row
  const explained = explanationsOf(invoice).get(line.id)
  return {
    ...line,
    status,
    evidencedHours,
    supportedCents,
    deltaCents,
    explained:
      explained === undefined
        ? null
        : {
            at: explained.at,
            by: nameOf(explained.by),
            text: explained.reason,
            isCurrent: explained.isCurrent,
          },
    entries: record.shares.slice(0, ENTRIES_LIMIT).map(entryOf),
    entriesTotal: record.shares.length,
    items: record.items.slice(0, ITEMS_LIMIT).map(itemOf),
    itemsTotal: record.items.length,
    changes: record.changes.toSorted(newestFirst).slice(0, CHANGES_LIMIT).flatMap(changeOf),
    changesTotal: record.changes.length,
    meetings: record.meetings,
  }
}

/** An invoice with what stands behind each line, and what people said of it. */
export const invoiceDetail = (inputs: DetailInputs): InvoiceDetail => {
  const { told, reconciled, scope, questions } = inputs
  const { invoice, facts, nameOf } = told
  const { state, tolerancePct, supportedCents, varianceCents, unbilled } = reconciled.report
  const { lines } = invoiceView(invoice, facts)
  const notes = notesOn(invoice).toReversed()
  const itemOf = itemsBy(scope)
  return {
    ...common(told),
    content: invoiceContent(facts),
    state,
    tolerancePct,
    supportedCents,
    varianceCents,
    unbilled,
    lines: lines.slice(0, LINES_LIMIT).map((line, place) => lineDetail(line, place, inputs, itemOf)),
    linesTotal: lines.length,
    notes: notes.slice(0, NOTES_LIMIT).map(({ noteId, lineId, at, by, text }) => ({
      noteId,
      lineId,
      at,
      by: nameOf(by),
      text,
    })),
    notesTotal: notes.length,
    questions: questions.slice(0, QUESTIONS_LIMIT),
    questionsTotal: questions.length,
  }
}
