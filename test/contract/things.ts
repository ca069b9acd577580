import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import type { Instant } from '#domain/common'
import type { Collection, Condition, DocumentReader, Query, Scalar } from '#domain/documents'
import type { Batch, Folded, Lease, LeaseHeld, ReadStore } from '#readstore/port'
import { ALL } from '#readstore/port'
import { writeOf } from '#readstore/stored'
import { ok } from '#test/support/stores/outcome'

const State = closed('Thing', {
  id: t.string,
  owner: t.string,
  group: nullable(t.string),
  rank: nullable(t.number),
  open: t.boolean,
  note: t.string,
})
export type Thing = t.TypeOf<typeof State>

/** A collection with every kind of member that can be asked for, and one, `note`, that cannot. */
export const Things: Collection<Thing> = {
  name: 'thing',
  codec: State,
  indexes: [['owner', 'group', 'rank'], ['group'], ['rank', 'open'], ['open', 'owner']],
  terms: ({ note }) => new Set(note.split(' ').filter((word) => word !== '')),
}
/** A second one, to write beside it. */
export const Others: Collection<Thing> = {
  name: 'other',
  codec: State,
  indexes: [['owner']],
  terms: ({ note }) => new Set([note]),
}

export const thing = (id: string, more: Partial<Thing> = {}): Thing => ({
  id,
  owner: 'o',
  group: 'g',
  rank: 1,
  open: true,
  note: '',
  ...more,
})

const AS_OF: Instant = '2026-05-05T05:05:05.005Z'

/** A batch that writes and deletes things. */
export const batch = (
  from: string,
  to: string,
  writes: readonly Thing[],
  deletes: readonly string[] = [],
  collection = Things,
): Batch => ({
  from,
  to,
  asOf: AS_OF,
  writes: writes.map((document) => writeOf(collection, document.id, document)),
  deletes: deletes.map((id) => ({ collection, id })),
  workspaces: 'all',
})

/** Adds to these leases those of all other partitions, as a switch needs them; takes them away from whoever has them. */
export const stillOf = async (store: Folded, ...leases: readonly Lease[]): Promise<readonly Lease[]> => {
  const others = store.partitions.filter((one) => leases.every(({ partition }) => partition !== one))
  const taken = others.map(async (partition) => {
    const held = await store.acquire(partition, 'still')
    return isLeft(held) ? ok(store.acquire(partition, 'still', held.left as LeaseHeld)) : held.right
  })
  return [...leases, ...(await Promise.all(taken))]
}

/** Takes the free partition and commits the things. */
export const holding = async (store: ReadStore, things: readonly Thing[]): Promise<Lease> => {
  const lease = await ok(store.acquire(ALL, 'writer'))
  await ok(store.commit(lease, batch('', '1', things)))
  return lease
}

/** One question asked in a read of its own. */
export const ask = <A>(store: ReadStore, question: (docs: DocumentReader) => Promise<A>): Promise<A> =>
  ok(store.read(ALL, question))

// How an answer would be found without any store.

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b))
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

/** The result of a query, found by going through all things one by one. */
export const searched = (things: readonly Thing[], { where, sort = [], limit }: Query<Thing>): readonly Thing[] =>
  things
    .filter((one) =>
      Object.entries(where).every(([member, condition]) => holds(one[member as keyof Thing], condition as Condition)),
    )
    .sort((a, b) => {
      for (const { by, direction } of sort) {
        const order = compared(a[by], b[by])
        if (order !== 0) return direction === 'asc' ? order : -order
      }
      return byBytes(a.id, b.id)
    })
    .slice(0, limit)
