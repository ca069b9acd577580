import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed, decode } from '#domain/codec'
import type { StoreError } from '#domain/outcome'
import { LOG_START, type LoggedEvent, type NewEvent, type Position } from '../port.js'
import type { Place, ServerEvent } from './client.js'
import { type Failure, TRY_AGAIN } from './failure.js'

export const unavailable = (cause: string, remedy = TRY_AGAIN): Either<StoreError, never> =>
  left({ tag: 'store_unavailable', store: 'event log', cause, remedy })
export const failed = ({ cause, remedy }: Failure): Either<StoreError, never> => unavailable(cause, remedy)

const hex = (value: bigint): string => value.toString(16).padStart(16, '0')

/** Commit and prepare position, padded to equal width: text order is log order. */
export const positionOf = ({ commit, prepare }: Place): Position => `${hex(commit)}-${hex(prepare)}`

/** Null is the start of the log. */
export const placeOf = (position: Position): Either<StoreError, Place | null> => {
  if (position === LOG_START) return right(null)
  const [, commit, prepare] = /^([0-9a-f]{16})-([0-9a-f]{16})$/.exec(position) ?? []
  return commit === undefined || prepare === undefined
    ? unavailable(
        `the position ${position} is not one of this log: the documents were folded from another`,
        'remove what was folded, as docs/operations.md says, to fold this one',
      )
    : right({ commit: BigInt(`0x${commit}`), prepare: BigInt(`0x${prepare}`) })
}

/** The metadata of a stored event. */
const StoredMetadata = closed('StoredMetadata', { schemaVersion: t.number, metadata: t.unknown })

/** An event for the server; throws a TypeError if it is invalid, because the client would wait for ever. */
export const proposalOf = ({ eventId, type, schemaVersion, data, metadata }: NewEvent) => {
  const proposal = { id: eventId, type, data, metadata: { schemaVersion, metadata } }
  if (JSON.stringify(data) === undefined || JSON.stringify(metadata) === undefined)
    throw new TypeError(`the event ${eventId} has data or metadata that JSON cannot hold`)
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(eventId) || /^[0-]*$/.test(eventId) || type === '')
    throw new TypeError('an event has a type, and an id that is a uuid in lower case')
  return proposal
}

export const loggedOf = (
  { id, type, revision, place, isJson, data, metadata }: ServerEvent,
  stream: string,
): Either<StoreError, LoggedEvent> => {
  const position = positionOf(place)
  const stored = decode(StoredMetadata, metadata)
  if (isLeft(stored) || !isJson)
    return left({
      tag: 'store_corrupt',
      store: 'event log',
      what: `event ${revision} of ${stream}`,
      cause: `at position ${position}: it was not written by this service`,
      remedy: 'see what else writes to this EventStoreDB',
    })
  return right({
    stream,
    revision,
    position,
    eventId: id,
    type,
    schemaVersion: stored.right.schemaVersion,
    data,
    metadata: stored.right.metadata,
  })
}
