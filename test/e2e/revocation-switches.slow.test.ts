import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { goBack, replay } from '#projector/replay'
import { randomOf } from '#sample/random'
import type { Stores } from '#stores/open'
import { describeOwnMongoDb } from '#test/support/mongodb/server'
import { appendBacklog } from '#test/support/process/backlog'
import { onServers, onSqlite, type Pair, startWorker } from '#test/support/process/pairs'
import { type Running, runJson } from '#test/support/process/program'
import { BY_COMMAND, revoking, TRIALS } from '#test/support/process/revoking'
import { seed } from '#test/support/process/seed'
import { ok } from '#test/support/stores/outcome'

/** Yields before a call, as a process does between two calls: else nothing else would happen in this one meanwhile. */
const yielding =
  <A extends readonly unknown[], B>(call: (...args: A) => Promise<B>) =>
  async (...args: A): Promise<B> => {
    await setImmediate()
    return call(...args)
  }
const optionsOn = ({ eventLog, readStore }: Stores) => ({
  eventLog: { ...eventLog, end: yielding(eventLog.end), readAll: yielding(eventLog.readAll) },
  readStore: {
    ...readStore,
    commit: yielding(readStore.commit),
    generations: { ...readStore.generations, serve: yielding(readStore.generations.serve) },
  },
  verifies: true,
  onProgress: () => undefined,
})
const foldAnew = async (stores: Stores) => {
  // Of those that could be gone back to, one is enough.
  await ok(stores.readStore.generations.drop('all'))
  return ok(replay(optionsOn(stores)))
}
const DIRECTIONS = [
  { to: 'to documents that are folded again', args: ['replay'], switching: foldAnew },
  {
    to: 'back to those that served before',
    args: ['replay', '--back'],
    switching: (stores: Stores) => ok(goBack(optionsOn(stores))),
  },
]

/** `lasts`: so long a switch takes at first, in milliseconds, by a process of its own and from this one. */
const suite = <P extends Pair>(
  open: () => Promise<P>,
  { backlog, lasts }: { readonly backlog: number; readonly lasts: { process: number; here: number } },
  removeDocuments: (pair: P) => Promise<void>,
): void => {
  let pair: P
  let keys: Awaited<ReturnType<typeof revoking>>
  let worker: Running
  const upToDate = async (): Promise<void> => {
    while (!(await keys.isUpToDate())) await sleep(50)
  }
  /** The number of keys revoked in all tests that are accepted. */
  const accepted = async (): Promise<number> => {
    const answers = await Promise.all(keys.revoked.map(keys.statuses))
    return answers.flat().filter((status) => status === 200).length
  }

  beforeAll(async () => {
    pair = await open()
    keys = await revoking(pair)
    await appendBacklog(pair.eventLog, pair.workspaceId, backlog)
    worker = startWorker(pair)
    await upToDate()
    await foldAnew(keys.stores())
  })
  afterAll(async () => {
    expect(await worker.end('SIGTERM')).toMatchObject({ code: 0 })
    await keys.stop()
    await pair.close()
  })

  it.each(DIRECTIONS)(
    `when ${TRIALS} keys are revoked during a switch $to, and ${TRIALS} after it, then each is refused from the acknowledgement on`,
    async ({ args, switching }) => {
      const random = randomOf(seed)
      const late: number[] = []
      for (let n = 0; n < TRIALS; ) {
        const by = n % BY_COMMAND === 0 ? 'process' : 'here'
        const { serving } = await ok(keys.stores().readStore.generations.list())
        let isOver = false
        let isMeanwhile = false
        late.push(
          await keys.trial(n % BY_COMMAND === 1, async (revoke) => {
            const began = performance.now()
            const switched = (
              by === 'process' ? runJson(keys.inData(...args), { env: pair.env }) : switching(keys.stores())
            ).then(() => {
              lasts[by] = performance.now() - began
              isOver = true
            })
            await sleep(lasts[by] * random())
            isMeanwhile = !isOver
            await revoke()
            await switched
          }),
        )
        late.push(await keys.trial(n % BY_COMMAND === 2))
        expect((await ok(keys.stores().readStore.generations.list())).serving).not.toBe(serving)
        // One that came too late for the switch is no trial of what happens meanwhile.
        if (isMeanwhile) n += 1
      }
      expect(late).toEqual(late.map(() => 0))
      expect(await accepted()).toBe(0)
    },
    TRIALS * 150_000,
  )

  it(
    'when all documents are removed and folded again, then no revoked key works at any moment, nor does one that is revoked meanwhile',
    async () => {
      expect(await worker.end('SIGTERM')).toMatchObject({ code: 0 })
      await keys.stop()
      await removeDocuments(pair)
      await keys.start()
      expect(await accepted()).toBe(0)
      worker = startWorker(pair)
      const folded = upToDate()
      expect(await accepted()).toBe(0)
      await folded
      const late: number[] = []
      for (let n = 0; n < TRIALS; n += 1) late.push(await keys.trial(n % BY_COMMAND === 0))
      expect(late).toEqual(late.map(() => 0))
      expect(await accepted()).toBe(0)
      expect(keys.revoked.length).toBeGreaterThanOrEqual(5 * TRIALS)
    },
    TRIALS * 150_000,
  )
}

describe(`given two servers, a worker, and documents in a folder (seed ${seed})`, () => {
  suite(onSqlite, { backlog: 500, lasts: { process: 300, here: 30 } }, async ({ data }) => {
    for (const end of ['', '-wal', '-shm']) await rm(join(data, `read.db${end}`), { force: true })
  })
})
describeOwnMongoDb(`given two servers, a worker, and documents on MongoDB (seed ${seed})`, () => {
  // The MongoDB of the tests looks through a whole collection for each guarded write.
  suite(() => onServers(), { backlog: 100, lasts: { process: 2_000, here: 500 } }, async ({ documents }) => {
    const REGISTRY = ['peppers', 'member_names', 'key_uses', 'unshown_key']
    for (const { name } of await documents.db().listCollections({}, { nameOnly: true }).toArray())
      if (!REGISTRY.includes(name)) await documents.db().dropCollection(name)
  })
})
