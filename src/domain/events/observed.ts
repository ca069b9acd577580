import * as t from 'io-ts'
import { closed, nullable, oneOf, optional } from '../codec.js'
import { Instant, Int0, NonEmptyString, PositiveInt } from '../common.js'
import { defineEvent } from './envelope.js'

/** A mark that says whether AI helped; `tool` is null where the mark names none. */
export const AiMark = closed('AiMark', {
  source: oneOf('pr_label', 'commit_trailer', 'csv_column'),
  verdict: oneOf('assisted', 'not_assisted'),
  tool: nullable(NonEmptyString),
})
export type AiMark = t.TypeOf<typeof AiMark>

/** A work item's key as a change's text names it, with where it stood. Whether the item exists is for the fold to know. */
export const NamedKey = closed('NamedKey', { key: NonEmptyString, field: oneOf('title', 'body', 'branch', 'commit') })
export type NamedKey = t.TypeOf<typeof NamedKey>

export const CodeChangeFacts = closed('CodeChangeFacts', {
  /** `#12`, `!12`, or the commit's full id. */
  reference: NonEmptyString,
  form: oneOf('merge', 'squash', 'direct'),
  title: t.string,
  /** The commit that brought it onto the default branch. */
  mergeCommit: nullable(NonEmptyString),
  /** The earliest author instant among its commits; null where not all of them can be seen. */
  firstCommitAt: nullable(Instant),
  /** Null where the source does not know it: git alone never does. */
  openedAt: nullable(Instant),
  /** Null for what was never merged. */
  mergedAt: nullable(Instant),
  aiMarks: t.readonlyArray(AiMark),
  namedKeys: t.readonlyArray(NamedKey),
  /** Issues of the same repository that a closing keyword names, `#123`. */
  closes: t.readonlyArray(NonEmptyString),
})
export type CodeChangeFacts = t.TypeOf<typeof CodeChangeFacts>

/** A tag. A long list of changes comes in parts, each a fact of its own. */
export const ReleaseFacts = closed('ReleaseFacts', {
  tag: NonEmptyString,
  releasedAt: Instant,
  part: PositiveInt,
  /** References of the changes that it is the first to contain. */
  changes: t.readonlyArray(NonEmptyString),
})
export type ReleaseFacts = t.TypeOf<typeof ReleaseFacts>

const Withdrawal = closed('Withdrawal', { reason: NonEmptyString })

export const CodeChangeObserved = defineEvent('connection', 'CodeChangeObserved', CodeChangeFacts, 'stated')
export const CodeChangeWithdrawn = defineEvent('connection', 'CodeChangeWithdrawn', Withdrawal, 'withdrawn')
export const ReleaseObserved = defineEvent('connection', 'ReleaseObserved', ReleaseFacts, 'stated')
export const ReleaseWithdrawn = defineEvent('connection', 'ReleaseWithdrawn', Withdrawal, 'withdrawn')

export const ContainerKind = oneOf('repository', 'tracker_project', 'calendar', 'cloud_account')
export type ContainerKind = t.TypeOf<typeof ContainerKind>

export const EvidenceKind = oneOf('code_change', 'release')
export type EvidenceKind = t.TypeOf<typeof EvidenceKind>

/** "All evidence of this kind in this container, from … up to …, is here." */
export const CoverageStatement = closed('CoverageStatement', {
  kind: EvidenceKind,
  container: NonEmptyString,
  from: Instant,
  to: Instant,
})
export type CoverageStatement = t.TypeOf<typeof CoverageStatement>

export const RunCounts = closed('RunCounts', { accepted: Int0, unchanged: Int0, withdrawn: Int0, rejected: Int0 })
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
    /** True for data that the service made itself to have something to show. */
    sample: optional(t.boolean),
  }),
)
const RunId = NonEmptyString
export const SyncStarted = defineEvent('connection', 'SyncStarted', closed('SyncStarted', { runId: RunId }))
export const SyncCompleted = defineEvent(
  'connection',
  'SyncCompleted',
  closed('SyncCompleted', {
    runId: RunId,
    counts: RunCounts,
    coverage: t.readonlyArray(CoverageStatement),
    /** The source's own mark of the state that was read; the same mark again means nothing new. */
    cursor: nullable(t.string),
  }),
)
export const SyncFailed = defineEvent(
  'connection',
  'SyncFailed',
  closed('SyncFailed', { runId: RunId, counts: RunCounts, code: NonEmptyString, message: NonEmptyString }),
)
