import type { EventTooLarge, NewEvent } from './port.js'

/** Bytes of an event's data and metadata: a server takes a MiB with all that goes with them, where it is not told otherwise. */
export const LARGEST_EVENT = 1_000_000

export const bytesOf = ({ data, metadata }: Pick<NewEvent, 'data' | 'metadata'>): number =>
  Buffer.byteLength(JSON.stringify(data) ?? '') + Buffer.byteLength(JSON.stringify(metadata) ?? '')

/** The first of some events that no log takes; null where there is none. */
export const tooLarge = (events: readonly NewEvent[]): EventTooLarge | null => {
  for (const event of events) {
    const bytes = bytesOf(event)
    if (bytes > LARGEST_EVENT) {
      const message = `an event ${event.type} of ${bytes} bytes was not written, for a log takes ${LARGEST_EVENT}: say it in several parts`
      return { tag: 'event_too_large', message }
    }
  }
  return null
}
