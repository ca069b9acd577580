import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { DataAccess } from '#domain/events/access'
import type { Role } from '#domain/roles'
import { fractionIn, fractionText, sumOf } from '#projections/explain/fraction'
import { numbersIn } from '#projections/explain/number'
import type { NumberExplanation } from '#projections/explain/response'
import { Browser, linkFor } from '#test/support/api/browser'
import { valueAt, wrongWith } from '#test/support/api/explanations'
import { openWorld } from '#test/support/api/folded'
import { get, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { FIRST, FIRST_CLIENT, FIRST_PROJECT, SECOND, SECOND_PROJECT, SHARED } from '#test/support/api/two-clients'
import { addMember, issueKey, type World } from '#test/support/api/world'

const OWN: DataAccess = { all: false, clients: [FIRST_CLIENT], projects: [] }
const MARCH = { start: '2026-03-01', end: '2026-03-31', tz: 'UTC' }
const OF_FIRST = { projectId: FIRST_PROJECT, ...MARCH }

let stores: Stores
let api: TestApi
let world: World
beforeAll(async () => {
  stores = await openStores()
  world = await openWorld(stores, [...SHARED, ...FIRST, ...SECOND])
  api = await serve(stores, { rates: { scale: 1e9 } })
  api.clock.now = '2026-04-01T00:00:00.000Z'
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

const keyOf = async (role: Role, dataAccess: DataAccess = { all: true }, scopes?: readonly string[]) => {
  const createdBy = await addMember(stores, world, role, dataAccess)
  return issueKey(stores, world, { createdBy, ...(scopes === undefined ? {} : { scopes: scopes as never }) })
}
const asked = (parameters: Readonly<Record<string, string>>): string => `/explain?${new URLSearchParams(parameters)}`
const ask = async (key: string, parameters: Readonly<Record<string, string>>) => get(api, world, key, asked(parameters))
const merged = { operation: 'aiEconomics.read', number: 'adoption.mergedChanges', ...OF_FIRST }

describe('an explanation', () => {
  it('of a sum has things that add up to it exactly, each by its event', async () => {
    const { status, body } = await ask(await keyOf('owner'), {
      operation: 'invoiceDefense.read',
      number: 'facts.investment.labourHours',
      ...OF_FIRST,
    })
    expect(status).toBe(200)
    const explanation = body as NumberExplanation
    const [time] = explanation.parts
    expect(explanation).toMatchObject({ kind: 'sum', number: 'facts.investment.labourHours' })
    expect(explanation.value).toBeGreaterThan(0)
    expect(time).toMatchObject({ kind: 'sum', unit: 'seconds', remainder: { events: 0, contribution: '0' } })
    const told = time?.events.flatMap(({ contribution }) => (contribution === null ? [] : [fractionIn(contribution)]))
    expect(fractionText(sumOf(told ?? []))).toBe(time?.value)
    expect(new Set(time?.events.map(({ type }) => type))).toEqual(new Set(['TimeEntryRecorded']))
    expect(Number(time?.value) / 3600).toBeCloseTo(explanation.value ?? 0, 2)
  })
  it('of a constant says that it rests on no event', async () => {
    const { body } = await ask(await keyOf('owner'), {
      operation: 'confidence.read',
      number: 'confidence.signals[0].weight',
      ...OF_FIRST,
    })
    expect(body).toMatchObject({ kind: 'constant', value: 16, parts: [] })
  })
})

describe('the checks of the explained operation hold in its order', () => {
  it('needs that scope, and no other opens it', async () => {
    const other = await keyOf('owner', { all: true }, ['command-center:read', 'audit-trail:read'])
    expect((await ask(other, merged)).status).toBe(403)
    const own = await keyOf('owner', { all: true }, ['ai-economics:read'])
    expect((await ask(own, merged)).status).toBe(200)
  })
  it('needs its action, before any parameter is looked at', async () => {
    const viewer = await keyOf('viewer')
    expect((await ask(viewer, { operation: 'invoiceDefense.read', number: 'x' })).status).toBe(403)
    expect((await ask(viewer, { operation: 'commandCenter.read', number: 'x', ...MARCH })).status).toBe(400)
  })
  it.each([
    [{ operation: 'scope.read', number: 'report.added.items', ...MARCH }, 'projectId'],
    [{ operation: 'aiEconomics.read', number: 'adoption.rain', ...OF_FIRST }, 'number'],
    [{ operation: 'aiEconomics.read', ...OF_FIRST }, 'number'],
    [{ number: 'adoption.mergedChanges' }, 'operation'],
    [{ operation: 'explain.read', number: 'value' }, 'operation'],
    [{ ...merged, family: 'delivery_output' }, 'family'],
  ])('refuses %j for %s', async (parameters, path) => {
    const { status, body } = await ask(await keyOf('owner'), parameters as Readonly<Record<string, string>>)
    expect([status, body.error.details.fields.map((field: { path: string }) => field.path)]).toEqual([400, [path]])
  })
  it('does not know an operation that is named twice', async () => {
    const { status } = await get(api, world, await keyOf('owner'), `${asked(merged)}&operation=scope.read`)
    expect(status).toBe(400)
  })
  it('does not find a project that the caller does not see', async () => {
    const { status } = await ask(await keyOf('delivery_lead', OWN), { ...merged, projectId: SECOND_PROJECT })
    expect(status).toBe(404)
  })
  it('tells a session what it tells a key', async () => {
    const memberId = await addMember(stores, world, 'analyst')
    const browser = new Browser(api, world)
    await browser.signIn(await linkFor(stores, world, memberId, api))
    const byKey = await ask(await issueKey(stores, world, { createdBy: memberId }), merged)
    const bySession = await browser.get(asked(merged))
    expect([bySession.status, bySession.body]).toEqual([200, byKey.body])
  })
})

/** Numbers of sums, of counts and of documents. */
const LOOKED_AT = /^(?:kpis|flow\.output|readiness\.evidence\.workItems)\b/

/** Explanations of an answer's numbers. */
const explained = async (key: string, operation: string, path: string): Promise<readonly NumberExplanation[]> => {
  const answer = await get(
    api,
    world,
    key,
    `${path}?${new URLSearchParams(path.includes(FIRST_PROJECT) ? MARCH : OF_FIRST)}`,
  )
  expect([operation, answer.status]).toEqual([operation, 200])
  const all: NumberExplanation[] = []
  for (const number of numbersIn(answer.body).filter((one) => LOOKED_AT.test(one))) {
    const { status, body } = await ask(key, { operation, number, ...OF_FIRST })
    expect([number, status]).toEqual([number, 200])
    all.push(body)
  }
  expect(all.length).toBeGreaterThan(5)
  return all
}

/** The path of a request, and the parameters by which its numbers are explained. */
const BESIDE: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['portfolio.read', '/portfolio', MARCH],
  ['portfolio.read', '/portfolio', { ...OF_FIRST, start: '2026-02-01' }],
  ['invoices.list', '/invoices', OF_FIRST],
  ['agreements.read', `/projects/${FIRST_PROJECT}/agreements`, { projectId: FIRST_PROJECT }],
]

describe('numbers of operations beside the contract', () => {
  it.each(BESIDE)('%s %s %j: each is explained by parts that add up', async (operation, path, parameters) => {
    const owner = await keyOf('owner')
    const { projectId, ...others } = parameters
    const isInPath = projectId !== undefined && path.includes(projectId)
    const query = new URLSearchParams(isInPath ? others : parameters)
    const { status, body } = await get(api, world, owner, `${path}?${query}`)
    expect(status).toBe(200)
    const wrong: string[] = []
    for (const number of numbersIn(body)) {
      const explained = await ask(owner, { operation, number, ...parameters })
      const problem = explained.status === 200 ? wrongWith(explained.body, valueAt(body, number)) : explained.text
      if (problem !== null) wrong.push(`${number}: ${problem}`)
    }
    expect(wrong).toEqual([])
  })
  it('of a month rest on the events of that month alone', async () => {
    const { body } = await ask(await keyOf('owner'), {
      operation: 'portfolio.read',
      number: 'projects[0].months[1].completedItems',
      ...OF_FIRST,
      start: '2026-02-01',
    })
    const of = await ask(await keyOf('owner'), {
      operation: 'commandCenter.read',
      number: 'kpis.delivery_output.value.value',
      ...OF_FIRST,
    })
    expect(body.value).toBeGreaterThan(0)
    expect(body).toEqual({ ...of.body, operation: 'portfolio.read', number: body.number })
  })
  it('that sum up several projects have these as parts, each by its own number', async () => {
    const owner = await keyOf('owner')
    const { body: whole } = await get(api, world, owner, `/portfolio?${new URLSearchParams(MARCH)}`)
    const { body } = await ask(owner, { operation: 'portfolio.read', number: 'totals.months[0].spent.cents', ...MARCH })
    const explanation = body as NumberExplanation
    expect(explanation.parts.length).toBe(2)
    expect(explanation.parts.map(({ name, number, value }) => [name, Number(value), number])).toEqual(
      explanation.parts.map(({ number }, i) => [whole.projects[i].name, valueAt(whole, number ?? ''), number]),
    )
  })
  it('need the checks of their own operation', async () => {
    const number = { operation: 'trace.read', number: 'kinds[0].total', projectId: FIRST_PROJECT, kind: 'line' }
    const { status, body } = await ask(await keyOf('owner'), number)
    expect([status, body.error.details.fields.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['invoice', 'line'],
    ])
    expect((await ask(await keyOf('viewer'), number)).status).toBe(403)
    expect((await ask(await keyOf('owner'), { operation: 'access.read', number: 'windowDays' })).status).toBe(400)
  })
})

describe('an event of a sum', () => {
  it('tells in words what it is of, and what the number would be without it', async () => {
    const { body } = await ask(await keyOf('owner'), {
      operation: 'invoiceDefense.read',
      number: 'facts.investment.labourHours',
      ...OF_FIRST,
    })
    const { value, parts } = body as NumberExplanation
    const [first] = parts[0]?.events ?? []
    expect(parts[0]?.name).toBe('Hours in time sheets')
    expect(first?.label).toBe('Time entry recorded')
    expect(first?.entity).toEqual({
      kind: 'Time entry',
      key: null,
      title: expect.stringMatching(/^[\d.]+ hours? of \w+ on 2026-/),
    })
    expect(first?.without).toBeCloseTo((value ?? 0) - Number(first?.contribution) / 3600, 2)
  })
  it('does not tell what a number would be that is made of several parts', async () => {
    const { body } = await ask(await keyOf('owner'), {
      operation: 'commandCenter.read',
      number: 'kpis.delivery_investment.value.value',
      ...OF_FIRST,
    })
    const events = (body as NumberExplanation).parts.flatMap((part) => part.events)
    expect(events.length).toBeGreaterThan(0)
    expect(events.filter(({ without }) => without !== null)).toEqual([])
  })
})

describe('a caller who sees one client', () => {
  it('is told no event of another client, and none of the workspace itself', async () => {
    const all = await explained(await keyOf('delivery_lead', OWN), 'commandCenter.read', '/command-center')
    const projects = new Set(
      all.flatMap(({ parts }) => parts.flatMap(({ events }) => events.map((one) => one.projectId))),
    )
    expect([...projects].filter((id) => id !== null && id !== FIRST_PROJECT)).toEqual([])
    expect(JSON.stringify(all)).not.toContain(SECOND_PROJECT)
    expect(all.some(({ parts }) => parts.some(({ events }) => events.length > 0))).toBe(true)
  })
  it('and is a client is told of no connection, time, meeting, rate or cost', async () => {
    const all = await explained(await keyOf('client', OWN), 'commandCenter.read', '/command-center')
    const events = all.flatMap(({ parts }) => parts.flatMap((part) => part.events))
    expect(events.length).toBeGreaterThan(0)
    expect(events.filter(({ connectionId }) => connectionId !== null)).toEqual([])
    const hidden = ['Connection', 'Time entry', 'Meeting', 'Rate', 'Container', 'Cloud line', 'Settings']
    expect(events.filter(({ entity }) => hidden.includes(entity.kind))).toEqual([])
  })
  it('and may not see a number gets no explanation of it', async () => {
    const number = { operation: 'commandCenter.read', number: 'kpis.delivery_investment.value.value', ...OF_FIRST }
    expect((await ask(await keyOf('client', OWN), number)).body).toMatchObject({
      value: null,
      kind: 'unknown',
      parts: [],
    })
    expect((await ask(await keyOf('owner'), number)).body).toMatchObject({ kind: 'sum' })
  })
})
