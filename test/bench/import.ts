import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { makeLargeHistory } from '#test/support/git/large-history'
import { familyOf, memoryOf } from './processes.js'

const COMMITS = 20_000
const ROUNDS = 5
const SAMPLE_MS = 40

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const secondsOf = (run: () => void): number => {
  const began = performance.now()
  run()
  return (performance.now() - began) / 1000
}

interface Start {
  readonly seconds: number
  readonly pss: number
  readonly rss: number
}

/** Measures a start from the command to the ready line, and the most memory that all its processes took together. */
const timeStart = async (repository: string, data: string, measureMemory: boolean): Promise<Start> => {
  const began = performance.now()
  const child = spawn(
    'npm',
    ['start', '--silent', '--', '--git', repository, '--data', data, '--port', '0', '--json'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    },
  )
  const ready = once(createInterface(child.stdout), 'line').then(([line]) => {
    JSON.parse(line as string)
    return performance.now()
  })
  let done = false
  void ready.then(() => {
    done = true
  })
  let [pss, rss] = [0, 0]
  while (measureMemory && !done) {
    const now = memoryOf(familyOf(child.pid as number))
    pss = Math.max(pss, now.pss)
    rss = Math.max(rss, now.rss)
    await sleep(SAMPLE_MS)
  }
  const seconds = ((await ready) - began) / 1000
  const closed = once(child, 'close')
  process.kill(-(child.pid as number), 'SIGTERM')
  await closed
  return { seconds, pss, rss }
}

const eventTypes = (data: string): Readonly<Record<string, number>> => {
  const db = new Database(join(data, 'events.db'), { readonly: true })
  const rows = db.prepare('SELECT type, count(*) AS n FROM events GROUP BY type').all() as { type: string; n: number }[]
  db.close()
  return Object.fromEntries(rows.map(({ type, n }) => [type, n]))
}

const FACTS: ReadonlySet<string> = new Set(['CodeChangeObserved', 'ReleaseObserved'])

/** One history: from the command to the ready line, beside `git log` on the same repository in the same run. */
const benchHistory = async (squashOnly: boolean): Promise<object> => {
  const folder = mkdtempSync(join(tmpdir(), 'wdi-bench-'))
  const repository = join(folder, 'history.git')
  await makeLargeHistory(repository, { commits: COMMITS, seed: 1, until: new Date('2026-11-01T00:00:00Z'), squashOnly })
  const gitLog: number[] = []
  const first: number[] = []
  const second: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const data = join(folder, `data-${round}`)
    gitLog.push(
      secondsOf(() =>
        spawnSync('git', ['-C', repository, 'log', '--format=raw'], { stdio: ['ignore', 'ignore', 'inherit'] }),
      ),
    )
    first.push((await timeStart(repository, data, false)).seconds)
    second.push((await timeStart(repository, data, false)).seconds)
  }
  const before = eventTypes(join(folder, 'data-0'))
  await timeStart(repository, join(folder, 'data-0'), false)
  const after = eventTypes(join(folder, 'data-0'))
  const added = Object.fromEntries(
    Object.keys(after)
      .map((type) => [type, (after[type] ?? 0) - (before[type] ?? 0)])
      .filter(([, n]) => n !== 0),
  )
  const memory = await timeStart(repository, join(folder, 'data-memory'), true)
  rmSync(folder, { recursive: true })
  const facts = Object.entries(before).reduce((sum, [type, n]) => (FACTS.has(type) ? sum + n : sum), 0)
  const allowed = 5 * median(gitLog) + 2
  return {
    commits: COMMITS,
    facts,
    events: before,
    gitLogSeconds: median(gitLog),
    firstStartSeconds: median(first),
    firstStartAllowedSeconds: allowed,
    firstStartOfAllowed: median(first) / allowed,
    secondStartSeconds: median(second),
    secondImportAdds: added,
    memoryPssMB: Math.round(memory.pss),
    memoryRssMB: Math.round(memory.rss),
    memoryAllowedMB: 300,
  }
}

/** Large histories of the two shapes that forges leave behind: merged branches, and one commit a change. */
export const benchImport = async (): Promise<object> => ({
  merged: await benchHistory(false),
  squashOnly: await benchHistory(true),
})
