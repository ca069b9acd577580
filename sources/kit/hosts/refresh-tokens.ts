import * as t from 'io-ts'
import type { Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import { bodyAs } from './answers.js'
import { type Ask, HostFailure } from './ask.js'
import type { Host, Renewed } from './host.js'

// Apps that a person let in once: the service keeps their client id, client secret and refresh token, and trades them for access tokens.

/** The name of such a grant, in the order in which it is given. */
export const GRANT_LABEL = 'client id, client secret and refresh token of your app, with colons between them'

const Tokens = t.type({ access_token: t.string, refresh_token: t.string, expires_in: t.number }, 'tokens')

/** `client id:client secret:refresh token`. */
const GRANT = /^([^:\s]{1,200}):([^:\s]{1,200}):(\S{1,2000})$/
/** The answer to a grant that was used, has ended or was taken back. */
const REFUSED = 400
const LONGEST_SECONDS = 86_400

const UNAUTHORIZED = (): HostFailure => new HostFailure({ tag: 'unauthorized' })

const renewedAt = async (path: string, ask: Ask, grant: string, now: Instant): Promise<Renewed> => {
  const [, client, secret, refreshToken] = GRANT.exec(grant) ?? []
  if (client === undefined || secret === undefined || refreshToken === undefined) throw UNAUTHORIZED()
  const answer = await ask({
    method: 'POST',
    address: path,
    headers: {
      authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
    expects: [REFUSED],
  })
  if (answer.status === REFUSED) throw UNAUTHORIZED()
  const { access_token, refresh_token, expires_in } = bodyAs(Tokens, answer)
  const seconds = Math.min(Math.max(0, expires_in), LONGEST_SECONDS)
  return {
    token: access_token,
    endsAt: instantOf(epochOf(now) + 1_000 * Math.floor(seconds)),
    grant: `${client}:${secret}:${refresh_token}`,
  }
}

/** The service that trades the refresh tokens of a host. */
export interface TokenService {
  /** The address of the host. A host at another address trades them itself. */
  readonly host: string
  readonly address: string
  /** The path at which it trades them. */
  readonly path: string
}

/** Trades a refresh token for an access token and the refresh token that is valid from then on, which may be the same one. */
export const refreshTokens = ({ host, address, path }: TokenService): NonNullable<Host['rotating']> => ({
  addressOf: (asked) => (asked === host ? address : asked),
  renew: (ask, grant, now) => renewedAt(path, ask, grant, now),
})
