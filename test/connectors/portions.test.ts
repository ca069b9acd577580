import { randomUUID } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { NO_STREAM } from '#eventlog/port'
import { ConnectionStream } from '#import/connection-stream'
import { eventStoreLog } from '#test/support/stores/eventstore'
import { ok } from '#test/support/stores/outcome'
import { wholeStream } from '#test/support/stores/whole-log'

describe('a connection whose records are large', () => {
  it('appends them in portions that a server takes, all of them, in order', async () => {
    const log = await (await eventStoreLog.create()).open()
    const stream = new ConnectionStream(NO_STREAM, {
      workspaceId: randomUUID(),
      connectionId: randomUUID(),
      eventLog: log,
      now: () => '2026-11-02T09:00:00.000Z' as never,
      channel: 'csv',
    })
    const key = randomUUID()
    const letter = (reasonCode: string, size: number) =>
      stream.deadLetter('RecordDeadLettered', key, {
        record: 'line 1',
        reasonCode,
        message: 'é'.repeat(size),
        runId: key,
      } as never)
    const sizes = [100_000, 400_000, 10, ...Array<number>(60).fill(20_000)]
    await ok(stream.append(sizes.map((size, i) => letter(`${i}`, size))))
    const events = await wholeStream(stream.name, log)
    expect(events.map(({ data }) => (data as { reasonCode: string }).reasonCode)).toEqual(sizes.map((_, i) => `${i}`))
    expect(stream.revision).toBe(sizes.length - 1)
    log.close()
  })
})
