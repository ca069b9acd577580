import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { InvalidArgumentError } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Logger } from '#composition/logging'
import { keepRunning } from '#composition/replacing'
import { closed, decode } from '#domain/codec'
import { Failure } from './output.js'

// Several processes that answer on one port. Each accepts connections by itself: one that is handed over, as Node does by
// default, stays open for ever without an answer if the process that was to take it has died.

const MOST = 64

/** The number of processes: `auto` for one for each core. */
export const parseProcesses = (text: string): number => {
  if (text === 'auto') return Math.min(availableParallelism(), MOST)
  const processes = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (processes < 1 || processes > MOST)
    throw new InvalidArgumentError(`Expected auto, or a number of processes from 1 to ${MOST}.`)
  return processes
}

/** Says whether another process started this one to answer requests. */
export const isOneOfSeveral: boolean = cluster.isWorker

/** Says whether what holds for the whole service is this process's to say: it is alone, or the first of several. */
export const isSpokesman: boolean = cluster.worker === undefined || cluster.worker.id === 1

/** The message of such a process to the one that started it. */
const Listening = closed('Listening', { baseUrl: t.string })

/** Tells the process that started this one where it answers. */
export const tellListening = (baseUrl: string): void => {
  process.send?.({ baseUrl } satisfies t.TypeOf<typeof Listening>)
}

/** Ends the connection to the process that started this one, which would keep this one alive. */
export const leaveOthers = (): void => {
  cluster.worker?.disconnect()
}

/** The base URL once a process listens; null if it ended before. */
const listening = (worker: Worker): Promise<string | null> =>
  new Promise((resolve) => {
    worker.once('exit', () => resolve(null))
    worker.on('message', (message: unknown) => {
      const told = decode(Listening, message)
      if (!isLeft(told)) resolve(told.right.baseUrl)
    })
  })

export interface Processes {
  /** Resolves with the base URL once all of them listen; rejects with a `Failure` if the first one cannot. */
  readonly listening: Promise<string>
  /** Has all of them finish their requests and end. */
  readonly close: () => Promise<void>
}

/** Starts processes that run this command, and replaces each that ends before it is told to. */
export const startProcesses = (count: number, log: Logger): Processes => {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const closing = new AbortController()
  const { signal } = closing

  const ended = async (worker: Worker) => {
    const [code, by] = await once(worker, 'exit')
    const { pid } = worker.process
    return () => log.error({ process: pid, code, signal: by }, 'a process that answers has ended; it is replaced')
  }
  const begin = (): Worker => cluster.fork()

  const kept: Promise<void>[] = []
  const start = async (): Promise<string> => {
    // Alone at first: an error that all of them would have is told once.
    const first = begin()
    const baseUrl = await listening(first)
    if (baseUrl === null) throw new Failure('', 1)
    if (signal.aborted) return baseUrl
    const others = Array.from({ length: count - 1 }, begin)
    for (const worker of [first, ...others]) kept.push(keepRunning(worker, { ended, begin }, signal))
    await Promise.all(others.map(listening))
    return baseUrl
  }

  return {
    listening: start(),
    close: async () => {
      closing.abort()
      const ended: Promise<unknown>[] = []
      for (const worker of Object.values(cluster.workers ?? {})) {
        if (worker === undefined || worker.isDead()) continue
        ended.push(once(worker, 'exit'))
        worker.process.kill('SIGTERM')
      }
      await Promise.all([...ended, ...kept])
    },
  }
}
