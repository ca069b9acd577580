import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { ImportAnswers } from '#domain/events/answers'
import type { Outcome, StoreError } from '#domain/outcome'
import type { EventLog } from '#eventlog/port'
import type { ReadStore } from '#readstore/port'
import { foldConnection } from './folded-connection.js'

/** What people answered about the files of a connection; null if nothing. */
export const keptAnswers = async (
  workspaceId: Uuid,
  connectionId: Uuid,
  stores: { readonly eventLog: EventLog; readonly readStore: ReadStore },
): Outcome<StoreError, ImportAnswers | null> => {
  const folded = await foldConnection(workspaceId, connectionId, stores)
  return isLeft(folded) ? folded : right(folded.right.connection?.answers ?? null)
}
