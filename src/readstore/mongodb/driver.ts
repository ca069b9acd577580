import { isLeft, left } from 'fp-ts/lib/Either.js'
import type { Db } from 'mongodb'
import type { AnyCollection } from '#domain/documents'
import { TRY_AGAIN } from '#mongodb/database'
import type { Generation } from '../port.js'
import { accessOn } from './access.js'
import { isNew, run } from './attempt.js'
import { controlsOn } from './controls.js'
import { readsOn, writesOn } from './documents.js'
import { CONTROL, createIndexes, prefixOf, RECORDS } from './indexes.js'
import {
  type Control,
  DROPPED,
  type GenerationRegistry,
  NO_GENERATIONS,
  type Operations,
  type Server,
} from './operations.js'
import { recordsOn, type StoredRecord } from './records.js'

/** The operations on a database, for collections with the given prefix. */
const operationsOn = (db: Db, prefix: string): Operations => ({
  ...controlsOn(db, prefix),
  ...recordsOn(db, prefix),
  ...writesOn(db, prefix),
  ...readsOn(db, prefix),
})

/** The control document of a shape's generations. */
type StoredRegistry = GenerationRegistry & { readonly _id: string }

/** A server's database, for documents of this shape. */
export const serverOn = (db: Db, shape: string, collections: readonly AnyCollection[], close: () => void): Server => {
  const registries = db.collection<StoredRegistry>(CONTROL)
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

    access: accessOn(db),
    close,
  }
}
