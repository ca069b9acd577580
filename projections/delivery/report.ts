import type * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { FiniteNumber, Int0 } from '#domain/common'
import type { Counts } from '#domain/counts'
import { type Availability, measuredNumber, weakest } from '#domain/coverage'
import { ratio, roundHalfEven } from '#domain/figures'

export const DeliveryOutput = closed('DeliveryOutput', {
  completedItems: nullable(Int0),
  mergedChanges: nullable(Int0),
  releases: nullable(Int0),
  prsLinkedPct: nullable(FiniteNumber),
})
export type DeliveryOutput = t.TypeOf<typeof DeliveryOutput>

/** How far each kind of evidence of delivery was read. */
export interface DeliveryAvailability {
  readonly workItems: Availability
  readonly codeChanges: Availability
  readonly releases: Availability
}

/** What was delivered over a selection and period, out of its sums: a count without coverage is null, never 0. */
export const deliveryReport = (
  counts: Counts,
  { workItems, codeChanges, releases }: DeliveryAvailability,
): DeliveryOutput => {
  const count = (name: string, availability: Availability): number | null =>
    measuredNumber(availability, counts[name] ?? 0)
  const merged = counts['merged'] ?? 0
  const linked = ratio(counts['merged|linked'] ?? 0, merged)
  return {
    completedItems: count('completed', workItems),
    mergedChanges: count('merged', codeChanges),
    releases: count('releases', releases),
    prsLinkedPct: measuredNumber(
      // A change is linked to an item that is known: without a tracker nobody can say that it is linked to none.
      weakest(codeChanges, workItems),
      linked === null ? null : roundHalfEven(100 * linked, 1),
    ),
  }
}
