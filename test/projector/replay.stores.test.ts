import { describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import pino from 'pino'
import type { EventLog, Position } from '#eventlog/port'
import { catchUp, waitFor } from '#projector/projector'
import { goBack, type ReplayOptions, replay } from '#projector/replay'
import { verify } from '#projector/verify'
import { work } from '#projector/work'
import { ALL, type LeaseHeld, type ReadStore } from '#readstore/port'
import { observed, type Told, workspaceOpened } from '#test/projections/support/events'
import { Crash, cutLog, type Decide, faultyStore } from '#test/support/stores/faults'
import { failed, ok } from '#test/support/stores/outcome'
import { expectedDocuments } from './support/expected.js'
import {
  append,
  collections,
  documentsIn,
  indexesIn,
  openStores,
  optionsOf,
  type Stores,
  seize,
} from './support/stores.js'

const never = new AbortController().signal
const quiet = (): void => undefined
/** Nobody waits three seconds for a dead owner. */
const hasty = {
  monotonicMs: () => performance.now(),
  sleep: () => new Promise<void>((resolve) => setTimeout(resolve, 2)),
}
const EVENTS: readonly Told[] = [workspaceOpened(), ...Array.from({ length: 11 }, (_, i) => observed(`#${i}`))]
const LATER: readonly Told[] = [observed('#later'), observed('#1', { title: 'Another title' })]

/** All that was told is folded, and serves. */
const folded = async (events = EVENTS): Promise<Stores> => {
  const stores = await openStores()
  await append(stores.eventLog, events)
  const lease = await seize(stores.readStore)
  await ok(catchUp(optionsOf(stores, lease), never))
  await ok(stores.readStore.release(lease))
  return stores
}
/** In pages of two events, so that there are several commits. */
const optionsFor = (
  { eventLog, readStore }: Pick<Stores, 'eventLog' | 'readStore'>,
  more: Partial<ReplayOptions> = {},
): ReplayOptions => ({ eventLog: cutLog(eventLog, [2]), readStore, verifies: true, onProgress: quiet, ...more })
const differencesOf = async ({ eventLog, readStore }: Stores, generation: number) =>
  (await ok(verify(ALL, { eventLog, readStore: readStore.of(generation) }, quiet))).differences

describe('a replay', () => {
  it('folds the whole log into another generation, verifies it, and switches to it', async () => {
    const stores = await folded()
    const told: string[] = []
    const onProgress: ReplayOptions['onProgress'] = (phase, events, of) => told.push(`${phase} ${events} of ${of}`)
    const replayed = await ok(replay(optionsFor(stores, { onProgress }), hasty))
    const { checkpoint } = await ok(stores.readStore.moment(ALL))
    expect(replayed).toEqual({ serving: 2, before: 1, foldedTo: checkpoint, verified: expect.any(Number) })
    expect(documentsIn(stores.readFile, 2)).toEqual(expectedDocuments(EVENTS))
    expect(documentsIn(stores.readFile, 1)).toEqual(expectedDocuments(EVENTS))
    expect(told).toEqual(
      expect.arrayContaining(['counting 12 of null', 'folding 0 of 12', 'folding 12 of 12', 'verifying 12 of 12']),
    )
    expect(await ok(stores.readStore.acquire(ALL, 'next'))).toMatchObject({ generation: 2 })
  })
  it('has all indexes before it takes the leases of the serving generation, and folds without them', async () => {
    const stores = await folded()
    const asked: { readonly call: string; readonly indexes: number }[] = []
    const note: Decide = (call) => {
      asked.push({ call, indexes: indexesIn(stores.readFile, 2) })
      return undefined
    }
    await ok(replay(optionsFor({ ...stores, readStore: faultyStore(stores.readStore, note) }), hasty))
    const indexesAt = (which: string) => asked.filter(({ call }) => call === which).map(({ indexes }) => indexes)
    const all = collections.reduce((sum, { indexes }) => sum + indexes.length, 0)
    expect(new Set(indexesAt('commit'))).toEqual(new Set([0]))
    expect(indexesAt('acquire').at(-1)).toBe(all)
    expect(indexesAt('generations.serve')).toEqual([all])
  })
  it('repairs wrong documents of the serving generation', async () => {
    const stores = await folded()
    const db = new Database(stores.readFile)
    db.exec(`DELETE FROM documents_1_code_change; UPDATE documents_1_workspace SET body = '{'`)
    db.close()
    await ok(replay(optionsFor(stores), hasty))
    expect(documentsIn(stores.readFile, 2)).toEqual(expectedDocuments(EVENTS))
  })
  it('that differs from a plain fold of the log does not serve, unless that was requested', async () => {
    const stores = await folded()
    await ok(stores.readStore.generations.build())
    const lease = await ok(stores.readStore.of(2).acquire(ALL, 'earlier'))
    await ok(catchUp(optionsOf(stores, lease), never))
    await ok(stores.readStore.release(lease))
    const db = new Database(stores.readFile)
    db.exec('DELETE FROM documents_2_code_change')
    db.close()
    const differs = await failed(replay(optionsFor(stores), hasty))
    expect(differs).toMatchObject({ tag: 'replay_differs', generation: 2 })
    expect('differences' in differs && differs.differences).toHaveLength(11)
    expect(await ok(stores.readStore.generations.list())).toMatchObject({ serving: 1, building: 2 })
    expect(await ok(replay(optionsFor(stores, { verifies: false }), hasty))).toMatchObject({
      serving: 2,
      verified: null,
    })
  })
  it('is refused while another one is running', async () => {
    const stores = await folded()
    const generation = await ok(stores.readStore.generations.build())
    const lease = await ok(stores.readStore.of(generation).acquire(ALL, 'another'))
    const beating = {
      ...hasty,
      sleep: async () => void (await stores.readStore.beat(lease)),
    }
    expect(await failed(replay(optionsFor(stores), beating))).toEqual({ tag: 'replay_under_way' })
    expect(await ok(stores.readStore.generations.list())).toMatchObject({ serving: 1, building: generation })
  })
  it('of a generation that was dropped meanwhile fails and switches to nothing', async () => {
    const stores = await folded()
    let isDropped = false
    const readStore: ReadStore = {
      ...stores.readStore,
      commit: async (...args) => {
        if (!isDropped) await ok(stores.readStore.generations.drop('all'))
        isDropped = true
        return stores.readStore.commit(...args)
      },
    }
    expect(await failed(replay(optionsFor({ ...stores, readStore }), hasty))).toEqual({ tag: 'lease_lost' })
    expect(await ok(stores.readStore.generations.list())).toMatchObject({ serving: 1, building: null, all: [1] })
  })

  const CALLS = [
    'acquire',
    'read',
    'commit',
    'moment',
    'release',
    'generations.build',
    'generations.index',
    'generations.serve',
  ] as const
  it.each(CALLS)('that is killed in the middle of any %s is resumed with the same result', async (what) => {
    const kills: string[] = []
    for (const when of ['crash before', 'crash after'] as const)
      for (let nth = 1; ; nth += 1) {
        const stores = await folded()
        let calls = 0
        const decide: Decide = (call) => {
          if (call !== what) return undefined
          calls += 1
          return calls === nth ? when : undefined
        }
        const ended = await replay(
          optionsFor({ ...stores, readStore: faultyStore(stores.readStore, decide) }),
          hasty,
        ).catch((error: unknown) => {
          if (!(error instanceof Crash)) throw error
          return null
        })
        if (ended !== null) break
        kills.push(`${when} ${nth}`)
        const { serving, building } = await ok(stores.readStore.generations.list())
        const done = building === null ? '' : (await ok(stores.readStore.of(building).moment(ALL))).checkpoint
        await append(stores.eventLog, LATER)
        let first: number | undefined
        const onProgress: ReplayOptions['onProgress'] = (phase, events) => {
          if (phase === 'folding') first ??= events
        }
        const replayed = await ok(replay(optionsFor(stores, { onProgress }), hasty))
        // What was switched to already is rebuilt once more; what was not is gone on with.
        expect(replayed).toMatchObject({ serving: building ?? serving + 1, before: serving })
        if (done !== '') expect(first).toBeGreaterThan(0)
        expect(documentsIn(stores.readFile, replayed.serving)).toEqual(expectedDocuments([...EVENTS, ...LATER]))
        stores.close()
      }
    expect(kills.length).toBeGreaterThan(1)
  })
})

describe('a worker', () => {
  const working = (stores: Stores) => {
    const stop = new AbortController()
    const log = pino({ level: 'silent' })
    const ended = work({ ...stores, log, onPhase: quiet }, stop.signal)
    return async () => {
      stop.abort()
      await ok(ended)
    }
  }
  /** The log, and something that happens once, when it has been read so often. */
  const meanwhile = (eventLog: EventLog, nth: number, happen: () => Promise<void>): EventLog => {
    let reads = 0
    return {
      ...eventLog,
      readAll: async (...args) => {
        reads += 1
        if (reads === nth) await happen()
        return eventLog.readAll(...args)
      },
    }
  }
  const served = (stores: Stores, position: Position) => ok(waitFor(position, ALL, stores.readStore, never))

  it.each([3, 9, 14, 18])(
    'that runs meanwhile folds appended events into both generations, and continues in the new one by itself (read %d)',
    async (nth) => {
      const stores = await folded()
      const stop = working(stores)
      const eventLog = meanwhile(cutLog(stores.eventLog, [2]), nth, async () => {
        await served(stores, await append(stores.eventLog, LATER))
        expect(await ok(stores.readStore.generations.list())).toMatchObject({ serving: 1 })
      })
      await ok(replay(optionsFor(stores, { eventLog })))
      const all = [...EVENTS, ...LATER]
      for (const generation of [1, 2]) expect(documentsIn(stores.readFile, generation)).toEqual(expectedDocuments(all))
      const last = observed('#last')
      await served(stores, await append(stores.eventLog, [last]))
      expect(documentsIn(stores.readFile, 2)).toEqual(expectedDocuments([...all, last]))
      expect(documentsIn(stores.readFile, 1)).toEqual(expectedDocuments(all))

      expect(await ok(goBack(optionsFor(stores)))).toMatchObject({ serving: 1, before: 2, verified: null })
      expect(documentsIn(stores.readFile, 1)).toEqual(expectedDocuments([...all, last]))
      const again = observed('#again')
      await served(stores, await append(stores.eventLog, [again]))
      expect(await differencesOf(stores, 1)).toEqual([])
      await stop()
    },
  )
  it('of a generation that was switched away from under it, notices with its beat', async () => {
    const stores = await folded()
    await ok(replay(optionsFor(stores), hasty))
    const stop = working(stores)
    await served(stores, await append(stores.eventLog, [observed('#a')]))
    // Nobody takes its lease away.
    const { owner, epoch } = (await failed(stores.readStore.acquire(ALL, 'x'))) as LeaseHeld
    await ok(stores.readStore.generations.serve(1, [{ partition: ALL, generation: 2, owner, epoch }]))
    await served(stores, await append(stores.eventLog, [observed('#b')]))
    expect(await differencesOf(stores, 1)).toEqual([])
    await stop()
  })
  it('is not there to go back, where nothing served before', async () => {
    expect(await failed(goBack(optionsFor(await folded())))).toEqual({ tag: 'nothing_before' })
  })
})
