import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { type AnyCodec, type Codec, decode, describe } from '#domain/codec'
import type { Answers, Mapped } from './format.js'

// What maps of JSON records have in common.

export const rejected = (reasonCode: string, message: string): readonly Mapped[] => [
  { tag: 'rejected', reasonCode, message },
]

export const leftOut = (reason: string): readonly Mapped[] => [{ tag: 'left_out', reason }]

/** A member that a record may leave out, or give as null. */
export const maybe = <C extends AnyCodec>(codec: C) => t.union([codec, t.null, t.undefined])

/** Maps a record that a codec describes; any other one is rejected. */
export const mapping =
  <A>(codec: Codec<A>, map: (record: A, answers: Answers) => readonly Mapped[]) =>
  (record: unknown, answers: Answers): readonly Mapped[] => {
    const decoded = decode(codec, record)
    return isLeft(decoded) ? rejected('invalid_record', describe(decoded.left)) : map(decoded.right, answers)
  }
