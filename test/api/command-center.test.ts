import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { v4 } from 'uuid'
import type { DataAccess } from '#domain/events/access'
import type { Role } from '#domain/roles'
import { foldPrivacy } from '#projections/access/standing'
import { Family } from '#projections/command-center/response'
import { collections } from '#projections/index'
import { uuid, WORKSPACE } from '#test/projections/support/events'
import { settingsChanged } from '#test/projections/support/facts'
import { SMALL_WORLD } from '#test/projections/support/small-world'
import { World as Folded } from '#test/projections/support/world'
import { get, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import {
  addMember,
  commit,
  directoryOf,
  documentsOf,
  issueKey,
  newWorld,
  setAccessState,
  setStanding,
  termsOf,
  type World,
} from '#test/support/api/world'

// The small world behind the API, at the end of its March; beside its project lie others without evidence.

const NOW = '2026-04-01T00:00:00.000Z'
const MARCH = 'start=2026-03-01&end=2026-03-31'
const world: World = {
  ...newWorld('acme', 'center'),
  workspaceId: WORKSPACE,
  clients: { first: uuid('acme'), second: v4() },
  projects: { alpha: uuid('app'), beta: v4(), gamma: v4(), archived: v4() },
}
const hiding = settingsChanged('privacy', { hideSalaryFromManagers: true })

let stores: Stores
let api: TestApi
let key: string

beforeAll(async () => {
  stores = await openStores()
  const told = [...SMALL_WORLD.filter(({ event }) => event.type !== 'ProjectAdded'), hiding]
  const documents = new Folded(told).documents()
  const folded = collections.flatMap((collection) =>
    Object.entries(documents[collection.name] ?? {}).map(([id, document]) => ({
      collection,
      id,
      document: document as object,
    })),
  )
  await commit(stores, [...documentsOf(world, termsOf('scale')), ...folded])
  await setAccessState(stores, world, null)
  await addMember(stores, world, 'owner', { all: true }, world.ownerId)
  await setStanding(stores, directoryOf(world), {
    ...foldPrivacy(world.workspaceId, []),
    values: { hideSalaryFromManagers: true },
  })
  key = await issueKey(stores, world)
  api = await serve(stores)
  api.clock.now = NOW
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

const keyOf = async (role: Role, dataAccess: DataAccess = { all: true }) =>
  issueKey(stores, world, { createdBy: await addMember(stores, world, role, dataAccess) })
const evidence = (family: string, query = '') =>
  `/command-center/evidence/${family}?projectId=${world.projects.alpha}&${MARCH}${query}`
/** What is found wrong, as `path reason`; the status where it is not 400. */
const wrong = async (path: string) => {
  const answer = await get(api, world, key, path)
  if (answer.status !== 400) return answer.status
  return answer.body.error.details.fields.map(
    ({ path: at, reason }: { path: string; reason: string }) => `${at} ${reason}`,
  )
}

describe('the parameters of the command center', () => {
  it.each(['/ai-economics/surface', '/command-center', '/search'])(
    'of %s are all optional, and must be well formed',
    async (path) => {
      expect(await wrong(`${path}?clientId=1&projectId=2&start=a&end=b&tz=c&family=objectives`)).toEqual([
        ...['clientId invalid', 'projectId invalid', 'start invalid', 'end invalid', 'tz invalid', 'family invalid'],
      ])
      expect(await wrong(`${path}?start=2026-03-01`)).toEqual(['end required'])
      expect(await wrong(`${path}?start=2026-03-02&end=2026-03-01`)).toEqual(['start out_of_range'])
      expect(await wrong(`${path}?tz=Europe/Berlin`)).toBe(200)
    },
  )
  it('of evidence are a family and a project', async () => {
    expect(await wrong('/command-center/evidence/everything')).toEqual(['family invalid', 'projectId required'])
    expect(await wrong('/command-center/evidence/Objectives?projectId=x')).toEqual([
      'family invalid',
      'projectId invalid',
    ])
    expect(await wrong(evidence('objectives', `&clientId=${world.clients.first}`))).toEqual(['clientId invalid'])
    for (const family of Family.values) expect([family, await wrong(evidence(family))]).toEqual([family, 200])
  })
  it('must name a client and a project that belong together', async () => {
    const { projects, clients } = world
    for (const path of ['/ai-economics/surface', '/command-center', '/search'])
      expect(await wrong(`${path}?projectId=${projects.alpha}&clientId=${clients.second}`)).toEqual([
        'projectId invalid',
      ])
  })
})

describe('the command center', () => {
  it('shows the first active project of those that the caller may see', async () => {
    const { body } = await get(api, world, key, `/command-center?${MARCH}`)
    expect(body.directory).toMatchObject({ selectedProjectId: world.projects.alpha, selectedClientId: uuid('acme') })
    expect(body.directory.projects.map(({ name }: { name: string }) => name)).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(body.kpis[0]).toMatchObject({ value: { value: 89_094 }, evidenceCount: 9 })
    const beta = { all: false, clients: [], projects: [world.projects.beta] } as const
    const restricted = await get(api, world, await keyOf('viewer', beta), '/command-center')
    // Beta is paused: there is nothing to select.
    expect(restricted.body.directory).toEqual({
      clients: [{ id: uuid('acme'), name: 'First client' }],
      projects: [{ id: world.projects.beta, clientId: uuid('acme'), name: 'Beta', status: 'paused' }],
      selectedClientId: null,
      selectedProjectId: null,
    })
    expect(restricted.text).not.toMatch(/Alpha|Second client/)
  })
  it('selects among the projects of the client that is asked for, and names it where there is none', async () => {
    const { body } = await get(api, world, key, `/command-center?clientId=${world.clients.second}`)
    expect(body.directory).toMatchObject({ selectedProjectId: null, selectedClientId: world.clients.second })
  })
  it('counts as many items as the evidence of the same selection has', async () => {
    const { body } = await get(api, world, key, `/command-center?projectId=${world.projects.alpha}&${MARCH}`)
    for (const { id, evidenceCount } of body.kpis) {
      const list = (await get(api, world, key, evidence(id))).body
      expect([id, list.family, list.evidence.length]).toEqual([id, id, evidenceCount])
    }
  })
  it('covers the whole reporting window where no dates are given', async () => {
    const { body } = await get(api, world, key, `/command-center?projectId=${world.projects.alpha}`)
    expect(body.kpis[2].value.value).toBe(2)
  })
  it('of a project without evidence is null throughout, never zero', async () => {
    const { body } = await get(api, world, key, `/command-center?projectId=${world.projects.gamma}`)
    expect(
      body.kpis.map(({ value, availability }: { value: unknown; availability: string }) => [value, availability]),
    ).toEqual(Family.values.map(() => [null, 'unavailable']))
    expect([body.flow.output, body.state]).toEqual([null, 'degraded'])
  })
})

describe('a workspace that hides hourly costs', () => {
  it('shows no amount to roles that may not see costs, in any answer', async () => {
    for (const role of ['delivery_lead', 'analyst', 'viewer'] as const) {
      const by = await keyOf(role)
      for (const path of [
        `/command-center?${MARCH}`,
        `/search?${MARCH}`,
        ...Family.values.map((one) => evidence(one)),
      ]) {
        const { status: answered, text } = await get(api, world, by, path)
        expect([path, answered, text.includes('"cents"')]).toEqual([path, 200, false])
      }
    }
  })
  it('shows them to finance', async () => {
    const by = await keyOf('finance')
    expect((await get(api, world, by, `/search?${MARCH}`)).body.facts.scopeValue.value).toBe(65_000)
    expect((await get(api, world, by, `/command-center?${MARCH}`)).body.kpis[0].value.value).toBe(89_094)
  })
})

describe('interpreted AI economics', () => {
  it('gives a confidence only for one project over given dates', async () => {
    const state = async (query: string) =>
      (await get(api, world, key, `/ai-economics/surface?${query}`)).body.reportConfidence.state
    expect(await state(`projectId=${world.projects.alpha}&${MARCH}`)).toBe('available')
    expect(await state(`projectId=${world.projects.alpha}`)).toBe('unavailable')
    expect(await state(MARCH)).toBe('unavailable')
  })
})

describe('search', () => {
  const sections = async (query: string, by = key) =>
    (await get(api, world, by, `/search?${query}`)).body.groups.map(({ section }: { section: string }) => section)
  it('lists connections only for the whole workspace, and work items only for one project', async () => {
    expect(await sections(MARCH)).toEqual(['insights', 'projects', 'clients', 'connections'])
    expect(await sections(`clientId=${world.clients.first}`)).toEqual(['insights', 'projects', 'clients'])
    expect(await sections(`projectId=${world.projects.alpha}`)).toEqual([
      'insights',
      'projects',
      'clients',
      'work_items',
    ])
  })
  it('covers the caller’s projects only', async () => {
    const gamma = await keyOf('viewer', { all: false, clients: [world.clients.second], projects: [] })
    const { body, text } = await get(api, world, gamma, `/search?${MARCH}`)
    expect(text).not.toMatch(/Alpha|Beta|First client|CO-1|tracker/)
    expect(body.facts).toEqual({
      aiAssistedChanges: null,
      aiNetHours: null,
      changeRequestReference: null,
      scopeSignals: null,
      scopeValue: null,
    })
  })
})
