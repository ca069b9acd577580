import { describe, expect, it } from '@jest/globals'
import { left, right } from 'fp-ts/lib/Either.js'
import pino from 'pino'
import { Outages } from '#app/state/outages'
import type { Outcome, StoreError, StoreName } from '#domain/outcome'

const unavailable = (store: StoreName, cause: string): StoreError => ({ tag: 'store_unavailable', store, cause })

/** Stores that answer, fail or are silent as they are told, and a clock that runs when it is asked to wait. */
const watched = () => {
  const state = { events: 'answers', documents: 'answers' }
  const answer = async (store: StoreName, what: string): Promise<Awaited<Outcome<StoreError, never>>> => {
    if (what === 'silent') return new Promise(() => undefined)
    return what === 'answers' ? right(null as never) : left(unavailable(store, what))
  }
  let now = 0
  const lines: { msg: string; level: number; store: string; cause?: string; seconds?: number }[] = []
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) })
  const clock = {
    monotonicMs: () => now,
    sleep: async (ms: number, signal: AbortSignal) => {
      // Answers that are there come first.
      await new Promise((resolve) => setImmediate(resolve))
      if (!signal.aborted) now += ms
    },
  }
  const stores = {
    eventLog: { end: () => answer('event log', state.events) },
    readStore: { generations: { list: () => answer('read store', state.documents) } },
  }
  const outages = new Outages(stores, log, clock)
  /** Looks until so many seconds have passed. */
  const pass = async (seconds: number): Promise<void> => {
    const until = now + seconds * 1_000
    const stop = new AbortController()
    const watching = outages.watch(stop.signal)
    while (now < until) await new Promise((resolve) => setImmediate(resolve))
    stop.abort()
    await watching
  }
  return { state, lines, outages, pass }
}

describe('outages of the stores of a process that has nothing to do', () => {
  it.each([
    ['fails', 'the server cannot be reached', 'the server cannot be reached'],
    ['is silent', 'silent', 'no answer within 2 seconds'],
  ])('given a log that %s for a minute, are one line when it begins and one when it ends', async (_, what, cause) => {
    const { state, lines, pass } = watched()
    await pass(10)
    expect(lines).toEqual([])
    state.events = what
    await pass(60)
    expect(lines).toMatchObject([
      { level: 50, store: 'event log', cause, msg: 'the event log does not answer; waiting for it' },
    ])
    if (what === 'silent') return
    state.events = 'answers'
    await pass(10)
    expect(lines.slice(1)).toMatchObject([{ level: 40, store: 'event log', msg: 'the event log answers again' }])
    expect(lines[1]?.seconds).toBeGreaterThanOrEqual(60)
  })
  it('given two stores, tells them apart, and takes the registry for where the documents are', async () => {
    const { state, lines, outages, pass } = watched()
    state.documents = 'gone'
    expect(await outages.isLogged(unavailable('registry', 'gone'))).toBe(true)
    expect(await outages.isLogged(unavailable('read store', 'gone'))).toBe(true)
    expect(await outages.isLogged(unavailable('event log', 'gone'))).toBe(false)
    await pass(10)
    expect(lines.map(({ msg }) => msg)).toEqual(['the read store does not answer; waiting for it'])
  })
  it('are not taken for what fails although the store answers', async () => {
    const { lines, outages } = watched()
    expect(await outages.isLogged(unavailable('read store', 'OutOfDiskSpace'))).toBe(false)
    expect(await outages.isLogged({ tag: 'store_corrupt' })).toBe(false)
    expect(lines).toEqual([])
  })
})
