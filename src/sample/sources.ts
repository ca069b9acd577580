import type { CivilDate, Instant, Uuid } from '#domain/common'
import type { EvidenceKind } from '#domain/events/connections'
import type { FactsOf } from '#domain/events/facts'
import { addDays } from '#domain/time'
import type { AgencyProject } from './agency.js'
import type { MadeChange } from './changes.js'
import type { Stories, Story } from './story.js'

// The exports of the agency's sources, as files of facts, with their gaps.

type Kind = EvidenceKind

/** One source of one project: the lines of the file of facts that it exports. */
export interface AgencyFile {
  readonly name: string
  readonly lines: readonly object[]
  /** The time at which it was exported and imported; null for the end of the year. */
  readonly exportedAt: Instant | null
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

/** The name of the connection that delivers a kind of evidence of a project. */
export const labelOf = (kind: Kind, { name }: Pick<AgencyProject, 'name'>): string =>
  `${SOURCES.find(({ kinds }) => kinds.includes(kind))?.called ?? ''} of ${name}`

interface MadeFact {
  readonly kind: Kind
  readonly day: CivilDate
  readonly key: string
  readonly data: object
}

const fact = <K extends Kind>(kind: K, day: CivilDate, key: string, data: FactsOf<K>): MadeFact => ({
  kind,
  day,
  key,
  data,
})
const dayOf = (at: Instant): CivilDate => at.slice(0, 10)

const changeFacts = (changes: readonly MadeChange[]): readonly MadeFact[] =>
  changes.map(({ day, facts }) => fact('code_change', day, facts.reference, facts))

/** All facts of a project. */
const factsOf = ({
  items,
  changes,
  releases,
  meetings,
  entries,
  invoices,
  cloud,
  usage,
}: Story): readonly MadeFact[] => [
  ...items.map(({ ticket, facts }) => fact('work_item', ticket.createdOn, ticket.key, facts)),
  ...changeFacts(changes),
  ...releases.map((one) => fact('release', dayOf(one.releasedAt), one.tag, one)),
  ...meetings.map(({ day, key, facts }) => fact('meeting', day, key, facts)),
  ...entries.map(({ day, hours, role, category, workItem, billable }, n) =>
    fact('time_entry', day, `t${n + 1}`, { day, seconds: hours * 3_600, role, category, workItem, billable }),
  ),
  ...invoices.map((one) => fact('invoice', one.issuedOn, one.number, one)),
  ...cloud.map((one) => fact('cloud_line', one.to, `${one.service} ${one.from}`, one)),
  ...usage.map((one) => fact('ai_usage', one.windowEnd, `${one.metric} ${one.windowEnd}`, one)),
]

const placesOf = (
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

/** Some days that a source tells of, the second excluded. */
type Span = readonly [from: CivilDate, end: CivilDate]

/** Nobody exported the calendar of the portal for weeks. */
const isStale = (kind: Kind, { project: { name } }: Story): boolean => name === 'portal' && kind === 'meeting'

/** The days that a source tells of: all of the year, but for the gaps. */
const spansOf = (kind: Kind, story: Story, { year, days }: Stories): readonly Span[] => {
  const { name } = story.project
  const { from } = year
  const end = addDays(year.today, 1)
  if (isStale(kind, story)) return [[from, days.calendarEnds]]
  // A month of this time sheet was never handed in.
  if (name === 'portal' && kind === 'time_entry') {
    const { withoutSheet } = days
    return [
      [from, withoutSheet.start],
      [addDays(withoutSheet.end, 1), end],
    ]
  }
  return [[from, end]]
}

const startOf = (day: CivilDate): Instant => `${day}T00:00:00.000Z`

const coverageOf = (kind: Kind, container: string, spans: readonly Span[], { year }: Stories): readonly object[] =>
  spans.map(([from, end]) => ({
    coverage: { kind, container, from: startOf(from), to: end > year.today ? year.until : startOf(end) },
  }))

/** Rows of a time sheet that cannot be read: an expense, a day that does not exist, and a row that somebody changed in a copy. */
const strayOf = (kind: Kind, { project: { name }, entries }: Story, place: string): readonly object[] => {
  const [first] = entries
  if (name !== 'app' || kind !== 'time_entry' || first === undefined) return []
  const { day, hours, role, category, workItem, billable } = first
  const data = { day, seconds: hours * 3_600, role, category, workItem, billable }
  return [
    { kind: 'expense', place, key: 'e1', data: { amount: '42.00' } },
    { kind: 'time_entry', place, key: 'x1', data: { ...data, day: `${day.slice(0, 4)}-02-30` } },
    { kind: 'time_entry', place, key: 't1', data: { ...data, seconds: data.seconds + 1_800 } },
  ]
}

const fileOf = (
  { kinds, connection, called }: Source,
  story: Story,
  places: Readonly<Record<Kind, string>>,
  stories: Stories,
): readonly AgencyFile[] => {
  const { name } = story.project
  const [kind] = kinds
  const all = factsOf(story).filter((one) => kinds.includes(one.kind))
  if (all.length === 0) return []
  const spans = spansOf(kind, story, stories)
  const isTold = ({ day }: MadeFact) => spans.some(([from, end]) => day >= from && day < end)
  return [
    {
      name: `${name}-${kind}.jsonl`,
      exportedAt: isStale(kind, story) ? startOf(stories.days.calendarEnds) : null,
      lines: [
        { connection: { ...connection, label: `${called} of ${name}`, channel: 'export' } },
        ...kinds.flatMap((one) => coverageOf(one, places[one], spans, stories)),
        ...all.filter(isTold).map((one) => ({ kind: one.kind, place: places[one.kind], key: one.key, data: one.data })),
        ...strayOf(kind, story, places[kind]),
      ],
    },
  ]
}

/** The export of the repositories that are mapped to no project. */
const unmappedFile = (stories: Stories): AgencyFile => ({
  name: 'agency-code_change.jsonl',
  exportedAt: null,
  lines: [
    {
      connection: { provider: 'github', category: 'code', label: 'GitHub of the agency', channel: 'export' },
    },
    ...stories.unmapped.flatMap(({ repository }) =>
      coverageOf('code_change', repository, [[stories.year.from, addDays(stories.year.today, 1)]], stories),
    ),
    ...stories.unmapped.flatMap(({ repository, changes }) =>
      changeFacts(changes).map(({ kind, key, data }) => ({ kind, place: repository, key, data })),
    ),
  ],
})

/** All files of the year, one for each source of a project. */
export const filesOf = (stories: Stories, idOf: (project: string) => Uuid): readonly AgencyFile[] => [
  ...stories.projects.flatMap((story) => {
    const places = placesOf(story.project, idOf(story.project.name))
    return SOURCES.flatMap((source) => fileOf(source, story, places, stories))
  }),
  unmappedFile(stories),
]
