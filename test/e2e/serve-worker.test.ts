import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { NO_STREAM, type Position } from '#eventlog/port'
import { openStores, type Stores } from '#stores/open'
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
})
