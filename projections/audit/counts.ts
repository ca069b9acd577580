import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { CivilDate, Instant, Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { Interval } from '#domain/time'
import { dailyInPlaces } from '../rollups/read.js'
import { auditMeasures, placeNamed, type Traits, traitsIn } from './measures.js'

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
): Outcome<StoreUnavailable, readonly Counted[]> => {
  const all: Counted[] = []
  if (interval.from >= interval.to) return right(all)
  const named = [...places]
  const where = { workspaceId, places: named.map(placeNamed) }
  const found = await dailyInPlaces(auditMeasures, where, interval, docs)
  if (isLeft(found)) return found
  for (const [i, place] of named.entries()) {
    const byKey = new Map<string, { days: CivilDate[]; n: number }>()
    for (const [day, counts] of found.right[i] ?? [])
      for (const [key, n] of Object.entries(counts)) {
        const one = byKey.get(key) ?? { days: [], n: 0 }
        byKey.set(key, one)
        one.days.push(day)
        one.n += n
      }
    for (const [key, one] of byKey) all.push({ traits: traitsIn(key), place, ...one })
  }
  return right(all)
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
