import { isLeft } from 'fp-ts/lib/Either.js'
import { type AnyCodec, decode, describe } from '#domain/codec'
import { type Fact, factKinds } from '#domain/events/facts'
import { contentHashOf } from '#eventlog/new-event'
import { bytesOf, LARGEST_EVENT } from '#eventlog/size'
import { thingId } from './known.js'
import type { DeadRecord } from './source.js'

/** The most bytes of an event's metadata. */
const METADATA = 10_000

/** A fact that does not fit in an event, as a rejected record; null if it fits. */
export const misfit = (fact: Fact): DeadRecord | null => {
  const { kind, place, key, data } = fact
  const decoded = decode(factKinds[kind].stated.data as AnyCodec, data)
  const bytes = bytesOf({ data, metadata: {} })
  if (!isLeft(decoded) && bytes <= LARGEST_EVENT - METADATA) return null
  const [reasonCode, message] = isLeft(decoded)
    ? ['invalid_data', describe(decoded.left)]
    : [
        'too_large',
        `the record has ${bytes} bytes, and an event can hold ${LARGEST_EVENT - METADATA}: split it into parts`,
      ]
  return {
    kind: 'dead_letter',
    identity: `${thingId(fact)} ${contentHashOf(data)}`,
    record: `${kind} ${key}`.slice(0, 500),
    reasonCode,
    message: message.slice(0, 500),
    about: { kind, place, key },
  }
}
