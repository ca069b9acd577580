import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import type { EventLog } from '#eventlog/port'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { describeMongoDb, type MongoDbServer, newDatabase, startMongoDb } from '#test/support/mongodb/server'
import { appendBacklog } from '#test/support/process/backlog'
import { freshFolder } from '#test/support/process/folders'
import { startWorker, upToDate } from '#test/support/process/pairs'
import { launch, type Running, run, runJson } from '#test/support/process/program'
import { ask, readyLine, workspaceUrl } from '#test/support/process/service'
import { ok } from '#test/support/stores/outcome'

const BACKLOG = 12_000

interface Status {
  readonly generations: { serving: number; before: number | null; building: number | null; all: number[] }
}

const suite = (
  backlog: number,
  newEnv: () => Record<string, string>,
  tamper: ((data: string) => void) | null,
): void => {
  const data = join(freshFolder(), 'data')
  let env: Record<string, string>
  const inData = (...args: readonly string[]): string[] => [...args, '--data', data]
  const ofWorkspace = (...args: readonly string[]): string[] => inData(...args, '--workspace', 'acme/website')
  const json = <A>(args: readonly string[]) => runJson<A>(args, { env })
  const status = () => json<Status>(inData('status'))
  const issue = () => json<{ id: string; key: string }>(ofWorkspace('key', 'issue', '--name', 'x'))

  const running: Running[] = []
  let eventLog: EventLog
  let workspaceId: string
  let url: string
  let key: string
  let revoked: { id: string; key: string }
  const connections = (key: string) => ask(`${url}/connections`, key)
  /** The answers while something went on: label and records of the first connection. */
  const whileAsked = async (happen: () => Promise<void>): Promise<readonly string[]> => {
    let isOver = false
    const said = new Set<string>()
    const asking = [0, 1].map(async () => {
      // Once more after it is over.
      for (let isLast = false; !isLast; await sleep(60)) {
        isLast = isOver
        const { status, body } = await connections(key)
        const [first] = status === 200 ? body.connections : []
        said.add(status === 200 ? `${first.label} ${first.records}` : String(status))
      }
    })
    await happen().finally(() => {
      isOver = true
    })
    await Promise.all(asking)
    return [...said].sort()
  }
  const replayed = async (...more: readonly string[]) =>
    json<{ serving: number; before: number; verified: number | null }>(inData('replay', ...more))

  beforeAll(async () => {
    env = newEnv()
    workspaceId = (await json<{ workspaceId: string }>(inData('workspace', 'create', 'acme/website'))).workspaceId
    // So many requests may a key make.
    await json(ofWorkspace('plan', 'change', 'scale'))
    eventLog = await ok(openSqliteEventLog(join(data, 'events.db')))
    await appendBacklog(eventLog, workspaceId, backlog)
    const first = startWorker({ data, env })
    await upToDate({ data, env }, first)
    await first.end('SIGTERM')
    tamper?.(data)
    key = (await issue()).key
    revoked = await issue()
    running.push(startWorker({ data, env }), launch(inData('serve', '--no-worker', '--port', '0', '--json'), { env }))
    const { baseUrl } = await readyLine<{ baseUrl: string }>(running[1] as Running)
    url = workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' })
  })
  afterAll(async () => {
    for (const one of running) expect(await one.end('SIGTERM')).toMatchObject({ code: 0 })
    eventLog.close()
  })
  const [was, is] = [tamper === null ? `backlog ${backlog}` : 'wrong 1', `backlog ${backlog}`]

  it('when documents are rebuilt and the rebuild is killed repeatedly, then each request is answered by one of the two generations', async () => {
    const said = await whileAsked(async () => {
      for (const ms of [500, 650, 3_700, 3_900]) {
        const replaying = launch(inData('replay'), { env })
        await sleep(ms)
        await replaying.end('SIGKILL')
        await appendBacklog(eventLog, workspaceId, 10)
        if ((await status()).generations.serving === 2) break
      }
      await json(ofWorkspace('key', 'revoke', revoked.id))
      if ((await status()).generations.serving === 1) expect(await replayed()).toMatchObject({ serving: 2, before: 1 })
      expect((await connections(revoked.key)).status).toBe(401)
    })
    expect(said).toEqual([...new Set([was, is])].sort())
    await upToDate({ data, env }, running[0] as Running)
    expect((await status()).generations).toEqual({ serving: 2, before: 1, building: null, all: [1, 2] })
    expect(await json(inData('verify'))).toMatchObject({ differences: [] })
  })
  it('when the generations are switched back, then each request is answered by one of them, and revoked keys stay revoked', async () => {
    const said = await whileAsked(async () => {
      expect(await replayed('--back')).toMatchObject({ serving: 1, before: 2, verified: null })
    })
    expect(said).toEqual([...new Set([was, is])].sort())
    expect((await connections(revoked.key)).status).toBe(401)
    const { id, key } = await issue()
    expect((await connections(key)).status).toBe(200)
    expect(await replayed('--back')).toMatchObject({ serving: 2, before: 1 })
    await json(ofWorkspace('key', 'revoke', id))
    expect((await connections(key)).status).toBe(401)
    await appendBacklog(eventLog, workspaceId, 10)
    await upToDate({ data, env }, running[0] as Running)
  })
  it('when generations are dropped, then the serving one is left', async () => {
    const said = await whileAsked(async () => {
      expect(await json(inData('replay', '--drop'))).toEqual({ serving: 2, dropped: [1] })
    })
    expect(said).toEqual([is])
    expect((await status()).generations).toEqual({ serving: 2, before: null, building: null, all: [2] })
    const { code, stderr } = await run(inData('replay', '--back'), { env })
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^wdi: no generation is kept to go back to[^\n]*\n$/)])
  })
}

describe('given a server, a worker, and documents in a folder that are wrong', () => {
  suite(
    BACKLOG,
    () => ({}),
    (data) => {
      const db = new Database(join(data, 'read.db'))
      db.exec(`UPDATE documents_1_connection SET body = json_set(body, '$.label', 'wrong');
        UPDATE documents_1_observed_head SET body = json_set(body, '$.records', 1)`)
      db.close()
    },
  )
})
describeMongoDb('given a server, a worker, and documents on MongoDB', () => {
  let server: MongoDbServer
  beforeAll(async () => {
    server = await startMongoDb()
  })
  afterAll(() => server.stop())
  // The server of the tests looks through a whole collection for each guarded write.
  suite(400, () => ({ MONGODB_URL: newDatabase(server) }), null)
})
