import type { Instant, Uuid } from '#domain/common'
import type { People } from '#domain/documents'
import type { Outcome, StoreError } from '#domain/outcome'
import type { Position, Revision } from '#eventlog/port'
import type { Inbox, Secrets, Turns } from './connections.js'

export * from './connections.js'

/** A server secret for key digests. */
export interface Pepper {
  readonly id: string
  readonly secret: Buffer
}

/** The minutes of a key that are counted side by side: more than clocks of processes that share a registry differ by. */
export const KEPT_MINUTES = 10

/** The newest known access of a workspace: how far its documents had come, and the position of their last event. */
export interface AccessMark {
  readonly workspaceId: Uuid
  readonly revision: Revision
  readonly position: Position
}

/** The furthest position known of a log: a log that ends earlier has lost events. */
export interface LogMark {
  /** The id of the log; null of one on a server. */
  readonly log: string | null
  readonly position: Position
}

/** Requests of a key in a UTC minute. */
export interface RequestsOfKey {
  readonly keyId: Uuid
  readonly minute: Instant
  /** At least 1. */
  readonly requests: number
}

/** A link that signs a member in once. */
export interface SignInLink {
  /** The digest of what stands in the link. */
  readonly digest: string
  readonly workspaceId: Uuid
  readonly memberId: Uuid
  readonly expiresAt: Instant
}

/** A member who is signed in in a browser. */
export interface Session {
  readonly sessionId: Uuid
  /** The digest of its cookie. */
  readonly digest: string
  readonly workspaceId: Uuid
  readonly memberId: Uuid
  readonly startedAt: Instant
  /** Its last use, to within some minutes. */
  readonly usedAt: Instant
  /** The instant at which it ends unless it is used before. */
  readonly expiresAt: Instant
}

/** The sessions of members, and the links that begin them. No copy of a registry has any: a backup signs nobody in. */
export interface SignIns {
  readonly addLink: (link: SignInLink) => Outcome<StoreError, void>
  /** The link with one of these digests, which stays; null where there is none. */
  readonly findLink: (digests: readonly string[]) => Outcome<StoreError, SignInLink | null>
  /** Removes the link with one of these digests and returns it, once over all processes; null where there is none. */
  readonly takeLink: (digests: readonly string[]) => Outcome<StoreError, SignInLink | null>
  readonly start: (session: Session) => Outcome<StoreError, void>
  /** The session with one of these digests; null where there is none. */
  readonly find: (digests: readonly string[]) => Outcome<StoreError, Session | null>
  /** Notes a use of a session; one that has ended stays ended. */
  readonly renew: (session: Pick<Session, 'sessionId' | 'usedAt' | 'expiresAt'>) => Outcome<StoreError, void>
  /** Ends a session of a member; false where there is none. */
  readonly end: (session: Pick<Session, 'sessionId' | 'workspaceId' | 'memberId'>) => Outcome<StoreError, boolean>
  /** The sessions of a member, or of all, the one that was started last first. */
  readonly sessionsOf: (workspaceId: Uuid, memberId: Uuid | null) => Outcome<StoreError, readonly Session[]>
  /** The links of a workspace that were not used, the one that is valid longest first. */
  readonly linksOf: (workspaceId: Uuid) => Outcome<StoreError, readonly SignInLink[]>
  /**
   * Removes all links and then ends all sessions of a workspace, or of one of its members: whoever starts a session before taking
   * its link has it ended here, or finds the link gone.
   */
  readonly endAll: (workspaceId: Uuid, memberId: Uuid | null) => Outcome<StoreError, void>
  /** Removes links and sessions whose time is over at an instant. */
  readonly removeExpired: (now: Instant) => Outcome<StoreError, void>
}

/** A mutation that somebody intends once, however often it is sent. */
export interface Intent {
  readonly workspaceId: Uuid
  /** The key that sends it, or the member whose session does. */
  readonly callerId: Uuid
  /** The caller's own `Idempotency-Key`. */
  readonly key: string
}

/** The record of an intended mutation. */
export interface Receipt extends Intent {
  /** Ids of what the mutation makes derive from it. */
  readonly receiptId: Uuid
  /** The digest of what was sent, and where to. */
  readonly digest: string
  readonly takenAt: Instant
  /** The last time at which somebody began to carry it out. */
  readonly triedAt: Instant
  /** Its answer without secrets, as JSON; null until it has been carried out. */
  readonly answer: string | null
}

/** Receipts of mutations, so that each has its effect once. */
export interface Receipts {
  /**
   * Puts a receipt where there is none of its intent but one that was taken at `over` or before. Returns the one that is there then:
   * the caller's own once over all processes.
   */
  readonly take: (receipt: Receipt, over: Instant) => Outcome<StoreError, Receipt>
  /** Lets one caller, of however many, try again what was tried at `triedAt` and has no answer. */
  readonly retake: (receipt: Pick<Receipt, 'receiptId' | 'triedAt'>, now: Instant) => Outcome<StoreError, boolean>
  readonly answer: (receiptId: Uuid, answer: string) => Outcome<StoreError, void>
  /** Removes the receipt of a mutation that was refused. */
  readonly remove: (receiptId: Uuid) => Outcome<StoreError, void>
  /** Removes those that were taken at `over` or before, and all of a workspace that is deleted. */
  readonly forget: (which: { readonly over: Instant } | { readonly workspaceId: Uuid }) => Outcome<StoreError, void>
}

/** A member's address and account at a provider, for signing in: digests alone, never an address or an account. */
export interface Identity {
  readonly workspaceId: Uuid
  readonly memberId: Uuid
  /** The digest of the e-mail address that was invited. */
  readonly address: string
  /** The digest of the account that signed in first; null until then. From then on, it alone counts. */
  readonly account: string | null
}

/** The addresses that members were invited by, and the accounts that these were bound to. A copy of a registry has them. */
export interface Identities {
  /**
   * Invites a member by an address. `same` are its digests under all peppers: a member who has it already keeps the account, and
   * one who had another address loses it. False where another member of the workspace has the address.
   */
  readonly invite: (identity: Omit<Identity, 'account'>, same: readonly string[]) => Outcome<StoreError, boolean>
  /** All that have one of these digests as their address or account, in any workspace. */
  readonly find: (addresses: readonly string[], accounts: readonly string[]) => Outcome<StoreError, readonly Identity[]>
  /** All of a workspace, by member. */
  readonly ofWorkspace: (workspaceId: Uuid) => Outcome<StoreError, readonly Identity[]>
  /**
   * Binds an account to the member of an identity, once over all processes: false where the address has changed meanwhile, or the
   * member has an account, or another member of the workspace has this one.
   */
  readonly bind: (identity: Omit<Identity, 'account'>, account: string) => Outcome<StoreError, boolean>
  /** Forgets addresses and accounts of a workspace, or of one of its members. */
  readonly remove: (workspaceId: Uuid, memberId: Uuid | null) => Outcome<StoreError, void>
}

/** Data that is in no event and that no rebuild may lose. */
export interface Registry extends People {
  /** The live peppers, the one for new digests first; makes the first if there is none. */
  readonly peppers: () => Outcome<StoreError, readonly [Pepper, ...Pepper[]]>
  /** Says whether it has a pepper, and whether it knows a workspace: both are false if it was never used. */
  readonly holds: () => Outcome<StoreError, { readonly peppers: boolean; readonly workspaces: boolean }>
  readonly setName: (memberId: Uuid, name: string) => Outcome<StoreError, void>
  /** Forgets names of members, uses of keys, and keys that were never shown. */
  readonly forget: (memberIds: readonly Uuid[], keyIds: readonly Uuid[]) => Outcome<StoreError, void>
  /**
   * Counts requests of keys in UTC minutes, all at once; returns the count of each over all processes, these requests
   * included. Each minute has its own count, so that a clock that is ahead does not affect the others; the last
   * `KEPT_MINUTES` minutes are kept.
   */
  readonly countRequests: (all: readonly RequestsOfKey[]) => Outcome<StoreError, readonly number[]>
  readonly signIns: SignIns
  readonly receipts: Receipts
  readonly identities: Identities
  readonly secrets: Secrets
  readonly turns: Turns
  readonly inbox: Inbox
  /** A new key that its user has not seen yet, so that a killed start can still show it. */
  readonly unshownKey: {
    readonly put: (keyId: Uuid, key: string) => Outcome<StoreError, void>
    readonly get: () => Outcome<StoreError, { readonly keyId: Uuid; readonly key: string } | null>
    readonly shown: (keyId: Uuid) => Outcome<StoreError, void>
  }
  /** Damage that the registry finds in its own files; servers check their files themselves, so none is reported. */
  readonly integrity: () => Outcome<StoreError, readonly string[]>
  /**
   * The newest known state of access documents in any store: an older one was lost or restored from a backup,
   * and would accept keys that were revoked since.
   */
  readonly accessMarks: {
    /** The mark of a workspace or, if that is null, the one that is last in the log; null if there is none. */
    readonly get: (workspaceId: Uuid | null) => Outcome<StoreError, AccessMark | null>
    readonly all: () => Outcome<StoreError, readonly AccessMark[]>
    /** Stores the mark, unless the workspace has a later one. */
    readonly put: (mark: AccessMark) => Outcome<StoreError, void>
    readonly remove: (workspaceId: Uuid) => Outcome<StoreError, void>
  }
  /** The newest position of the log that any process is known to have seen; never past its end. */
  readonly logMark: {
    readonly get: () => Outcome<StoreError, LogMark | null>
    /** Stores the mark, unless there is a later one, or one of another log. */
    readonly put: (mark: LogMark) => Outcome<StoreError, void>
    readonly remove: () => Outcome<StoreError, void>
  }
  /** Moves what was written beside its file into the file once nobody writes. Called now and then; a server has nothing to do. */
  readonly settle: () => Outcome<StoreError, void>
  /** Writes all of it as of one moment into a new file; null where a server has the registry. */
  readonly copyTo: ((file: string) => Outcome<StoreError, void>) | null
  /** Tests whether the registry can be written, which fails on a full disk. */
  readonly canWrite: () => Outcome<StoreError, void>
  readonly close: () => void
}
