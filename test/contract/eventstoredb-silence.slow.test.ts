import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Outcome, StoreError } from '#domain/outcome'
import { openEventStoreLog } from '#eventlog/eventstoredb/event-log'
import { type EventLog, LOG_START, type NewEvent, NO_STREAM } from '#eventlog/port'
import { startEventStore, type TestServer } from '#test/support/eventstore/server'
import { failed, ok } from '#test/support/stores/outcome'

// Answers that are waited for in vain, for seconds.

const noted = (n: number): readonly [NewEvent] => [
  { eventId: `00000000-0000-4000-8000-00000000000${n}`, type: 'Noted', schemaVersion: 1, data: { n }, metadata: {} },
]
/** Lets nothing else of this process run meanwhile. */
const busyFor = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
const unavailable = (cause: string) => ({
  tag: 'store_unavailable',
  store: 'event log',
  cause: expect.stringContaining(cause),
  remedy: expect.any(String),
})

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
  const stored = async () => (await ok(log.readAll(LOG_START, 100))).map(({ data }) => data)

  it('given an append that is written but never answered, finds it written and continues', async () => {
    server.faults.loseAnswers('silent')
    expect(await ok(log.append('a', NO_STREAM, noted(0)))).toMatchObject({ revision: 0 })
    expect(await ok(log.append('a', 0, noted(1)))).toMatchObject({ revision: 1 })
    expect(await stored()).toEqual([{ n: 0 }, { n: 1 }])
  })
  it('given a server that does not answer at all, gives up, and writes once when the append is repeated', async () => {
    server.faults.stall()
    const answers = await Promise.all([
      failed(log.append('a', NO_STREAM, noted(0))),
      failed(log.readAll(LOG_START, 10)),
    ])
    expect(answers).toEqual([unavailable('silent'), unavailable('silent')])
    server.faults.goOn()
    expect(await ok(log.append('a', NO_STREAM, noted(0)))).toMatchObject({ revision: 0 })
    expect(await stored()).toEqual([{ n: 0 }])
  })
  it.each<[string, () => Outcome<StoreError, { readonly length: number }>]>([
    ['a stream', () => log.readStream('a', NO_STREAM, 10)],
    ['the end', () => log.end()],
  ])(
    'given a process that is busy for longer than a silence after it asked for %s, hears the answer',
    async (_, ask) => {
      await ok(log.append('a', NO_STREAM, noted(0)))
      await ok(ask())
      const answer = ok(ask())
      busyFor(5_200)
      expect((await answer).length).toBeGreaterThan(0)
    },
  )
  it('given a port without a server, gives up an append in the end, and the appends that waited for it too', async () => {
    server.stop()
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((stream, i) => failed(log.append(stream, NO_STREAM, noted(i)))),
    )
    expect(answers[0]).toEqual(unavailable('cannot be reached'))
    expect(answers[2]).toEqual(unavailable('waited too long'))
    await server.resume()
    expect(await stored()).toEqual([])
  })
})
