import type * as t from 'io-ts'
import { Address, LongText, listOf, ShortText } from '../bounds.js'
import { closed, nullable, oneOf, optional } from '../codec.js'
import { Instant, Int0, PositiveInt } from '../common.js'
import { defineEvent, upcast, Withdrawal } from './envelope.js'

/** A mark that says whether AI helped; `tool` is null where the mark names none. */
export const AiMark = closed('AiMark', {
  source: oneOf('pr_label', 'commit_trailer', 'csv_column'),
  verdict: oneOf('assisted', 'not_assisted'),
  tool: nullable(ShortText),
  /** The rule in `ai-tools.ts` that found it; absent where a table states the mark. */
  rule: optional(ShortText),
})
export type AiMark = t.TypeOf<typeof AiMark>

/** A work item's key and where the change's text names it. The fold decides whether the item exists. */
export const NamedKey = closed('NamedKey', { key: ShortText, field: oneOf('title', 'body', 'branch', 'commit') })
export type NamedKey = t.TypeOf<typeof NamedKey>

const version1 = {
  /** `#12`, `!12`, or the commit's full id. */
  reference: ShortText,
  form: oneOf('merge', 'squash', 'direct'),
  title: LongText,
  /** The commit that brought it onto the default branch. */
  mergeCommit: nullable(ShortText),
  /** The earliest author instant among its commits; null unless all of them are visible. */
  firstCommitAt: nullable(Instant),
  /** Null if the source does not know it, as git alone never does. */
  openedAt: nullable(Instant),
  /** Null if it was never merged. */
  mergedAt: nullable(Instant),
  aiMarks: listOf(AiMark, 1_000),
  namedKeys: listOf(NamedKey, 1_000),
  /** Issues of the same repository that a closing keyword names, `#123`. */
  closes: listOf(ShortText, 1_000),
}
const CodeChangeFacts1 = closed('CodeChangeFacts version 1', version1)

/** The number of marks, keys and closed issues of a change that exceed the bound and are not kept. */
export const Omitted = closed('Omitted', { aiMarks: Int0, namedKeys: Int0, closes: Int0 })
export type Omitted = t.TypeOf<typeof Omitted>

const version2 = {
  ...version1,
  /** The instant at which it was closed without a merge; null if it was not, or if that is unknown. */
  closedAt: nullable(Instant),
  labels: listOf(ShortText, 1_000),
  /** Ids of the commits that its merge put onto the default branch, by the forge: git's changes with these ids are this one. */
  commits: listOf(ShortText, 20_000),
  /** Keys of work items that the host itself links: closing references, a development panel. */
  links: listOf(ShortText, 1_000),
  /** References of the changes in the same repository that it reverts. */
  reverts: listOf(ShortText, 1_000),
  url: nullable(Address),
  /** The numbers beyond the bound; absent if there are none. */
  omitted: optional(Omitted),
}
const CodeChangeFacts2 = closed('CodeChangeFacts version 2', version2)

/** The part of a merge that one commit of another line brings in, that commit's own branches included. */
export const Brought = closed('Brought', {
  commit: ShortText,
  aiMarks: listOf(AiMark, 1_000),
  namedKeys: listOf(NamedKey, 1_000),
  closes: listOf(ShortText, 1_000),
})
export type Brought = t.TypeOf<typeof Brought>

export const CodeChangeFacts = closed('CodeChangeFacts', {
  ...version2,
  /**
   * The commits on the lines of a merge's further parents, by git: changes of a forge that came in by them are counted as
   * the forge's. Absent if it is no merge, has a number, or brings more than the bound.
   */
  brought: optional(listOf(Brought, 500)),
})
export type CodeChangeFacts = t.TypeOf<typeof CodeChangeFacts>

/** A tag. A long list of changes comes in parts, each a fact of its own. */
export const ReleaseFacts = closed('ReleaseFacts', {
  tag: ShortText,
  releasedAt: Instant,
  part: PositiveInt,
  /** References of the changes that it is the first release to contain. */
  changes: listOf(ShortText, 20_000, ' (put the rest in further parts)'),
})
export type ReleaseFacts = t.TypeOf<typeof ReleaseFacts>

export const CodeChangeObserved = defineEvent('connection', 'CodeChangeObserved', CodeChangeFacts, {
  observes: 'stated',
  // Only the git reader wrote version 1; it knew none of the members that version 2 added.
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
    // Version 2 has no member that version 3 lacks.
    upcast(CodeChangeFacts2, (facts) => facts),
  ],
})
export const CodeChangeWithdrawn = defineEvent('connection', 'CodeChangeWithdrawn', Withdrawal, {
  observes: 'withdrawn',
})
export const ReleaseObserved = defineEvent('connection', 'ReleaseObserved', ReleaseFacts, { observes: 'stated' })
export const ReleaseWithdrawn = defineEvent('connection', 'ReleaseWithdrawn', Withdrawal, { observes: 'withdrawn' })
