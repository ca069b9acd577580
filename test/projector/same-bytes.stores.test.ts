import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { ConnectionRegistered } from '#domain/events/connections'
import type { AnyOperation } from '#domain/operation'
import { openEventStoreLog } from '#eventlog/eventstoredb/event-log'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { type KeyDocument, keyDocumentId } from '#projections/access/fold'
import { Family } from '#projections/command-center/response'
import { operations } from '#projections/operations'
import { FOLD_VERSION } from '#projections/versions'
import { catchUp } from '#projector/projector'
import { storedPages } from '#projector/stored-pages'
import { openMongoReadStore } from '#readstore/mongodb/read-store'
import type { ReadStore } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { openSqliteRegistry } from '#registry/sqlite/registry'
import { type Told, uuid, workspaceOpened } from '#test/projections/support/events'
import { SMALL_WORLD } from '#test/projections/support/small-world'
import { get, serve } from '#test/support/api/server'
import type { Stores as ApiStores } from '#test/support/api/stores'
import { addMember, issueKey, setAccessState, type World } from '#test/support/api/world'
import { startEventStore, type TestServer } from '#test/support/eventstore/server'
import { describeMongoDb, type MongoDbServer, newDatabase, startMongoDb } from '#test/support/mongodb/server'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { anyEvents } from './support/all-events.js'
import { append, collections, optionsOf } from './support/stores.js'

const SAMPLES = 8
const never = new AbortController().signal
const opened = workspaceOpened('demo')
/** Whether a source may call itself so: the answers promise it. */
const isProvider = (event: Told['event']): boolean =>
  !ConnectionRegistered.data.is(event.data) || /^[a-z][a-z0-9_-]*$/.test(event.data.provider)
/** Any events but those that give the workspace other slugs, or end it: it is asked by its own. */
const sampled = fc
  .sample(anyEvents, { seed: 7, numRuns: SAMPLES })
  .flat()
  .filter(
    ({ event: { type } }) =>
      !['WorkspaceOpened', 'WorkspaceDeletionRequested', 'WorkspaceClosed', 'WorkspaceErased'].includes(type),
  )
  .filter(({ event }) => isProvider(event))
const EVENTS: readonly Told[] = [opened, ...SMALL_WORLD, ...sampled]

type Stores = Pick<ApiStores, 'eventLog' | 'readStore' | 'registry'>

/** Folds all events, in batches of so many at most. */
const foldAll = async ({ eventLog, readStore }: Stores, batch: number): Promise<void> => {
  await append(eventLog, EVENTS)
  const cut = { ...eventLog, readAll: (after: string) => eventLog.readAll(after, batch) }
  const leased = []
  for (const partition of readStore.partitions) {
    const lease = await readStore.acquire(partition, 'test')
    if (isLeft(lease)) throw new Error('somebody else has the partition')
    leased.push(...optionsOf({ eventLog, readStore }, lease.right).leased)
  }
  await ok(catchUp({ eventLog: cut, readStore, leased, onPhase: () => undefined }, never))
}

/** The text of every document, by collection and id. Where an event stands in the log is of the log. */
const textsIn = async (readStore: ReadStore): Promise<Readonly<Record<string, string>>> => {
  const texts: [string, string][] = []
  for (const partition of readStore.partitions)
    await ok(
      readStore.read(partition, async (docs) => {
        for (const collection of collections)
          for await (const page of storedPages(collection, docs)) {
            for (const [id, document] of page)
              texts.push([
                `${collection.name} ${id}`,
                JSON.stringify(document, (name, value) => (name === 'position' ? '' : value)),
              ])
          }
      }),
    )
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)))
}

const WORLD: World = {
  workspaceId: uuid('workspace'),
  organizationSlug: 'acme',
  workspaceSlug: 'demo',
  ownerId: uuid('ann'),
  clients: { first: uuid('acme'), second: uuid('other') },
  projects: { alpha: uuid('app'), beta: uuid('web'), gamma: uuid('gamma'), archived: uuid('archived') },
}
/** The paths by which an operation is asked: of one project and of all, where it may be. */
const pathsOf = ({ path, query }: AnyOperation): readonly string[] => {
  const given = [
    ...('start' in query ? ['start=2026-03-01&end=2026-03-31&tz=UTC'] : []),
    ...('q' in query ? ['q=a'] : []),
  ]
  const selections = 'projectId' in query ? [[`projectId=${uuid('app')}`], []] : [[]]
  return (path.includes('{family}') ? Family.values : ['']).flatMap((family) => {
    const filled = path
      .replace('{family}', family)
      .replace('{eventId}', opened.event.eventId)
      .replace('{projectId}', uuid('app'))
    return selections.map((selection) => `${filled}?${[...given, ...selection].join('&')}`)
  })
}

const answersOf = async (stores: Stores, key: string): Promise<Readonly<Record<string, string>>> => {
  const api = await serve(stores, { rates: { free: Number.MAX_SAFE_INTEGER } })
  const answers: [string, string][] = []
  try {
    for (const path of operations.flatMap(pathsOf)) {
      const { status, text } = await get(api, WORLD, key, path)
      // A refusal names its request, which is another one each time.
      answers.push([path, status === 400 ? '400' : `${status} ${text}`])
    }
  } finally {
    await api.close()
  }
  return Object.fromEntries(answers)
}

describeMongoDb('the same events, folded in a file and on servers', () => {
  let mongoDb: MongoDbServer
  let eventStore: TestServer
  let embedded: Stores
  let served: Stores
  let key: string
  beforeAll(async () => {
    ;[mongoDb, eventStore] = [await startMongoDb(), await startEventStore()]
    const folder = newFolder()
    // One registry, so that one key opens both: it holds nothing that follows from events.
    const registry = await ok(openSqliteRegistry(join(folder, 'registry.db')))
    embedded = {
      registry,
      eventLog: await ok(openSqliteEventLog(join(folder, 'events.db'))),
      readStore: await ok(openSqliteReadStore(join(folder, 'read.db'), collections, FOLD_VERSION)),
    }
    served = {
      registry,
      eventLog: await ok(Promise.resolve(openEventStoreLog(eventStore.url))),
      readStore: await ok(openMongoReadStore(newDatabase(mongoDb), collections, FOLD_VERSION)),
    }
    await foldAll(embedded, 7)
    await foldAll(served, 50)
    for (const stores of [embedded, served]) {
      await setAccessState(stores as ApiStores, WORLD, null)
      await addMember(stores as ApiStores, WORLD, 'owner', { all: true }, WORLD.ownerId)
    }
    key = await issueKey(embedded as ApiStores, WORLD)
    for (const document of await ok(embedded.readStore.access.ofWorkspace(WORLD.workspaceId))) {
      const { kind, digest } = document as KeyDocument
      const { workspaceId } = WORLD
      const written = { id: keyDocumentId(digest), workspaceId, revision: 1, document: document as KeyDocument }
      if (kind === 'key') await ok(served.readStore.access.put([written]))
    }
  })
  afterAll(async () => {
    for (const { eventLog, readStore } of [embedded, served]) for (const store of [eventLog, readStore]) store.close()
    embedded.registry.close()
    eventStore.stop()
    await mongoDb.stop()
  })

  it('are the same documents, byte for byte', async () => {
    const [here, there] = [await textsIn(embedded.readStore), await textsIn(served.readStore)]
    expect(Object.keys(here).length).toBeGreaterThan(150)
    expect(there).toEqual(here)
  })
  it('and are answered by every operation alike, byte for byte', async () => {
    const [here, there] = [await answersOf(embedded, key), await answersOf(served, key)]
    expect(Object.values(here).filter((text) => !/^(200 |400$)/.test(text))).toEqual([])
    for (const operation of operations) expect(here[pathsOf(operation)[0] ?? '']).toMatch(/^200 /)
    expect(there).toEqual(here)
  })
})
