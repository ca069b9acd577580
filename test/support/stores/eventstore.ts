import { randomUUID } from 'node:crypto'
import { afterAll } from '@jest/globals'
import { openEventStoreLog } from '#eventlog/eventstoredb/event-log'
import { NO_STREAM } from '#eventlog/port'
import type { EventLogFactory } from '#test/contract/event-log.contract'
import { startEventStore, type TestServer } from '#test/support/eventstore/server'
import { given } from '#test/support/given'
import { ok } from './outcome.js'

const own: TestServer[] = []
afterAll(() => {
  for (const server of own.splice(0)) server.stop()
})
const ownUrl = async (): Promise<string> => {
  const server = await startEventStore()
  own.push(server)
  return server.url
}

const foreignEvent = () => ({ eventId: randomUUID(), type: 'Other', schemaVersion: 1, data: {}, metadata: {} })

/**
 * The port on EventStoreDB: on the server that EVENTSTORE_URL names, which may be thrown away, or on one of the tests'.
 * Each log has a prefix of its own, so that it is empty at first.
 */
export const eventStoreLog: EventLogFactory = {
  create: async () => {
    const url = given.eventStoreUrl || (await ownUrl())
    const prefix = `${randomUUID()}.`
    const open = (under: string) => ok(Promise.resolve(openEventStoreLog(url, { prefix: under })))
    const writeOthers = async (events: number): Promise<void> => {
      // A log under another prefix is another application.
      const other = await open(`other.${randomUUID()}.`)
      const [first, ...rest] = Array.from({ length: events }, () => foreignEvent())
      if (first !== undefined) await ok(other.append('other', NO_STREAM, [first, ...rest]))
      other.close()
    }
    return { open: () => open(prefix), writeOthers }
  },
}
