import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { issueKey, revokeKey } from '#commands/keys'
import { ownerOf } from '#commands/workspace'
import { READ_SCOPES } from '#domain/roles'
import { ALL } from '#readstore/port'
import { openStores, type Stores } from '#stores'
import { appendBacklog } from '#test/support/process/backlog'
import { freshFolder } from '#test/support/process/folders'
import { launch, type Running, runJson } from '#test/support/process/program'
import { ask, readyLine, workspaceUrl } from '#test/support/process/service'
import { ok } from '#test/support/stores/outcome'

const BACKLOG = 50_000
const TRIALS = process.env['WDI_PROVE'] === '1' ? 500 : 30
/** One in so many trials revokes by a command of its own process, the others from this one: no server is either. */
const BY_COMMAND = 10

const data = join(freshFolder(), 'data')
const inData = (...args: readonly string[]): string[] => [...args, '--data', data]
const ofWorkspace = (...args: readonly string[]): string[] => inData(...args, '--workspace', 'acme/website')
const now = () => new Date().toISOString()

let stores: Stores
let workspaceId: string
let memberId: string
const servers: Running[] = []
let urls: readonly string[] = []
const revoked: string[] = []

beforeAll(async () => {
  ;({ workspaceId } = await runJson<{ workspaceId: string }>(inData('workspace', 'create', 'acme/website')))
  stores = await ok(openStores(data))
  memberId = await ok(ownerOf(workspaceId, stores.eventLog))
  servers.push(...[0, 1].map(() => launch(inData('serve', '--port', '0', '--json'))))
  urls = await Promise.all(
    servers.map(async (server) => {
      const { baseUrl } = await readyLine<{ baseUrl: string }>(server)
      return workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' })
    }),
  )
})
afterAll(() => stores.close())

const wishes = { name: 'x', environment: 'live', scopes: READ_SCOPES, expiry: 'never' } as const
const issue = () => ok(issueKey({ ...wishes, workspaceId, memberId }, stores, now()))
const revoke = async (keyId: string, byCommand: boolean): Promise<void> => {
  if (byCommand) await runJson(ofWorkspace('key', 'revoke', keyId))
  else expect(await ok(revokeKey({ workspaceId, memberId, keyId }, stores, now()))).toEqual({ already: false })
}
const statuses = async (key: string): Promise<readonly number[]> =>
  (await Promise.all(urls.map((url) => ask(`${url}/connections`, key)))).map(({ status }) => status)

/** How many events are not folded yet; positions of the embedded log are numbers. */
const unfolded = async (): Promise<number> => {
  const { checkpoint } = await ok(stores.readStore.moment(ALL))
  return Number.parseInt(await ok(stores.eventLog.end()), 16) - Number.parseInt(checkpoint || '0', 16)
}
const fallBehind = async (): Promise<void> => {
  if ((await unfolded()) < BACKLOG / 2) await appendBacklog(data, workspaceId, BACKLOG)
}

/** Issues a key, asks with it all the time, revokes it, and says how often it was accepted that came too late. */
const trial = async (byCommand: boolean): Promise<number> => {
  const { keyId, key } = await issue()
  expect(await statuses(key)).toEqual([200, 200])
  // Requests that are under way may be answered either way; those sent after the acknowledgement may not.
  let acknowledgedAt = Number.POSITIVE_INFINITY
  let late = 0
  let isOver = false
  const asking = urls.map(async (url) => {
    while (!isOver) {
      const sentAt = performance.now()
      const { status } = await ask(`${url}/connections`, key)
      expect([200, 401]).toContain(status)
      if (sentAt > acknowledgedAt && status !== 401) late += 1
      // The key's rate is not to be reached.
      await sleep(5)
    }
  })
  await revoke(keyId, byCommand)
  acknowledgedAt = performance.now()
  const after = await statuses(key)
  isOver = true
  await Promise.all(asking)
  revoked.push(key)
  return late + after.filter((status) => status !== 401).length
}

const isFree = (file: string): boolean => {
  const db = new Database(join(data, file), { timeout: 0 })
  try {
    db.exec('BEGIN IMMEDIATE; ROLLBACK')
    return true
  } catch {
    return false
  } finally {
    db.close()
  }
}
/** Halts a worker where it writes nothing: a process that is halted within a transaction holds up every writer. */
const halt = async ({ pid }: Running): Promise<void> => {
  for (;;) {
    process.kill(pid, 'SIGSTOP')
    await sleep(20)
    if (['events.db', 'read.db', 'registry.db'].every(isFree)) return
    process.kill(pid, 'SIGCONT')
    await sleep(5)
  }
}
const startWork = async (): Promise<Running> => {
  const work = launch(inData('work', '--json'), { env: { WDI_LOG: 'debug' } })
  await work.stderr.first((line) => line.includes('"phase":"commit"'))
  return work
}

/** States of the projector: how it comes to be so, and how it ends. */
const STATES: readonly (readonly [state: string, enter: () => Promise<() => Promise<void>>])[] = [
  ['stopped', async () => async () => {}],
  [
    'behind, and folding',
    async () => {
      const work = await startWork()
      return async () => expect(await work.end('SIGTERM')).toMatchObject({ code: 0 })
    },
  ],
  [
    'halted',
    async () => {
      const work = await startWork()
      await halt(work)
      return async () => {
        process.kill(work.pid, 'SIGCONT')
        expect(await work.end('SIGTERM')).toMatchObject({ code: 0 })
      }
    },
  ],
]

describe('given two servers, and many events that are not folded', () => {
  it.each(STATES)(
    `when ${TRIALS} keys are revoked while the projector is %s, then each is refused from the acknowledgement on`,
    async (_, enter) => {
      await fallBehind()
      const leave = await enter()
      const late: number[] = []
      try {
        for (let n = 0; n < TRIALS; ) {
          await fallBehind()
          late.push(await trial(n % BY_COMMAND === 0))
          // A projector that has caught up meanwhile is none that is behind.
          if ((await unfolded()) > 0) n += 1
        }
      } finally {
        await leave()
      }
      expect(late).toEqual(late.map(() => 0))
    },
  )

  it('when all is folded at last, then no key has come back', async () => {
    // A worker announces a commit only where there is something to fold.
    await fallBehind()
    const work = await startWork()
    while ((await unfolded()) > 0) await sleep(200)
    for (const key of revoked) expect(await statuses(key)).toEqual([401, 401])
    expect(revoked.length).toBeGreaterThanOrEqual(STATES.length * TRIALS)
    const { key } = await issue()
    expect(await statuses(key)).toEqual([200, 200])
    expect(await work.end('SIGTERM')).toMatchObject({ code: 0 })
    for (const server of servers) expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
  })
})
