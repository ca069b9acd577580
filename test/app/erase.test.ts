import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { eraseDue } from '#app/admin/erase'
import { importFrom } from '#app/import/import-source'
import { factsSource } from '#app/import/sources'
import { issueKey } from '#app/state/keys'
import { state } from '#app/state/run'
import { findWorkspace, openWorkspace } from '#app/state/workspace'
import type { Instant, Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import { Workspace } from '#projections/entities/workspace'
import { Documents } from '#projector/documents'
import { ensureFolded } from '#projector/ensure-folded'
import { catchUp } from '#projector/projector'
import { replay } from '#projector/replay'
import { verify } from '#projector/verify'
import { ALL } from '#readstore/port'
import { openStores, type Stores } from '#stores/open'
import { observed, registered, type Told } from '#test/projections/support/events'
import { append, documentsIn } from '#test/projector/support/stores'
import { fileOf } from '#test/support/facts/importing'
import { ROOM } from '#test/support/hooks/inbox'
import { rowsOf } from '#test/support/process/events'
import { Crash, FAULTS, type Fault, faultyLog, faultyStore } from '#test/support/stores/faults'
import { newFolder } from '#test/support/stores/folder'
import { failed, ok } from '#test/support/stores/outcome'
import { wholeLog } from '#test/support/stores/whole-log'
import { understood } from './support/lines.js'
import { deadLettered } from './support/seen.js'
import { unwatched } from './support/unwatched.js'

const NOW: Instant = '2026-03-02T12:00:00.000Z'
const DAY_AFTER: Instant = '2026-03-03T12:00:00.000Z'
const WISHES = {
  ...({ organization: 'acme', workspace: 'website', name: 'Website', plan: 'scale' } as const),
  client: 'Bolt',
  project: 'Shop',
  owner: 'Ada',
}

interface Scene {
  readonly stores: Stores
  readonly data: string
  readonly doomed: { readonly workspaceId: Uuid; readonly ownerId: Uuid }
  readonly other: { readonly workspaceId: Uuid; readonly ownerId: Uuid }
  readonly say: (line: string, workspaceId?: Uuid, now?: Instant) => ReturnType<typeof state>
  readonly fold: () => Promise<void>
}

/** What connections tell in a workspace, one thing of which nobody can read. */
const evidence = (workspace: Uuid, by: string): readonly Told[] => {
  const when = { workspace }
  const odd = observed('#2', {}, { ...when, by })
  return [
    ...[registered(by, when), deadLettered(by, 'orders.csv:7', when), observed('#1', {}, { ...when, by })],
    { ...odd, event: { ...odd.event, data: { odd: true } } },
    observed('#3', {}, { ...when, by }),
  ]
}

/** Two workspaces with evidence of all sorts, members, keys and their uses; one of them is to go. */
const scene = async (): Promise<Scene> => {
  const data = join(newFolder(), 'data')
  const stores = await ok(openStores(data))
  const fold = async () => ok(ensureFolded(await ok(stores.eventLog.end()), ALL, stores, () => undefined))
  const doomed = await ok(openWorkspace(WISHES, stores, () => NOW))
  const other = await ok(openWorkspace({ ...WISHES, workspace: 'other', owner: 'Bob' }, stores, () => NOW))
  const say: Scene['say'] = async (line, workspaceId = doomed.workspaceId, now = NOW) =>
    state({ ...(await understood(line)), workspaceId }, stores, now, async () => right(await fold()))
  for (const [i, { workspaceId, ownerId }] of [doomed, other].entries()) {
    const keyId = await ok(
      issueKey(
        { workspaceId, memberId: ownerId, name: 'k', environment: 'live', scopes: [], expiry: '90d' },
        stores,
        NOW,
      ),
    )
    await ok(stores.registry.countRequests([{ keyId: keyId.keyId, minute: NOW, requests: 1 }]))
    const address = `of ${workspaceId}`
    await ok(stores.registry.identities.invite({ workspaceId, memberId: ownerId, address }, [address]))
    // A connection that is named as its workspace.
    const connection = { workspaceId, connectionId: workspaceId }
    await ok(stores.registry.secrets.put({ ...connection, purpose: 'token', sealed: 'sealed' }))
    await ok(stores.registry.turns.take({ ...connection, holder: 'worker', until: NOW }, NOW))
    await ok(
      stores.registry.inbox.put(
        { ...connection, deliveryId: '1', receivedAt: NOW, kind: 'push', sealed: 'sealed' },
        ROOM,
      ),
    )
    await append(stores.eventLog, evidence(workspaceId, `csv ${i}`))
    for (const line of [
      'member add Grace --role viewer --all',
      'rate set dev 100 EUR --from 2026-01-01',
      'container map repository github.com/acme/api --project Shop',
      'objective set Fast --project Shop',
      'settings set defaults currency=EUR',
    ])
      await ok(say(line, workspaceId))
  }
  await fold()
  return { stores, data, doomed, other, say, fold }
}
/** More steps, and calls of a step, than any deletion takes. */
const MOST = 500
/** Steps of a worker, until there is nothing more to do. */
const work = async ({ stores, fold }: Scene, now = DAY_AFTER): Promise<void> => {
  for (let steps = 0; steps < MOST; steps += 1) {
    await fold()
    if ((await ok(eraseDue(stores, now))) === 0) return
  }
  throw new Error('it never comes to an end')
}

/** Another generation of documents serves, and the one before is kept. */
const foldedAnew = ({ stores }: Scene) => ok(replay({ ...stores, verifies: true, onProgress: () => undefined }))
const generationsOf = ({ stores }: Scene) => ok(stores.readStore.generations.list())

/** Everything that is stored of a workspace: events, documents and what the registry knows of its people. */
const heldOf = async ({ stores, data }: Scene, workspaceId: Uuid, people: readonly Uuid[]) => {
  const events = await wholeLog(stores.eventLog)
  const { serving } = await ok(stores.readStore.generations.list())
  const documents = Object.entries(documentsIn(join(data, 'read.db'), serving)).flatMap(([name, all]) =>
    Object.entries(all)
      .filter(([id, one]) => id.includes(workspaceId) || JSON.stringify(one).includes(workspaceId))
      .map(([id]) => `${name} ${id}`),
  )
  return {
    events: events
      .filter(({ stream, metadata }) => JSON.stringify(metadata).includes(workspaceId) && !stream.startsWith('slug-'))
      .map(({ stream, type }) => `${stream} ${type}`),
    documents,
    access: await ok(stores.readStore.access.ofWorkspace(workspaceId)),
    names: [...(await ok(stores.registry.names(people))).values()],
    identities: await ok(stores.registry.identities.find([`of ${workspaceId}`], [])),
    secrets: await ok(stores.registry.secrets.ofWorkspace(workspaceId)),
    deliveries: (await ok(stores.registry.inbox.waiting())).filter((one) => one.workspaceId === workspaceId),
    turns: rowsOf(data, 'registry.db', `SELECT holder FROM turns WHERE workspace_id = '${workspaceId}'`),
  }
}
const NOTHING = {
  events: [],
  documents: [],
  access: [],
  names: [],
  identities: [],
  secrets: [],
  deliveries: [],
  turns: [],
}

const peopleOf = async ({ stores }: Scene, workspaceId: Uuid): Promise<readonly Uuid[]> =>
  ((await ok(stores.readStore.access.ofWorkspace(workspaceId))) as { memberId?: Uuid }[]).flatMap(
    ({ memberId }) => memberId ?? [],
  )
const keysOf = async ({ stores }: Scene, workspaceId: Uuid): Promise<readonly Uuid[]> =>
  ((await ok(stores.readStore.access.ofWorkspace(workspaceId))) as { keyId?: Uuid }[]).flatMap(
    ({ keyId }) => keyId ?? [],
  )

const expectErased = async (one: Scene, people: readonly Uuid[], keys: readonly Uuid[], otherBefore: unknown) => {
  const { stores, doomed, other } = one
  expect(await heldOf(one, doomed.workspaceId, people)).toEqual(NOTHING)
  expect(await ok(stores.registry.lastUses(keys))).toEqual(new Map())
  expect(await heldOf(one, other.workspaceId, await peopleOf(one, other.workspaceId))).toEqual(otherBefore)
  expect((await ok(verify(ALL, stores, () => undefined))).differences).toEqual([])
  expect(await ok(findWorkspace('acme', 'website', stores.eventLog))).toBeNull()
}

describe('given a workspace that is to be deleted', () => {
  it('when its time has not come, or it is kept, then it stays as it is', async () => {
    const one = await scene()
    const { say, doomed, stores } = one
    await ok(say('workspace delete acme/website --grace-days 7'))
    await work(one)
    await ok(say('client add Later'))
    await ok(say('workspace keep'))
    await work(one, '2026-05-01T00:00:00.000Z')
    await ok(say('client add "Much later"', doomed.workspaceId, '2026-05-01T00:00:00.000Z'))
    expect(await ok(findWorkspace('acme', 'website', stores.eventLog))).toBe(doomed.workspaceId)
    stores.close()
  })

  it('when its time has come, then it accepts nothing more, and soon nothing of it is left', async () => {
    const one = await scene()
    const { stores, doomed, other, say, fold } = one
    const [people, keys] = [await peopleOf(one, doomed.workspaceId), await keysOf(one, doomed.workspaceId)]
    const otherBefore = await heldOf(one, other.workspaceId, await peopleOf(one, other.workspaceId))
    expect([people.length, keys.length, otherBefore.names.length, otherBefore.identities.length]).toEqual([2, 1, 2, 1])
    expect([otherBefore.secrets, otherBefore.deliveries, otherBefore.turns].map((all) => all.length)).toEqual([1, 1, 1])
    await ok(say('workspace delete acme/website --grace-days 0'))
    await fold()
    await ok(eraseDue(stores, DAY_AFTER))
    for (const line of ['client add Late', 'workspace keep', 'workspace delete acme/website'])
      expect(await failed(say(line))).toMatchObject({ tag: 'conflict' })
    expect(await failed(openWorkspace(WISHES, stores, () => NOW))).toMatchObject({ tag: 'workspace_closed' })
    await fold()
    await work(one)
    await expectErased(one, people, keys, otherBefore)

    const again = await ok(openWorkspace({ ...WISHES, owner: 'Eve' }, stores, () => NOW))
    expect(again).toMatchObject({ created: true })
    expect(again.workspaceId).not.toBe(doomed.workspaceId)
    await work(one)
    expect(await ok(findWorkspace('acme', 'website', stores.eventLog))).toBe(again.workspaceId)
    expect((await ok(verify(ALL, stores, () => undefined))).differences).toEqual([])
    stores.close()
  })

  it('when an append was about to happen, then it fails', async () => {
    const one = await scene()
    const { stores, doomed, say } = one
    await ok(say('workspace delete acme/website --grace-days 0'))
    await work(one)
    const { event } = registered('late', { workspace: doomed.workspaceId })
    for (const stream of [streamOf.access(doomed.workspaceId), streamOf.directory(doomed.workspaceId)])
      expect(await failed(stores.eventLog.append(stream, -1, [event]))).toMatchObject({ tag: 'store_unavailable' })
    stores.close()
  })

  const closedAndLookedThrough = async ({ stores, fold }: Scene): Promise<void> => {
    for (let steps = 0; steps < 2; steps += 1) {
      await fold()
      await ok(eraseDue(stores, DAY_AFTER))
    }
  }
  it.each([
    ['closed, and its streams were looked for', closedAndLookedThrough],
    ['erased', work],
  ] as const)(
    'when it is %s before the connection of an import has begun, then the import ends without a fact, and nothing shows more than its label',
    async (_, happens) => {
      const one = await scene()
      const { stores, data, doomed, say, fold } = one
      await ok(say('workspace delete acme/website --grace-days 0'))
      await fold()
      const file = join(data, 'late.jsonl')
      writeFileSync(file, fileOf([{ kind: 'code_change', repository: 'acme/late', reference: '#1', title: 'Late' }]))
      let appended = 0
      const append: Stores['eventLog']['append'] = async (...args) => {
        if (appended === 0) await happens(one)
        appended += 1
        return stores.eventLog.append(...args)
      }
      const late = importFrom(
        {
          source: factsSource,
          locations: [file],
          input: { label: null, emptyIsTrue: false },
          workspaceId: doomed.workspaceId,
          project: null,
          opened: null,
          sample: false,
        },
        { ...stores, eventLog: { ...stores.eventLog, append }, now: () => NOW, watcher: unwatched },
      )
      expect((await failed(late)).tag).toBe('workspace_closed')
      expect(appended).toBe(1)
      await work(one)
      const { events, access } = await heldOf(one, doomed.workspaceId, [])
      expect(events).toEqual([expect.stringMatching(/^connection-.* ConnectionRegistered$/)])
      expect(access).toEqual([])
      expect(await ok(findWorkspace('acme', 'website', stores.eventLog))).toBeNull()
      expect((await ok(verify(ALL, stores, () => undefined))).differences).toEqual([])
      stores.close()
    },
  )

  /** Every worker ends at some call of the log, the store or the registry, and the next begins anew. */
  it.each(FAULTS)('when workers meet "%s" at any call, then the next ones complete it', async (fault: Fault) => {
    const one = await scene()
    const { stores, doomed, other, say } = one
    const [people, keys] = [await peopleOf(one, doomed.workspaceId), await keysOf(one, doomed.workspaceId)]
    await foldedAnew(one)
    const otherBefore = await heldOf(one, other.workspaceId, await peopleOf(one, other.workspaceId))
    await ok(say('workspace delete acme/website --grace-days 0'))
    let last = 0
    for (let at = 0; at < MOST; at += 1) {
      let calls = 0
      const decide = () => (calls++ === at ? fault : undefined)
      const broken = {
        ...stores,
        eventLog: faultyLog(stores.eventLog, decide),
        readStore: faultyStore(stores.readStore, decide),
      }
      const step = async () => {
        const erased = await eraseDue(broken, DAY_AFTER)
        if (isLeft(erased)) return 1
        const lease = await ok(stores.readStore.acquire(ALL, `worker ${at}`))
        const folded = await catchUp(
          { ...broken, leased: [{ lease, documents: new Documents() }], onPhase: () => undefined },
          new AbortController().signal,
        ).finally(() => stores.readStore.release(lease))
        return isLeft(folded) ? 1 : erased.right
      }
      const left = await step().catch((error: unknown) => {
        if (error instanceof Crash) return 1
        throw error
      })
      last = calls
      // By its own document what is left of it is found.
      const { documents } = await heldOf(one, doomed.workspaceId, [])
      expect(documents.length === 0 || documents.some((name) => name.startsWith('workspace '))).toBe(true)
      if (left === 0 && calls <= at) break
    }
    expect([last > 0, last < MOST]).toEqual([true, true])
    await work(one)
    await expectErased(one, people, keys, otherBefore)
    expect(await generationsOf(one)).toMatchObject({ serving: 2, all: [2] })
    stores.close()
  })
})

describe('given documents of the previous generation', () => {
  it('when a workspace is erased, then they are dropped, and those that are being built are not', async () => {
    const one = await scene()
    const { stores, data, say } = one
    await foldedAnew(one)
    await ok(stores.readStore.generations.build())
    await ok(say('workspace delete acme/other', one.other.workspaceId))
    await work(one, NOW)
    expect(await generationsOf(one)).toEqual({ serving: 2, before: 1, building: 3, all: [1, 2, 3] })
    expect(() => documentsIn(join(data, 'read.db'), 1)).not.toThrow()

    await ok(say('workspace delete acme/website --grace-days 0'))
    await work(one)
    expect(await generationsOf(one)).toEqual({ serving: 2, before: null, building: 3, all: [2, 3] })
    expect(() => documentsIn(join(data, 'read.db'), 1)).toThrow('no such table')
    stores.close()
  })
  it('when others began to serve before it was folded that a workspace is erased, then they are dropped all the same', async () => {
    const one = await scene()
    const { stores, doomed, say, fold } = one
    await ok(say('workspace delete acme/website --grace-days 0'))
    await fold()
    await ok(eraseDue(stores, DAY_AFTER))
    await fold()
    await ok(eraseDue(stores, DAY_AFTER))
    await foldedAnew(one)
    expect(await generationsOf(one)).toMatchObject({ serving: 2, before: 1 })
    const before = await ok(stores.readStore.of(1).read(ALL, (docs) => docs.find(Workspace, { where: {} })))
    expect(before.map(({ workspaceId }) => workspaceId)).toContain(doomed.workspaceId)
    await ok(eraseDue(stores, DAY_AFTER))
    expect(await generationsOf(one)).toMatchObject({ serving: 2, before: null, all: [2] })
    stores.close()
  })
  it('when those that serve lack a workspace that was not erased, then it can be gone back', async () => {
    const one = await scene()
    const { readStore } = one.stores
    await foldedAnew(one)
    const lease = await ok(readStore.acquire(ALL, 'wrong'))
    const [[id] = ['']] = await ok(readStore.read(ALL, (docs) => docs.stored(Workspace, null, 1)))
    const { checkpoint: at } = await ok(readStore.moment(ALL))
    await ok(
      readStore.commit(lease, {
        writes: [],
        deletes: [{ collection: Workspace, id }],
        workspaces: 'all',
        from: at,
        to: at,
        asOf: NOW,
      }),
    )
    await ok(eraseDue(one.stores, DAY_AFTER))
    expect(await generationsOf(one)).toMatchObject({ serving: 2, before: 1 })
    one.stores.close()
  })
})

describe('given a log from which a workspace was erased', () => {
  it('when all of it is folded again, then the workspace does not come back, even if a server still returns deleted events', async () => {
    const one = await scene()
    const { stores, data, doomed, other, say } = one
    const people = await peopleOf(one, doomed.workspaceId)
    await ok(say('workspace delete acme/website --grace-days 0'))
    const before = await wholeLog(stores.eventLog)
    await work(one)
    const otherBefore = await heldOf(one, other.workspaceId, await peopleOf(one, other.workspaceId))
    const left = await wholeLog(stores.eventLog)
    const all = [...new Map([...before, ...left].map((event) => [event.position, event])).values()].sort((a, b) =>
      a.position < b.position ? -1 : 1,
    )
    expect(all.length).toBeGreaterThan(left.length)
    const documents = documentsIn(join(data, 'read.db'))
    const anew = await ok(openStores(join(newFolder(), 'anew')))
    const lease = await ok(anew.readStore.acquire(ALL, 'anew'))
    const remembering = {
      ...stores.eventLog,
      readAll: async (after: string, limit: number) =>
        ({ _tag: 'Right', right: all.filter(({ position }) => position > after).slice(0, limit) }) as const,
    }
    const options = {
      readStore: anew.readStore,
      leased: [{ lease, documents: new Documents() }],
      onPhase: () => undefined,
    }
    await ok(catchUp({ ...options, eventLog: remembering }, new AbortController().signal))
    expect(
      (await ok(verify(ALL, { eventLog: remembering, readStore: anew.readStore }, () => undefined))).differences,
    ).toEqual([])
    expect(await ok(anew.readStore.access.ofWorkspace(doomed.workspaceId))).toEqual([])
    anew.close()
    expect(await heldOf(one, doomed.workspaceId, people)).toEqual(NOTHING)
    expect(await heldOf(one, other.workspaceId, await peopleOf(one, other.workspaceId))).toEqual(otherBefore)
    expect(documentsIn(join(data, 'read.db'))).toEqual(documents)
    stores.close()
  })
})
