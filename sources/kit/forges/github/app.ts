import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import * as t from 'io-ts'
import type { Instant } from '#domain/common'
import { epochOf } from '#domain/time'
import { bodyAs, unreadable } from '../../hosts/answers.js'
import { type Ask, HostFailure } from '../../hosts/ask.js'
import type { ShortToken } from '../../hosts/host.js'
import { HostTime, timeOf } from '../rest.js'

const Token = t.type({ token: t.string, expires_at: HostTime }, 'a token')

/** The app by its number or client id, and its installation: `123456/98765`. */
const ACCOUNT = /^([A-Za-z0-9]{1,100})\/([1-9]\d{0,14})$/
/** GitHub refuses what begins in its future, or is valid for more than ten minutes. */
const BEGINS_BEFORE_SECONDS = 60
const VALID_SECONDS = 540

const UNAUTHORIZED = (): HostFailure => new HostFailure({ tag: 'unauthorized' })

/** Says whether what is kept is the private key of an app; else it is a token by itself. */
export const isAppKey = (kept: string): boolean => kept.startsWith('-----BEGIN ')

const keyIn = (kept: string): KeyObject => {
  try {
    return createPrivateKey(kept)
  } catch {
    // The error could tell a part of the key.
    throw UNAUTHORIZED()
  }
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** The word of an app about itself, which it signs. */
const signedBy = (key: KeyObject, app: string, now: Instant): string => {
  const seconds = Math.floor(epochOf(now) / 1_000)
  const claims = { iat: seconds - BEGINS_BEFORE_SECONDS, exp: seconds + VALID_SECONDS, iss: app }
  const text = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

/** Gives the token of an hour that GitHub has for an installation of an app, by the app's private key. */
export const installationToken = async (
  ask: Ask,
  kept: string,
  account: string | null,
  now: Instant,
): Promise<ShortToken> => {
  const [, app, installation] = ACCOUNT.exec(account ?? '') ?? []
  if (app === undefined || installation === undefined) throw UNAUTHORIZED()
  const answer = await ask({
    method: 'POST',
    address: `/app/installations/${installation}/access_tokens`,
    headers: { authorization: `Bearer ${signedBy(keyIn(kept), app, now)}` },
  })
  const { token, expires_at } = bodyAs(Token, answer)
  const endsAt = timeOf(expires_at)
  if (endsAt === null) throw unreadable('the end of a token was expected')
  return { token, endsAt }
}
