import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import type { Codec } from '#domain/codec'
import { type InvoiceFacts, WrittenInvoice } from '#domain/events/commercial'
import { jsonFileIn } from '#domain/json'
import { contentHashOf } from '#eventlog/new-event'
import { Invoice, type InvoiceState } from '#projections/entities/invoice'
import { conflict, misused, stated, states, unknown } from '../command.js'
import { statesOf } from '../entities.js'
import { argument, file, prose, type Reader, required, text } from '../field.js'
import { inProject } from '../places.js'
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
      if ((before?.state.said.length ?? 0) > 0)
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
    path: 'invoice void',
    summary: 'void an invoice, whatever its sources report',
    fields: {
      invoice: argument(text('number'), 'its number'),
      reason: required(prose('text'), 'why'),
    },
    example: '"2026-001" --project "Web shop" --reason "Sent twice"',
    appends: ['InvoiceVoided'],
    looksUp: (_, { workspaceId, project: { projectId } }) => ({
      collection: Invoice,
      where: { workspaceId: { eq: workspaceId }, place: { eq: projectId } },
    }),
    decide: ({ invoice: named, reason }, events, { project: { projectId }, documents }) => {
      const found = (documents as readonly InvoiceState[]).filter(
        ({ key, number }) => number === named || key === named,
      )
      const [invoice] = found
      if (invoice === undefined)
        return unknown('invoice', named, 'see `wdi invoice list`, or enter it (`wdi invoice enter --help`)')
      if (found.length > 1) return left({ tag: 'ambiguous', what: 'invoice', named, ids: found.map(({ key }) => key) })
      const { key } = invoice
      const voided = events.some(
        ({ type, metadata: { entity } }) =>
          type === 'InvoiceVoided' && entity.key === key && entity.project === projectId,
      )
      const ref = { kind: 'invoice', key, project: projectId }
      return voided ? states({ invoice: named }) : states({ invoice: named }, stated('InvoiceVoided', ref, { reason }))
    },
  }),
]
