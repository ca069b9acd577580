import { describe, expect, it } from '@jest/globals'
import { CodeChange, type CodeChangeState } from '#projections/entities/code-change'
import { MOST_ALIKE } from '#projections/entities/names'
import { catchUp } from '#projector/projector'
import type { ReadStore } from '#readstore/port'
import { observed, released, type Seen, type Told, withdrawn } from '#test/projections/support/events'
import { worldOf } from '#test/projections/support/world'
import { cutLog } from '#test/support/stores/faults'
import { ok } from '#test/support/stores/outcome'
import { expectedDocuments } from './support/expected.js'
import { append, documentsIn, openStores, optionsOf, type Stores, seize } from './support/stores.js'

// A commit may be named by as many changes as a file has: a long-lived branch, or a file that is made to do harm.

const never = new AbortController().signal
const GIT: Seen = { by: 'git', channel: 'git' }
const FORGE: Seen = { by: 'forge', channel: 'api' }
const COMMIT = 'c'.repeat(40)

const direct = observed(COMMIT, { form: 'direct', mergeCommit: COMMIT, mergedAt: '2026-03-01T12:00:00.000Z' }, GIT)
const release = released('v1', { changes: [COMMIT] })
/** Changes of a forge that name the commit as theirs. */
const naming = (from: number, to: number): readonly Told[] =>
  Array.from({ length: to - from }, (_, i) => observed(`#${from + i}`, { commits: [COMMIT] }, FORGE))
const gone = (from: number, to: number): readonly Told[] =>
  Array.from({ length: to - from }, (_, i) => withdrawn(`#${from + i}`, FORGE))

const fold = async (stores: Stores, sizes: readonly number[], readStore: ReadStore = stores.readStore) => {
  const lease = await seize(stores.readStore)
  const log = cutLog(stores.eventLog, sizes)
  return ok(catchUp(optionsOf({ eventLog: log, readStore }, lease), never))
}
const directIn = (events: readonly Told[]): CodeChangeState | undefined =>
  worldOf(events)
    .all(CodeChange)
    .find(({ key }) => key === COMMIT)

describe('given a commit that several changes of a forge name', () => {
  const some = [direct, release, ...naming(1, 1 + MOST_ALIKE)]
  it('when they are not too many, then what git says of it counts there', () => {
    expect(directIn(some)).toMatchObject({ absorbed: true, mergedAt: null })
  })
  it('when they are too many, then it tells nothing of them, and its own change keeps its release', () => {
    const all = [...some, ...naming(100, 101)]
    expect(directIn(all)).toMatchObject({ absorbed: false, mergedAt: '2026-03-01T12:00:00.000Z', release: 'v1' })
    expect(directIn([...all, ...gone(100, 101)])).toMatchObject({ absorbed: true })
  })

  it.each([
    ['one by one', [1]],
    ['in small batches', [7, 3]],
    ['at once', [2_000]],
  ])(
    'when they become too many and fewer again, folded %s, then the documents are those of a plain fold',
    async (_, sizes) => {
      const stores = await openStores()
      const events: Told[] = []
      for (const more of [
        some,
        naming(100, 105),
        [observed('#500', { commits: [] }, FORGE), ...gone(100, 103)],
        gone(1, 4),
        [release, direct, ...naming(1, 9)],
        gone(1, 1 + MOST_ALIKE),
      ]) {
        events.push(...more)
        await append(stores.eventLog, more)
        await fold(stores, sizes)
        expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(events))
      }
    },
  )

  it('when one more names it, then the others are not read again, however many they are', async () => {
    const stores = await openStores()
    await append(stores.eventLog, [direct, ...naming(1, 200)])
    await fold(stores, [2_000])
    await append(stores.eventLog, naming(300, 301))
    const read: string[] = []
    const counting: ReadStore = {
      ...stores.readStore,
      of: (generation) => {
        const folded = stores.readStore.of(generation)
        return {
          ...folded,
          read: (partition, use) =>
            folded.read(partition, (docs, moment) =>
              use(
                {
                  ...docs,
                  get: (collection, ids) => {
                    if (collection.name === CodeChange.name) read.push(...ids)
                    return docs.get(collection, ids)
                  },
                },
                moment,
              ),
            ),
        }
      },
    }
    await fold(stores, [2_000], counting)
    expect(read.filter((id) => id.endsWith('#300'))).toHaveLength(1)
    expect(read.length).toBeLessThan(MOST_ALIKE)
  })
})
