import type { AnyCollection, Condition, Query, Scalar } from '#domain/documents'

// A query by going through all documents of a collection.

/** A document as it is kept: its text, and what the text says. */
export interface Kept {
  readonly text: string
  readonly value: Readonly<Record<string, Scalar>>
}
export type Entries = ReadonlyMap<string, Kept>

const byBytes = (a: string, b: string): number =>
  a === b ? 0 : /[\ud800-\udfff]/.test(a + b) ? Buffer.compare(Buffer.from(a), Buffer.from(b)) : a < b ? -1 : 1
const compared = (a: Scalar, b: Scalar): number =>
  a === null || b === null
    ? Number(a !== null) - Number(b !== null)
    : typeof a === 'string'
      ? byBytes(a, b as string)
      : Number(a) - Number(b)

const holds = (value: Scalar, condition: Condition): boolean => {
  if ('eq' in condition) return value === condition.eq
  if ('in' in condition) return condition.in.includes(value)
  const { from, below } = condition
  return (
    value !== null &&
    (from === undefined || compared(value, from) >= 0) &&
    (below === undefined || compared(value, below) < 0)
  )
}

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
  { where, sort = [], afterId }: Query<Record<string, Scalar>>,
): readonly Kept[] => {
  const conditions = Object.entries(where) as [string, Condition][]
  assertIndexed(collection, [...new Set([...conditions.map(([member]) => member), ...sort.map(({ by }) => by)])])
  return [...entries]
    .filter(
      ([id, { value }]) =>
        (afterId === undefined || byBytes(id, afterId) > 0) &&
        conditions.every(([member, condition]) => holds(value[member] ?? null, condition)),
    )
    .sort(([idA, { value: a }], [idB, { value: b }]) => {
      for (const { by, direction } of sort) {
        const order = compared(a[by] ?? null, b[by] ?? null)
        if (order !== 0) return direction === 'asc' ? order : -order
      }
      return byBytes(idA, idB)
    })
    .map(([, kept]) => kept)
}

/** Ids in order, from after one on. */
export const idsAfter = (entries: Entries, afterId: string | null): readonly string[] =>
  [...entries.keys()].filter((id) => afterId === null || byBytes(id, afterId) > 0).sort(byBytes)
