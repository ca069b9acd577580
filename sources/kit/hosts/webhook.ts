import type { Instant } from '#domain/common'

/** The headers of a delivery by their names in lower case, without those that came more than once. */
export type HookHeaders = ReadonlyMap<string, string>

/** The way in which a delivery proves that its host sent it. Headers are named in lower case. */
export type Signature =
  /** An HMAC-SHA-256 in hexadecimal digits after `prefix`: of the body as it came or, of a form, of its decoded `payload`. */
  | {
      readonly tag: 'hmac'
      readonly header: string
      readonly prefix: string
      readonly ofForm: 'body' | 'payload'
    }
  /** Standard Webhooks: an HMAC-SHA-256 of id, time and body, by a secret that begins with `whsec_`. */
  | { readonly tag: 'standard' }
  /** HMACs-SHA-256 of a time and the body, with that time in one header: `t=1774915200,v1=5257a8…`, several `v1` while a secret is changed. */
  | { readonly tag: 'timed'; readonly header: string }
  /** The secret itself. */
  | { readonly tag: 'token'; readonly header: string }

/** The record of a list that a delivery is about: it was made, changed or deleted. */
export interface RecordHint {
  readonly tag: 'record'
  /** The name of the list among those of its host: `pulls`. */
  readonly list: string
  /** The name under which its facts stand; null where the delivery does not tell it. */
  readonly container: string | null
  /** The key of its fact: `#12`. */
  readonly key: string
}

/** The statement of a delivery, which is never more than a hint: the host is asked for what is true. */
export type Hint =
  | RecordHint
  /** A container was renamed, archived or deleted. */
  | { readonly tag: 'container' }

/** The longest id of a delivery, and the longest kind. */
const LONGEST = 200

/** The text of a header that may be an id or a kind; null for any other. */
export const plainHeader = (headers: HookHeaders, name: string): string | null => {
  const text = headers.get(name)
  return text !== undefined && text.length <= LONGEST && /^[\w.:/ -]+$/.test(text) ? text : null
}

/** The webhooks of a product. */
export interface Webhook {
  /** The strongest first: that counts whose header is there and whose secret is known. */
  readonly signatures: readonly [Signature, ...Signature[]]
  /** True where the host makes the secret, so that a person brings it here. Absent where it takes one that is made here. */
  readonly hostMakesSecret?: true
  /**
   * The time at which a delivery was sent, by its body, which is signed; null if it tells none. One that was not sent within a minute is
   * refused. Absent where no body tells it.
   */
  readonly sentAt?: (body: unknown) => Instant | null
  /** The status that tells the host that a delivery was taken. Absent where any of 200 to 299 does. */
  readonly takenStatus?: 200
  /** The id of a delivery, which its repetitions share; null if it has none. */
  readonly idOf: (headers: HookHeaders) => string | null
  /** The kind of a delivery in the host's own word; null if the headers do not tell it. */
  readonly kindOf: (headers: HookHeaders) => string | null
  /** The hints of a delivery; none if it concerns nothing that is read. */
  readonly map: (kind: string | null, body: unknown) => readonly Hint[]
}
