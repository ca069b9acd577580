import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import { bodyAs } from './answers.js'
import { type Ask, HostFailure, type HostRequest } from './ask.js'
import type { Host, Renewed } from './host.js'

// Apps that a person let in once: the service keeps their client id, client secret and refresh token, and trades them for access tokens.

/** The name of such a grant, in the order in which it is given. */
export const GRANT_LABEL = 'client id, client secret and refresh token of your app, with colons between them'

/** The service that trades the refresh tokens of a host. */
export interface TokenService {
  /** The address of the host. A host at another address trades them itself. */
  readonly host: string
  readonly address: string
  /** The path at which it trades them. `{tenant}` in it stands for the tenant, with which the grant begins then. */
  readonly path: string
  /** The place in which it expects client id and client secret. */
  readonly clientIn: 'header' | 'form'
}

/** A grant: `client id:client secret:refresh token`, with `tenant:` before it where there are tenants. */
interface Grant {
  readonly tenant: string | null
  readonly client: string
  readonly secret: string
  readonly refreshToken: string
}

const GRANT = /^([^:\s]{1,200}):([^:\s]{1,200}):(\S{1,4000})$/
const TENANT = /^([\w.-]{1,200}):(.*)$/s
/** The answer to a grant that was used, has ended or was taken back. */
const REFUSED = 400
const LONGEST_SECONDS = 86_400

/** Some services take a refresh token again, and answer without another one. */
const Tokens = t.type({ access_token: t.string, refresh_token: maybe(t.string), expires_in: t.number }, 'tokens')

const UNAUTHORIZED = (): HostFailure => new HostFailure({ tag: 'unauthorized' })

const grantIn = (text: string, hasTenant: boolean): Grant => {
  const [, tenant = null, rest = ''] = hasTenant ? (TENANT.exec(text) ?? []) : [text, null, text]
  const [, client, secret, refreshToken] = GRANT.exec(rest) ?? []
  if (client === undefined || secret === undefined || refreshToken === undefined) throw UNAUTHORIZED()
  return { tenant, client, secret, refreshToken }
}

const textOf = ({ tenant, client, secret, refreshToken }: Grant): string =>
  `${tenant === null ? '' : `${tenant}:`}${client}:${secret}:${refreshToken}`

const requestFor = ({ tenant, client, secret, refreshToken }: Grant, { path, clientIn }: TokenService): HostRequest => {
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' }
  if (clientIn === 'header') headers['authorization'] = `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}`
  else {
    form.set('client_id', client)
    form.set('client_secret', secret)
  }
  const address = path.replace('{tenant}', tenant ?? '')
  return { method: 'POST', address, headers, body: form.toString(), expects: [REFUSED] }
}

const renewed = async (service: TokenService, ask: Ask, text: string, now: Instant): Promise<Renewed> => {
  const grant = grantIn(text, service.path.includes('{tenant}'))
  const answer = await ask(requestFor(grant, service))
  if (answer.status === REFUSED) throw UNAUTHORIZED()
  const { access_token, refresh_token, expires_in } = bodyAs(Tokens, answer)
  const seconds = Math.min(Math.max(0, expires_in), LONGEST_SECONDS)
  return {
    token: access_token,
    endsAt: instantOf(epochOf(now) + 1_000 * Math.floor(seconds)),
    grant: textOf({ ...grant, refreshToken: refresh_token ?? grant.refreshToken }),
  }
}

/** Trades a refresh token for an access token and the refresh token that is valid from then on, which may be the same one. */
export const refreshTokens = (service: TokenService): NonNullable<Host['rotating']> => ({
  addressOf: (asked) => (asked === service.host ? service.address : asked),
  renew: (ask, grant, now) => renewed(service, ask, grant, now),
})
