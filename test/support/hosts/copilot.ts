import { addDays, daysBetween } from '#domain/time'
import { copilotDay } from '#test/connectors/ai-usage/records'
import type { MovedClock } from './clock.js'
import { type LocalAnswer, type LocalHost, type LocalRequest, openLocalHost } from './local-host.js'

/** A report of a day, as it stands in files. */
export type LocalDay = Readonly<Record<string, unknown>>

/** The API of GitHub with the usage reports of one organization and one enterprise, and the server of their files. */
export interface LocalCopilot {
  readonly host: LocalHost
  /** The server of the signed files, at an origin of its own. It refuses requests with an `authorization`. */
  readonly files: LocalHost
  /** The reports of days that are there. */
  readonly days: Map<string, LocalDay>
  /** The last day that is worked out. */
  end: string
  /** The answer to a request for a day without a report. */
  missing: LocalAnswer
  /** The origin that links name, where it is not that of the files. */
  linkTo: string | null
  scopes: string | null
  /** The days of which single reports were asked for. */
  readonly asked: () => readonly string[]
  /** The names by which both may be asked. */
  readonly names: readonly [string, string]
  readonly close: () => Promise<void>
}

const FORBIDDEN: LocalAnswer = { status: 403, body: { message: 'Resource not accessible by personal access token' } }

/** Serves reports as GitHub does: an answer links to files, each on lines of JSON. */
export const openLocalCopilot = async (clock: MovedClock, end: string): Promise<LocalCopilot> => {
  const host = await openLocalHost(clock)
  const files = await openLocalHost(clock)
  const stored = new Map<string, string>()
  const local: LocalCopilot = {
    host,
    files,
    days: new Map(),
    end,
    missing: { status: 204 },
    linkTo: null,
    scopes: null,
    asked: () => host.requests.flatMap(({ path }) => path.split('1-day?day=')[1] ?? []),
    names: [host.name, files.name],
    close: async () => {
      await host.close()
      await files.close()
    },
  }
  const linked = (records: readonly unknown[]): string => {
    const path = `/reports/part-${stored.size}.ndjson?sig=canary-signature-${stored.size}`
    stored.set(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
    return `${local.linkTo ?? files.address}${path}`
  }
  files.route('GET', '/reports/:name', ({ path, query, headers }) => {
    const body = stored.get(`${path}?${query}`)
    if (body === undefined || headers.authorization !== undefined) return { status: 403, body: 'canary-refusal' }
    return { headers: { 'content-type': 'application/octet-stream' }, body }
  })
  const day = ({ query }: LocalRequest, ids: object): LocalAnswer => {
    const name = query.get('day') ?? ''
    const report = local.days.get(name)
    if (report === undefined) return local.missing
    return { body: { download_links: [linked([{ ...report, ...ids }])], report_day: name } }
  }
  const latest = (ids: object): LocalAnswer => {
    const start = addDays(local.end, -27)
    const of = Array.from({ length: daysBetween(start, local.end) }, (_, i) => local.days.get(addDays(start, i)))
    const days = of.flatMap((one) => (one === undefined ? [] : [{ ...one, ...ids }]))
    const span = { report_start_day: start, report_end_day: local.end }
    return { body: { download_links: [linked([{ ...span, ...ids, day_totals: days }])], ...span } }
  }
  const reports = (account: string, kind: string, ids: object): void => {
    const below = `/api/v3/${account}/copilot/metrics/reports/${kind}`
    host.route('GET', `${below}-1-day`, (request) => day(request, ids))
    host.route('GET', `${below}-28-day/latest`, () => latest(ids))
  }
  reports('orgs/acme', 'organization', {})
  reports('enterprises/umbrella', 'enterprise', { organization_id: null, enterprise_id: '7' })
  const organization = (login: string, id: number): object => ({ login, id, url: `${host.address}/orgs/${login}` })
  host.route('GET', '/api/v3/user', () => ({
    body: { login: 'ada-canary', id: 1 },
    headers: local.scopes === null ? {} : { 'x-oauth-scopes': local.scopes },
  }))
  host.route('GET', '/api/v3/user/orgs', () => ({ body: [organization('acme', 9919), organization('other', 5)] }))
  host.route('GET', '/api/v3/orgs/acme', () => ({ body: organization('acme', 9919) }))
  host.route('GET', '/api/v3/orgs/other', () => ({ body: organization('other', 5) }))
  host.route('GET', '/api/v3/orgs/other/copilot/*', () => FORBIDDEN)
  return local
}

/** Puts a report for each day of a span; `added` gives the lines that were accepted. */
export const reportDays = (
  { days }: LocalCopilot,
  from: string,
  to: string,
  added: (day: string) => number = () => 100,
): void => {
  for (let day = from; day <= to; day = addDays(day, 1)) days.set(day, copilotDay(day, added(day)))
}
