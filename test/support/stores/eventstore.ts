import { randomUUID } from 'node:crypto'
import { afterAll } from '@jest/globals'
import { openEventStoreLog } from '#eventlog/eventstoredb/event-log'
import type { EventLogFactory } from '#test/contract/event-log.contract'
import { startEventStore, type TestServer } from '#test/support/eventstore/server'
import { ok } from './outcome.js'

/** A server that may be thrown away; where none is named, one in this process, for as long as the test file runs. */
const named = process.env['EVENTSTORE_URL']
let own: Promise<TestServer> | undefined
afterAll(async () => (await own)?.stop())

/** The port on EventStoreDB: each log has a prefix of its own, so that it is empty at first. */
export const eventStoreLog: EventLogFactory = {
  // A server takes a MiB of data in one append.
  capabilities: { largestEvent: 1024 * 1024 },
  create: async () => {
    if (named === undefined) own ??= startEventStore()
    const url = named ?? (await own)?.url ?? ''
    const prefix = `${randomUUID()}.`
    return { open: () => ok(Promise.resolve(openEventStoreLog(url, prefix))) }
  },
}
