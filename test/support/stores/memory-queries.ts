import { compareBytes } from '#domain/compare'
import type { AnyCollection, Query, Scalar } from '#domain/documents'
import { asksFor, sorted } from '#projector/memory-queries'

// A query by going through all documents of a collection.

/** A document as it is kept: its text, and its value. */
export interface Kept {
  readonly text: string
  readonly value: Readonly<Record<string, Scalar>>
}
export type Entries = ReadonlyMap<string, Kept>

/** A query that no index serves is a mistake in the program also where it would be fast. */
const assertIndexed = ({ name, indexes }: AnyCollection, members: readonly string[]): void => {
  const served =
    members.length === 0 ||
    indexes.some((index) => members.every((member) => index.slice(0, members.length).includes(member)))
  if (!served) throw new Error(`no index of ${name} serves a query by ${members.join(', ')}`)
}

export const matching = (
  collection: AnyCollection,
  entries: Entries,
  query: Query<Record<string, Scalar>>,
): readonly (readonly [id: string, kept: Kept])[] => {
  const { where, sort = [] } = query
  assertIndexed(collection, [...new Set([...Object.keys(where), ...sort.map(({ by }) => by)])])
  const found = [...entries].filter(([id, { value }]) => asksFor(query, id, value))
  const values = found.map(([id, { value }]) => [id, value] as const)
  return sorted(values, sort).map(([id]) => [id, entries.get(id) as Kept])
}

/** Ids in order, from after one on. */
export const idsAfter = (entries: Entries, afterId: string | null): readonly string[] =>
  [...entries.keys()].filter((id) => afterId === null || compareBytes(id, afterId) > 0).sort(compareBytes)
