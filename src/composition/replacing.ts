import { setTimeout as sleep } from 'node:timers/promises'

/** The shortest life of something that is replaced at once. */
const SHORT_LIFE_MS = 5_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

const pauseAfter = (shortLives: number): number =>
  shortLives === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (shortLives - 1), LONGEST_PAUSE_MS)

/** Something that is replaced when it ends by itself. */
export interface Replaced<A> {
  /** Resolves once one has ended, with what tells the log that it ended by itself. */
  readonly ended: (one: A) => Promise<() => void>
  readonly begin: () => A
}

/**
 * Keeps one running until the signal is aborted: another begins where one has ended, after a pause that grows while they live only
 * shortly.
 */
export const keepRunning = async <A>(first: A, { ended, begin }: Replaced<A>, signal: AbortSignal): Promise<void> => {
  let running = first
  let shortLives = 0
  for (;;) {
    const began = performance.now()
    const tell = await ended(running)
    if (signal.aborted) return
    tell()
    shortLives = performance.now() - began < SHORT_LIFE_MS ? shortLives + 1 : 0
    await sleep(pauseAfter(shortLives), undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    running = begin()
  }
}
