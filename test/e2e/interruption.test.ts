import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { makeLargeHistory } from '#test/support/git/large-history'
import { countByType, eventsOf, hasEvent, rowsOf } from '#test/support/process/events'
import { freshFolder } from '#test/support/process/folders'
import { launch, type Running, run, runJson } from '#test/support/process/program'
import { launchStart, readyLine, startService } from '#test/support/process/service'

const folder = freshFolder()
const at = (name: string): string => join(folder, name)
const git = at('large.git')
beforeAll(async () => {
  mkdirSync(git)
  await makeLargeHistory(git, { commits: 4_000, seed: 7, until: new Date('2026-01-01T00:00:00Z') })
})

/** The holders of leases of the documents. */
const holders = (data: string): readonly unknown[] =>
  rowsOf(data, 'read.db', 'SELECT owner FROM control WHERE owner IS NOT NULL')

/** Ctrl-C as npm passes it on: the terminal sends it to both, and npm sends it on. */
const twice = (process: Running) => {
  const ended = process.end('SIGINT')
  void process.end('SIGINT')
  return ended
}

describe('given something under way', () => {
  it('when a start is stopped before it serves, then it ends with 130 and holds nothing', async () => {
    const stopped = async (tries = 0): Promise<string> => {
      const data = at(`start${tries}`)
      const first = launchStart({ data, git, env: { WDI_LOG: 'debug' } })
      await first.stderr.first((line) => line.includes('"phase":"import"'))
      const { code, stdout, stderr } = await twice(first)
      if (stdout !== '' && tries < 20) return stopped(tries + 1)
      expect({ code, signal: null }).toEqual({ code: 130, signal: null })
      expect(stderr).toMatch(/\nwdi: stopped; run the same command again to continue\n$/)
      return data
    }
    const data = await stopped()
    expect(holders(data)).toEqual([])
    const { process } = await startService({ data, git })
    expect(process.stderr.text()).not.toContain('Waiting for')
    expect(await twice(process)).toMatchObject({ code: 0 })
    expect(holders(data)).toEqual([])
  })

  it('when an import is stopped, then it ends with 130, holds nothing, and the next one continues it', async () => {
    const importInto = (data: string) => ['import', 'git', git, '--workspace', 'acme/website', '--data', data]
    /** The data folder of an import that was stopped; one that was through by then was stopped too late, and does not count. */
    const stopped = async (tries = 0): Promise<string> => {
      const data = at(`import${tries}`)
      await runJson(['workspace', 'create', 'acme/website', '--data', data])
      const first = launch(importInto(data))
      while (!first.hasEnded() && !hasEvent(data, 'CodeChangeObserved')) await new Promise(setImmediate)
      const { code } = await twice(first)
      if (hasEvent(data, 'SyncCompleted') && tries < 20) return stopped(tries + 1)
      expect(code).toBe(130)
      return data
    }
    const data = await stopped()
    expect(holders(data)).toEqual([])
    const { counts } = await runJson<{ counts: object }>(importInto(data))
    expect(counts).toMatchObject({ unchanged: 0, withdrawn: 0 })
    expect(countByType(eventsOf(data))).toMatchObject({ SyncStarted: 1, SyncCompleted: 1 })
  })
})

describe('given another process on the same data folder', () => {
  const data = at('shared')
  beforeAll(() => runJson(['workspace', 'create', 'acme/website', '--data', data]))

  it('when it was killed, then the next one names the process that it waits for', async () => {
    const worker = launch(['work', '--json', '--data', data])
    await readyLine(worker)
    while (holders(data).length === 0) await new Promise(setImmediate)
    await worker.end('SIGKILL')
    const { stdout, code } = await run(['client', 'add', 'Bolt', '--workspace', 'acme/website', '--data', data])
    expect([code, stdout]).toEqual([0, expect.stringContaining(`Waiting for wdi work (process ${worker.pid})`)])
  })

  it('when only the API is served, then it says that no worker runs, and nothing of it where one does', async () => {
    const alone = launch(['serve', '--no-worker', '--port', '0', '--data', data])
    expect(await alone.stdout.first((line) => line.startsWith('No worker'))).toMatch(
      /run `npx --no wdi work --data \S+`$/,
    )
    expect(await twice(alone)).toMatchObject({ code: 0 })
    const worker = launch(['work', '--data', data])
    await worker.stdout.first(() => true)
    while (holders(data).length === 0) await new Promise(setImmediate)
    const beside = launch(['serve', '--no-worker', '--port', '0', '--json', '--data', data])
    await readyLine(beside)
    await new Promise((resolve) => setTimeout(resolve, 3_500))
    expect(beside.stderr.text()).not.toContain('No worker')
    for (const one of [beside, worker]) expect(await twice(one)).toMatchObject({ code: 0 })
  })

  it('when npm passes Ctrl-C on while the process ends, then it ends as it would have', async () => {
    const serving = Array.from({ length: 8 }, () =>
      launch(['serve', '--no-worker', '--port', '0', '--json', '--data', data]),
    )
    await Promise.all(serving.map((one) => readyLine(one)))
    for (const one of serving) {
      const ended = one.end('SIGINT')
      while (!one.hasEnded()) {
        void one.end('SIGINT')
        await sleep(1)
      }
      expect(await ended).toMatchObject({ code: 0 })
    }
  })
})
