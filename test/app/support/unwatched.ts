import type { Watcher } from '#app/watcher'

/** A watcher that neither looks nor asks to stop. */
export const unwatched: Watcher = {
  progress: () => ({ update: () => undefined, end: () => undefined }),
  note: () => undefined,
  stop: new AbortController().signal,
}
