import type { Either } from 'fp-ts/lib/Either.js'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
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
import { LOG_START } from '#eventlog/port'
import {
  attempt,
  type Connection,
  connectAgain,
  durably,
  inReading,
  inTransaction,
  integrityOf,
  openDatabase,
} from '#sqlite/database'
import { GONE } from '../generations.js'
import { UNDIVIDED } from '../partitions.js'
import type { Folded, Generation, Lease, LeaseHeld, ReadStore, StampedReader } from '../port.js'
import { accessDocuments, decoded, parsed, shapeText } from '../stored.js'
import { commitOn } from './commit.js'
import { controlOf, lastCommitOf, momentOf, STAMPS } from './control.js'
import { among, documentReader, missingIndexes } from './documents.js'
import { createGenerations, generationsOf, generationsOn, inShape, isInShape, servingOf } from './generations.js'

const FORMAT = 3

type AccessRow = readonly [id: string, revision: number, body: string]
/** What reads reject with before they are restarted. */
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
  const opened = await openDatabase('read store', file, FORMAT, ({ db }, from) => {
    // Another process was faster.
    if (from === FORMAT) return
    // Format 2 had no stamps.
    if (from === 2) {
      db.exec(`
        ALTER TABLE control ADD COLUMN commits INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE control ADD COLUMN all_written INTEGER NOT NULL DEFAULT 0;
        ${STAMPS}
      `)
      return
    }
    // Format 1 had one generation, which is folded again.
    db.exec(`
      DROP TABLE IF EXISTS control;
      DROP TABLE IF EXISTS shape;
      CREATE TABLE control (
        generation INTEGER NOT NULL, partition TEXT NOT NULL, owner TEXT, epoch INTEGER NOT NULL,
        beat INTEGER NOT NULL, checkpoint TEXT NOT NULL, as_of TEXT,
        commits INTEGER NOT NULL DEFAULT 0, all_written INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (generation, partition)
      );
      ${STAMPS}
      CREATE TABLE IF NOT EXISTS access (
        id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL, revision INTEGER NOT NULL, body TEXT NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS access_of_workspace ON access (workspace_id);
      CREATE TABLE shape (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), shape TEXT NOT NULL);
    `)
    createGenerations(db)
  })
  if (isLeft(opened)) return opened
  const writer = opened.right
  const { prepare } = writer
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
  /** As seen by the transaction. Indexes are never dropped without their generation. */
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
    acquire: async (partition, owner, seen) => {
      const result = await attempt('read store', () =>
        inTransaction(writer, () => {
          const generation = which(writer)
          if (generation === null) return GONE
          const { owner: holder, epoch: before, beat } = controlOf(writer, generation, partition)
          const stoodStill = seen?.generation === generation && seen.epoch === before && seen.beat === beat
          if (holder !== null && !stoodStill)
            return left<LeaseHeld>({ tag: 'lease_held', generation, owner: holder, epoch: before, beat })
          const epoch = before + 1
          prepare(`
            INSERT INTO control (generation, partition, owner, epoch, beat, checkpoint, as_of)
            VALUES (?, ?, ?, ?, 0, ?, NULL)
            ON CONFLICT DO UPDATE SET owner = excluded.owner, epoch = excluded.epoch, beat = 0`).run(
            generation,
            partition,
            owner,
            epoch,
            LOG_START,
          )
          return right<never, Lease>({ partition, generation, owner, epoch })
        }),
      )
      return isLeft(result) ? result : result.right
    },
  })

  return right({
    // Once a build of another version has opened the file, nothing is there for this one: it neither reads nor folds.
    ...foldedOf((connection) => (isInShape(connection, wanted) ? servingOf(connection) : null)),
    of: (generation) =>
      foldedOf((connection) => (generationsOf(connection).all.includes(generation) ? generation : null)),

    beat: async ({ generation, partition, epoch }) => {
      const result = await attempt('read store', () =>
        prepare(`
          UPDATE control SET beat = beat + 1
          WHERE generation = ? AND partition = ? AND epoch = ? AND owner IS NOT NULL`).run(
          generation,
          partition,
          epoch,
        ),
      )
      if (isLeft(result)) return result
      return result.right.changes === 1 ? right(undefined) : left({ tag: 'lease_lost' })
    },
    release: async ({ generation, partition, epoch }) => {
      const result = await attempt('read store', () =>
        prepare('UPDATE control SET owner = NULL WHERE generation = ? AND partition = ? AND epoch = ?').run(
          generation,
          partition,
          epoch,
        ),
      )
      return isLeft(result) ? result : right(undefined)
    },
    commit: commitOn(writer),

    generations,

    integrity: () => attempt('read store', () => integrityOf(writer)),

    access: {
      stored: async () => {
        const rows = await attempt('read store', () =>
          prepare('SELECT id, workspace_id, revision, body FROM access ORDER BY id').raw().all(),
        )
        if (isLeft(rows)) return rows
        return right(
          (rows.right as [string, Uuid, number, string][]).map(([id, workspaceId, revision, body]) => ({
            id,
            workspaceId,
            revision,
            document: parsed(body),
          })),
        )
      },
      get: async (ids) => {
        const rows = await attempt('read store', () =>
          prepare(`SELECT id, revision, body FROM access WHERE ${among('id')}`)
            .raw()
            .all(JSON.stringify(ids)),
        )
        return isLeft(rows) ? rows : accessDocuments(rows.right as readonly AccessRow[])
      },
      ofWorkspace: async (workspaceId: Uuid) => {
        const rows = await attempt('read store', () =>
          prepare('SELECT id, revision, body FROM access WHERE workspace_id = ? ORDER BY id').raw().all(workspaceId),
        )
        if (isLeft(rows)) return rows
        const documents = accessDocuments(rows.right as readonly AccessRow[])
        return isLeft(documents) ? documents : right([...documents.right.values()].map(({ document }) => document))
      },
      put: (documents) =>
        attempt('read store', () =>
          durably(writer, () => {
            for (const { id, workspaceId, revision, document } of documents)
              prepare(`
                INSERT INTO access VALUES (@id, @workspaceId, @revision, @body)
                ON CONFLICT DO UPDATE SET revision = excluded.revision, body = excluded.body
                WHERE access.revision <= excluded.revision`).run({
                id,
                workspaceId,
                revision,
                body: JSON.stringify(document),
              })
          }),
        ),
      remove: (workspaceId) =>
        attempt('read store', () =>
          durably(writer, () => {
            prepare('DELETE FROM access WHERE workspace_id = ?').run(workspaceId)
          }),
        ),
    },
    close: () => {
      for (const { db } of [writer, ...idle]) db.close()
    },
  })
}
