import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { catchUp } from '#projector/projector'
import type { Lease } from '#readstore/port'
import type { HandedBatch } from '#readstore/sqlite/commit'
import { observed, type Told } from '#test/projections/support/events'
import { append, openStores, optionsOf, seize, textsIn } from '#test/projector/support/stores'
import { newFolder } from '#test/support/stores/folder'
import { failed, ok } from '#test/support/stores/outcome'
import { runScript } from '#test/support/stores/process'
import { committerIn } from '../../src/stores/committer.js'

const LEASE: Lease = { partition: 'all', generation: 1, owner: 'somebody', epoch: 1 }
const batchTo = (to: string): HandedBatch => ({
  writes: [],
  deletes: [],
  groups: 'all',
  from: '',
  to,
  asOf: '2026-05-05T05:05:05.005Z',
})

/** A thread that does this with each batch that it is given. */
const doing = (what: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads'
      const done = { _tag: 'Right', right: undefined }
      parentPort.on('message', (handed) => { ${what} })`)}`,
  )
const MAY_BE_WRITTEN = { tag: 'store_unavailable', store: 'read store' }

describe('given a thread that writes', () => {
  it.each([
    ['ends', 'process.exit(1)', /it ended/],
    ['fails', 'throw new Error("out of order")', /out of order/],
  ])('when it %s before it answers, then nobody knows what is written', async (_, what, why) => {
    const committer = committerIn(doing(what), 'read.db')
    expect(await failed(committer.commit(LEASE, batchTo('1')))).toEqual({
      ...MAY_BE_WRITTEN,
      cause: expect.stringMatching(why),
    })
    committer.end()
  })
  it('when it has ended, then the next batch is written by another one', async () => {
    const committer = committerIn(
      doing('if (handed === null || handed.batch.to === "2") process.exit(); else parentPort.postMessage(done)'),
      'read.db',
    )
    await ok(committer.commit(LEASE, batchTo('1')))
    expect(await failed(committer.commit(LEASE, batchTo('2')))).toMatchObject(MAY_BE_WRITTEN)
    await ok(committer.commit(LEASE, batchTo('3')))
    committer.end()
    await ok(committer.commit(LEASE, batchTo('4')))
    committer.end()
  })
  it('then it is given large batches, once many have followed each other', () => {
    const committer = committerIn(doing(''), 'read.db')
    const large = Array<number>(20).fill(500)
    const taken = [...large, 499, ...large].map(committer.takes)
    expect(taken.flatMap((isTaken, i) => (isTaken ? [i] : []))).toEqual([16, 17, 18, 19, 37, 38, 39, 40])
  })
})

describe('given a log of many large batches', () => {
  it('when a thread writes, then the bytes are those of one thread that does it all', async () => {
    const folder = newFolder()
    const stores = await openStores(folder)
    const told = Array.from({ length: 9_000 }, (_, i): Told => observed(`#${i}`))
    await append(stores.eventLog, told)
    await ok(catchUp(optionsOf(stores, await seize(stores.readStore)), new AbortController().signal))
    const file = join(folder, 'other.db')
    const other = runScript('commit-in-threads', join(folder, 'events.db'), file)
    expect(await other.line()).toBe('5 5')
    expect(await other.ended).toBe(0)
    expect(textsIn(file)).toEqual(textsIn(stores.readFile))
  })
})
