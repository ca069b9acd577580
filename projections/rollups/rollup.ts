import * as t from 'io-ts'
import { closed, oneOf } from '#domain/codec'
import { type CivilDate, NonEmptyString, Uuid } from '#domain/common'
import type { CountsOf } from '#domain/counts'
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

/** What a family's measures come to on each day of one month at one place, or in all. */
export const Rollup: Collection<RollupState> = { name: 'rollup', codec: State, indexes: [] }

export const ALL = 'all'

export type Axis = Contribution['axis']
export interface RollupKey {
  readonly workspaceId: Uuid
  readonly family: string
  readonly axis: Axis
  readonly place: Place
}
export const rollupId = ({ workspaceId, family, axis, place }: RollupKey, month: string): string =>
  joined(workspaceId, family, axis, placeText(place), month)

/** The day on which a contribution stands in its rollup. */
export const rollupDay = (contribution: Contribution): CivilDate =>
  contribution.axis === 'instant' ? contribution.at.slice(0, 10) : contribution.day

/** The months of which the rollups have a contribution in them, and on which of their days. */
export const rolledUpIn = (
  contribution: Contribution & Pick<Measures, 'inAll'>,
): readonly { readonly month: string; readonly day: string }[] => {
  const date = rollupDay(contribution)
  const dated = { month: date.slice(0, 7), day: date.slice(8) }
  return contribution.inAll ? [dated, { month: ALL, day: ALL }] : [dated]
}

/** Sums by day. */
export type Daily<C extends string> = ReadonlyMap<CivilDate, CountsOf<C>>

const byName = <A>(record: Readonly<Record<string, A>>): Record<string, A> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The days with their counts in one order, so that equal sums are equal bytes; undefined where there are none. */
export const inOrder = (rollup: RollupState): RollupState | undefined => {
  const days = Object.entries(rollup.days).filter(([, counts]) => Object.keys(counts).length > 0)
  if (days.length === 0) return undefined
  return { ...rollup, days: byName(Object.fromEntries(days.map(([day, counts]) => [day, byName(counts)]))) }
}
