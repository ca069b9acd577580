import { join } from 'node:path'
import type { Either } from 'fp-ts/lib/Either.js'
import type { OpenError } from '#domain/outcome'
import { type InspectedLog, inspectSqliteEventLog } from '#eventlog/sqlite/inspect'
import { type InspectedRegistry, inspectSqliteRegistry } from '#registry/sqlite/inspect'
import { EVENTS, REGISTRY } from './belonging.js'

export type { InspectedLog } from '#eventlog/sqlite/inspect'
export type { InspectedRegistry } from '#registry/sqlite/inspect'
export { EVENTS, MANIFEST, READ, REGISTRY } from './belonging.js'

/** Reads the whole copy of a log in a folder, and changes nothing there. */
export const inspectLog = (folder: string): Either<OpenError, InspectedLog> =>
  inspectSqliteEventLog(join(folder, EVENTS))

/** Reads the copy of a registry in a folder, and changes nothing there. */
export const inspectRegistry = (folder: string): Either<OpenError, InspectedRegistry> =>
  inspectSqliteRegistry(join(folder, REGISTRY))
