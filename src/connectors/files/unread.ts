import type { EvidenceKind } from '#domain/events/connections'
import type { Unread } from '#import/source'
import { plainHeader } from '#sources/kit/plain-header'
import { namesIn } from './paths.js'
import type { TableHead } from './rows.js'

// What a file holds beside the records of its format: evidence of another kind, which another format or export would tell.

/** The places in exports of evidence that is not their own: headers of columns, and members of records of JSON. */
interface Elsewhere {
  readonly kind: EvidenceKind
  readonly headers: readonly string[]
  /** As formats write their members. */
  readonly members: readonly string[]
}
const ELSEWHERE: readonly Elsewhere[] = [
  {
    kind: 'time_entry',
    headers: [
      'Log Work',
      'Time Spent',
      'Σ Time Spent',
      'Time Spent (hours)',
      'Time Logged',
      'Time Tracked',
      'Time Tracking',
      'Worklog',
      'Worklogs',
      'Hours Logged',
      'Completed Work',
      'Arbeit protokollieren',
      'Arbeitsprotokoll',
      'Benötigte Zeit',
      'Zeitaufwand',
      'Tiempo Trabajado',
      'Temps consacré',
      'Temps passé',
      'Tempo gasto',
    ],
    members: [
      'fields.worklog.worklogs',
      'fields.timespent',
      'time_stats.total_time_spent',
      'fields.Microsoft\\.VSTS\\.Scheduling\\.CompletedWork',
      'total_tracked_time',
      'tracked_times',
    ],
  },
  {
    kind: 'work_item',
    headers: [],
    members: ['fields.status'],
  },
  {
    kind: 'code_change',
    headers: ['Pull Request', 'Pull Requests', 'Merge Request', 'Merge Requests', 'Commits'],
    members: ['pull_requests', 'merge_requests'],
  },
  {
    kind: 'invoice',
    headers: ['Credit Note', 'Credit Notes'],
    members: ['CreditNotes', 'credit_notes'],
  },
]

/** The value that a record has at a path; undefined if it has none there. */
const valueAt = (record: unknown, names: readonly string[]): unknown => {
  let found = record
  for (const name of names) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined
    found = (found as Readonly<Record<string, unknown>>)[name]
  }
  return found
}

/** The number of entries that a member has; nothing, zero and an empty text are none. */
const entriesIn = (value: unknown): number => {
  if (Array.isArray(value)) return value.length
  return value === undefined || value === null || value === '' || value === 0 || value === false ? 0 : 1
}

interface Place extends Pick<Unread, 'name' | 'kind'> {
  readonly valuesOf: (record: unknown) => number
}

/** The places in records of JSON that may have evidence of other kinds than those of their format. */
export const unreadMembers = (kinds: readonly EvidenceKind[]): readonly Place[] =>
  ELSEWHERE.filter(({ kind }) => !kinds.includes(kind)).flatMap(({ kind, members }) =>
    members.map((member) => {
      const names = namesIn(member)
      return { name: names.join('.'), kind, valuesOf: (record: unknown) => entriesIn(valueAt(record, names)) }
    }),
  )

/** The columns of a table that hold evidence of other kinds than those of its format, and that the format does not read. */
export const unreadColumns = (
  kinds: readonly EvidenceKind[],
  read: ReadonlySet<string>,
  { header, titles }: Pick<TableHead, 'header' | 'titles'>,
): readonly Place[] =>
  ELSEWHERE.filter(({ kind }) => !kinds.includes(kind)).flatMap(({ kind, headers }) => {
    const known = new Set(headers.map(plainHeader))
    return header.flatMap((text, place) =>
      known.has(text) && !read.has(text)
        ? [{ name: titles[place] ?? text, kind, valuesOf: (cells: unknown) => entriesIn(cellAt(cells, place)) }]
        : [],
    )
  })

const cellAt = (cells: unknown, place: number): string =>
  Array.isArray(cells) && typeof cells[place] === 'string' ? cells[place].trim() : ''

/** Counts what is not read of files, by name and kind. */
export class UnreadCounts {
  readonly #found = new Map<string, Unread>()

  /** Sees a record, or the cells of a row. */
  see(record: unknown, places: readonly Place[]): void {
    for (const { name, kind, valuesOf } of places) {
      const values = valuesOf(record)
      if (values === 0) continue
      const id = JSON.stringify([name, kind])
      this.#found.set(id, { name, kind, values: values + (this.#found.get(id)?.values ?? 0) })
    }
  }

  get all(): readonly Unread[] {
    return [...this.#found.values()]
  }
}
