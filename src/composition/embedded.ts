import { Worker } from 'node:worker_threads'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed, decode } from '#domain/codec'

/** The projector in its thread. */
export interface EmbeddedProjector {
  readonly stop: () => Promise<void>
}

const Message = t.union([
  closed('WorkerFailed', { failed: t.string }),
  closed('WorkerWaiting', { waitingFor: t.string }),
])

/**
 * Starts the projector in its own thread; `onFailed` gets one line on why it ended by itself, and `onWaiting`
 * the holder of the lease if the wait is long.
 */
export const startEmbeddedProjector = (
  folder: string,
  onFailed: (message: string) => void,
  onWaiting: (owner: string) => void,
): EmbeddedProjector => {
  const worker = new Worker(new URL('./worker-thread.js', import.meta.url), { workerData: { folder } })
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  worker.on('message', (u: unknown) => {
    const message = decode(Message, u)
    if (isLeft(message)) onFailed('the projector sent what nobody understands')
    else if ('failed' in message.right) onFailed(message.right.failed)
    else onWaiting(message.right.waitingFor)
  })
  worker.on('error', (error) => onFailed(`the projector ended: ${error.message}`))
  return {
    stop: async () => {
      worker.postMessage('stop')
      await ended
    },
  }
}
