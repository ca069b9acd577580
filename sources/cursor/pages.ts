import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { CivilDate } from '#domain/common'
import { addDays, epochOf, startOfDay } from '#domain/time'
import { type Days, later, type Told } from '#sources/kit/ai-usage/days-back'
import { bodyAs, listIn, unreadable } from '#sources/kit/hosts/answers'
import type { Ask, HostAnswer } from '#sources/kit/hosts/ask'
import { dayOfUsage } from './usage.js'

// Answers of the Admin API of Cursor: rows of people and days, and events, in pages by number.

/** The records of a full page. */
const PAGE_SIZE = 1_000
/** The most pages of a list: 150,000 events of three days. */
const MOST_PAGES = 150

/** A list of the API: its path, and the member of its pages that has its records. */
interface UsageList {
  readonly path: string
  readonly member: string
}

const EVENTS: UsageList = { path: '/teams/filtered-usage-events', member: 'usageEvents' }
const ROWS: UsageList = { path: '/teams/daily-usage-data', member: 'data' }

const Page = t.intersection(
  [
    t.UnknownRecord,
    t.type({
      /** Answers without pages have all. */
      pagination: maybe(t.type({ hasNextPage: t.boolean })),
      totalUsageEventsCount: maybe(t.number),
    }),
  ],
  'a page of usage',
)

interface Answered {
  readonly records: readonly unknown[]
  readonly hasNext: boolean
  /** The number of records of all pages; 0 if the host does not tell. */
  readonly total: number
  readonly at: HostAnswer['at']
}

const pageOf = async (ask: Ask, { path, member }: UsageList, { from, to }: Days, page: number): Promise<Answered> => {
  const startDate = epochOf(startOfDay(from, 'UTC'))
  const endDate = epochOf(startOfDay(addDays(to, 1), 'UTC')) - 1
  const answer = await ask({ method: 'POST', address: path, body: { startDate, endDate, page, pageSize: PAGE_SIZE } })
  const body = bodyAs(Page, answer)
  const records = listIn({ ...answer, body: body[member] })
  const { pagination, totalUsageEventsCount } = body
  if (pagination == null && records.length === PAGE_SIZE)
    throw unreadable('a page does not say whether it is the last one')
  return { records, hasNext: pagination?.hasNextPage ?? false, total: totalUsageEventsCount ?? 0, at: answer.at }
}

/** All records of a list on some days, and the host's time of its first page. */
const recordsOf = async (ask: Ask, list: UsageList, days: Days): Promise<Pick<Answered, 'records' | 'at'>> => {
  const first = await pageOf(ask, list, days, 1)
  const records = [...first.records]
  let { hasNext, total } = first
  for (let page = 2; hasNext; page += 1) {
    if (page > MOST_PAGES) throw unreadable('a list has no end')
    const answered = await pageOf(ask, list, days, page)
    records.push(...answered.records)
    hasNext = answered.hasNext
    // What comes or goes meanwhile is asked for again by the next run.
    total = Math.min(total, answered.total)
  }
  if (records.length < total) throw unreadable('a list ends before its end')
  const isWithin = (record: unknown): boolean => {
    const day = dayOfUsage(record)
    return day === null || (day >= days.from && day <= days.to)
  }
  return { records: records.filter(isWithin), at: first.at }
}

const Row = t.type({ isActive: maybe(t.boolean) })

/** Says whether a person used it on the day: those who did not have a row as well. */
const isActive = (row: unknown): boolean => !Row.is(row) || row.isActive !== false

/** The first day of records; null if none has one. */
const firstDayOf = (records: readonly unknown[]): CivilDate | null => {
  let first: CivilDate | null = null
  for (const record of records) {
    const day = dayOfUsage(record)
    if (day !== null && (first === null || day < first)) first = day
  }
  return first
}

/** All that the team did on some days. */
export const toldOf = async (ask: Ask, days: Days): Promise<Told> => {
  const events = await recordsOf(ask, EVENTS, days)
  const rows = await recordsOf(ask, ROWS, days)
  const active = rows.records.filter(isActive)
  const firstEvent = firstDayOf(events.records)
  const firstRow = firstDayOf(active)
  return {
    records: [...rows.records, ...events.records],
    at: events.at,
    isUsed: events.records.length > 0 || active.length > 0,
    // The host may forget the one before the other.
    firstDay: firstEvent === null || firstRow === null ? null : later(firstEvent, firstRow),
  }
}

/** Asks for the rows of one day, of which the host need not know anything. Throws a `HostFailure` if the key may not read usage. */
export const tryUsage = async (ask: Ask): Promise<void> => {
  await pageOf(ask, ROWS, { from: '2025-01-01', to: '2025-01-01' }, 1)
}
