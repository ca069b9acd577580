import * as t from 'io-ts'
import { maybe, nullable } from '#domain/codec'
import { markOfSigner } from '../code/marks.js'
import type { ForgeCommit } from './change.js'
import { CommitId, timeOf } from './rest.js'

const Person = t.partial({ name: maybe(t.string), email: maybe(t.string), date: maybe(t.string) })

/** A commit as GitHub's REST API answers it. */
export const GitHubCommit = t.intersection([
  t.type({
    sha: CommitId,
    commit: t.type({ message: t.string, author: nullable(Person), committer: nullable(Person) }),
  }),
  t.partial({ parents: t.readonlyArray(t.type({ sha: CommitId })) }),
])
export type GitHubCommit = t.TypeOf<typeof GitHubCommit>

/** A commit, without the people who made it. */
export const commitOf = ({ sha, commit: { message, author, committer } }: GitHubCommit): ForgeCommit => ({
  id: sha,
  message,
  authoredAt: timeOf(author?.date),
  signed: [author, committer].flatMap((person) => markOfSigner(person?.name ?? '', person?.email ?? '') ?? []),
})

const isSame = (a: ForgeCommit, b: ForgeCommit): boolean =>
  a.authoredAt !== null && a.authoredAt === b.authoredAt && a.message.trimEnd() === b.message.trimEnd()

/**
 * The commits on the default branch that a rebase made of the branch's own, which have other ids. They are found along the first
 * parents of the merge's commit, as long as each has the author's instant and the message of one of the branch's commits, in
 * their order. `line` is the default branch from the merge's commit on, newest first.
 */
export const rebased = (
  own: readonly ForgeCommit[],
  line: readonly GitHubCommit[],
  mergeCommit: string,
): readonly string[] => {
  const found: string[] = []
  let expected: string | undefined = mergeCommit
  let rest = own.length
  for (const commit of line) {
    const [parent, ...others] = commit.parents ?? []
    if (commit.sha !== expected || others.length > 0) break
    const landed = commitOf(commit)
    const at = own.slice(0, rest).findLastIndex((one) => isSame(one, landed))
    if (at === -1) break
    found.push(commit.sha)
    rest = at
    expected = parent?.sha
  }
  return found
}
