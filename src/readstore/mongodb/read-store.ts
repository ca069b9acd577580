import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { AnyCollection } from '#domain/documents'
import type { OpenError, Outcome, StoreError } from '#domain/outcome'
import { openMongoDatabase } from '#mongodb/database'
import { BY_LAST_DIGIT } from '../partitions.js'
import type { Folded, Generation, Partition, ReadStore } from '../port.js'
import { accessDocuments, parsed, shapeText } from '../stored.js'
import { commitOf, type Time } from './commit.js'
import { serverOn } from './driver.js'
import { disturb, generationsOn, servingOn, thereOn } from './generations.js'
import { createIndexes, prefixOf } from './indexes.js'
import { acquireOf, beatOf, releaseOf } from './lease.js'
import type { Server } from './operations.js'
import { momentOf, readOf, type Which } from './read.js'

const foldedOf = (
  server: Server,
  which: () => Outcome<StoreError, Generation>,
  collections: readonly AnyCollection[],
  time: Time,
  partitions: readonly Partition[],
): Folded => {
  const operations: Which = async () => {
    const generation = await which()
    if (isLeft(generation)) return generation
    return right({ generation: generation.right, operations: server.of(generation.right) })
  }
  return {
    partitions,
    read: readOf(operations, collections, time),
    moment: momentOf(operations),
    acquire: async (partition, owner, seen) => {
      const generation = await which()
      if (isLeft(generation)) return generation
      const disturbed = seen === undefined ? right(undefined) : await disturb(server)
      if (isLeft(disturbed)) return disturbed
      return acquireOf(server.of(generation.right), generation.right)(partition, owner, seen)
    },
  }
}

/** The read store on a server, using only operations on single documents. */
export const readStoreOn = (
  server: Server,
  collections: readonly AnyCollection[],
  time: Time,
  partitions: readonly Partition[] = BY_LAST_DIGIT,
): ReadStore => ({
  ...foldedOf(server, () => servingOn(server), collections, time, partitions),
  of: (generation) => foldedOf(server, () => thereOn(server, generation), collections, time, partitions),
  beat: (lease) => beatOf(server.of(lease.generation))(lease),
  release: (lease) => releaseOf(server.of(lease.generation))(lease),
  commit: (lease, batch) => commitOf(server.of(lease.generation), time)(lease, batch),
  generations: generationsOn(server, partitions),
  // MongoDB keeps checksums of its own.
  integrity: async () => right([]),
  access: {
    stored: async () => {
      const rows = await server.access.stored()
      if (isLeft(rows)) return rows
      return right(rows.right.map(({ body, ...rest }) => ({ ...rest, document: parsed(body) })))
    },
    get: async (ids) => {
      const rows = await server.access.get(ids)
      return isLeft(rows) ? rows : accessDocuments(rows.right)
    },
    ofWorkspace: async (workspaceId) => {
      const rows = await server.access.ofWorkspace(workspaceId)
      if (isLeft(rows)) return rows
      const documents = accessDocuments(rows.right)
      return isLeft(documents) ? documents : right([...documents.right.values()].map(({ document }) => document))
    },
    put: async (documents) =>
      server.access.put(documents.map(({ document, ...rest }) => ({ ...rest, body: JSON.stringify(document) }))),
    remove: server.access.remove,
  },
  close: server.close,
})

const systemTime: Time = { monotonicMs: () => performance.now(), wait: (ms) => sleep(ms) }

/** The name of a build's generations: another shape has others. */
export const shapeName = (collections: readonly AnyCollection[], shape: string): string =>
  createHash('sha256').update(shapeText(collections, shape)).digest('hex').slice(0, 12)

/**
 * The read store in a MongoDB database, for any number of processes and machines. Documents of another `shape` than
 * this build's stay untouched beside the newly folded ones; all shapes share access documents.
 */
export const openMongoReadStore = async (
  url: string,
  collections: readonly AnyCollection[],
  shape: string,
): Outcome<OpenError, ReadStore> => {
  const opened = await openMongoDatabase(url)
  if (isLeft(opened)) return opened
  const { db, close } = opened.right
  const name = shapeName(collections, shape)
  const server = serverOn(db, name, collections, close)
  const serving = await servingOn(server)
  const indexed = isLeft(serving)
    ? left<OpenError>({
        tag: 'open_error',
        message: `the MongoDB of MONGODB_URL cannot be read: ${serving.left.cause}`,
      })
    : await createIndexes(db, prefixOf(name, serving.right), collections)
  if (isLeft(indexed)) {
    close()
    return indexed
  }
  return right(readStoreOn(server, collections, systemTime))
}
