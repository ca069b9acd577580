import type { Uuid } from '#domain/common'
import { addStored, type Counts, type CountsOf, NO_COUNTS, RunningCounts } from '#domain/counts'
import type { FoldingReader } from '#domain/documents'
import { placeText } from '#projections/rollups/contribution'
import { Rollup, type RollupState, rolledUpIn, rollupId, withDays } from '#projections/rollups/rollup'
import { contributionsOf, type FamilyContribution } from './contributions.js'
import type { Documents } from './documents.js'
import type { Touched } from './neighbours.js'

interface Delta {
  readonly rollup: Omit<RollupState, 'days'>
  readonly days: Map<string, RunningCounts>
}

/** Subtracts the former contributions of entities and adds the current ones, in the wanted sums only. */
export const rollUp = async (
  touched: readonly Touched[],
  documents: Documents,
  docs: FoldingReader,
  isWanted: (rollupId: string) => boolean,
): Promise<void> => {
  const deltas = new Map<string, Delta>()
  for (const { entity, before, after } of touched) {
    for (const one of contributionsOf(entity.name, before)) addTo(deltas, before as Owned, one, -1)
    for (const one of contributionsOf(entity.name, after)) addTo(deltas, after as Owned, one, 1)
  }
  for (const [id, { days }] of deltas) {
    for (const [day, { counts }] of days) if (isEmpty(counts)) days.delete(day)
    if (days.size === 0 || !isWanted(id)) deltas.delete(id)
  }
  await documents.load(new Map([[Rollup, new Set(deltas.keys())]]), docs)
  for (const [id, { rollup, days }] of deltas) {
    const former = documents.now<RollupState>(Rollup, id)
    const changed = new Map<string, Counts>()
    for (const [day, { counts }] of days) changed.set(day, addStored(former?.days[day] ?? NO_COUNTS, counts))
    documents.set(Rollup, id, withDays(former ?? { ...rollup, days: {} }, changed))
  }
}

interface Owned {
  readonly workspaceId: Uuid
}

const isEmpty = (counts: CountsOf<string>): boolean => {
  for (const _ in counts) return false
  return true
}

/** Adds a contribution to the sums in which it counts, or takes it away. */
const addTo = (
  deltas: Map<string, Delta>,
  { workspaceId }: Owned,
  { of, contribution }: FamilyContribution,
  times: 1 | -1,
): void => {
  const { family } = of
  const { axis, place, measures } = contribution
  for (const { month, day } of rolledUpIn(contribution, of)) {
    const id = rollupId({ workspaceId, family, axis, place }, month)
    let delta = deltas.get(id)
    if (delta === undefined) {
      delta = { rollup: { workspaceId, family, axis, place: placeText(place), month }, days: new Map() }
      deltas.set(id, delta)
    }
    let sum = delta.days.get(day)
    if (sum === undefined) {
      sum = new RunningCounts()
      delta.days.set(day, sum)
    }
    if (times === 1) sum.add(measures)
    else sum.subtract(measures)
  }
}
