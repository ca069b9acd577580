import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { openMongoReadStore } from '#readstore/mongodb/read-store'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { Others, Things } from '#test/contract/things'
import { describeMongoDb, type MongoDbServer, newDatabase, startMongoDb } from '#test/support/mongodb/server'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { type Read, readWhileWritten } from './torn-reads.js'

jest.setTimeout(900_000)
const MANY = { readers: 6, answers: 10_000 }

const expectWhole = ({ answers, mixed, commits }: Read): void => {
  expect(mixed).toBe(0)
  expect(Math.min(...answers)).toBeGreaterThan(0)
  expect(commits).toBeGreaterThan(1)
}

describe('on SQLite', () => {
  it('given a writer that commits without a pause, then no answer is mixed and no reader starves', async () => {
    const file = join(newFolder(), 'read.db')
    expectWhole(await readWhileWritten(file, () => ok(openSqliteReadStore(file, [Things, Others], 's1')), MANY))
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
    expectWhole(await readWhileWritten(url, () => ok(openMongoReadStore(url, [Things, Others], 's1')), MANY))
  })
})
