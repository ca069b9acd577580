import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { askTimes, countsByStatus, crowd, memoryOf, percentile, readNothing } from '#test/support/process/crowd'
import { freshFolder } from '#test/support/process/folders'
import { launch, type Running, runJson } from '#test/support/process/program'
import { ask, launchStart, type Ready, readyLine, workspaceUrl } from '#test/support/process/service'

// What many clients, and clients that do not read, cost the others. Figures are printed, and no time is asserted.

const PROVE = process.env['WDI_PROVE'] === '1'
const CONNECTIONS = PROVE ? 2000 : 300
const SECONDS = PROVE ? 15 : 3
const ASKED = PROVE ? 500 : 50
const PIPELINING = 30
const SLOW_READERS = 150
/** The most that one connection may cost, whatever it sends. */
const MEGABYTES_EACH = 1
/** The most that a process may take beside: garbage that was not collected yet. */
const SLACK_MEGABYTES = 100

const figures = (name: string, found: Readonly<Record<string, unknown>>): void => {
  process.stderr.write(`crowds: ${name}: ${JSON.stringify(found)}\n`)
}

let server: Running
let root: URL
let url: string
let busy: string
let calm: string

beforeAll(async () => {
  const data = join(freshFolder(), 'data')
  const started = launchStart({ data, args: ['--sample'] })
  const ready = await readyLine<Ready>(started)
  const { organization, workspace, key } = ready
  await started.end('SIGTERM')
  busy = key ?? ''
  const about = ['--workspace', `${organization}/${workspace}`, '--data', data]
  calm = (await runJson<{ key: string }>(['key', 'issue', '--name', 'calm', ...about])).key
  // So that it is the capacity that limits, and not the plan.
  server = launch(['serve', '--no-worker', '--port', '0', '--json', '--rate', 'scale=1000000', '--data', data], {
    env: { WDI_LOG: 'warn' },
  })
  const { baseUrl } = await readyLine<{ baseUrl: string }>(server)
  root = new URL(baseUrl)
  url = workspaceUrl({ baseUrl, organization, workspace })
  for (const one of [busy, calm]) expect((await ask(`${url}/connections`, one)).status).toBe(200)
})

const expectAlive = async (): Promise<void> => {
  expect(server.hasEnded()).toBe(false)
  expect((await ask(new URL('/healthz', root).href, null)).status).toBe(200)
  expect((await ask(`${url}/connections`, calm)).status).toBe(200)
}

describe('given clients that do not read', () => {
  it('when they pipeline requests for the description of the API, then they are disconnected, and each costs at most a megabyte', async () => {
    const { now: before, most: mostBefore } = memoryOf(server.pid)
    const request = `GET ${root.pathname}/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(1000)
    const sockets = await readNothing(root, PIPELINING, request)
    await sleep(1000)
    await expectAlive()
    const { most } = memoryOf(server.pid)
    for (const socket of sockets) socket.destroy()
    figures('pipelining', {
      connections: PIPELINING,
      before,
      mostBefore,
      most,
      megabytesEach: (most - before) / PIPELINING,
    })
    expect(most - before).toBeLessThan(PIPELINING * MEGABYTES_EACH + SLACK_MEGABYTES)
  })

  it('when they request large answers, then other clients are answered meanwhile', async () => {
    const alone = await askTimes(`${url}/connections`, calm, ASKED)
    const before = memoryOf(server.pid).now
    const request = `GET ${root.pathname}/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n`
    const sockets = await readNothing(root, SLOW_READERS, request)
    await sleep(2000)
    const beside = await askTimes(`${url}/connections`, calm, ASKED)
    const { most } = memoryOf(server.pid)
    for (const socket of sockets) socket.destroy()
    figures('slow readers', {
      connections: SLOW_READERS,
      p99Alone: percentile(alone, 0.99),
      p99Beside: percentile(beside, 0.99),
      megabytesEach: Math.max(0, most - before) / SLOW_READERS,
    })
    expect(countsByStatus(beside)).toEqual({ 200: ASKED })
  })
})

describe('given more requests than can be answered', () => {
  it('when one key sends requests on 64 connections, then another key is answered as if it had half of the service', async () => {
    const alone = await askTimes(`${url}/connections`, calm, ASKED)
    const stop = crowd(`${url}/connections`, busy, 64)
    await sleep(500)
    const beside = await askTimes(`${url}/connections`, calm, ASKED)
    const others = await stop()
    figures('a busy key', {
      connections: 64,
      p50Alone: percentile(alone, 0.5),
      p50Beside: percentile(beside, 0.5),
      p99Beside: percentile(beside, 0.99),
      busyP50: percentile(others, 0.5),
    })
    expect(countsByStatus(beside)).toEqual({ 200: ASKED })
    await expectAlive()
  })

  it('when one key sends requests on many more connections, then each is answered or asked to retry, and other keys and health are answered', async () => {
    const stop = crowd(`${url}/connections`, busy, CONNECTIONS)
    await sleep(1000)
    const beside = await askTimes(`${url}/connections`, calm, ASKED / 5)
    await expectAlive()
    await sleep(SECONDS * 1000)
    const taken = await stop()
    figures('a crowd', {
      connections: CONNECTIONS,
      answers: countsByStatus(taken),
      p50: percentile(taken, 0.5),
      p99: percentile(taken, 0.99),
      p50Beside: percentile(beside, 0.5),
      p99Beside: percentile(beside, 0.99),
      megabytes: memoryOf(server.pid).most,
    })
    expect(countsByStatus(beside)).toEqual({ 200: ASKED / 5 })
    expect(Object.keys(countsByStatus(taken)).filter((status) => status !== '200' && status !== '503')).toEqual([])
    expect(server.stderr.text()).toContain('overloaded')
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
  })
})
