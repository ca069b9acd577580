import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startEventStore, type TestServer } from '#test/support/eventstore/server'
import { writeHistory } from '#test/support/git/history'
import { freshFolder } from '#test/support/process/folders'
import { startWorker, upToDate } from '#test/support/process/pairs'
import { launch, run, runJson } from '#test/support/process/program'
import { ask, readyLine, whileStarted, workspaceUrl } from '#test/support/process/service'

interface Status {
  readonly upToDate: boolean
  readonly foldedTo: string
  readonly workspaces: readonly unknown[]
}

describe('given a server that has the log', () => {
  const folder = freshFolder()
  const [git, data] = [join(folder, 'repository'), join(folder, 'data')]
  let server: TestServer
  let env: Record<string, string>
  beforeAll(async () => {
    server = await startEventStore()
    env = { EVENTSTORE_URL: server.url }
    const at = `${new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 19)}Z`
    writeHistory(git, {
      commits: [
        { name: 'first', at, message: 'First (#1)\n\nMade-with: Cursor\n' },
        { name: 'second', at, message: 'Second (#2)\n' },
      ],
    })
  })
  afterAll(() => server.stop())

  const numbers = (key: string) => async (service: Parameters<Parameters<typeof whileStarted>[1]>[0]) => {
    const { ready } = service
    const { status, body } = await ask(`${workspaceUrl(ready)}/ai-economics`, ready.key ?? key)
    expect([status, body.adoption.mergedChanges, body.adoption.assistedChanges]).toEqual([200, 2, 1])
    return ready.key ?? key
  }

  it('when the service is started, then its events are there, its numbers are shown, and the folder has no log', async () => {
    const key = await whileStarted({ data, git, env }, numbers(''))
    expect(server.log().all.filter(({ type }) => type === 'CodeChangeObserved')).toHaveLength(2)
    expect(existsSync(join(data, 'events.db'))).toBe(false)
    const before = server.log().all.length
    await whileStarted({ data, git, env }, numbers(key))
    expect(
      server
        .log()
        .all.slice(before)
        .map(({ type }) => type),
    ).toEqual(['SyncStarted', 'SyncCompleted'])
  })
  it('when documents are folded in another folder, then they reach the same checkpoint', async () => {
    const here = await runJson<Status>(['status', '--data', data], { env })
    expect(here).toMatchObject({ upToDate: true, workspaces: [{ workspace: 'demo/demo' }] })
    const elsewhere = join(folder, 'elsewhere')
    const behind = await run(['status', '--json', '--data', elsewhere], { env })
    expect([behind.code, JSON.parse(behind.stdout)]).toMatchObject([1, { upToDate: false }])
    const worker = startWorker({ data: elsewhere, env })
    await upToDate({ data: elsewhere, env }, worker)
    expect((await worker.end('SIGTERM')).code).toBe(0)
    expect(await runJson<Status>(['status', '--data', elsewhere], { env })).toEqual(here)
  })
  it('when the log is another one than the documents were folded from, then nothing is folded on top of them', async () => {
    const other = join(folder, 'other')
    await whileStarted({ data: other, git, env: { EVENTSTORE_URL: '' } }, numbers(''))
    expect(existsSync(join(other, 'events.db'))).toBe(true)
    const { code, stderr } = await run(['status', '--data', other], { env })
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^wdi: .*is not the event log that .*registry\.db belongs to/),
    ])
    expect((await run(['registry', 'renew', '--data', other], { env })).stderr).toMatch(
      /folded from another; remove what was folded/,
    )
    rmSync(join(other, 'read.db'))
    expect((await run(['registry', 'renew', '--data', other], { env })).code).toBe(0)
    const behind = await run(['status', '--json', '--data', other], { env })
    expect([behind.code, JSON.parse(behind.stdout)]).toMatchObject([1, { upToDate: false }])
  })
  it('when it is away for a while, then an idle worker and an idle API say so once when that begins, and once when it ends', async () => {
    const worker = startWorker({ data, env })
    const api = launch(['serve', '--no-worker', '--port', '0', '--json', '--data', data], { env })
    await Promise.all([worker.stdout.first(() => true), readyLine(api)])
    const begins = [worker, api].map(({ stderr }) => stderr.next((line) => line.includes('the event log does not')))
    server.stop()
    for (const line of await Promise.all(begins)) expect(JSON.parse(line ?? '{}')).toMatchObject({ store: 'event log' })
    const ends = [worker, api].map(({ stderr }) => stderr.next((line) => line.includes('the event log answers again')))
    await sleep(1_500)
    await server.resume()
    for (const line of await Promise.all(ends)) expect(JSON.parse(line ?? '{}').seconds).toBeGreaterThan(0)
    for (const one of [worker, api]) {
      const { stderr } = await one.end('SIGTERM')
      const lines = stderr.split('\n').filter((line) => /"level":"(warn|error)"/.test(line))
      expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
        'the event log does not answer; waiting for it',
        'the event log answers again',
      ])
    }
  })
  it('when it restarts while a command runs, then the command waits for it', async () => {
    server.stop()
    const status = runJson<Status>(['status', '--data', data], { env })
    await sleep(2_500)
    await server.resume()
    expect(await status).toMatchObject({ workspaces: [{ workspace: 'demo/demo' }] })
  })
  it('when a workspace is to be deleted, then the command says what stays until a scavenge, and how to start one', async () => {
    const words = ['workspace', 'delete', 'demo/demo', '--workspace', 'demo/demo', '--data', data]
    const said = await run(words, { env })
    expect([said.code, said.stdout]).toEqual([0, expect.stringMatching(/until a scavenge\. .*POST \/admin\/scavenge/)])
    expect((await run(['workspace', 'keep', '--workspace', 'demo/demo', '--data', data], { env })).code).toBe(0)
  })
  it.each<[string, () => void, RegExp]>([
    [
      'the password is wrong',
      () => (server.faults.refusal = 'wrong_password'),
      /the user or the password\): correct them/,
    ],
    [
      'the user may not read',
      () => (server.faults.refusal = 'access_denied'),
      /may not read all streams \(\$all\)\): allow/,
    ],
    [
      'the URL asks for TLS',
      () => (env = { EVENTSTORE_URL: server.url.replace('?tls=false', '').replace('127.0.0.1', 'localhost') }),
      /the server speaks no TLS\): turn TLS on/,
    ],
  ])('when %s, then one line says so at once, and speaks of no folder', async (_, refuses, said) => {
    const before = env
    refuses()
    const { code, stdout, stderr } = await run(['status', '--data', data], { env })
    server.faults.refusal = null
    env = before
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^wdi: [^\n]*\n$/)])
    expect(stderr).toMatch(said)
    expect(stderr).not.toContain('folder')
  })
  it.each(['esdb://admin:hunter2@localhost:2113?hunter2=1', 'esdb://admin:hunter2@127.0.0.1:1?tls=false', 'hunter2'])(
    'when the connection string is wrong, then one line says so, without a word of it',
    async (EVENTSTORE_URL) => {
      const { code, stdout, stderr } = await run(['status', '--data', data], { env: { EVENTSTORE_URL } })
      expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^wdi: [^\n]*\n$/)])
      expect(stderr).not.toContain('hunter2')
    },
  )
})
