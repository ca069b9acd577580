import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { makeLargeHistory } from '#test/support/git/large-history'
import { describeMongoDb, type MongoDbServer, newDatabase, startMongoDb } from '#test/support/mongodb/server'
import { freshFolder } from '#test/support/process/folders'
import { settled } from '#test/support/process/pairs'
import { launch, run } from '#test/support/process/program'

describeMongoDb('given two workers on MongoDB that are killed again and again', () => {
  let server: MongoDbServer
  beforeAll(async () => {
    server = await startMongoDb()
  })
  afterAll(() => server.stop())

  it('while a repository is imported, then in the end every document equals a plain fold of the log', async () => {
    const env = { MONGODB_URL: newDatabase(server) }
    const folder = freshFolder()
    const data = join(folder, 'data')
    const git = join(folder, 'git')
    await makeLargeHistory(git, { commits: 600, seed: 5 })
    const created = ['workspace', 'create', 'acme/web', '--name', 'Web', '--owner', 'Ada', '--data', data]
    expect((await run(created, { env })).code).toBe(0)

    let isOver = false
    let kills = 0
    const worker = async (pause: number): Promise<void> => {
      while (!isOver) {
        const process = launch(['work', '--data', data], { env })
        await sleep(pause + ((kills * 977) % 2_500))
        await process.end('SIGKILL')
        kills += 1
      }
    }
    const workers = [worker(3_000), worker(4_100)]
    expect((await run(['import', 'git', git, '--workspace', 'acme/web', '--data', data], { env })).code).toBe(0)
    while (kills < 8) await sleep(100)
    isOver = true
    await Promise.all(workers)

    const { code, documents, differences } = await settled({ data, env })
    expect([code, differences]).toEqual([0, []])
    expect(documents).toBeGreaterThan(200)
  })
})
