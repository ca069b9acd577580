import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { isLeft } from 'fp-ts/lib/Either.js'
import { decode } from '#domain/codec'
import type { Int0 } from '#domain/common'
import { type Job, type JobEnd, JobMessage } from './job.js'

/** The program that reads or imports in a process of its own, and options of Node for it. */
export interface ProcessStart {
  readonly program: string
  readonly options: readonly string[]
}

/** Bounds of one process. */
export interface ProcessBounds {
  readonly bytes: number
  readonly milliseconds: number
}

const LOOK_MS = 100
/** The time that a process has to end by itself once it is asked to. */
const ENDING_MS = 5_000
const MEGABYTE = 1_000_000
/** A heap may take this part of the memory; the rest is the program, its buffers and its stores. */
const HEAP_SHARE = 0.6

/** Variables of the environment that the process needs: no secret of people who sign in is among them. */
const NEEDED =
  /^(?:PATH|HOME|TMPDIR|SQLITE_TMPDIR|TZ|LANG|LC_[A-Z]+|NODE_EXTRA_CA_CERTS|(?:EVENTSTORE|MONGODB)_[A-Z_]+)$/
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => NEEDED.test(name)))

const PAGE_BYTES = 4_096
/** The resident memory of a process; null where the system does not tell it. */
const residentBytes = async (pid: number): Promise<number | null> => {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  const pages = Number(text.split(' ')[1])
  return Number.isInteger(pages) ? pages * PAGE_BYTES : null
}

const failed = (problem: string): JobEnd => ({ tag: 'failed', problem, table: null })

const TOO_MUCH_MEMORY =
  'Reading the files took more memory than an import may take: split them, and import them in parts.'
const tooLong = (milliseconds: number): string =>
  `It took longer than the ${Math.max(1, Math.round(milliseconds / 60_000))} minutes that it may take: split the files, and import them in parts.`
const BROKEN_OFF = 'The process that read the files ended before it was done: try again.'
const INTERRUPTED = 'It was interrupted: try again.'

/** The exit code of a process that finds its memory too large. */
export const MEMORY_EXIT = 86
/** V8 ends a process by this signal that has no room left in its heap. */
const HEAP_SIGNAL = 'SIGABRT'

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  const timer = setTimeout(() => child.kill('SIGKILL'), ENDING_MS)
  await ended
  clearTimeout(timer)
}

/**
 * Does a job in a process of its own, which is killed if it takes too much memory or time. It ends with this process, too. Once the
 * signal is aborted it is asked to end where it can go on later.
 */
export const inProcess = async (
  job: Job,
  start: ProcessStart,
  { bytes, milliseconds }: ProcessBounds,
  onProgress: (done: Int0, of: Int0 | null) => void,
  signal: AbortSignal,
): Promise<JobEnd> => {
  if (signal.aborted) return failed(INTERRUPTED)
  const heap = Math.round((bytes * HEAP_SHARE) / MEGABYTE)
  const child = fork(start.program, [], {
    execArgv: [
      ...start.options,
      `--max-old-space-size=${heap}`,
      '--max-semi-space-size=4',
      '--heap-growing-percent=100',
    ],
    env: environment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let result: JobEnd | null = null
  let killedFor: string | null = null
  const killFor = (problem: string): void => {
    killedFor ??= problem
    child.kill('SIGKILL')
  }
  child.on('message', (message: unknown) => {
    const told = decode(JobMessage, message)
    if (isLeft(told)) return killFor(BROKEN_OFF)
    if (told.right.tag === 'progressed') onProgress(told.right.done, told.right.of)
    else result = told.right
  })
  const { pid } = child
  const look = setInterval(async () => {
    const resident = pid === undefined ? null : await residentBytes(pid)
    if (resident !== null && resident > bytes) killFor(TOO_MUCH_MEMORY)
  }, LOOK_MS)
  const timer = setTimeout(() => killFor(tooLong(milliseconds)), milliseconds)
  const onAbort = (): void => {
    child.kill('SIGTERM')
    void end(child)
  }
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    // All that it told has arrived once the channel is closed as well.
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    const closed = new Promise<void>((resolve) => child.once('disconnect', () => resolve()))
    const neverBegan = new Promise<void>((resolve) => child.once('error', () => resolve()))
    const ended = Promise.race([Promise.all([exited, closed]), neverBegan])
    child.send(job, () => undefined)
    // What people wait for comes first.
    if (pid !== undefined) {
      try {
        setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
      } catch {
        // It has ended already.
      }
    }
    await ended
  } finally {
    clearInterval(look)
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
  if (killedFor !== null) return failed(killedFor)
  if (result !== null) return result
  if (child.exitCode === MEMORY_EXIT || child.signalCode === HEAP_SIGNAL) return failed(TOO_MUCH_MEMORY)
  return failed(signal.aborted ? INTERRUPTED : BROKEN_OFF)
}
