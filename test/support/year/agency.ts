import type { Instant, Uuid } from '#domain/common'
import { addDays } from '#domain/time'
import { factsOf, type Kind, type MadeFact, YEAR_DAYS, type Year } from './year.js'

// An agency with three clients and five projects, and a year of exports of its sources, at random from a seed, with gaps.
// The engine is tested and measured on it: it has much of everything, and nobody has to believe it.

export interface AgencyProject {
  readonly name: string
  readonly client: string
  readonly repository: string
  readonly tracker: string
  readonly calendar: string
  readonly cloud: string
  readonly ai: string
}
const project = (name: string, client: string): AgencyProject => ({
  name,
  client,
  repository: `github.com/agency/${name}`,
  tracker: `${name}-tracker`,
  calendar: `${name}@agency`,
  cloud: `aws:${name}`,
  ai: `cursor:${name}`,
})
export const PROJECTS: readonly AgencyProject[] = [
  project('shop', 'Acme'),
  project('app', 'Acme'),
  project('portal', 'Bolt'),
  project('api', 'Bolt'),
  project('site', 'Cube'),
]

/** The days of the year that a source covers, the second excluded; none if it was never connected. */
type Gap = readonly [from: number, to: number] | null

/** Gaps of the sources, by project and kind. */
const GAPS: Readonly<Record<string, Partial<Record<Kind, Gap>>>> = {
  // Nobody sends its cloud bills, nor asks the vendor of its AI tool.
  app: { cloud_line: null, ai_usage: null },
  // Its calendar breaks off after eight months.
  portal: { meeting: [0, 243] },
  // Its time sheets begin in the sixth month.
  api: { time_entry: [151, YEAR_DAYS], ai_usage: null },
  // Its tracker was never connected, and it has not been invoiced.
  site: { work_item: null, invoice: null, ai_usage: null },
}

/** The time that a source covers of a project's year; null if it was never connected. */
export const toldOf = (
  name: string,
  kind: Kind,
  { from, until }: Year,
): { readonly from: Instant; readonly to: Instant } | null => {
  const gap = GAPS[name]?.[kind]
  if (gap === null) return null
  const [first, end] = gap ?? [0, YEAR_DAYS]
  const startOf = (n: number): Instant => `${addDays(from, n)}T00:00:00.000Z`
  return { from: startOf(first), to: end === YEAR_DAYS ? until : startOf(end) }
}

interface Source {
  readonly kinds: readonly [Kind, ...Kind[]]
  readonly connection: { readonly provider: string; readonly category: string }
  readonly called: string
}
const SOURCES: readonly Source[] = [
  { kinds: ['work_item'], connection: { provider: 'jira', category: 'delivery' }, called: 'Jira' },
  { kinds: ['code_change', 'release'], connection: { provider: 'github', category: 'code' }, called: 'GitHub' },
  { kinds: ['meeting'], connection: { provider: 'google_calendar', category: 'calendar' }, called: 'Calendar' },
  { kinds: ['time_entry'], connection: { provider: 'csv', category: 'import' }, called: 'Time sheet' },
  { kinds: ['invoice'], connection: { provider: 'csv', category: 'import' }, called: 'Invoices' },
  { kinds: ['cloud_line'], connection: { provider: 'aws', category: 'cloud' }, called: 'Cloud bills' },
  { kinds: ['ai_usage'], connection: { provider: 'cursor', category: 'ai' }, called: 'Cursor' },
]

/** One source of one project: the lines of the file of facts that it exports. */
export interface AgencyFile {
  readonly name: string
  readonly lines: readonly object[]
}

const placeOf = (
  { repository, tracker, calendar, cloud, ai }: AgencyProject,
  projectId: Uuid,
): Readonly<Record<Kind, string>> => ({
  work_item: tracker,
  code_change: repository,
  release: repository,
  meeting: calendar,
  cloud_line: cloud,
  time_entry: projectId,
  invoice: projectId,
  ai_usage: ai,
})

const fileOf = (
  { kinds, connection, called }: Source,
  { name }: AgencyProject,
  places: Readonly<Record<Kind, string>>,
  year: Year,
  facts: readonly MadeFact[],
): readonly AgencyFile[] => {
  const told = toldOf(name, kinds[0], year)
  if (told === null) return []
  const isTold = ({ kind, at }: MadeFact) => kinds.includes(kind) && at >= told.from && at < told.to
  // An expense in a time sheet: a rejected line.
  const stray =
    name === 'api' && kinds[0] === 'time_entry'
      ? [{ kind: 'expense', place: places.time_entry, key: 'e1', data: { amount: '42.00' } }]
      : []
  return [
    {
      name: `${name}-${kinds[0]}.jsonl`,
      lines: [
        { connection: { ...connection, label: `${called} of ${name}`, channel: 'export' } },
        ...kinds.map((kind) => ({ coverage: { kind, container: places[kind], ...told } })),
        ...facts.filter(isTold).map(({ kind, key, data }) => ({ kind, place: places[kind], key, data })),
        ...stray,
      ],
    },
  ]
}

/** All files of the year, one for each source of a project. The same seed gives the same files. */
export const agencyFiles = ({
  seed,
  year,
  idOf,
}: {
  readonly seed: number
  readonly year: Year
  readonly idOf: (project: string) => Uuid
}): readonly AgencyFile[] =>
  PROJECTS.flatMap((one, i) => {
    const facts = [...factsOf(one.name, year, seed + i)]
    const places = placeOf(one, idOf(one.name))
    return SOURCES.flatMap((source) => fileOf(source, one, places, year, facts))
  })
