import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import type { Revision } from '#eventlog/port'
import { randomOf } from '#sample/random'
import { benchHistory } from '#test/bench/history'
import { describeOwnMongoDb } from '#test/support/mongodb/server'
import { rowsOf } from '#test/support/process/events'
import { appendAll, onServers, onSqlite, type Pair, type ServedPair, startWorker } from '#test/support/process/pairs'
import { type Running, run, runJson } from '#test/support/process/program'

const TRIES = process.env['WDI_PROVE'] === '1' ? 40 : 12
const seed = Number(process.env['WDI_SEED'] ?? Math.floor(Math.random() * 1_000_000))

/** Appends the next events of a long history, some at a time. */
const appender = (pair: Pair) => {
  const history = benchHistory(1_000_000, 'streams', seed)
  const revisions = new Map<string, Revision>()
  return async (): Promise<void> => {
    const { value, done } = history.next()
    if (!done) await appendAll(pair.eventLog, [value], revisions)
  }
}

const upToDate = async ({ data, env }: Pair): Promise<void> => {
  while (!(await runJson<{ upToDate: boolean }>(['status', '--data', data], { env })).upToDate) await sleep(100)
}
const says = (worker: Running, text: string): Promise<string | undefined> =>
  worker.stderr.first((line) => line.includes(text))
const signal = (worker: Running, name: 'SIGSTOP' | 'SIGCONT'): boolean => process.kill(worker.pid, name)
const verified = async ({ data, env }: Pair): Promise<unknown> =>
  (await runJson<{ differences: unknown }>(['verify', '--data', data], { env })).differences

/** A worker that is stopped in the middle of a commit, or soon before or after. */
const stoppedInCommit = async (pair: Pair, append: () => Promise<void>, random: () => number): Promise<Running> => {
  await append()
  const worker = startWorker(pair)
  await says(worker, '"phase":"commit"')
  const delay = 60 * random() * random()
  if (delay >= 1) await sleep(delay)
  signal(worker, 'SIGSTOP')
  await sleep(50)
  return worker
}

/** Lets another worker take over from one that is stopped; what the first then does must change nothing. */
const overtaken = async (pair: Pair, first: Running, state: () => Promise<unknown>): Promise<Running> => {
  const second = startWorker(pair)
  await says(second, '"msg":"folding"')
  await upToDate(pair)
  // A beat comes twice a second and says nothing.
  const before = await state()
  signal(first, 'SIGCONT')
  const lost = await Promise.race([says(first, 'another worker took the lease'), says(first, 'does not answer')])
  expect(lost).toContain('another worker took the lease')
  await sleep(300)
  expect(await state()).toEqual(before)
  await first.end('SIGKILL')
  return second
}

describe('a worker on SQLite that is stopped', () => {
  const stateOf = (data: string) => async () => {
    const tables = rowsOf<{ name: string }>(
      data,
      'read.db',
      `SELECT name FROM sqlite_master WHERE type = 'table' AND (name LIKE 'documents%' OR name = 'access') ORDER BY name`,
    )
    return [
      rowsOf(data, 'read.db', 'SELECT owner, epoch, checkpoint, as_of FROM control'),
      ...tables.map(({ name }) => rowsOf(data, 'read.db', `SELECT * FROM "${name}"`)),
    ]
  }
  const isLocked = (data: string): boolean => {
    const db = new Database(join(data, 'read.db'), { timeout: 0 })
    try {
      db.exec('BEGIN IMMEDIATE; ROLLBACK')
      return false
    } catch {
      return true
    } finally {
      db.close()
    }
  }

  it(`outside of a transaction, is overtaken and changes nothing more; inside of one, holds the others up to their deadlines until it goes on (seed ${seed})`, async () => {
    const pair = await onSqlite()
    const { data, env } = pair
    const [append, random] = [appender(pair), randomOf(seed)]
    const met = { inside: 0, outside: 0 }
    for (let tries = 0; tries < TRIES || Math.min(met.inside, met.outside) === 0; tries += 1) {
      const worker = await stoppedInCommit(pair, append, random)
      if (isLocked(data)) {
        met.inside += 1
        if (met.inside > 2) {
          await worker.end('SIGKILL')
          continue
        }
        const issue = (name: string) => ['key', 'issue', '--workspace', 'acme/website', '--name', name, '--data', data]
        const second = startWorker(pair)
        const refused = await run(issue('held up'), { env })
        expect([refused.code, refused.stdout]).toEqual([1, ''])
        expect(refused.stderr).toMatch(/^wdi: [^\n]*another process holds its lock[^\n]*\n$/)
        await says(second, 'cannot take the lease; trying again')
        signal(worker, 'SIGCONT')
        expect((await run(issue('goes on'), { env })).code).toBe(0)
        await upToDate(pair)
        for (const one of [worker, second]) await one.end('SIGKILL')
      } else {
        met.outside += 1
        if (met.outside > 3) {
          await worker.end('SIGKILL')
          continue
        }
        await (await overtaken(pair, worker, stateOf(data))).end('SIGKILL')
      }
      expect(await verified(pair)).toEqual([])
    }
    process.stderr.write(`stopped: ${JSON.stringify(met)}\n`)
    await pair.close()
  })
})

describeOwnMongoDb('a worker on MongoDB that is stopped', () => {
  const stateOf =
    ({ documents }: ServedPair) =>
    async () => {
      const db = documents.db()
      const names = (await db.listCollections().toArray()).map(({ name }) => name).sort()
      const all: Record<string, readonly object[]> = {}
      for (const name of names) all[name] = await db.collection(name).find().sort({ _id: 1 }).toArray()
      // A record that comes late is nobody's, and is swept by the next commit.
      const { control = [], records: _, ...rest } = all
      return { rest, control: control.map((one) => ({ ...one, beat: 0 })) }
    }

  it(`is overtaken, changes no document, owner or checkpoint, and its orphan record is swept (seed ${seed})`, async () => {
    const pair = await onServers()
    const [append, random] = [appender(pair), randomOf(seed)]
    const met = { record: 0, apply: 0, neither: 0 }
    for (let tries = 0; tries < TRIES || Math.min(met.record, met.apply) === 0; tries += 1) {
      if (tries > 10 * TRIES) throw new Error(`never was stopped where it should be: ${JSON.stringify(met)}`)
      const worker = await stoppedInCommit(pair, append, random)
      const at = (await pair.commitUnderWay()) ?? 'neither'
      met[at] += 1
      if (met[at] > 3) {
        await worker.end('SIGKILL')
        continue
      }
      const second = await overtaken(pair, worker, stateOf(pair))
      await append()
      await upToDate(pair)
      expect(await pair.documents.db().collection('records').countDocuments()).toBe(0)
      await second.end('SIGKILL')
      expect(await verified(pair)).toEqual([])
    }
    process.stderr.write(`stopped: ${JSON.stringify(met)}\n`)
    await pair.close()
  })
})
