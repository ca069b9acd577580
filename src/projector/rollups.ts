import type { Uuid } from '#domain/common'
import { addStored, type Counts, type CountsOf, NO_COUNTS, negated } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import { placeText } from '#projections/rollups/contribution'
import { inOrder, Rollup, type RollupState, rolledUpIn, rollupId } from '#projections/rollups/rollup'
import { contributionsOf, type FamilyContribution } from './contributions.js'
import type { Documents } from './documents.js'
import type { Touched } from './neighbours.js'

interface Delta {
  readonly rollup: Omit<RollupState, 'days'>
  readonly days: Map<string, Counts>
}

/** Subtracts the former contributions of entities and adds the current ones, in the wanted sums only. */
export const rollUp = async (
  touched: readonly Touched[],
  documents: Documents,
  docs: DocumentReader,
  isWanted: (rollupId: string) => boolean,
): Promise<void> => {
  const deltas = new Map<string, Delta>()
  for (const { entity, before, after } of touched) {
    for (const one of contributionsOf(entity.name, before)) put(deltas, before as Owned, one, negated(one.measures))
    for (const one of contributionsOf(entity.name, after)) put(deltas, after as Owned, one, one.measures)
  }
  for (const [id, { days }] of deltas) {
    for (const [day, counts] of days) if (Object.keys(counts).length === 0) days.delete(day)
    if (days.size === 0 || !isWanted(id)) deltas.delete(id)
  }
  await documents.load(new Map([[Rollup, new Set(deltas.keys())]]), docs)
  for (const [id, { rollup, days }] of deltas) {
    const sums = { ...documents.now<RollupState>(Rollup, id)?.days }
    for (const [day, counts] of days) sums[day] = addStored(sums[day] ?? NO_COUNTS, counts)
    documents.set(Rollup, id, inOrder({ ...rollup, days: sums }))
  }
}

interface Owned {
  readonly workspaceId: Uuid
}

const put = (
  deltas: Map<string, Delta>,
  { workspaceId }: Owned,
  contribution: FamilyContribution,
  counts: CountsOf<string>,
): void => {
  const { family, axis, place } = contribution
  for (const { month, day } of rolledUpIn(contribution)) {
    const id = rollupId({ workspaceId, family, axis, place }, month)
    const delta = deltas.get(id) ?? {
      rollup: { workspaceId, family, axis, place: placeText(place), month },
      days: new Map<string, Counts>(),
    }
    deltas.set(id, delta)
    delta.days.set(day, addStored(delta.days.get(day) ?? NO_COUNTS, counts))
  }
}
