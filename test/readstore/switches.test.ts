import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openMongoReadStore } from '#readstore/mongodb/read-store'
import { ALL, type ReadStore } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { batch, holding, Others, stillOf, Things, thing } from '#test/contract/things'
import { describeMongoDb, type MongoDbServer, newDatabase, startMongoDb } from '#test/support/mongodb/server'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'

const READERS = 3
const ANSWERS = 600
const IDS = Array.from({ length: 24 }, (_, i) => `t${i}`)

const things = (rank: number) => IDS.map((id) => thing(id, { rank, note: `n${rank}` }))

/** Everything that an answer says of where it is from: one rank, where it is of one generation. */
const ranksIn = (store: ReadStore) =>
  store.read(ALL, async (docs, { checkpoint }) => {
    const some = await docs.get(Things, IDS.slice(0, 9))
    await new Promise((resolve) => setImmediate(resolve))
    const all = await docs.find(Things, { where: { owner: { eq: 'o' } } })
    const terms = await docs.withTerms([`n${checkpoint}`])
    const counted = await docs.count(Things, { where: { rank: { eq: Number(checkpoint) } } })
    const ranks = [...some.values(), ...all].map(({ rank }) => String(rank))
    const isWhole = all.length === IDS.length && counted === IDS.length
    const isNamed = terms.get(`n${checkpoint}`)?.length === IDS.length
    return [...new Set([checkpoint, ...ranks, ...(isWhole && isNamed ? [] : ['not whole'])])]
  })

/** Readers ask again and again while it is switched to and fro between two generations that differ in every number. */
const expectNoneMixed = async (open: () => Promise<ReadStore>): Promise<void> => {
  const store = await open()
  const first = await stillOf(store, await holding(store, things(1)))
  const building = await ok(store.generations.build())
  const builder = await ok(store.of(building).acquire(ALL, 'builder'))
  await ok(store.commit(builder, batch('', '2', things(2))))
  const second = await stillOf(store.of(building), builder)

  const readers = await Promise.all(Array.from({ length: READERS }, open))
  const seen = new Map<string, number>()
  let given = 0
  let switches = 0
  const switching = (async () => {
    for (let [to, from] = [second, first]; given < ANSWERS; [to, from] = [from, to]) {
      await ok(store.generations.serve(to[0]?.generation ?? 0, from))
      switches += 1
      // Never in step with the readers.
      for (let turns = 0; turns <= switches % 5; turns += 1) await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  await Promise.all(
    readers.map(async (reader) => {
      while (given < ANSWERS) {
        const ranks = (await ok(ranksIn(reader))).join(' and ')
        seen.set(ranks, (seen.get(ranks) ?? 0) + 1)
        given += 1
        // SQLite answers at once: others are to have their turn.
        await new Promise((resolve) => setImmediate(resolve))
      }
    }),
  )
  await switching
  for (const one of [store, ...readers]) one.close()
  expect([...seen.keys()].sort()).toEqual(['1', '2'])
  expect(switches).toBeGreaterThan(10)
}

describe('given two generations that are switched to and fro, then every answer is of one of them', () => {
  it('on SQLite', async () => {
    const file = join(newFolder(), 'read.db')
    await expectNoneMixed(() => ok(openSqliteReadStore(file, [Things, Others], 's1')))
  })
})
describeMongoDb('given two generations that are switched to and fro, then every answer is of one of them', () => {
  let server: MongoDbServer
  beforeAll(async () => {
    server = await startMongoDb()
  })
  afterAll(() => server.stop())

  it('on MongoDB', async () => {
    const url = newDatabase(server)
    await expectNoneMixed(() => ok(openMongoReadStore(url, [Things, Others], 's1')))
  })
})
