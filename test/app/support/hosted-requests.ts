import * as gitea from '#test/connectors/forges/gitea'
import { type CommitNamed, march } from './hosted.js'

// The requests of the repository of `hostedHistory`, as its host tells of them.

/** The instant at which all of them were opened. */
export const OPENED = march(2, 13)

/** The parts of a request before its host has written it down. */
export interface Request {
  readonly number: number
  readonly mergedAt: string
  /** The name of the commit that brought it in. */
  readonly by: string
  /** The commits of its branch, oldest first; those of a rebase have other ids there. */
  readonly own: readonly { readonly id: string; readonly message: string; readonly at: string }[]
}

const branchCommit = (digit: number, hour: number, message: string) => ({
  id: String(digit).repeat(40),
  message: `${message}\n`,
  at: march(2, hour),
})

/** The requests that were merged. */
export const requestsOf = (commit: CommitNamed): readonly Request[] => [
  { number: 1, mergedAt: march(3), by: 'merge', own: [commit('topic 1'), commit('topic 2')] },
  { number: 2, mergedAt: march(4), by: 'squash', own: [branchCommit(1, 8, 'First'), branchCommit(2, 9, 'Second')] },
  {
    number: 3,
    mergedAt: march(5),
    by: 'rebased 2',
    own: [branchCommit(3, 10, 'Rebased one'), branchCommit(4, 11, 'Rebased two')],
  },
  { number: 4, mergedAt: march(6), by: 'forward 2', own: [commit('forward 1'), commit('forward 2')] },
]

/** The default branch from the commit of a merge on, newest first, as far as it matters. */
export const lineOf = (by: string): readonly string[] =>
  by === 'rebased 2' ? ['rebased 2', 'rebased 1', 'squash'] : [by]

const giteaCommit = ({ id, message, at }: Request['own'][number], parents: readonly string[] = []) => ({
  ...gitea.commit('0', at, message),
  sha: id,
  parents: parents.map((sha) => ({ url: '', sha, created: '0001-01-01T00:00:00Z' })),
})

/** The pull requests of the repository as Gitea has them, with the commits that are fetched beside them. */
export const giteaPulls = (commit: CommitNamed): readonly gitea.JsonRecord[] => [
  ...requestsOf(commit).map(({ number, mergedAt, by, own }) =>
    gitea.pull(number, {
      ...gitea.merged('f', mergedAt),
      created_at: OPENED,
      merge_commit_sha: commit(by).id,
      commits: own.map((one) => giteaCommit(one)).reverse(),
      landed_commits: lineOf(by).map((name) => giteaCommit(commit(name), commit(name).parents)),
    }),
  ),
  gitea.pull(5, { created_at: OPENED }),
  gitea.pull(6, { created_at: OPENED, state: 'closed', closed_at: march(8) }),
]
