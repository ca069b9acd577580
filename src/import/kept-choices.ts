import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { ImportedFile } from '#domain/events/connections'
import type { KeptChoices } from '#domain/events/import-choices'
import type { Outcome, StoreError } from '#domain/outcome'
import type { EventLog } from '#eventlog/port'
import type { ReadStore } from '#readstore/port'
import { foldConnection } from './folded-connection.js'

/** Choices and files that are kept of earlier imports of a connection. */
export interface KeptImports {
  /** The choices of people; null if there are none. */
  readonly choices: KeptChoices | null
  /** The files that were imported last, with when they were made. */
  readonly files: readonly ImportedFile[]
}

/** Choices and files of a connection without any. */
export const NOTHING_IMPORTED: KeptImports = { choices: null, files: [] }

/** Reads what is kept of earlier imports of a connection's files. */
export const keptImports = async (
  workspaceId: Uuid,
  connectionId: Uuid,
  stores: { readonly eventLog: EventLog; readonly readStore: ReadStore },
): Outcome<StoreError, KeptImports> => {
  const folded = await foldConnection(workspaceId, connectionId, stores)
  if (isLeft(folded)) return folded
  const { connection } = folded.right
  return right(connection === undefined ? NOTHING_IMPORTED : { choices: connection.answers, files: connection.files })
}
