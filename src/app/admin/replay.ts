import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Environment, Ports } from '#app/environment'
import { endIfStopped, type Progress, type Stopped, stoppable, type Task } from '#app/watcher'
import type { Outcome, StoreError } from '#domain/outcome'
import { goBack, type NothingBefore, type ReplayError, type Replayed, replay } from '#projector/replay'
import type { Generation } from '#readstore/port'

/** Another replay took over, or the generation was dropped. */
export interface ReplayOvertaken {
  readonly tag: 'replay_overtaken'
}
export type RebuildError =
  | Exclude<ReplayError, { readonly tag: 'lease_lost' }>
  | ReplayOvertaken
  | NothingBefore
  | Stopped

const TASKS = { counting: 'counting_events', folding: 'folding_events', verifying: 'verifying_events' } as const
type OnProgress = (phase: keyof typeof TASKS, events: number, of: number | null) => void

/** Runs a rebuild, and shows one phase after the other. */
const watched = async (
  { watcher }: Environment,
  use: (onProgress: OnProgress) => Outcome<ReplayError | NothingBefore, Replayed>,
): Outcome<RebuildError, Replayed> => {
  let shown: { readonly task: Task; readonly progress: Progress } | undefined
  const onProgress: OnProgress = (phase, events, of) => {
    const task = TASKS[phase]
    if (shown?.task !== task) {
      shown?.progress.end()
      shown = { task, progress: watcher.progress(task) }
    }
    endIfStopped(watcher)
    shown.progress.update(events, of)
  }
  const done = await stoppable(() => use(onProgress)).finally(() => shown?.progress.end())
  if (!isLeft(done)) return done
  return left(done.left.tag === 'lease_lost' ? { tag: 'replay_overtaken' } : done.left)
}

/** Rebuilds all documents next to the live ones, verifies them if asked to, and switches over. */
export const rebuild = (verifies: boolean, environment: Environment): Outcome<RebuildError, Replayed> => {
  const { eventLog, readStore } = environment
  return watched(environment, (onProgress) => replay({ eventLog, readStore, onProgress, verifies }))
}

/** Switches back to the documents that were live before. */
export const switchBack = (environment: Environment): Outcome<RebuildError, Replayed> => {
  const { eventLog, readStore } = environment
  return watched(environment, (onProgress) => goBack({ eventLog, readStore, onProgress }))
}

export interface Dropped {
  readonly serving: Generation
  readonly dropped: readonly Generation[]
}

/** Drops all documents that are not live. */
export const dropOthers = async ({ readStore }: Pick<Ports, 'readStore'>): Outcome<StoreError, Dropped> => {
  const generations = await readStore.generations.list()
  if (isLeft(generations)) return generations
  const serving = await readStore.generations.drop('all')
  if (isLeft(serving)) return serving
  return right({ serving: serving.right, dropped: generations.right.all.filter((one) => one !== serving.right) })
}
