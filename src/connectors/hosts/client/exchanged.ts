import type { Instant } from '#domain/common'

/** An answer as it came in. */
export interface Incoming {
  readonly tag: 'incoming'
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly bytes: Buffer
  readonly at: Instant
}

/** The result of one request that was sent. */
export type Exchanged =
  | Incoming
  /** The body is longer than any that is read. */
  | { readonly tag: 'too_long' }
  /** No whole answer came; `isLasting` if none will as long as nobody changes anything. */
  | { readonly tag: 'no_answer'; readonly reason: string; readonly isLasting: boolean }
  /** Nothing was sent, since the name leads where nothing may be sent. */
  | { readonly tag: 'refused_address'; readonly reason: string }
