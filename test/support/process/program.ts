import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll } from '@jest/globals'
import { Lines } from './lines.js'

/** The project's root. */
export const project = join(import.meta.dirname, '..', '..', '..')
/** The program as it was built. */
export const builtProgram = join(project, 'dist', 'program', 'main.js')

export interface RunOptions {
  readonly cwd?: string
  /** Beside PATH and HOME, which are passed on. */
  readonly env?: Readonly<Record<string, string>>
  /** The user who runs it; this one by default. Only root may choose. */
  readonly user?: number
  /** Another build than this project's. */
  readonly program?: string
}

export interface Ended {
  /** Null where a signal ended it. */
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

/** A process of the built program. */
export interface Running {
  readonly pid: number
  readonly stdout: Lines
  readonly stderr: Lines
  readonly hasEnded: () => boolean
  /** Resolves when it is gone and all that it said has been read. */
  readonly ended: Promise<Ended>
  /** Closes this end of its standard output. */
  readonly stopReading: () => void
  /** Sends a signal and resolves when the process is gone. */
  readonly end: (signal: NodeJS.Signals) => Promise<Ended>
}

const running = new Set<Running>()
afterAll(async () => {
  await Promise.all([...running].map((one) => one.end('SIGKILL')))
})

/** A process that a test watches and that does not outlive it. */
export const watched = (child: ChildProcess): Running => {
  const [stdout, stderr] = [new Lines(child.stdout), new Lines(child.stderr)]
  let hasEnded = false
  const one: Running = {
    pid: child.pid ?? 0,
    stdout,
    stderr,
    hasEnded: () => hasEnded,
    ended: once(child, 'close').then(([code, signal]) => {
      hasEnded = true
      running.delete(one)
      return { code, signal, stdout: stdout.text(), stderr: stderr.text() } as Ended
    }),
    stopReading: () => child.stdout?.destroy(),
    end: (signal) => {
      child.kill(signal)
      return one.ended
    },
  }
  running.add(one)
  return one
}

const passedOn = (): Record<string, string> => {
  const { PATH = '', HOME = '' } = process.env
  return { PATH, HOME }
}

/** The environment that the program runs in: this one's, without what would speak to git or to the program. */
export const environment = (env: RunOptions['env'] = {}): Record<string, string> => ({ ...passedOn(), ...env })

/** Starts the program; it runs on. */
export const launch = (
  args: readonly string[],
  { cwd = project, env, user, program = builtProgram }: RunOptions = {},
): Running =>
  watched(
    spawn(process.execPath, [program, ...args], {
      cwd,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user === undefined ? {} : { uid: user, gid: user }),
    }),
  )

/** Runs the program to its end. */
export const run = (args: readonly string[], options?: RunOptions): Promise<Ended> => launch(args, options).ended

/** Runs the program with `--json`; it must succeed with one line on standard output, whose value this is. */
export const runJson = async <A>(args: readonly string[], options?: RunOptions): Promise<A> => {
  const { code, stdout, stderr } = await run([...args, '--json'], options)
  if (code !== 0 || !/^[^\n]+\n$/.test(stdout))
    throw new Error(`wdi ${args.join(' ')} ended with ${code} and said\n${stdout}${stderr}`)
  return JSON.parse(stdout) as A
}

/** Runs one after the other, in two lanes, for that is what small machines can do; what they ended with, in order. */
export const runAll = async (
  runs: readonly (readonly [args: readonly string[], options?: RunOptions])[],
): Promise<readonly Ended[]> => {
  const ended: Ended[] = []
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < runs.length) {
      const i = next
      next += 1
      const [args, options] = runs[i] as (typeof runs)[number]
      ended[i] = await run(args, options)
    }
  }
  await Promise.all([lane(), lane()])
  return ended
}
