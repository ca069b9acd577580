import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { AnyCollection } from '#domain/documents'
import { failuresOf, orReject, type StoreError, StoreFailure } from '#domain/outcome'
import { attempt, type Connection, inReading } from '#sqlite/database'
import { GONE } from '../generations.js'
import { UNDIVIDED } from '../partitions.js'
import type { Folded, Generation, ReadStore, StampedReader } from '../port.js'
import { decoded } from '../stored.js'
import { lastCommitOf, momentOf } from './control.js'
import { documentReader, missingIndexes } from './documents.js'
import { acquireIn } from './leases.js'
import type { Readers } from './readers.js'

/** The error with which reads reject before they are restarted. */
const UNINDEXED: StoreError = { tag: 'store_unavailable', store: 'read store', cause: 'its indexes are not made yet' }

/** The documents of whichever generation is chosen. */
export const foldedOn = (
  writer: Connection,
  { withReader }: Pick<Readers, 'withReader'>,
  generations: Pick<ReadStore['generations'], 'index'>,
  collections: readonly AnyCollection[],
): ((which: (connection: Connection) => Generation | null) => Folded) => {
  const indexed = new Set<Generation>()
  /** As seen by the transaction. Indexes are never dropped without their generation. */
  const isIndexed = (connection: Connection, generation: Generation): boolean => {
    if (indexed.has(generation)) return true
    if (missingIndexes(connection, generation, collections).length > 0) return false
    indexed.add(generation)
    return true
  }

  /** `which` runs in the same transaction, so that all reads are of one generation. */
  return (which) => ({
    partitions: UNDIVIDED,
    read: (partition, use, decode = decoded) =>
      withReader(async (connection) => {
        for (;;) {
          const seen = await attempt('read store', () => {
            if (!connection.db.inTransaction) connection.prepare('BEGIN').run()
            // The first read fixes the transaction's snapshot.
            const generation = which(connection)
            return generation === null ? null : momentOf(connection, generation, partition)
          })
          if (isLeft(seen)) return seen
          if (seen.right === null) return GONE
          const moment = seen.right
          const { generation } = moment
          let lacksIndexes = false
          const needIndexes = (): void => {
            if (isIndexed(connection, generation)) return
            lacksIndexes = true
            throw new StoreFailure(UNINDEXED)
          }
          const docs: StampedReader = {
            ...documentReader(connection, generation, decode, needIndexes),
            lastCommitOf: (workspaceId) =>
              orReject(attempt('read store', () => lastCommitOf(connection, generation, partition, workspaceId))),
          }
          const found = await failuresOf(use(docs, moment))
          if (!lacksIndexes) return found
          connection.prepare('ROLLBACK').run()
          const made = await generations.index(generation)
          if (isLeft(made)) return made
        }
      }),
    moment: async (partition) => {
      const moment = await attempt('read store', () =>
        inReading(writer, () => {
          const generation = which(writer)
          return generation === null ? null : momentOf(writer, generation, partition)
        }),
      )
      if (isLeft(moment)) return moment
      if (moment.right === null) return GONE
      const { checkpoint, asOf } = moment.right
      return right({ checkpoint, asOf })
    },
    acquire: (partition, owner, seen) => acquireIn(writer, which, partition, owner, seen),
  })
}
