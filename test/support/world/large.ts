import type { Instant, Uuid } from '#domain/common'
import { addDays, instantOf } from '#domain/time'
import { type Random, randomOf } from '#test/support/process/random'

// A year of one agency with three clients and five projects, as files of facts that its sources would export: made up
// from a seed, with gaps in what the sources tell. No code of the service but its calendar has a part in it.

export const YEAR = { start: '2025-01-01', end: '2025-12-31' }
export const READ_AT: Instant = '2026-01-10T00:00:00.000Z'

export interface LargeProject {
  readonly name: string
  readonly client: string
  readonly repository: string
  readonly tracker: string
  readonly calendar: string
  readonly cloud: string
}
const project = (name: string, client: string): LargeProject => ({
  ...{ name, client, repository: `github.com/agency/${name}`, tracker: `${name}-tracker`, calendar: `${name}@agency` },
  cloud: `aws:${name}`,
})
export const PROJECTS: readonly LargeProject[] = [
  project('shop', 'Acme'),
  project('app', 'Acme'),
  project('portal', 'Bolt'),
  project('api', 'Bolt'),
  project('site', 'Cube'),
]

type Kind = 'work_item' | 'code_change' | 'release' | 'meeting' | 'time_entry' | 'cloud_line'

/** From when to when a source tells of a project; nothing where it was never connected. */
export type Told = readonly [from: string, to: string] | null
const WHOLE: Told = ['2025-01-01', '2026-01-01']

/** What the sources leave out: by project, and by kind. */
export const GAPS: Readonly<Record<string, Partial<Record<Kind, Told>>>> = {
  // Its tracker was never connected.
  site: { work_item: null },
  // Its time sheets begin in June.
  api: { time_entry: ['2025-06-01', '2026-01-01'] },
  // Its calendar ends in August.
  portal: { meeting: ['2025-01-01', '2025-09-01'] },
  // Nobody sends its cloud bills.
  app: { cloud_line: null },
}
export const toldOf = (name: string, kind: Kind): Told => {
  const gap = GAPS[name]?.[kind]
  return gap === undefined ? WHOLE : gap
}

const DAY = 86_400_000
const pick = <A>(random: Random, ...values: readonly A[]): A => values[Math.floor(random() * values.length)] as A
const ROLES = ['engineering', 'design', 'qa'] as const

/** The lines of one project's facts, before what its sources leave out is taken away. */
function* factsOf(
  { name, repository, tracker, calendar, cloud }: LargeProject,
  projectId: Uuid,
  random: Random,
): Generator<{ readonly kind: Kind; readonly day: string; readonly line: object }> {
  let [items, changes, meetings, entries] = [0, 0, 0, 0]
  const prefix = name.toUpperCase()
  for (let day = YEAR.start, n = 0; day <= YEAR.end; day = addDays(day, 1), n += 1) {
    const at = (ms: number): Instant => instantOf(Date.parse(`${day}T00:00:00.000Z`) + ms)
    const moment = (): Instant => at(Math.floor(random() * DAY))
    const fact = (kind: Kind, place: string, key: string, data: object) => ({
      kind,
      day,
      line: { kind, place, key, data },
    })
    if (random() < 0.6) {
      items += 1
      const createdAt = moment()
      const doneAt = instantOf(Date.parse(createdAt) + Math.floor(random() * 20 * DAY))
      const isDone = random() < 0.7 && doneAt < '2026-01-01'
      yield fact('work_item', tracker, `${prefix}-${items}`, {
        ...{ key: `${prefix}-${items}`, title: `Item ${items}`, type: pick(random, 'story', 'bug', 'task', 'other') },
        ...{
          state: isDone ? 'done' : 'in_progress',
          history: [],
          createdAt,
          startedAt: null,
          doneAt: isDone ? doneAt : null,
        },
        ...{ parent: null, labels: [], links: [], estimateMinutes: null, url: null },
      })
    }
    for (let i = random() < 0.8 ? 2 : 0; i > 0; i -= 1) {
      changes += 1
      const mergedAt = moment()
      const verdict = pick(random, null, 'assisted', 'assisted', 'not_assisted')
      const key = random() < 0.7 && items > 0 ? `${prefix}-${1 + Math.floor(random() * items)}` : null
      yield fact('code_change', repository, `#${changes}`, {
        ...{
          reference: `#${changes}`,
          form: 'squash',
          title: `Change ${changes}`,
          mergeCommit: null,
          firstCommitAt: null,
        },
        ...{ openedAt: null, mergedAt, closedAt: null, labels: [], commits: [], links: [], reverts: [], url: null },
        aiMarks:
          verdict === null ? [] : [{ source: 'pr_label', verdict, tool: verdict === 'assisted' ? 'cursor' : null }],
        ...{ namedKeys: key === null ? [] : [{ key, field: 'title' }], closes: [] },
      })
    }
    if (n % 14 === 13)
      yield fact('release', repository, `v${n}`, {
        ...{ tag: `v${n}`, releasedAt: moment(), part: 1 },
        changes: Array.from({ length: Math.min(changes, 20) }, (_, i) => `#${changes - i}`),
      })
    if (n % 7 < 2) {
      meetings += 1
      const startsAt = at(9 * 3_600_000)
      yield fact('meeting', calendar, `m${meetings}`, {
        ...{ title: 'Weekly', startsAt, endsAt: at(10 * 3_600_000 + (n % 3) * 900_000), allDay: false },
        ...{
          status: pick(random, 'confirmed', 'confirmed', 'cancelled'),
          invited: 6,
          accepted: 1 + (n % 5),
          declined: n % 2,
        },
        tags: [],
      })
    }
    if (n % 7 < 5)
      for (const role of ROLES) {
        entries += 1
        yield fact('time_entry', projectId, `t${entries}`, {
          ...{
            day,
            minutes: 15 + Math.floor(random() * 400),
            role,
            category: 'delivery',
            billable: true,
            workItem: null,
          },
        })
      }
    if (n % 5 === 0)
      yield fact('cloud_line', cloud, `c${n}`, {
        ...{
          service: 'compute',
          from: day,
          to: day,
          amount: `${Math.floor(random() * 900)}.${String(1000 + Math.floor(random() * 9000))}`,
        },
        ...{ currency: 'EUR', estimated: false },
      })
  }
}

/** One source of one project: the lines of the file that it exports. */
export interface LargeFile {
  readonly name: string
  readonly lines: readonly object[]
}

/** All files of the year, one for each project and kind that is told of. */
export const largeWorld = (seed: number, idOf: (project: string) => Uuid): readonly LargeFile[] =>
  PROJECTS.flatMap((one, i) => {
    const all = [...factsOf(one, idOf(one.name), randomOf(seed + i))]
    const kinds: readonly (readonly Kind[])[] = [
      ['work_item'],
      ['code_change', 'release'],
      ['meeting'],
      ['time_entry'],
      ['cloud_line'],
    ]
    return kinds.flatMap((together): readonly LargeFile[] => {
      const [first] = together
      const told = first === undefined ? null : toldOf(one.name, first)
      if (told === null) return []
      const [from, to] = told
      const placeOf: Readonly<Record<Kind, string>> = {
        ...{ work_item: one.tracker, code_change: one.repository, release: one.repository, meeting: one.calendar },
        ...{ time_entry: idOf(one.name), cloud_line: one.cloud },
      }
      const label = `${one.name} ${together[0]}`
      return [
        {
          name: `${label.replace(' ', '-')}.jsonl`,
          lines: [
            { connection: { label, channel: 'export' } },
            ...together.map((kind) => ({
              coverage: { kind, container: placeOf[kind], from: `${from}T00:00:00.000Z`, to: `${to}T00:00:00.000Z` },
            })),
            ...all
              .filter(({ kind, day }) => together.includes(kind) && day >= from && day < to)
              .map(({ line }) => line),
          ],
        },
      ]
    })
  })
