import type { Ports } from '#app/environment'
import type { FoldAll, FoldError } from '#app/folding'
import type { Instant, Uuid } from '#domain/common'
import type { Actor } from '#domain/events/envelope'
import type { StoreError } from '#domain/outcome'
import type { EventTooLarge } from '#eventlog/port'
import type { SourceError } from '#import/source'
import type { Contended } from './append.js'

/** The actor, workspace and time of a rename. */
export interface Renamer {
  readonly workspaceId: Uuid
  readonly actor: Actor
  readonly correlationId: Uuid
  readonly now: Instant
}

/** The reason why a statement's effects may be incomplete. */
export type CarryError = SourceError | StoreError | Contended | EventTooLarge | FoldError

/** The actor and the stores for a statement's effects. */
export interface Carrier extends Renamer {
  readonly stores: Pick<Ports, 'eventLog' | 'readStore'>
  /** Returns once all appended events are folded. */
  readonly foldAll: FoldAll
}
