import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Codec } from '#domain/codec'
import { contentHashOf } from '#domain/content'
import type { DomainEvent } from '#domain/events/catalogue'
import { type InvoiceFacts, type InvoiceLine, WrittenInvoice } from '#domain/events/commercial'
import { jsonFileIn } from '#domain/json'
import type { Role } from '#domain/roles'
import {
  approvalOf,
  explanationsOf,
  Invoice,
  type InvoiceState,
  invoiceContent,
  isVoided,
  lineContent,
  notesOn,
} from '#projections/entities/invoice'
import { conflict, type Look, misused, stated, states, unknown } from '../command.js'
import { type Found, same, statesOf } from '../entities.js'
import { argument, file, newId, optional, prose, type Reader, required, text, uuid } from '../field.js'
import { byLeads, inProject, type OfProject } from '../places.js'
import type { Refusal } from '../refusal.js'
import { allOf, fine, inOrder } from './checks.js'

const invoiceFile: Reader<InvoiceFacts> = {
  placeholder: 'path',
  read: (content) => jsonFileIn(WrittenInvoice as Codec<InvoiceFacts>, content),
}

const soundLines = ({ lines }: InvoiceFacts): Either<Refusal, unknown> => {
  const ids = lines.map(({ id }) => id)
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (lines.length === 0) return misused('the invoice has no lines: give it at least one')
  return twice === undefined ? fine : misused(`the line id ${twice} is used twice: give each line its own id`)
}

const APPROVERS: readonly Role[] = ['owner', 'admin', 'finance']
/** The action of what only people who answer for money state. */
const byApprovers = { action: 'invoice_defense.read', roles: APPROVERS } as const

/** Bounds of what may stand on one invoice: more is no help to anybody, and would have to be read with it. */
const MOST_NOTES = 200
const MOST_EXPLANATIONS = 1_000

const ofInvoice = { invoice: argument(text('number'), 'its number') }
const lineId = text('id')

const refOf = (key: string, { project }: OfProject) => ({ kind: 'invoice', key, project: project.projectId })

const invoicesOfProject = (_: unknown, { workspaceId, project: { projectId } }: OfProject): Look => ({
  collection: Invoice,
  where: { workspaceId: { eq: workspaceId }, place: { eq: projectId } },
})

/** The invoice with a number, key or id, of those that are looked up. */
const theInvoice = (named: string, { documents }: OfProject): Either<Refusal, InvoiceState> => {
  const found = (documents as readonly InvoiceState[]).filter(
    ({ key, number, invoiceId }) => number === named || key === named || invoiceId === named.toLowerCase(),
  )
  const [invoice] = found
  if (invoice === undefined)
    return unknown('invoice', named, 'see `wdi invoice list`, or enter it (`wdi invoice enter --help`)')
  if (found.length > 1) return left({ tag: 'ambiguous', what: 'invoice', named, ids: found.map(({ key }) => key) })
  return right(invoice)
}

/** Finds what people stated of the invoices of a project, in the order of their first statements. */
const statedOf = (events: readonly DomainEvent[], { project }: OfProject): readonly Found<InvoiceState>[] =>
  statesOf(Invoice, events).filter(({ ref }) => ref.project === project.projectId)

/** The same of the invoice with a key. */
const saidOf = (key: string, events: readonly DomainEvent[], context: OfProject): InvoiceState['said'] =>
  statedOf(events, context).find(({ ref }) => ref.key === key)?.state.said ?? []

interface OnLine {
  readonly line: InvoiceLine
  readonly facts: InvoiceFacts
}

/** A line of an invoice, as its strongest source has it. */
const theLine = (id: string, { number, key, observations }: InvoiceState): Either<Refusal, OnLine> => {
  const facts = observations[0]?.facts
  const line = facts?.lines.find((one) => one.id === id)
  return facts === undefined || line === undefined
    ? unknown('line', id, `see the lines of invoice ${number ?? key} with \`wdi ask invoices.read\``)
    : right({ line, facts })
}

export const invoiceCommands = [
  inProject('commercial')({
    path: 'invoice enter',
    summary: 'enter an invoice by hand; entering it again corrects it',
    fields: {
      file: file(
        invoiceFile,
        'JSON: number, status, issuedOn, periodStart, periodEnd, currency, lines (id, description, category, role, hours, unitAmount, amount)',
      ),
    },
    example: '--project "Web shop" --file invoice.json',
    appends: ['InvoiceIssued'],
    decide: ({ file: invoice }, events, { project: { projectId } }) => {
      const { number, issuedOn, periodStart, periodEnd } = invoice
      const check = allOf(soundLines(invoice), inOrder(periodStart, periodEnd, ['the start of its period', 'its end']))
      if (isLeft(check)) return check
      const ref = { kind: 'invoice', key: number, project: projectId }
      const before = statesOf(Invoice, events).find((one) => one.ref.project === projectId && one.ref.key === number)
      if (before !== undefined && isVoided(before.state))
        return conflict(`the invoice ${number} was voided: give it another number`)
      const contentHash = contentHashOf(invoice)
      if (before?.state.observations.some(({ hash }) => hash === contentHash)) return states({ invoice: number })
      const occurredAt = `${issuedOn}T00:00:00.000Z`
      return states(
        { invoice: number },
        stated('InvoiceIssued', ref, invoice, { occurredAt, channel: 'hand', contentHash }),
      )
    },
  }),
  inProject('commercial')({
    ...byLeads,
    path: 'invoice note',
    summary: "note something about an invoice or a line, for the workspace's own people: clients do not see it",
    fields: {
      ...ofInvoice,
      text: required(prose('text'), 'the note'),
      line: optional(lineId, 'id of the line that it is about (default: the whole invoice)'),
      id: newId,
    },
    example:
      '"2026-001" --project "Web shop" --text "The client asked about this" --id 7d0a1c52-3c6e-4b0e-9d55-1f6a3f0c9b01',
    appends: ['InvoiceNoted'],
    looksUp: invoicesOfProject,
    decide: ({ invoice: named, text: words, line, id }, events, context) => {
      const found = theInvoice(named, context)
      if (isLeft(found)) return found
      const { key } = found.right
      const wanted = { noteId: id ?? context.newId, lineId: line, text: words }
      const before = events.find(({ type, data }) => type === 'InvoiceNoted' && data.noteId === id)
      if (before !== undefined)
        return same(before.data, wanted) && same(before.metadata.entity, refOf(key, context))
          ? states({ noteId: wanted.noteId })
          : conflict(`note ${id} exists with other content: withdraw it, and note it anew`)
      const notes = notesOn({ said: saidOf(key, events, context) })
      const twin = notes.find((note) => note.lineId === line && note.text === words)
      if (twin !== undefined && id !== null) return conflict(`note ${twin.noteId} is there already`)
      if (twin !== undefined) return states({ noteId: twin.noteId })
      const onLine = line === null ? fine : theLine(line, found.right)
      if (isLeft(onLine)) return onLine
      if (notes.length >= MOST_NOTES)
        return conflict(`${MOST_NOTES} notes stand on invoice ${named}: withdraw one first`)
      return states({ noteId: wanted.noteId }, stated('InvoiceNoted', refOf(key, context), wanted))
    },
  }),
  inProject('commercial')({
    ...byLeads,
    path: 'invoice withdraw-note',
    summary: 'withdraw a note on an invoice or a line',
    fields: { note: argument(uuid('note'), 'its id') },
    example: '7d0a1c52-3c6e-4b0e-9d55-1f6a3f0c9b01 --project "Web shop"',
    appends: ['InvoiceNoteWithdrawn'],
    decide: ({ note: noteId }, events, context) => {
      const noted = events.find(
        ({ type, data, metadata: { entity } }) =>
          type === 'InvoiceNoted' && data.noteId === noteId && entity.project === context.project.projectId,
      )
      if (noted === undefined)
        return unknown('note', noteId, 'see the notes of an invoice with `wdi ask invoices.read`')
      const { entity: ref } = noted.metadata
      const stands = notesOn({ said: saidOf(ref.key, events, context) }).some((note) => note.noteId === noteId)
      return stands ? states({ noteId }, stated('InvoiceNoteWithdrawn', ref, { noteId })) : states({ noteId })
    },
  }),
  inProject('commercial')({
    ...byLeads,
    path: 'invoice explain',
    summary: 'say why a line stands as it does, though the evidence says otherwise; it keeps its status',
    fields: {
      ...ofInvoice,
      line: required(lineId, 'id of the line'),
      reason: required(prose('text'), 'why it stands so'),
    },
    example: '"2026-001" --project "Web shop" --line 1 --reason "The workshop was on site, without time sheets"',
    appends: ['InvoiceLineExplained'],
    looksUp: invoicesOfProject,
    decide: ({ invoice: named, line, reason }, events, context) => {
      const found = theInvoice(named, context)
      if (isLeft(found)) return found
      const { key, observations } = found.right
      const onLine = theLine(line, found.right)
      if (isLeft(onLine)) return onLine
      const ids = { invoice: named, line }
      const content = lineContent(onLine.right.line, onLine.right.facts)
      const said = saidOf(key, events, context)
      const before = explanationsOf({ said, observations }).get(line)
      if (before?.reason === reason && before.content === content) return states(ids)
      if (before === undefined && said.filter(({ kind }) => kind === 'explanation').length >= MOST_EXPLANATIONS)
        return conflict(`${MOST_EXPLANATIONS} lines of invoice ${named} are explained: note the rest on the invoice`)
      return states(
        ids,
        stated('InvoiceLineExplained', refOf(key, context), { lineId: onLine.right.line.id, reason, content }),
      )
    },
  }),
  inProject('commercial')({
    ...byLeads,
    path: 'invoice withdraw-explanation',
    summary: 'withdraw what was said of a line: it asks for action again',
    fields: { ...ofInvoice, line: required(lineId, 'id of the line') },
    example: '"2026-001" --project "Web shop" --line 1',
    appends: ['InvoiceExplanationWithdrawn'],
    looksUp: invoicesOfProject,
    decide: ({ invoice: named, line }, events, context) => {
      const found = theInvoice(named, context)
      if (isLeft(found)) return found
      const { key } = found.right
      const ids = { invoice: named, line }
      const isExplained = saidOf(key, events, context).some((one) => one.kind === 'explanation' && one.lineId === line)
      return isExplained
        ? states(ids, stated('InvoiceExplanationWithdrawn', refOf(key, context), { lineId: line }))
        : states(ids)
    },
  }),
  inProject('commercial')({
    ...byApprovers,
    path: 'invoice approve',
    summary: 'approve an invoice as it stands: the approval lapses where the invoice changes',
    fields: {
      ...ofInvoice,
      content: optional(
        text('content'),
        'refuse it if this is no longer its content, as `wdi ask invoices.read` tells it',
      ),
    },
    example: '"2026-001" --project "Web shop"',
    appends: ['InvoiceApproved'],
    looksUp: invoicesOfProject,
    decide: ({ invoice: named, content: seen }, events, context) => {
      const found = theInvoice(named, context)
      if (isLeft(found)) return found
      const { key, status, observations } = found.right
      const facts = observations[0]?.facts
      const said = saidOf(key, events, context)
      if (facts === undefined) return conflict(`no source has invoice ${named} any more: import or enter it again`)
      if (status === 'void' || isVoided({ said })) return conflict(`invoice ${named} is void: approve what replaces it`)
      const content = invoiceContent(facts)
      if (seen !== null && seen !== content) return conflict(`invoice ${named} has changed: read it again`)
      const ids = { invoice: named }
      const before = approvalOf({ said, observations, status })
      return before?.isCurrent === true
        ? states(ids)
        : states(ids, stated('InvoiceApproved', refOf(key, context), { content }))
    },
  }),
  inProject('commercial')({
    ...byApprovers,
    path: 'invoice withdraw-approval',
    summary: 'withdraw the approval of an invoice',
    fields: { ...ofInvoice, reason: required(prose('text'), 'why') },
    example: '"2026-001" --project "Web shop" --reason "Hours are missing"',
    appends: ['InvoiceApprovalWithdrawn'],
    looksUp: invoicesOfProject,
    decide: ({ invoice: named, reason }, events, context) => {
      const found = theInvoice(named, context)
      if (isLeft(found)) return found
      const { key } = found.right
      const isApproved = saidOf(key, events, context).some(({ kind }) => kind === 'approval')
      return isApproved
        ? states({ invoice: named }, stated('InvoiceApprovalWithdrawn', refOf(key, context), { reason }))
        : states({ invoice: named })
    },
  }),
  inProject('commercial')({
    path: 'invoice void',
    summary: 'void an invoice, whatever its sources report',
    fields: { ...ofInvoice, reason: required(prose('text'), 'why') },
    example: '"2026-001" --project "Web shop" --reason "Sent twice"',
    appends: ['InvoiceVoided'],
    looksUp: invoicesOfProject,
    decide: ({ invoice: named, reason }, events, context) => {
      const found = theInvoice(named, context)
      if (isLeft(found)) return found
      const { key } = found.right
      return isVoided({ said: saidOf(key, events, context) })
        ? states({ invoice: named })
        : states({ invoice: named }, stated('InvoiceVoided', refOf(key, context), { reason }))
    },
  }),
]
