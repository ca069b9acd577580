import * as t from 'io-ts'
import { maybe, nullable } from '#domain/codec'
import { markOfSigner } from '../../code/marks.js'
import type { LandedCommit } from '../landing.js'
import { CommitId, timeOf } from '../rest.js'

const Person = t.partial({ name: maybe(t.string), email: maybe(t.string), date: maybe(t.string) })

/** A commit as GitHub's REST API answers it, and Gitea's after it. */
export const GitHubCommit = t.intersection([
  t.type({
    sha: CommitId,
    commit: t.type({ message: t.string, author: nullable(Person), committer: nullable(Person) }),
  }),
  t.partial({ parents: t.readonlyArray(t.type({ sha: CommitId })) }),
])
export type GitHubCommit = t.TypeOf<typeof GitHubCommit>

/** A commit, without the people who made it. */
export const commitOf = ({ sha, parents, commit: { message, author, committer } }: GitHubCommit): LandedCommit => ({
  id: sha,
  message,
  authoredAt: timeOf(author?.date),
  signed: [author, committer].flatMap((person) => markOfSigner(person?.name ?? '', person?.email ?? '') ?? []),
  parents: (parents ?? []).map((parent) => parent.sha),
})
