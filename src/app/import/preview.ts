import type { ChoicesTaken } from '#app/state/import-choices'
import type { Watcher } from '#app/watcher'
import type { FactsReading } from '#connectors/facts/open'
import type { FileReading } from '#connectors/files/open'
import type { GitReading } from '#connectors/git/open'
import { compareText } from '#domain/compare'
import type { LeftOut } from '#domain/events/connections'
import type { Outcome } from '#domain/outcome'
import type { AssumedReach } from '#import/assumption'
import {
  isNoFact,
  type NoFact,
  readingOf,
  type SourceError,
  type SourceReading,
  type Unread,
  type UpdatedFact,
} from '#import/source'
import type { ChoiceTable } from '#sources/kit/format'
import { type ComesTo, Coming } from './comes-to.js'

export type { AssumedReach, Unread }

/** The number of changes that a rule marks. */
export interface MarkCount {
  readonly verdict: 'assisted' | 'not_assisted'
  readonly tool: string | null
  readonly rule: string
  readonly changes: number
}

/** The facts that an import of a repository would deliver. */
export interface RepositoryPreview {
  readonly tag: 'repository'
  readonly container: string
  readonly branch: string
  readonly changes: number
  readonly untagged: number
  readonly releases: number
  /** The most frequent first. */
  readonly marks: readonly MarkCount[]
}

/** The facts that an import of exported files would deliver. */
export interface FilesPreview extends ChoicesTaken, ComesTo {
  readonly tag: 'files'
  /** The recognised formats. */
  readonly formats: readonly string[]
  readonly records: number
  /** Records that correctly yield no fact. */
  readonly leftOut: readonly LeftOut[]
  /** Columns and members that hold evidence which is not read there. */
  readonly unread: readonly Unread[]
  /** Records that cannot be read, with the first of each reason. */
  readonly rejected: readonly {
    readonly reason: string
    readonly records: number
    readonly first: string
    readonly message: string
  }[]
  /** The kinds that are taken to be complete beyond their last record. */
  readonly reaches: readonly AssumedReach[]
  /** Words of the source whose meaning a person has to answer, by table of choices. */
  readonly asked: readonly { readonly table: ChoiceTable; readonly words: readonly string[] }[]
}

export type Preview = RepositoryPreview | FilesPreview

const countFacts = async (
  reading: GitReading,
  { progress: begin }: Pick<Watcher, 'progress'>,
): Promise<RepositoryPreview> => {
  const progress = begin('reading_commits')
  const marks = new Map<string, MarkCount>()
  const tags = new Set<string>()
  let [changes, untagged] = [0, 0]
  for await (const fact of reading.facts((done) => progress.update(done, reading.total))) {
    if (fact.kind === 'release') tags.add(fact.data.tag)
    if (fact.kind !== 'code_change') continue
    changes += 1
    if (fact.data.aiMarks.length === 0) untagged += 1
    for (const { verdict, tool, rule = '' } of fact.data.aiMarks) {
      const key = `${verdict} ${tool} ${rule}`
      marks.set(key, { verdict, tool, rule, changes: (marks.get(key)?.changes ?? 0) + 1 })
    }
  }
  progress.end()
  const byCount = (a: MarkCount, b: MarkCount): number => b.changes - a.changes || compareText(a.rule, b.rule)
  return {
    tag: 'repository',
    container: reading.container,
    branch: reading.branch.name,
    changes,
    untagged,
    releases: tags.size,
    marks: [...marks.values()].sort(byCount),
  }
}

/** Takes each thing that a preview reads: a fact, or what is known to be none. */
export type OnThing = (thing: UpdatedFact | NoFact) => void

/** Sums of the facts of files, and counts of their other records by reason. */
interface Counted extends Pick<FilesPreview, keyof ComesTo | 'rejected' | 'leftOut'> {
  /** The records that are facts; several may be about one thing. */
  readonly stating: number
}

const countRecords = async (
  reading: SourceReading,
  { progress: begin }: Pick<Watcher, 'progress'>,
  onThing: OnThing,
): Promise<Counted> => {
  const progress = begin('importing_lines')
  const coming = new Coming()
  try {
    const rejected = new Map<string, FilesPreview['rejected'][number]>()
    let stating = 0
    for await (const record of reading.facts((done) => progress.update(done, reading.total))) {
      if (record.kind === 'dead_letter') {
        const { reasonCode: reason, record: place, message } = record
        const { records, first } = rejected.get(reason) ?? { records: 0, first: place }
        rejected.set(reason, { reason, records: records + 1, first, message })
        continue
      }
      onThing(record)
      if (isNoFact(record)) continue
      stating += 1
      coming.add(record)
    }
    const { leftOut = [] } = reading
    return { ...coming.result(), stating, leftOut, rejected: [...rejected.values()] }
  } finally {
    progress.end()
    coming.close()
  }
}

const previewOfFiles = async (
  reading: FileReading,
  watcher: Pick<Watcher, 'progress'>,
  onThing: OnThing,
): Promise<FilesPreview> => {
  const { stating, ...counted } = await countRecords(reading, watcher, onThing)
  return {
    ...counted,
    tag: 'files',
    formats: reading.formats.map(({ title }) => title),
    records: reading.total ?? stating,
    unread: reading.unread ?? [],
    assumed: reading.assumptions,
    unneeded: reading.unneeded,
    changed: reading.changed,
    reaches: reading.reaches ?? [],
    asked: [...reading.asked].map(([table, words]) => ({ table, words: [...words].sort() })),
  }
}

const previewOfFacts = async (
  reading: FactsReading,
  watcher: Pick<Watcher, 'progress'>,
  onThing: OnThing,
): Promise<FilesPreview> => {
  const { stating, ...counted } = await countRecords(reading, watcher, onThing)
  const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
  return {
    ...counted,
    tag: 'files',
    formats: [`File of facts, ${reading.label}`],
    // Lines that describe the file are none.
    records: stating + sum(counted.rejected.map(({ records }) => records)),
    unread: [],
    assumed: [],
    unneeded: [],
    changed: [],
    reaches: [],
    asked: [],
  }
}

/** Reads a repository and counts the facts of an import, with the marks of AI by tool and rule; writes nothing. */
export const previewRepository = (
  reading: GitReading,
  watcher: Pick<Watcher, 'progress'>,
): Outcome<SourceError, RepositoryPreview> => readingOf(() => countFacts(reading, watcher))

/** Reads exported files and counts the facts of an import by kind and place, and all other records; writes nothing. */
export const previewFiles = (
  reading: FileReading,
  watcher: Pick<Watcher, 'progress'>,
  onThing: OnThing,
): Outcome<SourceError, FilesPreview> => readingOf(() => previewOfFiles(reading, watcher, onThing))

/** The same for files of facts. */
export const previewFacts = (
  reading: FactsReading,
  watcher: Pick<Watcher, 'progress'>,
  onThing: OnThing,
): Outcome<SourceError, FilesPreview> => readingOf(() => previewOfFacts(reading, watcher, onThing))
