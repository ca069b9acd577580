import { Worker } from 'node:worker_threads'
import { left } from 'fp-ts/lib/Either.js'
import type { StoreUnavailable } from '#domain/outcome'
import type { Commit, Committer } from '#readstore/sqlite/commit'

/** Documents of a batch for which it is worth committing in another thread, if it is not the first one. */
const LARGE = 500
/** A thread that has nothing to commit for so long ends, for the sake of its memory. */
const IDLE_MS = 2_000

/** Room for what it has just been given; with the usual room its memory would grow before it is cleared. */
const YOUNG_MB = 4

type Answer = Awaited<ReturnType<Commit>>

/** A thread that commits, and the batch that it has not answered. */
class CommitThread {
  readonly #worker: Worker
  #answered: ((answer: Answer) => void) | null = null
  #ended: string | null = null

  constructor(program: URL, file: string) {
    this.#worker = new Worker(program, { workerData: file, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } })
    this.#worker.on('message', (answer: Answer) => this.#answer(answer))
    this.#worker.on('error', ({ message }) => this.#end(message))
    this.#worker.on('exit', () => this.#end('it ended'))
  }

  get hasEnded(): boolean {
    return this.#ended !== null
  }

  commit(...[lease, batch]: Parameters<Commit>): ReturnType<Commit> {
    return new Promise((resolve) => {
      if (this.#ended !== null) return resolve(goneFor(this.#ended))
      this.#answered = resolve
      this.#worker.ref()
      this.#worker.postMessage({ lease, batch })
    })
  }
  end(): void {
    this.#worker.postMessage(null)
  }

  #answer(answer: Answer): void {
    // While it only waits for work it keeps no process from ending.
    this.#worker.unref()
    this.#answered?.(answer)
    this.#answered = null
  }
  #end(why: string): void {
    this.#ended ??= why
    this.#answer(goneFor(this.#ended))
  }
}

/** Nobody knows whether the batch was written: the checkpoint says it. */
const goneFor = (why: string) =>
  left<StoreUnavailable>({
    tag: 'store_unavailable',
    store: 'read store',
    cause: `the thread that writes is gone: ${why}`,
  })

/** Commits to the read store in a file by a thread that runs a program, and starts when it is needed. */
export const committerIn = (program: URL, file: string): Committer => {
  let thread: CommitThread | null = null
  let idle: NodeJS.Timeout | undefined
  /** Whether the last batch was large: a single one is not worth a thread. */
  let wasLarge = false
  const end = (): void => {
    clearTimeout(idle)
    thread?.end()
    thread = null
  }
  return {
    // A worker and a first start do without it: a thread takes 80 MB, and time to start.
    takes: (documents, isServing) => {
      const isOneOfMany = documents >= LARGE && wasLarge && !isServing
      wasLarge = documents >= LARGE
      return isOneOfMany
    },
    commit: async (lease, batch) => {
      clearTimeout(idle)
      if (thread === null || thread.hasEnded) thread = new CommitThread(program, file)
      const answer = await thread.commit(lease, batch)
      clearTimeout(idle)
      idle = setTimeout(end, IDLE_MS).unref()
      return answer
    },
    end,
  }
}
