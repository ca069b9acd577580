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
    for (const one of contributionsOf(entity.name, before))
      for (const sum of sumsOf(deltas, before as Owned, one)) sum.subtract(one.measures)
    for (const one of contributionsOf(entity.name, after))
      for (const sum of sumsOf(deltas, after as Owned, one)) sum.add(one.measures)
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

/** The sums in which a contribution counts: of its day, and of all days if its family has a total. */
const sumsOf = (
  deltas: Map<string, Delta>,
  { workspaceId }: Owned,
  contribution: FamilyContribution,
): readonly RunningCounts[] => {
  const { family, axis, place } = contribution
  return rolledUpIn(contribution).map(({ month, day }) => {
    const id = rollupId({ workspaceId, family, axis, place }, month)
    const delta = deltas.get(id) ?? {
      rollup: { workspaceId, family, axis, place: placeText(place), month },
      days: new Map<string, RunningCounts>(),
    }
    deltas.set(id, delta)
    const sum = delta.days.get(day) ?? new RunningCounts()
    delta.days.set(day, sum)
    return sum
  })
}
