import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { AnyCollection, Collection, Decode, DocumentReader, DocumentRef, Query } from '#domain/documents'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { Folded, Moment, Partition } from '../port.js'
import { decoded, indexFor, isFiledAs, parsed } from '../stored.js'
import { finish, LONGEST_HOLD_MS, type Time } from './commit.js'
import { type Control, DROPPED, type Operations, type StoredImage } from './operations.js'

// A seqlock: what is read while no commit comes in between is of one moment.

const DEADLINE_MS = 10_000
const POLL_MS = 5
const PAGE = 1_000
/** Whose writer is taken to need help. */
const STUCK_MS = 1_000
/** A reader that failed so often asks the writer to wait. */
const PATIENCE = 2
const SHORTEST_HOLD_MS = 20

const unavailable = (cause: string) => left<StoreUnavailable>({ tag: 'store_unavailable', store: 'read store', cause })
const NO_END = unavailable('what was read changed again and again until it was given up')

/** The control document, once all that is committed stands in the documents. */
const steady = async (
  partition: Partition,
  giveUpAt: number,
  operations: Operations,
  time: Time,
): Outcome<StoreUnavailable, Control> => {
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

type Checked = <A>(ask: () => Outcome<StoreUnavailable, A>) => Outcome<StoreUnavailable, A>

const decodedAll = <S>(
  collection: Collection<S>,
  bodies: readonly string[],
  decode: Decode,
): Either<StoreUnavailable, readonly S[]> => {
  const documents: S[] = []
  for (const body of bodies) {
    const document = decode(collection, body)
    if (isLeft(document)) return document
    documents.push(document.right)
  }
  return right(documents)
}

const readerOf = (
  partition: Partition,
  operations: Operations,
  collections: readonly AnyCollection[],
  checked: Checked,
  decode: Decode,
  /** How often was committed: no document has a higher number. */
  seq: number,
): DocumentReader => ({
  get: async <S>(collection: Collection<S>, ids: readonly string[]) => {
    const bodies = await checked(() => operations.get(partition, collection, [...new Set(ids)]))
    if (isLeft(bodies)) return bodies
    const documents = decodedAll(collection, [...bodies.right.values()], decode)
    if (isLeft(documents)) return documents
    return right(new Map([...bodies.right.keys()].map((id, i) => [id, documents.right[i] as S])))
  },
  find: async <S>(collection: Collection<S>, query: Query<S>) => {
    indexFor(collection, query)
    const bodies = await checked(() => operations.find(partition, collection, query))
    return isLeft(bodies) ? bodies : decodedAll(collection, bodies.right, decode)
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
      if (isLeft(found)) return found
      for (const [id, all] of found.right)
        for (const term of all)
          if (asked.has(term)) refs.set(term, [...(refs.get(term) ?? []), { collection: collection.name, id }])
    }
    return right(refs)
  },
  stored: async (collection: AnyCollection, afterId, limit) => {
    const rows = await checked(() => operations.stored(partition, collection, afterId, limit))
    return isLeft(rows) ? rows : right(rows.right.map(({ id, body }) => [id, parsed(body)] as const))
  },
  misfiled: async (collection) => {
    const misfiled: string[] = []
    let after: string | null = null
    const next = (): Outcome<StoreUnavailable, readonly StoredImage[]> =>
      operations.stored(partition, collection, after, PAGE)
    for (;;) {
      const page: Either<StoreUnavailable, readonly StoredImage[]> = await checked(next)
      if (isLeft(page)) return page
      for (const { id, body, members, terms, seq: stamp } of page.right)
        if (stamp > seq || !isFiledAs(collection, id, body, { members, terms: new Set(terms) })) misfiled.push(id)
      const last = page.right.at(-1)
      if (last === undefined) return right(misfiled)
      after = last.id
    }
  },
})

/** The operations on what is read now: of the generation that serves, or of one that is still there. */
export type Which = () => Outcome<StoreUnavailable, Operations>

export const momentOf =
  (which: Which): Folded['moment'] =>
  async (partition) => {
    for (;;) {
      const operations = await which()
      if (isLeft(operations)) return operations
      const control = await operations.right.control(partition)
      if (isLeft(control)) return control
      const { checkpoint, asOf, seq } = control.right
      if (seq !== DROPPED) return right({ checkpoint, asOf })
    }
  }

/**
 * As the port says of a read. Each answer is looked at again before it is handed on: once a commit has come in between,
 * nothing more is handed on, and `use` is begun anew, with the generation that serves then. It never sees documents of
 * two moments, nor of two generations: one that is switched away from meanwhile stays as it was, until it is dropped.
 */
export const readOf =
  (which: Which, collections: readonly AnyCollection[], time: Time) =>
  async <E, A>(
    partition: Partition,
    use: (docs: DocumentReader, moment: Moment) => Outcome<E, A>,
    decode: Decode = decoded,
  ): Outcome<E | StoreUnavailable, A> => {
    const giveUpAt = time.monotonicMs() + DEADLINE_MS
    let hold = 0
    for (let failures = 0; ; failures += 1) {
      const found = await which()
      if (isLeft(found)) return found
      const operations = found.right
      const before = await steady(partition, giveUpAt, operations, time)
      if (isLeft(before)) return before
      const { seq, checkpoint, asOf } = before.right
      if (seq === DROPPED) continue
      const began = time.monotonicMs()
      let isTorn = false
      const checked: Checked = async (ask) => {
        if (isTorn) return NO_END
        const answer = await ask()
        if (isLeft(answer)) return answer
        const after = await operations.control(partition)
        if (isLeft(after)) return after
        isTorn ||= after.right.seq !== seq
        return isTorn ? NO_END : answer
      }
      try {
        const outcome = await use(readerOf(partition, operations, collections, checked, decode, seq), {
          checkpoint,
          asOf,
        })
        if (!isTorn) return outcome
      } catch (error) {
        if (!isTorn) throw error
      }
      const now = time.monotonicMs()
      if (now > giveUpAt) return NO_END
      if (failures + 1 < PATIENCE) continue
      hold = Math.min(LONGEST_HOLD_MS, Math.max(SHORTEST_HOLD_MS, 2 * hold, 3 * (now - began)))
      const held = await operations.hold(partition, hold)
      if (isLeft(held)) return held
    }
  }
