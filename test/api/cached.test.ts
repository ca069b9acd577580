import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { AnyOperation } from '#domain/operation'
import { foldDirectory, foldPrivacy } from '#projections/access/standing'
import { mapped, observed, planChanged, projectAdded, workspaceErased } from '#test/projections/support/events'
import { askFor, everyOperation, isInPath, takes } from '#test/support/api/every-operation'
import { openWorld, tell } from '#test/support/api/folded'
import { get, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import {
  eventIn,
  FIRST,
  FIRST_CLIENT,
  FIRST_PROJECT,
  SECOND,
  SECOND_PROJECT,
  SHARED,
} from '#test/support/api/two-clients'
import { addMember, addWorld, issueKey, newWorld, setStanding, type World } from '#test/support/api/world'
import { wrappedStores } from '#test/support/api/wrappers'

const NOW = '2026-04-01T00:00:10.000Z'
/** A revision that no event of the tests comes to. */
const NEWEST = 1_000_000
const MARCH = { start: '2026-03-01', end: '2026-03-31', tz: 'UTC' }
const needed = { projectId: FIRST_PROJECT, eventId: eventIn(FIRST) }

/** A request of an operation, of the first project's month where it takes one. */
const requestOf = (operation: AnyOperation, projectId = FIRST_PROJECT): string => {
  const project = takes(operation, 'projectId') && !isInPath(operation, 'projectId') ? { projectId } : {}
  return askFor(operation, { ...needed, projectId }, takes(operation, 'start') ? { ...project, ...MARCH } : {})
}
const pathOf = (id: string, projectId = FIRST_PROJECT): string => {
  const found = everyOperation.find(([name]) => name === id)
  if (found === undefined) throw new Error(`there is no operation ${id}`)
  return requestOf(found[1], projectId)
}

let stores: Stores
let world: World
let key: string
/** Gives cached responses, and tells what it reads. */
let api: TestApi
let calls: string[] = []

const opened = async (): Promise<void> => {
  stores = await openStores()
  world = await openWorld(stores, [...SHARED, ...FIRST, ...SECOND])
  key = await issueKey(stores, world)
  const told = wrappedStores(stores, (call) => {
    calls.push(call)
    return undefined
  })
  api = await serve(told, { checkResponses: false })
  api.clock.now = NOW
}
const ended = async (): Promise<void> => {
  await api.close()
  stores.remove()
}

/** What is read for every request, whatever it asks for. */
const ALWAYS = 'docs.get workspace, docs.get subscription, docs.find project'
const OF_REPORTS = /^(docs\.|readStore\.access\.ofWorkspace|registry\.names)/
const ask = async (path: string, by = key) => {
  calls = []
  const { status, text } = await get(api, world, by, path)
  const read = calls.filter((call) => OF_REPORTS.test(call) && !call.startsWith('docs.lastCommitOf'))
  return { status, text, isKept: read.join(', ') === ALWAYS }
}
/** The same from an API that has answered nothing before. */
const anew = async (path: string, by = key): Promise<string> => {
  const other = await serve(stores)
  other.clock.now = api.clock.now
  const { text } = await get(other, world, by, path)
  await other.close()
  return text
}

/** What shows names of members or keys, or is judged at the instant of the request. The trail here names nobody. */
const NOT_KEPT = ['agreements.read', 'apiKeys.list', 'billing.read', 'commercial.read', 'forensics.read', 'scope.read']

describe('an answer that was worked out', () => {
  beforeAll(opened)
  afterAll(ended)

  it.each(everyOperation)(
    'is given again with the same bytes, unless it rests on more than documents: %s',
    async (id, operation) => {
      const path = requestOf(operation)
      const first = await ask(path)
      const second = await ask(path)
      expect([first.status, second.text === first.text]).toEqual([200, true])
      expect([id, second.isKept]).toEqual([id, !NOT_KEPT.includes(id)])
    },
  )
  it('is of one minute, period and project', async () => {
    const path = pathOf('aiEconomics.read')
    await ask(path)
    expect((await ask(path.replace('2026-03-31', '2026-03-30'))).isKept).toBe(false)
    expect((await ask(pathOf('aiEconomics.read', SECOND_PROJECT))).isKept).toBe(false)
    expect((await ask(path)).isKept).toBe(true)
    api.clock.now = '2026-04-01T00:00:59.999Z'
    expect((await ask(path)).isKept).toBe(true)
    api.clock.now = '2026-04-01T00:01:00.000Z'
    expect((await ask(path)).isKept).toBe(false)
    // A clock that goes back is another minute, too.
    api.clock.now = '2026-03-31T23:59:00.000Z'
    expect((await ask(path)).isKept).toBe(false)
    api.clock.now = NOW
  })
  it('is given to another key with the same rights, and not with other ones', async () => {
    const path = pathOf('commandCenter.read')
    await ask(path)
    const [owner, viewer, ofClient] = [
      await addMember(stores, world, 'owner'),
      await addMember(stores, world, 'viewer'),
      await addMember(stores, world, 'owner', { all: false, clients: [FIRST_CLIENT], projects: [] }),
    ]
    expect((await ask(path, await issueKey(stores, world, { createdBy: owner }))).isKept).toBe(true)
    for (const createdBy of [viewer, ofClient]) {
      const by = await issueKey(stores, world, { createdBy })
      const answer = await ask(path, by)
      expect([answer.isKept, answer.text]).toEqual([false, await anew(path, by)])
      expect((await ask(path, by)).isKept).toBe(true)
    }
  })
  it('is checked for its key, scope and rights each time before it is given', async () => {
    const path = pathOf('commandCenter.read')
    await ask(path)
    const ofOther = await issueKey(stores, world, {
      createdBy: await addMember(stores, world, 'owner', { all: false, clients: [], projects: [SECOND_PROJECT] }),
    })
    expect((await ask(path, ofOther)).status).toBe(404)
    expect((await ask(path, await issueKey(stores, world, { scopes: ['audit-trail:read'] }))).status).toBe(403)
    expect((await ask(path, await issueKey(stores, world, { revokedAt: NOW }))).status).toBe(401)
    expect((await ask(path)).isKept).toBe(true)
  })
})

describe('given a cached response', () => {
  beforeEach(opened)

  const OF_PROJECT = ['aiEconomics.read', 'commandCenter.read', 'confidence.read', 'invoiceDefense.read', 'search.read']

  it('when facts of another project of the workspace are folded, then it is worked out anew', async () => {
    for (const id of OF_PROJECT) await ask(pathOf(id))
    await tell(stores, [projectAdded('third'), mapped('acme/third', 'third', null)])
    for (const id of OF_PROJECT) {
      const answer = await ask(pathOf(id))
      expect([id, answer.isKept]).toEqual([id, false])
      expect(answer.text).toBe(await anew(pathOf(id)))
      expect((await ask(pathOf(id))).isKept).toBe(true)
    }
    await ended()
  })
  it('when another workspace is changed, then it is given again', async () => {
    for (const id of OF_PROJECT) await ask(pathOf(id))
    await addWorld(stores, newWorld('other', 'other'))
    for (const id of OF_PROJECT) expect([id, (await ask(pathOf(id))).isKept]).toEqual([id, true])
    await ended()
  })
  it('when a fact of its own project is folded, then it is worked out anew', async () => {
    const paths = OF_PROJECT.map((id) => pathOf(id))
    const before = new Map<string, string>()
    for (const path of paths) before.set(path, (await ask(path)).text)
    await tell(stores, [
      observed('github.com/acme/api#99', {
        mergedAt: '2026-03-20T10:00:00.000Z',
        openedAt: '2026-03-19T10:00:00.000Z',
      }),
    ])
    let changed = 0
    for (const path of paths) {
      const answer = await ask(path)
      expect(answer.text).toBe(await anew(path))
      if (answer.text !== before.get(path)) changed += 1
    }
    expect(changed).toBeGreaterThan(0)
    await ended()
  })
  it('when the plan changes, then it is one of the new plan', async () => {
    const path = pathOf('commandCenter.read')
    await ask(path)
    await tell(stores, [planChanged('growth')])
    const answer = await ask(path)
    expect([answer.isKept, answer.text]).toEqual([false, await anew(path)])
    await ended()
  })
  it.each(['privacy', 'archiving'])(
    'when %s changes and nothing is folded, then it is not given again',
    async (what) => {
      const viewer = await issueKey(stores, world, { createdBy: await addMember(stores, world, 'viewer') })
      const path = pathOf('commandCenter.read')
      await ask(path, viewer)
      expect((await ask(path, viewer)).isKept).toBe(true)
      const { workspaceId } = world
      const values = what === 'privacy' ? { hideSalaryFromManagers: true } : {}
      const statuses = what === 'archiving' ? { [FIRST_PROJECT]: 'archived' as const } : {}
      await setStanding(
        stores,
        { ...foldDirectory(workspaceId, []), statuses },
        { ...foldPrivacy(workspaceId, []), values },
        NEWEST,
      )
      const { status, text, isKept } = await ask(path, viewer)
      // What is not found is never kept.
      expect([status, isKept && status === 200]).toEqual([what === 'archiving' ? 404 : 200, false])
      expect(text.includes('Costs are hidden')).toBe(what === 'privacy')
      await ended()
    },
  )
  it('when its workspace is erased, then it is given to nobody', async () => {
    const path = pathOf('commandCenter.read')
    expect((await ask(path)).status).toBe(200)
    await tell(stores, [workspaceErased('demo')])
    expect((await ask(path)).status).not.toBe(200)
    await ended()
  })
})
