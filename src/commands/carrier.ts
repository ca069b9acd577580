import type { Instant, Uuid } from '#domain/common'
import type { Actor } from '#domain/events/envelope'
import type { StoreUnavailable } from '#domain/outcome'
import type { EventTooLarge } from '#eventlog/port'
import type { SourceError } from '../connectors/source.js'
import type { Stores } from '../stores.js'
import type { Contended } from './append.js'

/** Who renames a container, where and when. */
export interface Renamer {
  readonly workspaceId: Uuid
  readonly actor: Actor
  readonly correlationId: Uuid
  readonly now: Instant
}

/** Why a statement may not be carried out to its end. */
export type CarryError = SourceError | StoreUnavailable | Contended | EventTooLarge

/** Who carries a statement out, and with what. */
export interface Carrier extends Renamer {
  readonly stores: Pick<Stores, 'eventLog' | 'readStore'>
  /** Comes back once all that is appended is folded. */
  readonly foldAll: () => Promise<void>
}
