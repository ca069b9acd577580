import { isLeft } from 'fp-ts/lib/Either.js'
import type { Position } from '#eventlog/port'
import { lowestMoment } from '#readstore/partitions'
import { ok } from '#test/support/stores/outcome'
import { checkAppends, checkTold, eventsUpTo, readAndCheck } from './check.js'
import type { Hazards } from './hazards.js'
import { checkRuns, meetMoments, meetRuns } from './history.js'
import { Installation, type OpenStores } from './installation.js'
import { BUSY_MS, importOnce, populate } from './scenario.js'
import { newScene, type Scene, WORKSPACES } from './scene.js'
import { SOURCES } from './world.js'

export interface Ran {
  readonly seed: number
  /** The defects found; none if all is well. */
  readonly findings: readonly string[]
  readonly hazards: Hazards
  readonly trace: readonly string[]
  readonly events: number
}

const AN_HOUR = 3_600_000

/** Lets everything that began end in calm weather: imports, people, and the folding of all that was appended. */
const settle = async (scene: Scene, stop: AbortController): Promise<Position> => {
  const { installation, findings } = scene
  const { sim, weather, stores } = installation
  await sim.run(() => false, BUSY_MS)
  weather.calm = true
  if (!(await sim.run(() => installation.isIdle(), BUSY_MS + AN_HOUR)))
    findings.push('an import or a command never ends')
  const imported = new Set<string>()
  for (const source of SOURCES)
    installation.start(`last import of ${source}`, async (reach) => {
      while (!(await importOnce(scene, source, reach, false))) await sim.wait(500, reach.process)
      imported.add(source)
    })
  if (!(await sim.run(() => imported.size === SOURCES.length, sim.now + AN_HOUR)))
    findings.push('an import never comes to its end')

  let isFolded = false
  let end = await ok(stores.eventLog.end())
  const look = async (): Promise<void> => {
    // An append of a process that is gone may still be on its way.
    end = await ok(stores.eventLog.end())
    const moment = await lowestMoment(stores.readStore)
    isFolded = !isLeft(moment) && moment.right.checkpoint >= end
    if (!isFolded) sim.after(100, null, look)
  }
  await look()
  if (!(await sim.run(() => isFolded, sim.now + AN_HOUR))) findings.push('what was appended last is never folded')
  stop.abort()
  if (!(await sim.run(() => installation.isIdle(true), sim.now + 60_000))) findings.push('a process does not stop')
  return end
}

/** Runs one seed. */
export const runSeed = async (seed: number, openStores: OpenStores): Promise<Ran> => {
  const installation = await Installation.open(seed, openStores)
  const { stores, network, hazards, sim, defects } = installation
  const scene = newScene(installation)
  const stop = new AbortController()
  populate(scene, stop.signal)
  const settled = await settle(scene, stop)

  const { eventLog, readStore } = stores
  const end = await ok(eventLog.end())
  const events = await eventsUpTo(scene, end)
  scene.findings.push(...defects, ...network.findings)
  const { checkpoint } = await ok(lowestMoment(readStore))
  // What came in after the workers were told to stop is folded by the next ones.
  if (checkpoint < settled || checkpoint > end)
    scene.findings.push(`the checkpoint is ${checkpoint}, and the log ended at ${settled}, and then at ${end}`)
  for (const workspaceId of WORKSPACES)
    if (!(await readAndCheck(scene, workspaceId, readStore)))
      scene.findings.push('at the end the read store cannot be read')
  await checkTold(scene)
  await checkAppends(scene)
  checkRuns(scene, events)
  meetRuns(network.acknowledged, hazards)
  meetMoments(events, network.committed, hazards)
  stores.close()
  return { seed, findings: scene.findings, hazards, trace: sim.trace, events: events.length }
}
