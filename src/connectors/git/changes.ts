import { bounded } from '#sources/kit/code/bounds'
import { type ClosingReader, issuesOf } from '#sources/kit/code/closing'
import { keysIn, namedKeys } from '#sources/kit/code/keys'
import { aiMarks, type MarkText, marksIn } from '#sources/kit/code/marks'
import { shortened, withoutPeople } from '#sources/kit/code/text'
import { broughtBy } from './brought.js'
import type { Commit } from './commits.js'
import type { GitFact } from './fact.js'
import { instantOf } from './instants.js'
import type { SideCommit, Taken } from './pending.js'
import { type Naming, namingOf } from './references.js'

type ChangeFact = Extract<GitFact, { kind: 'code_change' }>

const earliest = (seconds: readonly (number | null)[]): number | null =>
  seconds.reduce((least, at) => (least === null || at === null ? null : Math.min(least, at)))

const formOf = (commit: Commit, naming: Naming): 'merge' | 'squash' | 'direct' =>
  commit.parents.length > 1 ? 'merge' : naming.numbered ? 'squash' : 'direct'

const marksOf = ({ signed, message }: Commit): readonly MarkText[] => [...signed, ...marksIn(message)]

/** The part that a side branch's commit has in the change that merges it. */
export const sideCommit = (commit: Commit, cutOff: boolean, closing: ClosingReader): SideCommit => {
  const text = withoutPeople(commit.message)
  return {
    parents: commit.parents,
    authoredAt: commit.authoredAt,
    marks: marksOf(commit),
    keys: keysIn(text),
    closes: closing(text, null),
    cutOff,
  }
}

/** The number that a commit of the line claims; an older commit may have it already. */
export const namingOfCommit = (commit: Commit): Naming => namingOf(commit.message, commit.parents.length)

/**
 * The change of a commit on the default branch's line, with the commits that it merges.
 * If a shallow clone hides some of those, all of them are ignored, because its own cannot be distinguished.
 */
export const changeFact = (change: {
  readonly id: string
  readonly commit: Commit
  readonly naming: Naming
  readonly reference: string
  /** Seconds. */
  readonly mergedAt: number
  readonly taken: Taken
  readonly closing: ClosingReader
}): ChangeFact => {
  const { id, commit, naming, reference } = change
  const { commits, cutOff } = change.taken
  const taken = [...commits.values()]
  const side = cutOff ? [] : taken
  const own = taken.length > 0 ? taken.map(({ authoredAt }) => authoredAt) : [commit.authoredAt]
  const firstCommit = cutOff ? null : earliest(own)
  const mergedAt = instantOf(change.mergedAt)
  const brought = broughtBy(reference, commit.parents, change.taken)
  const body = withoutPeople(naming.body)
  const spoken = naming.title.startsWith('Revert "') ? body : `${withoutPeople(naming.title)}\n${body}`
  return {
    kind: 'code_change',
    key: reference,
    occurredAt: mergedAt,
    data: bounded({
      reference,
      form: formOf(commit, naming),
      title: shortened(naming.title),
      mergeCommit: id,
      firstCommitAt: firstCommit === null ? null : instantOf(firstCommit),
      openedAt: null,
      mergedAt,
      aiMarks: aiMarks([...marksOf(commit), ...side.flatMap(({ marks }) => marks)]),
      namedKeys: namedKeys({
        title: keysIn(withoutPeople(naming.titleText)),
        body: keysIn(body),
        branch: naming.branch === null ? [] : keysIn(naming.branch),
        commit: side.flatMap(({ keys }) => keys),
      }),
      closes: issuesOf([...change.closing(spoken, naming.number), ...side.flatMap(({ closes }) => closes)]),
      // Known only to a forge.
      closedAt: null,
      labels: [],
      commits: [],
      links: [],
      reverts: [],
      url: null,
      ...(brought === undefined ? {} : { brought }),
    }),
  }
}
