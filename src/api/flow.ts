import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { isSameSecret, keyDigest } from '#access/key'
import { closed, decode, matching, nullable } from '#domain/codec'
import { Instant, Slug } from '#domain/common'
import type { Pepper } from '#registry/port'

// What a browser keeps while a person is at the provider: a cookie that the service has signed. It binds the callback to this browser,
// and nothing has to be stored for people who never come back.

const Random = matching(/^[\w-]{43}$/, 'a random text')

const Flow = closed('Flow', {
  organizationSlug: Slug,
  workspaceSlug: Slug,
  state: Random,
  nonce: Random,
  verifier: Random,
  expiresAt: Instant,
  /** The digest of the session that the browser had when it began; null if it had none. */
  earlier: nullable(matching(/^[0-9a-f]{64}$/, 'a digest')),
})
/** A sign-in that has begun. */
export type Flow = t.TypeOf<typeof Flow>

const LONGEST = 2_000

const signatureOf = (content: string, { secret }: Pepper): string => keyDigest(`flow\n${content}`, secret)

/** The value of the cookie of a flow. */
export const sealed = (flow: Flow, newest: Pepper): string => {
  const content = Buffer.from(JSON.stringify(flow)).toString('base64url')
  return `${content}.${signatureOf(content, newest)}`
}

/** The flow of a cookie's value, whatever its time; null if the service did not make it. */
export const unsealed = (value: string, peppers: readonly Pepper[]): Flow | null => {
  const [content = '', signature = ''] = value.length > LONGEST ? [] : value.split('.')
  const isOwn = peppers.some((pepper) => isSameSecret(signature, signatureOf(content, pepper)))
  if (!isOwn) return null
  const flow = decode(Flow, JSON.parse(Buffer.from(content, 'base64url').toString('utf8')))
  return isLeft(flow) ? null : flow.right
}
