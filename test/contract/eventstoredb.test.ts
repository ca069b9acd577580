import { eventStoreLog } from '#test/support/stores/eventstore'
import { eventLogContract } from './event-log.contract.js'

eventLogContract('EventStoreDB', eventStoreLog)
