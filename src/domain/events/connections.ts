import * as t from 'io-ts'
import { listOf, ShortText } from '../bounds.js'
import { closed, nullable, oneOf, optional } from '../codec.js'
import { Instant, Int0, NonEmptyString } from '../common.js'
import { defineEvent } from './envelope.js'

/** Kinds of containers of evidence. Evidence without a container names its project. */
export const ContainerKind = oneOf('repository', 'tracker_project', 'calendar', 'cloud_account', 'ai_account')
export type ContainerKind = t.TypeOf<typeof ContainerKind>

/** Kinds of evidence that sources report. */
export const EvidenceKind = oneOf(
  'work_item',
  'code_change',
  'release',
  'meeting',
  'time_entry',
  'invoice',
  'cloud_line',
  'ai_usage',
)
export type EvidenceKind = t.TypeOf<typeof EvidenceKind>

/** The place of each kind of evidence: a kind of container, or the project that it names. */
export const PLACE_OF: Readonly<Record<EvidenceKind, ContainerKind | 'project'>> = {
  work_item: 'tracker_project',
  code_change: 'repository',
  release: 'repository',
  meeting: 'calendar',
  time_entry: 'project',
  invoice: 'project',
  cloud_line: 'cloud_account',
  ai_usage: 'ai_account',
}

/** The provider of tables that are read by a person's mapping. */
export const MAPPED_TABLES = 'csv'

/** The key of the connection of files with this name: their label, else the provider. Never change it: ids are made of it. */
export const filesOf = (name: string): string => `files:${name}`

/** Evidence that is dated by civil day, without a zone; all other evidence has an instant. */
export const DATED_BY_DAY: ReadonlySet<EvidenceKind> = new Set(['time_entry', 'invoice', 'cloud_line', 'ai_usage'])

/** "All evidence of this kind in this container, from … up to …, is here." If facts name a project, `container` is its id. */
export const CoverageStatement = closed('CoverageStatement', {
  kind: EvidenceKind,
  container: NonEmptyString,
  from: Instant,
  to: Instant,
})
export type CoverageStatement = t.TypeOf<typeof CoverageStatement>

/** Records of a reason that are rightly no fact: running timers, drafts. */
export const LeftOut = closed('LeftOut', { reason: ShortText, records: Int0 })
export type LeftOut = t.TypeOf<typeof LeftOut>

export const RunCounts = closed('RunCounts', {
  accepted: Int0,
  unchanged: Int0,
  withdrawn: Int0,
  rejected: Int0,
  /** Records left out, by reason; absent if there are none. */
  leftOut: optional(listOf(LeftOut, 100)),
})
export type RunCounts = t.TypeOf<typeof RunCounts>

export const ConnectionRegistered = defineEvent(
  'connection',
  'ConnectionRegistered',
  closed('ConnectionRegistered', {
    provider: NonEmptyString,
    category: oneOf('delivery', 'code', 'calendar', 'communication', 'ai', 'cloud', 'import'),
    label: t.string,
    /** A name that is safe to show; never a credential. */
    account: nullable(t.string),
    /** True for sample data that the service made itself. */
    sample: optional(t.boolean),
  }),
)
/** A file that was imported: the digest of its bytes, and the instant when it was made. */
export const ImportedFile = closed('ImportedFile', { digest: ShortText, madeAt: Instant })
export type ImportedFile = t.TypeOf<typeof ImportedFile>
/** The most files that a run lists, each with its digest and time. */
export const MOST_FILES = 1_000

const RunId = NonEmptyString
export const SyncStarted = defineEvent('connection', 'SyncStarted', closed('SyncStarted', { runId: RunId }))
/**
 * All of the first records of a reading is in the log. An interrupted run that reads the source in the same state continues
 * after them.
 */
export const PageRead = defineEvent(
  'connection',
  'PageRead',
  closed('PageRead', {
    runId: RunId,
    /** The mark of the state that is read. */
    cursor: NonEmptyString,
    /** The number of records, from the first one on. */
    records: Int0,
  }),
)
export const SyncCompleted = defineEvent(
  'connection',
  'SyncCompleted',
  closed('SyncCompleted', {
    runId: RunId,
    counts: RunCounts,
    coverage: t.readonlyArray(CoverageStatement),
    /** The instant at which the reading began; it cannot cover anything later. Absent in events of the first versions. */
    readAt: optional(Instant),
    /** The branch of the repository that was read. */
    branch: optional(NonEmptyString),
    /** The files that were read; absent if the source is no files. */
    files: optional(listOf(ImportedFile, MOST_FILES)),
    /** The source's own mark of the state that was read; an equal mark means nothing new. */
    cursor: nullable(t.string),
  }),
)
export const SyncFailed = defineEvent(
  'connection',
  'SyncFailed',
  closed('SyncFailed', { runId: RunId, counts: RunCounts, code: NonEmptyString, message: NonEmptyString }),
)

export const ConnectionPaused = defineEvent('connection', 'ConnectionPaused', closed('ConnectionPaused', {}))
export const ConnectionResumed = defineEvent('connection', 'ConnectionResumed', closed('ConnectionResumed', {}))
/** Ends the reading of the connection; its facts stay, unless they are withdrawn. */
export const ConnectionRemoved = defineEvent(
  'connection',
  'ConnectionRemoved',
  closed('ConnectionRemoved', { withdraw: optional(t.boolean) }),
)
/** All facts in a container now stand under the container's other name, or are withdrawn. */
export const EvidenceRenamed = defineEvent(
  'connection',
  'EvidenceRenamed',
  closed('EvidenceRenamed', { kind: ContainerKind, from: NonEmptyString, to: NonEmptyString }),
)

/** A record of a source that was rejected. */
export const DeadLetterFacts = closed('DeadLetterFacts', {
  /** The place in the source: a line of a file, a record's id. */
  record: NonEmptyString,
  reasonCode: NonEmptyString,
  /** The problem, without values of the record. */
  message: NonEmptyString,
  runId: NonEmptyString,
})
export type DeadLetterFacts = t.TypeOf<typeof DeadLetterFacts>

export const RecordDeadLettered = defineEvent('connection', 'RecordDeadLettered', DeadLetterFacts)
/** Resolves the record: read later (`retried`), gone from its source (`gone`), or dropped by a person (`dropped`). */
export const DeadLetterResolved = defineEvent(
  'connection',
  'DeadLetterResolved',
  closed('DeadLetterResolved', { resolution: oneOf('retried', 'gone', 'dropped') }),
)
