import { isLeft, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { Amount, amountText, creditNote, invoiceFacts, ownLine } from '#sources/kit/invoices/invoice'
import { leftOut, mapping, rejected } from '#sources/kit/mapping'
import { documentMembers, documentOf, netPart } from './invoices.js'

const CreditNote = t.type({
  ...documentMembers,
  CreditNoteID: t.string,
  CreditNoteNumber: maybe(t.string),
  /** The amount that no invoice has taken yet, with tax. */
  RemainingCredit: maybe(Amount),
})
type CreditNote = t.TypeOf<typeof CreditNote>

/**
 * The amount that no invoice has taken yet: an invoice itself says what credit notes take off it. It is told where it is nothing, too, for
 * an earlier import may have told more.
 */
const mapNote = (note: CreditNote, choices: Choices): readonly Mapped[] => {
  const { Type, CreditNoteID, CreditNoteNumber, Total } = note
  if (Type === 'ACCPAYCREDIT') return leftOut('purchase')
  if (Type !== 'ACCRECCREDIT') return rejected('unknown_kind', 'Type: expected ACCRECCREDIT or ACCPAYCREDIT')
  const number = CreditNoteNumber == null || CreditNoteNumber === '' ? CreditNoteID : CreditNoteNumber
  const document = documentOf(note, right(number), choices)
  if (isLeft(document)) return document.left
  const left = note.RemainingCredit ?? Total
  const remaining = netPart(left, note)
  if (remaining === null) return rejected('no_amount', 'RemainingCredit: expected a decimal number')
  const [{ project } = { project: '' }] = document.right.lines
  const lines =
    amountText(left) === amountText(Total)
      ? document.right.lines
      : [{ ...ownLine('remaining', 'Remaining credit', remaining), project }]
  return invoiceFacts(creditNote({ ...document.right, lines }), choices)
}

/** Credit notes as the API of Xero lists them. */
export const xeroCreditNotes: JsonFormat = {
  layout: 'json',
  name: 'xero-credit-notes',
  title: 'Xero, credit notes (JSON)',
  provider: 'xero',
  category: 'delivery',
  kinds: ['invoice'],
  asksRole: false,
  list: 'CreditNotes',
  members: ['Type', 'CreditNoteID', 'Status', 'LineAmountTypes', 'Total'],
  map: mapping(CreditNote, mapNote),
}
