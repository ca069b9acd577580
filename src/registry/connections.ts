import type { Instant, Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'

// The part of the registry that belongs to connections: their secrets, whose turn it is to read them, and deliveries for them.

/** The use of a secret of a connection. */
export type SecretPurpose = 'token' | 'hook' | 'renewing'

/** A sealed secret of a connection. */
export interface KeptSecret {
  readonly workspaceId: Uuid
  readonly connectionId: Uuid
  readonly purpose: SecretPurpose
  /** Counts its changes, from 1 on. */
  readonly version: number
  readonly sealed: string
}

/** Sealed secrets of connections, one for each purpose. A copy of a registry has them; without the key they open nothing. */
export interface Secrets {
  /** Puts or replaces a secret; returns its version. */
  readonly put: (secret: Omit<KeptSecret, 'version'>) => Outcome<StoreError, number>
  /** The secret of a connection; null where there is none. */
  readonly get: (connectionId: Uuid, purpose: SecretPurpose) => Outcome<StoreError, KeptSecret | null>
  /** Replaces a secret that still has the given version, once over all processes; false where it was changed or removed. */
  readonly replace: (secret: KeptSecret) => Outcome<StoreError, boolean>
  /** All of a workspace, by connection and purpose. */
  readonly ofWorkspace: (workspaceId: Uuid) => Outcome<StoreError, readonly KeptSecret[]>
  readonly remove: (
    which: { readonly connectionId: Uuid } | { readonly workspaceId: Uuid },
  ) => Outcome<StoreError, void>
}

/** The right of one worker to read a connection, until an instant. */
export interface Turn {
  readonly workspaceId: Uuid
  readonly connectionId: Uuid
  readonly holder: string
  readonly until: Instant
}

/** Turns of connections: one worker at a time reads a connection. No copy of a registry has any. */
export interface Turns {
  /** Takes or keeps a turn; false where another holder has it and its time is not over at `now`, the caller's own time. */
  readonly take: (turn: Turn, now: Instant) => Outcome<StoreError, boolean>
  /** Ends the turn of a holder; that of another one stays. */
  readonly release: (turn: Pick<Turn, 'connectionId' | 'holder'>) => Outcome<StoreError, void>
  /** Ends turns of a connection or a workspace that is removed, whoever has them. */
  readonly forget: (
    which: { readonly connectionId: Uuid } | { readonly workspaceId: Uuid },
  ) => Outcome<StoreError, void>
}

/** The time in milliseconds for which the id of a delivery is taken: 7 days. */
export const DELIVERY_KNOWN_MS = 604_800_000

/** A delivery of a webhook that waits to be mapped. */
export interface Delivery {
  readonly workspaceId: Uuid
  readonly connectionId: Uuid
  readonly deliveryId: string
  readonly receivedAt: Instant
  readonly kind: string
  readonly sealed: string
}

/** The most characters of sealed texts that are given at once; the first delivery is given however long it is. */
export const MOST_SEALED = 36_000_000

/** The number and bytes of a connection's deliveries that wait. */
export interface Waiting {
  readonly workspaceId: Uuid
  readonly connectionId: Uuid
  readonly deliveries: number
  /** The length of their sealed texts. */
  readonly bytes: number
}

/** A number of deliveries that wait, and the length of their sealed texts. */
export type Held = Pick<Waiting, 'deliveries' | 'bytes'>

/** The most that may wait of a connection, and of all connections of its workspace. */
export interface InboxBounds {
  readonly ofConnection: Held
  readonly ofWorkspace: Held
}

/** The end of a delivery that is put: `known` if it came before, `full` if too much waits already. */
export type Put = 'kept' | 'known' | 'full'

/** Says whether a delivery has room beside what waits. */
export const hasRoom = (waiting: Held, most: Held, { sealed }: Pick<Delivery, 'sealed'>): boolean =>
  waiting.deliveries < most.deliveries && waiting.bytes + sealed.length <= most.bytes

/** Deliveries of webhooks that were acknowledged and wait to be mapped. No copy of a registry has any. */
export interface Inbox {
  /**
   * Puts a delivery once, durably. It is known where its connection received this id less than `DELIVERY_KNOWN_MS` before, though its
   * content was removed since. Deliveries that are put at the same time may go beyond the bounds together.
   */
  readonly put: (delivery: Delivery, bounds: InboxBounds) => Outcome<StoreError, Put>
  /** The oldest deliveries of a connection that wait, at most `limit` and `MOST_SEALED`; of the same instant, by id. */
  readonly next: (connectionId: Uuid, limit: number) => Outcome<StoreError, readonly Delivery[]>
  /** The connections with deliveries that wait, by id. */
  readonly waiting: () => Outcome<StoreError, readonly Waiting[]>
  /** Removes the content of deliveries; their ids stay known until `forget`. */
  readonly remove: (connectionId: Uuid, deliveryIds: readonly string[]) => Outcome<StoreError, void>
  /** Removes deliveries with their ids: those that were received at `over` or before, or all of a connection or workspace. */
  readonly forget: (
    which: { readonly over: Instant } | { readonly connectionId: Uuid } | { readonly workspaceId: Uuid },
  ) => Outcome<StoreError, void>
}
