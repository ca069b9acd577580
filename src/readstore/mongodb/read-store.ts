import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { AnyCollection } from '#domain/documents'
import type { OpenError, Outcome, StoreUnavailable } from '#domain/outcome'
import { openMongoDatabase } from '#mongodb/database'
import { BY_LAST_DIGIT } from '../partitions.js'
import type { ReadStore } from '../port.js'
import { parsed } from '../stored.js'
import { commitOf, type Time } from './commit.js'
import { operationsOn } from './driver.js'
import { createIndexes } from './indexes.js'
import { acquireOf, beatOf, releaseOf } from './lease.js'
import type { Operations } from './operations.js'
import { momentOf, readOf } from './read.js'

/** What is stored and cannot be read is an error, never "there is none". */
const accessDocuments = (rows: Iterable<readonly [id: string, body: string]>) => {
  const documents = new Map<string, unknown>()
  for (const [id, body] of rows) {
    const document = parsed(body)
    if (document === undefined)
      return left<StoreUnavailable>({
        ...{ tag: 'store_unavailable', store: 'read store' },
        cause: 'an access document is not JSON',
      })
    documents.set(id, document)
  }
  return right(documents)
}

/** The read store on a server that does operations on single documents, and nothing more. */
export const readStoreOn = (operations: Operations, collections: readonly AnyCollection[], time: Time): ReadStore => ({
  partitions: BY_LAST_DIGIT,
  read: readOf(operations, collections, time),
  moment: momentOf(operations),
  acquire: acquireOf(operations),
  beat: beatOf(operations),
  release: releaseOf(operations),
  commit: commitOf(operations, time),
  access: {
    get: async (ids) => {
      const bodies = await operations.access.get(ids)
      return isLeft(bodies) ? bodies : accessDocuments(bodies.right)
    },
    ofWorkspace: async (workspaceId) => {
      const rows = await operations.access.ofWorkspace(workspaceId)
      if (isLeft(rows)) return rows
      const documents = accessDocuments(rows.right)
      return isLeft(documents) ? documents : right([...documents.right.values()])
    },
    put: async (documents) =>
      operations.access.put(documents.map(({ document, ...rest }) => ({ ...rest, body: JSON.stringify(document) }))),
    remove: operations.access.remove,
  },
  close: operations.close,
})

const systemTime: Time = { monotonicMs: () => performance.now(), wait: (ms) => sleep(ms) }

/** By which name the documents go that a build folds: those of another shape are other documents. */
export const generationOf = (collections: readonly AnyCollection[], shape: string): string =>
  createHash('sha256')
    .update(`${shape} ${JSON.stringify(collections.map(({ name, indexes }) => [name, indexes]))}`)
    .digest('hex')
    .slice(0, 12)

/**
 * The read store in a database of a MongoDB, for any number of processes and machines. Documents of another `shape` than
 * this build folds are left alone, and folded anew beside them; access documents are one for all.
 */
export const openMongoReadStore = async (
  url: string,
  collections: readonly AnyCollection[],
  shape: string,
): Outcome<OpenError, ReadStore> => {
  const opened = await openMongoDatabase(url)
  if (isLeft(opened)) return opened
  const { db, close } = opened.right
  const generation = generationOf(collections, shape)
  const indexed = await createIndexes(db, generation, collections)
  if (isLeft(indexed)) {
    close()
    return indexed
  }
  return right(readStoreOn(operationsOn(db, generation, close), collections, systemTime))
}
