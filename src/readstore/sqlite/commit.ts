import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { AnyCollection } from '#domain/documents'
import type { Outcome, StoreError } from '#domain/outcome'
import { attempt, type Connection, connectAgain, inTransaction } from '#sqlite/database'
import type { Batch, CheckpointMoved, Generation, Lease, LeaseLost, Write } from '../port.js'
import { controlOf, stamp } from './control.js'
import { type Writing, writingOf } from './documents.js'

export type CommitError = LeaseLost | CheckpointMoved | StoreError

type Named<A> = Omit<A, 'collection'> & { readonly collection: string }
/** A batch that can be handed to another thread: it has collections by name, and texts in place of documents. */
export interface HandedBatch extends Omit<Batch, 'writes' | 'deletes'> {
  readonly writes: readonly Named<Omit<Write, 'document'>>[]
  readonly deletes: readonly Named<Batch['deletes'][number]>[]
}
export const handedOver = ({ writes, deletes, ...rest }: Batch): HandedBatch => ({
  ...rest,
  writes: writes.map(({ collection, id, text, filing }) => ({ collection: collection.name, id, text, filing })),
  deletes: deletes.map(({ collection, id }) => ({ collection: collection.name, id })),
})

export type Commit = (lease: Lease, batch: HandedBatch) => Outcome<CommitError, void>

/** Commits with a connection of its own while its caller goes on, one batch after another. */
export interface Committer {
  /** Whether the next batch is worth it, of so many documents, in a generation that is read or not. */
  readonly takes: (documents: number, isServing: boolean) => boolean
  /** Where it ends before the answer, that is a store error, and the batch may be written. */
  readonly commit: Commit
  /** Ends after what it was given; a later commit starts it again. */
  readonly end: () => void
}

/** Commits as the port specifies, in one transaction of a connection. */
export const commitOn = (connection: Connection, collections: readonly AnyCollection[]): Commit => {
  const writings = new Map<Generation, ReadonlyMap<string, Writing>>()
  const writing = (generation: Generation, collection: string): Writing => {
    const all =
      writings.get(generation) ?? new Map(collections.map((one) => [one.name, writingOf(generation, one, connection)]))
    writings.set(generation, all)
    const known = all.get(collection)
    if (known === undefined) throw new Error(`the store was opened without the collection ${collection}`)
    return known
  }
  const write = (generation: Generation, { writes, deletes, anew = false }: HandedBatch): void => {
    const byCollection = new Map<string, HandedBatch['writes'][number][]>()
    for (const one of writes) {
      const rows = byCollection.get(one.collection) ?? []
      rows.push(one)
      byCollection.set(one.collection, rows)
    }
    if (anew) for (const { collection, id } of [...writes, ...deletes]) writing(generation, collection).clear(id)
    for (const [collection, rows] of byCollection) writing(generation, collection).put(rows)
    for (const { collection, id } of deletes) writing(generation, collection).remove(id)
  }
  return async (lease, batch) => {
    const result = await attempt('read store', () =>
      inTransaction(connection, () => {
        const control = controlOf(connection, lease.generation, lease.partition)
        if (control.epoch !== lease.epoch || control.owner === null) return left<LeaseLost>({ tag: 'lease_lost' })
        if (control.checkpoint !== batch.from)
          return left<CheckpointMoved>({ tag: 'checkpoint_moved', actual: control.checkpoint })
        write(lease.generation, batch)
        if (batch.writes.length + batch.deletes.length > 0)
          stamp(connection, lease.generation, lease.partition, batch.groups)
        connection
          .prepare(`
            UPDATE control SET checkpoint = ?, as_of = ?, beat = beat + 1 WHERE generation = ? AND partition = ?`)
          .run(batch.to, batch.asOf, lease.generation, lease.partition)
        return right(undefined)
      }),
    )
    return isLeft(result) ? result : result.right
  }
}

/** A connection of its own to an existing file, to commit with. */
export const openCommits = async (
  file: string,
  collections: readonly AnyCollection[],
): Outcome<StoreError, { readonly commit: Commit; readonly close: () => void }> => {
  const connected = await connectAgain('read store', file)
  if (isLeft(connected)) return connected
  const { db } = connected.right
  return right({ commit: commitOn(connected.right, collections), close: () => db.close() })
}
