import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Db, IndexDescription } from 'mongodb'
import type { AnyCollection } from '#domain/documents'
import type { OpenError, Outcome } from '#domain/outcome'
import { attempt } from '#mongodb/database'
import type { Generation } from '../port.js'

export const CONTROL = 'control'
export const RECORDS = 'records'
export const ACCESS = 'access'
/** The prefix of names of a shape's generation. */
export const prefixOf = (shape: string, generation: Generation): string => `${shape}.${generation}`
export const documentsName = (prefix: string, collection: string): string => `${prefix}.${collection}`

/** The path of a member in its index. */
export const fieldOf = (member: string): string => `m.${member}`
/** Set in live documents only; tombstones lack it. */
export const PARTITION = 'p'
/** The document's terms, which MongoDB indexes one by one. */
export const TERMS = 't'
export const TERMS_INDEX = 'terms'
export const indexName = ({ indexes }: AnyCollection, place: number | null): string =>
  place === null ? '_id_' : `${place}_${indexes[place]?.join('_')}`

type Index = Required<Pick<IndexDescription, 'name'>> & { readonly key: Readonly<Record<string, 1>> }

const keyOf = (members: readonly string[]): Index['key'] =>
  Object.fromEntries([PARTITION, ...members.map(fieldOf), '_id'].map((field) => [field, 1]))

const TERMS_KEY = { [PARTITION]: 1, [TERMS]: 1, _id: 1 } as const

/** The indexes of every collection of a generation; `_id` is always indexed. */
const indexesOf = (prefix: string, collections: readonly AnyCollection[]): ReadonlyMap<string, readonly Index[]> =>
  new Map([
    [RECORDS, [{ name: 'control_seq', key: { control: 1, seq: 1 } }]],
    [ACCESS, [{ name: 'workspaceId', key: { workspaceId: 1, _id: 1 } }]],
    ...collections.map(
      (collection) =>
        [
          documentsName(prefix, collection.name),
          [
            ...collection.indexes.map((members, i) => ({ name: indexName(collection, i), key: keyOf(members) })),
            ...(collection.terms === undefined ? [] : [{ name: TERMS_INDEX, key: TERMS_KEY }]),
          ],
        ] as const,
    ),
  ])

/** Makes missing collections and indexes; refuses an index of the same name with other members. */
export const createIndexes = async (
  db: Db,
  prefix: string,
  collections: readonly AnyCollection[],
): Outcome<OpenError, void> => {
  const refused = (what: string) =>
    left<OpenError>({ tag: 'open_error', message: `the MongoDB of MONGODB_URL cannot be prepared: ${what}` })
  const wanted = [...indexesOf(prefix, collections)]
  const found = await attempt('read store', async () => {
    const there = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name))
    return Promise.all(
      wanted.map(async ([name, indexes]) => {
        if (!there.has(name)) await db.createCollection(name).catch(unlessThere)
        const collection = db.collection(name)
        const keys = new Map((await collection.indexes()).map((index) => [index.name, JSON.stringify(index.key)]))
        const missing = indexes.filter((index) => !keys.has(index.name))
        if (missing.length > 0) await collection.createIndexes(missing)
        return indexes
          .filter((index) => keys.has(index.name) && keys.get(index.name) !== JSON.stringify(index.key))
          .map((index) => `${name}.${index.name}`)
      }),
    )
  })
  if (isLeft(found)) return refused(found.left.cause)
  const foreign = found.right.flat()
  return foreign.length === 0
    ? right(undefined)
    : refused(`its index ${foreign[0]} is by other members than this version's: drop it, and start again`)
}

const NAMESPACE_EXISTS = 48
/** Another process has made it meanwhile. */
const unlessThere = (error: { readonly code?: unknown }): void => {
  if (error.code !== NAMESPACE_EXISTS) throw error
}
