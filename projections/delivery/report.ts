import type * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { FiniteNumber, Int0 } from '#domain/common'
import { countOf } from '#domain/counts'
import { type Availability, measuredNumber, weakest } from '#domain/coverage'
import { ratio, roundHalfEven } from '#domain/figures'
import type { DeliveryCounter, DeliveryCounts } from './measures.js'

export const DeliveryOutput = closed('DeliveryOutput', {
  completedItems: nullable(Int0),
  mergedChanges: nullable(Int0),
  releases: nullable(Int0),
  prsLinkedPct: nullable(FiniteNumber),
})
export type DeliveryOutput = t.TypeOf<typeof DeliveryOutput>

export interface DeliveryAvailability {
  readonly workItems: Availability
  readonly codeChanges: Availability
  readonly releases: Availability
}

/** The output of a selection and period, from its sums: a count without coverage is null, never 0. */
export const deliveryReport = (
  counts: DeliveryCounts,
  { workItems, codeChanges, releases }: DeliveryAvailability,
): DeliveryOutput => {
  const count = (name: DeliveryCounter, availability: Availability): number | null =>
    measuredNumber(availability, countOf(counts, name))
  const merged = countOf(counts, 'merged')
  const linked = ratio(countOf(counts, 'merged|linked'), merged)
  return {
    completedItems: count('completed', workItems),
    mergedChanges: count('merged', codeChanges),
    releases: count('releases', releases),
    prsLinkedPct: measuredNumber(
      // Links lead to known items: without a tracker, no change is known to be unlinked.
      weakest(codeChanges, workItems),
      linked === null ? null : roundHalfEven(100 * linked, 1),
    ),
  }
}
