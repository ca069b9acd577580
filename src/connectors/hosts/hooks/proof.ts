import { createHash, createHmac, type Hmac, timingSafeEqual } from 'node:crypto'
import type { Instant } from '#domain/common'
import { epochOf } from '#domain/time'
import type { HookHeaders, Signature } from '#sources/kit/hosts/webhook'
import { FormPayload } from './form-payload.js'

// Proof that a delivery is its host's own, over its bytes while they arrive. Nothing is parsed before it is given, but that a form's
// payload is decoded where that is what is signed.

/** The check of a delivery whose body arrives. */
export interface Proof {
  /** Takes a piece of the body; returns the bytes of it that are to be kept. */
  readonly take: (piece: Buffer) => Buffer
  /** Says whether the whole body is what its host signed. */
  readonly isGiven: () => boolean
  /** Says whether the id of the delivery is signed with its body. */
  readonly isIdSigned: boolean
}

/** The beginning of a secret by which Standard Webhooks are signed. It is never sent, so that it is no token. */
const SIGNING = 'whsec_'
/** The time by which a signed time may differ from ours. */
const WINDOW_MS = 5 * 60_000
/** The most signatures of one delivery that are looked at. */
const MOST_SIGNATURES = 10

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Says whether any of the given bytes are any of the expected ones; all are compared, so that the time tells nothing. */
const isAny = (given: readonly Buffer[], expected: readonly Buffer[]): boolean =>
  given.flatMap((one) => expected.map((other) => isSame(one, other))).includes(true)

export const isForm = (headers: HookHeaders): boolean =>
  /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(headers.get('content-type')?.slice(0, 200) ?? '')

/** The payload of a form, or the body as it is. */
const contentOf = (
  headers: HookHeaders,
): { readonly take: (piece: Buffer) => Buffer; readonly isWhole: () => boolean } => {
  if (!isForm(headers)) return { take: (piece) => piece, isWhole: () => true }
  const payload = new FormPayload()
  return { take: (piece) => payload.take(piece), isWhole: () => payload.isWhole }
}

/** A proof by an HMAC of what comes in, under any of several keys. */
const byHmac = (
  headers: HookHeaders,
  hmacs: readonly Hmac[],
  given: readonly Buffer[],
  signed: 'body' | 'payload',
  isIdSigned: boolean,
): Proof => {
  const content = contentOf(headers)
  return {
    isIdSigned,
    take: (piece) => {
      const kept = content.take(piece)
      for (const hmac of hmacs) hmac.update(signed === 'body' ? piece : kept)
      return kept
    },
    isGiven: () => {
      const isGenuine = isAny(
        given,
        hmacs.map((hmac) => hmac.digest()),
      )
      return isGenuine && content.isWhole()
    },
  }
}

type Of<T extends Signature['tag']> = Extract<Signature, { readonly tag: T }>

const hmacProof = (
  { header, prefix, ofForm }: Of<'hmac'>,
  headers: HookHeaders,
  secrets: readonly string[],
): Proof | null => {
  const text = headers.get(header) ?? ''
  const digits = text.startsWith(prefix) ? text.slice(prefix.length) : ''
  if (!/^[0-9a-f]{64}$/i.test(digits)) return null
  const hmacs = secrets.map((secret) => createHmac('sha256', secret))
  return byHmac(headers, hmacs, [Buffer.from(digits, 'hex')], ofForm, false)
}

/** The signatures of version 1 in a header, which may have several, of others too. */
const standardSignatures = (text: string): readonly Buffer[] =>
  text
    .slice(0, 2_000)
    .split(' ', MOST_SIGNATURES)
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice('v1,'.length), 'base64'))

const isNow = (seconds: string, now: Instant): boolean =>
  /^\d{1,12}$/.test(seconds) && Math.abs(Number(seconds) * 1_000 - epochOf(now)) <= WINDOW_MS

const standardProof = (headers: HookHeaders, secrets: readonly string[], now: Instant): Proof | null => {
  const id = headers.get('webhook-id')
  const seconds = headers.get('webhook-timestamp') ?? ''
  const signatures = standardSignatures(headers.get('webhook-signature') ?? '')
  if (id === undefined || signatures.length === 0 || !isNow(seconds, now)) return null
  const hmacs = secrets.map((secret) =>
    createHmac('sha256', Buffer.from(secret.slice(SIGNING.length), 'base64')).update(`${id}.${seconds}.`),
  )
  return byHmac(headers, hmacs, signatures, 'body', true)
}

/** The values of a name in a header of pairs: `t=1774915200,v1=5257a8…`. */
const valuesIn = (text: string, name: string): readonly string[] =>
  text
    .slice(0, 2_000)
    .split(',', 2 * MOST_SIGNATURES)
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))

const timedProof = (
  { header }: Of<'timed'>,
  headers: HookHeaders,
  secrets: readonly string[],
  now: Instant,
): Proof | null => {
  const text = headers.get(header) ?? ''
  const [seconds = '', ...more] = valuesIn(text, 't')
  const signatures = valuesIn(text, 'v1').filter((digits) => /^[0-9a-f]{64}$/i.test(digits))
  if (more.length > 0 || signatures.length === 0 || !isNow(seconds, now)) return null
  const given = signatures.slice(0, MOST_SIGNATURES).map((digits) => Buffer.from(digits, 'hex'))
  const hmacs = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.`))
  return byHmac(headers, hmacs, given, 'body', false)
}

const tokenProof = ({ header }: Of<'token'>, headers: HookHeaders, secrets: readonly string[]): Proof | null => {
  const given = digestOf(headers.get(header) ?? '')
  if (!isAny([given], secrets.map(digestOf))) return null
  const content = contentOf(headers)
  return { take: content.take, isGiven: content.isWhole, isIdSigned: false }
}

/** The header in which a signature stands. */
const headerOf = (signature: Signature): string =>
  signature.tag === 'standard' ? 'webhook-signature' : signature.header

/** The secrets that a signature may be made by: one that signs is never sent as a token, and no other one signs by Standard Webhooks. */
const secretsOf = ({ tag }: Signature, secrets: readonly string[]): readonly string[] => {
  if (tag === 'hmac' || tag === 'timed') return secrets
  return secrets.filter((secret) => secret.startsWith(SIGNING) === (tag === 'standard'))
}

/**
 * Begins the proof of a delivery, by the strongest signature that it has and of which a secret is known. Null if it cannot be given,
 * whatever its body is.
 */
export const proofOf = (
  signatures: readonly Signature[],
  headers: HookHeaders,
  secrets: readonly string[],
  now: Instant,
): Proof | null => {
  const known = secrets.filter((secret) => secret !== '')
  for (const signature of signatures) {
    const own = secretsOf(signature, known)
    if (own.length === 0 || !headers.has(headerOf(signature))) continue
    switch (signature.tag) {
      case 'hmac':
        return hmacProof(signature, headers, own)
      case 'standard':
        return standardProof(headers, own, now)
      case 'timed':
        return timedProof(signature, headers, own, now)
      case 'token':
        return tokenProof(signature, headers, own)
      default:
        return signature satisfies never
    }
  }
  return null
}
