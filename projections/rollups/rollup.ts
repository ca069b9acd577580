import * as t from 'io-ts'
import { closed, oneOf } from '#domain/codec'
import { type CivilDate, NonEmptyString, Uuid } from '#domain/common'
import type { Counts, CountsOf } from '#domain/counts'
import type { Collection } from '#domain/documents'
import { joined } from '../entities/entity.js'
import { type Contribution, type Measures, type Place, placeText } from './contribution.js'

const State = closed('Rollup', {
  workspaceId: Uuid,
  family: NonEmptyString,
  axis: oneOf('instant', 'day'),
  place: NonEmptyString,
  /** `ALL` where it is of all months together, as its only day is then. */
  month: NonEmptyString,
  /** Sums by day of the month, `01` to `31`; on the instant axis days are UTC's. A day without any is left out. */
  days: t.record(t.string, t.record(t.string, t.number)),
})
export type RollupState = t.TypeOf<typeof State>

/** Sums of a family's measures at one place: for each day of one month, or for all time. */
export const Rollup: Collection<RollupState> = { name: 'rollup', codec: State, indexes: [] }

export const ALL = 'all'

export type Axis = Contribution['axis']
export interface RollupKey {
  readonly workspaceId: Uuid
  readonly family: string
  readonly axis: Axis
  readonly place: Place
}
export const rollupIds = (
  { workspaceId, family, axis, place }: RollupKey,
  months: readonly string[],
): readonly string[] => {
  const key = joined(workspaceId, family, axis, placeText(place))
  return months.map((month) => `${key}|${month}`)
}
export const rollupId = (key: RollupKey, month: string): string => rollupIds(key, [month])[0] ?? ''

/** The day on which a contribution stands in its rollup. */
export const rollupDay = (contribution: Contribution): CivilDate =>
  contribution.axis === 'instant' ? contribution.at.slice(0, 10) : contribution.day

/** A day of a month in which a contribution counts. */
interface RolledUp {
  readonly month: string
  readonly day: string
}
const IN_ALL: RolledUp = { month: ALL, day: ALL }

/** The months of which the rollups have a contribution in them, and on which of their days. */
export const rolledUpIn = (contribution: Contribution, { inAll }: Pick<Measures, 'inAll'>): readonly RolledUp[] => {
  const date = rollupDay(contribution)
  const dated = { month: date.slice(0, 7), day: date.slice(8) }
  return inAll ? [dated, IN_ALL] : [dated]
}

/** Sums by day. */
export type Daily<C extends string> = ReadonlyMap<CivilDate, CountsOf<C>>

const byName = <A>(record: Readonly<Record<string, A>>): Record<string, A> => {
  const ordered: Record<string, A> = {}
  for (const name of Object.keys(record).sort()) ordered[name] = record[name] as A
  return ordered
}

/**
 * The rollup with these counts on these days in place of its own; undefined if no day has any left. Days and counts
 * are in one order, so that equal sums are equal bytes.
 */
export const withDays = (
  rollup: RollupState,
  changed: Iterable<readonly [day: string, counts: Counts]>,
): RollupState | undefined => {
  const days: Record<string, Counts> = { ...rollup.days }
  let isOrdered = true
  for (const [day, counts] of changed) {
    if (Object.keys(counts).length === 0) {
      delete days[day]
      continue
    }
    isOrdered &&= days[day] !== undefined
    days[day] = byName(counts)
  }
  if (Object.keys(days).length === 0) return undefined
  return { ...rollup, days: isOrdered ? days : byName(days) }
}
