import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { v4 } from 'uuid'
import { openSampleAgency, SAMPLE, type SampleIds, sampleIds } from '#app/import/sample'
import type { Uuid } from '#domain/common'
import type { DataAccess } from '#domain/events/access'
import { Role } from '#domain/roles'
import { numbersIn } from '#projections/explain/number'
import { served } from '#projections/operations'
import { ensureFolded } from '#projector/ensure-folded'
import { ALL } from '#readstore/port'
import { openStores } from '#stores/open'
import { unwatched } from '#test/app/support/unwatched'
import { Browser, linkFor } from '#test/support/api/browser'
import { valueAt, wrongWith } from '#test/support/api/explanations'
import { serve, type TestApi } from '#test/support/api/server'
import { addMember, type World } from '#test/support/api/world'
import { REQUESTS } from '#test/support/contract/sample-answers'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'

// Every number of every answer of the sample has an explanation, for a session of each role: of that role's own answer.

const MADE_AT = '2026-03-02T12:00:00.000Z'
const ASKED_AT = '2026-03-02T12:05:00.000Z'

type Stores = Awaited<ReturnType<typeof opened>>['stores']
const opened = async () => {
  const data = newFolder()
  const stores = await ok(openStores(data))
  const environment = { ...stores, now: () => MADE_AT, watcher: unwatched }
  const { workspaceId, ownerId } = await ok(openSampleAgency(data, environment))
  await ok(ensureFolded(await ok(stores.eventLog.end()), ALL, stores, () => undefined))
  return { stores, workspaceId, ownerId, ids: await ok(sampleIds(workspaceId, environment)) }
}

let stores: Stores
let ids: SampleIds
let api: TestApi
let world: World
beforeAll(async () => {
  const all = await opened()
  stores = all.stores
  ids = all.ids
  const names = { organizationSlug: SAMPLE.organization, workspaceSlug: SAMPLE.workspace }
  world = { ...names, workspaceId: all.workspaceId, ownerId: all.ownerId } as World
  api = await serve(stores, { rates: { scale: 1e9 }, requestDeadlineMs: 60_000 })
  api.clock.now = ASKED_AT
})
afterAll(async () => {
  await api.close()
  stores.close()
})

const joined = async (role: Role): Promise<Browser> => {
  const [client] = ids.clients
  const access: DataAccess =
    role === 'client' ? { all: false, clients: [client?.id as Uuid], projects: [] } : { all: true }
  const memberId = await addMember(stores as never, world, role, access)
  const browser = new Browser(api, world)
  expect((await browser.signIn(await linkFor(stores as never, world, memberId, api))).status).toBe(200)
  return browser
}

/** A request of the sample, also of an operation beside the contract. */
interface Asked {
  readonly operation: string
  readonly shows?: string
  readonly project?: string
  readonly family?: string
  readonly action?: string
  readonly query?: Readonly<Record<string, string>>
  /** It is about the newest invoice of the project. */
  readonly ofInvoice?: true
}
const FEBRUARY = { start: '2026-02-01', end: '2026-02-28', tz: 'UTC' }
const BESIDE: readonly Asked[] = [
  { operation: 'portfolio.read', query: FEBRUARY },
  { operation: 'portfolio.read', project: 'shop', query: { ...FEBRUARY, start: '2026-01-01' } },
  { operation: 'series.read', project: 'shop', query: FEBRUARY },
  { operation: 'invoices.list', project: 'shop', query: FEBRUARY },
  { operation: 'invoices.read', project: 'shop', ofInvoice: true },
  { operation: 'agreements.read', project: 'shop' },
  { operation: 'trace.read', project: 'shop', query: { kind: 'line', invoice: 'SHOP-2026-02', line: 'engineering' } },
]

/** The parameters of a request of the sample, and its path. */
const asking = async (asked: Asked, browser: Browser) => {
  const { project, family, action, query } = asked
  const parameters: Record<string, string> = { ...query }
  if (family !== undefined) parameters['family'] = family
  const projectId = ids.projects.find(({ name }) => name === project)?.id
  if (projectId !== undefined) parameters['projectId'] = projectId
  if (action !== undefined) {
    const { body } = await browser.get(`/audit/events?${new URLSearchParams({ eventType: action, limit: '1' })}`)
    parameters['eventId'] = body.events?.[0]?.id ?? ''
  }
  if (asked.ofInvoice === true) {
    const { body } = await browser.get(`/invoices?${new URLSearchParams({ projectId: projectId ?? '' })}`)
    parameters['invoiceId'] = body.invoices?.[0]?.invoiceId ?? v4()
  }
  const path = served.find(({ id }) => id === asked.operation)?.path ?? ''
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const others = Object.entries(parameters).filter(([name]) => !inPath.includes(name))
  const within = path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '')
  return { parameters, target: `${within}?${new URLSearchParams(Object.fromEntries(others))}` }
}

const nameOf = ({ operation, shows = '' }: Asked): string => `${operation} ${shows}`

/** Of lists the first six elements are looked at for an owner, the first one for others; of the months of a series the last. */
const isLooked = (number: string, role: Role): boolean =>
  number.startsWith('months[35]') || role === 'owner'
    ? !/\[(?:[6-9]|\d\d+)\]/.test(number)
    : !/\[(?:[1-9]|\d\d+)\]/.test(number)

/** All roles where all is proven: each takes minutes. */
const ROLES: readonly Role[] = process.env['WDI_PROVE'] === '1' ? Role.values : ['client', 'viewer']

describe.each(ROLES)('given a session of the role %s', (role) => {
  it('when every number of its answers is explained, then each has an explanation that adds up', async () => {
    const browser = await joined(role)
    const wrong: string[] = []
    let explained = 0
    for (const asked of [...REQUESTS, ...BESIDE]) {
      const { parameters, target } = await asking(asked, browser)
      // Whoever may not look at the trail finds no event in it.
      if (parameters['eventId'] === '') continue
      const answer = await browser.get(target)
      if (answer.status !== 200) {
        const refused = await browser.get(
          `/explain?${new URLSearchParams({ operation: asked.operation, number: 'any', ...parameters })}`,
        )
        if (refused.status !== answer.status) wrong.push(`${nameOf(asked)}: ${refused.status} for ${answer.status}`)
        continue
      }
      for (const number of numbersIn(answer.body).filter((path) => isLooked(path, role))) {
        const question = new URLSearchParams({ operation: asked.operation, number, ...parameters })
        const { status, body, text } = await browser.get(`/explain?${question}`)
        const problem = status === 200 ? wrongWith(body, valueAt(answer.body, number)) : `${status} ${text}`
        if (problem !== null) wrong.push(`${nameOf(asked)} ${number}: ${problem}`)
        explained += 1
      }
    }
    expect(wrong).toEqual([])
    expect(explained).toBeGreaterThan(20)
  })
})
