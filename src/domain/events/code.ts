import * as t from 'io-ts'
import { closed, nullable, oneOf, optional } from '../codec.js'
import { Instant, Int0, NonEmptyString, PositiveInt } from '../common.js'
import { defineEvent, upcast, Withdrawal } from './envelope.js'

/** A mark that says whether AI helped; `tool` is null where the mark names none. */
export const AiMark = closed('AiMark', {
  source: oneOf('pr_label', 'commit_trailer', 'csv_column'),
  verdict: oneOf('assisted', 'not_assisted'),
  tool: nullable(NonEmptyString),
  /** The rule of the git reader that found it, of `ai-tools.ts`; other sources name none. */
  rule: optional(NonEmptyString),
})
export type AiMark = t.TypeOf<typeof AiMark>

/** A work item's key as a change's text names it, with where it stood. Whether the item exists is for the fold to know. */
export const NamedKey = closed('NamedKey', { key: NonEmptyString, field: oneOf('title', 'body', 'branch', 'commit') })
export type NamedKey = t.TypeOf<typeof NamedKey>

const list = t.readonlyArray
const version1 = {
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
  aiMarks: list(AiMark),
  namedKeys: list(NamedKey),
  /** Issues of the same repository that a closing keyword names, `#123`. */
  closes: list(NonEmptyString),
}
const CodeChangeFacts1 = closed('CodeChangeFacts version 1', version1)

/** How many marks, keys and closed issues a change names beyond those that are kept of it. */
export const Omitted = closed('Omitted', { aiMarks: Int0, namedKeys: Int0, closes: Int0 })
export type Omitted = t.TypeOf<typeof Omitted>

export const CodeChangeFacts = closed('CodeChangeFacts', {
  ...version1,
  /** When it was closed without a merge; null where it was not, or nobody knows. */
  closedAt: nullable(Instant),
  labels: list(NonEmptyString),
  /** Ids of the commits that its merge put onto the default branch, as a forge names them: what git tells of these is this change. */
  commits: list(NonEmptyString),
  /** Keys of work items that the host itself links: closing references, a development panel. */
  links: list(NonEmptyString),
  /** References of the changes in the same repository that it takes back. */
  reverts: list(NonEmptyString),
  url: nullable(NonEmptyString),
  /** Left out where nothing was. */
  omitted: optional(Omitted),
})
export type CodeChangeFacts = t.TypeOf<typeof CodeChangeFacts>

/** A tag. A long list of changes comes in parts, each a fact of its own. */
export const ReleaseFacts = closed('ReleaseFacts', {
  tag: NonEmptyString,
  releasedAt: Instant,
  part: PositiveInt,
  /** References of the changes that it is the first to contain. */
  changes: list(NonEmptyString),
})
export type ReleaseFacts = t.TypeOf<typeof ReleaseFacts>

export const CodeChangeObserved = defineEvent('connection', 'CodeChangeObserved', CodeChangeFacts, {
  observes: 'stated',
  // Version 1 was written by the git reader alone, which knew none of what came with version 2.
  upcasters: [
    upcast(CodeChangeFacts1, (facts) => ({
      ...facts,
      closedAt: null,
      labels: [],
      commits: [],
      links: [],
      reverts: [],
      url: null,
    })),
  ],
})
export const CodeChangeWithdrawn = defineEvent('connection', 'CodeChangeWithdrawn', Withdrawal, {
  observes: 'withdrawn',
})
export const ReleaseObserved = defineEvent('connection', 'ReleaseObserved', ReleaseFacts, { observes: 'stated' })
export const ReleaseWithdrawn = defineEvent('connection', 'ReleaseWithdrawn', Withdrawal, { observes: 'withdrawn' })
