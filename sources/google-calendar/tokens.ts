import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import { bodyAs } from '#sources/kit/hosts/answers'
import { type Ask, HostFailure } from '#sources/kit/hosts/ask'
import type { Renewed } from '#sources/kit/hosts/host'

const Tokens = t.type({ access_token: t.string, refresh_token: maybe(t.string), expires_in: t.number }, 'tokens')

/** `client id:client secret:refresh token`. */
const GRANT = /^([^:\s]{1,200}):([^:\s]{1,200}):(\S{1,2000})$/
/** The answer to a refresh token that has ended or was taken back. */
const REFUSED = 400
const LONGEST_SECONDS = 86_400

const UNAUTHORIZED = (): HostFailure => new HostFailure({ tag: 'unauthorized' })

/** Trades a refresh token for an access token of an hour. Google takes it again, unless the answer has another one. */
export const renewed = async (ask: Ask, grant: string, now: Instant): Promise<Renewed> => {
  const [, client, secret, refreshToken] = GRANT.exec(grant) ?? []
  if (client === undefined || secret === undefined || refreshToken === undefined) throw UNAUTHORIZED()
  const form = new URLSearchParams({
    client_id: client,
    client_secret: secret,
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  })
  const answer = await ask({
    method: 'POST',
    address: '/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
    expects: [REFUSED],
  })
  if (answer.status === REFUSED) throw UNAUTHORIZED()
  const { access_token, refresh_token, expires_in } = bodyAs(Tokens, answer)
  const seconds = Math.min(Math.max(0, expires_in), LONGEST_SECONDS)
  return {
    token: access_token,
    endsAt: instantOf(epochOf(now) + 1_000 * Math.floor(seconds)),
    grant: `${client}:${secret}:${refresh_token ?? refreshToken}`,
  }
}
