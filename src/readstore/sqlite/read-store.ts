import type { Either } from 'fp-ts/lib/Either.js'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { AnyCollection } from '#domain/documents'
import {
  corruptSentence,
  failuresOf,
  type OpenError,
  type Outcome,
  orReject,
  type StoreError,
  StoreFailure,
} from '#domain/outcome'
import {
  attempt,
  type Connection,
  connectAgain,
  inReading,
  inTransaction,
  integrityOf,
  openDatabase,
} from '#sqlite/database'
import { GONE } from '../generations.js'
import { UNDIVIDED } from '../partitions.js'
import type { Folded, Generation, ReadStore, StampedReader } from '../port.js'
import { decoded, shapeText } from '../stored.js'
import { accessIn } from './access.js'
import { commitOn } from './commit.js'
import { controlOf, lastCommitOf, momentOf } from './control.js'
import { documentReader, missingIndexes } from './documents.js'
import { generationsOf, generationsOn, inShape, isInShape, servingOf } from './generations.js'
import { acquireIn, leasesIn } from './leases.js'
import { create, FORMAT } from './schema.js'

/** The error of reads that lack an index; they are restarted once it is made. */
const UNINDEXED: StoreError = { tag: 'store_unavailable', store: 'read store', cause: 'its indexes are not made yet' }

/**
 * The read store in one SQLite file, for any number of processes of one machine.
 * If the stored documents have another `shape` than those of this build, they are dropped, to be folded again
 * from the log; access documents stay.
 */
export const openSqliteReadStore = async (
  file: string,
  collections: readonly AnyCollection[],
  shape: string,
): Outcome<OpenError, ReadStore> => {
  const opened = await openDatabase('read store', file, FORMAT, create)
  if (isLeft(opened)) return opened
  const writer = opened.right
  const wanted = shapeText(collections, shape)
  const shaped = await attempt('read store', () => inTransaction(writer, () => inShape(writer, collections, wanted)))
  if (isLeft(shaped))
    return left({
      tag: 'open_error',
      message:
        shaped.left.tag === 'store_corrupt'
          ? corruptSentence(shaped.left)
          : `${file} cannot be prepared (${shaped.left.cause}): put that right, or wait, and try again`,
    })

  const idle: Connection[] = []
  const withReader = async <R>(use: (connection: Connection) => Promise<R>): Promise<R | Either<StoreError, never>> => {
    const known = idle.pop()
    const connected = known === undefined ? await connectAgain('read store', file) : right(known)
    if (isLeft(connected)) return connected
    const connection = connected.right
    try {
      return await use(connection)
    } finally {
      if (connection.db.inTransaction) connection.prepare('ROLLBACK').run()
      idle.push(connection)
    }
  }

  const indexed = new Set<Generation>()
  /** Says whether the transaction sees all indexes. They are only dropped together with their generation. */
  const isIndexed = (connection: Connection, generation: Generation): boolean => {
    if (indexed.has(generation)) return true
    if (missingIndexes(connection, generation, collections).length > 0) return false
    indexed.add(generation)
    return true
  }
  const generations = generationsOn(writer, collections, ({ generation, partition, epoch }) => {
    const control = controlOf(writer, generation, partition)
    return control.epoch === epoch && control.owner !== null
  })

  /** `which` runs in the same transaction, so that all reads are of one generation. */
  const foldedOf = (which: (connection: Connection) => Generation | null): Folded => ({
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

  return right({
    // Once a build of another version has opened the file, nothing is there for this one: it neither reads nor folds.
    ...foldedOf((connection) => (isInShape(connection, wanted) ? servingOf(connection) : null)),
    of: (generation) =>
      foldedOf((connection) => (generationsOf(connection).all.includes(generation) ? generation : null)),

    ...leasesIn(writer),
    commit: commitOn(writer),

    generations,

    integrity: () => attempt('read store', () => integrityOf(writer)),

    access: accessIn(writer),
    close: () => {
      for (const { db } of [writer, ...idle]) db.close()
    },
  })
}
