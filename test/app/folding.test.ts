import { randomUUID } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { foldAll, foldedByWorker } from '#app/folding'
import type { Watcher } from '#app/watcher'
import { type NewEvent, NO_STREAM } from '#eventlog/port'
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
