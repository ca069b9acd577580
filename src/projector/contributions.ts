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

/** All contributions of a document to the measures of all families. */
export const contributionsOf = (kind: string, document: object | undefined): readonly FamilyContribution[] =>
  document === undefined
    ? []
    : contributorsOf(kind).flatMap(({ contribute, family, inAll }) =>
        contribute(document).map((one) => ({ ...one, family, inAll })),
      )
