import type { Instant, Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'

// Deliveries of webhooks. The use cases stand above the API, which calls them through this port.

/** The headers of a delivery by their names in lower case, without those that came more than once. */
export type HookHeaders = ReadonlyMap<string, string>

/** The reason for which a delivery is not taken. */
export type HookRefused =
  /** There is no connection of this id, or it takes no deliveries. */
  | { readonly tag: 'no_such_hook' }
  /** Nothing proves that its host sent it. */
  | { readonly tag: 'hook_not_proven' }
  /** Too many deliveries of its connection, or of its workspace, wait already. */
  | { readonly tag: 'too_many_waiting' }
  | StoreError

/** A delivery while its body arrives. */
export interface Delivering {
  readonly workspaceId: Uuid
  readonly take: (piece: Buffer) => void
  /** The status that tells its host that it was taken. */
  readonly takenStatus: 200 | 202
  /** Keeps what came, if its host sent it; one that came before has no effect. */
  readonly finish: () => Outcome<HookRefused, void>
}

export interface Hooks {
  /** Looks whether a connection takes deliveries, and whether the headers of this one can be right, before its body is taken. */
  readonly begin: (connectionId: string, headers: HookHeaders, now: Instant) => Outcome<HookRefused, Delivering>
}
