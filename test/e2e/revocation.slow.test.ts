import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { describeOwnMongoDb } from '#test/support/mongodb/server'
import { appendBacklog } from '#test/support/process/backlog'
import { onServers, onSqlite, type Pair, startWorker } from '#test/support/process/pairs'
import type { Running } from '#test/support/process/program'
import { BY_COMMAND, revoking, TRIALS } from '#test/support/process/revoking'

/** Enough for a projector to stay behind during some trials; one that catches up is given as many again. */
const BACKLOG = process.env['WDI_PROVE'] === '1' ? 50_000 : 15_000

const suite = (open: () => Promise<Pair>, backlog: number): void => {
  let pair: Pair
  let keys: Awaited<ReturnType<typeof revoking>>
  beforeAll(async () => {
    pair = await open()
    keys = await revoking(pair)
  })
  afterAll(async () => {
    await keys.stop()
    await pair.close()
  })

  const fallBehind = async (): Promise<void> => {
    if (await keys.isUpToDate()) await appendBacklog(pair.eventLog, pair.workspaceId, backlog)
  }
  const startFolding = async (): Promise<Running> => {
    const worker = startWorker(pair)
    await worker.stderr.first((line) => line.includes('"phase":"commit"'))
    return worker
  }
  /** Halts a worker where it writes nothing: one that is halted in its midst holds up others. */
  const halt = async ({ pid }: Running): Promise<void> => {
    for (;;) {
      process.kill(pid, 'SIGSTOP')
      await sleep(20)
      if (!(await pair.isWriting())) return
      process.kill(pid, 'SIGCONT')
      await sleep(5)
    }
  }

  /** States of the projector: how it comes to be so, and how it ends. */
  const STATES: readonly (readonly [state: string, enter: () => Promise<() => Promise<void>>])[] = [
    ['stopped', async () => async () => {}],
    [
      'behind, and folding',
      async () => {
        const worker = await startFolding()
        return async () => expect(await worker.end('SIGTERM')).toMatchObject({ code: 0 })
      },
    ],
    [
      'halted',
      async () => {
        const worker = await startFolding()
        await halt(worker)
        return async () => {
          process.kill(worker.pid, 'SIGCONT')
          expect(await worker.end('SIGTERM')).toMatchObject({ code: 0 })
        }
      },
    ],
  ]

  it.each(STATES)(
    `when ${TRIALS} keys are revoked while the projector is %s, then each is refused from the acknowledgement on`,
    async (_, enter) => {
      await fallBehind()
      const leave = await enter()
      const late: number[] = []
      try {
        for (let n = 0; n < TRIALS; ) {
          await fallBehind()
          const byCommand = n % BY_COMMAND === 0
          late.push(await keys.trial(byCommand))
          // A projector that has caught up meanwhile is none that is behind. A command folds what is left, once it has revoked.
          if (byCommand || !(await keys.isUpToDate())) n += 1
        }
      } finally {
        await leave()
      }
      expect(late).toEqual(late.map(() => 0))
    },
    TRIALS * 150_000,
  )

  it('when all is folded at last, then no revoked key works', async () => {
    // A worker announces a commit only where there is something to fold.
    await fallBehind()
    const worker = await startFolding()
    while (!(await keys.isUpToDate())) await sleep(200)
    for (const key of keys.revoked) expect(await keys.statuses(key)).toEqual([401, 401])
    expect(keys.revoked.length).toBeGreaterThanOrEqual(STATES.length * TRIALS)
    const { key } = await keys.issue()
    expect(await keys.statuses(key)).toEqual([200, 200])
    expect(await worker.end('SIGTERM')).toMatchObject({ code: 0 })
  })
}

describe('given two servers, and many events in a folder that are not folded', () => {
  suite(onSqlite, BACKLOG)
})
describeOwnMongoDb('given two servers, and many events on EventStoreDB that are not folded to MongoDB', () => {
  // Few events, for the MongoDB of the tests looks through a whole collection for each; it takes its time to write them.
  suite(async () => {
    const pair = await onServers()
    pair.mongoDb().slow(true)
    return pair
  }, 200)
})
