import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { positionOf } from '#eventlog/eventstoredb/encoding'
import { openEventStoreLog } from '#eventlog/eventstoredb/event-log'
import { type EventLog, LOG_START, NO_STREAM, type Position } from '#eventlog/port'
import { ServerLog } from '#test/support/eventstore/log'
import { foreign, foreigners, nOf, notes } from '#test/support/eventstore/notes'
import { startEventStore, type TestServer } from '#test/support/eventstore/server'
import { freshFolder } from '#test/support/process/folders'
import { failed, ok } from '#test/support/stores/outcome'
import { wholeLog } from '#test/support/stores/whole-log'

// A server on which other applications have events, too.

const never = new AbortController().signal
/** The most events that may be considered a second time: the server says after 1,024 events how far it has come. */
const AGAIN = 1_100
/** The most events since the place that is kept for other processes while a change is waited for: ten such messages. */
const KEPT = 10 * 1_024 + AGAIN

describe('EventStoreDB as an event log, given a server that is not for this service alone', () => {
  let server: TestServer
  let log: EventLog
  let passedFile: string
  const opened: EventLog[] = []
  /** Opens the log as another process on the same folder, or on another one, would. */
  const open = async (file = passedFile): Promise<EventLog> => {
    const one = await ok(Promise.resolve(openEventStoreLog(server.url, { passedFile: file, patienceMs: 3_000 })))
    opened.push(one)
    return one
  }
  beforeEach(async () => {
    server = await startEventStore()
    passedFile = join(freshFolder(), 'passed.json')
    log = await open()
  })
  afterEach(() => {
    for (const one of opened.splice(0)) one.close()
    server.stop()
  })
  const others = (from: number, count: number): void => {
    for (let n = from; n < from + count; n += 1_000)
      server.log().append('other', 'any', foreigners(n, Math.min(1_000, from + count - n)))
  }
  /** The place up to which the file says that events were passed. */
  const kept = (): string => (existsSync(passedFile) ? JSON.parse(readFileSync(passedFile, 'utf8')).place : '')
  /** The number of events that the server considers for subscriptions meanwhile. */
  const considered = async (run: () => Promise<unknown>): Promise<number> => {
    const before = server.faults.considered
    await run()
    return server.faults.considered - before
  }

  it('leaves out what is not its own, and ends at its own last event', async () => {
    await ok(log.append('a', NO_STREAM, notes(0, 2)))
    server.log().append(
      'other',
      'any',
      Array.from({ length: 200 }, (_, i) => foreign(i)),
    )
    const { position } = await ok(log.append('b', NO_STREAM, notes(2, 1)))
    server.log().append(
      'wd',
      'any',
      Array.from({ length: 200 }, (_, i) => foreign(200 + i)),
    )
    server.log().append('$wdi.a', 'any', [foreign(1_000)])
    for (const limit of [1, 2, 3, 100])
      expect(nOf(await ok(log.readAll(LOG_START, limit)))).toEqual([0, 1, 2].slice(0, limit))
    expect(await ok(log.readAll(position, 10))).toEqual([])
    expect(await ok(log.end())).toBe(position)
    server.log().append(
      'other',
      'any',
      Array.from({ length: 100 }, (_, i) => foreign(500 + i)),
    )
    expect(await ok(log.end())).toBe(position)
  })
  it('ignores a stream of its own that was deleted for good', async () => {
    await ok(log.append('a', NO_STREAM, notes(0, 2)))
    const { position } = await ok(log.append('b', NO_STREAM, notes(2, 1)))
    const changed = ok(log.changed(position, never)).then(() => 'changed')
    while (server.subscriptions() === 0) await sleep(5)
    server.log().remove('wdi.a', 'any', true)
    expect(await Promise.race([changed, sleep(100, 'waiting')])).toBe('waiting')
    server.dropSubscriptions('end')
    expect(await ok(log.end())).toBe(position)
    const later = await ok(log.append('b', 0, notes(3, 1)))
    expect(await changed).toBe('changed')
    expect(nOf(await ok(log.readAll(position, 10)))).toEqual([3])
    expect(await ok(log.end())).toBe(later.position)
  })
  it('does not wake those who wait when an event of another service is appended', async () => {
    const { position } = await ok(log.append('a', NO_STREAM, notes(0, 1)))
    const changed = ok(log.changed(position, never)).then(() => 'changed')
    await sleep(100)
    server.log().append('other', 'any', [foreign(0)])
    expect(await Promise.race([changed, sleep(100, 'waiting')])).toBe('waiting')
    await ok(log.append('b', NO_STREAM, notes(1, 1)))
    expect(await changed).toBe('changed')
  })
  it('says where somebody else has written to a stream of its own', async () => {
    server.log().append('wdi.a', 'any', [foreign(0)])
    const stands = {
      tag: 'store_corrupt',
      store: 'event log',
      what: 'event 0 of a',
      cause: expect.stringContaining('was not written by this service'),
      remedy: expect.any(String),
    }
    expect(await failed(log.readAll(LOG_START, 10))).toEqual(stands)
    expect(await failed(log.readStream('a', NO_STREAM, 10))).toEqual(stands)
  })

  describe('and many events of others', () => {
    const filled = async (): Promise<Position> => {
      await ok(log.append('a', NO_STREAM, notes(0, 3)))
      others(0, 20_000)
      await ok(log.append('a', 2, notes(3, 3)))
      const { position } = await ok(log.append('b', NO_STREAM, notes(6, 1)))
      others(20_000, 30_000)
      return position
    }
    it('passes each of them once: the end, the next pages and a reading after the end consider none again', async () => {
      const end = await filled()
      expect(await considered(async () => expect(await ok(log.end())).toBe(end))).toBeGreaterThanOrEqual(30_000)
      expect(await considered(() => ok(log.end()))).toBeLessThan(AGAIN)
      expect(await considered(() => ok(log.readAll(end, 10)))).toBeLessThan(AGAIN)
      const first = await ok(log.readAll(LOG_START, 2))
      const pages = async () => {
        const rest = []
        for (let at = first.at(-1)?.position ?? ''; at < end; ) {
          const page = await ok(log.readAll(at, 2))
          rest.push(...page)
          at = page.at(-1)?.position ?? end
        }
        expect(nOf([...first, ...rest])).toEqual([0, 1, 2, 3, 4, 5, 6])
      }
      // A server reads ahead of a page.
      expect(await considered(pages)).toBeLessThanOrEqual(50_000 + AGAIN)
      server.faults.considersMs = 20
      const whole = async () => expect(nOf(await ok(log.readAll(LOG_START, 10)))).toEqual([0, 1, 2, 3, 4, 5, 6])
      expect(await considered(whole)).toBeLessThan(40_000)
    })
    it('in the next process, too, passes only those that have come since', async () => {
      const end = await filled()
      await ok(log.end())
      others(50_000, 5_000)
      const next = await open()
      expect(await considered(async () => expect(await ok(next.end())).toBe(end))).toBeLessThan(5_000 + AGAIN)
      const { position } = await ok(next.append('b', 0, notes(7, 1)))
      expect(nOf(await ok(next.readAll(end, 10)))).toEqual([7])
      others(60_000, 2_000)
      expect(await ok((await open()).end())).toBe(position)
    })
    it('while it waits for a change, notes how far it has come', async () => {
      const end = await filled()
      const changed = ok(log.changed(end, never))
      while (server.subscriptions() === 0) await sleep(5)
      others(50_000, 20_000)
      const place = server.log().all.at(-KEPT)?.position ?? 0n
      while (kept() < positionOf({ commit: place, prepare: place })) await sleep(5)
      expect(await considered(() => ok(log.end()))).toBeLessThan(KEPT)
      server.dropSubscriptions('end')
      const again = await considered(() => sleep(300))
      expect(again).toBeLessThan(AGAIN * 2)
      await ok(log.append('b', 0, notes(7, 1)))
      await changed
    })
    it('finds its end in a folder that knows nothing of it, and where the file is none', async () => {
      const end = await filled()
      expect(await ok((await open(join(freshFolder(), 'passed.json'))).end())).toBe(end)
      await ok(log.end())
      expect(JSON.parse(readFileSync(passedFile, 'utf8'))).toMatchObject({ own: end })
      for (const text of ['', '{', '{"own":"x","place":"y","id":"z"}']) {
        writeFileSync(passedFile, text)
        expect(await ok((await open()).end())).toBe(end)
      }
    })
    it('given another log, restored or new, trusts nothing of what it passed in the first', async () => {
      await filled()
      await ok(log.end())
      server.stop()
      const restored = new ServerLog()
      const metadata = Buffer.from('{"schemaVersion":1,"metadata":{}}')
      restored.append('wdi.a', 'any', [{ ...foreign(1), metadata }])
      for (let n = 0; n < 60_000; n += 1_000) restored.append('other', 'any', foreigners(n, 1_000))
      await server.resume(restored)
      const own = (await ok((await open()).readAll(LOG_START, 10)))[0]?.position
      for (const one of [log, await open()]) {
        expect(await ok(one.end())).toBe(own)
        expect(await ok(one.readAll(own ?? '', 10))).toEqual([])
      }
    })
    it('given that the log has become a shorter one with the same end of ours, gives what is appended to that', async () => {
      const { position } = await ok(log.append('a', NO_STREAM, notes(0, 3)))
      const before = server.log().all.slice(1)
      others(0, 3_000)
      await ok(log.end())
      server.stop()
      const restored = new ServerLog()
      for (const { stream, ...event } of before) restored.append(stream, 'any', [event])
      await server.resume(restored)
      expect(await ok(log.append('a', 2, notes(3, 1)))).toMatchObject({ revision: 3 })
      await ok(log.end())
      expect(nOf(await ok(log.readAll(position, 10)))).toEqual([3])
    })
    it('serves more readers at once than a connection has subscriptions, and leaves none of them open', async () => {
      await ok(log.append('a', NO_STREAM, notes(0, 6)))
      others(0, 1_000)
      const { position: end } = await ok(log.append('b', NO_STREAM, notes(6, 1)))
      const all = await Promise.all(Array.from({ length: 150 }, () => ok(log.readAll(LOG_START, 100))))
      for (const events of all) expect(events.at(-1)?.position).toBe(end)
      expect(nOf(await wholeLog(log))).toEqual([0, 1, 2, 3, 4, 5, 6])
      // The server hears of each end a moment later.
      while (server.subscriptions() > 0) await sleep(5)
    })
    it('continues a page whose subscription is dropped in the middle, without a gap and without an event twice', async () => {
      await filled()
      const first = await ok(log.readAll(LOG_START, 1))
      server.dropSubscriptions('error')
      const second = await ok(log.readAll(first[0]?.position ?? '', 3))
      server.dropSubscriptions('end')
      const rest = await ok(log.readAll(second.at(-1)?.position ?? '', 100))
      expect(nOf([...first, ...second, ...rest])).toEqual([0, 1, 2, 3, 4, 5, 6])
    })
  })
})
