import { isLeft } from 'fp-ts/lib/Either.js'
import { type Codec, decode, describe } from '#domain/codec'
import type { Instant } from '#domain/common'
import type { Ask, Candidate, Choices, Mapped, Rejected } from './format.js'

// What a record comes to, in the words of all formats.

/** A fact, when the source last changed it, and words without which it says less than the record does. */
export const asFact = (
  fact: Candidate,
  updated: Instant | null = null,
  asks: readonly Ask[] = [],
): readonly Mapped[] => [updated === null ? { tag: 'fact', fact, asks } : { tag: 'fact', fact, asks, updated }]

/** A record that is no valid fact. The message says what is wrong, and what to do about it; it quotes no value of the record. */
export const rejected = (
  reasonCode: string,
  message: string,
  more: Pick<Rejected, 'asks' | 'alsoAsks' | 'invoice'> = {},
): readonly Mapped[] => [{ tag: 'rejected', reasonCode, message, ...more }]

/** A record that is rightly no fact. */
export const leftOut = (reason: string): readonly Mapped[] => [{ tag: 'left_out', reason }]

/** Records that are rightly no facts, though they were taken for facts before: what was stated of them is withdrawn. */
export const leftOutNow = (reason: string, mapped: readonly Mapped[]): readonly Mapped[] =>
  mapped.map((one) => {
    if (one.tag !== 'fact') return one
    const { fact, updated } = one
    return { tag: 'left_out', reason, fact, ...(updated === undefined ? {} : { updated }) }
  })

/** Maps a record that a codec describes; any other one is rejected, without its values. */
export const mapping =
  <A, R extends readonly unknown[]>(
    codec: Codec<A>,
    map: (record: A, choices: Choices, ...rest: R) => readonly Mapped[],
  ) =>
  (record: unknown, choices: Choices, ...rest: R): readonly Mapped[] => {
    const decoded = decode(codec, record)
    return isLeft(decoded) ? rejected('invalid_record', describe(decoded.left)) : map(decoded.right, choices, ...rest)
  }
