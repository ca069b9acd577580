import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { catchUp } from '#projector/projector'
import type { Lease } from '#readstore/port'
import type { HandedBatch } from '#readstore/sqlite/commit'
import { observed, type Told } from '#test/projections/support/events'
import { append, openStores, optionsOf, seize, textsIn } from '#test/projector/support/stores'
import { newFolder } from '#test/support/stores/folder'
import { failed, ok } from '#test/support/stores/outcome'
import { type OtherProcess, runScript } from '#test/support/stores/process'
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
  it('then it is given large batches that follow each other, in a generation that is not read yet', () => {
    const sizes = [10_000, 499, 500, 500, 3_000, 0, 700]
    const takenOf = (isServing: boolean): readonly boolean[] => {
      const { takes } = committerIn(doing(''), 'read.db')
      return sizes.map((documents) => takes(documents, isServing))
    }
    expect(takenOf(false)).toEqual([false, false, false, true, true, false, false])
    expect(takenOf(true)).not.toContain(true)
  })
})

describe('given a log of several batches', () => {
  const BATCHES = 4
  const folding = async () => {
    const folder = newFolder()
    const stores = await openStores(folder)
    await append(
      stores.eventLog,
      Array.from({ length: BATCHES * 2_000 - 1 }, (_, i): Told => observed(`#${i}`)),
    )
    await ok(catchUp(optionsOf(stores, await seize(stores.readStore)), new AbortController().signal))
    const file = join(folder, 'other.db')
    return {
      expected: textsIn(stores.readFile),
      file,
      start: () => runScript('commit-in-threads', join(folder, 'events.db'), file),
    }
  }
  const lines = async (process: OtherProcess): Promise<readonly string[]> => {
    const all: string[] = []
    for (let line = await process.line(); line !== undefined; line = await process.line()) all.push(line)
    return all
  }

  it('when a thread writes, then the bytes are those of one thread that does it all', async () => {
    const { expected, file, start } = await folding()
    expect(await lines(start())).toEqual([...Array<string>(BATCHES).fill('committed'), `${BATCHES} by the thread`])
    expect(textsIn(file)).toEqual(expected)
  })
  it('when the process is killed while the thread writes, then the next one goes on where it ended', async () => {
    const { expected, file, start } = await folding()
    const first = start()
    // Then the second batch is on its way, or about to be.
    expect(await first.line()).toBe('committed')
    first.kill()
    expect(await first.ended).toBe(null)
    const more = (await lines(start())).filter((line) => line === 'committed')
    expect(more.length).toBeGreaterThanOrEqual(1)
    expect(more.length).toBeLessThan(BATCHES)
    expect(textsIn(file)).toEqual(expected)
  })
})
