import { describe, expect, it } from '@jest/globals'
import { left } from 'fp-ts/lib/Either.js'
import type { EventLog } from '#eventlog/port'
import type { Phase } from '#projector/batch'
import { catchUp } from '#projector/projector'
import { ALL, type ReadStore } from '#readstore/port'
import { observed, type Told, withdrawn, workspaceOpened } from '#test/projections/support/events'
import { cutLog } from '#test/support/stores/faults'
import { failed, ok } from '#test/support/stores/outcome'
import { expectedDocuments } from './support/expected.js'
import { append, documentsIn, openStores, optionsOf, type Stores, seize } from './support/stores.js'

const never = new AbortController().signal
const EVENTS: readonly Told[] = [workspaceOpened(), observed('#1'), withdrawn('#1'), observed('#2')]

/** The store, whose commits pass through `around`, numbered from 1. */
const committing = (
  store: ReadStore,
  around: (run: () => ReturnType<ReadStore['commit']>, number: number) => ReturnType<ReadStore['commit']>,
): { readonly readStore: ReadStore; readonly commits: () => number } => {
  let commits = 0
  return {
    commits: () => commits,
    readStore: {
      ...store,
      commit: (lease, batch) => {
        commits += 1
        return around(() => store.commit(lease, batch), commits)
      },
    },
  }
}

/** Folds one event a batch. */
const fold = async (stores: Stores, readStore: ReadStore) =>
  catchUp(optionsOf({ eventLog: cutLog(stores.eventLog, [1]), readStore }, await seize(stores.readStore)), never)

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

describe('given a batch that cannot be committed', () => {
  it.each([
    ['the lease is lost', { tag: 'lease_lost' }],
    ['the store does not answer', { tag: 'store_unavailable', store: 'read store', cause: 'the disk is full' }],
  ] as const)('when %s, then that is the error, and nothing after it is written', async (_, error) => {
    const stores = await openStores()
    await append(stores.eventLog, EVENTS)
    const { readStore, commits } = committing(stores.readStore, async (run, number) =>
      number === 2 ? left(error) : run(),
    )
    expect(await failed(fold(stores, readStore))).toEqual(error)
    expect(commits()).toBe(2)
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS.slice(0, 1)))
    await ok(fold(stores, stores.readStore))
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS))
  })

  it('when its answer is lost, then folding goes on from where the checkpoint is', async () => {
    const stores = await openStores()
    const end = await append(stores.eventLog, EVENTS)
    const { readStore } = committing(stores.readStore, async (run, number) => {
      const answer = await run()
      // A commit that is repeated finds the checkpoint where it wanted it.
      return number === 2 ? run() : answer
    })
    expect(await ok(fold(stores, readStore))).toBe(end)
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS))
    expect(await ok(stores.readStore.moment(ALL))).toMatchObject({ checkpoint: end })
  })

  it('when it finds the checkpoint further back, then the page that was read ahead is not taken', async () => {
    const stores = await openStores()
    const end = await append(stores.eventLog, EVENTS)
    const { checkpoint } = await ok(stores.readStore.moment(ALL))
    const { readStore } = committing(stores.readStore, async (run, number) =>
      number === 1 ? left({ tag: 'checkpoint_moved', actual: checkpoint }) : run(),
    )
    expect(await ok(fold(stores, readStore))).toBe(end)
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS))
  })

  it('when it throws, then so does folding, and nothing after it is written', async () => {
    const stores = await openStores()
    await append(stores.eventLog, EVENTS)
    const { readStore, commits } = committing(stores.readStore, async (run, number) => {
      if (number === 2) throw new Error('a defect of the store')
      return run()
    })
    await expect(fold(stores, readStore)).rejects.toThrow('a defect of the store')
    expect(commits()).toBe(2)
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS.slice(0, 1)))
  })
})
