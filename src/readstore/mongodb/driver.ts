import { setTimeout as sleep } from 'node:timers/promises'
import { isLeft, left } from 'fp-ts/lib/Either.js'
import type { AnyBulkWriteOperation, Collection, Db, Filter } from 'mongodb'
import type { AnyCollection } from '#domain/documents'
import { attempt, DUPLICATE_KEY, isDuplicateKey, TRY_AGAIN } from '#mongodb/database'
import type { Generation, Partition } from '../port.js'
import { indexFor } from '../stored.js'
import {
  ACCESS,
  CONTROL,
  createIndexes,
  documentsName,
  indexName,
  PARTITION,
  prefixOf,
  RECORDS,
  TERMS,
  TERMS_INDEX,
} from './indexes.js'
import {
  type Control,
  DROPPED,
  type GenerationRegistry,
  type Image,
  NO_CONTROL,
  NO_GENERATIONS,
  type Operations,
  type RecordPart,
  type Server,
} from './operations.js'
import { filterOf, idIn, idOf, sortOf } from './queries.js'

interface StoredDocument {
  readonly _id: string
  readonly _seq: number
  readonly m?: Image['members']
  readonly t?: readonly string[]
  readonly body?: string
}
type StoredRecord = RecordPart & { readonly _id: string; readonly control: string }
interface StoredAccess {
  readonly _id: string
  readonly workspaceId: string
  readonly revision: number
  readonly body: string
}

/** Ids requested at once. */
const IDS = 1_000
const RETRY_MS = 10

/** Says whether an insert succeeded, or found an existing document. */
const isNew = (inserting: Promise<unknown>): Promise<boolean> =>
  inserting.then(
    () => true,
    (error: unknown) => {
      if (isDuplicateKey(error)) return false
      throw error
    },
  )

interface BulkError {
  /** One or more. */
  readonly writeErrors?: readonly { readonly code: number }[] | { readonly code: number }
  readonly result?: { readonly getWriteConcernError?: () => unknown }
}
/** Says whether all errors are duplicate keys. */
const isDuplicatesOnly = (error: unknown): boolean => {
  if (!isDuplicateKey(error)) return false
  const { writeErrors = [], result } = error as BulkError
  return (
    [writeErrors].flat().every(({ code }) => code === DUPLICATE_KEY) && result?.getWriteConcernError?.() === undefined
  )
}

/**
 * Replaces each document if the stored number is lower (or, for `lte`, equal), and inserts it if there is none. A
 * duplicate key means that the stored number is not lower, or that the document was inserted meanwhile: reads it back,
 * and then ends or tries again.
 */
const replaceGuarded = async <N extends string, D extends { readonly _id: string } & { readonly [K in N]: number }>(
  collection: Collection<D>,
  documents: readonly D[],
  number: N,
  lower: '$lt' | '$lte',
): Promise<void> => {
  let left = documents
  while (left.length > 0) {
    const replaced = left.map((document) => ({
      replaceOne: {
        filter: { _id: document._id, [number]: { [lower]: document[number] } },
        replacement: document,
        upsert: true,
      },
    })) as unknown as AnyBulkWriteOperation<D>[]
    const isDone = await collection.bulkWrite(replaced, { ordered: false }).then(
      () => true,
      (error: unknown) => {
        if (isDuplicatesOnly(error)) return false
        throw error
      },
    )
    if (isDone) return
    const found = new Map<string, number>()
    for (let i = 0; i < left.length; i += IDS) {
      const filter = { _id: { $in: left.slice(i, i + IDS).map(({ _id }) => _id) } } as unknown as Filter<D>
      for (const one of await collection.find(filter, { projection: { [number]: 1 } }).toArray())
        found.set(String(one._id), (one as unknown as D)[number])
    }
    left = left.filter((document) => {
      const there = found.get(document._id)
      return there === undefined || there < document[number] || (lower === '$lte' && there === document[number])
    })
    if (left.length > 0) await sleep(RETRY_MS)
  }
}

const storedImage = (partition: Partition, seq: number, { id, members, terms, body }: Image): StoredDocument =>
  body === null
    ? { _id: idIn(partition, id), _seq: seq }
    : ({
        _id: idIn(partition, id),
        _seq: seq,
        [PARTITION]: partition,
        m: members,
        [TERMS]: terms,
        body,
      } as StoredDocument)

const run = <A>(ask: () => Promise<A>) => attempt('read store', ask)

/** The operations on a database, for collections with the given prefix. */
const operationsOn = (db: Db, prefix: string): Operations => {
  const controls = db.collection<Partial<Control> & { readonly _id: string }>(CONTROL)
  const records = db.collection<StoredRecord>(RECORDS)
  const documents = (name: string) => db.collection<StoredDocument>(documentsName(prefix, name))
  const keyOf = (partition: Partition): string => `${prefix}/${partition}`
  const bodiesOf = (partition: Partition, collection: AnyCollection, query: Parameters<Operations['find']>[2]) =>
    documents(collection.name)
      .find(filterOf(partition, query), { hint: indexName(collection, indexFor(collection, query)) })
      .sort(sortOf(query))
      .limit(query.limit ?? 0)

  return {
    control: (partition) =>
      run(async () => {
        const found = await controls.findOne({ _id: keyOf(partition) })
        return { ...NO_CONTROL, ...found }
      }),
    compareAndSet: (partition, expected, changed) =>
      run(async () => {
        const _id = keyOf(partition)
        const change = { ...(Object.keys(changed).length === 0 ? {} : { $set: changed }), $inc: { beat: 1 } }
        const { matchedCount } = await controls.updateOne({ _id, ...expected }, change)
        if (matchedCount > 0) return true
        const isExpectedNew = Object.entries(expected).every(
          ([member, value]) => NO_CONTROL[member as keyof Control] === value,
        )
        if (!isExpectedNew) return false
        return isNew(controls.insertOne({ _id, ...NO_CONTROL, ...changed, beat: 1 }))
      }),
    hold: (partition, ms) =>
      run(async () => void (await controls.updateOne({ _id: keyOf(partition) }, { $max: { hold: ms } }))),

    insertRecord: (partition, parts) =>
      run(async () => {
        for (const part of parts)
          await records.insertOne({ ...part, _id: `${part.record}/${part.part}`, control: keyOf(partition) })
      }),
    record: (_, record) =>
      run(() =>
        records
          .find({ _id: { $gte: `${record}/`, $lt: `${record}0` } })
          .sort({ _id: 1 })
          .toArray(),
      ),
    removeRecords: (partition, seq) =>
      run(async () => void (await records.deleteMany({ control: keyOf(partition), seq: { $lte: seq } }))),

    replace: async (partition, seq, images) => {
      const byCollection = new Map<string, StoredDocument[]>()
      for (const image of images) {
        const all = byCollection.get(image.collection) ?? []
        all.push(storedImage(partition, seq, image))
        byCollection.set(image.collection, all)
      }
      return run(async () => {
        for (const [name, all] of byCollection) await replaceGuarded(documents(name), all, '_seq', '$lt')
      })
    },
    highestSeq: (partition, images) =>
      run(async () => {
        let highest = 0
        for (const name of new Set(images.map(({ collection }) => collection))) {
          const ids = images.filter(({ collection }) => collection === name).map(({ id }) => idIn(partition, id))
          for (let i = 0; i < ids.length; i += IDS) {
            const filter = { _id: { $in: ids.slice(i, i + IDS) } }
            for (const { _seq } of await documents(name)
              .find(filter, { projection: { _seq: 1 } })
              .toArray())
              highest = Math.max(highest, _seq)
          }
        }
        return highest
      }),
    get: (partition, collection, ids) =>
      run(async () => {
        const bodies = new Map<string, string>()
        for (let i = 0; i < ids.length; i += IDS) {
          const some = ids.slice(i, i + IDS).map((id) => idIn(partition, id))
          for (const { _id, body } of await documents(collection.name)
            .find({ _id: { $in: some } })
            .toArray())
            if (body !== undefined) bodies.set(idOf(partition, _id), body)
        }
        return bodies
      }),
    find: (partition, collection, query) =>
      run(async () =>
        (await bodiesOf(partition, collection, query).toArray()).map(({ _id, body }) => [
          idOf(partition, _id),
          body ?? '',
        ]),
      ),
    withTerms: (partition, collection, terms) =>
      run(async () => {
        const found = new Map<string, readonly string[]>()
        for (let i = 0; i < terms.length; i += IDS) {
          const filter = { [PARTITION]: partition, [TERMS]: { $in: terms.slice(i, i + IDS) } }
          const options = { hint: TERMS_INDEX, projection: { [TERMS]: 1 } }
          for (const { _id, t = [] } of await documents(collection.name).find(filter, options).toArray())
            found.set(idOf(partition, _id), t)
        }
        return [...found]
      }),
    count: (partition, collection, query) =>
      run(() =>
        documents(collection.name).countDocuments(filterOf(partition, query), {
          hint: indexName(collection, indexFor(collection, query)),
        }),
      ),
    stored: async (partition, collection, afterId, limit) =>
      run(async () => {
        const query = { where: {}, limit, ...(afterId === null ? {} : { afterId }) }
        const rows = await bodiesOf(partition, collection, query).toArray()
        return rows.map(({ _id, _seq: seq, m: members = {}, t: terms = [], body = '' }) => ({
          id: idOf(partition, _id),
          members,
          terms,
          body,
          seq,
        }))
      }),
  }
}

/** The control document of a shape's generations. */
type StoredRegistry = GenerationRegistry & { readonly _id: string }

/** A server's database, for documents of this shape. */
export const serverOn = (db: Db, shape: string, collections: readonly AnyCollection[], close: () => void): Server => {
  const registries = db.collection<StoredRegistry>(CONTROL)
  const access = db.collection<StoredAccess>(ACCESS)
  const isOfShape = new RegExp(`^${shape}\\.(\\d+)[./]`)
  const generationIn = (name: string): Generation => Number(isOfShape.exec(name)?.[1])

  return {
    of: (generation) => operationsOn(db, prefixOf(shape, generation)),
    generations: () => run(async () => ({ ...NO_GENERATIONS, ...(await registries.findOne({ _id: shape })) })),
    setGenerations: (changes, registry) =>
      run(async () => {
        const { matchedCount } = await registries.replaceOne({ _id: shape, changes }, registry)
        if (matchedCount > 0 || changes > 0) return matchedCount > 0
        return isNew(registries.insertOne({ ...registry, _id: shape }))
      }),
    prepare: async (generation) => {
      const made = await createIndexes(db, prefixOf(shape, generation), collections)
      if (!isLeft(made)) return made
      return left({ tag: 'store_unavailable', store: 'read store', cause: made.left.message, remedy: TRY_AGAIN })
    },
    drop: (isDropped) =>
      run(async () => {
        const controls = db.collection<Control & { readonly _id: string }>(CONTROL)
        for (const { _id } of await controls.find({ _id: isOfShape }, { projection: { _id: 1 } }).toArray()) {
          if (!isDropped(generationIn(_id))) continue
          const mark = { $set: { owner: null, pending: null, seq: DROPPED }, $inc: { epoch: 1, beat: 1 } }
          await controls.updateOne({ _id, seq: { $ne: DROPPED } }, mark)
          await db.collection<StoredRecord>(RECORDS).deleteMany({ control: _id })
        }
        for (const { name } of await db.listCollections({ name: isOfShape }, { nameOnly: true }).toArray())
          if (isDropped(generationIn(name))) await db.dropCollection(name)
      }),

    access: {
      get: (ids) =>
        run(async () => {
          const rows = await access.find({ _id: { $in: [...ids] } }).toArray()
          return rows.map(({ _id, revision, body }) => [_id, revision, body] as const)
        }),
      ofWorkspace: (workspaceId) =>
        run(async () => {
          const rows = await access.find({ workspaceId }).sort({ _id: 1 }).toArray()
          return rows.map(({ _id, revision, body }) => [_id, revision, body] as const)
        }),
      stored: () =>
        run(async () => {
          const rows = await access.find({}).sort({ _id: 1 }).toArray()
          return rows.map(({ _id: id, workspaceId, revision, body }) => ({ id, workspaceId, revision, body }))
        }),
      put: (images) => {
        const documents = images.map(({ id, ...rest }) => ({ _id: id, ...rest }))
        return run(() => replaceGuarded(access, documents, 'revision', '$lte'))
      },
      remove: (workspaceId) => run(async () => void (await access.deleteMany({ workspaceId }))),
    },
    close,
  }
}
