import { Worker } from 'node:worker_threads'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed, decode } from '#domain/codec'

/** The projector in its thread. */
export interface EmbeddedProjector {
  /**
   * Folds the stores of a data folder, which exist. `onWaiting` gets the holder of the lease if the wait for it is
   * long.
   */
  readonly begin: (folder: string, onWaiting: (owner: string) => void) => void
  /** Ends the thread; if it has begun, after the current batch. */
  readonly stop: () => Promise<void>
}

const Message = t.union([
  closed('WorkerFailed', { failed: t.string }),
  closed('WorkerWaiting', { waitingFor: t.string }),
])

/**
 * Starts the thread of the projector, which loads its modules meanwhile and opens nothing until it begins. `onFailed`
 * gets one line on why it ended by itself.
 */
export const loadEmbeddedProjector = (onFailed: (message: string) => void): EmbeddedProjector => {
  const worker = new Worker(new URL('./worker-thread.js', import.meta.url))
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  let hasBegun = false
  worker.on('error', (error) => onFailed(`the projector ended: ${error.message}`))
  return {
    begin: (folder, onWaiting) => {
      hasBegun = true
      worker.on('message', (u: unknown) => {
        const message = decode(Message, u)
        if (isLeft(message)) onFailed('the projector sent what nobody understands')
        else if ('failed' in message.right) onFailed(message.right.failed)
        else onWaiting(message.right.waitingFor)
      })
      worker.postMessage({ folder })
    },
    stop: async () => {
      if (hasBegun) worker.postMessage('stop')
      else await worker.terminate()
      await ended
    },
  }
}
