import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { makeLargeHistory } from '#test/support/git/large-history'
import { memoryOf } from './processes.js'

const COMMITS = 486
const OTHERS = 1_000_000
const ROUNDS = 5
const SERVER = join(import.meta.dirname, '..', 'support', 'eventstore', 'main.js')

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Command = 'import' | 'status' | 'verify'

interface Measured {
  /** Each round on an empty folder, and what is done in it afterwards. */
  readonly seconds: Readonly<Record<Command, number>>
  readonly serverMB: number
}

/** One server, documents in a folder: an import into a new log, and then what its operator asks. */
const measure = async (repository: string, others: number, folder: string): Promise<Measured> => {
  const server = spawn(process.execPath, ['--max-old-space-size=4096', SERVER, String(others)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [url] = (await once(createInterface(server.stdout), 'line')) as [string]
  const { rss } = memoryOf([String(server.pid)])
  const data = join(folder, `data-${others}`)
  const run = (words: readonly string[]): number => {
    const began = performance.now()
    const { status } = spawnSync(process.execPath, ['dist/program/main.js', ...words, '--data', data, '--json'], {
      env: { ...process.env, EVENTSTORE_URL: url, MONGODB_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new Error(`it failed: wdi ${words.join(' ')}`)
    return (performance.now() - began) / 1_000
  }
  const workspace = ['--workspace', 'acme/website']
  run(['workspace', 'create', 'acme/website', '--owner', 'Ada'])
  const imported = run(['import', 'git', repository, ...workspace])
  const times = (command: Command): number => median(Array.from({ length: ROUNDS }, () => run([command])))
  const seconds = { import: imported, status: times('status'), verify: times('verify') }
  const closed = once(server, 'close')
  server.stdin.end()
  await closed
  return { seconds, serverMB: Math.round(rss) }
}

/** Measures commands on a server with many events of other applications, beside one without any, in the same run. */
export const benchOthers = async (): Promise<object> => {
  const others = Number(process.env['WDI_BENCH_EVENTS'] ?? OTHERS)
  const folder = mkdtempSync(join(tmpdir(), 'wdi-bench-'))
  const repository = join(folder, 'history.git')
  await makeLargeHistory(repository, {
    commits: COMMITS,
    seed: 1,
    until: new Date('2026-11-01T00:00:00Z'),
    squashOnly: false,
  })
  const alone = await measure(repository, 0, folder)
  const shared = await measure(repository, others, folder)
  rmSync(folder, { recursive: true })
  const commands: readonly Command[] = ['import', 'status', 'verify']
  const figures = commands.map((command) => {
    const [without, with_] = [alone.seconds[command], shared.seconds[command]]
    return [command, { aloneSeconds: without, sharedSeconds: with_, moreSeconds: with_ - without, allowedMore: 1 }]
  })
  return { commits: COMMITS, others, serverMB: shared.serverMB, ...Object.fromEntries(figures) }
}
