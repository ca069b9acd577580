import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type DomainEvent, decodeEvent, type Unreadable } from '#domain/events/catalogue'
import { contentHashOf } from './new-event.js'
import type { LoggedEvent } from './port.js'

/**
 * An event of the log as one of the catalogue. An error if it is damaged, or if its data does not match its
 * content hash: a log need not notice a flipped bit. The hash of data that was lifted is that of today's data.
 */
export const readEvent = (logged: LoggedEvent): Either<Unreadable, DomainEvent> => {
  const { eventId, type, data, damaged } = logged
  const unreadable = (reason: string) => left({ tag: 'unreadable_event' as const, eventId, type, reason })
  if (damaged !== undefined) return unreadable(damaged)
  const event = decodeEvent(logged)
  if (isLeft(event)) return event
  const { metadata } = event.right
  const { contentHash } = metadata
  if (contentHash === undefined) return event
  if (contentHash !== contentHashOf(data)) return unreadable('its data is not what its content hash was made of')
  if (event.right.schemaVersion === logged.schemaVersion) return event
  // Sources state the same content in today's version, and must find it unchanged.
  return right({ ...event.right, metadata: { ...metadata, contentHash: contentHashOf(event.right.data) } })
}
