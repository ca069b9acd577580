import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { left } from 'fp-ts/lib/Either.js'
import { LOG_START } from '#eventlog/port'
import { ensureFolded } from '#projector/ensure-folded'
import { takeLease } from '#projector/lease'
import { catchUp, runProjector, waitFor } from '#projector/projector'
import { ALL, type Lease, type LeaseHeld, type ReadStore } from '#readstore/port'
import { observed, type Told, workspaceOpened } from '#test/projections/support/events'
import { faultyStore } from '#test/support/stores/faults'
import { failed, ok } from '#test/support/stores/outcome'
import { expectedDocuments } from './support/expected.js'
import { append, documentsIn, openStores, optionsOf, projectNext, type Stores, seize } from './support/stores.js'

const never = new AbortController().signal
const EVENTS: readonly Told[] = [workspaceOpened(), observed('#1'), observed('#2')]
const quiet = () => undefined

/** A clock that moves only when a test moves it. */
const stoppedClock = () => {
  let now = 1_000_000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  return (milliseconds: number) => {
    now += milliseconds
  }
}
afterEach(() => {
  jest.restoreAllMocks()
})

describe('two projectors', () => {
  it('fold each batch once where the second took the lease: the first can no longer commit', async () => {
    const stores = await openStores()
    await append(stores.eventLog, EVENTS)
    const lost = optionsOf(stores, await seize(stores.readStore, 'first'))
    const taken = optionsOf(stores, await seize(stores.readStore, 'second'))
    expect(await failed(projectNext(LOG_START, lost))).toEqual({ tag: 'lease_lost' })
    expect(await ok(stores.readStore.moment(ALL))).toEqual({ checkpoint: LOG_START, asOf: null })
    await ok(catchUp(taken, never))
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS))
    await append(stores.eventLog, [observed('#3')])
    expect(await failed(catchUp(lost, never))).toEqual({ tag: 'lease_lost' })
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS))
  })
  it('lose nothing where the second takes the lease while the first folds', async () => {
    const stores = await openStores()
    await append(stores.eventLog, EVENTS)
    const first = await seize(stores.readStore, 'first')
    let second: Promise<unknown> | undefined
    const onPhase = ({ phase }: { phase: string }) => {
      if (phase === 'commit')
        second ??= seize(stores.readStore, 'second').then((lease) => ok(catchUp(optionsOf(stores, lease), never)))
    }
    const committing: ReadStore = {
      ...stores.readStore,
      commit: async (...args) => {
        await second
        return stores.readStore.commit(...args)
      },
    }
    const folded = catchUp(optionsOf({ ...stores, readStore: committing }, first, onPhase), never)
    expect(await failed(folded)).toEqual({ tag: 'lease_lost' })
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS))
  })
})

describe('a projector that runs', () => {
  const running = async (stores: Pick<Stores, 'eventLog' | 'readStore'>, signal: AbortSignal) =>
    runProjector(optionsOf(stores, await seize(stores.readStore)), signal)

  it('folds present and later events until it is stopped', async () => {
    const stores = await openStores()
    const stop = new AbortController()
    const first = await append(stores.eventLog, EVENTS)
    const run = running(stores, stop.signal)
    expect(await ok(waitFor(first, ALL, stores.readStore, never))).toBe(true)
    const later = observed('#3')
    const second = await append(stores.eventLog, [later])
    expect(await ok(waitFor(second, ALL, stores.readStore, never))).toBe(true)
    stop.abort()
    await ok(run)
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments([...EVENTS, later]))
  })
  it('shows that it is alive, also when nothing comes, and that it is gone when it was stopped', async () => {
    const stores = await openStores()
    const stop = new AbortController()
    const run = running(stores, stop.signal)
    const beat = async () => ((await failed(stores.readStore.acquire(ALL, 'other'))) as LeaseHeld).beat
    const before = await beat()
    for (const giveUpAt = performance.now() + 60_000; (await beat()) < before + 2; await sleep(20))
      expect(performance.now()).toBeLessThan(giveUpAt)
    stop.abort()
    await ok(run)
    const last = await beat()
    await sleep(700)
    expect(await beat()).toBe(last)
  })
  it('ends when its lease is taken', async () => {
    const stores = await openStores()
    const run = running(stores, never)
    await ok(waitFor(LOG_START, ALL, stores.readStore, never))
    await seize(stores.readStore, 'second')
    expect(await failed(run)).toEqual({ tag: 'lease_lost' })
  })
  it('ends when a store does not answer, and no longer beats', async () => {
    const stores = await openStores()
    const unavailable = { tag: 'store_unavailable', store: 'event log', cause: 'gone' } as const
    const eventLog = { ...stores.eventLog, changed: async () => left(unavailable) }
    expect(await failed(running({ ...stores, eventLog }, never))).toEqual(unavailable)
  })
  it('ends with a defect of the program, and no longer beats: no other projector waits for it', async () => {
    const stores = await openStores()
    let beats = 0
    const readStore: ReadStore = {
      ...stores.readStore,
      beat: (lease) => {
        beats += 1
        return stores.readStore.beat(lease)
      },
    }
    const eventLog = { ...stores.eventLog, end: () => Promise.reject(new Error('a defect')) }
    await expect(running({ eventLog, readStore }, never)).rejects.toThrow('a defect')
    const seen = beats
    await sleep(700)
    expect(beats).toBe(seen)
  })
})

describe('taking the lease', () => {
  it('of a free partition, succeeds at once', async () => {
    const { readStore } = await openStores()
    expect(await ok(takeLease(ALL, 'me', readStore, never))).toMatchObject({ partition: ALL, owner: 'me' })
  })
  it('of a live owner waits until there was no beat for three seconds, and then takes the lease over', async () => {
    const { readStore } = await openStores()
    const move = stoppedClock()
    const other = await ok(readStore.acquire(ALL, 'other'))
    const named: boolean[] = []
    const watched: Pick<ReadStore, 'acquire'> = {
      acquire: async (partition, owner, seen) => {
        // A try each half second. The other one beats in the first five of them, and hesitates once.
        if (named.length < 5 && named.length !== 2) await ok(readStore.beat(other))
        named.push(seen !== undefined)
        const answer = await readStore.acquire(partition, owner, seen)
        move(500)
        return answer
      },
    }
    const lease = await ok(takeLease(ALL, 'me', watched, never))
    expect(lease).toMatchObject({ owner: 'me' })
    expect(lease?.epoch).toBeGreaterThan(other.epoch)
    expect(await failed(readStore.beat(other))).toEqual({ tag: 'lease_lost' })
    // The last beat was seen after two seconds and a half: three seconds later it is named.
    expect(named.indexOf(true) / 2).toBe(5.5)
    expect(named.lastIndexOf(true)).toBe(11)
  })
  it('of an owner that beats just in time continues to wait', async () => {
    const { readStore } = await openStores()
    const move = stoppedClock()
    const other = await ok(readStore.acquire(ALL, 'other'))
    const stop = new AbortController()
    let named = 0
    const watched: Pick<ReadStore, 'acquire'> = {
      acquire: async (partition, owner, seen) => {
        if (seen !== undefined) {
          named += 1
          await ok(readStore.beat(other))
        }
        const answer = await readStore.acquire(partition, owner, seen)
        move(1500)
        if (named === 2) stop.abort()
        return answer
      },
    }
    expect(await ok(takeLease(ALL, 'me', watched, stop.signal))).toBeUndefined()
    await ok(readStore.beat(other))
  })
  it('of an owner that releases it meanwhile takes it then', async () => {
    const { readStore } = await openStores()
    stoppedClock()
    const other = await ok(readStore.acquire(ALL, 'other'))
    const taking = takeLease(ALL, 'me', readStore, never)
    await ok(readStore.release(other))
    expect(await ok(taking)).toMatchObject({ owner: 'me' })
  })
  it('gives no lease where it is called off, and fails where the store does not answer', async () => {
    const { readStore } = await openStores()
    await ok(readStore.acquire(ALL, 'other'))
    const stop = new AbortController()
    const taking = takeLease(ALL, 'me', readStore, stop.signal)
    stop.abort()
    expect(await ok(taking)).toBeUndefined()
    const unavailable = { tag: 'store_unavailable', store: 'read store', cause: 'gone' } as const
    expect(await failed(takeLease(ALL, 'me', { acquire: async () => left(unavailable) }, never))).toEqual(unavailable)
  })
})

describe('waiting until something is folded', () => {
  it('is over at once where it is folded, and when it is called off', async () => {
    const stores = await openStores()
    const end = await append(stores.eventLog, EVENTS)
    const stop = new AbortController()
    const waiting = waitFor(end, ALL, stores.readStore, stop.signal)
    stop.abort()
    expect(await ok(waiting)).toBe(false)
    await ok(catchUp(optionsOf(stores, await seize(stores.readStore)), never))
    expect(await ok(waitFor(end, ALL, stores.readStore, never))).toBe(true)
    expect(await ok(waitFor(LOG_START, ALL, stores.readStore, never))).toBe(true)
  })
})

describe('making sure that something is folded', () => {
  let stores: Stores
  beforeEach(async () => {
    stores = await openStores()
  })
  it('folds it and releases the lease where no projector runs', async () => {
    const end = await append(stores.eventLog, EVENTS)
    await ok(ensureFolded(end, ALL, stores, quiet))
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS))
    expect(await ok(stores.readStore.acquire(ALL, 'next'))).toMatchObject({ owner: 'next' })
  })
  it('where a projector runs, waits for it', async () => {
    const stop = new AbortController()
    const lease = await seize(stores.readStore, 'worker')
    const run = runProjector(optionsOf(stores, lease), stop.signal)
    const end = await append(stores.eventLog, EVENTS)
    await ok(ensureFolded(end, ALL, stores, quiet))
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS))
    await ok(stores.readStore.beat(lease))
    stop.abort()
    await ok(run)
  })
  it('waits for the new owner where its lease is taken while it folds', async () => {
    const end = await append(stores.eventLog, EVENTS)
    let taken: Lease | undefined
    const readStore: ReadStore = {
      ...stores.readStore,
      commit: async (...args) => {
        taken ??= await seize(stores.readStore, 'worker')
        return stores.readStore.commit(...args)
      },
    }
    const folded = ensureFolded(end, ALL, { ...stores, readStore }, quiet)
    while (taken === undefined) await sleep(5)
    await ok(catchUp(optionsOf(stores, taken), never))
    await ok(folded)
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS))
    await ok(stores.readStore.beat(taken))
  })
  it('reports the error of a store that refuses, and releases the lease', async () => {
    const position = await append(stores.eventLog, [observed('#1')])
    const readStore = faultyStore(stores.readStore, (call) => (call === 'commit' ? 'refused' : undefined))
    expect(await failed(ensureFolded(position, ALL, { ...stores, readStore }, quiet))).toMatchObject({
      tag: 'store_unavailable',
    })
    expect(await ok(stores.readStore.acquire(ALL, 'next'))).toMatchObject({ owner: 'next' })
  })
})
