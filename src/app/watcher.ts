import { left } from 'fp-ts/lib/Either.js'
import type { RunCounts } from '#domain/events/connections'
import type { Outcome } from '#domain/outcome'

/** Work that takes a while. */
export type Task =
  | 'reading_commits'
  | 'importing_commits'
  | 'importing_lines'
  | 'counting_events'
  | 'folding_events'
  | 'reading_events'
  | 'verifying_events'
  | 'leaving_out_events'

/** Shows the progress of a task. */
export interface Progress {
  readonly update: (done: number, total: number | null) => void
  readonly end: () => void
}

/** A notice that is neither the result nor an error. */
export type Notice =
  /** A notice of a source. */
  | { readonly tag: 'from_source'; readonly text: string }
  /** Another process folds events, and this one waits for it. */
  | { readonly tag: 'waiting'; readonly owner: string }
  | {
      readonly tag: 'repository_renamed'
      readonly from: string
      readonly to: string
      /** Another connection still delivers facts under the former name. */
      readonly shared: boolean
    }
  /** A renamed repository's tracker goes on under one of its names. */
  | { readonly tag: 'tracker_renamed'; readonly from: string; readonly to: string }
  | { readonly tag: 'making_sample' }
  /** A made-up history is imported. */
  | { readonly tag: 'no_history_here' }
  | { readonly tag: 'repository_found'; readonly path: string }
  | { readonly tag: 'imported'; readonly label: string; readonly branch: string; readonly counts: RunCounts }

/** Follows a use case: gets its progress, and may ask it to stop. */
export interface Watcher {
  readonly progress: (task: Task) => Progress
  readonly note: (notice: Notice) => void
  readonly stop: AbortSignal
}

/** The caller asked to stop before all was done; repeating it continues. */
export interface Stopped {
  readonly tag: 'stopped'
}
export const stopped: Stopped = { tag: 'stopped' }

class StopRequested extends Error {}

/** Leaves the work of `stoppable` if the caller asked to stop. */
export const endIfStopped = ({ stop }: Pick<Watcher, 'stop'>): void => {
  if (stop.aborted) throw new StopRequested()
}

/** Runs work whose callbacks may call `endIfStopped`. */
export const stoppable = async <E, A>(use: () => Outcome<E, A>): Outcome<E | Stopped, A> => {
  try {
    return await use()
  } catch (error) {
    if (error instanceof StopRequested) return left(stopped)
    throw error
  }
}
