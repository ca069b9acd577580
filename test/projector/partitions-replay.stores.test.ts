import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Position } from '#eventlog/port'
import { catchUp } from '#projector/projector'
import { goBack, type ReplayOptions, replay } from '#projector/replay'
import type { LeaseHeld, Partition, ReadStore } from '#readstore/port'
import { stillOf } from '#test/contract/things'
import { Crash, cutLog, type Decide, faultyStore } from '#test/support/stores/faults'
import { failed, ok } from '#test/support/stores/outcome'
import { anyEvents } from './support/all-events.js'
import {
  checkpoints,
  differences,
  FIRST,
  folded,
  many,
  never,
  ONE,
  opened,
  openStores,
  SECOND,
  type Stores,
  THIRD,
  THREE,
  TWO,
  working,
} from './support/partitioned.js'
import { append, optionsOf } from './support/stores.js'

/** Nobody waits three seconds for a dead owner. */
const hasty = {
  monotonicMs: () => performance.now(),
  sleep: () => new Promise<void>((resolve) => setTimeout(resolve, 2)),
}
const optionsFor = ({ eventLog, readStore }: Stores, more: Partial<ReplayOptions> = {}): ReplayOptions => ({
  eventLog,
  readStore,
  verifies: true,
  onProgress: () => undefined,
  ...more,
})
const allAt = (position: Position, { readStore }: Stores) =>
  Object.fromEntries(readStore.partitions.map((one) => [one, position]))

describe('a replay of documents in partitions', () => {
  it('folds and verifies all of them, of any events in any pages', async () => {
    await fc.assert(
      fc.asyncProperty(anyEvents, fc.integer({ min: 1, max: 9 }), async (events, size) => {
        const stores = openStores()
        const end = await append(stores.eventLog, events)
        const eventLog = cutLog(stores.eventLog, [size])
        const replayed = await ok(replay(optionsFor(stores, { eventLog }), hasty))
        expect(replayed).toMatchObject({ serving: 2, before: 1, foldedTo: end })
        expect(await checkpoints(stores)).toEqual(allAt(end, stores))
        expect(await differences(stores)).toEqual([])
      }),
      { seed: 52, numRuns: 20 },
    )
  })
  it('continues each partition at its own checkpoint where one is ahead, and reports the number of events', async () => {
    const stores = openStores()
    const { readStore } = stores
    await append(stores.eventLog, [opened(FIRST), opened(SECOND), ...many(FIRST, 5)])
    const building = await ok(readStore.generations.build())
    const lease = await ok(readStore.of(building).acquire(ONE, 'earlier'))
    await ok(catchUp(optionsOf(stores, lease), never))
    await ok(readStore.release(lease))
    await append(stores.eventLog, many(SECOND, 3))
    const told: string[] = []
    const onProgress: ReplayOptions['onProgress'] = (phase, events, of) => told.push(`${phase} ${events} of ${of}`)
    await ok(replay(optionsFor(stores, { onProgress }), hasty))
    expect(told).toEqual(
      expect.arrayContaining(['counting 10 of null', 'folding 6 of 10', 'folding 10 of 10', 'verifying 160 of 160']),
    )
  })
  it('finds documents of any partition that differ from a plain fold of the log', async () => {
    const stores = openStores()
    const { readStore } = stores
    const end = await append(stores.eventLog, [opened(FIRST), opened(THIRD)])
    const building = await ok(readStore.generations.build())
    const lease = await ok(readStore.of(building).acquire(THREE, 'wrong'))
    const asOf = '2026-03-02T12:00:00.000Z'
    await ok(readStore.commit(lease, { writes: [], deletes: [], workspaces: [], from: '', to: end, asOf }))
    await ok(readStore.release(lease))
    const differs = await failed(replay(optionsFor(stores), hasty))
    expect(differs).toMatchObject({ tag: 'replay_differs', generation: building })
    expect('differences' in differs && differs.differences).toHaveLength(3)
    expect(await ok(readStore.generations.list())).toMatchObject({ serving: 1, building })
  })
  it.each(['acquire', 'commit', 'moment', 'generations.serve'] as const)(
    'that is killed in the middle of some %s is resumed with the same result',
    async (what) => {
      // The first, and some further on: what is done to sixteen partitions is done often.
      for (const nth of what === 'generations.serve' ? [1] : [1, 2, 17, 20])
        for (const when of ['crash before', 'crash after'] as const) {
          const stores = openStores()
          await append(stores.eventLog, [opened(FIRST), opened(SECOND), ...many(FIRST, 5), ...many(SECOND, 5)])
          let calls = 0
          const decide: Decide = (call) => {
            if (call !== what) return undefined
            calls += 1
            return calls === nth ? when : undefined
          }
          const options = optionsFor(
            { ...stores, readStore: faultyStore(stores.readStore, decide) },
            { eventLog: cutLog(stores.eventLog, [2]) },
          )
          const killed = await replay(options, hasty).catch((error: unknown) => error)
          expect(killed).toBeInstanceOf(Crash)
          const end = await append(stores.eventLog, [opened(THIRD)])
          await ok(replay(optionsFor(stores), hasty))
          expect(await checkpoints(stores)).toEqual(allAt(end, stores))
          expect(await differences(stores)).toEqual([])
        }
    },
  )
})

describe('workers that share the partitions', () => {
  /** Looks again and again, and says where a partition is behind what it was seen at before. */
  const watching = (stores: Stores) => {
    const back: Partition[] = []
    let isOver = false
    const ended = (async () => {
      for (let before = await checkpoints(stores); !isOver; ) {
        const now = await checkpoints(stores)
        back.push(...stores.readStore.partitions.filter((one) => (now[one] ?? '') < (before[one] ?? '')))
        before = now
        await hasty.sleep()
      }
    })()
    return async () => {
      isOver = true
      await ended
      return back
    }
  }

  it('continue in the new generation by themselves, and no reader is moved back in any partition', async () => {
    const stores = openStores()
    const { readStore } = stores
    await append(stores.eventLog, [opened(FIRST), opened(SECOND), opened(THIRD)])
    const one = working(stores, [ONE])
    const two = working(
      stores,
      readStore.partitions.filter((partition) => partition !== ONE),
    )
    const stop = watching(stores)
    let isFirst = true
    /** As it is about to switch, something happens in every partition. */
    const crowded: ReadStore = {
      ...readStore,
      generations: {
        ...readStore.generations,
        serve: async (to, still) => {
          if (isFirst)
            await append(
              stores.eventLog,
              [FIRST, SECOND, THIRD].flatMap((name) => many(name, 2)),
            )
          isFirst = false
          // Whoever could fold it into what serves, would.
          for (let turns = 0; turns < 40; turns += 1) await hasty.sleep()
          return readStore.generations.serve(to, still)
        },
      },
    }
    expect(await ok(replay(optionsFor({ ...stores, readStore: crowded })))).toMatchObject({ serving: 2, before: 1 })
    await folded(await append(stores.eventLog, many(THIRD, 2)), [ONE, TWO, THREE], stores)
    expect(await differences(stores, readStore.of(2))).toEqual([])
    const before = await checkpoints({ readStore: readStore.of(1) })

    const end = await append(stores.eventLog, [...many(FIRST, 3), ...many(SECOND, 3)])
    await folded(end, [ONE, TWO, THREE], stores)
    expect(await checkpoints({ readStore: readStore.of(1) })).toEqual(before)
    expect(await ok(goBack(optionsFor(stores)))).toMatchObject({ serving: 1, before: 2 })
    await folded(await append(stores.eventLog, many(SECOND, 3)), [ONE, TWO, THREE], stores)
    expect(await differences(stores, readStore.of(1))).toEqual([])
    expect(await stop()).toEqual([])
    await one.stop()
    await two.stop()
  })
  it('release all leases of the earlier generation and acquire those of the serving one', async () => {
    const stores = openStores()
    const { readStore } = stores
    const early = await append(stores.eventLog, [opened(FIRST), opened(SECOND)])
    const still = await ok(readStore.acquire(TWO, 'still'))
    const worker = working(stores, [ONE, TWO])
    await folded(early, [ONE], stores)
    // Nobody takes the lease of the other one away.
    const { owner, epoch } = (await failed(readStore.acquire(ONE, 'somebody'))) as LeaseHeld
    const kept = { partition: ONE, generation: 1, owner, epoch }
    await ok(readStore.generations.build())
    await ok(readStore.generations.serve(2, await stillOf(readStore, still, kept)))
    await folded(await append(stores.eventLog, [...many(FIRST, 2), ...many(SECOND, 2)]), [ONE, TWO], stores)
    for (const partition of [ONE, TWO])
      expect(await failed(readStore.acquire(partition, 'somebody'))).toMatchObject({ tag: 'lease_held', generation: 2 })
    expect(await ok(readStore.of(1).acquire(ONE, 'somebody'))).toMatchObject({ generation: 1 })
    expect(await differences(stores)).toEqual([])
    await worker.stop()
  })
})
