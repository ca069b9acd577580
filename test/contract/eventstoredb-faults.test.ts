import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { openEventStoreLog } from '#eventlog/eventstoredb/event-log'
import { type EventLog, LOG_START, type NewEvent, NO_STREAM } from '#eventlog/port'
import { ServerLog } from '#test/support/eventstore/log'
import { foreign, nOf, noted, notes, unavailable } from '#test/support/eventstore/notes'
import { startEventStore, type TestServer } from '#test/support/eventstore/server'
import { failed, ok } from '#test/support/stores/outcome'

// What the server and its client do that the adapter must hide.

const never = new AbortController().signal

describe('EventStoreDB as an event log', () => {
  let server: TestServer
  let log: EventLog
  beforeEach(async () => {
    server = await startEventStore()
    log = await ok(Promise.resolve(openEventStoreLog(server.url)))
  })
  afterEach(() => {
    log.close()
    server.faults.goOn()
    server.stop()
  })
  const everything = async () => nOf(await ok(log.readAll(LOG_START, 10_000)))

  describe('given an append', () => {
    it('whose answer is lost, finds it written and continues', async () => {
      server.faults.loseAnswers('cut')
      expect(await ok(log.append('a', NO_STREAM, notes(0, 2)))).toMatchObject({ revision: 1 })
      expect(await ok(log.append('a', 1, notes(2, 1)))).toMatchObject({ revision: 2 })
      expect(await everything()).toEqual([0, 1, 2])
    })
    it('that the server has and does not remember, finds it done', async () => {
      const appended = await ok(log.append('a', NO_STREAM, notes(0, 2)))
      await ok(log.append('a', 1, notes(2, 1)))
      server.faults.forgetful = true
      expect(await ok(log.append('a', NO_STREAM, notes(0, 2)))).toEqual(appended)
      expect(await everything()).toEqual([0, 1, 2])
    })
    it('while others are under way whose answers are lost with its own, does each of them once', async () => {
      server.faults.loseAnswers('cut', 'cut', 'cut')
      await Promise.all(['a', 'b', 'c', 'd'].map((stream, i) => ok(log.append(stream, NO_STREAM, notes(i, 1)))))
      expect(await everything()).toEqual([0, 1, 2, 3])
    })
    it('while the server is away for a moment, waits for it', async () => {
      await ok(log.append('a', NO_STREAM, notes(0, 1)))
      server.stop()
      const appended = ok(log.append('a', 0, notes(1, 1)))
      await sleep(1_000)
      await server.resume()
      expect(await appended).toMatchObject({ revision: 1 })
      expect(await everything()).toEqual([0, 1])
    })
    it('to a server that answers late, waits', async () => {
      server.faults.lateMs = 300
      expect(await ok(log.append('a', NO_STREAM, notes(0, 1)))).toMatchObject({ revision: 0 })
    })
    it('to a server whose clock is ahead, is not taken to be too late', async () => {
      server.faults.aheadMs = 3_600_000
      expect(await ok(log.append('a', NO_STREAM, notes(0, 1)))).toMatchObject({ revision: 0 })
    })
    it('to a server whose disk is full fails in the end, writes nothing, and continues when there is space', async () => {
      const impatient = await ok(Promise.resolve(openEventStoreLog(server.url, { patienceMs: 300 })))
      server.faults.diskFull = true
      expect(await failed(impatient.append('a', NO_STREAM, notes(0, 1)))).toEqual(unavailable('an error of its own'))
      impatient.close()
      server.faults.diskFull = false
      expect(await everything()).toEqual([])
      expect(await ok(log.append('a', NO_STREAM, notes(0, 1)))).toMatchObject({ revision: 0 })
    })
    it('that is larger than the server takes gives the largest possible size, writes nothing, and later appends continue', async () => {
      const [large, too] = [0, 1].map((n) => noted(n, { text: 'x'.repeat(600_000) })) as [NewEvent, NewEvent]
      expect(await failed(log.append('a', NO_STREAM, [large, too]))).toEqual(unavailable('more than 1048576 bytes'))
      expect(await ok(log.append('a', NO_STREAM, notes(1, 1)))).toMatchObject({ revision: 0 })
      expect(await everything()).toEqual([1])
    })
    it.each<[string, NewEvent]>([
      ['an id that is none', { ...noted(0), eventId: 'none' }],
      ['an id of zeros', { ...noted(0), eventId: '00000000-0000-0000-0000-000000000000' }],
      ['an empty type', { ...noted(0), type: '' }],
      ['data that JSON cannot hold', noted(0, { n: 1n })],
      ['no data', { ...noted(0), data: undefined }],
    ])('of an event with %s, which would break the client, does not send it', async (_, event) => {
      await expect(log.append('a', NO_STREAM, [event])).rejects.toThrow(TypeError)
      expect(await ok(log.append('a', NO_STREAM, notes(1, 1)))).toMatchObject({ revision: 0 })
    })
    it.each([false, true])(
      'to a stream that was deleted (for good: %s), is not taken to be done',
      async (tombstone) => {
        await ok(log.append('a', NO_STREAM, notes(0, 2)))
        server.log().remove('wdi.a', 'any', tombstone)
        expect(await failed(log.append('a', NO_STREAM, notes(0, 2)))).toEqual(unavailable('deleted'))
        expect(await ok(log.readStream('a', NO_STREAM, 10))).toEqual([])
      },
    )
  })

  describe('given clients that wait for a change', () => {
    const waiting = async () => {
      const { position } = await ok(log.append('a', NO_STREAM, notes(0, 1)))
      const changed = Promise.all(Array.from({ length: 3 }, () => ok(log.changed(position, never))))
      while (server.subscriptions() === 0) await sleep(5)
      return { changed }
    }
    it.each<[string, () => Promise<void> | void]>([
      ['nothing happens to it', () => undefined],
      ['the subscription ends with an error', () => server.dropSubscriptions('error')],
      ['the subscription ends cleanly', () => server.dropSubscriptions('end')],
      [
        'the subscription is dropped again and again',
        async () => {
          for (let i = 0; i < 5; i += 1) {
            server.dropSubscriptions(i % 2 === 0 ? 'error' : 'end')
            await sleep(100)
          }
        },
      ],
      [
        'the server is away for a while',
        async () => {
          server.stop()
          await sleep(700)
          await server.resume()
        },
      ],
    ])('continues where %s: all who wait are notified, by one subscription', async (_, happens) => {
      const { changed } = await waiting()
      await happens()
      const other = await ok(Promise.resolve(openEventStoreLog(server.url)))
      await ok(other.append('b', NO_STREAM, notes(1, 1)))
      await changed
      // The server hears a moment later that one has ended.
      while (server.subscriptions() > 1) await sleep(5)
      other.close()
    })
    const appendAside = () => {
      const metadata = Buffer.from('{"schemaVersion":1,"metadata":{}}')
      server.log().append('wdi.aside', 'any', [{ ...foreign(0), metadata }])
    }
    it('notifies of events that were appended while the subscription was down', async () => {
      const { changed } = await waiting()
      server.stop()
      appendAside()
      await server.resume()
      await changed
    })
    it('notifies of events that are appended after the end was read and before the subscription begins', async () => {
      server.faults.onSubscription = appendAside
      const { changed } = await waiting()
      await changed
    })
    it('follows bursts for which the server drops it', async () => {
      let position = LOG_START
      for (let round = 0; round < 3; round += 1) {
        const changed = ok(log.changed(position, never))
        const other = ok(log.append(`s${round}`, NO_STREAM, notes(round * 300, 300)))
        await changed
        position = (await other).position
      }
      expect(await everything()).toHaveLength(900)
    })
    it('says so where the log has become an older one', async () => {
      const { position } = await ok(log.append('a', NO_STREAM, notes(0, 5)))
      const changed = log.changed(position, never)
      while (server.subscriptions() === 0) await sleep(5)
      server.stop()
      await server.resume(new ServerLog())
      expect(await failed(changed)).toEqual(unavailable('went back'))
      expect(await ok(log.end())).toBe(LOG_START)
    })
  })

  it('refuses a position of another kind of log', async () => {
    const position = '0000000000000064'
    expect(await failed(log.readAll(position, 10))).toEqual(unavailable('not one of this log'))
    expect(await failed(log.changed(position, never))).toEqual(unavailable('not one of this log'))
  })
})

describe('a connection string', () => {
  const SECRET = 'hunter2'
  it.each([
    `http://admin:${SECRET}@localhost:2113`,
    `esdb://admin:${SECRET}@localhost:port`,
    `esdb://admin:${SECRET}@localhost:2113?${SECRET}=1`,
    `esdb://admin:${SECRET}@localhost:2113?tlsVerifyCert=false`,
    `esdb://admin:${SECRET}@localhost:2113?throwOnAppendFailure=false`,
    `esdb://admin:${SECRET}@localhost:2113?nodePreference=follower`,
    `esdb://admin:${SECRET}@localhost:2113?tls=${SECRET}`,
    `esdb://admin:${SECRET}@localhost:2113?tlsCAFile=/${SECRET}`,
    SECRET,
    '',
  ])('that cannot be used is refused without a word of it', async (url) => {
    const said: unknown[] = []
    const warn = jest.spyOn(console, 'warn').mockImplementation((...words) => void said.push(...words))
    const { tag, message } = await failed(Promise.resolve(openEventStoreLog(url)))
    warn.mockRestore()
    expect([tag, said]).toEqual(['open_error', []])
    expect(message).toMatch(/^EVENTSTORE_URL cannot be used/)
    expect(message).not.toContain(SECRET)
  })
})
