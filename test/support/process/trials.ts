import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { randomOf } from '#sample/random'
import { freshFolder } from './folders.js'
import { drawKill, type Kill, killAndStartAgain, MOMENTS, type Scene, type Undisturbed, undisturbed } from './kill.js'
import { makeMovingHistory } from './moving-history.js'
import { startService } from './service.js'

/** A first start, and one after the history went on and was partly rewritten. */
export const theScenes = async (commits: number, program?: string): Promise<readonly Scene[]> => {
  const folder = freshFolder()
  const since = new Date(Date.now() - 120_000).toISOString()
  const history = await makeMovingHistory(folder, commits)
  const scene = { git: history.git, since, ...(program === undefined ? {} : { program }) }
  await history.rewind()
  const { process, ready } = await startService({ git: history.git, data: join(folder, 'data') })
  await process.end('SIGTERM')
  const data = join(folder, 'before')
  cpSync(join(folder, 'data'), data, { recursive: true })
  await history.forward()
  return [scene, { ...scene, before: { data, key: ready.key } }]
}

export interface Finding {
  readonly trial: number
  readonly kills: readonly Kill[]
  readonly differences: readonly string[]
}

export interface Trials {
  readonly seed: number
  readonly trials: number
  /** Kills that hit between the first append and the ready line, by what was waited for. */
  readonly hits: Readonly<Record<string, number>>
  /** Kills that came too early or too late, and were drawn again. */
  readonly missed: number
  readonly findings: readonly Finding[]
}

const LANES = 2
const DRAWS = 20
/** The share of starts after a kill that are killed, too. */
const TWICE = 0.25

/**
 * Kills starts at drawn moments, lets the next start come to be ready, and compares with one that nobody disturbed.
 * Trial i of the same seed draws the same moments. Ends early at the first finding where `untilFound` is set.
 */
export const runTrials = async (
  scenes: readonly Scene[],
  {
    trials,
    seed,
    moments = MOMENTS,
    untilFound = false,
  }: { trials: number; seed: number; moments?: readonly Kill['moment'][]; untilFound?: boolean },
): Promise<Trials> => {
  const stages: { readonly scene: Scene; readonly calm: Undisturbed }[] = []
  for (const scene of scenes) stages.push({ scene, calm: await undisturbed(scene) })
  const folder = freshFolder()
  const hits: Record<string, number> = {}
  const findings: Finding[] = []
  let missed = 0
  let next = 0

  const trial = async (i: number, lane: number): Promise<void> => {
    const random = randomOf(seed + i)
    const moment = moments[i % moments.length] ?? 'any'
    const stage = stages[Math.floor(i / moments.length) % stages.length]
    if (stage === undefined) throw new Error('there is no scene')
    for (let draw = 0; draw < DRAWS; draw += 1) {
      // The more draws were in vain, the slower the machine may have become since it was measured.
      const kill = (at: Kill['moment']): Kill => drawKill(at, stage.calm, random, 1 + draw / 4)
      const first = kill(moment)
      const kills: [Kill, ...Kill[]] =
        random() < TWICE ? [first, kill(MOMENTS[Math.floor(random() * 5)] ?? 'any')] : [first]
      const found = await killAndStartAgain(stage.scene, stage.calm, kills, join(folder, `lane-${lane}`))
      if (found === null) {
        missed += 1
        continue
      }
      hits[moment] = (hits[moment] ?? 0) + 1
      if (found.length > 0) findings.push({ trial: i, kills, differences: found })
      return
    }
    throw new Error(`of ${DRAWS} kills at ${moment} none came in time (seed ${seed}, trial ${i})`)
  }
  const lane = async (number: number): Promise<void> => {
    while (next < trials && !(untilFound && findings.length > 0)) {
      const i = next
      next += 1
      await trial(i, number)
    }
  }
  await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number)))
  return { seed, trials: Object.values(hits).reduce((a, b) => a + b, 0), hits, missed, findings }
}

/** The findings as text for people. */
export const findingsText = ({ seed, findings }: Trials): string =>
  findings
    .map(
      ({ trial, kills, differences }) =>
        `seed ${seed}, trial ${trial}, killed at ${JSON.stringify(kills)}:\n${differences.map((line) => `  ${line}\n`).join('')}`,
    )
    .join('')
