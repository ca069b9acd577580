import { isLeft } from 'fp-ts/lib/Either.js'
import { type Codec, decode } from '#domain/codec'

/** A part of a body that a codec describes; null if it is anything else. */
export const readAs = <A>(codec: Codec<A>, value: unknown): A | null => {
  const decoded = decode(codec, value)
  return isLeft(decoded) ? null : decoded.right
}
