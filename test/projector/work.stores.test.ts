import { describe, expect, it } from '@jest/globals'
import pino from 'pino'
import { waitFor } from '#projector/projector'
import { stoppedMessage, type WorkStopped, work } from '#projector/work'
import { ALL, type ReadStore } from '#readstore/port'
import { observed, workspaceOpened } from '#test/projections/support/events'
import { faultyStore } from '#test/support/stores/faults'
import { ok } from '#test/support/stores/outcome'
import { expectedDocuments } from './support/expected.js'
import { append, collections, documentsIn, indexesIn, openStores, type Stores, seize } from './support/stores.js'

const never = new AbortController().signal
const onPhase = () => undefined
const EVENTS = [workspaceOpened(), observed('#1')]

/** A worker, and the lines that it logs. */
const working = ({ eventLog, readStore }: Pick<Stores, 'eventLog' | 'readStore'>, signal: AbortSignal = never) => {
  const lines: { msg: string; level: number; cause?: string; foldedTo?: string | null }[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  return { lines, ended: work({ eventLog, readStore, log, onPhase }, signal) }
}

describe('a worker', () => {
  it('folds until it is stopped, and releases the lease', async () => {
    const stores = await openStores()
    const stop = new AbortController()
    const { ended, lines } = working(stores, stop.signal)
    await ok(waitFor(await append(stores.eventLog, EVENTS), ALL, stores.readStore, never))
    stop.abort()
    await ok(ended)
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(EVENTS))
    expect(await ok(stores.readStore.acquire(ALL, 'next'))).toMatchObject({ owner: 'next' })
    expect(lines.map(({ msg }) => msg)).toEqual(['folding'])
  })
  it('makes the indexes of what it has folded before anything is asked', async () => {
    const stores = await openStores()
    const stop = new AbortController()
    await append(stores.eventLog, EVENTS)
    let ended: Promise<unknown> = Promise.resolve()
    const atCommits: number[] = []
    const atTheEnd = new Promise<number>((resolve) => {
      const { generations } = stores.readStore
      const index: ReadStore['generations']['index'] = async (generation) => {
        const made = await generations.index(generation)
        resolve(indexesIn(stores.readFile, 1))
        return made
      }
      const commit: ReadStore['commit'] = (...args) => {
        atCommits.push(indexesIn(stores.readFile, 1))
        return stores.readStore.commit(...args)
      }
      const readStore = { ...stores.readStore, commit, generations: { ...generations, index } }
      ended = working({ ...stores, readStore }, stop.signal).ended
    })
    const indexes = await atTheEnd
    stop.abort()
    await ended
    expect(indexes).toBe(collections.reduce((sum, collection) => sum + collection.indexes.length, 0))
    expect(atCommits).toEqual([0])
  })
  it('on a store that does not answer for a while reports it and tries again', async () => {
    const stores = await openStores()
    const stop = new AbortController()
    const refused = new Set(['acquire', 'commit'])
    // Each of them once.
    const readStore = faultyStore(stores.readStore, (call) => (refused.delete(call) ? 'refused' : undefined))
    const end = await append(stores.eventLog, EVENTS)
    const { ended, lines } = working({ ...stores, readStore }, stop.signal)
    await ok(waitFor(end, ALL, stores.readStore, never))
    refused.add('commit')
    const later = await append(stores.eventLog, [observed('#2')])
    await ok(waitFor(later, ALL, stores.readStore, never))
    stop.abort()
    await ok(ended)
    expect(lines.map(({ msg, cause = '', foldedTo }) => `${msg} ${cause} ${foldedTo ?? ''}`.trim())).toEqual([
      'cannot take the lease; trying again a fault in acquire',
      'folding',
      'a store does not answer; trying again a fault in commit',
      'folding',
      `a store does not answer; trying again a fault in commit ${end}`,
      'folding',
    ])
  })
  it('that loses its lease waits for it and continues', async () => {
    const stores = await openStores()
    const stop = new AbortController()
    const first = await append(stores.eventLog, EVENTS)
    const { ended, lines } = working(stores, stop.signal)
    await ok(waitFor(first, ALL, stores.readStore, never))
    const taken = await seize(stores.readStore, 'other')
    const second = await append(stores.eventLog, [observed('#2')])
    while (lines.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await ok(stores.readStore.moment(ALL))).toMatchObject({ checkpoint: first })
    await ok(stores.readStore.release(taken))
    await ok(waitFor(second, ALL, stores.readStore, never))
    stop.abort()
    await ok(ended)
    expect(lines.map(({ msg }) => msg)).toEqual(['folding', 'another worker took the lease', 'folding'])
  })
  it('that reads an event without a subject continues', async () => {
    const stores = await openStores()
    const stop = new AbortController()
    const { stream, event } = observed('#2')
    await append(stores.eventLog, [{ stream, event: { ...event, metadata: {} } }])
    const end = await append(stores.eventLog, EVENTS)
    const { ended } = working(stores, stop.signal)
    await ok(waitFor(end, ALL, stores.readStore, never))
    stop.abort()
    await ok(ended)
    expect(documentsIn(stores.readFile)['code_change']).toEqual(expectedDocuments(EVENTS)['code_change'])
  })
  it('says in one line that the log is behind', () => {
    const behind: WorkStopped = { tag: 'log_behind', checkpoint: '7', end: '3' }
    expect(stoppedMessage(behind)).toMatch(
      /^folding stopped: the read store is at position 7, past the end .*\(3\)[^\n]*$/,
    )
  })
})
