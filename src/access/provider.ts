import { randomBytes } from 'node:crypto'
import type { Outcome } from '#domain/outcome'

// What the service asks of a provider of accounts, which signs people in by OpenID Connect.

/** Random texts that bind a sign-in to the browser that began it. */
export interface Checks {
  /** Comes back in the address. */
  readonly state: string
  /** Comes back in the signed claims. */
  readonly nonce: string
  /** Proves that whoever exchanges the code began the sign-in. */
  readonly verifier: string
}

/** An account of the provider, as its verified claims say. */
export interface Account {
  readonly issuer: string
  readonly subject: string
  /** The e-mail address; null where the provider tells none. */
  readonly address: string | null
  /** Says whether the provider has verified the address. */
  readonly isVerified: boolean
}

/** The reason why a provider signs nobody in. `why` is a word for the operator's log: never a text of the provider. */
export interface ProviderProblem {
  readonly tag: /** It does not answer, or not in time. */
    | 'provider_unavailable'
    /** It says no: the person stopped, or may not use this service. */
    | 'provider_refused'
    /** Its answer does not hold: of another sign-in, of another provider, or forged. */
    | 'provider_unsound'
  readonly why: string
}

/** A provider of accounts. */
export interface AccountProvider {
  /** The address at which the provider asks who the person is. */
  readonly addressFor: (redirectUri: string, checks: Checks) => Outcome<ProviderProblem, URL>
  /** The account of a callback, whose query is as it came. */
  readonly accountOf: (redirectUri: string, query: string, checks: Checks) => Outcome<ProviderProblem, Account>
}

const RANDOM_BYTES = 32
const random = (): string => randomBytes(RANDOM_BYTES).toString('base64url')

/** New checks of one sign-in. */
export const newChecks = (): Checks => ({ state: random(), nonce: random(), verifier: random() })
