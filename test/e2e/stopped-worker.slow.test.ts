import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { describeOwnMongoDb } from '#test/support/mongodb/server'
import { rowsOf } from '#test/support/process/events'
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
import { type Running, run } from '#test/support/process/program'
import { seed } from '#test/support/process/seed'

/** The number of times that a worker is stopped at each place. */
const TIMES = process.env['WDI_PROVE'] === '1' ? 10 : 1
/** The number of appends after which it gives up. */
const MOST = 400

const says = (worker: Running, text: string): Promise<string | undefined> =>
  worker.stderr.first((line) => line.includes(text))
const signal = (worker: Running, name: 'SIGSTOP' | 'SIGCONT'): boolean => process.kill(worker.pid, name)

/**
 * A worker that is stopped where `isThere` says that it has come to, while it folds what is appended; another one where it
 * had gone on by the time that it stood still.
 */
const stoppedWhere = async (
  pair: Pair,
  append: () => Promise<void>,
  isThere: () => boolean | Promise<boolean>,
): Promise<Running> => {
  let worker = startWorker(pair)
  await says(worker, '"msg":"folding"')
  for (let appends = 0; appends < MOST; appends += 1) {
    await append()
    let isCome = false
    for (let looks = 0; looks < 300 && !isCome; looks += 1) {
      isCome = await isThere()
      if (!isCome) await sleep(1)
    }
    if (!isCome) continue
    signal(worker, 'SIGSTOP')
    await sleep(50)
    if (await isThere()) return worker
    await worker.end('SIGKILL')
    worker = startWorker(pair)
    await says(worker, '"msg":"folding"')
  }
  throw new Error(`it never was where it should be stopped (seed ${seed})`)
}

/** Lets another worker take over from one that is stopped; what the first then does must change nothing. */
const overtaken = async (
  pair: Pair,
  first: Running,
  state: () => Promise<unknown>,
  hasAll: () => Promise<boolean>,
): Promise<Running> => {
  const second = startWorker(pair)
  await says(second, '"msg":"folding"')
  while (!(await hasAll())) await sleep(100)
  await upToDate(pair, second)
  // A beat comes twice a second and says nothing.
  const before = await state()
  signal(first, 'SIGCONT')
  // It may find a store silent first, for to it no time has passed.
  expect(await says(first, 'another worker took the lease')).toBeDefined()
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

  it(`outside of a transaction loses its lease and changes nothing more; inside of one delays the others up to their deadlines until it continues (seed ${seed})`, async () => {
    const pair = await onSqlite()
    const { data, env } = pair
    const append = appender(pair.eventLog, seed)
    for (let times = 0; times < TIMES; times += 1) {
      const inside = await stoppedWhere(pair, append, pair.isWriting)
      const issue = (name: string) => ['key', 'issue', '--workspace', 'acme/website', '--name', name, '--data', data]
      const second = startWorker(pair)
      const refused = await run(issue('held up'), { env })
      expect([refused.code, refused.stdout]).toEqual([1, ''])
      expect(refused.stderr).toMatch(/^wdi: [^\n]*another process holds its lock[^\n]*\n$/)
      await says(second, 'cannot take the lease; trying again')
      signal(inside, 'SIGCONT')
      expect((await run(issue('goes on'), { env })).code).toBe(0)
      await upToDate(pair, inside)
      for (const one of [inside, second]) await one.end('SIGKILL')

      const outside = await stoppedWhere(pair, append, async () => !(await pair.isWriting()))
      await (await overtaken(pair, outside, stateOf(data), async () => true)).end('SIGKILL')
      expect(await verified(pair)).toEqual([])
    }
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
      // A record that comes late is nobody's, and is swept by the next commit; who wants a lease makes switches look again.
      const { control = [], records: _, ...rest } = all
      return { rest, control: control.map((one) => ({ ...one, beat: 0, changes: 0 })) }
    }

  /** The owners of all partitions. */
  const owners = async ({ documents }: ServedPair) =>
    (await documents.db().collection('control').distinct('owner')).filter((owner) => owner !== null)

  it(`loses its lease, changes no document, owner or checkpoint, and its orphan record is swept (seed ${seed})`, async () => {
    const pair = await onServers()
    const append = appender(pair.eventLog, seed)
    const places = Array.from({ length: TIMES }, () => ['record', 'apply', null] as const).flat()
    for (const place of places) {
      const slowly = (): Promise<void> => {
        pair.mongoDb().slow(true)
        return append()
      }
      const worker = await stoppedWhere(pair, slowly, async () => (await pair.commitUnderWay()) === place)
      pair.mongoDb().slow(false)
      const second = await overtaken(pair, worker, stateOf(pair), async () => (await owners(pair)).length === 1)
      await append()
      await upToDate(pair, second)
      expect(await pair.documents.db().collection('records').countDocuments()).toBe(0)
      await second.end('SIGKILL')
    }
    expect(await verified(pair)).toEqual([])
    await pair.close()
  })
})
