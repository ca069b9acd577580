import { afterAll, beforeAll } from '@jest/globals'
import { openMongoReadStore } from '#readstore/mongodb/read-store'
import { openMongoRegistry } from '#registry/mongodb/registry'
import { describeMongoDb, type MongoDbServer, newDatabase, startMongoDb } from '#test/support/mongodb/server'
import { ok } from '#test/support/stores/outcome'
import { readStoreContract } from './read-store.contract.js'
import { registryContract } from './registry.contract.js'

describeMongoDb('MongoDB', () => {
  let server: MongoDbServer
  beforeAll(async () => {
    server = await startMongoDb()
  })
  afterAll(() => server.stop())

  readStoreContract('MongoDB', {
    capabilities: { snapshots: false },
    create: async () => {
      const url = newDatabase(server)
      return { open: (collections, shape) => ok(openMongoReadStore(url, collections, shape)) }
    },
  })
  registryContract('MongoDB', {
    create: async () => {
      const url = newDatabase(server)
      return { open: () => ok(openMongoRegistry(url)) }
    },
  })
})
