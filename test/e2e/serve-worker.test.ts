import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { NO_STREAM, type Position } from '#eventlog/port'
import { openStores, type Stores } from '#stores/open'
import { seize } from '#test/projector/support/stores'
import { freshFolder } from '#test/support/process/folders'
import { launch, runJson } from '#test/support/process/program'
import { readyLine } from '#test/support/process/service'
import { ok } from '#test/support/stores/outcome'

const noteIn = async ({ eventLog }: Stores): Promise<Position> => {
  const event = { eventId: randomUUID(), type: 'Noted', schemaVersion: 1, data: {}, metadata: {} }
  return (await ok(eventLog.append(`notes-${randomUUID()}`, NO_STREAM, [event]))).position
}

const folded = async ({ readStore }: Stores, position: Position): Promise<void> => {
  const [partition = ''] = readStore.partitions
  while ((await ok(readStore.moment(partition))).checkpoint < position) await sleep(20)
}

/** Puts the documents ahead of the log by some events, which ends the worker that folds it. */
const putAhead = async ({ eventLog, readStore }: Stores, events: number): Promise<void> => {
  const end = await ok(eventLog.end())
  const lease = await seize(readStore)
  const to = (Number.parseInt(end, 16) + events).toString(16).padStart(end.length, '0')
  const ahead = { writes: [], deletes: [], workspaces: [], from: end, to, asOf: '2026-12-01T12:00:00.000Z' }
  await ok(readStore.commit(lease, ahead))
  await ok(readStore.release(lease))
}

describe('given a service on a data folder', () => {
  it.each([['one process'], ['two processes', '--processes', '2']])(
    'when events come, then %s shows them without another command, and ends when it is told to',
    async (_, ...several) => {
      const data = join(freshFolder(), 'data')
      const inData = ['--data', data]
      await runJson(['workspace', 'create', 'acme/website', '--owner', 'Ada', ...inData])
      const service = launch(['serve', ...several, '--port', '0', '--json', ...inData])
      await readyLine(service)
      const stores = await ok(openStores(data))
      await folded(stores, await noteIn(stores))
      await stores.close()
      const rate = ['rate', 'set', 'engineering', '100 EUR', '--workspace', 'acme/website']
      expect(await runJson([...rate, ...inData])).not.toHaveProperty('shown')
      expect(await service.end('SIGTERM')).toMatchObject({ code: 0 })
    },
  )

  it('when its worker ends by itself, then the log says so, and another one shows what comes', async () => {
    const data = join(freshFolder(), 'data')
    await runJson(['workspace', 'create', 'acme/website', '--owner', 'Ada', '--data', data])
    const service = launch(['serve', '--port', '0', '--json', '--data', data])
    await readyLine(service)
    const stores = await ok(openStores(data))
    await folded(stores, await noteIn(stores))
    await putAhead(stores, 2)
    const told = await service.stderr.first((line) => line.includes('the worker has ended; it is replaced'))
    expect(told).toContain('past the end of the event log')
    await noteIn(stores)
    await noteIn(stores)
    await folded(stores, await noteIn(stores))
    await stores.close()
    expect(await service.end('SIGTERM')).toMatchObject({ code: 0 })
  })
})
