import { createHmac, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type * as t from 'io-ts'
import type { KeyEnvironment } from '#domain/events/access'

// A key: wdi_<live|test>_ + 43 base62 characters (256 random bits) + 6 of base62 CRC32 over all that precedes.
// The checksum lets a mistyped key be refused without a look-up, and secret scanners tell a key from noise.

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_LENGTH = 43
const CHECKSUM_LENGTH = 6
const SHAPE = new RegExp(`^wdi_(?:live|test)_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`)

/** Bytes from here on are thrown away, so that every digit is equally likely. */
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

/** Whether the text has the form of a key and its checksum is right. Says nothing of whether the key exists. */
export const isKeyShaped = (text: string): boolean =>
  SHAPE.test(text) && text.slice(-CHECKSUM_LENGTH) === checksumOf(text.slice(0, -CHECKSUM_LENGTH))

/** What is stored of a key: HMAC-SHA-256 of the whole of it under a pepper, in hexadecimal digits. */
export const keyDigest = (key: string, pepper: Buffer): string => createHmac('sha256', pepper).update(key).digest('hex')

/** What may be shown of a key: its label and the first 4 random characters. */
export const keyPrefix = (key: string): string => `${key.slice(0, 'wdi_live_'.length + 4)}…`

/** The text without anything that looks like a key or follows `Bearer`: for what is logged of unforeseen errors. */
export const withoutKeys = (text: string): string =>
  text.replace(/wdi_(live|test)_[0-9A-Za-z]+/g, 'wdi_$1_…').replace(/(bearer)\s+\S+/gi, '$1 …')
