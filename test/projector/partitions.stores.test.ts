import { describe, expect, it } from '@jest/globals'
import { InvalidArgumentError } from 'commander'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { parsePartitions } from '#cli/work'
import { NO_WORKSPACE } from '#domain/events/attribution'
import type { Position } from '#eventlog/port'
import { Quarantined } from '#projections/entities/quarantine'
import { catchUp } from '#projector/projector'
import { repair } from '#projector/verify'
import { BY_LAST_DIGIT, partitionOf } from '#readstore/partitions'
import type { LeaseHeld, ReadStore } from '#readstore/port'
import { ok } from '#test/support/stores/outcome'
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
  ownerOf,
  SECOND,
  THIRD,
  THREE,
  TWO,
  working,
} from './support/partitioned.js'
import { append, optionsOf } from './support/stores.js'

describe('documents in partitions', () => {
  it('of any events in any batches equal a plain fold of the events of each partition', async () => {
    await fc.assert(
      fc.asyncProperty(anyEvents, fc.integer({ min: 1, max: 9 }), async (events, size) => {
        const stores = openStores()
        const end = await append(stores.eventLog, events)
        const { eventLog } = stores
        const cut = { ...eventLog, readAll: (after: Position) => eventLog.readAll(after, size) }
        const leased = []
        for (const partition of stores.readStore.partitions)
          leased.push(...optionsOf(stores, await ok(stores.readStore.acquire(partition, 'test'))).leased)
        const options = { eventLog: cut, readStore: stores.readStore, leased, onPhase: () => undefined }
        expect(await ok(catchUp(options, never))).toBe(end)
        expect(await differences(stores)).toEqual([])
      }),
      { seed: 52, numRuns: 40 },
    )
  })
  it('start at the lowest checkpoint where one is ahead, and events that were folded are not folded again', async () => {
    const stores = openStores()
    const { readStore } = stores
    const early = await append(stores.eventLog, [opened(FIRST), opened(SECOND), ...many(FIRST, 5)])
    const lease = await ok(readStore.acquire(ONE, 'early'))
    await ok(catchUp(optionsOf(stores, lease), never))
    await ok(readStore.release(lease))
    expect(await checkpoints(stores)).toMatchObject({ [ONE]: early, [TWO]: '' })
    const end = await append(stores.eventLog, [...many(SECOND, 3), ...many(FIRST, 3)])
    let events = 0
    const worker = working(stores, readStore.partitions, (phase) => {
      if (phase.phase === 'fold') events += phase.events
    })
    await folded(end, readStore.partitions, stores)
    await worker.stop()
    expect(await differences(stores)).toEqual([])
    // Of the second all four, of the first the three that are new.
    expect(events).toBe(7)
  })
  it('where nothing happens, are moved along after some time, and where much else does, after 10,000 events', async () => {
    const stores = openStores()
    const { readStore } = stores
    const end = await append(stores.eventLog, [opened(FIRST), ...many(FIRST, 25_000)])
    const seen: Position[] = []
    const watched: ReadStore = {
      ...readStore,
      commit: async (lease, batch) => {
        if (lease.partition === TWO) seen.push(batch.to)
        return readStore.commit(lease, batch)
      },
    }
    const clock = { monotonicMs: () => 0, sleep: async () => undefined }
    const leased = []
    for (const partition of [ONE, TWO])
      leased.push(...optionsOf(stores, await ok(readStore.acquire(partition, 'test'))).leased)
    await ok(catchUp({ ...stores, readStore: watched, leased, onPhase: () => undefined }, never, clock))
    expect(seen).toHaveLength(3)
    expect(seen.at(-1)).toBe(end)

    for (const { lease } of leased) await ok(readStore.release(lease))
    const worker = working(stores)
    await folded(end, readStore.partitions, stores)
    await worker.stop()
  })
  it('that are repaired, are repaired by the partition', async () => {
    const stores = openStores()
    const { readStore } = stores
    const end = await append(stores.eventLog, [opened(FIRST), opened(SECOND)])
    for (const partition of [ONE, TWO]) {
      const lease = await ok(readStore.acquire(partition, 'test'))
      const { checkpoint: from } = await ok(readStore.moment(partition))
      await ok(
        readStore.commit(lease, {
          writes: [],
          deletes: [],
          workspaces: [],
          from,
          to: end,
          asOf: '2026-03-02T12:00:00.000Z',
        }),
      )
      await ok(readStore.release(lease))
    }
    const both = await differences(stores)
    const lease = await ok(readStore.acquire(ONE, 'repair'))
    await ok(repair(lease, stores, () => undefined))
    const rest = await differences(stores)
    expect([rest.length, both.length]).toEqual([3, 6])
  })
  it.each([undefined, 'nobody'])(
    'have each event once, also one that names no workspace but %s',
    async (workspaceId) => {
      const stores = openStores()
      const { stream, event } = opened(FIRST)
      const { workspaceId: whose } = event.metadata as { workspaceId: string }
      const metadata = { ...(event.metadata as object), workspaceId }
      await append(stores.eventLog, [{ stream, event: { ...event, metadata } }])
      await append(stores.eventLog, [{ stream: 'slug-acme/web', event: { ...event, data: {}, metadata } }])
      const end = await append(stores.eventLog, [opened(THIRD)])
      const worker = working(stores, stores.readStore.partitions)
      await folded(end, stores.readStore.partitions, stores)
      await worker.stop()
      expect(await differences(stores)).toEqual([])
      const aside: string[] = []
      for (const partition of stores.readStore.partitions)
        for (const one of await ok(stores.readStore.read(partition, (docs) => docs.find(Quarantined, { where: {} }))))
          aside.push(`${partition} ${one.workspaceId}`)
      expect(aside.sort()).toEqual([`0 ${NO_WORKSPACE}`, `${ONE} ${whose}`].sort())
    },
  )
})

describe('workers', () => {
  it('of different partitions fold their own', async () => {
    const stores = openStores()
    const end = await append(stores.eventLog, [opened(FIRST), opened(SECOND), opened(THIRD)])
    const one = working(stores, [ONE])
    const two = working(stores, [TWO])
    await folded(end, [ONE, TWO], stores)
    expect(await ownerOf(ONE, stores)).not.toBe(await ownerOf(TWO, stores))
    expect(await checkpoints(stores)).toMatchObject({ [ONE]: end, [TWO]: end, [THREE]: '' })
    await one.stop()
    await two.stop()
  })
  it('that wait acquire the partitions that a running worker releases and those of a worker that is gone', async () => {
    const stores = openStores()
    const { readStore } = stores
    // One that ended without a word holds a partition.
    await ok(readStore.acquire(THREE, 'gone'))
    const early = await append(stores.eventLog, [opened(FIRST), opened(SECOND), opened(THIRD)])
    const one = working(stores, [ONE, TWO])
    await folded(early, [ONE, TWO], stores)
    const first = await ownerOf(ONE, stores)
    const two = working(stores)
    await folded(early, readStore.partitions, stores)
    expect([await ownerOf(ONE, stores), await ownerOf(TWO, stores)]).toEqual([first, first])
    const second = await ownerOf(THREE, stores)
    expect([first, 'gone']).not.toContain(second)
    await one.stop()
    const end = await append(stores.eventLog, [...many(FIRST, 2), ...many(SECOND, 2), ...many(THIRD, 2)])
    await folded(end, readStore.partitions, stores)
    expect([await ownerOf(ONE, stores), await ownerOf(TWO, stores)]).toEqual([second, second])
    await two.stop()
    expect(await differences(stores)).toEqual([])
  })
  it('that lose one partition continue with the others', async () => {
    const stores = openStores()
    const { readStore } = stores
    const worker = working(stores, [ONE, TWO])
    await folded(await append(stores.eventLog, [opened(FIRST), opened(SECOND)]), [ONE, TWO], stores)
    const own = await ownerOf(TWO, stores)
    // Between two of its beats.
    let taken = await readStore.acquire(ONE, 'other')
    while (isLeft(taken)) taken = await readStore.acquire(ONE, 'other', taken.left as LeaseHeld)
    const end = await append(stores.eventLog, many(SECOND, 2))
    await folded(end, [TWO], stores)
    expect([await ownerOf(ONE, stores), await ownerOf(TWO, stores)]).toEqual(['other', own])
    await worker.stop()
    expect(await ok(readStore.beat(taken.right))).toBeUndefined()
  })
})

describe('the partitions of a workspace', () => {
  it('are given by the last digit of its id, in either case', () => {
    expect(partitionOf('4AD3893C-7CF8-5C93-9DB3-0E188A41D83F', { partitions: BY_LAST_DIGIT })).toBe('f')
    expect(partitionOf('4ad3893c-7cf8-5c93-9db3-0e188a41d83f', { partitions: ['all'] })).toBe('all')
  })
  it('are chosen by digits and ranges', () => {
    expect(parsePartitions('0-3,c')).toEqual(['0', '1', '2', '3', 'c'])
    expect(parsePartitions('E-f, 0')).toEqual(['e', 'f', '0'])
    for (const text of ['', 'g', '3-1', '0-', '0,,1', '10'])
      expect(() => parsePartitions(text)).toThrow(InvalidArgumentError)
  })
})
