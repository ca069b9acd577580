import { jest } from '@jest/globals'
import { eventStoreLog } from '#test/support/stores/eventstore'
import { eventLogContract } from './event-log.contract.js'

// For machines that have much else to do.
jest.setTimeout(30_000)

eventLogContract('EventStoreDB', eventStoreLog)
