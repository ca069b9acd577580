import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { left, right } from 'fp-ts/lib/Either.js'
import { type Db, MongoClient } from 'mongodb'
import type { AnyCollection, DocumentReader } from '#domain/documents'
import { attempt, openMongoDatabase } from '#mongodb/database'
import { CodeChange } from '#projections/entities/code-change'
import { Connection } from '#projections/entities/connection'
import { collections } from '#projections/index'
import { FOLD_VERSION } from '#projections/versions'
import { serverOn } from '#readstore/mongodb/driver'
import { openMongoReadStore, readStoreOn, shapeName } from '#readstore/mongodb/read-store'
import { ALL } from '#readstore/port'
import { uuid } from '#test/projections/support/events'
import { describeMongoDb, type MongoDbServer, newDatabase, startMongoDb } from '#test/support/mongodb/server'
import { startWay } from '#test/support/process/way'
import { failed, ok } from '#test/support/stores/outcome'
import { askedOperations, asksOf } from './questions.js'
import { batch, Things, thing } from './things.js'

const COLLECTIONS: readonly AnyCollection[] = [...collections, Things]
const time = { monotonicMs: () => performance.now(), wait: async () => undefined }

/** A question as the server gets it: which members it asks for or orders by, and which index it names. */
interface Asked {
  readonly collection: string
  readonly members: readonly string[]
  readonly hint: string | undefined
}

describeMongoDb('on MongoDB', () => {
  let server: MongoDbServer
  let url: string
  let client: MongoClient
  let db: Db
  const asked: Asked[] = []
  beforeAll(async () => {
    server = await startMongoDb()
    url = newDatabase(server)
    ;(await ok(openMongoReadStore(url, COLLECTIONS, FOLD_VERSION))).close()
    client = new MongoClient(url, { monitorCommands: true })
    db = client.db()
    client.on('commandStarted', ({ command }) => {
      const filter = command['filter'] ?? command['pipeline']?.[0]?.$match
      if (filter === undefined || command['listIndexes'] !== undefined) return
      const collection = String(command['find'] ?? command['aggregate'])
      const members = [...new Set([...Object.keys(filter), ...Object.keys(command['sort'] ?? {})])]
      asked.push({ collection, members, hint: command['hint'] })
    })
  })
  afterAll(async () => {
    await client.close()
    await server.stop()
  })

  /** The queries to the server in one use of the reader, without those of control documents, which are found by `_id`. */
  const askedIn = async (use: (docs: DocumentReader) => Promise<unknown>): Promise<readonly Asked[]> => {
    const store = readStoreOn(
      serverOn(db, shapeName(COLLECTIONS, FOLD_VERSION), COLLECTIONS, () => undefined),
      COLLECTIONS,
      time,
    )
    asked.splice(0)
    await ok(store.read(ALL, use))
    return asked.filter(({ collection }) => collection !== 'control')
  }
  /** The first members of the index that a question names are those that it asks for. */
  const expectServed = async ({ collection, members, hint = '_id_' }: Asked): Promise<void> => {
    const isById = hint === '_id_'
    const indexes = isById ? [] : await db.collection(collection).indexes()
    const fields = isById ? ['_id'] : Object.keys(indexes.find(({ name }) => name === hint)?.key ?? {})
    const wanted = members.filter((member) => member !== '_id' && !(isById && member === 'p'))
    expect([hint, fields.slice(0, wanted.length).sort()]).toEqual([hint, wanted.toSorted()])
    expect(fields.length).toBeGreaterThan(0)
  }

  describe('an index serves', () => {
    it.each(askedOperations.map((operation) => [operation.id, operation] as const))(
      'every question of %s',
      async (id, operation) => {
        const all = await askedIn(asksOf(operation))
        if (id !== 'apiKeys.list') expect(all.length).toBeGreaterThan(1)
        for (const one of all) await expectServed(one)
      },
    )
    it('ids, counts, pages, and each kind of condition', async () => {
      const sort = [{ by: 'rank', direction: 'desc' }] as const
      const all = await askedIn(async (docs) => {
        await docs.get(CodeChange, ['id'])
        await docs.count(Connection, { where: { workspaceId: { eq: uuid('w') } } })
        await docs.find(CodeChange, { where: {}, afterId: 'x', limit: 10 })
        await docs.stored(CodeChange, null, 10)
        await docs.withTerms(['a', 'b'])
        await docs.find(Things, { where: { owner: { eq: 'o' }, group: { in: ['a', null] } } })
        await docs.find(Things, { where: { owner: { eq: 'o' }, group: { from: 'a' } }, sort, limit: 3 })
        await docs.find(Things, { where: { rank: { below: 2 } }, sort })
      })
      expect(all).toHaveLength(7 + COLLECTIONS.filter(({ terms }) => terms !== undefined).length)
      for (const one of all) await expectServed(one)
    })
    it('what a workspace may do', async () => {
      const indexes = await db.collection('access').indexes()
      expect(indexes.map(({ key }) => Object.keys(key)[0])).toContain('workspaceId')
    })
  })

  it('an index of the same name by other members is refused, in words', async () => {
    const other = newDatabase(server)
    ;(await ok(openMongoReadStore(other, [Things], 's1'))).close()
    const opened = await ok(openMongoDatabase(other))
    const collection = opened.db.collection(`${shapeName([Things], 's1')}.1.thing`)
    await collection.dropIndex('1_group')
    await collection.createIndex({ 'm.rank': 1 }, { name: '1_group' })
    opened.close()
    const { message } = await failed(openMongoReadStore(other, [Things], 's1'))
    expect(message).toMatch(/thing\.1_group is by other members than this version's: drop it/)
  })

  it('the error that cut off a bulk write is reported', async () => {
    const way = await startWay(Number(new URL(server.url).port))
    const other = newDatabase(server).replace(new URL(server.url).port, String(way.port))
    const { db, close } = await ok(openMongoDatabase(other))
    const write = () => db.collection('cut').bulkWrite([{ insertOne: { document: { note: 'n' } } }])
    await write()
    way.cutAfter(1)
    const { cause } = await failed(attempt('read store', write))
    expect(cause).toMatch(/^MongoNetworkError: /)
    close()
    way.close()
  })

  it('the error that cut off a command, of which a part was sent, is reported', async () => {
    const way = await startWay(Number(new URL(server.url).port))
    const other = newDatabase(server).replace(new URL(server.url).port, String(way.port))
    const { db, close } = await ok(openMongoDatabase(other))
    // More than sockets hold.
    const write = () => db.collection<{ note: string }>('cut').insertOne({ note: 'n'.repeat(15_000_000) })
    await db.collection('cut').findOne({})
    way.resetAfter(1_000_000)
    const { cause } = await failed(attempt('read store', write))
    expect(cause).toMatch(/^MongoNetworkError: .*(ECONNRESET|EPIPE)/)
    close()
    way.close()
  })

  // The driver's own connection, which looks after the server, is the first one, and meets the close of the others.
  it('given that all connections are closed at once, and again, then it is asked again at once', async () => {
    const way = await startWay(Number(new URL(server.url).port))
    const { db, close } = await ok(
      openMongoDatabase(newDatabase(server).replace(new URL(server.url).port, String(way.port))),
    )
    const ask = () => attempt('read store', () => db.collection('cut').findOne({}))
    for (let times = 0; times < 3; times += 1) {
      await ask()
      // The driver looks after its server at most twice a second.
      await sleep(1_000)
      const asked = Promise.all(Array.from({ length: 20 }, ask))
      setImmediate(way.cut)
      await asked
      expect(await ask()).toEqual(right(null))
    }
    close()
    way.close()
  })

  it('given that the database is closed as it is asked, then the first documents are not told for all', async () => {
    const { db, close } = await ok(openMongoDatabase(newDatabase(server)))
    await db.collection('many').insertMany(Array.from({ length: 300 }, (_, n) => ({ n })))
    const answer = attempt('read store', () => db.collection('many').find({}).batchSize(100).toArray())
    close()
    expect(await answer).toMatchObject(left({ tag: 'store_unavailable', cause: 'MongoClientClosedError' }))
  })

  it('a commit of more than one document of MongoDB holds is in several parts, and whole', async () => {
    const other = newDatabase(server)
    const store = await ok(openMongoReadStore(other, [Things], 's1'))
    const lease = await ok(store.acquire(ALL, 'writer'))
    const ids = ['a', 'b', 'c', 'd', 'e']
    const note = 'x'.repeat(4_000_000)
    await ok(
      store.commit(
        lease,
        batch(
          '',
          '1',
          ids.map((id) => thing(id, { note })),
        ),
      ),
    )
    const found = await ok(store.read(ALL, (docs) => docs.get(Things, ids)))
    expect([...found.values()].map((one) => one.note.length)).toEqual(ids.map(() => note.length))
    const tooLarge = thing('f', { note: 'x'.repeat(15_000_000) })
    expect(await failed(store.commit(lease, batch('1', '2', [thing('g'), tooLarge])))).toEqual({
      tag: 'store_unavailable',
      store: 'read store',
      cause: 'a document of thing is larger than MongoDB takes',
      remedy: 'use a data folder in its place',
    })
    expect(await ok(store.moment(ALL))).toMatchObject({ checkpoint: '1' })
    store.close()
  })
})
