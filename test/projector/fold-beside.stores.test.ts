import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { left } from 'fp-ts/lib/Either.js'
import type { EventLog } from '#eventlog/port'
import type { Phase } from '#projector/batch'
import { catchUp } from '#projector/projector'
import { ALL, type ReadStore } from '#readstore/port'
import { observed, type Told, withdrawn, workspaceOpened } from '#test/projections/support/events'
import { cutLog } from '#test/support/stores/faults'
import { failed, ok } from '#test/support/stores/outcome'
import { anyEvents } from './support/all-events.js'
import { expectedDocuments } from './support/expected.js'
import { anyCuts, anyHistory } from './support/histories.js'
import { append, documentsIn, openStores, optionsOf, type Stores, seize, textsIn } from './support/stores.js'

const never = new AbortController().signal

/** The store, whose commits pass through `around`; notes when one begins, ends, and when folding reads beside one. */
const committing = (
  store: ReadStore,
  around: (run: () => ReturnType<ReadStore['commit']>, number: number) => ReturnType<ReadStore['commit']>,
) => {
  const seen: string[] = []
  let commits = 0
  const readStore: ReadStore = {
    ...store,
    of: (generation) => {
      const folded = store.of(generation)
      return {
        ...folded,
        readBeside: (partition, use) => {
          seen.push('folds beside')
          return folded.readBeside(partition, use)
        },
      }
    },
    commit: async (lease, batch) => {
      commits += 1
      const number = commits
      seen.push(`begins ${number}`)
      const answer = await around(() => store.commit(lease, batch), number)
      seen.push(`ends ${number}`)
      return answer
    },
  }
  return { readStore, seen }
}

const fold = async (stores: Stores, cuts: readonly number[], readStore: ReadStore) =>
  catchUp(optionsOf({ eventLog: cutLog(stores.eventLog, cuts), readStore }, await seize(stores.readStore)), never)

describe('given commits that are late', () => {
  it('when the next batches are folded meanwhile, then the bytes are those of one batch after the other', async () => {
    let beside = 0
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(anyHistory, anyEvents),
        anyCuts,
        fc.boolean(),
        async (events, cuts, isWrittenAtOnce) => {
          const [stores, others] = [await openStores(), await openStores()]
          const { readStore, seen } = committing(stores.readStore, async (run) => {
            const written = isWrittenAtOnce ? run() : null
            await sleep(2)
            return written ?? run()
          })
          for (const one of [stores, others]) await append(one.eventLog, events)
          await ok(fold(stores, cuts, readStore))
          await ok(fold(others, [1_000], others.readStore))
          expect(textsIn(stores.readFile)).toEqual(textsIn(others.readFile))
          expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(events))
          beside += seen.filter((what) => what === 'folds beside').length
          for (const one of [stores, others]) one.close()
        },
      ),
      { seed: 62, numRuns: 40 },
    )
    expect(beside).toBeGreaterThan(40)
  })

  it('then one batch is folded ahead, and none is written before the one before', async () => {
    const stores = await openStores()
    await append(stores.eventLog, EVENTS)
    const { readStore, seen } = committing(stores.readStore, async (run) => {
      await sleep(5)
      return run()
    })
    await ok(fold(stores, [1], readStore))
    expect(seen.join()).toBe(
      'begins 1,folds beside,ends 1,begins 2,folds beside,ends 2,begins 3,folds beside,ends 3,begins 4,ends 4',
    )
  })
})

describe('given a log of several pages', () => {
  it('then each page is read before the one before it is folded, and none after the last', async () => {
    const stores = await openStores()
    await append(stores.eventLog, EVENTS)
    const seen: string[] = []
    const cut = cutLog(stores.eventLog, [2, 1])
    const eventLog: EventLog = {
      ...cut,
      readAll: (after, limit) => {
        seen.push('reads')
        return cut.readAll(after, limit)
      },
    }
    const onPhase = ({ phase }: Phase) => phase === 'fold' && seen.push('folds')
    await ok(catchUp(optionsOf({ ...stores, eventLog }, await seize(stores.readStore), onPhase), never))
    expect(seen.join()).toBe('reads,reads,folds,reads,folds,folds')
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS))
  })
})

const EVENTS: readonly Told[] = [workspaceOpened(), observed('#1'), withdrawn('#1'), observed('#2')]

describe('given a batch that cannot be committed, while the next one is folded', () => {
  it.each([
    ['the lease is lost', { tag: 'lease_lost' }],
    ['the store does not answer', { tag: 'store_unavailable', store: 'read store', cause: 'the disk is full' }],
  ] as const)('when %s, then that is the error, and nothing after it is written', async (_, error) => {
    const stores = await openStores()
    await append(stores.eventLog, EVENTS)
    const { readStore, seen } = committing(stores.readStore, async (run, number) => {
      await sleep(5)
      return number === 2 ? left(error) : run()
    })
    expect(await failed(fold(stores, [1], readStore))).toEqual(error)
    expect(seen).toContain('folds beside')
    expect(seen.at(-1)).toBe('ends 2')
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS.slice(0, 1)))
    await ok(fold(stores, [1], stores.readStore))
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS))
  })

  it('when its answer is lost, then what was folded after it is dropped, and folded again', async () => {
    const stores = await openStores()
    const end = await append(stores.eventLog, EVENTS)
    const { readStore } = committing(stores.readStore, async (run, number) => {
      await sleep(5)
      const answer = await run()
      // A commit that is repeated finds the checkpoint where it wanted it.
      return number === 2 ? run() : answer
    })
    expect(await ok(fold(stores, [1], readStore))).toBe(end)
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS))
    expect(await ok(stores.readStore.moment(ALL))).toMatchObject({ checkpoint: end })
  })

  it('when it throws, then so does folding, and nothing after it is written', async () => {
    const stores = await openStores()
    await append(stores.eventLog, EVENTS)
    const { readStore, seen } = committing(stores.readStore, async (run, number) => {
      await sleep(5)
      if (number === 2) throw new Error('a defect of the store')
      return run()
    })
    await expect(fold(stores, [1], readStore)).rejects.toThrow('a defect of the store')
    expect(seen).not.toContain('begins 3')
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS.slice(0, 1)))
  })
})
