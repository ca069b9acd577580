import { randomUUID } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { foldAll, foldedByWorker, showStated } from '#app/folding'
import type { Watcher } from '#app/watcher'
import { type NewEvent, NO_STREAM } from '#eventlog/port'
import { takeLease } from '#projector/lease'
import { partitionOf } from '#readstore/partitions'
import type { Lease } from '#readstore/port'
import { failed, ok } from '#test/support/stores/outcome'
import { importsAt } from './support/importing.js'

const imports = importsAt()

const noted = (): NewEvent => ({
  eventId: randomUUID(),
  type: 'Noted',
  schemaVersion: 1,
  data: {},
  metadata: {},
})

describe('given events that nobody has folded', () => {
  it('when somebody waits for them, then the progress counts events', async () => {
    const shop = await imports.workspace('waiting')
    await foldAll(shop.workspaceId, imports.environment())
    for (let revision = NO_STREAM; revision < 39; revision += 1)
      await ok(imports.stores.eventLog.append('notes', revision, [noted()]))
    const seen: (readonly [number, number | null])[] = []
    const stop = new AbortController()
    const watcher: Watcher = {
      progress: () => ({
        update: (done, total) => {
          seen.push([done, total])
          stop.abort()
        },
        end: () => undefined,
      }),
      note: () => undefined,
      stop: stop.signal,
    }
    await failed(foldedByWorker(shop.workspaceId, { ...imports.environment(), watcher }))
    expect(seen[0]).toEqual([0, 40])
  })
})

describe('given a fact that was stated', () => {
  it('when no worker runs, then the command itself folds it', async () => {
    const shop = await imports.workspace('stated')
    await ok(imports.stores.eventLog.append('more-notes', NO_STREAM, [noted()]))
    const end = await ok(imports.stores.eventLog.end())
    expect(await showStated(end, shop.workspaceId, imports.environment())).toBe(true)
    const { checkpoint } = await ok(
      imports.stores.readStore.moment(partitionOf(shop.workspaceId, imports.stores.readStore)),
    )
    expect(checkpoint).toBe(end)
  })
  it('when whoever folds does not get to it in time, then that is said, and nothing fails', async () => {
    const shop = await imports.workspace('stated-behind')
    const { eventLog, readStore } = imports.stores
    await ok(eventLog.append('yet-more-notes', NO_STREAM, [noted()]))
    const partition = partitionOf(shop.workspaceId, readStore)
    const lease = await ok(
      takeLease(partition, 'a worker that does not go on', readStore, new AbortController().signal),
    )
    const end = await ok(eventLog.end())
    expect(await showStated(end, shop.workspaceId, imports.environment(), 50)).toBe(false)
    await ok(readStore.release(lease as Lease))
  })
})
