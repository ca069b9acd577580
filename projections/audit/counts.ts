import type { CivilDate, Instant, Uuid } from '#domain/common'
import { countOf, namesOf } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import type { Interval } from '#domain/time'
import { sumsInIntervals } from '../rollups/read.js'
import { auditMeasures, placeNamed, type Traits, type TraitsCounter, traitsIn } from '../trail/measures.js'

/** So many events with the same traits that concern one place, and the UTC days on which there are any. */
export interface Counted {
  readonly traits: Traits
  readonly place: Uuid
  readonly days: readonly CivilDate[]
  readonly n: number
}

/** Counts the events within an interval: whole days from their counters, what is less than a day from the rows. */
export const countedIn = async (
  workspaceId: Uuid,
  places: Iterable<Uuid>,
  interval: Interval,
  docs: DocumentReader,
): Promise<readonly Counted[]> => {
  const all: Counted[] = []
  if (interval.from >= interval.to) return all
  const named = [...places]
  const placed = named.map((id) => ({ place: placeNamed(id), interval }))
  const found = await sumsInIntervals(auditMeasures, workspaceId, placed, docs)
  for (const [i, place] of named.entries()) {
    const byKey = new Map<TraitsCounter, { days: CivilDate[]; n: number }>()
    for (const [day, counts] of found[i]?.newestFirst() ?? [])
      for (const key of namesOf(counts)) {
        const one = byKey.get(key) ?? { days: [], n: 0 }
        byKey.set(key, one)
        one.days.push(day)
        one.n += countOf(counts, key)
      }
    for (const [key, one] of byKey) all.push({ traits: traitsIn(key), place, ...one })
  }
  return all
}

export const sumOf = (counted: readonly Counted[], holds: (one: Counted) => boolean = () => true): number =>
  counted.reduce((sum, one) => (holds(one) ? sum + one.n : sum), 0)

/** A part of the period that lies wholly in today or wholly before it. */
export interface Part {
  readonly interval: Interval
  readonly today: boolean
}

/** A period cut at midnight, newest first. */
export const cutAt = ({ from, to }: Interval, midnight: Instant): readonly Part[] => {
  const cut = midnight < from ? from : midnight > to ? to : midnight
  return [
    { interval: { from: cut, to }, today: true },
    { interval: { from, to: cut }, today: false },
  ]
}
