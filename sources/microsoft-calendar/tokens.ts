import * as t from 'io-ts'
import type { Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import { bodyAs } from '#sources/kit/hosts/answers'
import { type Ask, HostFailure } from '#sources/kit/hosts/ask'
import type { Renewed } from '#sources/kit/hosts/host'

const Tokens = t.type({ access_token: t.string, refresh_token: t.string, expires_in: t.number }, 'tokens')

/** `tenant:client id:client secret:refresh token`. */
const GRANT = /^([\w.-]{1,200}):([^:\s]{1,200}):([^:\s]{1,200}):(\S{1,4000})$/
/** The answer to a refresh token that has ended or was taken back. */
const REFUSED = 400
const LONGEST_SECONDS = 86_400

const UNAUTHORIZED = (): HostFailure => new HostFailure({ tag: 'unauthorized' })

/** Trades a refresh token for an access token of about an hour and the next refresh token. */
export const renewed = async (ask: Ask, grant: string, now: Instant): Promise<Renewed> => {
  const [, tenant, client, secret, refreshToken] = GRANT.exec(grant) ?? []
  if (tenant === undefined || client === undefined || secret === undefined || refreshToken === undefined)
    throw UNAUTHORIZED()
  const form = new URLSearchParams({
    client_id: client,
    client_secret: secret,
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  })
  const answer = await ask({
    method: 'POST',
    address: `/${tenant}/oauth2/v2.0/token`,
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
    grant: `${tenant}:${client}:${secret}:${refresh_token}`,
  }
}
