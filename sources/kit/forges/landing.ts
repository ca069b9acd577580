import type { CodeChangeFacts } from '#domain/events/code'
import type { ForgeCommit } from './change.js'

/** A commit of a branch with the ids of its parents; none are known where its list leaves them out. */
export interface LandedCommit extends ForgeCommit {
  readonly parents: readonly string[]
}

const isSame = (a: ForgeCommit, b: ForgeCommit): boolean =>
  a.authoredAt !== null && a.authoredAt === b.authoredAt && a.message.trimEnd() === b.message.trimEnd()

/**
 * The commits on the default branch that a rebase made of the branch's own, which have other ids. They are found along the first
 * parents of the merge's commit, as long as each has the author's instant and the message of one of the branch's commits, in
 * their order. `line` is the default branch from the merge's commit on, newest first.
 */
const rebased = (
  own: readonly ForgeCommit[],
  line: readonly LandedCommit[],
  mergeCommit: string,
): readonly string[] => {
  const found: string[] = []
  let expected: string | undefined = mergeCommit
  let rest = own.length
  for (const commit of line) {
    const [parent, ...others] = commit.parents
    if (commit.id !== expected || others.length > 0) break
    const at = own.slice(0, rest).findLastIndex((one) => isSame(one, commit))
    if (at === -1) break
    found.push(commit.id)
    rest = at
    expected = parent
  }
  return found
}

/** The form in which a request came onto the default branch, and what a rebase made of its commits there. */
export interface Landing {
  readonly form: CodeChangeFacts['form']
  readonly landed: readonly string[]
}

/**
 * Finds how a request was merged, as its own commits, oldest first, and the default branch from the merge's commit on, newest first,
 * show it; `direct` where they do not.
 */
export const landingOf = (
  own: readonly ForgeCommit[],
  line: readonly LandedCommit[],
  mergeCommit: string | null,
): Landing => {
  const landed = mergeCommit === null ? [] : rebased(own, line, mergeCommit)
  const [merge] = line
  if (merge === undefined || merge.id !== mergeCommit || own.length === 0) return { form: 'direct', landed }
  if (merge.parents.length > 1) return { form: 'merge', landed }
  const isOwn = own.some(({ id }) => id === mergeCommit)
  return { form: landed.length > 0 || isOwn ? 'direct' : 'squash', landed }
}
