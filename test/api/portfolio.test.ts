import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openSampleAgency, SAMPLE, type SampleIds, sampleIds } from '#app/import/sample'
import { keyToShow } from '#app/state/first-key'
import type { Instant } from '#domain/common'
import type { Kpi } from '#projections/command-center/response'
import type { Portfolio, Series } from '#projections/portfolio/response'
import { ensureFolded } from '#projector/ensure-folded'
import { ALL } from '#readstore/port'
import { openStores } from '#stores/open'
import { unwatched } from '#test/app/support/unwatched'
import { send, serve, type TestApi } from '#test/support/api/server'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'

// The months of the sample over HTTP: each has what the contract's operations answer for exactly its days.

const MADE_AT: Instant = '2026-03-02T12:00:00.000Z'
const PERIOD = { start: '2025-10-12', end: '2026-03-02', tz: 'Europe/Berlin' }

let api: TestApi
let key: string
let projects: SampleIds['projects']
const ask = async (path: string, query: Readonly<Record<string, string>>) => {
  const target = `/api/v1/organizations/${SAMPLE.organization}/workspaces/${SAMPLE.workspace}${path}`
  const { status, body } = await send(api, `${target}?${new URLSearchParams(query)}`, {
    authorization: `Bearer ${key}`,
  })
  expect([path, status]).toEqual([path, 200])
  return body
}
const kpisOf = async (projectId: string, { start, end }: { readonly start: string; readonly end: string }) => {
  const { kpis } = await ask('/command-center', { projectId, start, end, tz: PERIOD.tz })
  return kpis as readonly Kpi[]
}

beforeAll(async () => {
  const data = newFolder()
  const stores = await ok(openStores(data))
  const environment = { ...stores, now: () => MADE_AT, watcher: unwatched }
  const { workspaceId, ownerId } = await ok(openSampleAgency(data, environment))
  key = (await ok(keyToShow(workspaceId, ownerId, environment)))?.key ?? ''
  await ok(ensureFolded(await ok(stores.eventLog.end()), ALL, stores, () => undefined))
  projects = (await ok(sampleIds(workspaceId, environment))).projects
  api = await serve(stores, { rates: { scale: 1e9 } })
  api.clock.now = '2026-03-02T12:05:00.000Z'
})
afterAll(() => api.close())

describe('of the sample', () => {
  it('the portfolio has each project, and in each month its cost and what it completed', async () => {
    const told: Portfolio = await ask('/portfolio', PERIOD)
    expect(told.projects.map(({ name }) => name)).toEqual(projects.map(({ name }) => name).sort())
    let known = 0
    for (const { id, name, months, engagement, spentSinceEngagement } of told.projects) {
      expect(months.map(({ month }) => month)).toEqual([
        '2025-10',
        '2025-11',
        '2025-12',
        '2026-01',
        '2026-02',
        '2026-03',
      ])
      for (const month of months) {
        const [investment, , output] = await kpisOf(id, month)
        const { spent, completedItems } = month
        expect([name, month.month, spent.cents, spent.availability, completedItems]).toEqual([
          name,
          month.month,
          investment?.value?.value ?? null,
          investment?.availability,
          output?.value?.value ?? null,
        ])
        known += spent.cents === null ? 0 : 1
      }
      expect(spentSinceEngagement?.since).toBe(engagement?.startsOn)
    }
    expect(known).toBeGreaterThan(10)
  })
  it('the series has in each month the five KPIs of the command center', async () => {
    const project = projects.find(({ name }) => name === 'shop')
    const projectId = project?.id ?? ''
    const { months }: Series = await ask('/series', { projectId, ...PERIOD })
    const last = months.slice(-6)
    for (const { month, start, end, kpis } of last) {
      const contract = await kpisOf(projectId, { start, end })
      expect([month, kpis]).toEqual([
        month,
        contract.map(({ id, status, availability, summary, context, value }) => ({
          id,
          status,
          availability,
          summary,
          context,
          value,
        })),
      ])
    }
    expect(last.at(-1)?.kpis.filter(({ value }) => value !== null).length).toBeGreaterThan(2)
  })
})
