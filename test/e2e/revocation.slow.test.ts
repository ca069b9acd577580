import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { ALL } from '#readstore/port'
import { appendBacklog } from '#test/support/process/backlog'
import { freshFolder } from '#test/support/process/folders'
import { launch, type Running } from '#test/support/process/program'
import { BY_COMMAND, revoking, TRIALS } from '#test/support/process/revoking'
import { ok } from '#test/support/stores/outcome'

const BACKLOG = 50_000

const data = join(freshFolder(), 'data')
let keys: Awaited<ReturnType<typeof revoking>>

/** How many events are not folded yet; positions of the embedded log are numbers. */
const unfolded = async (): Promise<number> => {
  const { eventLog, readStore } = keys.stores()
  const { checkpoint } = await ok(readStore.moment(ALL))
  return Number.parseInt(await ok(eventLog.end()), 16) - Number.parseInt(checkpoint || '0', 16)
}
const fallBehind = async (): Promise<void> => {
  if ((await unfolded()) < BACKLOG / 2) await appendBacklog(data, keys.workspaceId, BACKLOG)
}

const isFree = (file: string): boolean => {
  const db = new Database(join(data, file), { timeout: 0 })
  try {
    db.exec('BEGIN IMMEDIATE; ROLLBACK')
    return true
  } catch {
    return false
  } finally {
    db.close()
  }
}
/** Halts a worker where it writes nothing: a process that is halted within a transaction holds up every writer. */
const halt = async ({ pid }: Running): Promise<void> => {
  for (;;) {
    process.kill(pid, 'SIGSTOP')
    await sleep(20)
    if (['events.db', 'read.db', 'registry.db'].every(isFree)) return
    process.kill(pid, 'SIGCONT')
    await sleep(5)
  }
}
const startWork = async (): Promise<Running> => {
  const work = launch(keys.inData('work', '--json'), { env: { WDI_LOG: 'debug' } })
  await work.stderr.first((line) => line.includes('"phase":"commit"'))
  return work
}

/** States of the projector: how it comes to be so, and how it ends. */
const STATES: readonly (readonly [state: string, enter: () => Promise<() => Promise<void>>])[] = [
  ['stopped', async () => async () => {}],
  [
    'behind, and folding',
    async () => {
      const work = await startWork()
      return async () => expect(await work.end('SIGTERM')).toMatchObject({ code: 0 })
    },
  ],
  [
    'halted',
    async () => {
      const work = await startWork()
      await halt(work)
      return async () => {
        process.kill(work.pid, 'SIGCONT')
        expect(await work.end('SIGTERM')).toMatchObject({ code: 0 })
      }
    },
  ],
]

describe('given two servers, and many events that are not folded', () => {
  beforeAll(async () => {
    keys = await revoking(data)
  })
  afterAll(() => keys.stop())

  it.each(STATES)(
    `when ${TRIALS} keys are revoked while the projector is %s, then each is refused from the acknowledgement on`,
    async (_, enter) => {
      await fallBehind()
      const leave = await enter()
      const late: number[] = []
      try {
        for (let n = 0; n < TRIALS; ) {
          await fallBehind()
          late.push(await keys.trial(n % BY_COMMAND === 0))
          // A projector that has caught up meanwhile is none that is behind.
          if ((await unfolded()) > 0) n += 1
        }
      } finally {
        await leave()
      }
      expect(late).toEqual(late.map(() => 0))
    },
    TRIALS * 20_000,
  )

  it('when all is folded at last, then no key has come back', async () => {
    // A worker announces a commit only where there is something to fold.
    await fallBehind()
    const work = await startWork()
    while ((await unfolded()) > 0) await sleep(200)
    for (const key of keys.revoked) expect(await keys.statuses(key)).toEqual([401, 401])
    expect(keys.revoked.length).toBeGreaterThanOrEqual(STATES.length * TRIALS)
    const { key } = await keys.issue()
    expect(await keys.statuses(key)).toEqual([200, 200])
    expect(await work.end('SIGTERM')).toMatchObject({ code: 0 })
  })
})
