import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { goBack, replay } from '#projector/replay'
import { momentsOf } from '#readstore/partitions'
import { randomOf } from '#sample/random'
import { appendBacklog } from '#test/support/process/backlog'
import { freshFolder } from '#test/support/process/folders'
import { launch, type Running, runJson } from '#test/support/process/program'
import { BY_COMMAND, revoking, TRIALS } from '#test/support/process/revoking'
import { ok } from '#test/support/stores/outcome'

const BACKLOG = 500

const data = join(freshFolder(), 'data')
const seed = Number(process.env['WDI_SEED'] ?? Math.floor(Math.random() * 1_000_000))
let keys: Awaited<ReturnType<typeof revoking>>
let worker: Running
const startWork = (): Running => launch(keys.inData('work'))
const upToDate = async (): Promise<void> => {
  const { eventLog, readStore } = keys.stores()
  const end = await ok(eventLog.end())
  while ((await ok(momentsOf(readStore))).some(({ checkpoint }) => checkpoint < end)) await sleep(50)
}
/** How many of the keys that were revoked in all tests are accepted. */
const accepted = async (): Promise<number> => {
  const answers = await Promise.all(keys.revoked.map(keys.statuses))
  return answers.flat().filter((status) => status === 200).length
}

/** What a process does between two calls, this one does, too: else nothing else would come to pass in it meanwhile. */
const yielding =
  <A extends readonly unknown[], B>(call: (...args: A) => Promise<B>) =>
  async (...args: A): Promise<B> => {
    await setImmediate()
    return call(...args)
  }
const options = () => {
  const { eventLog, readStore } = keys.stores()
  const { generations, commit } = readStore
  return {
    eventLog: { ...eventLog, end: yielding(eventLog.end), readAll: yielding(eventLog.readAll) },
    readStore: {
      ...{ ...readStore, commit: yielding(commit) },
      generations: { ...generations, serve: yielding(generations.serve) },
    },
    ...{ verifies: true, onProgress: () => undefined },
  }
}
const foldedAnew = async () => {
  // Of those that could be gone back to, one is enough.
  await ok(keys.stores().readStore.generations.drop('all'))
  return replay(options())
}
const DIRECTIONS = [
  { to: 'to documents that are folded anew', args: ['replay'], switching: foldedAnew },
  { to: 'back to those that served before', args: ['replay', '--back'], switching: () => goBack(options()) },
]

describe(`given two servers and a worker (seed ${seed})`, () => {
  beforeAll(async () => {
    keys = await revoking(data)
    await appendBacklog(data, keys.workspaceId, BACKLOG)
    worker = startWork()
    await upToDate()
    await ok(replay(options()))
  })
  afterAll(async () => {
    expect(await worker.end('SIGTERM')).toMatchObject({ code: 0 })
    await keys.stop()
  })

  it.each(DIRECTIONS)(
    `when ${TRIALS} keys are revoked while it is switched $to, and ${TRIALS} after that, then each is refused from the acknowledgement on`,
    async ({ args, switching }) => {
      const random = randomOf(seed)
      const late: number[] = []
      /** So long a switch takes, in milliseconds, by a process of its own or from this one. */
      const lasts = { process: 300, here: 30 }
      for (let n = 0; n < TRIALS; ) {
        const by = n % BY_COMMAND === 0 ? 'process' : 'here'
        const { serving } = await ok(keys.stores().readStore.generations.list())
        let isOver = false
        let isMeanwhile = false
        late.push(
          await keys.trial(n % BY_COMMAND === 1, async (revoke) => {
            const began = performance.now()
            const switched = (by === 'process' ? runJson(keys.inData(...args)) : ok(switching())).then(() => {
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
    TRIALS * 20_000,
  )

  it('when all documents are removed and folded again, then no key comes back at any moment, nor does one that is revoked then', async () => {
    expect(await worker.end('SIGTERM')).toMatchObject({ code: 0 })
    await keys.stop()
    for (const end of ['', '-wal', '-shm']) await rm(join(data, `read.db${end}`), { force: true })
    await keys.start()
    expect(await accepted()).toBe(0)
    worker = startWork()
    const folded = upToDate()
    expect(await accepted()).toBe(0)
    await folded
    const late: number[] = []
    for (let n = 0; n < TRIALS; n += 1) late.push(await keys.trial(n % BY_COMMAND === 0))
    expect(late).toEqual(late.map(() => 0))
    expect(await accepted()).toBe(0)
    expect(keys.revoked.length).toBeGreaterThanOrEqual(5 * TRIALS)
  })
})
