import { cursorDay, cursorEvent } from '#test/connectors/ai-usage/records'
import type { LocalAnswer, LocalHost, LocalRequest } from './local-host.js'

/** The authorization of a key. */
export const cursorKey = (key: string): LocalHost['authorization'] => ({
  name: 'authorization',
  value: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
})

/** The row of a person who did nothing on a day. */
export const cursorIdleRow = (day: string, email: string) => ({
  ...cursorDay(day, email, 0),
  isActive: false,
  totalLinesAdded: 0,
  acceptedLinesDeleted: 0,
  totalApplies: 0,
  totalAccepts: 0,
  totalTabsShown: 0,
  totalTabsAccepted: 0,
  chatRequests: 0,
})

/** A request to a model at an instant. */
export const cursorUsed = (at: string, cents: number) => ({
  ...cursorEvent(0, cents),
  timestamp: String(Date.parse(at)),
})

type LocalRow = Readonly<ReturnType<typeof cursorDay>>
type LocalEvent = Readonly<ReturnType<typeof cursorEvent>>

/** The team that a local Admin API has. A test changes what it did. */
export interface LocalCursor {
  rows: readonly LocalRow[]
  events: readonly LocalEvent[]
  /** The most records of a page. */
  pageSize: number
  /** The requests, as `rows 2026-03-08 2026-03-10 1`: list, first and last day, page. */
  readonly asked: string[]
}

interface Asked {
  readonly startDate: number
  readonly endDate: number
  readonly page: number
  readonly pageSize: number
}

const MOST_DAYS = 30
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

const served = (
  team: LocalCursor,
  { body }: LocalRequest,
  list: 'rows' | 'events',
  page: (asked: Asked) => LocalAnswer,
): LocalAnswer => {
  const asked = body as Asked
  team.asked.push(`${list} ${dayOf(asked.startDate)} ${dayOf(asked.endDate)} ${asked.page}`)
  const isTooLong = asked.endDate - asked.startDate > MOST_DAYS * 86_400_000
  return isTooLong ? { status: 400, body: { error: 'Date range cannot exceed 30 days' } } : page(asked)
}

/** A page of records, as they stand at this moment. */
const cut = <A>(all: readonly A[], { page, pageSize }: Asked, most: number) => {
  const size = Math.min(most, pageSize)
  const pages = Math.ceil(all.length / size)
  return { records: all.slice((page - 1) * size, page * size), size, pages }
}

const rowsOf = ({ rows, pageSize }: LocalCursor, asked: Asked): LocalAnswer => {
  const all = rows.filter(({ date }) => date >= asked.startDate && date <= asked.endDate)
  const { records, size, pages } = cut(all, asked, pageSize)
  const pagination = { page: asked.page, pageSize: size, totalPages: pages, hasNextPage: asked.page < pages }
  return { body: { data: records, period: { startDate: asked.startDate, endDate: asked.endDate }, pagination } }
}

const eventsOf = ({ events, pageSize }: LocalCursor, asked: Asked): LocalAnswer => {
  const all = events
    .filter(({ timestamp }) => Number(timestamp) >= asked.startDate && Number(timestamp) <= asked.endDate)
    .sort((a, b) => Number(b.timestamp) - Number(a.timestamp))
  const { records, size, pages } = cut(all, asked, pageSize)
  const pagination = { numPages: pages, currentPage: asked.page, pageSize: size, hasNextPage: asked.page < pages }
  return { body: { totalUsageEventsCount: all.length, pagination, usageEvents: records } }
}

/** Serves a team as the Admin API of Cursor does. */
export const serveCursor = (host: LocalHost): LocalCursor => {
  const team: LocalCursor = { rows: [], events: [], pageSize: 2, asked: [] }
  host.route('POST', '/teams/daily-usage-data', (request) =>
    served(team, request, 'rows', (asked) => rowsOf(team, asked)),
  )
  host.route('POST', '/teams/filtered-usage-events', (request) =>
    served(team, request, 'events', (asked) => eventsOf(team, asked)),
  )
  return team
}
