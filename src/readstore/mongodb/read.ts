import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { AnyCollection, Collection, Decode, DocumentReader, DocumentRef, Query } from '#domain/documents'
import { failuresOf, type Outcome, orReject, type StoreError, StoreFailure } from '#domain/outcome'
import type { Filing, Folded, Generation, Partition, ReadMoment, StampedReader, StoredMember } from '../port.js'
import { decoded, decodedAll, indexedMembers, indexFor, isFiledAs, parsed } from '../stored.js'
import { EACH, finish, LONGEST_HOLD_MS, STAMPS, type Time } from './commit.js'
import { type Control, DROPPED, type Operations, type StoredImage } from './operations.js'

// A seqlock: reads without a commit in between are of one moment.

const DEADLINE_MS = 10_000
const POLL_MS = 5
const PAGE = 1_000
/** The time after which the writer is assumed to need help. */
const STUCK_MS = 1_000
/** The failures after which a reader asks the writer to wait. */
const PATIENCE = 2
const SHORTEST_HOLD_MS = 20

const CHANGING: StoreError = {
  tag: 'store_unavailable',
  store: 'read store',
  cause: 'what was read changed again and again until it was given up',
  remedy: 'try again',
}
const NO_END = left(CHANGING)

const filingOf = (collection: AnyCollection, { members, terms }: StoredImage): Filing => ({
  // A member that is missing is not filed as null.
  members: indexedMembers(collection).map((member) => members[member] as StoredMember),
  terms: new Set(terms),
})

/** The control document, once all commits are applied to the documents. */
const steady = async (
  partition: Partition,
  giveUpAt: number,
  operations: Operations,
  time: Time,
): Outcome<StoreError, Control> => {
  let stuck: { readonly record: string; readonly since: number } | undefined
  for (;;) {
    const found = await operations.control(partition)
    if (isLeft(found)) return found
    const { pending } = found.right
    if (pending === null) return found
    const now = time.monotonicMs()
    if (now > giveUpAt) return NO_END
    if (stuck?.record !== pending) stuck = { record: pending, since: now }
    else if (now - stuck.since > STUCK_MS) {
      const finished = await finish(partition, found.right, operations)
      if (isLeft(finished)) return finished
      continue
    }
    await time.wait(POLL_MS)
  }
}

type Checked = <A>(ask: () => Outcome<StoreError, A>) => Promise<A>

const readerOf = (
  partition: Partition,
  operations: Operations,
  collections: readonly AnyCollection[],
  checked: Checked,
  decode: Decode,
  /** The number of commits: no document has a higher one. */
  seq: number,
): DocumentReader => ({
  get: async <S>(collection: Collection<S>, ids: readonly string[]) => {
    const bodies = await checked(() => operations.get(partition, collection, [...new Set(ids)]))
    return decodedAll(collection, bodies, decode)
  },
  find: async <S>(collection: Collection<S>, query: Query<S>) => {
    indexFor(collection, query)
    const bodies = await checked(() => operations.find(partition, collection, query))
    return [...decodedAll(collection, bodies, decode).values()]
  },
  count: async <S>(collection: Collection<S>, query: Query<S>) => {
    indexFor(collection, query)
    return checked(() => operations.count(partition, collection, query))
  },
  withTerms: async (terms) => {
    const asked = new Set(terms)
    const refs = new Map<string, DocumentRef[]>()
    for (const collection of collections) {
      if (collection.terms === undefined) continue
      const found = await checked(() => operations.withTerms(partition, collection, [...asked]))
      for (const [id, all] of found)
        for (const term of all) {
          if (!asked.has(term)) continue
          const known = refs.get(term)
          if (known === undefined) refs.set(term, [{ collection: collection.name, id }])
          else known.push({ collection: collection.name, id })
        }
    }
    return refs
  },
  stored: async (collection: AnyCollection, afterId, limit) => {
    const rows = await checked(() => operations.stored(partition, collection, afterId, limit))
    return rows.map(({ id, body }) => [id, parsed(body)] as const)
  },
  misfiled: async (collection) => {
    const misfiled: string[] = []
    let after: string | null = null
    const next = (): Outcome<StoreError, readonly StoredImage[]> =>
      operations.stored(partition, collection, after, PAGE)
    for (;;) {
      const page: readonly StoredImage[] = await checked(next)
      for (const image of page)
        if (!(image.seq <= seq) || !isFiledAs(collection, image.id, image.body, filingOf(collection, image)))
          misfiled.push(image.id)
      const last = page.at(-1)
      if (last === undefined) return misfiled
      after = last.id
    }
  },
})

/** The generation to read, the serving one or an existing one, and the operations on it. */
export type Which = () => Outcome<StoreError, { readonly generation: Generation; readonly operations: Operations }>

export const momentOf =
  (which: Which): Folded['moment'] =>
  async (partition) => {
    for (;;) {
      const found = await which()
      if (isLeft(found)) return found
      const control = await found.right.operations.control(partition)
      if (isLeft(control)) return control
      const { checkpoint, asOf, seq } = control.right
      if (seq !== DROPPED) return right({ checkpoint, asOf })
    }
  }

/**
 * Reads as the port specifies. Each answer is checked before it is returned: after a commit in between,
 * nothing more is returned, and `use` restarts with the generation that serves then. It never sees documents of
 * two moments or of two generations: a generation that no longer serves stays unchanged until it is dropped.
 */
export const readOf =
  (which: Which, collections: readonly AnyCollection[], time: Time) =>
  async <A>(
    partition: Partition,
    use: (docs: StampedReader, moment: ReadMoment) => Promise<A>,
    decode: Decode = decoded,
  ): Outcome<StoreError, A> => {
    const giveUpAt = time.monotonicMs() + DEADLINE_MS
    let hold = 0
    for (let failures = 0; ; failures += 1) {
      const found = await which()
      if (isLeft(found)) return found
      const { generation, operations } = found.right
      const before = await steady(partition, giveUpAt, operations, time)
      if (isLeft(before)) return before
      const { seq, checkpoint, asOf, stamped } = before.right
      if (seq === DROPPED) continue
      const began = time.monotonicMs()
      let isTorn = false
      const checked: Checked = async (ask) => {
        if (isTorn) throw new StoreFailure(CHANGING)
        const answer = await orReject(ask())
        const after = await orReject(operations.control(partition))
        isTorn ||= after.seq !== seq
        if (isTorn) throw new StoreFailure(CHANGING)
        return answer
      }
      try {
        const docs: StampedReader = {
          ...readerOf(partition, operations, collections, checked, decode, seq),
          lastCommitOf: async (workspaceId) => {
            // An older build committed last.
            if (stamped !== seq) return seq
            const stamps = [EACH, workspaceId].map((id) => ({ collection: STAMPS, id }))
            return checked(() => operations.highestSeq(partition, stamps))
          },
        }
        const outcome = await failuresOf(use(docs, { checkpoint, asOf, generation, commit: seq }))
        if (!isTorn) return outcome
      } catch (error) {
        if (!isTorn) throw error
      }
      const now = time.monotonicMs()
      if (now > giveUpAt) return NO_END
      if (failures + 1 < PATIENCE) continue
      hold = Math.min(LONGEST_HOLD_MS, Math.max(SHORTEST_HOLD_MS, 2 * hold, 3 * (now - began)))
      const paused = await operations.hold(partition, hold)
      if (isLeft(paused)) return paused
    }
  }
