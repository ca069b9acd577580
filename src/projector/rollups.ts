import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { addCounts, type Counts, NO_COUNTS, negated } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { measures } from '#projections/index'
import { type AnyContributor, type Contribution, type Measures, placeText } from '#projections/rollups/contribution'
import { inOrder, Rollup, type RollupState, rolledUpIn, rollupId } from '#projections/rollups/rollup'
import type { Documents } from './documents.js'
import type { Touched } from './neighbours.js'

/** What an entity's document adds, with the family to which. */
type FamilyContribution = Contribution & Pick<Measures, 'family' | 'inAll'>

interface OfFamily extends Pick<Measures, 'family' | 'inAll'> {
  readonly contribute: AnyContributor['contribute']
}
const byKind = new Map<string, readonly OfFamily[]>()
const contributorsOf = (kind: string) => {
  const found = byKind.get(kind)
  if (found !== undefined) return found
  const all = measures.flatMap(({ family, inAll, contributors }) =>
    contributors.filter(({ entity }) => entity.name === kind).map(({ contribute }) => ({ family, inAll, contribute })),
  )
  byKind.set(kind, all)
  return all
}

/** All that a document adds to the measures of all families. */
export const contributionsOf = (kind: string, document: object | undefined): readonly FamilyContribution[] =>
  document === undefined
    ? []
    : contributorsOf(kind).flatMap(({ contribute, ...of }) => contribute(document).map((one) => ({ ...one, ...of })))

interface Delta {
  readonly rollup: Omit<RollupState, 'days'>
  readonly days: Map<string, Counts>
}

/** Takes away what entities added before, and adds what they add now; in those sums alone that are wanted. */
export const rollUp = async (
  touched: readonly Touched[],
  documents: Documents,
  docs: DocumentReader,
  isWanted: (rollupId: string) => boolean,
): Outcome<StoreUnavailable, void> => {
  const deltas = new Map<string, Delta>()
  for (const { entity, before, after } of touched) {
    for (const one of contributionsOf(entity.name, before)) put(deltas, before as Owned, one, negated(one.measures))
    for (const one of contributionsOf(entity.name, after)) put(deltas, after as Owned, one, one.measures)
  }
  for (const [id, { days }] of deltas) {
    for (const [day, counts] of days) if (Object.keys(counts).length === 0) days.delete(day)
    if (days.size === 0 || !isWanted(id)) deltas.delete(id)
  }
  const loaded = await documents.load(new Map([[Rollup, new Set(deltas.keys())]]), docs)
  if (isLeft(loaded)) return loaded
  for (const [id, { rollup, days }] of deltas) {
    const sums = { ...documents.now<RollupState>(Rollup, id)?.days }
    for (const [day, counts] of days) sums[day] = addCounts(sums[day] ?? NO_COUNTS, counts)
    documents.set(Rollup, id, inOrder({ ...rollup, days: sums }))
  }
  return right(undefined)
}

interface Owned {
  readonly workspaceId: Uuid
}

const put = (
  deltas: Map<string, Delta>,
  { workspaceId }: Owned,
  contribution: FamilyContribution,
  counts: Counts,
): void => {
  const { family, axis, place } = contribution
  for (const { month, day } of rolledUpIn(contribution)) {
    const id = rollupId({ workspaceId, family, axis, place }, month)
    const delta = deltas.get(id) ?? {
      rollup: { workspaceId, family, axis, place: placeText(place), month },
      days: new Map<string, Counts>(),
    }
    deltas.set(id, delta)
    delta.days.set(day, addCounts(delta.days.get(day) ?? NO_COUNTS, counts))
  }
}
