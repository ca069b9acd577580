import type { Instant } from '#domain/common'
import type { Stores } from '#stores/open'
import type { Watcher } from './watcher.js'

/** The stores, for callers that do not close them. */
export type Ports = Omit<Stores, 'close'>

/** The dependencies of a use case. */
export interface Environment extends Ports {
  readonly now: () => Instant
  readonly watcher: Watcher
}
