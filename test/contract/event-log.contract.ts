import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { pagesUpTo } from '#eventlog/pages'
import { type EventLog, LOG_START, type LoggedEvent, type NewEvent, NO_STREAM } from '#eventlog/port'
import { bytesOf, LARGEST_EVENT } from '#eventlog/size'
import { failed, ok } from '#test/support/stores/outcome'
import { wholeLog } from '#test/support/stores/whole-log'

/** A log that is empty at first; each opening is a client of its own, as another process would be. */
export interface EventLogFixture {
  readonly open: () => Promise<EventLog>
  /** Writes so many events of another application where the log is, if other applications can write there. */
  readonly writeOthers?: (events: number) => Promise<void>
}
export interface EventLogFactory {
  readonly create: () => Promise<EventLogFixture>
}

type Events = readonly [NewEvent, ...NewEvent[]]

const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5')

const noted = (name: string, data: unknown = { name }): NewEvent => ({
  eventId: uuidOf(name),
  type: 'Noted',
  schemaVersion: 1,
  data,
  metadata: { of: name },
})
const notes = (stream: string, from: number, count: number): Events =>
  Array.from({ length: count }, (_, i) => noted(`${stream} ${from + i}`)) as unknown as Events

const idsOf = (events: readonly { eventId: string }[]): readonly string[] => events.map(({ eventId }) => eventId)
const wrongRevision = (stream: string, actual: number) => ({ tag: 'wrong_revision', stream, actual })

/** Tests the port's promises on an event log. */
export const eventLogContract = (name: string, { create }: EventLogFactory): void => {
  describe(`${name} as an event log`, () => {
    let fixture: EventLogFixture
    let log: EventLog
    const opened: EventLog[] = []
    const open = async (): Promise<EventLog> => {
      const one = await fixture.open()
      opened.push(one)
      return one
    }
    beforeEach(async () => {
      fixture = await create()
      log = await open()
    })
    afterEach(() => {
      for (const one of opened.splice(0)) one.close()
    })
    const everything = (from: EventLog = log) => wholeLog(from)

    describe('given an empty log', () => {
      it('ends at the start, without any event or stream', async () => {
        expect(await ok(log.end())).toBe(LOG_START)
        expect(await everything()).toEqual([])
        expect(await ok(log.readStream('a', NO_STREAM, 10))).toEqual([])
      })
      it('can be closed twice', async () => {
        log.close()
        expect(() => log.close()).not.toThrow()
      })
    })

    describe('given an append', () => {
      it('to a stream that is new, counts its revisions from 0 and keeps every part of the events', async () => {
        const events = notes('a', 0, 3)
        const { revision, position } = await ok(log.append('a', NO_STREAM, events))
        const stored = await everything()
        expect(revision).toBe(2)
        expect(position).toBe(stored.at(-1)?.position)
        expect(stored).toEqual(
          events.map((event, i) => ({ ...event, stream: 'a', revision: i, position: expect.any(String) })),
        )
        expect(await ok(log.readStream('a', NO_STREAM, 10))).toEqual(stored)
        expect(await ok(log.end())).toBe(position)
      })
      it('at the revision of its stream continues the stream', async () => {
        await ok(log.append('a', NO_STREAM, notes('a', 0, 1)))
        expect(await ok(log.append('a', 0, notes('a', 1, 1)))).toMatchObject({ revision: 1 })
        expect(await ok(log.append('a', 1, notes('a', 2, 2)))).toMatchObject({ revision: 3 })
        expect(idsOf(await ok(log.readStream('a', NO_STREAM, 10)))).toEqual(idsOf(notes('a', 0, 4)))
      })
      it.each([
        ['to a stream that is new, at a revision', 0, 0, NO_STREAM],
        ['to a stream as if it were new', 2, NO_STREAM, 1],
        ['at a revision that has passed', 3, 1, 2],
        ['at a revision that is still to come', 3, 3, 2],
      ])('%s, fails with the actual revision and writes nothing', async (_, standing, expected, actual) => {
        if (standing > 0) await ok(log.append('a', NO_STREAM, notes('a', 0, standing)))
        await ok(log.append('b', NO_STREAM, notes('b', 0, 5)))
        expect(await failed(log.append('a', expected, notes('other', 0, 2)))).toEqual(wrongRevision('a', actual))
        expect(await everything()).toHaveLength(standing + 5)
        expect(await ok(log.append('a', actual, notes('other', 0, 1)))).toMatchObject({ revision: actual + 1 })
      })
      it('with one event that cannot be written, writes none', async () => {
        const events: Events = [noted('good'), noted('bad', { amount: 1n }), noted('good too')]
        await log.append('a', NO_STREAM, events).catch(() => undefined)
        expect(await everything()).toEqual([])
        expect(await ok(log.append('a', NO_STREAM, notes('a', 0, 1)))).toMatchObject({ revision: 0 })
      })
      it('that is requested while many others are under way is done like them', async () => {
        const streams = Array.from({ length: 50 }, (_, i) => `s${i}`)
        const appended = await Promise.all(
          streams.map((stream) => ok(log.append(stream, NO_STREAM, notes(stream, 0, 2)))),
        )
        expect(new Set(appended.map(({ position }) => position)).size).toBe(50)
        expect(await everything()).toHaveLength(100)
      })
      it('while others read, shows them all of it or nothing', async () => {
        const reader = await open()
        let writing = true
        const seen: number[] = []
        const reading = (async () => {
          while (writing) {
            seen.push((await ok(reader.readStream('a', NO_STREAM, 10_000))).length % 40)
            seen.push((await everything(reader)).length % 40)
            await sleep(1)
          }
        })()
        for (let revision = NO_STREAM; revision < 1000; revision += 40) {
          await ok(log.append('a', revision, notes('a', revision + 1, 40)))
          await sleep(0)
        }
        writing = false
        await reading
        expect(new Set(seen)).toEqual(new Set([0]))
      })
    })

    describe('given an append that was written before', () => {
      it('answers as it did then and writes nothing', async () => {
        const first = await ok(log.append('a', NO_STREAM, notes('a', 0, 3)))
        expect(await ok(log.append('a', NO_STREAM, notes('a', 0, 3)))).toEqual(first)
        const second = await ok(log.append('a', 2, notes('a', 3, 2)))
        expect(await ok(log.append('a', 2, notes('a', 3, 2)))).toEqual(second)
        expect(await everything()).toHaveLength(5)
      })
      it('answers as it did then also when another client has appended more since', async () => {
        const first = await ok(log.append('a', NO_STREAM, notes('a', 0, 3)))
        const other = await open()
        await ok(other.append('a', 2, notes('a', 3, 2)))
        await ok(other.append('b', NO_STREAM, notes('b', 0, 2)))
        expect(await ok(log.append('a', NO_STREAM, notes('a', 0, 3)))).toEqual(first)
        expect(await everything()).toHaveLength(7)
      })
      it('given the first of its events alone, takes them for standing there: what follows could be another append', async () => {
        await ok(log.append('a', NO_STREAM, notes('a', 0, 3)))
        const [, second] = await everything()
        expect(await ok(log.append('a', NO_STREAM, notes('a', 0, 2)))).toEqual({
          revision: 1,
          position: second?.position,
        })
        expect(await everything()).toHaveLength(3)
      })
      it.each<[string, number, Events]>([
        ['with one event more', NO_STREAM, notes('a', 0, 4)],
        ['with another event among them', NO_STREAM, [noted('a 0'), noted('other'), noted('a 2')]],
        ['in another order', NO_STREAM, [noted('a 1'), noted('a 0'), noted('a 2')]],
        ['at another revision', 0, notes('a', 0, 2)],
        ['without the first', NO_STREAM, notes('a', 1, 2)],
      ])('%s, is refused, and nothing is written', async (_, expected, events) => {
        await ok(log.append('a', NO_STREAM, notes('a', 0, 3)))
        expect(await failed(log.append('a', expected, events))).toEqual(wrongRevision('a', 2))
        expect(await everything()).toHaveLength(3)
      })
      it('from two clients at once succeeds for both and is written once', async () => {
        const other = await open()
        for (let revision = NO_STREAM; revision < 20; revision += 2) {
          const events = notes('a', revision + 1, 2)
          const [one, two] = await Promise.all([log.append('a', revision, events), other.append('a', revision, events)])
          expect(one).toEqual(two)
          expect(isRight(one)).toBe(true)
        }
        expect(await everything()).toHaveLength(22)
      })
    })

    describe('given events of several streams', () => {
      const STREAMS = ['a', 'b', 'c']
      const filled = async (count: number): Promise<readonly LoggedEvent[]> => {
        for (let i = 0; i < count; i += 1)
          for (const stream of STREAMS) await ok(log.append(stream, i - 1, notes(stream, i, 1)))
        return everything()
      }
      it('gives positions that grow as text, past every change of width', async () => {
        const events = await filled(100)
        const positions = events.map(({ position }) => position)
        expect(positions).toHaveLength(300)
        expect(positions.every((position, i) => position > (positions[i - 1] ?? LOG_START))).toBe(true)
        expect(idsOf(events)).toEqual(
          Array.from({ length: 300 }, (_, i) => uuidOf(`${STREAMS[i % 3]} ${Math.floor(i / 3)}`)),
        )
        expect(await ok(log.end())).toBe(positions.at(-1))
      })
      it('reads all events after a position, without the one at it, up to a limit', async () => {
        const events = await filled(7)
        for (const [i, { position }] of events.entries())
          for (const limit of [1, 2, 5, 100])
            expect(await ok(log.readAll(position, limit))).toEqual(events.slice(i + 1, i + 1 + limit))
      })
      it('reads the events of a stream after a revision, without the one at it, up to a limit', async () => {
        const ofB = (await filled(7)).filter(({ stream }) => stream === 'b')
        expect(ofB.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5, 6])
        for (let after = NO_STREAM; after < 9; after += 1)
          for (const limit of [1, 2, 5, 100])
            expect(await ok(log.readStream('b', after, limit))).toEqual(ofB.slice(after + 1, after + 1 + limit))
      })
      it('reads fewer where events are large, and the rest after them', async () => {
        const text = 'x'.repeat(LARGEST_EVENT / 2)
        const events = Array.from({ length: 12 }, (_, i) => noted(`large ${i}`, { text }))
        for (const [i, event] of events.entries()) await ok(log.append('large', i - 1, [event]))
        const pages: (readonly LoggedEvent[])[] = []
        for (let revision = NO_STREAM; ; ) {
          const page: readonly LoggedEvent[] = await ok(log.readStream('large', revision, 100))
          if (page.length === 0) break
          pages.push(page)
          revision = page.at(-1)?.revision ?? revision
        }
        expect(Math.max(...pages.map(({ length }) => length))).toBeLessThan(8)
        expect(idsOf(pages.flat())).toEqual(idsOf(events))
        const first = await ok(log.readAll(LOG_START, 100))
        expect(first.length).toBeLessThan(8)
        const rest = await ok(log.readAll(first.at(-1)?.position ?? LOG_START, 100))
        expect([...idsOf(first), ...idsOf(rest)]).toEqual(idsOf(events).slice(0, first.length + rest.length))
        expect(rest.length).toBeGreaterThan(0)
      })
      it('reads nothing where the limit is 0', async () => {
        await filled(2)
        expect(await ok(log.readAll(LOG_START, 0))).toEqual([])
        expect(await ok(log.readStream('b', NO_STREAM, 0))).toEqual([])
      })
      it('distinguishes streams with similar names', async () => {
        const names = [
          'x',
          'X',
          'x ',
          ' x',
          'x-1',
          'x-10',
          'x/1',
          'é',
          'e\u0301',
          'ﬁ',
          'fi',
          '名前',
          '🦊',
          "x'; --",
          'x%',
          'x_',
        ]
        for (const one of names) await ok(log.append(one, NO_STREAM, notes(one, 0, 1)))
        for (const one of names) {
          const [event, ...more] = await ok(log.readStream(one, NO_STREAM, 10))
          expect([event?.stream, event?.eventId, more]).toEqual([one, uuidOf(`${one} 0`), []])
        }
      })
    })

    describe('given a stream that is deleted', () => {
      const standing = async () => {
        await ok(log.append('a', NO_STREAM, notes('a', 0, 3)))
        await ok(log.append('b', NO_STREAM, notes('b', 0, 2)))
        await ok(log.append('a', 2, notes('a', 3, 2)))
        return ok(log.end())
      }
      it('has none of its events, for every client and after it is opened again, and all of the others', async () => {
        const other = await open()
        await standing()
        await ok(log.deleteStream('a'))
        expect(await ok(other.readStream('a', NO_STREAM, 10))).toEqual([])
        log.close()
        const again = await open()
        expect(await ok(again.readStream('a', NO_STREAM, 10))).toEqual([])
        expect(idsOf(await ok(again.readStream('b', NO_STREAM, 10)))).toEqual(idsOf(notes('b', 0, 2)))
        const all = await everything(again)
        expect(idsOf(all.filter(({ stream }) => stream === 'b'))).toEqual(idsOf(notes('b', 0, 2)))
      })
      it.each([
        ['that stood there', 2, notes('a', 3, 2)],
        ['that would go on', 4, notes('a', 5, 1)],
        ['as to a new stream', NO_STREAM, notes('new', 0, 1)],
      ])('takes no append %s', async (_, expected, events) => {
        await standing()
        await ok(log.deleteStream('a'))
        expect(await failed(log.append('a', expected, events))).toMatchObject({ tag: 'store_unavailable' })
        expect(await ok((await open()).readStream('a', NO_STREAM, 10))).toEqual([])
      })
      it('again, or a stream that never had an event, changes nothing', async () => {
        await standing()
        for (const stream of ['a', 'a', 'never', 'never']) await ok(log.deleteStream(stream))
        expect(await failed(log.append('never', NO_STREAM, notes('n', 0, 1)))).toMatchObject({
          tag: 'store_unavailable',
        })
      })
      it('does not move the end of the log back, and later events follow that end', async () => {
        const end = await standing()
        await ok(log.deleteStream('a'))
        expect(await ok(log.end())).toBe(end)
        const { position } = await ok(log.append('b', 1, notes('b', 2, 1)))
        expect(position > end).toBe(true)
        expect(await ok(log.end())).toBe(position)
        expect(idsOf(await ok(log.readAll(end, 10)))).toEqual(idsOf(notes('b', 2, 1)))
      })
    })

    describe('given events of other applications between its own, as far as others can write where it is', () => {
      const OTHERS = 1_500
      const filled = async (): Promise<readonly LoggedEvent[]> => {
        await fixture.writeOthers?.(OTHERS)
        await ok(log.append('a', NO_STREAM, notes('a', 0, 3)))
        await fixture.writeOthers?.(OTHERS)
        await ok(log.append('b', NO_STREAM, notes('b', 0, 1)))
        await ok(log.append('a', 2, notes('a', 3, 2)))
        const own = await everything()
        await fixture.writeOthers?.(OTHERS)
        return own
      }
      it('ends at its own last event, for each client', async () => {
        const own = await filled()
        expect(idsOf(own)).toEqual(idsOf([...notes('a', 0, 3), ...notes('b', 0, 1), ...notes('a', 3, 2)]))
        for (const client of [log, await open()])
          for (let times = 0; times < 2; times += 1) expect(await ok(client.end())).toBe(own.at(-1)?.position)
      })
      it('ends at the start while it has no event', async () => {
        await fixture.writeOthers?.(OTHERS)
        expect(await ok(log.end())).toBe(LOG_START)
        expect(await everything()).toEqual([])
        await ok(log.append('a', NO_STREAM, notes('a', 0, 1)))
        expect(idsOf(await ok(log.readAll(LOG_START, 10)))).toEqual(idsOf(notes('a', 0, 1)))
      })
      it('reads after each position, in pages of any size, its own events alone', async () => {
        const own = await filled()
        for (const [i, { position }] of own.entries())
          for (const limit of [1, 2, 100])
            expect(await ok(log.readAll(position, limit))).toEqual(own.slice(i + 1, i + 1 + limit))
        for (const limit of [1, 2, 3]) {
          const pages: LoggedEvent[] = []
          for (let page = await ok(log.readAll(LOG_START, limit)); page.length > 0; ) {
            pages.push(...page)
            page = await ok(log.readAll(page.at(-1)?.position ?? LOG_START, limit))
          }
          expect(pages).toEqual(own)
        }
      })
      it('gives those who read up to the end what was appended until then, and nothing that came later', async () => {
        const own = await filled()
        const end = await ok(log.end())
        await ok((await open()).append('c', NO_STREAM, notes('c', 0, 2)))
        const read: LoggedEvent[] = []
        for await (const page of pagesUpTo(end, log)) read.push(...(await ok(Promise.resolve(page))))
        expect(read).toEqual(own)
        expect(idsOf(await ok(log.readAll(end, 10)))).toEqual(idsOf(notes('c', 0, 2)))
      })
      it('is changed by its own events alone', async () => {
        const own = await filled()
        const changed = ok(log.changed(own.at(-1)?.position ?? '', new AbortController().signal)).then(() => 'changed')
        await fixture.writeOthers?.(OTHERS)
        expect(await Promise.race([changed, sleep(60, 'waiting')])).toBe('waiting')
        await ok(log.append('b', 0, notes('b', 1, 1)))
        expect(await changed).toBe('changed')
      })
    })

    describe('given any text and size', () => {
      it('keeps every value that JSON can hold', async () => {
        const data = {
          'ключ "x"\n': [
            '',
            ' ',
            '\0',
            '\u2028',
            '\ud800 alone',
            'e\u0301 é',
            '👩‍👩‍👧 🦊',
            '</script>',
            "'; DROP TABLE",
          ],
          numbers: [0, -1, 0.1, 1e308, 5e-324, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
          nothing: [null, true, false, [], {}, [[]]],
          ['__proto__x']: { constructor: 'own', toString: null },
        }
        await ok(log.append('a', NO_STREAM, [{ ...noted('a 0', data), metadata: data }]))
        const [event] = await ok((await open()).readStream('a', NO_STREAM, 1))
        expect(event?.data).toEqual(data)
        expect(event?.metadata).toEqual(data)
      })
      it('keeps an event of the largest size, and writes nothing where one is larger', async () => {
        const dataOf = (bytes: number) => {
          const rest = bytes - bytesOf(noted('a 0', { text: '' }))
          return { text: `${'é'.repeat(Math.floor(rest / 2))}${rest % 2 === 1 ? 'x' : ''}` }
        }
        const large = noted('a 0', dataOf(LARGEST_EVENT + 1))
        expect(await failed(log.append('a', NO_STREAM, [noted('a 1'), large]))).toEqual({
          tag: 'event_too_large',
          message: expect.stringMatching(
            /^an event Noted of 1000001 bytes was not written, .*: split it into several$/,
          ),
        })
        expect(await everything(await open())).toEqual([])
        const data = dataOf(LARGEST_EVENT)
        await ok(log.append('a', NO_STREAM, [noted('a 0', data)]))
        expect((await everything(await open()))[0]?.data).toEqual(data)
      })
    })

    describe('given two clients', () => {
      it('that append to one stream, gives each revision to exactly one and the current revision to the other', async () => {
        const other = await open()
        for (let revision = NO_STREAM; revision < 20; revision += 1) {
          const answers = await Promise.all([
            log.append('a', revision, notes('one', revision + 1, 1)),
            other.append('a', revision, notes('two', revision + 1, 1)),
          ])
          expect(answers.filter(isRight)).toHaveLength(1)
          expect(answers.filter(isLeft)).toEqual([expect.objectContaining({ left: wrongRevision('a', revision + 1) })])
        }
        expect(await everything()).toHaveLength(21)
      })
      it('that append to many streams, loses and mixes up nothing', async () => {
        const clients = [log, await open()]
        const streams = Array.from({ length: 12 }, (_, i) => `s${i}`)
        await Promise.all(
          streams.map(async (stream, i) => {
            const client = clients[i % 2] as EventLog
            for (let revision = NO_STREAM; revision < 9; revision += 2)
              await ok(client.append(stream, revision, notes(stream, revision + 1, 2)))
          }),
        )
        const events = await everything()
        expect(new Set(events.map(({ position }) => position)).size).toBe(120)
        for (const stream of streams)
          expect(idsOf(events.filter((event) => event.stream === stream))).toEqual(idsOf(notes(stream, 0, 10)))
      })
      it('and a third that follows, shows it each event once: none turns up behind a position that was read', async () => {
        const clients = [log, await open()]
        const reader = await open()
        const followed: LoggedEvent[] = []
        const following = (async () => {
          while (followed.length < 120) {
            followed.push(...(await ok(reader.readAll(followed.at(-1)?.position ?? LOG_START, 7))))
            await sleep(0)
          }
        })()
        await Promise.all(
          Array.from({ length: 12 }, async (_, i) => {
            for (let revision = NO_STREAM; revision < 9; revision += 1) {
              await ok((clients[i % 2] as EventLog).append(`s${i}`, revision, notes(`s${i}`, revision + 1, 1)))
              await sleep(0)
            }
          }),
        )
        await following
        expect(followed).toEqual(await everything())
      })
    })

    describe('given clients that wait for a change', () => {
      it('notifies at once where there is an event after the position', async () => {
        await ok(log.append('a', NO_STREAM, notes('a', 0, 2)))
        const [first] = await everything()
        const { signal } = new AbortController()
        await ok(log.changed(LOG_START, signal))
        await ok(log.changed(first?.position as string, signal))
      })
      it('waits until another client appends', async () => {
        const { position } = await ok(log.append('a', NO_STREAM, notes('a', 0, 1)))
        const changed = ok(log.changed(position, new AbortController().signal)).then(() => 'changed')
        expect(await Promise.race([changed, sleep(60, 'waiting')])).toBe('waiting')
        await ok((await open()).append('b', NO_STREAM, notes('b', 0, 1)))
        expect(await changed).toBe('changed')
        expect(await ok(log.readAll(position, 10))).toHaveLength(1)
      })
      it('notifies all waiting clients, however many they are and however much is appended at once', async () => {
        const { position } = await ok(log.append('a', NO_STREAM, notes('a', 0, 1)))
        const waiting = Array.from({ length: 150 }, () => ok(log.changed(position, new AbortController().signal)))
        await sleep(60)
        await ok((await open()).append('b', NO_STREAM, notes('b', 0, 1_000)))
        await Promise.all(waiting)
        expect(await ok(log.readAll(position, 10_000))).toHaveLength(1_000)
      })
      it('stops waiting when the wait is called off, also before it began', async () => {
        const stop = new AbortController()
        const waiting = [log.changed(LOG_START, stop.signal), log.changed(LOG_START, stop.signal)]
        stop.abort()
        await Promise.all([...waiting, log.changed(LOG_START, stop.signal)].map(ok))
        expect(await everything()).toEqual([])
      })
    })

    it('given that it is closed and opened again, keeps everything and continues at its end', async () => {
      await ok(log.append('a', NO_STREAM, notes('a', 0, 3)))
      const { position } = await ok(log.append('b', NO_STREAM, notes('b', 0, 2)))
      const before = await everything()
      log.close()
      const again = await open()
      expect(await everything(again)).toEqual(before)
      expect(await ok(again.end())).toBe(position)
      const later = await ok(again.append('a', 2, notes('a', 3, 1)))
      expect(later.revision).toBe(3)
      expect(later.position > position).toBe(true)
    })
  })
}
