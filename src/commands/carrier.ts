import type { Instant, Uuid } from '#domain/common'
import type { Actor } from '#domain/events/envelope'
import type { Stores } from '../stores.js'

/** Who renames a container, where and when. */
export interface Renamer {
  readonly workspaceId: Uuid
  readonly actor: Actor
  readonly correlationId: Uuid
  readonly now: Instant
}

/** Who carries a statement out, and with what. */
export interface Carrier extends Renamer {
  readonly stores: Pick<Stores, 'eventLog' | 'readStore'>
  /** Comes back once all that is appended is folded. */
  readonly foldAll: () => Promise<void>
}
