import { measures } from '#projections/index'
import type { AnyContributor, Contribution, Measures } from '#projections/rollups/contribution'

/** A contribution of an entity's document, with its family of measures. */
export type FamilyContribution = Contribution & Pick<Measures, 'family' | 'inAll'>

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

/** Caches the contributions of each document: a document never changes, and is asked when it is tried, added and taken away. */
const known = new WeakMap<object, readonly FamilyContribution[]>()

/** All contributions of a document of a kind to the measures of all families. */
export const contributionsOf = (kind: string, document: object | undefined): readonly FamilyContribution[] => {
  if (document === undefined) return []
  const before = known.get(document)
  if (before !== undefined) return before
  const all: FamilyContribution[] = []
  for (const { contribute, family, inAll } of contributorsOf(kind))
    for (const one of contribute(document)) all.push({ ...one, family, inAll })
  known.set(document, all)
  return all
}
