import type { IncomingMessage } from 'node:http'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { isTokenShaped } from '#access/key'
import { lookUpSession, type Presented } from './authenticate.js'

// What a request has to show so that it can only come from a page that this service served: a page of another site can make a
// browser send requests here, but no header of its own and no other `Origin`.

/** The header that only scripts of the own pages set. */
const OWN_HEADER = 'wdi-console'
const COOKIE = 'wdi_session'
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i

/** The address by which browsers reach the service, as the operator gave it; null for this machine alone. */
export type PublicUrl = URL | null

/** The error of a request at whose address nobody can sign in. */
export interface NoPlaceToSignIn {
  readonly tag: 'no_place_to_sign_in'
  /** The address at which it is possible; null if there is none. */
  readonly at: string | null
}

/** A request that may come from another site. */
export interface NotFromOwnPage {
  readonly tag: 'not_from_own_page'
}

const only = (values: readonly string[] | undefined): string | null =>
  values !== undefined && values.length === 1 ? (values[0] ?? null) : null

const isLoopback = (host: string): boolean => LOOPBACK.test(host)

/** Says whether a cookie sent to an address can be read on its way by nobody else. */
const isPrivate = ({ protocol, host }: URL): boolean => protocol === 'https:' || isLoopback(host)

/** The origin of the pages that a request reaches; an error where it has to be another address. */
export const ownOrigin = (request: IncomingMessage, publicUrl: PublicUrl): Either<NoPlaceToSignIn, URL> => {
  const host = only(request.headersDistinct['host']) ?? ''
  if (publicUrl !== null) {
    if (!isPrivate(publicUrl)) return left({ tag: 'no_place_to_sign_in', at: null })
    return host.toLowerCase() === publicUrl.host
      ? right(publicUrl)
      : left({ tag: 'no_place_to_sign_in', at: publicUrl.origin })
  }
  return isLoopback(host) ? right(new URL(`http://${host}`)) : left({ tag: 'no_place_to_sign_in', at: null })
}

/** Refuses a request that may come from a page of another site. */
const fromOwnPage = (request: IncomingMessage, { origin }: URL): Either<NotFromOwnPage, void> => {
  const { method, headersDistinct } = request
  const said = only(headersDistinct['origin'])
  const site = only(headersDistinct['sec-fetch-site'])
  const isOwn =
    only(headersDistinct[OWN_HEADER]) !== null &&
    (said === null ? method === 'GET' && headersDistinct['origin'] === undefined : said === origin) &&
    (site === null || site === 'same-origin')
  return isOwn ? right(undefined) : left({ tag: 'not_from_own_page' })
}

/** Says whether another site made the browser open an address: nobody begins to sign in from there. */
export const isFromElsewhere = (request: IncomingMessage): boolean => {
  const site = only(request.headersDistinct['sec-fetch-site'])
  return site !== null && site !== 'same-origin' && site !== 'none'
}

/** The value of the only cookie of a name; null if there is none, or several. */
export const cookieOf = (request: IncomingMessage, name: string): string | null => {
  const values = (request.headersDistinct['cookie'] ?? [])
    .flatMap((header) => header.split(';'))
    .map((pair) => pair.trim())
    .flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []))
  return only(values)
}

/** The secret of the session in the only cookie of that name; null if there is none of its form. */
export const presentedSession = (request: IncomingMessage): string | null => {
  const value = cookieOf(request, COOKIE)
  return value !== null && isTokenShaped('session', value) ? value : null
}

/** The origin of the own page that a request comes from. */
export const ownPage = (
  request: IncomingMessage,
  publicUrl: PublicUrl,
): Either<NoPlaceToSignIn | NotFromOwnPage, URL> => {
  const origin = ownOrigin(request, publicUrl)
  if (isLeft(origin)) return origin
  const own = fromOwnPage(request, origin.right)
  return isLeft(own) ? own : origin
}

/** The session that a request of an own page presents. */
export const presentedByPage = (
  request: IncomingMessage,
  publicUrl: PublicUrl,
): Either<NoPlaceToSignIn | NotFromOwnPage | { readonly tag: 'unauthenticated' }, Presented> => {
  const own = ownPage(request, publicUrl)
  if (isLeft(own)) return own
  const secret = presentedSession(request)
  return secret === null ? left({ tag: 'unauthenticated' }) : right({ secret, lookUp: lookUpSession })
}

/** The header that gives a browser the cookie of a session, or takes it away if the secret is empty. */
export const cookieHeader = (token: string, path: string, { protocol }: URL, maxAgeSeconds: number): string =>
  [
    `${COOKIE}=${token}`,
    `Path=${path}`,
    `Max-Age=${token === '' ? 0 : maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(protocol === 'https:' ? ['Secure'] : []),
  ].join('; ')
