import { measures } from '#projections/index'
import type { AnyContributor, Contribution, Measures } from '#projections/rollups/contribution'

/** What an entity's document adds, with the family to which. */
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

/** All that a document adds to the measures of all families. */
export const contributionsOf = (kind: string, document: object | undefined): readonly FamilyContribution[] =>
  document === undefined
    ? []
    : contributorsOf(kind).flatMap(({ contribute, family, inAll }) =>
        contribute(document).map((one) => ({ ...one, family, inAll })),
      )
