import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type * as t from 'io-ts'
import type { KeyEnvironment } from '#domain/events/access'

// A secret: wdi_<label>_ + 43 base62 characters (256 random bits) + 6 of base62 CRC32 over the preceding characters. A key has the
// label live or test, a sign-in link the label link, and the cookie of a session the label session. The checksum lets a mistyped
// secret be refused without a look-up, and lets secret scanners recognise one.

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_LENGTH = 43
const CHECKSUM_LENGTH = 6
const shapeOf = (labels: string): RegExp =>
  new RegExp(`^wdi_(?:${labels})_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`)
const SHAPES = { key: shapeOf('live|test'), link: shapeOf('link'), session: shapeOf('session') }

/** Larger bytes are discarded, so that every digit is equally likely. */
const FAIR_BYTES = 256 - (256 % DIGITS.length)

const randomDigits = (count: number): string => {
  let digits = ''
  while (digits.length < count)
    for (const byte of randomBytes(2 * count))
      if (byte < FAIR_BYTES && digits.length < count) digits += DIGITS[byte % DIGITS.length]
  return digits
}

const checksumOf = (text: string): string => {
  let digits = ''
  for (let rest = crc32(text); digits.length < CHECKSUM_LENGTH; rest = Math.floor(rest / DIGITS.length))
    digits = DIGITS[rest % DIGITS.length] + digits
  return digits
}

const generate = (label: string): string => {
  const body = `wdi_${label}_${randomDigits(SECRET_LENGTH)}`
  return body + checksumOf(body)
}

/** A new key, to be shown once. */
export const generateKey = (environment: t.TypeOf<typeof KeyEnvironment>): string => generate(environment)

/** A new secret of a sign-in link, or of the cookie of a session. */
export const generateToken = (label: 'link' | 'session'): string => generate(label)

const hasShape = (shape: RegExp, text: string): boolean =>
  shape.test(text) && text.slice(-CHECKSUM_LENGTH) === checksumOf(text.slice(0, -CHECKSUM_LENGTH))

/** Says whether the text has the form of a key with a valid checksum. The key need not exist. */
export const isKeyShaped = (text: string): boolean => hasShape(SHAPES.key, text)

/** Says whether the text has the form of a link's or a session's secret with a valid checksum. */
export const isTokenShaped = (label: 'link' | 'session', text: string): boolean => hasShape(SHAPES[label], text)

/** Says whether a text has what may be a key or another secret of the service in it, whole or cut off. */
export const hasKey = (text: string): boolean => /wdi_(?:live|test|link|session)_/i.test(text)

/** The stored digest of a secret: HMAC-SHA-256 of the whole secret under a pepper, in hexadecimal digits. */
export const keyDigest = (key: string, pepper: Buffer): string => createHmac('sha256', pepper).update(key).digest('hex')

/** The part of a key that may be shown: its label and the first 4 random characters. */
export const keyPrefix = (key: string): string => `${key.slice(0, 'wdi_live_'.length + 4)}…`

/** The text without anything that looks like a key or follows `Bearer`, for logs of unforeseen errors. */
export const withoutKeys = (text: string): string =>
  text.replace(/wdi_(live|test|link|session)_[0-9A-Za-z]+/g, 'wdi_$1_…').replace(/(bearer)\s+\S+/gi, '$1 …')

/** Says whether two secrets, or digests of them, are the same; how long it takes tells nothing of where they differ. */
export const isSameSecret = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
