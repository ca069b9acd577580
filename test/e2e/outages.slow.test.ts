import { execFileSync } from 'node:child_process'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { randomOf } from '#sample/random'
import { ServerLog } from '#test/support/eventstore/log'
import { describeOwnMongoDb } from '#test/support/mongodb/server'
import { freshFolder } from '#test/support/process/folders'
import {
  appender,
  onServers,
  onSqlite,
  type Pair,
  type ServedPair,
  startWorker,
  upToDate,
  verified,
} from '#test/support/process/pairs'
import { launch, type Running, run, runJson } from '#test/support/process/program'
import { seed } from '#test/support/process/seed'
import { readyLine, workspaceUrl } from '#test/support/process/service'
import { startWay, type Way } from '#test/support/process/way'

/** The deadline of a request, and what it takes on a busy machine to be told. */
const LONGEST_MS = 10_000 + 20_000

/** A service in processes of its own: a worker, an API, and somebody who asks without end. */
interface Service {
  readonly worker: Running
  readonly append: () => Promise<void>
  readonly command: (name: string) => Promise<{ readonly code: number | null; readonly stderr: string }>
  /** Answers since it was asked the last time, by status. */
  readonly statuses: () => Readonly<Record<number, number>>
  /** Resolves once an answer has that status, of those since it was asked the last time. */
  readonly hasAnswered: (status: number) => Promise<void>
  readonly answersAgain: () => Promise<void>
  readonly upToDate: () => Promise<void>
  readonly verified: () => Promise<unknown>
  /** Failures that no client should meet: hangs, partial bodies, a 503 without `Retry-After`. */
  readonly findings: readonly string[]
  readonly stop: () => Promise<void>
}

const serviceOn = async ({ data, env, eventLog }: Pick<Pair, 'data' | 'env' | 'eventLog'>): Promise<Service> => {
  const workspace = ['--workspace', 'acme/website', '--data', data]
  const { key } = await runJson<{ key: string }>(['key', 'issue', '--name', 'asking', ...workspace], { env })
  const worker = startWorker({ data, env })
  const api = launch(['serve', '--no-worker', '--port', '0', '--json', '--data', data], { env })
  const { baseUrl } = await readyLine<{ baseUrl: string }>(api)
  const url = `${workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' })}/ai-economics`
  const findings: string[] = []
  let statuses: Record<number, number> = {}

  const ask = (): Promise<number> =>
    new Promise((resolve) => {
      const began = performance.now()
      const found = (what: string): void => {
        findings.push(`${what} after ${Math.round(performance.now() - began)} ms`)
        resolve(0)
      }
      const headers = { authorization: `Bearer ${key}` }
      const request = get(url, { headers, agent: false, timeout: LONGEST_MS }, (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('error', ({ message }) => found(`a partial answer: ${message}`))
        response.on('end', () => {
          const { statusCode = 0, headers } = response
          const text = Buffer.concat(pieces).toString()
          try {
            JSON.parse(text)
          } catch {
            found(`${statusCode} with ${text.slice(0, 80)}`)
          }
          if (statusCode === 503 && headers['retry-after'] === undefined) found('503 without Retry-After')
          if (![200, 429, 503].includes(statusCode)) found(`${statusCode} ${text.slice(0, 200)}`)
          resolve(statusCode)
        })
      })
      request.on('timeout', () => request.destroy(new Error('nothing came')))
      request.on('error', ({ message }) => found(`no answer: ${message}`))
    })
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const status = await ask()
      statuses[status] = (statuses[status] ?? 0) + 1
      await sleep(150)
    }
  })()

  return {
    worker,
    findings,
    append: appender(eventLog, seed),
    command: (name) => run(['key', 'issue', '--name', name, ...workspace], { env }),
    statuses: () => {
      const seen = statuses
      statuses = {}
      return seen
    },
    hasAnswered: async (status) => {
      while (statuses[status] === undefined) await sleep(50)
    },
    answersAgain: async () => {
      while ((await ask()) !== 200) await sleep(100)
    },
    upToDate: () => upToDate({ data, env }, worker),
    verified: () => verified({ data, env }),
    stop: async () => {
      isOver = true
      await asking
      for (const one of [worker, api]) await one.end('SIGKILL')
    },
  }
}
const says = (worker: Running, text: string): Promise<string | undefined> =>
  worker.stderr.next((line) => line.includes(text))

describeOwnMongoDb(`given a service on EventStoreDB and MongoDB (seed ${seed})`, () => {
  let pair: ServedPair
  let ways: { readonly events: Way; readonly documents: Way }
  let service: Service
  beforeAll(async () => {
    pair = await onServers(join(freshFolder(), 'mongodb.mv'))
    const [events, documents] = [new URL(pair.eventStore.url), new URL(pair.mongoDbUrl)]
    ways = { events: await startWay(Number(events.port)), documents: await startWay(Number(documents.port)) }
    const env = {
      ...pair.env,
      EVENTSTORE_URL: pair.eventStore.url.replace(events.port, String(ways.events.port)),
      MONGODB_URL: pair.mongoDbUrl.replace(documents.port, String(ways.documents.port)),
    }
    service = await serviceOn({ ...pair, env })
    await service.append()
    await service.upToDate()
    service.statuses()
  })
  afterAll(async () => {
    await service.stop()
    for (const way of Object.values(ways)) way.close()
    await pair.close()
  })
  const expectRecovered = async (): Promise<void> => {
    await service.answersAgain()
    await service.append()
    await service.upToDate()
    expect(await service.verified()).toEqual([])
    expect(service.findings).toEqual([])
  }

  it('when MongoDB is stopped and started again, then requests are asked to retry, and the service recovers by itself', async () => {
    await pair.restartMongoDb(async () => {
      service.statuses()
      await service.append()
      await sleep(12_000)
      await service.hasAnswered(503)
    })
    await expectRecovered()
  })
  it('when EventStoreDB is stopped and started again, then folded documents are served, and folding resumes by itself', async () => {
    service.statuses()
    pair.eventStore.stop()
    expect(await service.command('while the log is away')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^wdi: the event log cannot be used [^\n]*\n$/),
    })
    expect(Object.keys(service.statuses())).toEqual(['200'])
    await pair.eventStore.resume()
    await expectRecovered()
    expect(await service.command('when the log is back')).toMatchObject({ code: 0 })
  })
  it('when the disk of either store is full, then commands and the worker report it, and the service recovers when there is space', async () => {
    pair.eventStore.faults.diskFull = true
    expect(await service.command('on a full disk')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^wdi: the event log cannot be used [^\n]*\n$/),
    })
    pair.eventStore.faults.diskFull = false

    const said = says(service.worker, 'does not answer; trying again')
    pair.mongoDb().diskFull(true)
    await service.append()
    expect(await said).toContain('OutOfDiskSpace')
    const { code, stderr } = await service.command('on another full disk')
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^wdi: [^\n]*OutOfDiskSpace[^\n]*\n$/)])
    pair.mongoDb().diskFull(false)
    await expectRecovered()
  })
  it('when connections are cut in the middle of answers, then each answer is complete or asks to retry', async () => {
    const random = randomOf(seed)
    for (let cuts = 0; cuts < 40; cuts += 1) {
      if (cuts % 10 === 0) await service.append()
      ways[random() < 0.3 ? 'events' : 'documents'].cutAfter(Math.floor(1 + 2_000 * random() * random()))
      await sleep(200)
    }
    await expectRecovered()
  })
  it('when the log ends before the checkpoint, then the worker stops with one line', async () => {
    pair.eventStore.stop()
    await pair.eventStore.resume(new ServerLog())
    const { code, stderr } = await service.worker.ended
    expect(code).toBe(1)
    const lines = stderr.split('\n').filter((line) => line.startsWith('wdi: '))
    expect(lines).toEqual([expect.stringMatching(/past the end of the event log/)])
  })
})

describe('given a service on SQLite', () => {
  it('when the disk is full for its processes, then requests are asked to retry, and the service recovers when there is space', async () => {
    const pair = await onSqlite()
    const service = await serviceOn(pair)
    await service.append()
    await service.upToDate()
    const limit = (bytes: string): void => {
      execFileSync('prlimit', ['--pid', String(service.worker.pid), `--fsize=${bytes}:unlimited`])
    }
    const said = says(service.worker, 'does not answer; trying again')
    limit('4096')
    await service.append()
    expect(await said).toMatch(/SQLITE_(FULL|IOERR)/)
    limit('unlimited')
    await service.upToDate()
    expect(await service.verified()).toEqual([])
    expect(service.findings).toEqual([])
    await service.stop()
    await pair.close()
  })
})
