import type { IncomingMessage } from 'node:http'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { memberBy, type NotInvited } from '#access/identity'
import { isSameSecret, keyDigest } from '#access/key'
import { type AccountProvider, newChecks, type ProviderProblem } from '#access/provider'
import { beginSession } from '#access/sign-in'
import type { Instant, Uuid } from '#domain/common'
import { Slug } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { epochOf, instantOf } from '#domain/time'
import { partitionOf } from '#readstore/partitions'
import type { NamedWorkspace } from './authenticate.js'
import type { ApiError } from './errors.js'
import { type Flow, sealed, unsealed } from './flow.js'
import { cookieOf, presentedSession } from './own-page.js'
import { type Sources, workspaceOf } from './pipeline.js'
import { openBegun } from './sessions.js'

// Signing in by an account of a provider. A browser is sent there, and comes back with a code; the rest is between the service and the
// provider. The page that it then opens reads a word in the fragment of its address, and no text of the provider.

const COOKIE = 'wdi_oidc'
export const CALLBACK = '/oidc/callback'
/** A person has so long at the provider. */
const FLOW_SECONDS = 600

/** The reason why nobody was signed in, as the sign-in page knows it. */
export type Refused =
  | NotInvited['tag']
  /** The sign-in took too long, was begun in another browser, or has ended already. */
  | 'expired'
  | 'provider_refused'
  | 'provider_failed'
  /** The provider or the service cannot answer now. */
  | 'unavailable'
  | 'too_many'

/** A sign-in that cannot go on, with what is logged of it. */
export interface SignInRefused {
  readonly tag: 'sign_in_refused'
  readonly reason: Refused
  /** For the operator's log. */
  readonly cause: string | null
}
export const refusedBecause = (reason: Refused, cause: string | null = null): SignInRefused => ({
  tag: 'sign_in_refused',
  reason,
  cause,
})

/** The address of the console's page of a workspace, or of its sign-in page with the reason of a refusal. */
export const pageOf = (where: NamedWorkspace | null, reason: Refused | null): string => {
  const named = where === null ? [] : [`workspace=${where.organizationSlug}/${where.workspaceSlug}`]
  const told = reason === null ? [] : [`refused=${reason}`]
  return `/#${[...named, ...told].join('&')}`
}

const redirectUri = (origin: URL, base: string): string => `${origin.origin}${base}${CALLBACK}`

/** The header that gives a browser the cookie of a flow, or takes it away if the value is empty. `Lax`, because it is another site that sends the browser back. */
export const flowCookie = (value: string, base: string, { protocol }: URL): string =>
  [
    `${COOKIE}=${value}`,
    `Path=${base}${CALLBACK}`,
    `Max-Age=${value === '' ? 0 : FLOW_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(protocol === 'https:' ? ['Secure'] : []),
  ].join('; ')

const REASONS: Readonly<Record<ProviderProblem['tag'], Refused>> = {
  provider_unavailable: 'unavailable',
  provider_refused: 'provider_refused',
  provider_unsound: 'provider_failed',
}
const refusedBy = ({ tag, why }: ProviderProblem): SignInRefused => refusedBecause(REASONS[tag], why)

/** A request of a browser that signs in, at an address where that is possible. */
export interface OidcRequest {
  readonly request: IncomingMessage
  readonly origin: URL
  /** The path below which sessions are asked for. */
  readonly base: string
  readonly now: Instant
}

/** The address at the provider, and the cookie of the flow. Whether there is such a workspace is not asked. */
export const beginAt = async (
  provider: AccountProvider,
  { organizationSlug, workspaceSlug }: NamedWorkspace,
  { request, origin, base, now }: OidcRequest,
  { registry }: Sources,
): Outcome<SignInRefused | StoreError | { readonly tag: 'not_found' }, { readonly to: URL; readonly flow: string }> => {
  if (!Slug.is(organizationSlug) || !Slug.is(workspaceSlug)) return left({ tag: 'not_found' })
  const peppers = await registry.peppers()
  if (isLeft(peppers)) return peppers
  const [newest] = peppers.right
  const checks = newChecks()
  const to = await provider.addressFor(redirectUri(origin, base), checks)
  // A provider that cannot be sent to is not there, whatever is wrong with it.
  if (isLeft(to)) return left(refusedBecause('unavailable', to.left.why))
  // The cookie of a session is sent here, and not to the callback, which another site opens.
  const session = presentedSession(request)
  const flow: Flow = {
    organizationSlug,
    workspaceSlug,
    ...checks,
    expiresAt: instantOf(epochOf(now) + FLOW_SECONDS * 1_000),
    earlier: session === null ? null : keyDigest(session, newest.secret),
  }
  return right({ to: to.right, flow: sealed(flow, newest) })
}

/** The workspace of a name among some; null if it is none of them. */
const named =
  ({ organizationSlug, workspaceSlug }: NamedWorkspace, { readStore, decode }: Sources) =>
  async (known: readonly Uuid[]): Outcome<StoreError, Uuid | null> => {
    for (const id of known) {
      const found = await readStore.read(partitionOf(id, readStore), (docs) => workspaceOf(docs, id), decode)
      if (isLeft(found)) return found
      if (found.right?.organizationSlug === organizationSlug && found.right.workspaceSlug === workspaceSlug)
        return right(id)
    }
    return right(null)
  }

/** The workspace of the flow that a callback belongs to, as far as the cookie tells. */
export const flowOf = async (request: IncomingMessage, { registry }: Sources): Outcome<StoreError, Flow | null> => {
  const value = cookieOf(request, COOKIE)
  if (value === null) return right(null)
  const peppers = await registry.peppers()
  return isLeft(peppers) ? peppers : right(unsealed(value, peppers.right))
}

/** Says whether a callback is the one that a flow waits for. */
const isOf = (query: string, { state, expiresAt }: Flow, now: Instant): boolean =>
  now < expiresAt && isSameSecret(new URLSearchParams(query).get('state') ?? '', state)

/** Ends the session that the browser had when it began to sign in. */
const endEarlier = async ({ earlier }: Flow, workspaceId: Uuid, { registry }: Sources): Outcome<StoreError, void> => {
  if (earlier === null) return right(undefined)
  const found = await registry.signIns.find([earlier])
  if (isLeft(found)) return found
  if (found.right?.workspaceId !== workspaceId) return right(undefined)
  const ended = await registry.signIns.end(found.right)
  return isLeft(ended) ? ended : right(undefined)
}

/** Exchanges the code of a callback, and signs the member of the account in; the secret of the session's cookie. */
export const finish = async (
  provider: AccountProvider,
  flow: Flow,
  query: string,
  { request, origin, base, now }: OidcRequest,
  sources: Sources,
): Promise<Either<SignInRefused | ApiError, string>> => {
  if (!isOf(query, flow, now)) return left(refusedBecause('expired'))
  const account = await provider.accountOf(redirectUri(origin, base), query, flow)
  if (isLeft(account)) return left(refusedBy(account.left))
  const member = await memberBy(account.right, sources.registry, named(flow, sources))
  if (isLeft(member))
    switch (member.left.tag) {
      case 'not_invited':
      case 'unverified_address':
      case 'other_account':
        return left(refusedBecause(member.left.tag))
      default:
        return left(member.left)
    }
  const begun = await beginSession(member.right, sources, now)
  if (isLeft(begun)) return begun
  if (begun.right === null) return left(refusedBecause('not_invited'))
  const { organizationSlug, workspaceSlug } = flow
  const open = await openBegun(begun.right, { request, organizationSlug, workspaceSlug, now }, sources)
  if (isLeft(open)) return open.left.tag === 'unauthenticated' ? left(refusedBecause('not_invited')) : open
  const ended = await endEarlier(flow, member.right.workspaceId, sources)
  return isLeft(ended) ? ended : right(begun.right.token)
}
