import type { Ports } from '#app/environment'
import type { FoldAll, FoldError } from '#app/folding'
import type { StoreError } from '#domain/outcome'
import type { Cause } from '#eventlog/new-event'
import type { EventTooLarge } from '#eventlog/port'
import type { SourceError } from '#import/source'
import type { Contended } from './append.js'

/** The reasons for which a statement's effects may be incomplete. */
export type CarryError = SourceError | StoreError | Contended | EventTooLarge | FoldError

/** The actor and the stores for a statement's effects. */
export interface Carrier extends Cause {
  readonly stores: Pick<Ports, 'eventLog' | 'readStore'>
  /** Returns once all appended events are folded. */
  readonly foldAll: FoldAll
}
