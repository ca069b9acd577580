import { compareText } from '#domain/compare'
import { sampleOf } from '#test/support/files/samples'
import type { LocalAnswer, LocalHost, LocalRequest } from './local-host.js'

/** A time entry of a local Toggl. */
export interface LocalTime {
  readonly id: number
  readonly start: string
  readonly seconds: number
  readonly project: string
}

/** The workspace that a local Toggl has. A test changes its entries. */
export interface LocalToggl {
  entries: readonly LocalTime[]
  pageSize: number
  /** The days that were asked for, as `from to`. */
  readonly asked: string[]
}

const [ROW] = JSON.parse(sampleOf('toggl-entries', 'report')) as readonly object[]

/** An entry of a day. */
export const togglTime = (id: number, day: string, changes: Partial<LocalTime> = {}): LocalTime => ({
  id,
  start: `${day}T10:00:00+01:00`,
  seconds: 3_600,
  project: 'Website',
  ...changes,
})

const rowOf = ({ id, start, seconds, project }: LocalTime): object => ({
  ...ROW,
  project_name: project,
  time_entries: [{ id, seconds, start, stop: start, at: start }],
})

const placeOf = ({ start, id }: LocalTime): string => `${start} ${String(id).padStart(9, '0')}`

const report = (workspace: LocalToggl, { body }: LocalRequest): LocalAnswer => {
  const asked = body as Readonly<Record<string, string | number | undefined>>
  const { start_date: from = '', end_date: to = '', first_id: firstId, first_row_number: firstRow = 1 } = asked
  workspace.asked.push(`${from} ${to}`)
  const days = (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000
  if (days > 366) return { status: 400, body: 'the range is too long' }
  const all = workspace.entries
    .filter(({ start }) => start.slice(0, 10) >= String(from) && start.slice(0, 10) <= String(to))
    .sort((a, b) => compareText(placeOf(b), placeOf(a)))
  const first = workspace.entries.find(({ id }) => id === firstId)
  const left = first === undefined ? all : all.filter((one) => placeOf(one) <= placeOf(first))
  const here = left.slice(0, workspace.pageSize)
  const next = left[here.length]
  const headers =
    next === undefined
      ? {}
      : { 'x-next-id': String(next.id), 'x-next-row-number': String(Number(firstRow) + here.length) }
  return { body: here.map(rowOf), headers }
}

/** Serves the detailed report of the workspace 7 as Toggl does. */
export const serveToggl = (host: LocalHost): LocalToggl => {
  const workspace: LocalToggl = { entries: [], pageSize: 2, asked: [] }
  host.route('POST', '/reports/api/v3/workspace/7/search/time_entries', (request) => report(workspace, request))
  return workspace
}
