import { type ChildProcess, execFile, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import { type SourceError, SourceFailure } from '#import/source'
import { broken, failureOf, gitIsMissing } from './failures.js'

/** Variables that could name another repository, and those with secrets of the service. */
const NOT_FOR_GIT = /^(?:GIT|WDI|MONGODB|EVENTSTORE)_/i

/** The caller's environment for git, which never prompts, fetches or locks, and speaks the language that is parsed here. */
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_FOR_GIT.test(name))),
  GIT_TERMINAL_PROMPT: '0',
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_GRAFT_FILE: process.platform === 'win32' ? 'NUL' : '/dev/null',
  LC_ALL: 'C',
})

const argumentsFor = (path: string, args: readonly string[]): string[] => [
  '--no-replace-objects',
  '-C',
  path,
  '-c',
  'log.showSignature=false',
  '-c',
  'advice.graftFileDeprecated=false',
  // The graph file answers for commits that are gone, and cuts dates at 34 bits.
  '-c',
  'core.commitGraph=false',
  ...args,
]

/** The output of a git that ran to its end. `code` is not 0 if git answered no without an error. */
export interface Answer {
  readonly code: number
  readonly stdout: Buffer
}

const COMPLAINT = /^(?:fatal|error): /m
/** Git takes a ref whose file is damaged for one that is not there, and says so beside its answer. */
const PASSED_OVER = /^warning: (ignoring broken ref .*)$/m

/** Runs git in a folder and returns its whole output. Exit code 1 without a message is an answer, not an error. */
export const git = (path: string, args: readonly string[], input = ''): Outcome<SourceError, Answer> =>
  new Promise((resolve) => {
    const options = { env: environment(), encoding: 'buffer', maxBuffer: Number.POSITIVE_INFINITY } as const
    const child = execFile('git', argumentsFor(path, args), options, (error, stdout, stderr) => {
      const said = stderr.toString('utf8')
      const passedOver = PASSED_OVER.exec(said)?.[1]
      if (passedOver !== undefined) return resolve(left(broken(path, passedOver)))
      if (error === null) return resolve(right({ code: 0, stdout }))
      if (error.code === 'ENOENT') return resolve(left(gitIsMissing))
      resolve(error.code === 1 && !COMPLAINT.test(said) ? right({ code: 1, stdout }) : left(failureOf(path, said)))
    })
    // A git process that stopped reading gives its reason when it exits.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })

const ended = (path: string, child: ChildProcess): Promise<SourceError | null> =>
  new Promise((resolve) => {
    let said = ''
    child.stderr?.on('data', (bytes: Buffer) => {
      said = (said + bytes.toString('utf8')).slice(0, 10_000)
    })
    child.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ENOENT' ? gitIsMissing : failureOf(path, error.message)),
    )
    child.on('close', (code, signal) =>
      resolve(
        code === 0 ? null : failureOf(path, said === '' ? `git was stopped by ${signal ?? `code ${code}`}` : said),
      ),
    )
  })

/** The output of a git process, or of several in a row. */
export interface Output {
  readonly stdout: Readable
  /** Throws a `SourceFailure` if one of them failed. Call it once `stdout` has ended. */
  readonly finished: () => Promise<void>
  /** Ends all of them at any time. */
  readonly stop: () => void
}

const outputOf = (path: string, children: readonly ChildProcess[]): Output => {
  const endings = children.map((child) => ended(path, child))
  return {
    stdout: children.at(-1)?.stdout as Readable,
    finished: async () => {
      for (const failure of await Promise.all(endings)) if (failure !== null) throw new SourceFailure(failure)
    },
    stop: () => {
      for (const child of children) child.kill()
    },
  }
}

const started = (path: string, args: readonly string[], input: string) => {
  const child = spawn('git', argumentsFor(path, args), { env: environment(), stdio: ['pipe', 'pipe', 'pipe'] })
  // A git process that stopped reading gives its reason when it exits.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return child
}

/** Runs git in a folder, for whoever reads its output as it comes. */
export const gitOutput = (path: string, args: readonly string[], input: string): Output =>
  outputOf(path, [started(path, args, input)])

/** Two git processes; the first feeds the second. */
export const gitPipe = (path: string, from: readonly string[], input: string, to: readonly string[]): Output => {
  const first = started(path, from, input)
  const second = spawn('git', argumentsFor(path, to), {
    env: environment(),
    stdio: [first.stdout, 'pipe', 'pipe'],
  })
  // The second process has its own copy; this one would keep the first from noticing that the second is gone.
  first.stdout.destroy()
  return outputOf(path, [first, second])
}
