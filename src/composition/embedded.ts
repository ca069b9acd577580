import { Worker } from 'node:worker_threads'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed, decode } from '#domain/codec'
import type { Logger } from './logging.js'
import { keepRunning } from './replacing.js'

/** The projector in its thread. */
export interface EmbeddedProjector {
  /**
   * Folds the stores of a data folder, which exist, under the name by which people know it. `onWaiting` gets the holder of the
   * lease if the wait for it is long.
   */
  readonly begin: (folder: string, name: string, onWaiting: (owner: string) => void) => void
  /** Ends the thread; if it has begun, after the current batch. */
  readonly stop: () => Promise<void>
  /** Resolves once the thread has ended, by itself or not. */
  readonly ended: Promise<void>
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
    begin: (folder, name, onWaiting) => {
      hasBegun = true
      worker.on('message', (u: unknown) => {
        const message = decode(Message, u)
        if (isLeft(message)) onFailed('the projector sent what nobody understands')
        else if ('failed' in message.right) onFailed(message.right.failed)
        else onWaiting(message.right.waitingFor)
      })
      worker.postMessage({ folder, name })
    },
    stop: async () => {
      if (hasBegun) worker.postMessage('stop')
      else await worker.terminate()
      await ended
    },
    ended,
  }
}

/**
 * Keeps a projector beside a service until it is stopped: the log tells of one that ends by itself, and another takes its place.
 * It waits without a word while another worker folds.
 */
export const keepProjector = (folder: string, name: string, log: Logger): Pick<EmbeddedProjector, 'stop'> => {
  const stopping = new AbortController()
  const { signal } = stopping
  let reason = ''
  let projector: EmbeddedProjector
  const begin = (): EmbeddedProjector => {
    reason = ''
    projector = loadEmbeddedProjector((message) => {
      reason = message
    })
    projector.begin(folder, name, () => undefined)
    return projector
  }
  const ended = async (one: EmbeddedProjector) => {
    await one.ended
    return () => log.error({ reason }, 'the worker has ended; it is replaced')
  }
  const kept = keepRunning(begin(), { ended, begin }, signal)
  return {
    stop: async () => {
      stopping.abort()
      await projector.stop()
      await kept
    },
  }
}
