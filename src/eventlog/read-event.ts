import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import { type DomainEvent, decodeEvent, type Unreadable } from '#domain/events/catalogue'
import { contentHashOf } from './new-event.js'
import type { LoggedEvent } from './port.js'

/**
 * An event of the log as one of the catalogue. An error if it is damaged, or if its data does not match its
 * content hash: a log need not notice a flipped bit.
 */
export const readEvent = (logged: LoggedEvent): Either<Unreadable, DomainEvent> => {
  const { eventId, type, data, damaged } = logged
  const unreadable = (reason: string) => left({ tag: 'unreadable_event' as const, eventId, type, reason })
  if (damaged !== undefined) return unreadable(damaged)
  const event = decodeEvent(logged)
  if (isLeft(event)) return event
  const { contentHash } = event.right.metadata
  return contentHash === undefined || contentHash === contentHashOf(data)
    ? event
    : unreadable('its data is not what its content hash was made of')
}
