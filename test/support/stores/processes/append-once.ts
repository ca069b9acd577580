import { openLog } from '../open-log.js'
import { ok } from '../outcome.js'

// Appends one event to a stream of the log named, as a process of its own.

const [where, stream] = process.argv.slice(2) as [string, string]
const log = await ok(openLog(where))
const eventId = '99999999-9999-4999-8999-999999999999'
await ok(log.append(stream, -1, [{ eventId, type: 'Noted', schemaVersion: 1, data: {}, metadata: {} }]))
log.close()
