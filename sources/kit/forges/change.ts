import type { Instant } from '#domain/common'
import type { CodeChangeFacts } from '#domain/events/code'
import { bounded } from '../code/bounds.js'
import { type ClosingHost, closingIn, issuesOf } from '../code/closing.js'
import { keysIn, namedKeys } from '../code/keys.js'
import { labelMarks } from '../code/labels.js'
import { aiMarks, type MarkText, marksIn } from '../code/marks.js'
import { revertsIn } from '../code/reverts.js'
import { shortened, withoutComments, withoutPeople } from '../code/text.js'
import { isInEra } from '../era.js'
import type { Candidate } from '../format.js'

/** The most labels and landed commits of a change that are kept. */
const MOST_LABELS = 1_000
const MOST_COMMITS = 20_000

/** A commit of a request's branch. */
export interface ForgeCommit {
  readonly id: string
  readonly message: string
  /** Null if it has no valid instant. */
  readonly authoredAt: Instant | null
  /** The marks of AI tools that are its author or committer. */
  readonly signed: readonly MarkText[]
}

/** A pull request or a merge request, whichever forge keeps it. */
export interface ForgeChange {
  readonly container: string
  /** Names that the repository had before. */
  readonly formerNames: readonly string[]
  /** The host whose closing words count; null where its name shows it. */
  readonly host: ClosingHost | null
  /** `#12` or `!12`. */
  readonly reference: string
  readonly form: CodeChangeFacts['form']
  readonly title: string
  readonly body: string
  /** The branch that it came from; null if it is not known. */
  readonly branch: string | null
  readonly labels: readonly string[]
  readonly openedAt: Instant | null
  readonly mergedAt: Instant | null
  readonly closedAt: Instant | null
  /** The commit that brought it onto the default branch. */
  readonly mergeCommit: string | null
  /** The commits of its branch that are known, and whether they are all. */
  readonly commits: readonly ForgeCommit[]
  readonly areAllCommits: boolean
  /** Further commits that its merge put onto the default branch. */
  readonly landed: readonly string[]
  readonly url: string | null
}

const firstCommitAt = ({ commits, areAllCommits }: ForgeChange): Instant | null => {
  if (!areAllCommits) return null
  const instants = commits.map(({ authoredAt }) => (authoredAt !== null && isInEra(authoredAt) ? authoredAt : null))
  return instants.reduce((a, b) => (a === null || b === null ? null : a < b ? a : b), instants[0] ?? null)
}

/** A request as a fact. Of its texts, only its title is kept. */
export const changeFact = (change: ForgeChange): Candidate<'code_change'> => {
  const { container, reference, form, branch, labels, openedAt, mergedAt, closedAt, commits } = change
  const isMerged = mergedAt !== null
  const body = withoutComments(change.body)
  const messages = commits.map(({ message }) => withoutPeople(message))
  const title = withoutPeople(change.title)
  const spoken = withoutPeople(body)
  const closing = closingIn(container, change.host, change.formerNames)
  // The title of a revert quotes another one's.
  const closed = [change.title.startsWith('Revert "') ? spoken : `${title}\n${spoken}`, ...messages]
  const marks = [
    ...marksIn(`${change.title}\n${body}`),
    ...commits.flatMap(({ signed, message }) => [...signed, ...marksIn(message)]),
  ]
  const mergeCommit = isMerged ? change.mergeCommit : null
  const landed = [...commits.map(({ id }) => id), ...change.landed, ...(mergeCommit === null ? [] : [mergeCommit])]
  return {
    kind: 'code_change',
    place: container,
    known: { key: reference },
    data: bounded({
      reference,
      form,
      title: shortened(change.title),
      mergeCommit,
      firstCommitAt: firstCommitAt(change),
      openedAt,
      mergedAt,
      closedAt: isMerged ? null : closedAt,
      aiMarks: [...aiMarks(marks), ...labelMarks(labels)],
      namedKeys: namedKeys({
        title: keysIn(title),
        body: keysIn(spoken),
        branch: branch === null ? [] : keysIn(branch),
        commit: messages.flatMap(keysIn),
      }),
      closes: issuesOf(closed.flatMap((text) => closing(text, reference))),
      labels: labels.slice(0, MOST_LABELS),
      commits: isMerged ? [...new Set(landed)].slice(-MOST_COMMITS) : [],
      links: [],
      reverts: revertsIn(body, container).slice(0, MOST_LABELS),
      url: change.url,
    }),
  }
}
