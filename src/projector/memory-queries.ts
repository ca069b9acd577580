import { compareBytes } from '#domain/compare'
import type { Condition, Scalar } from '#domain/documents'

// A query evaluated over all documents in memory, with the results that every store has to return.

type Members = Readonly<Record<string, Scalar>>

/** Orders values of one type, null first. */
const compared = (a: Scalar, b: Scalar): number =>
  a === null || b === null
    ? Number(a !== null) - Number(b !== null)
    : typeof a === 'string'
      ? compareBytes(a, b as string)
      : Number(a) - Number(b)

const meets = (value: Scalar, condition: Condition): boolean => {
  if ('eq' in condition) return value === condition.eq
  if ('in' in condition) return condition.in.includes(value)
  const { from, below } = condition
  return (
    value !== null &&
    (from === undefined || compared(value, from) >= 0) &&
    (below === undefined || compared(value, below) < 0)
  )
}

/** Says whether a document meets all conditions. */
export const matches = (document: unknown, where: object): boolean =>
  Object.entries(where as Record<string, Condition>).every(([member, condition]) =>
    meets((document as Members)[member] ?? null, condition),
  )

/** Says whether a document matches a query. */
export const asksFor = (
  { where, afterId }: { readonly where: object; readonly afterId?: string },
  id: string,
  document: unknown,
): boolean => (afterId === undefined || compareBytes(id, afterId) > 0) && matches(document, where)

type Found = readonly [id: string, document: unknown]

/** Documents in the order of a query: ties are broken by id, ascending. */
export const sorted = (
  found: readonly Found[],
  sort: readonly { readonly by: string; readonly direction: 'asc' | 'desc' }[] = [],
): readonly Found[] =>
  found.toSorted(([idA, a], [idB, b]) => {
    for (const { by, direction } of sort) {
      const order = compared((a as Members)[by] ?? null, (b as Members)[by] ?? null)
      if (order !== 0) return direction === 'asc' ? order : -order
    }
    return compareBytes(idA, idB)
  })
