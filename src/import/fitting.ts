import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type AnyCodec, decode, describe } from '#domain/codec'
import { factKinds } from '#domain/events/facts'
import { contentHashOf } from '#eventlog/new-event'
import { bytesOf, LARGEST_EVENT } from '#eventlog/size'
import { thingId } from './known.js'
import type { DeadRecord, UpdatedFact } from './source.js'

/** The most bytes of an event's metadata. */
const METADATA = 10_000

/** A fact with the bytes of its data, as JSON. */
export interface Fitting {
  readonly fact: UpdatedFact
  readonly bytes: number
}

/** A fact that fits in an event; else, as a rejected record. */
export const fitting = (fact: UpdatedFact): Either<DeadRecord, Fitting> => {
  const { kind, place, key, data } = fact
  const decoded = decode(factKinds[kind].stated.data as AnyCodec, data)
  const bytes = bytesOf({ data, metadata: {} })
  if (!isLeft(decoded) && bytes <= LARGEST_EVENT - METADATA) return right({ fact, bytes })
  const [reasonCode, message] = isLeft(decoded)
    ? ['invalid_data', describe(decoded.left)]
    : [
        'too_large',
        `the record has ${bytes} bytes, and an event can hold ${LARGEST_EVENT - METADATA}: split it into parts`,
      ]
  return left({
    kind: 'dead_letter',
    identity: `${thingId(fact)} ${contentHashOf(data)}`,
    record: `${kind} ${key}`.slice(0, 500),
    reasonCode,
    message: message.slice(0, 500),
    about: { kind, place, key },
  })
}
