import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { FiniteNumber, Int0, NonEmptyString } from '#domain/common'

const Cents = nullable(FiniteNumber)

export const ReconciliationRow = closed('ReconciliationRow', {
  lineId: NonEmptyString,
  billedHours: nullable(FiniteNumber),
  evidencedHours: nullable(FiniteNumber),
  supportedCents: Cents,
  deltaCents: Cents,
  status: oneOf('matched', 'over_billed', 'under_billed', 'unsupported'),
  evidence: closed('LineEvidence', { timeEntries: Int0, workItems: Int0, codeChanges: Int0, meetings: Int0 }),
})
export type ReconciliationRow = t.TypeOf<typeof ReconciliationRow>

export const Reconciliation = closed('Reconciliation', {
  state: oneOf('matched', 'variance', 'insufficient_evidence'),
  tolerancePct: t.literal(2),
  invoicedCents: FiniteNumber,
  supportedCents: Cents,
  varianceCents: Cents,
  rows: t.readonlyArray(ReconciliationRow),
  unbilled: closed('Unbilled', { timeEntries: Int0, hours: nullable(FiniteNumber), cents: Cents }),
})
export type Reconciliation = t.TypeOf<typeof Reconciliation>
