import { openSampleAgency, SAMPLE, sampleIds } from '#app/import/sample'
import { keyToShow } from '#app/state/first-key'
import type { Instant } from '#domain/common'
import { addDays } from '#domain/time'
import { ensureFolded } from '#projector/ensure-folded'
import { ALL } from '#readstore/port'
import type { ProjectName } from '#sample/agency'
import { monthsOf, type Year, yearUntil } from '#sample/calendar'
import { openStores } from '#stores/open'
import { unwatched } from '#test/app/support/unwatched'
import { send, serve } from '#test/support/api/server'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'

// The sample as it is opened on a day, and its answers over HTTP.

type Query = Readonly<Record<string, string>>

export interface Opened {
  readonly year: Year
  /** The days of the whole year, and of its last quarter. */
  readonly whole: Query
  readonly quarter: Query
  /** The whole months, oldest first. */
  readonly months: readonly string[]
  readonly idOf: (project: ProjectName) => string
  // biome-ignore lint/suspicious/noExplicitAny: whatever the answer holds
  readonly ask: (path: string, query?: Query) => Promise<any>
  readonly close: () => Promise<void>
}

/** Opens the sample at an instant, and serves it as it is five minutes later. */
export const openedAt = async (madeAt: Instant): Promise<Opened> => {
  const data = newFolder()
  const stores = await ok(openStores(data))
  const environment = { ...stores, now: () => madeAt, watcher: unwatched }
  const { workspaceId, ownerId } = await ok(openSampleAgency(data, environment))
  const key = (await ok(keyToShow(workspaceId, ownerId, environment)))?.key ?? ''
  await ok(ensureFolded(await ok(stores.eventLog.end()), ALL, stores, () => undefined))
  const { projects } = await ok(sampleIds(workspaceId, environment))
  const api = await serve(stores, { rates: { scale: 1e9 } })
  api.clock.now = new Date(Date.parse(madeAt) + 300_000).toISOString()
  const year = yearUntil(madeAt)
  const { from, today } = year
  return {
    year,
    whole: { start: from, end: today, tz: 'UTC' },
    quarter: { start: addDays(today, -89), end: today, tz: 'UTC' },
    months: monthsOf(year).map(({ start }) => start.slice(0, 7)),
    idOf: (name) => projects.find((one) => one.name === name)?.id ?? '',
    ask: async (path, query = {}) => {
      const { organization, workspace } = SAMPLE
      const target = `/api/v1/organizations/${organization}/workspaces/${workspace}${path}?${new URLSearchParams(query)}`
      const { status, body } = await send(api, target, { authorization: `Bearer ${key}` })
      if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
      return body
    },
    close: async () => {
      await api.close()
      stores.close()
    },
  }
}
