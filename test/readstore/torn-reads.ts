import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openMongoReadStore } from '#readstore/mongodb/read-store'
import { ALL, type ReadStore } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { Others, Things } from '#test/contract/things'
import { describeMongoDb, type MongoDbServer, newDatabase, startMongoDb } from '#test/support/mongodb/server'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { runScript } from '#test/support/stores/process'

const DOCUMENTS = 24
const IDS = Array.from({ length: DOCUMENTS }, (_, i) => `t${i}`)

/** One answer of many documents: how many moments are in it. */
const momentsIn = (store: ReadStore): Promise<number> =>
  ok(
    store.read(ALL, async (docs, { checkpoint }) => {
      const some = await docs.get(Things, IDS.slice(0, 9))
      const all = await docs.find(Things, { where: { owner: { eq: 'o' } } })
      const counted = await docs.count(Things, { where: { rank: { eq: Number(checkpoint) } } })
      const ranks = [...some.values(), ...all].map(({ rank }) => String(rank))
      return new Set([checkpoint, ...ranks, ...(counted === DOCUMENTS ? [] : ['counted'])]).size
    }),
  )

interface Amount {
  readonly readers: number
  readonly answers: number
}
interface Read {
  /** How many answers each reader was given, one at least being asked for of each. */
  readonly answers: readonly number[]
  readonly mixed: number
}

/** Readers ask for many documents until there are so many answers, and commits of a process that writes all of them. */
const readWhileWritten = async (
  where: string,
  open: () => Promise<ReadStore>,
  { readers, answers }: Amount,
): Promise<Read> => {
  const writer = runScript('commit-until-killed', where, String(DOCUMENTS))
  await writer.line()
  const stores = await Promise.all(Array.from({ length: readers }, open))
  const committed = async () => Number((await ok((stores[0] as ReadStore).moment(ALL))).checkpoint)
  const first = await committed()
  let [given, mixed] = [0, 0]
  const each = await Promise.all(
    stores.map(async (store) => {
      let own = 0
      while (given < answers || own === 0 || (await committed()) < first + 2) {
        if ((await momentsIn(store)) !== 1) mixed += 1
        own += 1
        given += 1
        // SQLite answers at once: others are to have their turn.
        await new Promise((resolve) => setImmediate(resolve))
      }
      return own
    }),
  )
  writer.kill()
  await writer.ended
  for (const store of stores) store.close()
  return { answers: each, mixed }
}

const expectWhole = ({ answers, mixed }: Read): void => {
  expect(mixed).toBe(0)
  expect(Math.min(...answers)).toBeGreaterThan(0)
}

/** That so many answers to so many readers are each of one moment, on either store. */
export const describeTornReads = (amount: Amount): void => {
  describe('on SQLite', () => {
    it('given a writer that commits without a pause, then no answer is mixed and no reader starves', async () => {
      const file = join(newFolder(), 'read.db')
      expectWhole(await readWhileWritten(file, () => ok(openSqliteReadStore(file, [Things, Others], 's1')), amount))
    })
  })

  describeMongoDb('on MongoDB', () => {
    let server: MongoDbServer
    beforeAll(async () => {
      server = await startMongoDb()
    })
    afterAll(() => server.stop())

    it('given a writer that commits without a pause, then no answer is mixed and no reader starves', async () => {
      const url = newDatabase(server)
      expectWhole(await readWhileWritten(url, () => ok(openMongoReadStore(url, [Things, Others], 's1')), amount))
    })
  })
}
