import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { decode } from '#domain/codec'
import { foldPrivacy } from '#projections/access/standing'
import { collections as collectionsOfAll } from '#projections/index'
import { operations } from '#projections/operations'
import { uuid, WORKSPACE } from '#test/projections/support/events'
import { settingsChanged } from '#test/projections/support/facts'
import { SMALL_WORLD } from '#test/projections/support/small-world'
import { World as Folded } from '#test/projections/support/world'
import { get, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import {
  addMember,
  addWorld,
  commit,
  directoryOf,
  issueKey,
  newWorld,
  type StatedDocument,
  setStanding,
  type World,
} from '#test/support/api/world'

// The four operations that belong to one project, over HTTP, on the small world that is worked by hand.

let stores: Stores
let api: TestApi
let world: World
let key: string

const collections = new Map(collectionsOfAll.map((collection) => [collection.name, collection]))
/** The documents of the small world, in a workspace that hides what hours cost from managers. */
const smallWorld = (): readonly StatedDocument[] =>
  Object.entries(
    new Folded([...SMALL_WORLD, settingsChanged('privacy', { hideSalaryFromManagers: true })]).documents(),
  ).flatMap(([name, documents]) => {
    const collection = collections.get(name)
    return collection === undefined || name === 'project'
      ? []
      : Object.entries(documents).map(([id, document]) => ({ collection, id, document: document as object }))
  })

beforeAll(async () => {
  stores = await openStores()
  const named = newWorld('acme', 'delivery')
  world = { ...named, workspaceId: WORKSPACE, projects: { ...named.projects, alpha: uuid('app') } }
  await addWorld(stores, world)
  await commit(stores, smallWorld())
  await setStanding(stores, directoryOf(world), {
    ...foldPrivacy(WORKSPACE, []),
    values: { hideSalaryFromManagers: true },
  })
  key = await issueKey(stores, world)
  api = await serve(stores, { rates: { scale: Number.MAX_SAFE_INTEGER } })
  api.clock.now = '2026-04-01T00:00:00.000Z'
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

const MARCH = 'start=2026-03-01&end=2026-03-31'
const IDS = ['scope.read', 'forensics.read', 'invoiceDefense.read', 'confidence.read'] as const
type Id = (typeof IDS)[number]
const PATHS: Readonly<Record<Id, (project: string, query?: string) => string>> = {
  'scope.read': (project, query = MARCH) => `/projects/${project}/scope-creep?${query}`,
  'forensics.read': (project, query = MARCH) => `/projects/${project}/forensics?${query}`,
  'invoiceDefense.read': (project, query = MARCH) => `/invoice-defense?projectId=${project}&${query}`,
  'confidence.read': (project, query = `${MARCH}&tz=UTC`) => `/confidence?projectId=${project}&${query}`,
}
const operationOf = (id: Id) => {
  const found = operations.find((one) => one.id === id)
  if (found === undefined) throw new Error(`there is no operation ${id}`)
  return found
}
/** What comes back, held against the operation's codec where it is a 200. */
const ask = async (id: Id, path: string, by = key, of = world) => {
  const answer = await get(api, of, by, path)
  if (answer.status === 200) expect(decode(operationOf(id).response, answer.body)).toMatchObject({ _tag: 'Right' })
  return answer
}
const alpha = (id: Id, query?: string) => PATHS[id](world.projects.alpha, query)
const wrong = async (id: Id, path: string) => {
  const { status, body } = await ask(id, path)
  return status === 400
    ? body.error.details.fields.map((field: { path: string; reason: string }) => `${field.path} ${field.reason}`)
    : status
}

describe('an answer', () => {
  it('is what the reports say of the project and period', async () => {
    const scope = await ask('scope.read', alpha('scope.read'))
    expect(scope.body).toMatchObject({
      project: { id: world.projects.alpha, name: 'Alpha', clientName: 'First client' },
      lock: { items: 3 },
      report: { added: { items: 2 }, valuation: { valueCents: 65_000 } },
    })
    expect((await ask('forensics.read', alpha('forensics.read'))).body).toMatchObject({
      engagement: { state: 'active' },
      period: { start: '2026-03-01', end: '2026-03-31', timeZone: 'UTC' },
      graph: { truncated: false, counts: { unlinkedChanges: 2, unattributedItems: 1 } },
    })
    expect((await ask('invoiceDefense.read', alpha('invoiceDefense.read'))).body).toMatchObject({
      facts: { investment: { totalCents: 89_094 } },
      invoice: { number: 'I-1' },
      pack: null,
      reconciliation: { state: 'insufficient_evidence' },
    })
    expect((await ask('confidence.read', alpha('confidence.read'))).body.confidence).toMatchObject({
      score: 66.8,
      label: 'moderate',
    })
  })
  it('for a project without an engagement is 200 with nulls', async () => {
    for (const id of IDS) {
      const { status, body } = await ask(id, PATHS[id](world.projects.beta))
      expect([id, status]).toEqual([id, 200])
      if (id === 'scope.read') expect(body).toMatchObject({ engagement: null, lock: null, report: null })
      if (id === 'forensics.read') expect(body).toMatchObject({ engagement: null, lock: null, graph: null })
      if (id === 'invoiceDefense.read') expect(body).toMatchObject({ invoice: null, pack: null, reconciliation: null })
      if (id === 'confidence.read') expect(body.confidence).toMatchObject({ score: 0, label: 'insufficient' })
    }
  })
  it('has the pack that a question chooses, in any encoding; facts are the only mode', async () => {
    const packOf = async (query: string) =>
      (await ask('invoiceDefense.read', alpha('invoiceDefense.read', `${MARCH}&${query}`))).body.pack?.id ?? null
    expect(await packOf('question=what-did-it-cost')).toBe('what-did-it-cost')
    expect(await packOf('question=What+did%20it+cost%3F')).toBe('what-did-it-cost')
    expect(await packOf('mode=facts')).toBeNull()
  })
})

describe('a question that no pack answers', () => {
  it.each(['why', 'what did it cost?', 'WHAT-DID-IT-COST', '\u{1F600}'.repeat(120), 'x'.repeat(200)])(
    'is refused, and the message says which there are: %s',
    async (question) => {
      const query = `${MARCH}&question=${encodeURIComponent(question)}`
      const { status, body } = await ask('invoiceDefense.read', alpha('invoiceDefense.read', query))
      expect(status).toBe(400)
      expect(body.error.details.fields).toEqual([{ path: 'question', reason: 'invalid' }])
      expect(body.error.message).toBe(
        'question must be one of what-was-delivered, what-did-it-cost, what-was-added, was-ai-used, how-sure-are-you, or the exact question of one of them.',
      )
    },
  )
})

describe('the period', () => {
  it('is of civil days in the zone that is asked for, UTC where none is', async () => {
    const merged = async (query: string) =>
      (await ask('invoiceDefense.read', alpha('invoiceDefense.read', query))).body.facts.delivery.mergedChanges
    // #1 was merged at midnight in UTC, which is still the day before in Los Angeles.
    expect(await merged('start=2026-03-05&end=2026-03-05')).toBe(1)
    expect(await merged('start=2026-03-05&end=2026-03-05&tz=America/Los_Angeles')).toBe(0)
    expect(await merged('start=2026-03-04&end=2026-03-04&tz=America/Los_Angeles')).toBe(1)
    const { body } = await ask(
      'forensics.read',
      alpha('forensics.read', 'start=2026-03-04&end=2026-03-04&tz=America/Los_Angeles'),
    )
    expect(body.period).toEqual({ start: '2026-03-04', end: '2026-03-04', timeZone: 'America/Los_Angeles' })
    const changes = body.graph.nodes.filter(({ kind }: { kind: string }) => kind === 'code_change')
    expect(changes.map(({ label }: { label: string }) => label)).toEqual(['#1 Change #1'])
  })
  it('may reach beyond today, and counts to now', async () => {
    for (const id of IDS) {
      const query = `start=2026-03-01&end=2027-01-01${id === 'confidence.read' ? '&tz=UTC' : ''}`
      expect([id, (await ask(id, alpha(id, query))).status]).toEqual([id, 200])
    }
  })
})

describe('a member who may not see costs', () => {
  it('sees no cost of hours, where the workspace hides it', async () => {
    const lead = await issueKey(stores, world, { createdBy: await addMember(stores, world, 'delivery_lead') })
    const { nodes } = (await ask('forensics.read', alpha('forensics.read'), lead)).body.graph
    expect(nodes.filter((node: { costCents: number | null }) => node.costCents !== null)).toEqual([])
    expect(nodes.some((node: { label: string }) => node.label.endsWith('(cost hidden)'))).toBe(true)
    const { report } = (await ask('scope.read', alpha('scope.read'), lead)).body
    expect(report.valuation).toMatchObject({ valueCents: null, basis: expect.stringMatching(/hidden/) })
    const whole = (await ask('forensics.read', alpha('forensics.read'))).body.graph
    expect(whole.nodes.some((node: { costCents: number | null }) => node.costCents !== null)).toBe(true)
  })
})

describe('malformed parameters', () => {
  it.each(['scope.read', 'forensics.read'] as const)('%s: each bad field is listed, the path first', async (id) => {
    expect(await wrong(id, alpha(id, ''))).toEqual(['start required', 'end required'])
    expect(await wrong(id, alpha(id, 'start=2026-03-01'))).toEqual(['end required'])
    expect(await wrong(id, PATHS[id]('nope', 'start=2026-02-30&tz=+1&clientId=x&question=y'))).toEqual([
      ...['projectId invalid', 'start invalid', 'end required', 'tz invalid', 'clientId invalid', 'question invalid'],
    ])
    expect(await wrong(id, alpha(id, 'start=2026-03-02&end=2026-03-01'))).toEqual(['start out_of_range'])
    expect(await wrong(id, alpha(id, `${MARCH}&projectId=${world.projects.alpha}`))).toEqual(['projectId invalid'])
  })
  it('invoiceDefense.read: project and dates are required, question and mode are bounded', async () => {
    const id = 'invoiceDefense.read'
    expect(await wrong(id, '/invoice-defense')).toEqual(['projectId required', 'start required', 'end required'])
    expect(await wrong(id, alpha(id, `${MARCH}&question=${'x'.repeat(121)}&mode=narrative`))).toEqual([
      ...['question invalid', 'mode invalid'],
    ])
    expect(await wrong(id, alpha(id, `${MARCH}&question=`))).toEqual(['question invalid'])
    expect(await wrong(id, alpha(id, `${MARCH}&question=a&question=b&mode=facts&mode=facts`))).toEqual([
      ...['question invalid', 'mode invalid'],
    ])
    expect(await wrong(id, alpha(id, `${MARCH}&clientId=${world.clients.first}`))).toEqual(['clientId invalid'])
  })
  it('confidence.read: start, end and tz are required together', async () => {
    const id = 'confidence.read'
    expect(await wrong(id, '/confidence')).toEqual([
      'projectId required',
      'start required',
      'end required',
      'tz required',
    ])
    expect(await wrong(id, alpha(id, MARCH))).toEqual(['tz required'])
    expect(await wrong(id, alpha(id, 'tz=UTC'))).toEqual(['start required', 'end required'])
    expect(await wrong(id, alpha(id, `${MARCH}&tz=Nowhere`))).toEqual(['tz invalid'])
  })
})
