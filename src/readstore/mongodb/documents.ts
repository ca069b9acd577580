import type { Db } from 'mongodb'
import type { AnyCollection } from '#domain/documents'
import type { Partition } from '../port.js'
import { indexFor } from '../stored.js'
import { run } from './attempt.js'
import { documentsName, indexName, PARTITION, TERMS, TERMS_INDEX } from './indexes.js'
import type { Image, Operations } from './operations.js'
import { filterOf, idIn, idOf, sortOf } from './queries.js'
import { IDS, replaceGuarded } from './replace-guarded.js'

interface StoredDocument {
  readonly _id: string
  readonly _seq: number
  readonly m?: Image['members']
  readonly t?: readonly string[]
  readonly body?: string
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

/** The documents of a generation, by the name of their collection. */
const documentsOn = (db: Db, prefix: string) => (name: string) =>
  db.collection<StoredDocument>(documentsName(prefix, name))

/** The operations that write documents. */
export const writesOn = (db: Db, prefix: string): Pick<Operations, 'replace' | 'highestSeq'> => {
  const documents = documentsOn(db, prefix)
  return {
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
  }
}

/** The operations that read documents. */
export const readsOn = (
  db: Db,
  prefix: string,
): Pick<Operations, 'get' | 'find' | 'withTerms' | 'count' | 'stored'> => {
  const documents = documentsOn(db, prefix)
  const bodiesOf = (partition: Partition, collection: AnyCollection, query: Parameters<Operations['find']>[2]) =>
    documents(collection.name)
      .find(filterOf(partition, query), { hint: indexName(collection, indexFor(collection, query)) })
      .sort(sortOf(query))
      .limit(query.limit ?? 0)
  return {
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
