import type { Instant, Uuid } from '#domain/common'
import type { People } from '#domain/documents'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { Position, Revision } from '#eventlog/port'

/** A server secret that key digests are made with. */
export interface Pepper {
  readonly id: string
  readonly secret: Buffer
}

/** So many minutes of a key are counted side by side: more than the clocks of processes that share a registry show. */
export const KEPT_MINUTES = 10

/** How far the access of a workspace has come: to which revision of its stream, and where in the log that stands. */
export interface AccessMark {
  readonly workspaceId: Uuid
  readonly revision: Revision
  readonly position: Position
}

/** What no event tells and no rebuild may lose. */
export interface Registry extends People {
  /** The live peppers, the one for new digests first; the first is made where there is none. */
  readonly peppers: () => Outcome<StoreUnavailable, readonly [Pepper, ...Pepper[]]>
  /** Whether it has any pepper, and whether it tells of any workspace: both are false in one that was never used. */
  readonly holds: () => Outcome<StoreUnavailable, { readonly peppers: boolean; readonly workspaces: boolean }>
  readonly setName: (memberId: Uuid, name: string) => Outcome<StoreUnavailable, void>
  /** Forgets names of members, and uses of keys and those that were not shown. */
  readonly forget: (memberIds: readonly Uuid[], keyIds: readonly Uuid[]) => Outcome<StoreUnavailable, void>
  /**
   * Counts a request of the key in a UTC minute: how many that makes, this one included, over all processes. Each minute
   * has a count of its own, so that a clock that is ahead takes nothing from the others; the last `KEPT_MINUTES` that
   * were begun are kept.
   */
  readonly countRequest: (keyId: Uuid, minute: Instant) => Outcome<StoreUnavailable, number>
  /** A new key that its user has not been shown yet, so that a start that was killed can still show it. */
  readonly unshownKey: {
    readonly put: (keyId: Uuid, key: string) => Outcome<StoreUnavailable, void>
    readonly get: () => Outcome<StoreUnavailable, { readonly keyId: Uuid; readonly key: string } | null>
    readonly shown: (keyId: Uuid) => Outcome<StoreUnavailable, void>
  }
  /** What the registry finds wrong with its own files; a server looks after its files by itself, and finds nothing here. */
  readonly integrity: () => Outcome<StoreUnavailable, readonly string[]>
  /**
   * How far access documents have come, in whichever store they are: one that is older was lost or put back from a backup,
   * and would answer to keys that were revoked since.
   */
  readonly accessMarks: {
    /** Of a workspace or, where that is null, the one that stands last in the log; null where there is none. */
    readonly get: (workspaceId: Uuid | null) => Outcome<StoreUnavailable, AccessMark | null>
    readonly all: () => Outcome<StoreUnavailable, readonly AccessMark[]>
    /** Keeps the mark, unless the workspace has one of a later revision. */
    readonly put: (mark: AccessMark) => Outcome<StoreUnavailable, void>
    readonly remove: (workspaceId: Uuid) => Outcome<StoreUnavailable, void>
  }
  /** Tries whether anything can be written: not on a full disk. */
  readonly canWrite: () => Outcome<StoreUnavailable, void>
  readonly close: () => void
}
