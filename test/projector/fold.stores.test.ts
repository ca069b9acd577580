import { copyFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { LOG_START } from '#eventlog/port'
import { catchUp } from '#projector/projector'
import { ALL } from '#readstore/port'
import { observed, type Told, withdrawn } from '#test/projections/support/events'
import { Crash, cutLog, FAULTS, type Fault, faultyLog, faultyStore } from '#test/support/stores/faults'
import { ok } from '#test/support/stores/outcome'
import { anyEvents, FOLDED_TYPES } from './support/all-events.js'
import { expectedAccess, expectedDocuments } from './support/expected.js'
import { anyCuts, anyHistory, anyPicks, interleaved } from './support/histories.js'
import {
  append,
  documentsIn,
  openStores,
  optionsOf,
  projectNext,
  type Stores,
  seize,
  textsIn,
} from './support/stores.js'

const never = new AbortController().signal

/** Told as they come in life, keys and members with them; or of any kind, made up from their codecs. */
const anyPast = fc.oneof(anyHistory, anyEvents)

const recordedAt = ({ event }: Told) => (event.metadata as { recordedAt: string }).recordedAt

/** Folds what stands in the log, in batches of these sizes. */
const foldAll = async (stores: Stores, cuts: readonly number[]) => {
  const lease = await seize(stores.readStore)
  return ok(catchUp(optionsOf({ ...stores, eventLog: cutLog(stores.eventLog, cuts) }, lease), never))
}
const expectFolded = async (stores: Stores, events: readonly Told[]): Promise<void> => {
  expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(events))
  for (const [workspaceId, documents] of expectedAccess(events))
    expect(await ok(stores.readStore.access.ofWorkspace(workspaceId))).toEqual(documents)
}
/** How many of the events the checkpoint has passed. */
const passed = async ({ eventLog, readStore }: Stores): Promise<number> => {
  const { checkpoint } = await ok(readStore.moment(ALL))
  return (await ok(eventLog.readAll(LOG_START, 1000))).filter(({ position }) => position <= checkpoint).length
}

describe('the events that are made up', () => {
  it('are of every type that is folded', () => {
    const types = new Set(
      fc.sample(anyEvents, { seed: 40, numRuns: 300 }).flatMap((all) => all.map(({ event }) => event.type)),
    )
    expect([...types].sort()).toEqual(FOLDED_TYPES.toSorted())
  })
})

describe('the documents of any events', () => {
  it('cut into any batches, are those of a plain fold', async () => {
    await fc.assert(
      fc.asyncProperty(anyPast, anyCuts, async (events, cuts) => {
        const stores = await openStores()
        const end = await append(stores.eventLog, events)
        expect(await foldAll(stores, cuts)).toBe(end)
        await expectFolded(stores, events)
        expect(await ok(stores.readStore.moment(ALL))).toEqual({
          checkpoint: end,
          asOf: recordedAt(events.at(-1) as Told),
        })
        stores.close()
      }),
      { seed: 41, numRuns: 40 },
    )
  })

  it('forget what was withdrawn, in a later batch or in that in which it came', async () => {
    const seenAt = (minute: number) => ({ at: `2026-03-01T00:0${minute}:00.000Z` })
    const events = [observed('#1', {}, seenAt(0)), observed('#2', {}, seenAt(1)), withdrawn('#1', seenAt(2))]
    for (const cuts of [[1], [2], [3]]) {
      const stores = await openStores()
      await append(stores.eventLog, events)
      await foldAll(stores, cuts)
      await expectFolded(stores, events)
      stores.close()
    }
  })

  it('are folded no further once the process is asked to stop between two batches', async () => {
    const stores = await openStores()
    const events = fc.sample(anyHistory, { seed: 43, numRuns: 40 }).reduce((a, b) => (a.length > b.length ? a : b))
    expect(events.length).toBeGreaterThan(4)
    await append(stores.eventLog, events)
    const stop = new AbortController()
    const lease = await seize(stores.readStore)
    setImmediate(() => stop.abort())
    await ok(catchUp(optionsOf({ ...stores, eventLog: cutLog(stores.eventLog, [1]) }, lease), stop.signal))
    expect(await passed(stores)).toBeLessThan(events.length)
    stores.close()
  })

  it('are the same bytes however the events are cut', async () => {
    await fc.assert(
      fc.asyncProperty(anyPast, anyCuts, anyCuts, async (events, one, other) => {
        const [first, second] = [await openStores(), await openStores()]
        for (const [stores, cuts] of [
          [first, one],
          [second, other],
        ] as const) {
          await append(stores.eventLog, events)
          await foldAll(stores, cuts)
        }
        expect(textsIn(first.readFile)).toEqual(textsIn(second.readFile))
        first.close()
        second.close()
      }),
      { seed: 47, numRuns: 40 },
    )
  })

  it('that come in while others are folded, are those of a plain fold at every moment', async () => {
    await fc.assert(
      fc.asyncProperty(anyPast, anyCuts, anyCuts, async (events, arrivals, cuts) => {
        const stores = await openStores()
        for (let from = 0, i = 0; from < events.length; i += 1) {
          const to = from + (arrivals[i % arrivals.length] as number)
          await append(stores.eventLog, events.slice(from, to))
          await foldAll(stores, cuts)
          from = Math.min(to, events.length)
          await expectFolded(stores, events.slice(0, from))
        }
        stores.close()
      }),
      { seed: 42, numRuns: 25 },
    )
  })

  it('folded again from any checkpoint on, by a store that was put back, are the same', async () => {
    await fc.assert(
      fc.asyncProperty(anyPast, anyCuts, fc.nat(40), async (events, cuts, kept) => {
        const stores = await openStores()
        const cut = kept % (events.length + 1)
        await append(stores.eventLog, events.slice(0, cut))
        await foldAll(stores, cuts)
        stores.close()
        const folder = dirname(stores.readFile)
        copyFileSync(stores.readFile, join(folder, 'backup.db'))

        const onward = await openStores(folder)
        await append(onward.eventLog, events.slice(cut))
        await foldAll(onward, cuts)
        await expectFolded(onward, events)
        const again = await openStores(folder, { read: 'backup.db' })
        expect(await passed(again)).toBe(cut)
        await foldAll(again, cuts.toReversed())
        await expectFolded(again, events)
        const anew = await openStores(folder, { read: 'new.db' })
        await foldAll(anew, [1000])
        await expectFolded(anew, events)
        for (const one of [onward, again, anew]) one.close()
      }),
      { seed: 43, numRuns: 20 },
    )
  })

  it('are the same, whichever stream comes first', async () => {
    await fc.assert(
      fc.asyncProperty(anyPast, anyPicks, anyCuts, async (events, picks, cuts) => {
        const stores = await openStores()
        const others = interleaved(events, picks)
        await append(stores.eventLog, others)
        await foldAll(stores, cuts)
        await expectFolded(stores, others)
        await expectFolded(stores, events)
        stores.close()
      }),
      { seed: 44, numRuns: 40 },
    )
  })

  it('through crashes, refusals and lost answers at any call, are always those of what the checkpoint has passed', async () => {
    const anyFaults = fc.array(fc.tuple(fc.nat(60), fc.constantFrom(...FAULTS)), { maxLength: 8 })
    let met = 0
    await fc.assert(
      fc.asyncProperty(anyPast, anyCuts, anyFaults, async (events, cuts, all) => {
        const faults = new Map<number, Fault>(all)
        const stores = await openStores()
        const end = await append(stores.eventLog, events)
        let calls = 0
        const decide = () => {
          const fault = faults.get(calls)
          calls += 1
          if (fault !== undefined) met += 1
          return fault
        }
        const eventLog = cutLog(faultyLog(stores.eventLog, decide), cuts)
        const readStore = faultyStore(stores.readStore, decide)
        /** One life of a process: it takes the lease and folds until it has done, has failed or is gone. */
        const life = async (): Promise<boolean> => {
          try {
            const held = await readStore.acquire(ALL, 'test')
            const seen = isLeft(held) && held.left.tag === 'lease_held' ? held.left : undefined
            const lease = seen === undefined ? held : await readStore.acquire(ALL, 'test', seen)
            if (isLeft(lease)) return false
            const folded = await catchUp(optionsOf({ eventLog, readStore }, lease.right), never)
            return !isLeft(folded) && folded.right === end
          } catch (error) {
            if (error instanceof Crash) return false
            throw error
          }
        }
        for (let lives = 1; !(await life()); lives += 1) {
          expect(lives).toBeLessThanOrEqual(faults.size)
          const until = await passed(stores)
          expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(events.slice(0, until)))
        }
        await expectFolded(stores, events)
        stores.close()
      }),
      { seed: 45, numRuns: 100 },
    )
    expect(met).toBeGreaterThan(100)
  })

  it('are not changed by a batch from a checkpoint that was passed', async () => {
    const [stores, [first, ...rest]] = [
      await openStores(),
      fc.sample(anyHistory, { seed: 46, numRuns: 9 })[8] as Told[],
    ]
    const early = await append(stores.eventLog, [first as Told])
    const end = await append(stores.eventLog, rest)
    await foldAll(stores, [3])
    const before = documentsIn(stores.readFile)
    const options = optionsOf(stores, await seize(stores.readStore))
    for (const from of [LOG_START, early]) expect(await ok(projectNext(from, options))).toBe(end)
    expect(documentsIn(stores.readFile)).toEqual(before)
  })
})
