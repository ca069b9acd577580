import type { CivilDate, Instant } from '#domain/common'
import type { EvidenceKind } from '#domain/events/connections'
import type { FactsOf } from '#domain/events/facts'
import { END_OF_TIME, epochOf, type Interval, instantOf } from '#domain/time'

/** The instant of a fact, and the time that its record covers. */
interface Dated {
  readonly occurredAt: Instant
  /** Its first and last moment. */
  readonly from: Instant
  readonly to: Instant
}

const midnight = (day: CivilDate): Instant => `${day}T00:00:00.000Z`
const at = (instant: Instant | null): Dated | null =>
  instant === null ? null : { occurredAt: instant, from: instant, to: instant }
const days = (on: CivilDate, first: CivilDate, last: CivilDate): Dated => ({
  occurredAt: midnight(on),
  from: midnight(first),
  // The last moment of the day: a fact with a date covers all of it.
  to: `${last}T23:59:59.999Z`,
})

/** Derived from the facts themselves; null if they name no instant. */
const datedBy: { readonly [K in EvidenceKind]: (facts: FactsOf<K>) => Dated | null } = {
  work_item: ({ doneAt, createdAt }) => at(doneAt ?? createdAt),
  code_change: ({ mergedAt, closedAt, openedAt, firstCommitAt }) =>
    at(mergedAt ?? closedAt ?? openedAt ?? firstCommitAt),
  release: ({ releasedAt }) => at(releasedAt),
  meeting: ({ startsAt, endsAt }) => ({ occurredAt: startsAt, from: startsAt, to: endsAt }),
  time_entry: ({ day }) => days(day, day, day),
  // It is often issued after the days that it is for.
  invoice: ({ issuedOn, periodStart, periodEnd }) => days(issuedOn, periodStart, periodEnd),
  cloud_line: ({ from, to }) => days(to, from, to),
  ai_usage: ({ windowStart, windowEnd }) => days(windowEnd, windowStart, windowEnd),
}

export const dated = <K extends EvidenceKind>(kind: K, facts: FactsOf<K>): Dated | null => datedBy[kind](facts)

/** Both intervals and the time between them. */
export const spanning = (a: Interval | undefined, b: Interval): Interval =>
  a === undefined ? b : { from: a.from < b.from ? a.from : b.from, to: a.to > b.to ? a.to : b.to }

/** The smallest interval with both moments. */
export const throughout = ({ from, to }: Pick<Dated, 'from' | 'to'>): Interval => ({
  from,
  to: to === END_OF_TIME ? to : instantOf(epochOf(to) + 1),
})
