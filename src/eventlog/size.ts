import type { EventTooLarge, NewEvent } from './port.js'

/** The most bytes of an event's data and metadata: a server takes a MiB in all by default. */
export const LARGEST_EVENT = 1_000_000

/** Characters of data and metadata after which a page of events ends, so that large events do not fill the memory. */
export const LARGEST_PAGE = 2_000_000

export const bytesOf = ({ data, metadata }: Pick<NewEvent, 'data' | 'metadata'>): number =>
  Buffer.byteLength(JSON.stringify(data) ?? '') + Buffer.byteLength(JSON.stringify(metadata) ?? '')

/** The first event that exceeds the limit; null if there is none. */
export const tooLarge = (events: readonly NewEvent[]): EventTooLarge | null => {
  for (const event of events) {
    const bytes = bytesOf(event)
    if (bytes > LARGEST_EVENT) {
      const message = `an event ${event.type} of ${bytes} bytes was not written, because a log takes at most ${LARGEST_EVENT}: split it into several`
      return { tag: 'event_too_large', message }
    }
  }
  return null
}
