import type { Instant } from '#domain/common'
import type { EvidenceKind, LeftOut } from '#domain/events/connections'
import type { Outcome } from '#domain/outcome'
import type { FactsReading } from '../connectors/facts/open.js'
import type { Assumption } from '../connectors/files/answers.js'
import type { AssumedReach } from '../connectors/files/coverage.js'
import type { AnswerTable } from '../connectors/files/format.js'
import type { FileReading } from '../connectors/files/open.js'
import type { GitReading } from '../connectors/git/open.js'
import { readingOf, type SourceError, type SourceReading, type Unread, type UpdatedFact } from '../connectors/source.js'
import type { Watcher } from './watcher.js'

export type { AssumedReach, Unread }

/** How many changes a rule marks. */
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
export interface FilesPreview {
  readonly tag: 'files'
  /** The recognised formats. */
  readonly formats: readonly string[]
  readonly records: number
  /** By kind and place, with the instants of the first and last one. */
  readonly facts: readonly {
    readonly kind: EvidenceKind
    readonly place: string
    readonly count: number
    readonly from: Instant
    readonly to: Instant
  }[]
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
  /** What is taken for true: answered now or before by a person, or proven by the files. */
  readonly assumed: readonly Assumption[]
  /** The kinds that are taken to be complete beyond their last record. */
  readonly reaches: readonly AssumedReach[]
  /** Words of the source whose meaning a person has to answer, by table of answers. */
  readonly asked: readonly { readonly table: AnswerTable; readonly words: readonly string[] }[]
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
  const byCount = (a: MarkCount, b: MarkCount): number => b.changes - a.changes || (a.rule < b.rule ? -1 : 1)
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

/** The facts of files by kind and place, and their rejected records by reason. */
const countRecords = async (
  reading: SourceReading,
  { progress: begin }: Pick<Watcher, 'progress'>,
  onFact: (fact: UpdatedFact) => void,
): Promise<Pick<FilesPreview, 'facts' | 'rejected' | 'leftOut'>> => {
  const progress = begin('importing_lines')
  const facts = new Map<string, FilesPreview['facts'][number]>()
  const rejected = new Map<string, FilesPreview['rejected'][number]>()
  for await (const record of reading.facts((done) => progress.update(done, reading.total))) {
    if (record.kind === 'dead_letter') {
      const { reasonCode: reason, record: place, message } = record
      const { records, first } = rejected.get(reason) ?? { records: 0, first: place }
      rejected.set(reason, { reason, records: records + 1, first, message })
      continue
    }
    onFact(record)
    const { kind, place, occurredAt } = record
    const id = `${kind} ${place}`
    const { count, from, to } = facts.get(id) ?? { count: 0, from: occurredAt, to: occurredAt }
    facts.set(id, {
      kind,
      place,
      count: count + 1,
      from: occurredAt < from ? occurredAt : from,
      to: occurredAt > to ? occurredAt : to,
    })
  }
  progress.end()
  return { facts: [...facts.values()], leftOut: reading.leftOut ?? [], rejected: [...rejected.values()] }
}

const previewOfFiles = async (
  reading: FileReading,
  watcher: Pick<Watcher, 'progress'>,
  onFact: (fact: UpdatedFact) => void,
): Promise<FilesPreview> => {
  const { facts, leftOut, rejected } = await countRecords(reading, watcher, onFact)
  return {
    tag: 'files',
    formats: reading.formats.map(({ title }) => title),
    records: reading.total ?? 0,
    facts,
    leftOut,
    unread: reading.unread ?? [],
    rejected,
    assumed: reading.assumptions,
    reaches: reading.reaches ?? [],
    asked: [...reading.asked].map(([table, words]) => ({ table, words: [...words].sort() })),
  }
}

const previewOfFacts = async (
  reading: FactsReading,
  watcher: Pick<Watcher, 'progress'>,
  onFact: (fact: UpdatedFact) => void,
): Promise<FilesPreview> => {
  const { facts, leftOut, rejected } = await countRecords(reading, watcher, onFact)
  const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
  return {
    tag: 'files',
    formats: [`File of facts, ${reading.label}`],
    // Lines that repeat a fact, or describe the file, are none.
    records: sum(facts.map(({ count }) => count)) + sum(rejected.map(({ records }) => records)),
    facts,
    leftOut,
    unread: [],
    rejected,
    assumed: [],
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
  onFact: (fact: UpdatedFact) => void,
): Outcome<SourceError, FilesPreview> => readingOf(() => previewOfFiles(reading, watcher, onFact))

/** The same for files of facts. */
export const previewFacts = (
  reading: FactsReading,
  watcher: Pick<Watcher, 'progress'>,
  onFact: (fact: UpdatedFact) => void,
): Outcome<SourceError, FilesPreview> => readingOf(() => previewOfFacts(reading, watcher, onFact))
