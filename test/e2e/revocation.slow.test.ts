import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { appendBacklog } from '#test/support/process/backlog'
import { eventsOf } from '#test/support/process/events'
import { freshFolder } from '#test/support/process/folders'
import { launch, type Running, runJson } from '#test/support/process/program'
import { ask, readyLine, workspaceUrl } from '#test/support/process/service'

const BACKLOG = 50_000
const TIMES = process.env['WDI_PROVE'] === '1' ? 50 : 10

const data = join(freshFolder(), 'data')
const inData = (...args: readonly string[]): string[] => [...args, '--data', data]
const ofWorkspace = (...args: readonly string[]): string[] => inData(...args, '--workspace', 'acme/website')
const issue = () => runJson<{ id: string; key: string }>(ofWorkspace('key', 'issue', '--name', 'x'))
const revoke = (id: string) => runJson<{ already: boolean }>(ofWorkspace('key', 'revoke', id))
const status = () => runJson<{ upToDate: boolean }>(inData('status'))

describe(`given ${BACKLOG} events that are not folded, and two servers`, () => {
  const servers: Running[] = []
  let urls: readonly string[] = []
  let early: { id: string; key: string }
  const statuses = async (key: string): Promise<readonly number[]> =>
    (await Promise.all(urls.map((url) => ask(`${url}/connections`, key)))).map((answer) => answer.status)

  beforeAll(async () => {
    const { workspaceId } = await runJson<{ workspaceId: string }>(inData('workspace', 'create', 'acme/website'))
    early = await issue()
    servers.push(...[0, 1].map(() => launch(inData('serve', '--port', '0', '--json'))))
    urls = await Promise.all(
      servers.map(async (server) => {
        const { baseUrl } = await readyLine<{ baseUrl: string }>(server)
        return workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' })
      }),
    )
    await appendBacklog(data, workspaceId, BACKLOG)
  })

  it('when a key of before is revoked, then both servers refuse it from the acknowledgement on', async () => {
    expect(await statuses(early.key)).toEqual([200, 200])
    expect(await revoke(early.id)).toMatchObject({ already: false })
    expect(await statuses(early.key)).toEqual([401, 401])
    expect((await status()).upToDate).toBe(false)
  })

  it(`when keys are issued and revoked behind the backlog, ${TIMES} times, then each counts at once`, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const { id, key } = await issue()
      expect(await statuses(key)).toEqual([200, 200])
      // Requests that are under way may be answered either way; those sent after the acknowledgement may not.
      let isOver = false
      const meanwhile = (async () => {
        while (!isOver) {
          for (const one of await statuses(key)) expect([200, 401]).toContain(one)
          await sleep(5)
        }
      })()
      await revoke(id)
      const after = await statuses(key)
      isOver = true
      await meanwhile
      expect(after).toEqual([401, 401])
    }
    expect((await status()).upToDate).toBe(false)
  })

  it('when a worker folds the backlog meanwhile, then it holds all the same', async () => {
    const work = launch(inData('work', '--json'), { env: { WDI_LOG: 'debug' } })
    await work.stderr.first((line) => line.includes('"phase":"commit"'))
    const revoked: string[] = [early.key]
    for (let time = 0; time < 3; time += 1) {
      const { id, key } = await issue()
      expect(await statuses(key)).toEqual([200, 200])
      await revoke(id)
      expect(await statuses(key)).toEqual([401, 401])
      revoked.push(key)
    }
    while (!(await status()).upToDate) await sleep(200)
    // What the projector passed late has brought no key back.
    for (const key of revoked) expect(await statuses(key)).toEqual([401, 401])
    const { key } = await issue()
    expect(await statuses(key)).toEqual([200, 200])
    expect(await work.end('SIGTERM')).toMatchObject({ code: 0 })
    for (const server of servers) expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
    expect(eventsOf(data).filter(({ type }) => type === 'CodeChangeObserved')).toHaveLength(BACKLOG)
  })
})
