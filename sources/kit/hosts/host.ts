import type { CivilDate, Instant } from '#domain/common'
import type { ContainerKind, EvidenceKind } from '#domain/events/connections'
import type { CalendarFormat, JsonFormat } from '../format.js'
import type { Ask, HostAnswer, Quota } from './ask.js'

/** A container as its host knows it: a repository, a project of a tracker, a calendar. */
export interface HostContainer {
  /** The name by which the host is asked for it: `acme/web`, `WEB`. */
  readonly name: string
  /** The id that it keeps when it is renamed; null if it has none. */
  readonly id: string | null
  readonly kind: ContainerKind
  /** The name under which its facts stand, as its records spell it: `github.com/acme/web`. */
  readonly container: string
}

/** The findings of one look at a host. */
export interface HostLook {
  /** The account of the token by a name that is safe to show; null if the host tells none. */
  readonly account: string | null
  /** The rights of the token in the host's own words; null if the host does not tell them. */
  readonly scopes: readonly string[] | null
  /** Rights beyond reading, or that are missing, one sentence each that says what to do; empty if all is well. */
  readonly remarks: readonly string[]
  /** The end of the token; null if it is not known. */
  readonly expiresAt: Instant | null
  /** The containers that the token sees, at most `MOST_CONTAINERS`; empty where records name projects themselves. */
  readonly containers: readonly HostContainer[]
  /** The names of the projects that its records may name, as they spell them, at most `MOST_CONTAINERS`; absent where containers stand for projects. */
  readonly projects?: readonly string[]
}
/** The most containers, and the most projects, that a look lists. */
export const MOST_CONTAINERS = 1_000

/** One page of a list. */
export interface HostPage {
  /** Its records, in the form of the list's format; the text of a calendar. Records that are summed come with all others of their days. */
  readonly records: readonly unknown[]
  /** The host's time at which it was answered. */
  readonly at: Instant
  /** From where the next page is asked, in a form of the list's own, at most 2,000 characters; null if this is the last one. */
  readonly next: string | null
  /** The pages or records after this one; null if the host does not tell. */
  readonly left: number | null
  /**
   * The day down to which all is read after this page, where the newest comes first; null where that says nothing. After the last page
   * the first day of which the host still tells, before which nothing is gone; null if the list is whole.
   */
  readonly completeBackTo: CivilDate | null
  /** Days of the page of which the host tells nothing for now: what is held from them is not gone. Absent if there are none. */
  readonly untold?: readonly CivilDate[]
}

/** A way through a list. */
export interface Reading {
  /** The container that is read; null for a list of the whole account. */
  readonly container: HostContainer | null
  /** Only what was changed at this instant or later, the overlap included; null for all of it. */
  readonly since: Instant | null
  /** True where all of it is compared with what is held, which was read before. */
  readonly isComparison?: boolean
  /** From which page on, by the `next` of the one before; null from the first. */
  readonly page: string | null
  /** Our time. */
  readonly now: Instant
  /** The keys of the container's records that are held as open, such as `#12`. */
  readonly heldOpen: () => Promise<readonly string[]>
}

/** A list of a host's API: where pages come from. Its records are those of one format. */
export interface HostList {
  /** Its name among the lists of its host: `pulls`. */
  readonly name: string
  readonly format: JsonFormat | CalendarFormat
  /** Says whether it is asked of each container, or once of the account. */
  readonly of: 'container' | 'account'
  /** The kinds of evidence in it. */
  readonly kinds: readonly EvidenceKind[]
  /** The time by which each reading reaches back beyond the one before, in milliseconds: 120,000 unless the host's search lags longer. */
  readonly overlapMs: number
  /**
   * The pages after `reading.page`, the newest first where the host can. A page without a next one that is not the last throws a
   * `HostFailure` (`unreadable`). With `since: null` the list is read whole, so that what it lacks is gone.
   */
  readonly pages: (ask: Ask, reading: Reading) => AsyncGenerator<HostPage>
  /**
   * Adds to a record what a list does not have: commits, reviews, changes of state. Asked only of records that are new or changed.
   * Absent if lists have all.
   */
  readonly detailed?: (ask: Ask, record: unknown, reading: Reading) => Promise<unknown>
  /**
   * The time of a record's last change, where a record makes no fact before it is `detailed`: a comparison then leaves it as it is held.
   * Absent where the fact of a bare record tells it; null if the record does not.
   */
  readonly changedAt?: (record: unknown) => Instant | null
  /**
   * One record by its key, as the list has it, or null if the host no longer has it: held records that a whole list lacks are asked for so,
   * because a list may lose what moves while it is read. Absent where pages of the list cannot lose any.
   */
  readonly find?: (ask: Ask, key: string, reading: Reading) => Promise<unknown>
  /** The members of a record, at its top, that this version knows of; it reads few of them. Others are counted. Absent if they are not listed. */
  readonly members?: ReadonlySet<string>
  /** The key of the fact that a record comes to, such as `#12`, known even where the record is rejected; null if it has none. */
  readonly keyOf: (record: unknown) => string | null
}

/** The account that a person gives beside address and token, in the host's own words. */
export interface HostAccount {
  /** `account id`, `e-mail address`. */
  readonly label: string
  readonly description: string
  /** True where some tokens need none. */
  readonly mayBeAbsent?: true
}

/** A token that ends soon, made of what is kept. */
export interface ShortToken {
  readonly token: string
  readonly endsAt: Instant
}

/** A token that ends soon, and the grant that takes the place of the one that it was traded for. */
export interface Renewed extends ShortToken {
  readonly grant: string
}

/** A host that is asked. Its records are read by the formats of its product. */
export interface Host {
  /** The address of the service that all use; null if each team has its own. */
  readonly address: string | null
  /** The address of the API, by that of the service: `https://git.example.com` gives `https://git.example.com/api/v1`. No slash at its end. */
  readonly apiOf: (address: string) => string
  /**
   * The beginning of the path of each request below the API, where it holds the account or a secret token: then it is shown and stored
   * nowhere (`askBelow`). Absent where both are sent in headers alone.
   */
  readonly pathOf?: (token: string, account: string | null) => string
  /**
   * Divides a token that is a whole secret address into the address that is shown, which is its origin, and the token that is kept;
   * null if it is no such address. Absent where tokens are none.
   */
  readonly divided?: (token: string) => { readonly address: string; readonly token: string } | null
  /** The token that is asked for: what it is called, the rights it needs at least, and where one makes it. */
  readonly token: { readonly label: string; readonly rights: string; readonly page: string | null }
  /** Absent if the token is all that is needed. */
  readonly account?: HostAccount
  /** Absent where what is kept is always the token itself. */
  readonly shortToken?: {
    /** Says whether a token that ends soon is made of what is kept, as of the private key of an app. */
    readonly isMadeOf: (kept: string) => boolean
    /** Makes one. `ask` sends no token: the request has its own headers. */
    readonly make: (ask: Ask, kept: string, account: string | null, now: Instant) => Promise<ShortToken>
  }
  /** Absent where what is kept stays as it is. */
  readonly rotating?: {
    /** The address of the service that trades grants, by that of the host. */
    readonly addressOf: (address: string) => string
    /**
     * Trades the grant that is kept for a token and the next grant. `ask` asks that service, and sends no token. One that was used, has
     * ended or was taken back throws a `HostFailure` (`unauthorized`).
     */
    readonly renew: (ask: Ask, grant: string, now: Instant) => Promise<Renewed>
  }
  /** The headers of each request. */
  readonly headers: (token: string, account: string | null) => Readonly<Record<string, string>>
  /** The quota that an answer tells; null if it tells none, or that there is no limit. */
  readonly quotaOf: (headers: HostAnswer['headers'], now: Instant) => Quota | null
  /**
   * Says whether an answer that limits requests means no other endpoint than the one that was asked: others are asked meanwhile. Absent
   * where each limit is the host's.
   */
  readonly isLimitOfEndpoint?: (headers: HostAnswer['headers']) => boolean
  /** The most requests an hour that we send by ourselves where the host tells no quota: at most half of what it takes. */
  readonly requestsAnHour: number
  /** The least time between two requests to it, in milliseconds: 0 unless it asks for one. */
  readonly pauseMs: number
  /**
   * Looks who the token is and what it may see; `wanted` are the containers that a person named, in the host's names, and `account` is
   * the account that is needed beside the token. Throws a `HostFailure`.
   */
  readonly look: (ask: Ask, wanted: readonly string[], account?: string | null) => Promise<HostLook>
  readonly lists: readonly HostList[]
}
