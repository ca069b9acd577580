import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { markOfSigner } from '#sources/kit/code/marks'
import type { ForgeCommit } from '#sources/kit/forges/change'
import type { LandedCommit } from '#sources/kit/forges/landing'
import { CommitId, timeOf } from '#sources/kit/forges/rest'

const Signer = t.partial({ name: maybe(t.string), email: maybe(t.string), date: maybe(t.string) })

/** A commit as the REST API of Azure DevOps lists it: without its parents. */
export const AzureCommit = t.intersection([
  t.type({ commitId: CommitId }),
  t.partial({ comment: maybe(t.string), author: maybe(Signer), committer: maybe(Signer) }),
])
export type AzureCommit = t.TypeOf<typeof AzureCommit>

/** A commit, without the people who made it. */
export const commitOf = ({ commitId, comment, author, committer }: AzureCommit): ForgeCommit => ({
  id: commitId,
  message: comment ?? '',
  authoredAt: timeOf(author?.date),
  signed: [author, committer].flatMap((signer) => markOfSigner(signer?.name ?? '', signer?.email ?? '') ?? []),
})

/** Commits along first parents, newest first: each one is the parent of the one before it. */
export const lineOf = (commits: readonly AzureCommit[]): readonly LandedCommit[] =>
  commits.map((commit, i) => {
    const next = commits[i + 1]
    return { ...commitOf(commit), parents: next === undefined ? [] : [next.commitId] }
  })
