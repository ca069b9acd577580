import type { Instant } from '#domain/common'
import type { EvidenceKind, LeftOut } from '#domain/events/connections'
import type { Outcome } from '#domain/outcome'
import type { Conventions } from '../connectors/files/conventions.js'
import type { FileReading } from '../connectors/files/open.js'
import type { GitReading } from '../connectors/git/open.js'
import { readingOf, type SourceError } from '../connectors/source.js'
import type { Watcher } from './watcher.js'

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
  /** The recognised format. */
  readonly format: string
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
  /** Records that cannot be read, with the first of each reason. */
  readonly rejected: readonly {
    readonly reason: string
    readonly records: number
    readonly first: string
    readonly message: string
  }[]
  /** The file's conventions of spelling, as proved by its content or answered by a person. */
  readonly assumed: Conventions
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

const countRecords = async (
  reading: FileReading,
  { progress: begin }: Pick<Watcher, 'progress'>,
): Promise<FilesPreview> => {
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
  return {
    tag: 'files',
    format: reading.format.title,
    records: reading.total ?? 0,
    facts: [...facts.values()],
    leftOut: reading.leftOut,
    rejected: [...rejected.values()],
    assumed: reading.conventions,
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
): Outcome<SourceError, FilesPreview> => readingOf(() => countRecords(reading, watcher))
