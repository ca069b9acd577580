import type { Instant } from '#domain/common'

/** One request to a host. */
export interface HostRequest {
  /** `GET` where it is absent. */
  readonly method?: 'GET' | 'POST' | 'REPORT' | 'PROPFIND'
  /** A path below the address of the API, with its query, such as `/repos/acme/web/pulls?state=all`; or a whole address, as links to a next page are. */
  readonly address: string
  /**
   * True for a file, perhaps at another origin, whose whole address the host signed for whoever has it. The token does not go there, and no
   * redirect is followed.
   */
  readonly signed?: true
  /** Headers beside those of the token. */
  readonly headers?: Readonly<Record<string, string>>
  /** A text is sent as it is, anything else as JSON. */
  readonly body?: unknown
  /** The form of the answer's body: `json` where it is absent. */
  readonly takes?: 'json' | 'text'
  /** Statuses beside 200 to 299 that are no failure here. */
  readonly expects?: readonly number[]
}

/** The answer of a host. */
export interface HostAnswer {
  readonly status: number
  /** Its headers, by their names in lower case. */
  readonly headers: ReadonlyMap<string, string>
  /** Its body as JSON or as text; null if it is empty. */
  readonly body: unknown
  /** The host's own time, by its `Date`; our time where it says none. */
  readonly at: Instant
  /** The path of the request after redirects within the origin; that of the request where there were none. Empty of a signed file. */
  readonly path: string
}

/** The reason for which a host does not give what it was asked for. */
export type HostFault =
  /** The token is not valid (any more). */
  | { readonly tag: 'unauthorized' }
  /** The token may not see this; `remedy` says what to do, in our own words, where the host's rights have other ones. */
  | { readonly tag: 'forbidden'; readonly remedy?: string }
  /** There is nothing here, or nothing that the token may see. */
  | { readonly tag: 'not_found' }
  /** The host refuses the request itself, with this status. */
  | { readonly tag: 'refused'; readonly status: number }
  /** A limit is reached; nothing is to be asked before `until`. */
  | { readonly tag: 'limited'; readonly until: Instant }
  /** No whole answer came, though it was asked several times; `reason` is one of our own words. */
  | { readonly tag: 'unavailable'; readonly reason: string }
  /** An answer came that is none of this API's, such as a page to sign in; `reason` is one of our own words. */
  | { readonly tag: 'unreadable'; readonly reason: string }
  /** A redirect leads to another origin, where the token does not go. */
  | { readonly tag: 'elsewhere' }
  /** The address is none that may be asked: `reason` says what to do. */
  | { readonly tag: 'refused_address'; readonly reason: string }

/** A host that does not give what it was asked for. It holds no header, no body and no address. */
export class HostFailure extends Error {
  override readonly name = 'HostFailure'
  readonly fault: HostFault
  constructor(fault: HostFault) {
    super(fault.tag)
    this.fault = fault
  }
}

/** Asks a host, under its limits; throws a `HostFailure`. */
export type Ask = (request: HostRequest) => Promise<HostAnswer>

/** The requests that a host still takes from a token. */
export interface Quota {
  readonly limit: number
  readonly remaining: number
  readonly resetsAt: Instant
}
