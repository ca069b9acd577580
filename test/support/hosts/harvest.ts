import { compareText } from '#domain/compare'
import { sampleOf } from '#test/support/files/samples'
import type { LocalAnswer, LocalHost, LocalRequest } from './local-host.js'

/** A time entry, in the shape of the sample. */
export interface LocalEntry {
  readonly id: number
  readonly spent_date: string
  readonly hours: number
  readonly is_running: boolean
  readonly updated_at: string
}

const [ENTRY] = JSON.parse(sampleOf('harvest-entries')).time_entries as readonly LocalEntry[]
const [INVOICE] = JSON.parse(sampleOf('harvest-invoices')).invoices as readonly object[]

/** An entry of a day, in the shape that Harvest answers. */
export const harvestEntry = (id: number, day: string, changes: Partial<LocalEntry> = {}): LocalEntry => ({
  ...(ENTRY as LocalEntry),
  id,
  spent_date: day,
  updated_at: `${day}T12:00:00Z`,
  ...changes,
})

/** An invoice with a number, in the shape that Harvest answers. */
export const harvestInvoice = (number: string, day: string, changes: object = {}): object => ({
  ...INVOICE,
  number,
  issue_date: day,
  updated_at: `${day}T12:00:00Z`,
  ...changes,
})

/** The account that a local Harvest has. A test changes its lists. */
export interface LocalHarvest {
  entries: readonly LocalEntry[]
  invoices: readonly object[]
  roles: readonly string[]
  /** The records of a page, at most as many as are asked for. */
  pageSize: number
}

const placeOf = (record: Readonly<Record<string, unknown>>, day: string): string =>
  `${record[day]} ${String(record['id']).padStart(12, '0')}`

/** A page of a list, the newest first, as Harvest cuts it: the link to the next page says the last record of this one. */
const page = (
  { query, origin, path }: LocalRequest,
  list: string,
  records: readonly object[],
  day: string,
  size: number,
): LocalAnswer => {
  const since = query.get('updated_since') ?? ''
  const all = (records as readonly Readonly<Record<string, unknown>>[])
    .filter(({ updated_at: updated }) => String(updated) >= since)
    .sort((a, b) => compareText(placeOf(b, day), placeOf(a, day)))
  const cursor = query.get('cursor')
  const left = cursor === null ? all : all.filter((one) => placeOf(one, day) < cursor)
  const here = left.slice(0, size)
  const last = here.at(-1)
  const next = new URLSearchParams(query)
  next.set('cursor', last === undefined ? '' : placeOf(last, day))
  const isLast = here.length === left.length
  return {
    body: {
      [list]: here,
      per_page: size,
      total_pages: Math.ceil(all.length / size),
      total_entries: all.length,
      page: cursor === null ? 1 : null,
      next_page: null,
      previous_page: null,
      links: { first: `${origin}${path}`, next: isLast ? null : `${origin}${path}?${next}`, previous: null },
    },
  }
}

/** Serves an account as the API of Harvest does; without a `user-agent` it refuses. */
export const serveHarvest = (host: LocalHost): LocalHarvest => {
  const account: LocalHarvest = { entries: [], invoices: [], roles: ['administrator'], pageSize: 2 }
  const serve = (path: string, answer: (request: LocalRequest) => LocalAnswer): void =>
    host.route('GET', `/v2/${path}`, (request) => {
      const { 'user-agent': agent = '', 'harvest-account-id': id = '' } = request.headers
      return agent.startsWith('Workspace') && id === '42' ? answer(request) : { status: 400, body: { message: 'no' } }
    })
  serve('users/me', () => ({
    body: {
      id: 1_782_884,
      first_name: 'Ada',
      last_name: 'Canary',
      email: 'ada@canary.example',
      access_roles: account.roles,
    },
  }))
  serve('company', () => ({ body: { name: 'Acme Studio', full_domain: 'acme.harvestapp.com', is_active: true } }))
  serve('projects', (request) => {
    const projects = ['Website', 'Brand Identity', 'Website'].map((name, id) => ({ id, name, created_at: '2026' }))
    return page(request, 'projects', projects, 'created_at', 10)
  })
  serve('time_entries', (request) => page(request, 'time_entries', account.entries, 'spent_date', account.pageSize))
  serve('invoices', (request) => page(request, 'invoices', account.invoices, 'issue_date', account.pageSize))
  return account
}
