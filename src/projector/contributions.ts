import { measures } from '#projections/index'
import type { AnyContributor, Contribution, Measures } from '#projections/rollups/contribution'

/** A contribution of an entity's document, and the family of measures to which it belongs. */
export interface FamilyContribution {
  readonly of: Pick<Measures, 'family' | 'inAll'>
  readonly contribution: Contribution
}

interface OfFamily {
  readonly of: FamilyContribution['of']
  readonly contribute: AnyContributor['contribute']
}
const byKind = new Map<string, readonly OfFamily[]>()
const contributorsOf = (kind: string) => {
  const found = byKind.get(kind)
  if (found !== undefined) return found
  const all = measures.flatMap((of) =>
    of.contributors.filter(({ entity }) => entity.name === kind).map(({ contribute }) => ({ of, contribute })),
  )
  byKind.set(kind, all)
  return all
}

/** Caches the contributions of each document: a document never changes, and is asked when it is tried, added and taken away. */
const known = new WeakMap<object, readonly FamilyContribution[]>()

/** All contributions of a document of a kind to the measures of all families. */
export const contributionsOf = (kind: string, document: object | undefined): readonly FamilyContribution[] => {
  if (document === undefined) return []
  const before = known.get(document)
  if (before !== undefined) return before
  const all: FamilyContribution[] = []
  for (const { contribute, of } of contributorsOf(kind))
    for (const contribution of contribute(document)) all.push({ of, contribution })
  known.set(document, all)
  return all
}
