import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach } from '@jest/globals'

/** Another process of a test. What it has to say it prints, a line each. */
export interface OtherProcess {
  /** The next line that it prints; undefined once it has ended. */
  readonly line: () => Promise<string | undefined>
  readonly kill: () => void
  /** Resolves when it is gone, with its exit code (null where it was killed). */
  readonly ended: Promise<number | null>
}

const running = new Set<OtherProcess>()
afterEach(async () => {
  for (const other of running) {
    other.kill()
    await other.ended
  }
})

const started = (args: readonly string[]): OtherProcess => {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const other: OtherProcess = {
    line: async () => (await lines.next()).value as string | undefined,
    kill: () => child.kill('SIGKILL'),
    ended: once(child, 'close').then(([code]) => {
      running.delete(other)
      return code as number | null
    }),
  }
  running.add(other)
  return other
}

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/** Runs a script of `processes/` in a process of its own. */
export const runScript = (name: string, ...args: readonly string[]): OtherProcess =>
  started(['--conditions=source', '--import', here('typescript.mjs'), here(`processes/${name}.ts`), ...args])

/** Holds a file's lock in a process of its own, which prints `held` and lets go when it is killed. */
export const holdLock = (file: string, statements: readonly string[]): OtherProcess =>
  started([
    '--input-type=module',
    '--eval',
    `import Database from 'better-sqlite3'
     const db = new Database(process.argv[1])
     for (const statement of JSON.parse(process.argv[2])) db.exec(statement)
     console.log('held')
     setInterval(() => db.inTransaction, 60_000)`,
    file,
    JSON.stringify(statements),
  ])
