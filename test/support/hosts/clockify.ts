import { compareText } from '#domain/compare'
import { sampleOf } from '#test/support/files/samples'
import type { LocalAnswer, LocalHost, LocalRequest } from './local-host.js'

/** A time entry of a local Clockify. */
export interface LocalTime {
  readonly id: string
  readonly start: string
  readonly seconds: number
  readonly project: string
  readonly type: string
}

/** The workspace that a local Clockify has. A test changes its entries, and the limits of its plan. */
export interface LocalClockify {
  entries: readonly LocalTime[]
  /** The largest page that the plan takes. */
  mostRows: number
  /** The most days that the plan takes. */
  mostDays: number
  /** The entries that a page really has, however many were asked for. */
  rowsGiven: number
  /** What was asked for, as `from to page`. */
  readonly asked: string[]
}

interface AskedReport {
  readonly dateRangeStart: string
  readonly dateRangeEnd: string
  readonly detailedFilter: { readonly page: number; readonly pageSize: number }
}

const [ROW] = (JSON.parse(sampleOf('clockify-entries')) as { readonly timeentries: readonly object[] }).timeentries

/** An entry of a day. */
export const clockifyTime = (id: string, day: string, changes: Partial<LocalTime> = {}): LocalTime => ({
  id,
  start: `${day}T10:00:00+01:00`,
  seconds: 3_600,
  project: 'Website',
  type: 'REGULAR',
  ...changes,
})

const rowOf = ({ id, start, seconds, project, type }: LocalTime): object => ({
  ...ROW,
  _id: id,
  projectName: project,
  timeInterval: { start, end: start, duration: seconds },
  type,
})

const refused = (message: string): LocalAnswer => ({ status: 400, body: { code: 501, message } })

const report = (workspace: LocalClockify, { body }: LocalRequest): LocalAnswer => {
  const { dateRangeStart, dateRangeEnd, detailedFilter } = body as AskedReport
  const { page, pageSize } = detailedFilter
  const from = dateRangeStart.slice(0, 10)
  const to = dateRangeEnd.slice(0, 10)
  workspace.asked.push(`${from} ${to} ${page}`)
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (days > workspace.mostDays) return refused('the range is too long')
  if (pageSize > workspace.mostRows) return refused('the page is too large')
  const all = workspace.entries
    .filter(({ start }) => start.slice(0, 10) >= from && start.slice(0, 10) <= to)
    .sort((a, b) => compareText(`${b.start} ${b.id}`, `${a.start} ${a.id}`))
  const rows = Math.min(pageSize, workspace.rowsGiven)
  const timeentries = all.slice((page - 1) * rows, page * rows).map(rowOf)
  // Without entries, a page has no totals.
  const totals = timeentries.length === 0 ? [null] : [{ _id: '', entriesCount: all.length }]
  return { body: { totals, timeentries } }
}

/** Serves the detailed report of the workspace `w7` as a region of Clockify does, two entries a page. */
export const serveClockify = (host: LocalHost): LocalClockify => {
  const workspace: LocalClockify = { entries: [], mostRows: 1_000, mostDays: 366, rowsGiven: 2, asked: [] }
  host.route('POST', '/report/v1/workspaces/w7/reports/detailed', (request) => report(workspace, request))
  return workspace
}
