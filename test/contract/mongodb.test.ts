import { afterAll, beforeAll } from '@jest/globals'
import { type Document, MongoClient } from 'mongodb'
import { openMongoReadStore } from '#readstore/mongodb/read-store'
import { ALL } from '#readstore/port'
import { openMongoRegistry } from '#registry/mongodb/registry'
import { describeMongoDb, type MongoDbServer, newDatabase, startMongoDb } from '#test/support/mongodb/server'
import { ok } from '#test/support/stores/outcome'
import { type Misfiling, readStoreContract } from './read-store.contract.js'
import { registryContract } from './registry.contract.js'

const MISFILING: Readonly<Record<Misfiling, Document>> = {
  'a member of another value': { 'm.rank': 7777 },
  'a member that is null': { 'm.rank': null },
  'another term': { t: ['another'] },
  'no term': { t: [] },
  'a stamp that no commit has reached': { _seq: 1_000_000 },
}
const misfileIn = (url: string) => async (id: string, what: Misfiling) => {
  const client = await MongoClient.connect(url)
  const things = (await client.db().listCollections().toArray()).find(({ name }) => name.endsWith('.thing'))
  const own = { _id: `${ALL}/${id}` } as Document
  const { modifiedCount } = await client
    .db()
    .collection(things?.name ?? '')
    .updateOne(own, { $set: MISFILING[what] })
  await client.close()
  if (modifiedCount === 0) throw new Error(`there is no thing ${id}`)
}

describeMongoDb('MongoDB', () => {
  let server: MongoDbServer
  beforeAll(async () => {
    server = await startMongoDb()
  })
  afterAll(() => server.stop())

  readStoreContract('MongoDB', {
    capabilities: { snapshots: false, misfilings: Object.keys(MISFILING) as Misfiling[] },
    create: async () => {
      const url = newDatabase(server)
      return {
        open: (collections, shape) => ok(openMongoReadStore(url, collections, shape)),
        misfile: misfileIn(url),
      }
    },
  })
  registryContract('MongoDB', {
    create: async () => {
      const url = newDatabase(server)
      return { open: () => ok(openMongoRegistry(url)) }
    },
  })
})
