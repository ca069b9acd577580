import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Outcome, StoreError } from '#domain/outcome'
import { openEventStoreLog } from '#eventlog/eventstoredb/event-log'
import { type EventLog, LOG_START, NO_STREAM } from '#eventlog/port'
import { selfSigned } from '#test/support/eventstore/certificate'
import type { Refusal } from '#test/support/eventstore/faults'
import { notes, unavailable } from '#test/support/eventstore/notes'
import { startEventStore, type TestServer } from '#test/support/eventstore/server'
import { failed, ok } from '#test/support/stores/outcome'

// A server that is away, that is not ready yet, or that refuses.

const CALLS: readonly [string, (log: EventLog) => Outcome<StoreError, { readonly length: number }>][] = [
  ['the end', (log) => log.end()],
  ['all events', (log) => log.readAll(LOG_START, 10)],
  ['a stream', (log) => log.readStream('a', NO_STREAM, 10)],
]

describe('EventStoreDB as an event log', () => {
  let server: TestServer
  const opened: EventLog[] = []
  const open = async (url = server.url, patienceMs = 8_000): Promise<EventLog> => {
    const one = await ok(Promise.resolve(openEventStoreLog(url, { patienceMs })))
    opened.push(one)
    return one
  }
  beforeEach(async () => {
    server = await startEventStore()
  })
  afterEach(() => {
    for (const one of opened.splice(0)) one.close()
    server.stop()
  })

  describe.each(CALLS)('given that %s is asked for', (_, call) => {
    it('while the server restarts, waits for it', async () => {
      const log = await open()
      await ok(log.append('a', NO_STREAM, notes(0, 1)))
      server.stop()
      const answer = ok(call(log))
      await sleep(1_200)
      await server.resume()
      expect(await answer).toHaveProperty('length')
      expect((await answer).length).toBeGreaterThan(0)
    })
    it('while the server is still starting, or its cluster elects, waits for it', async () => {
      const log = await open()
      await ok(log.append('a', NO_STREAM, notes(0, 1)))
      server.faults.refusal = 'starting'
      const answer = ok(call(log))
      await sleep(700)
      server.faults.refusal = null
      expect((await answer).length).toBeGreaterThan(0)
    })
    it('and the server stays away, says so once it was waited for, and at once from then on', async () => {
      server.stop()
      const log = await open(server.url, 400)
      const nobody = unavailable('cannot be reached')
      for (let calls = 0; calls < 3; calls += 1) expect(await failed(call(log))).toEqual(nobody)
      await server.resume()
      await ok(call(log))
    })
    it('and the log is closed meanwhile, waits no longer', async () => {
      // Another test's server could get the port of one that has ended.
      server.faults.refusal = 'starting'
      const log = await open(server.url, 60_000)
      const answer = failed(call(log))
      await sleep(100)
      log.close()
      expect(await answer).toMatchObject({ tag: 'store_unavailable' })
    })
    it('and the log is closed before the server answers, does not take what came by then for all there is', async () => {
      const log = await open()
      await ok(log.append('a', NO_STREAM, notes(0, 1)))
      server.faults.stall()
      const answer = failed(call(log))
      await sleep(100)
      log.close()
      expect(await answer).toEqual(unavailable('it was closed'))
    })
  })

  it('given an append or a deletion while the server is still starting, waits for it and writes once', async () => {
    const log = await open()
    server.faults.refusal = 'starting'
    const appended = ok(log.append('a', NO_STREAM, notes(0, 2)))
    const deleted = ok(log.deleteStream('b'))
    await sleep(700)
    server.faults.refusal = null
    expect(await appended).toMatchObject({ revision: 1 })
    await deleted
    expect(await ok(log.readAll(LOG_START, 10))).toHaveLength(2)
  })

  describe.each<[string, Refusal, RegExp, RegExp]>([
    ['whose password is wrong', 'wrong_password', /the user or the password/, /^correct them in EVENTSTORE_URL$/],
    [
      'who may not read $all',
      'access_denied',
      /may not read all streams \(\$all\)/,
      /^allow it on the server: see "A server for the log" in/,
    ],
  ])('given a user %s', (_, refusal, cause, remedy) => {
    it.each(CALLS)('says so at once when %s is asked for', async (_, call) => {
      const log = await open()
      server.faults.refusal = refusal
      const refused = { cause: expect.stringMatching(cause), remedy: expect.stringMatching(remedy) }
      expect(await failed(call(log))).toEqual({ tag: 'store_unavailable', store: 'event log', ...refused })
    })
  })
  it.each<[Refusal, string]>([
    ['wrong_password', 'the user or the password'],
    ['access_denied', 'may not write to the streams'],
  ])('given that an append or a deletion is refused (%s), says so at once', async (refusal, cause) => {
    const log = await open()
    server.faults.refusal = refusal
    expect(await failed(log.append('a', NO_STREAM, notes(0, 1)))).toEqual(unavailable(cause))
    expect(await failed(log.deleteStream('a'))).toEqual(unavailable(cause))
  })

  describe('given a connection that does not come about', () => {
    it.each(CALLS)('says that the server speaks no TLS when %s is asked for', async (_, call) => {
      const log = await open(server.url.replace('127.0.0.1', 'localhost').replace('?tls=false', ''))
      const refused = { cause: 'the server speaks no TLS', remedy: expect.stringContaining('?tls=false') }
      expect(await failed(call(log))).toEqual({ tag: 'store_unavailable', store: 'event log', ...refused })
      expect(await failed(log.append('a', NO_STREAM, notes(0, 1)))).toMatchObject(refused)
    })
    it('says that the certificate is not trusted, and takes it where it is named', async () => {
      const certificate = selfSigned()
      const own = await startEventStore(certificate)
      const refused = {
        cause: 'the certificate of the server is not trusted: self-signed certificate',
        remedy: expect.stringContaining('tlsCAFile'),
      }
      expect(await failed((await open(own.url)).end())).toMatchObject(refused)
      const log = await open(`${own.url}?tlsCAFile=${certificate.file}`)
      await ok(log.append('a', NO_STREAM, notes(0, 1)))
      expect(await ok(log.readAll(LOG_START, 10))).toHaveLength(1)
      const otherName = `${own.url.replace('localhost', '127.0.0.1')}?tlsCAFile=${certificate.file}`
      expect(await failed((await open(otherName)).end())).toMatchObject({
        cause: 'the certificate of the server is for another name',
      })
      own.stop()
    })
  })
})
