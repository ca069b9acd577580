import { setTimeout as sleep } from 'node:timers/promises'
import type { AnyBulkWriteOperation, Collection, Filter } from 'mongodb'
import { isDuplicatesOnly } from './attempt.js'

/** Ids requested at once. */
export const IDS = 1_000
const RETRY_MS = 10

/**
 * Replaces each document if the stored number is lower (or, for `lte`, equal), and inserts it if there is none. A
 * duplicate key means that the stored number is not lower, or that the document was inserted meanwhile: reads it back,
 * and then ends or tries again.
 */
export const replaceGuarded = async <
  N extends string,
  D extends { readonly _id: string } & { readonly [K in N]: number },
>(
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
