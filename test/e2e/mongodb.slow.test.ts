import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { writeHistory } from '#test/support/git/history'
import { describeOwnMongoDb, type MongoDbServer, newDatabase, startJavaServer } from '#test/support/mongodb/server'
import { freshFolder } from '#test/support/process/folders'
import { freePort } from '#test/support/process/free-port'
import { runJson } from '#test/support/process/program'
import { ask, type Service, startService, whileStarted, workspaceUrl } from '#test/support/process/service'

const folder = freshFolder()
const git = join(folder, 'repository')
const day = (n: number): string => `${new Date(Date.now() - n * 86_400_000).toISOString().slice(0, 19)}Z`
writeHistory(git, {
  commits: [
    { name: 'first', at: day(40), message: 'First (#1)\n' },
    { name: 'second', at: day(30), message: 'Second (#2)\n\nMade-with: Cursor\n' },
  ],
})

const answers = async ({ ready }: Service, key: string) => {
  const read = async (path: string) => {
    const { status, body } = await ask(`${workspaceUrl(ready)}${path}`, key)
    return { status, body }
  }
  return { economics: await read('/ai-economics'), connections: await read('/connections') }
}

describeOwnMongoDb('given MONGODB_URL', () => {
  const data = join(folder, 'data')
  const file = join(folder, 'mongodb.mv')
  let port: number
  let server: MongoDbServer
  let env: Record<string, string>
  let key = ''
  beforeAll(async () => {
    port = await freePort()
    server = await startJavaServer(port, file)
    env = { MONGODB_URL: newDatabase(server) }
  })
  afterAll(() => server.stop())

  it('then it has documents and the registry, and answers equal those on SQLite', async () => {
    const here = join(folder, 'here')
    const [onMongoDb, onSqlite] = await Promise.all(
      [{ data, env }, { data: here }].map((options) =>
        whileStarted({ git, ...options }, async (service) => {
          key = options.data === data ? (service.ready.key ?? '') : key
          return answers(service, service.ready.key ?? '')
        }),
      ),
    )
    expect(onMongoDb?.economics.status).toBe(200)
    expect(onMongoDb?.economics.body.adoption).toMatchObject({ mergedChanges: 2, assistedChanges: 1 })
    const { generatedAt: _, asOf: __, ...body } = onMongoDb?.economics.body ?? {}
    expect(onSqlite?.economics.body).toMatchObject(body)
    expect(onMongoDb?.connections.body.connections).toMatchObject([{ provider: 'git', health: 'healthy', records: 2 }])
  })
  it('when the server is restarted, then nothing is lost, and the key still works', async () => {
    await server.stop()
    server = await startJavaServer(port, file)
    await whileStarted({ data, git, env }, async (service) => {
      expect(service.ready.key).toBeNull()
      expect((await answers(service, key)).economics.body.adoption).toMatchObject({ mergedChanges: 2 })
    })
    expect(await runJson(['verify', '--data', data], { env })).toMatchObject({ differences: [] })
  })
  it('when MongoDB is away for a while, then requests get 503, and are answered when it is back', async () => {
    const service = await startService({ data, git, env })
    await server.stop()
    expect((await answers(service, key)).economics.status).toBe(503)
    server = await startJavaServer(port, file)
    while ((await answers(service, key)).economics.status !== 200) await sleep(100)
    expect((await service.process.end('SIGTERM')).code).toBe(0)
  })
})
