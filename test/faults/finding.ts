import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { shell } from '#test/support/git/run'
import { findingsText, runTrials, theScenes } from '#test/support/process/trials'
import type { Fault } from './fault.js'

// How the test file that a fault names is started in a copy of the project, and what it says where it has found something:
// a copy that does not even start has found nothing.

/** A test file, and how it is started. */
export type Started = Pick<Fault, 'test' | 'args' | 'waits'>

export interface Finding {
  readonly isFound: boolean
  /** Whether it found nothing, and came to its end. */
  readonly isFine: boolean
  /** What found it: a test, a seed or a number of kills. */
  readonly by: string
  readonly said: string
}

export const SIMULATION = 'test/simulation/main.ts'
export const KILLS = 'test/e2e/kill.slow.test.ts'
const MOST_KILLS = 100

const run = async (folder: string, args: readonly string[], found: RegExp): Promise<Finding> => {
  const finder = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], timeout: 600_000 })
  const [out, err, [status]] = await Promise.all([text(finder.stdout), text(finder.stderr), once(finder, 'close')])
  const said = `${out}\n${err}`
  const by = found.exec(said)?.[1]
  return { isFound: status === 1 && by !== undefined, isFine: status === 0, by: by ?? 'nothing', said }
}

const GIVEN_UP = /Exceeded timeout of/
const [SOON_MS, LATE_MS] = [20_000, 200_000]

const runTests = async (folder: string, { test, args = [], waits = false }: Started): Promise<Finding> => {
  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js']
  const first = ['--setupFiles', './test/faults/first-failure.js']
  const only = [
    '--testEnvironment',
    './test/faults/first-failure-environment.js',
    '--bail',
    '--forceExit',
    '--runInBand',
  ]
  const timeout = ['--testTimeout', String(waits ? SOON_MS : LATE_MS)]
  const all = [...jest, ...first, ...only, ...timeout, '--runTestsByPath', test, ...args]
  const finding = await run(folder, all, /● (.*)\n[\s\S]*^Tests: +[1-9]\d* failed/m)
  return { ...finding, isFound: finding.isFound && (waits || !GIVEN_UP.test(finding.said)) }
}

const simulate = (folder: string, args: readonly string[]): Promise<Finding> => {
  const loader = ['--conditions=source', '--import', './test/support/stores/typescript.mjs']
  const seeds = ['--seeds', args.includes('sqlite') ? '60' : '300']
  return run(folder, [...loader, SIMULATION, '--until-found', ...seeds, ...args], /^(seed \d+) fails/m)
}

/** Kills starts of the program that the copy builds; what comes before and after a kill is this project's. */
const kill = async (folder: string): Promise<Finding> => {
  await shell(folder, 'node_modules/.bin/tsc -p tsconfig.build.json >&2')
  const scenes = await theScenes(5_000, join(folder, 'dist', 'src', 'main.js'))
  const trials = await runTrials(scenes, { trials: MOST_KILLS, seed: 1, moments: ['commit'], untilFound: true })
  const said = findingsText(trials)
  return { isFound: /documents_/.test(said), isFine: said === '', by: `${trials.trials} kills`, said }
}

/** What the test file of a fault finds in a copy of the project. */
export const findingIn = (folder: string, started: Started): Promise<Finding> => {
  if (started.test === SIMULATION) return simulate(folder, started.args ?? [])
  return started.test === KILLS ? kill(folder) : runTests(folder, started)
}
