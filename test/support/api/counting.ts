import type { ReadStore, StampedReader } from '#readstore/port'

/** Look-ups of a read store so far. */
export interface LookUps {
  count: number
}

/** Counts each id and term that is looked for, and each query. */
const countedReader = (docs: StampedReader, lookUps: LookUps): StampedReader => ({
  ...docs,
  get: (collection, ids) => {
    lookUps.count += ids.length
    return docs.get(collection, ids)
  },
  find: (collection, query) => {
    lookUps.count += 1
    return docs.find(collection, query)
  },
  withTerms: (terms, most) => {
    lookUps.count += terms.length
    return docs.withTerms(terms, most)
  },
  count: (collection, query) => {
    lookUps.count += 1
    return docs.count(collection, query)
  },
})

/** The same store; what its readers look up is counted. */
export const countingLookUps = (readStore: ReadStore, lookUps: LookUps): ReadStore => ({
  ...readStore,
  read: (partition, use, decode) =>
    readStore.read(partition, (docs, moment) => use(countedReader(docs, lookUps), moment), decode),
})
