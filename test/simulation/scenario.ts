import { isLeft, right } from 'fp-ts/lib/Either.js'
import { decideAndAppend } from '#app/state/append'
import { streamOf } from '#domain/events/catalogue'
import type { ItemType } from '#domain/events/work-items'
import { type Cause, newEvent } from '#eventlog/new-event'
import type { NewEvent } from '#eventlog/port'
import { ensureFolded } from '#projector/ensure-folded'
import { goBack, replay } from '#projector/replay'
import { partitionOf } from '#readstore/partitions'
import { uuid, WORKSPACE } from '#test/projections/support/events'
import { importSource } from '#test/support/facts/import-source'
import { ok } from '#test/support/stores/outcome'
import { CachedReader } from './cached.js'
import { readAndCheck } from './check.js'
import type { Reach } from './installation.js'
import { type Scene, WORKSPACES } from './scene.js'
import { CHANNELS, readingOf } from './sources.js'
import { happen, mainKey, REPOSITORIES, SOURCES, type Source, TRACKER } from './world.js'

/** The milliseconds for which the world changes and the weather may be bad. */
export const BUSY_MS = 20_000
const PROJECTS = ['app', 'web', 'ops']
const TYPES: readonly (ItemType | null)[] = ['story', 'bug', 'task', null]

/** One import of a source as the world is then; true where it was completed. */
export const importOnce = async (
  scene: Scene,
  source: Source,
  { eventLog, readStore }: Pick<Reach, 'eventLog' | 'readStore'>,
  mayBreak: boolean,
): Promise<boolean> => {
  const { sim, hazards } = scene.installation
  const open = () => {
    const breaksAfter = mayBreak && sim.chance(0.2) ? sim.between(0, 6) : null
    if (breaksAfter !== null) hazards.met('source that breaks off')
    return readingOf(source, scene.world, breaksAfter)
  }
  const imported = await importSource({
    workspaceId: WORKSPACE,
    eventLog,
    readStore,
    now: scene.timeOfDay,
    channel: CHANNELS[source],
    category: 'code',
    sample: false,
    opened: open(),
    open: async () => right(open()),
    foldAll: () => Promise.reject(new Error('no tail here is too long')),
  })
  return !isLeft(imported)
}

const causeOf = (scene: Scene, workspaceId = WORKSPACE): Cause => ({
  workspaceId,
  actor: { kind: 'user', id: 'somebody' },
  correlationId: uuid('request'),
  now: scene.timeOfDay(),
})

/** An act of a person at some moment: the stream, and the event. */
const anyCommand = (scene: Scene): { stream: string; make: () => NewEvent } | null => {
  const { world, installation } = scene
  const { sim } = installation
  const projectId = uuid(sim.pick(PROJECTS))
  const links = streamOf.links(WORKSPACE, projectId)
  const what = sim.pick(['map', 'link', 'link', 'unlink', 'type'])
  if (what === 'map') {
    const workspaceId = sim.pick(WORKSPACES)
    const container = sim.pick([...REPOSITORIES, TRACKER])
    const kind = container === TRACKER ? 'tracker_project' : 'repository'
    const ref = { kind: 'container', key: `${kind}:${container}` }
    const data = { kind, container, projectId, from: null } as const
    return {
      stream: streamOf.directory(workspaceId),
      make: () => newEvent('ContainerMapped', ref, data, causeOf(scene, workspaceId)),
    }
  }
  if (world.changes.length === 0 || world.items.length === 0) return null
  const [change, item] = [sim.pick(world.changes), sim.pick(world.items)]
  if (what === 'type') {
    const ref = { kind: 'work_item', key: item.key, container: item.place }
    const workType = sim.pick(TYPES)
    return { stream: links, make: () => newEvent('WorkTypeSet', ref, { projectId, workType }, causeOf(scene)) }
  }
  const ref = { kind: 'code_change', key: mainKey(change), container: change.repository }
  const type = what === 'link' ? 'ChangeLinked' : 'ChangeUnlinked'
  return { stream: links, make: () => newEvent(type, ref, { projectId, workItem: item.key }, causeOf(scene)) }
}

/** A command that goes on only when all that stands in the log is folded, by whomever. */
const foldAndCheck = async (
  { installation, findings }: Scene,
  { process, eventLog, readStore }: Reach,
): Promise<void> => {
  const { sim, hazards, stores } = installation
  const end = await eventLog.end()
  if (isLeft(end)) return
  const clock = sim.clockOf(process)
  const folded = await ensureFolded(
    end.right,
    partitionOf(WORKSPACE, readStore),
    { eventLog, readStore },
    () => hazards.met('batch folded by a command'),
    clock,
  )
  if (isLeft(folded)) {
    if (folded.left.tag !== 'store_unavailable') findings.push(`a command could not fold: ${folded.left.tag}`)
    return
  }
  const { checkpoint } = await ok(stores.readStore.moment(partitionOf(WORKSPACE, stores.readStore)))
  if (checkpoint < end.right)
    findings.push(`a command took for folded what is not: ${checkpoint} is before ${end.right}`)
}

/** An operator rebuilds, goes back or drops, whatever comes up; a rebuild that was ended is gone on with. */
const replayAndCheck = async (
  { installation, findings }: Scene,
  { process, eventLog, readStore }: Reach,
): Promise<void> => {
  const { sim, hazards } = installation
  const clock = sim.clockOf(process)
  const options = { eventLog, readStore, verifies: sim.chance(0.5), onProgress: () => undefined }
  const what = sim.pick(['replay', 'replay', 'replay', 'back', 'drop'])
  if (what === 'drop') {
    await readStore.generations.drop('all')
    return
  }
  const generations = await readStore.generations.list()
  const begun = isLeft(generations) ? null : generations.right.building
  const done = what === 'replay' ? await replay(options, clock) : await goBack(options, clock)
  if (!isLeft(done)) {
    if (what === 'replay' && done.right.serving === begun) hazards.met('replay ended and gone on with')
    return
  }
  if (['replay_differs', 'log_behind'].includes(done.left.tag))
    findings.push(`a rebuild came to ${JSON.stringify(done.left).slice(0, 300)}`)
}

/** Lets everything live that a run has: people, sources, workers, readers, and the operator. */
export const populate = (scene: Scene, stop: AbortSignal): void => {
  const { installation, world } = scene
  const { sim, hazards } = installation
  const isBusy = () => sim.now < BUSY_MS
  const repeat = (name: string, from: number, to: number, once: (reach: Reach) => Promise<unknown>): void =>
    installation.start(name, async (reach) => {
      for (;;) {
        await sim.wait(sim.between(from, to), reach.process)
        if (!isBusy()) return
        await once(reach)
      }
    })

  installation.startWorker('worker 1', stop)
  installation.startWorker('worker 2', stop)
  for (const source of SOURCES)
    repeat(`import of ${source}`, 500, 6_000, (reach) => importOnce(scene, source, reach, true))
  // A second one of the same source, now and then.
  repeat('import of any', 500, 4_000, (reach) => importOnce(scene, sim.pick(SOURCES), reach, true))
  for (const name of ['person 1', 'person 2', 'person 3'])
    repeat(name, 200, 4_000, async ({ eventLog }) => {
      const command = anyCommand(scene)
      if (command !== null) await decideAndAppend(command.stream, eventLog, () => right([command.make()]))
    })
  repeat('command that folds', 2_000, 8_000, (reach) => foldAndCheck(scene, reach))
  if (sim.chance(0.4)) repeat('operator', 500, 6_000, (reach) => replayAndCheck(scene, reach))
  for (const name of ['reader with a response cache', 'another one'])
    installation.start(name, async (reach) => {
      const reader = new CachedReader(scene, reach)
      for (;;) {
        await sim.wait(sim.between(10, 400), reach.process)
        if (!isBusy()) return
        await reader.ask()
      }
    })
  repeat('reader', 1_000, 5_000, (reach) => readAndCheck(scene, sim.pick(WORKSPACES), reach.readStore))

  for (let at = 0; at < BUSY_MS; at += sim.between(100, 700)) sim.after(at, null, () => happen(sim, world))
  const { copy } = installation.stores
  const isPutBack = sim.chance(0.3)
  const copied = sim.between(0, BUSY_MS / 2)
  if (copy !== null && isPutBack) {
    sim.after(copied, null, () => {
      const restore = copy()
      sim.after(sim.between(500, BUSY_MS / 2), null, () => {
        // Nobody puts a store back under programs that run.
        hazards.met('read store put back to an older copy')
        sim.note(null, 'the read store is put back')
        installation.network.cut()
        installation.crashAll()
        restore()
      })
    })
  }
}
