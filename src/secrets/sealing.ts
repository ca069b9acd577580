import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { SecretPurpose } from '#registry/port'

/** A key that seals secrets of connections. */
export interface SealingKey {
  /** A short digest of it, which sealed texts name. */
  readonly id: string
  readonly bytes: Buffer
}
/** The known keys, the newest first: that one seals, and each opens. */
export type SealingKeys = readonly [SealingKey, ...SealingKey[]]

/** The place of a secret. Sealed for one place, it opens in no other. */
export interface SealedFor {
  readonly workspaceId: Uuid
  readonly connectionId: Uuid
  /**
   * The origin of the host that it belongs to, such as `https://git.example.com`; null where its content names that, since the host is
   * not known before it is opened.
   */
  readonly origin: string | null
  /** A delivery has a place of its own by its id. */
  readonly purpose: SecretPurpose | `delivery ${string}`
}

/** The reason for which a sealed text does not open. */
export type Unopened =
  /** It was sealed by a key that is not known here. */
  | { readonly tag: 'no_such_key'; readonly keyId: string }
  /** It was changed, or sealed for another place. */
  | { readonly tag: 'damaged' }

export const KEY_BYTES = 32
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const MARK_BYTES = 16
const KEY_ID = /^[0-9a-f]{12}$/
/** The form of sealed texts: `1.<id of the key>.<nonce, mark and content as base64>`. */
const FORM = '1'

/** The key of some bytes. Its id says nothing about them, since nobody can try all keys. */
export const sealingKey = (bytes: Buffer): SealingKey => ({
  id: createHash('sha256').update('id of a sealing key').update(bytes).digest('hex').slice(0, 12),
  bytes,
})

const boundTo = ({ workspaceId, connectionId, origin, purpose }: SealedFor): Buffer =>
  Buffer.from(JSON.stringify([workspaceId, connectionId, origin, purpose]))

/** Seals a content for its place with the newest key. */
export const seal = ([key]: SealingKeys, place: SealedFor, content: Uint8Array): string => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key.bytes, nonce).setAAD(boundTo(place))
  const sealed = [cipher.update(content), cipher.final()]
  const text = Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64')
  return `${FORM}.${key.id}.${text}`
}

/** The id of the key that a sealed text names; null if it is no sealed text. */
export const keyIdOf = (sealed: string): string | null => {
  const [form, id = ''] = sealed.slice(0, 32).split('.')
  return form === FORM && KEY_ID.test(id) ? id : null
}

/** The content of a sealed text, by whichever known key sealed it for this place. */
export const open = (keys: SealingKeys, place: SealedFor, sealed: string): Either<Unopened, Buffer> => {
  const keyId = keyIdOf(sealed)
  if (keyId === null) return left({ tag: 'damaged' })
  const key = keys.find(({ id }) => id === keyId)
  if (key === undefined) return left({ tag: 'no_such_key', keyId })
  const bytes = Buffer.from(sealed.slice(FORM.length + keyId.length + 2), 'base64')
  if (bytes.length < NONCE_BYTES + MARK_BYTES) return left({ tag: 'damaged' })
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const mark = bytes.subarray(NONCE_BYTES, NONCE_BYTES + MARK_BYTES)
  const decipher = createDecipheriv(CIPHER, key.bytes, nonce, { authTagLength: MARK_BYTES })
  decipher.setAAD(boundTo(place)).setAuthTag(mark)
  try {
    return right(Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + MARK_BYTES)), decipher.final()]))
  } catch {
    return left({ tag: 'damaged' })
  }
}
