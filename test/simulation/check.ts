import { isLeft } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { Collection, DocumentReader } from '#domain/documents'
import type { Metadata } from '#domain/events/envelope'
import { contentHashOf } from '#eventlog/new-event'
import type { LoggedEvent, Position } from '#eventlog/port'
import { CodeChange } from '#projections/entities/code-change'
import { Container } from '#projections/entities/container'
import { ObservedHead } from '#projections/entities/observed-head'
import { Quarantined } from '#projections/entities/quarantine'
import { Release } from '#projections/entities/release'
import { WorkItem } from '#projections/entities/work-item'
import { Rollup } from '#projections/rollups/rollup'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import { ok } from '#test/support/stores/outcome'
import { wholeLog } from '#test/support/stores/whole-log'
import { expectedOf, markText } from './model.js'
import type { Scene } from './scene.js'
import { factsOf } from './sources.js'
import { thing, toldBy } from './told.js'
import { SOURCES } from './world.js'

/** Documents by name, each as what readers see of it. */
type Seen = Readonly<Record<string, unknown>>

/** The differences between what is there and what should be. */
const differences = (what: string, actual: Seen, expected: Seen): readonly string[] =>
  [...new Set([...Object.keys(actual), ...Object.keys(expected)])].sort().flatMap((name) => {
    const [is, should] = [contentHashOf(actual[name] ?? null), contentHashOf(expected[name] ?? null)]
    return is === should
      ? []
      : [`${what} ${name} is ${JSON.stringify(actual[name])}, and should be ${JSON.stringify(expected[name])}`]
  })

interface Documents {
  readonly [what: string]: Seen
}

/** All that readers see of a workspace at one moment. */
const documentsSeen = async (docs: DocumentReader, workspaceId: Uuid): Promise<Documents> => {
  const all = async <S>(collection: Collection<S>): Promise<readonly S[]> => {
    const found = await docs.find(collection, { where: {} })
    return found.filter((one) => (one as { readonly workspaceId?: Uuid }).workspaceId === workspaceId)
  }
  const named = <S>(documents: readonly S[], name: (one: S) => string, see: (one: S) => unknown): Seen =>
    Object.fromEntries(documents.map((one) => [name(one), see(one)]))
  return {
    change: named(
      await all(CodeChange),
      ({ place, key }) => `${place} ${key}`,
      ({ absorbed, title, mergedAt, openedAt, firstCommitAt, aiMarks, taggedAt, items, release, reverted }) => ({
        absorbed,
        title,
        mergedAt,
        openedAt,
        firstCommitAt,
        taggedAt,
        release,
        reverted,
        aiMarks: aiMarks.map(markText).sort(),
        items: items.map(({ key, workType, origin }) => ({ key, workType, origin })),
      }),
    ),
    item: named(
      await all(WorkItem),
      ({ place, key }) => `${place} ${key}`,
      ({ type, state, doneAt }) => ({ type, state, doneAt }),
    ),
    release: named(
      await all(Release),
      ({ place, key }) => `${place} ${key}`,
      ({ releasedAt }) => releasedAt,
    ),
    sum: Object.fromEntries(
      (await all(Rollup))
        .filter(({ family }) => family === 'ai')
        .flatMap(({ place, month, days }) =>
          Object.entries(days).map(([day, counts]) => [`${place.replace('repository:', '')} ${month}-${day}`, counts]),
        ),
    ),
    'project of': named(
      await all(Container),
      ({ container }) => container,
      ({ mappings }) => mappings.at(-1)?.projectId,
    ),
    head: named(
      await all(ObservedHead),
      ({ connectionId }) => connectionId,
      ({ revision, records }) => ({ revision, records }),
    ),
    aside: named(
      await all(Quarantined),
      ({ entity }) => entity.key,
      ({ reason }) => reason,
    ),
  }
}

export const eventsUpTo = async ({ installation }: Scene, position: Position): Promise<readonly LoggedEvent[]> =>
  (await wholeLog(installation.stores.eventLog)).filter((one) => one.position <= position)

/** The documents expected at a checkpoint, from the world's own knowledge and what had been said until then. */
const documentsExpected = async (scene: Scene, workspaceId: Uuid, checkpoint: Position): Promise<Documents> => {
  const events = await eventsUpTo(scene, checkpoint)
  const own = events.filter(({ metadata }) => (metadata as Metadata).workspaceId === workspaceId)
  const told = toldBy(own, scene.sourceOf)
  const { changes, items, releases, sums } = expectedOf(scene.world, told)
  const heads = [...scene.connections].flatMap(([connectionId, source]) => {
    const revision = told.heads.get(source)
    return revision === undefined
      ? []
      : [[connectionId, { revision, records: told.tellings.get(source)?.size ?? 0 }] as const]
  })
  return {
    change: Object.fromEntries(changes),
    item: Object.fromEntries(items),
    release: Object.fromEntries(releases),
    sum: Object.fromEntries(sums),
    'project of': Object.fromEntries(told.mapped),
    head: Object.fromEntries(heads),
    aside: {},
  }
}

/** A reader looks at everything at one moment: it has to be what its checkpoint comes to. False where it could not. */
export const readAndCheck = async (scene: Scene, workspaceId: Uuid, readStore: ReadStore): Promise<boolean> => {
  const partition = partitionOf(workspaceId, readStore)
  const read = await readStore.read(partition, async (docs, { checkpoint }) => {
    const seen = await documentsSeen(docs, workspaceId)
    const now = await scene.installation.stores.readStore.moment(partition)
    if (!isLeft(now) && now.right.checkpoint !== checkpoint)
      scene.installation.hazards.met('reader that saw a commit come in between')
    return { seen, checkpoint }
  })
  if (isLeft(read)) return false
  const { seen, checkpoint } = read.right
  const expected = await documentsExpected(scene, workspaceId, checkpoint)
  for (const what of Object.keys(expected))
    for (const difference of differences(what, seen[what] ?? {}, expected[what] ?? {}))
      scene.findings.push(`read at ${checkpoint || 'the start'}: ${difference}`)
  return true
}

/** Checks that each source has told at the end what the world then is. */
export const checkTold = async (scene: Scene): Promise<void> => {
  const end = await ok(scene.installation.stores.eventLog.end())
  const { tellings } = toldBy(await eventsUpTo(scene, end), scene.sourceOf)
  for (const source of SOURCES) {
    const told = Object.fromEntries([...(tellings.get(source) ?? [])].map(([id, { data }]) => [id, data]))
    const facts = Object.fromEntries(factsOf(source, scene.world).map((fact) => [thing(fact), fact.data]))
    scene.findings.push(...differences(`what ${source} tells of`, told, facts))
  }
}

/** Every append that was answered well stands in the log once, where it was said to stand. */
export const checkAppends = async (scene: Scene): Promise<void> => {
  const events = await eventsUpTo(scene, await ok(scene.installation.stores.eventLog.end()))
  const byId = new Map<string, LoggedEvent>()
  for (const event of events) {
    if (byId.has(event.eventId)) scene.findings.push(`event ${event.eventId} stands in the log twice`)
    byId.set(event.eventId, event)
  }
  for (const { stream, expected, events: appended, position } of scene.installation.network.acknowledged)
    appended.forEach(({ eventId, type }, i) => {
      const there = byId.get(eventId)
      const isThere = there?.stream === stream && there.revision === expected + 1 + i
      const isLast = i < appended.length - 1 || there?.position === position
      if (!isThere || !isLast)
        scene.findings.push(`${type} was appended to ${stream} after ${expected} and is not there`)
    })
}
