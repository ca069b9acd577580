import { randomUUID } from 'node:crypto'
import { afterAll } from '@jest/globals'
import { openEventStoreLog } from '#eventlog/eventstoredb/event-log'
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

/**
 * The port on EventStoreDB: on the server that EVENTSTORE_URL names, which may be thrown away, or on one of the tests'.
 * Each log has a prefix of its own, so that it is empty at first.
 */
export const eventStoreLog: EventLogFactory = {
  create: async () => {
    const url = given.eventStoreUrl || (await ownUrl())
    const prefix = `${randomUUID()}.`
    return { open: () => ok(Promise.resolve(openEventStoreLog(url, { prefix }))) }
  },
}
