import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { ClientAuth, Configuration, CustomFetch, ServerMetadata } from 'openid-client'
import type { Account, AccountProvider, Checks, ProviderProblem } from '#access/provider'
import type { Outcome } from '#domain/outcome'

/** The provider, and the name and secret by which it knows the service. */
export interface OidcSettings {
  /** Https, or of this machine. */
  readonly issuer: URL
  readonly clientId: string
  readonly clientSecret: string
}

/** The longest time of one request, and of all that one sign-in makes. */
interface Limits {
  readonly requestMs: number
  readonly allMs: number
}
/** Together with asking for the provider's description, less than a request of the API has. */
const LIMITS: Limits = { requestMs: 3_000, allMs: 6_000 }
/** The most bytes of an answer. */
const MOST_BYTES = 1024 * 1024
/** The most sign-ins that wait for the provider at a time, so that a slow one takes no turns of others. */
const MOST_AT_A_TIME = 4

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Says whether what is sent to an address can be read on its way by nobody else. */
export const isPrivateAddress = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))

type Client = typeof import('openid-client')

/** Errors of the client and of OAuth that may stand in a log: words of standards, none of a provider's own. */
const KNOWN_WORDS: ReadonlySet<string> = new Set([
  'access_denied',
  'consent_required',
  'interaction_required',
  'invalid_client',
  'invalid_grant',
  'invalid_request',
  'invalid_scope',
  'login_required',
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
])

class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

const wordOf = (error: unknown): string => {
  const { error: said, code } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>
  if (typeof said === 'string' && KNOWN_WORDS.has(said)) return said
  // Codes of the client and of Node are constants of theirs.
  return typeof code === 'string' && /^[A-Z][A-Z_]{1,60}$/.test(code) ? code : 'no word for it'
}

const causesOf = (error: unknown): readonly unknown[] => {
  const all: unknown[] = []
  for (let one = error; one instanceof Error && all.length < 5; one = one.cause) all.push(one)
  return all
}

const UNANSWERED: ReadonlySet<string> = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT'])

/** The problem that an error of the client is. */
const problemOf = (error: unknown, client: Client): ProviderProblem => {
  const why = wordOf(error)
  if (error instanceof client.AuthorizationResponseError) return { tag: 'provider_refused', why }
  if (causesOf(error).some((one) => one instanceof NoAnswer)) return { tag: 'provider_unavailable', why: 'no answer' }
  return UNANSWERED.has(why) ? { tag: 'provider_unavailable', why } : { tag: 'provider_unsound', why }
}

/** The bytes of an answer, up to the most that it may have. */
const boundedBody = async (response: Response): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (response.body === null) return null
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body as AsyncIterable<Uint8Array>) {
    length += part.length
    if (length > MOST_BYTES) throw new NoAnswer('the answer is too long')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** Sends the requests of one sign-in, within bounds, to nothing but private addresses. It follows no redirect. */
const boundedFetch = ({ requestMs, allMs }: Limits): CustomFetch => {
  const over = AbortSignal.timeout(allMs)
  return async (address, { body, ...options }) => {
    if (!isPrivateAddress(new URL(address))) throw new NoAnswer('the address is neither https nor of this machine')
    const signal = AbortSignal.any([over, AbortSignal.timeout(requestMs)])
    try {
      const sent = body === undefined ? {} : { body: body as NonNullable<RequestInit['body']> }
      const response = await fetch(address, { ...options, ...sent, signal })
      if (response.status >= 500) throw new NoAnswer('the provider fails')
      const { status, headers } = response
      return new Response(await boundedBody(response), { status, headers })
    } catch (error) {
      throw new NoAnswer('no answer', { cause: error })
    }
  }
}

/** The ways in which the service proves to the provider that it is the client: as the provider says, and else the usual one. */
const authentication = (client: Client, clientSecret: string): ClientAuth => {
  const [basic, inBody] = [client.ClientSecretBasic(clientSecret), client.ClientSecretPost(clientSecret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic') ? basic : inBody
    return authenticate(server, ...rest)
  }
}

/** The provider's own description of itself, which names the issuer that was configured. */
const described = async (
  { issuer, clientId }: OidcSettings,
  client: Client,
  limits: Limits,
): Promise<ServerMetadata> => {
  const found = await client.discovery(issuer, clientId, undefined, client.None(), {
    [client.customFetch]: boundedFetch(limits),
    execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
  })
  return found.serverMetadata()
}

/** The client for the requests of one sign-in, which end together. */
const configured = (
  { issuer, clientId, clientSecret }: OidcSettings,
  server: ServerMetadata,
  client: Client,
  limits: Limits,
): Configuration => {
  const config = new client.Configuration(server, clientId, undefined, authentication(client, clientSecret))
  config[client.customFetch] = boundedFetch(limits)
  client.enableNonRepudiationChecks(config)
  if (issuer.protocol === 'http:') client.allowInsecureRequests(config)
  return config
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Exchanges the code of a callback for verified claims. */
const exchange = async (
  client: Client,
  config: Configuration,
  callback: URL,
  { state, nonce, verifier }: Checks,
): Promise<Either<ProviderProblem, Account>> => {
  const tokens = await client.authorizationCodeGrant(config, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) return left({ tag: 'provider_unsound', why: 'no claims' })
  const { iss: issuer, sub: subject } = claims
  // Where it gives an access token, a provider may leave the address out of the claims that it signs.
  const hasAddress = claims['email'] !== undefined && claims['email_verified'] !== undefined
  const asksMore = !hasAddress && config.serverMetadata().userinfo_endpoint !== undefined
  const told = asksMore ? await client.fetchUserInfo(config, tokens.access_token, subject) : claims
  return right({ issuer, subject, address: textOf(told['email']), isVerified: told['email_verified'] === true })
}

/** A provider that is asked when it is first needed, and whose own description is kept from then on. */
export const oidcProvider = (settings: OidcSettings, limits: Limits = LIMITS): AccountProvider => {
  let waiting = 0
  let known: Promise<ServerMetadata> | null = null

  const discovered = async (client: Client): Promise<ServerMetadata> => {
    known ??= described(settings, client, limits)
    const asked = known
    try {
      return await asked
    } catch (error) {
      // The next sign-in asks anew.
      if (known === asked) known = null
      throw error
    }
  }
  const asking = async <A>(
    ask: (client: Client, config: Configuration) => Promise<Either<ProviderProblem, A>>,
  ): Outcome<ProviderProblem, A> => {
    if (waiting >= MOST_AT_A_TIME) return left({ tag: 'provider_unavailable', why: 'too many wait for it' })
    waiting += 1
    const client = await import('openid-client')
    try {
      const server = await discovered(client)
      return await ask(client, configured(settings, server, client, limits))
    } catch (error) {
      return left(problemOf(error, client))
    } finally {
      waiting -= 1
    }
  }
  return {
    addressFor: (redirectUri, { state, nonce, verifier }) =>
      asking(async (client, config) => {
        const address = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email',
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        })
        return isPrivateAddress(address)
          ? right(address)
          : left({ tag: 'provider_unsound', why: 'address not private' })
      }),
    accountOf: (redirectUri, query, checks) =>
      asking((client, config) => exchange(client, config, new URL(`${redirectUri}?${query}`), checks)),
  }
}
