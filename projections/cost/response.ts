import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { FiniteNumber, Int0, SignedCents } from '#domain/common'

const Cents = nullable(Int0)
const Quantity = nullable(FiniteNumber)

export const Coordination = closed('Coordination', {
  blendedHourlyRateCents: Cents,
  costCents: Cents,
  taggingPct: Quantity,
  declined: nullable(Int0),
  hours: Quantity,
  meetings: nullable(Int0),
})
export type Coordination = t.TypeOf<typeof Coordination>

export const Investment = closed('Investment', {
  cloudCents: nullable(SignedCents),
  coordinationCents: Cents,
  coordinationPct: Quantity,
  estimated: t.boolean,
  estimatedCloudCents: nullable(SignedCents),
  invoicedCents: nullable(SignedCents),
  labourCents: Cents,
  labourHours: Quantity,
  reworkCents: Cents,
  reworkPct: Quantity,
  roleBandHours: Quantity,
  scopeCents: Cents,
  scopePct: Quantity,
  totalCents: nullable(SignedCents),
  unpricedHours: Quantity,
  currencyConflict: t.boolean,
  costEvidence: closed('CostEvidence', { cloudLines: Int0, linkedTimeEntries: Int0, timeEntries: Int0 }),
  labourCategories: t.readonlyArray(
    closed('LabourCategory', { category: t.string, hours: FiniteNumber, cents: Cents, unpricedHours: FiniteNumber }),
  ),
})
export type Investment = t.TypeOf<typeof Investment>
