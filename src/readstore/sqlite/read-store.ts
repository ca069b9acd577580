import type { Either } from 'fp-ts/lib/Either.js'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import type { AnyCollection } from '#domain/documents'
import type { OpenError, Outcome, StoreUnavailable } from '#domain/outcome'
import { LOG_START, type Position } from '#eventlog/port'
import { attempt, type Connection, connectAgain, durably, inTransaction, openDatabase } from '#sqlite/database'
import { UNDIVIDED } from '../partitions.js'
import type { Batch, CheckpointMoved, Lease, LeaseHeld, LeaseLost, Moment, Partition, ReadStore } from '../port.js'
import { createTables, documentReader, type Writing, writingOf } from './documents.js'

const FORMAT = 1

interface Control {
  readonly owner: string | null
  readonly epoch: number
  readonly beat: number
  readonly checkpoint: Position
  readonly as_of: Instant | null
}
const NO_CONTROL: Control = { owner: null, epoch: 0, beat: 0, checkpoint: LOG_START, as_of: null }

const controlOf = ({ prepare }: Connection, partition: Partition): Control =>
  (prepare('SELECT owner, epoch, beat, checkpoint, as_of FROM control WHERE partition = ?').get(partition) as
    | Control
    | undefined) ?? NO_CONTROL

const momentOf = (connection: Connection, partition: Partition): Moment => {
  const { checkpoint, as_of } = controlOf(connection, partition)
  return { checkpoint, asOf: as_of }
}

/** What is stored and cannot be read is an error, never "there is none". */
const accessDocuments = (
  rows: readonly (readonly [id: string, body: unknown])[],
): Either<StoreUnavailable, ReadonlyMap<string, unknown>> => {
  try {
    return right(new Map(rows.map(([id, body]) => [id, JSON.parse(body as string) as unknown])))
  } catch {
    return left({ tag: 'store_unavailable', store: 'read store', cause: 'an access document is not JSON' })
  }
}

/**
 * The read store in one SQLite file, for any number of processes of one machine.
 * Where the stored documents are of another `shape` than this build folds, they are dropped, to be folded again
 * from the log; access documents stay.
 */
export const openSqliteReadStore = async (
  file: string,
  collections: readonly AnyCollection[],
  shape: string,
): Outcome<OpenError, ReadStore> => {
  const opened = await openDatabase(file, FORMAT, ({ db }) => {
    db.exec(`
      CREATE TABLE IF NOT EXISTS control (
        partition TEXT PRIMARY KEY, owner TEXT, epoch INTEGER NOT NULL, beat INTEGER NOT NULL,
        checkpoint TEXT NOT NULL, as_of TEXT
      );
      CREATE TABLE IF NOT EXISTS access (
        id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL, revision INTEGER NOT NULL, body TEXT NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS access_of_workspace ON access (workspace_id);
      CREATE TABLE IF NOT EXISTS shape (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), shape TEXT NOT NULL);
    `)
  })
  if (isLeft(opened)) return opened
  const writer = opened.right
  const { prepare } = writer
  const shaped = await attempt('read store', () =>
    inTransaction(writer, () => createTables(writer, collections, shape)),
  )
  if (isLeft(shaped)) return left({ tag: 'open_error', message: `${file} cannot be prepared (${shaped.left.cause})` })

  const idle: Connection[] = []
  const withReader = async <R>(
    use: (connection: Connection) => Promise<R>,
  ): Promise<R | Either<StoreUnavailable, never>> => {
    const known = idle.pop()
    const connected = known === undefined ? await connectAgain('read store', file) : right(known)
    if (isLeft(connected)) return connected
    const connection = connected.right
    try {
      return await use(connection)
    } finally {
      if (connection.db.inTransaction) connection.db.exec('ROLLBACK')
      idle.push(connection)
    }
  }

  const writings = new Map(collections.map((collection) => [collection, writingOf(collection, writer)]))
  const writing = (collection: AnyCollection): Writing => {
    const known = writings.get(collection)
    if (known === undefined) throw new Error(`the store was opened without the collection ${collection.name}`)
    return known
  }
  const write = ({ writes, deletes }: Batch): void => {
    const byCollection = new Map<AnyCollection, Batch['writes'][number][]>()
    for (const one of writes) {
      const rows = byCollection.get(one.collection) ?? []
      rows.push(one)
      byCollection.set(one.collection, rows)
    }
    for (const [collection, rows] of byCollection) writing(collection).put(rows)
    for (const { collection, id } of deletes) writing(collection).remove(id)
  }

  return right({
    partitions: UNDIVIDED,
    read: (partition, use) =>
      withReader(async (connection) => {
        const moment = await attempt('read store', () => {
          if (!connection.db.inTransaction) connection.db.exec('BEGIN')
          // The first read fixes what the transaction sees.
          return momentOf(connection, partition)
        })
        return isLeft(moment) ? moment : use(documentReader(connection), moment.right)
      }),
    moment: (partition) => attempt('read store', () => momentOf(writer, partition)),

    acquire: async (partition, owner, seen) => {
      const result = await attempt('read store', () =>
        inTransaction(writer, () => {
          const control = controlOf(writer, partition)
          const stoodStill = seen !== undefined && seen.epoch === control.epoch && seen.beat === control.beat
          if (control.owner !== null && !stoodStill)
            return left<LeaseHeld>({
              tag: 'lease_held',
              owner: control.owner,
              epoch: control.epoch,
              beat: control.beat,
            })
          const epoch = control.epoch + 1
          prepare(`
            INSERT INTO control (partition, owner, epoch, beat, checkpoint, as_of) VALUES (?, ?, ?, 0, ?, NULL)
            ON CONFLICT DO UPDATE SET owner = excluded.owner, epoch = excluded.epoch, beat = 0`).run(
            partition,
            owner,
            epoch,
            LOG_START,
          )
          return right<never, Lease>({ partition, owner, epoch })
        }),
      )
      return isLeft(result) ? result : result.right
    },
    beat: async ({ partition, epoch }) => {
      const result = await attempt('read store', () =>
        prepare('UPDATE control SET beat = beat + 1 WHERE partition = ? AND epoch = ? AND owner IS NOT NULL').run(
          partition,
          epoch,
        ),
      )
      if (isLeft(result)) return result
      return result.right.changes === 1 ? right(undefined) : left({ tag: 'lease_lost' })
    },
    release: async ({ partition, epoch }) => {
      const result = await attempt('read store', () =>
        prepare('UPDATE control SET owner = NULL WHERE partition = ? AND epoch = ?').run(partition, epoch),
      )
      return isLeft(result) ? result : right(undefined)
    },
    commit: async (lease, batch) => {
      const result = await attempt('read store', () =>
        inTransaction(writer, () => {
          const control = controlOf(writer, lease.partition)
          if (control.epoch !== lease.epoch || control.owner === null) return left<LeaseLost>({ tag: 'lease_lost' })
          if (control.checkpoint !== batch.from)
            return left<CheckpointMoved>({ tag: 'checkpoint_moved', actual: control.checkpoint })
          write(batch)
          prepare('UPDATE control SET checkpoint = ?, as_of = ?, beat = beat + 1 WHERE partition = ?').run(
            batch.to,
            batch.asOf,
            lease.partition,
          )
          return right(undefined)
        }),
      )
      return isLeft(result) ? result : result.right
    },

    access: {
      get: async (ids) => {
        const bodies = await attempt('read store', () =>
          ids.map((id) => [id, prepare('SELECT body FROM access WHERE id = ?').pluck().get(id)] as const),
        )
        return isLeft(bodies) ? bodies : accessDocuments(bodies.right.filter(([, body]) => body !== undefined))
      },
      ofWorkspace: async (workspaceId: Uuid) => {
        const rows = await attempt('read store', () =>
          prepare('SELECT id, body FROM access WHERE workspace_id = ? ORDER BY id').raw().all(workspaceId),
        )
        if (isLeft(rows)) return rows
        const documents = accessDocuments(rows.right as readonly (readonly [string, string])[])
        return isLeft(documents) ? documents : right([...documents.right.values()])
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
