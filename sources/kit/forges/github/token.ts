import * as t from 'io-ts'
import { bodyAs } from '../../hosts/answers.js'
import type { Ask, HostAnswer } from '../../hosts/ask.js'
import type { HostLook } from '../../hosts/host.js'
import { askIfSeen } from '../../hosts/seen.js'
import { readInstant } from '../../instants.js'

const MOST_SCOPES = 100
const LONGEST_SCOPE = 100

/**
 * The scopes of a classic token. Null for a fine-grained one, whose rights GitHub does not tell: it has the header only for
 * classic ones.
 */
const scopesIn = (headers: HostAnswer['headers']): readonly string[] | null => {
  const scopes = headers.get('x-oauth-scopes')
  if (scopes === undefined) return null
  return scopes
    .split(',', MOST_SCOPES)
    .map((scope) => scope.trim())
    .filter((scope) => scope !== '' && scope.length <= LONGEST_SCOPE)
}

const Account = t.type({ login: t.string }, 'an account')

const expiryIn = ({ headers }: HostAnswer) =>
  readInstant(headers.get('github-authentication-token-expiration') ?? '', { dates: null, zone: null })

/** Looks who a token is, which rights it has, and when it ends. Null for an app, which is nobody. */
export const userOf = async (ask: Ask): Promise<Pick<HostLook, 'account' | 'scopes' | 'expiresAt'> | null> => {
  const user = await askIfSeen(ask, { address: '/user' })
  if (user === null) return null
  return {
    account: bodyAs(Account, user).login.slice(0, 100),
    scopes: scopesIn(user.headers),
    expiresAt: expiryIn(user),
  }
}

/** A sentence about the scopes of a classic token that are not needed; none if there are none. */
export const needlessScopes = (needless: readonly string[]): readonly string[] =>
  needless.length === 0 ? [] : [`The token has rights that are not needed; take them away: ${needless.join(', ')}.`]
