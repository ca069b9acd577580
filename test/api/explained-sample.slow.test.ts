import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openSampleAgency, SAMPLE, type SampleIds, sampleIds } from '#app/import/sample'
import type { Uuid } from '#domain/common'
import type { DataAccess } from '#domain/events/access'
import { Role } from '#domain/roles'
import { fractionIn, isZero, minus, sumOf } from '#projections/explain/fraction'
import { numbersIn } from '#projections/explain/number'
import { EVENTS_LIMIT, type NumberExplanation } from '#projections/explain/response'
import { ensureFolded } from '#projector/ensure-folded'
import { ALL } from '#readstore/port'
import { openStores } from '#stores/open'
import { unwatched } from '#test/app/support/unwatched'
import { Browser, linkFor } from '#test/support/api/browser'
import { serve, type TestApi } from '#test/support/api/server'
import { addMember, type World } from '#test/support/api/world'
import { fileOf, REQUESTS } from '#test/support/contract/sample-answers'
import { contractEndpoints } from '#test/support/contract/text'
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

/** The parameters of a request of the sample, and its path. */
const asking = async (asked: (typeof REQUESTS)[number], browser: Browser) => {
  const { project, family, action, query } = asked
  const parameters: Record<string, string> = { ...query }
  if (family !== undefined) parameters['family'] = family
  const projectId = ids.projects.find(({ name }) => name === project)?.id
  if (projectId !== undefined) parameters['projectId'] = projectId
  if (action !== undefined) {
    const { body } = await browser.get(`/audit/events?${new URLSearchParams({ eventType: action, limit: '1' })}`)
    parameters['eventId'] = body.events?.[0]?.id ?? ''
  }
  const path = contractEndpoints.find(({ id }) => id === asked.operation)?.path ?? ''
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const others = Object.entries(parameters).filter(([name]) => !inPath.includes(name))
  const within = path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '')
  return { parameters, target: `${within}?${new URLSearchParams(Object.fromEntries(others))}` }
}

/** What is wrong with the explanation of a number; null for nothing. */
const wrongWith = (explanation: NumberExplanation, value: number): string | null => {
  const { kind, parts, text } = explanation
  if (explanation.value !== value) return `it explains ${explanation.value} in place of ${value}`
  if (kind === 'unknown' || text === '') return 'it says nothing of what is known'
  if (parts.reduce((sum, { events }) => sum + events.length, 0) > EVENTS_LIMIT) return 'it tells too many events'
  for (const part of parts) {
    const { value: sum, events, eventsTotal, remainder, name } = part
    if (eventsTotal !== null && events.length + (remainder.events ?? 0) !== eventsTotal)
      return `${name}: ${events.length} and ${remainder.events} events are not ${eventsTotal}`
    if (sum === null || remainder.contribution === null) continue
    const told = events.flatMap(({ contribution }) => (contribution === null ? [] : [fractionIn(contribution)]))
    const rest = minus(fractionIn(sum), sumOf([...told, fractionIn(remainder.contribution)]))
    if (!isZero(rest)) return `${name}: what is told does not add up to ${sum}`
  }
  return null
}

/** Of lists the first six elements are looked at for an owner, the first one for others. */
const isLooked = (number: string, role: Role): boolean =>
  role === 'owner' ? !/\[(?:[6-9]|\d\d+)\]/.test(number) : !/\[(?:[1-9]|\d\d+)\]/.test(number)

/** All roles where all is proven: each takes minutes. */
const ROLES: readonly Role[] = process.env['WDI_PROVE'] === '1' ? Role.values : ['client', 'viewer']

describe.each(ROLES)('given a session of the role %s', (role) => {
  it('when every number of its answers is explained, then each has an explanation that adds up', async () => {
    const browser = await joined(role)
    const wrong: string[] = []
    let explained = 0
    for (const asked of REQUESTS) {
      const { parameters, target } = await asking(asked, browser)
      // Whoever may not look at the trail finds no event in it.
      if (parameters['eventId'] === '') continue
      const answer = await browser.get(target)
      if (answer.status !== 200) {
        const refused = await browser.get(
          `/explain?${new URLSearchParams({ operation: asked.operation, number: 'any', ...parameters })}`,
        )
        if (refused.status !== answer.status) wrong.push(`${fileOf(asked)}: ${refused.status} for ${answer.status}`)
        continue
      }
      for (const number of numbersIn(answer.body).filter((path) => isLooked(path, role))) {
        const question = new URLSearchParams({ operation: asked.operation, number, ...parameters })
        const { status, body, text } = await browser.get(`/explain?${question}`)
        const value = number
          .replaceAll(']', '')
          .split(/[.[]/)
          .reduce((whole, step) => whole[step], answer.body)
        const problem = status === 200 ? wrongWith(body, value) : `${status} ${text}`
        if (problem !== null) wrong.push(`${fileOf(asked)} ${number}: ${problem}`)
        explained += 1
      }
    }
    expect(wrong).toEqual([])
    expect(explained).toBeGreaterThan(20)
  })
})
