import type { Tone } from '../../format/words.js'
import type { Row } from './words.js'

/**
 * The standing of an invoice to its evidence. Billed more than supported is what has to be mended or explained; billed less is no
 * risk. `open`: not every line is supported. `unchecked`: the list does not tell.
 */
export type Standing = 'more' | 'open' | 'unchecked' | 'less' | 'matched' | 'void'

export const standingOf = ({
  status,
  state,
  varianceCents,
}: Pick<Row, 'status' | 'state' | 'varianceCents'>): Standing => {
  if (status === 'void') return 'void'
  if (state === null) return 'unchecked'
  if (state === 'matched') return 'matched'
  if (state === 'insufficient_evidence' || varianceCents === null) return 'open'
  return varianceCents > 0 ? 'more' : 'less'
}

export const standingWords: Readonly<Record<Standing, { readonly text: string; readonly tone: Tone }>> = {
  more: { text: 'Billed more', tone: 'risk' },
  open: { text: 'Evidence missing', tone: 'warn' },
  unchecked: { text: 'Not checked here', tone: 'neutral' },
  less: { text: 'Billed less', tone: 'good' },
  matched: { text: 'Supported', tone: 'good' },
  void: { text: 'Void', tone: 'neutral' },
}

/** The urgency of each standing, the most urgent first. */
const URGENCY: Readonly<Record<Standing, number>> = { more: 0, open: 1, unchecked: 2, less: 3, matched: 3, void: 4 }

const isApproved = ({ approval }: Pick<Row, 'approval'>): boolean => approval?.isCurrent === true

const byDay = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Invoices with the most urgent first: those that do not match, then those without an approval, then the oldest. */
export const mostUrgentFirst = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted(
    (a, b) =>
      URGENCY[standingOf(a)] - URGENCY[standingOf(b)] ||
      Number(isApproved(a)) - Number(isApproved(b)) ||
      byDay(a.issuedOn, b.issuedOn),
  )

/** The invoices before and after one, by their days; null where there is none. */
export const neighboursOf = (
  rows: readonly Row[],
  invoiceId: string,
): { readonly previous: Row | null; readonly next: Row | null } => {
  const inOrder = rows.toSorted(
    (a, b) => byDay(a.periodEnd, b.periodEnd) || byDay(a.issuedOn, b.issuedOn) || byDay(a.number, b.number),
  )
  const place = inOrder.findIndex((row) => row.invoiceId === invoiceId)
  if (place === -1) return { previous: null, next: null }
  return { previous: inOrder[place - 1] ?? null, next: inOrder[place + 1] ?? null }
}
