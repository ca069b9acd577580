import { createHmac, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type * as t from 'io-ts'
import type { KeyEnvironment } from '#domain/events/access'

// A key: wdi_<live|test>_ + 43 base62 characters (256 random bits) + 6 of base62 CRC32 over the preceding characters.
// The checksum lets a mistyped key be refused without a look-up, and lets secret scanners recognise a key.

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_LENGTH = 43
const CHECKSUM_LENGTH = 6
const SHAPE = new RegExp(`^wdi_(?:live|test)_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`)

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

/** A new key, to be shown once. */
export const generateKey = (environment: t.TypeOf<typeof KeyEnvironment>): string => {
  const body = `wdi_${environment}_${randomDigits(SECRET_LENGTH)}`
  return body + checksumOf(body)
}

/** Says whether the text has the form of a key with a valid checksum. The key need not exist. */
export const isKeyShaped = (text: string): boolean =>
  SHAPE.test(text) && text.slice(-CHECKSUM_LENGTH) === checksumOf(text.slice(0, -CHECKSUM_LENGTH))

/** Says whether a text has what may be a key in it, whole or cut off. */
export const hasKey = (text: string): boolean => /wdi_(?:live|test)_/i.test(text)

/** The stored digest of a key: HMAC-SHA-256 of the whole key under a pepper, in hexadecimal digits. */
export const keyDigest = (key: string, pepper: Buffer): string => createHmac('sha256', pepper).update(key).digest('hex')

/** The part of a key that may be shown: its label and the first 4 random characters. */
export const keyPrefix = (key: string): string => `${key.slice(0, 'wdi_live_'.length + 4)}…`

/** The text without anything that looks like a key or follows `Bearer`, for logs of unforeseen errors. */
export const withoutKeys = (text: string): string =>
  text.replace(/wdi_(live|test)_[0-9A-Za-z]+/g, 'wdi_$1_…').replace(/(bearer)\s+\S+/gi, '$1 …')
