import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { streamOf } from '#domain/events/catalogue'
import { randomOf } from '#sample/random'
import { appendBacklog } from '#test/support/process/backlog'
import { onSqlite, type Pair, startWorker, upToDate } from '#test/support/process/pairs'
import { type Found, TAKINGS, taking } from '#test/support/process/taking'
import { ok } from '#test/support/stores/outcome'

// What is taken from a member is taken at once: from the acknowledgement on, no request in any process gets it.

const ON_DEMAND = process.env['WDI_PROVE'] === '1'
/** In each state of the projector, each way to take something is tried so often. */
const ROUNDS = ON_DEMAND ? 21 : 2
const BACKLOG = ON_DEMAND ? 10_000 : 4_000
const KILLS = ON_DEMAND ? 30 : 6
/** Kills of which one comes between an event and its answer, however slowly this process looks. */
const MOST_KILLS = 60

describe('given three processes on one data folder', () => {
  let pair: Pair
  let members: Awaited<ReturnType<typeof taking>>
  beforeAll(async () => {
    pair = await onSqlite()
    members = await taking(pair)
    // A server refuses everybody until the workspace is folded once.
    const worker = startWorker(pair)
    await upToDate(pair, worker)
    await worker.end('SIGTERM')
  })
  afterAll(async () => {
    await members.stop()
    await pair.close()
  })

  const fallBehind = async (): Promise<void> => {
    if (await members.isUpToDate()) await appendBacklog(pair.eventLog, pair.workspaceId, BACKLOG)
  }
  const working = async () => {
    const worker = startWorker(pair)
    // It takes signals from its first line on.
    await worker.stdout.first(() => true)
    return async () => expect(await worker.end('SIGTERM')).toMatchObject({ code: 0 })
  }

  /** States of the projector: what is done before each round, and how the state begins and ends. */
  const STATES: readonly (readonly [string, () => Promise<void>, () => Promise<() => Promise<unknown>>])[] = [
    ['running', async () => undefined, working],
    ['stopped', fallBehind, async () => async () => undefined],
    ['behind, and folding', fallBehind, working],
  ]

  const figures: Record<string, { trials: number } & Found> = {}
  const count = (name: string, { late, asked }: Found): void => {
    const before = figures[name] ?? { trials: 0, late: 0, asked: 0 }
    figures[name] = { trials: before.trials + 1, late: before.late + late, asked: before.asked + asked }
  }

  describe('and members who ask them by sessions and keys at all times', () => {
    it.each(STATES)(
      'when something is taken from each while the projector is %s, then none gets it from the acknowledgement on',
      async (_, before, enter) => {
        const leave = await enter()
        try {
          for (let round = 0; round < ROUNDS; round += 1) {
            await before()
            const together = TAKINGS.filter(({ isForAll = false }) => !isForAll)
            await Promise.all(together.map(async (one) => count(one.name, await members.trial(one))))
            for (const one of TAKINGS.filter(({ isForAll = false }) => isForAll)) {
              count(one.name, await members.trial(one))
              await members.ownerAgain()
            }
          }
        } finally {
          await leave()
        }
      },
      ROUNDS * 450_000,
    )
    it('when all is counted, then there were trials of every kind, and none was accepted', () => {
      process.stderr.write(`sessions: ${JSON.stringify(figures)}\n`)
      for (const { name } of TAKINGS) {
        const { trials = 0, late = 1 } = figures[name] ?? {}
        expect([name, trials, late]).toEqual([name, STATES.length * ROUNDS, 0])
      }
    })
  })

  describe('and one that is killed while it removes a member', () => {
    const hasLeft = async (memberId: string): Promise<boolean> => {
      const { stores } = members
      const events = await ok(stores.eventLog.readStream(streamOf.access(pair.workspaceId), -1, 10_000))
      return events.some(
        ({ type, data }) => type === 'MemberLeft' && (data as { memberId?: string }).memberId === memberId,
      )
    }

    it(
      'when it is started again and the removal is tried again, then no half of it was ever there',
      async () => {
        const random = randomOf(7)
        const hits = { 'before the event': 0, 'between event and answer': 0, 'after the answer': 0 }
        // Where none came between the event and its answer, more are tried.
        for (let n = 0; n < KILLS || (hits['between event and answer'] === 0 && n < MOST_KILLS); n += 1) {
          const held = await members.join()
          const { memberId } = held
          let answered = 0
          const removing = members
            .ownerAtLast()
            .post('/statements/member/remove', { member: memberId })
            .then(({ status }) => {
              answered = status
            })
            .catch(() => undefined)
          if (n % 3 === 0) await sleep(random() * 30)
          else {
            while (!(await hasLeft(memberId)) && answered === 0) await new Promise(setImmediate)
            if (n % 3 === 1) await sleep(random() * 5)
          }
          await members.last().end('SIGKILL')
          await removing
          const isGone = await hasLeft(memberId)
          hits[answered === 200 ? 'after the answer' : isGone ? 'between event and answer' : 'before the event'] += 1
          await members.startLast()

          // All of it or nothing, in every process, although nobody tried again.
          const expected = isGone ? 401 : 200
          for (const [name, status] of await members.statuses(held))
            expect([n, name, status]).toEqual([n, name, expected])
          const again = await members.ownerAtLast().post('/statements/member/remove', { member: memberId })
          expect([again.status, again.body.changed]).toEqual([200, !isGone])
          for (const [name, status] of await members.statuses(held)) expect([n, name, status]).toEqual([n, name, 401])
          const { signIns } = members.stores.registry
          expect(await ok(signIns.sessionsOf(pair.workspaceId, memberId))).toEqual([])
          // What was signed in then does not come back with the member.
          const rejoined = await members.join(memberId)
          expect(new Set((await members.statuses(rejoined)).map(([, status]) => status))).toEqual(new Set([200]))
          const old = { ...rejoined, cookies: held.cookies, key: held.key }
          for (const [name, status] of await members.statuses(old)) expect([n, name, status]).toEqual([n, name, 401])
        }
        process.stderr.write(`sessions: killed ${JSON.stringify(hits)}\n`)
        expect(hits['between event and answer']).toBeGreaterThan(0)
      },
      KILLS * 150_000,
    )
  })
})
