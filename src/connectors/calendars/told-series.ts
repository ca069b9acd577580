import { MeetingFacts } from '#domain/events/meetings'
import { placeSpelling } from '#domain/events/spelling'
import { epochOf, instantOf } from '#domain/time'
import type { Replaced } from '#import/source'
import { meetingKey, seriesKey } from '#sources/kit/calendars/keys'

const DAY = 86_400_000

/** The most hashes that are made to find to which series meetings belong that do not say it. */
const MOST_TRIES = 1_000_000

/** Starts in their series that a meeting which was not moved may have: its instant or, without hours, its day; none where it is alone. */
const originalsOf = ({ startsAt, allDay }: MeetingFacts): readonly (string | null)[] => {
  if (!allDay) return [startsAt, null]
  // Days begin before or after those of UTC.
  return [startsAt.slice(0, 10), instantOf(epochOf(startsAt) + DAY).slice(0, 10), null]
}

/** The series of meetings that calendars tell as a whole. */
export class ToldSeries {
  /** The ids that calendars give to them, by place. */
  readonly #byPlace = new Map<string, Map<string, string>>()
  /** Keys of occurrences that the series exclude. */
  readonly #excluded = new Set<string>()
  #tries = 0

  add(place: string, uid: string, excluded: readonly string[]): void {
    for (const key of excluded) this.#excluded.add(key)
    const spelled = placeSpelling('meeting', place)
    const series = this.#byPlace.get(spelled) ?? new Map<string, string>()
    series.set(seriesKey(uid), uid)
    this.#byPlace.set(spelled, series)
  }

  get all(): readonly Replaced[] {
    return [...this.#byPlace].map(([place, series]) => ({
      kind: 'meeting' as const,
      place,
      holds: (key: string, facts: unknown) => MeetingFacts.is(facts) && this.#holds(series, key, facts),
      reason: 'its series no longer has it',
      // A series of which a record cannot be read is not told.
      isSure: true,
    }))
  }

  #holds(series: ReadonlyMap<string, string>, key: string, facts: MeetingFacts): boolean {
    return facts.series === undefined ? this.#isUnder(series.values(), key, facts) : series.has(facts.series)
  }

  /** Says whether a meeting that was stated before meetings named their series has the key that one of the series gives it. */
  #isUnder(uids: Iterable<string>, key: string, facts: MeetingFacts): boolean {
    if (this.#excluded.has(key)) return true
    const originals = originalsOf(facts)
    for (const uid of uids) {
      this.#tries += originals.length
      if (this.#tries > MOST_TRIES) return false
      if (originals.some((original) => meetingKey(uid, original) === key)) return true
    }
    return false
  }
}
