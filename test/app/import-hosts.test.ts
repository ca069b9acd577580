import { describe, expect, it } from '@jest/globals'
import * as azure from '#test/connectors/forges/azure'
import * as bitbucket from '#test/connectors/forges/bitbucket'
import * as gitea from '#test/connectors/forges/gitea'
import { pages } from '#test/connectors/forges/github'
import { type CommitNamed, type Hosted, hostedWorkspace, march } from './support/hosted.js'
import { importsAt } from './support/importing.js'

const imports = importsAt()

const OPENED = march(2, 13)

/** The parts of a request before its host has written it down. */
interface Request {
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

const requestsOf = (commit: CommitNamed): readonly Request[] => [
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
const lineOf = (by: string): readonly string[] => (by === 'rebased 2' ? ['rebased 2', 'rebased 1', 'squash'] : [by])

const giteaCommit = ({ id, message, at }: Request['own'][number], parents: readonly string[] = []) => ({
  ...gitea.commit('0', at, message),
  sha: id,
  parents: parents.map((sha) => ({ url: '', sha, created: '0001-01-01T00:00:00Z' })),
})

const giteaFile = (commit: CommitNamed): string =>
  pages([
    ...requestsOf(commit).map(({ number, mergedAt, by, own }) => {
      return gitea.pull(number, {
        ...gitea.merged('f', mergedAt),
        created_at: OPENED,
        merge_commit_sha: commit(by).id,
        commits: own.map((one) => giteaCommit(one)).reverse(),
        landed_commits: lineOf(by).map((name) => giteaCommit(commit(name), commit(name).parents)),
      })
    }),
    gitea.pull(5, { created_at: OPENED }),
    gitea.pull(6, { created_at: OPENED, state: 'closed', closed_at: march(8) }),
  ])

const bitbucketCommit = ({ id, message, at }: Request['own'][number], parents: readonly string[] = []) => ({
  ...bitbucket.commit('0', at, message),
  hash: id,
  parents: parents.map((hash) => ({ hash, type: 'commit' })),
})

const bitbucketFile = (commit: CommitNamed): string =>
  bitbucket.pages([
    ...requestsOf(commit).map(({ number, mergedAt, by, own }) =>
      bitbucket.pull(number, {
        ...bitbucket.merged('f', mergedAt),
        created_on: OPENED,
        merge_commit: bitbucketCommit(commit(by)),
        commits: own.map((one) => bitbucketCommit(one)).reverse(),
        landed_commits: lineOf(by).map((name) => bitbucketCommit(commit(name), commit(name).parents)),
      }),
    ),
    bitbucket.pull(5, { created_on: OPENED }),
    bitbucket.pull(6, { created_on: OPENED, state: 'DECLINED', activity: bitbucket.ended('DECLINED', march(8)) }),
  ])

const azureCommit = ({ id, message, at }: Request['own'][number]) => ({
  ...azure.commit('0', at, message.trimEnd()),
  commitId: id,
})

const STRATEGIES: Readonly<Record<string, string>> = {
  merge: 'noFastForward',
  squash: 'squash',
  'rebased 2': 'rebase',
  'forward 2': 'rebase',
}

const azureFile = (commit: CommitNamed): string =>
  azure.lists([
    ...requestsOf(commit).map(({ number, mergedAt, by, own }) =>
      azure.pull(number, {
        ...azure.completed('f', STRATEGIES[by]),
        repository: azure.wholeRepository,
        creationDate: OPENED,
        closedDate: mergedAt,
        lastMergeCommit: { commitId: commit(by).id },
        commits: own.map(azureCommit).reverse(),
        landed_commits: lineOf(by).map((name) => azureCommit(commit(name))),
      }),
    ),
    azure.pull(5, { repository: azure.wholeRepository, creationDate: OPENED }),
    azure.pull(6, {
      repository: azure.wholeRepository,
      creationDate: OPENED,
      status: 'abandoned',
      closedDate: march(8),
    }),
  ])

const HOSTS: Readonly<Record<string, Hosted>> = {
  Gitea: {
    remote: 'git@git.example.com:Acme/Shop.git',
    wording: {
      merge:
        "Merge pull request 'Topic' (#1) from topic into main\n\nReviewed-on: https://git.example.com/Acme/Shop/pulls/1\n",
      squash: 'Squashed (#2)\n\nReviewed-on: https://git.example.com/Acme/Shop/pulls/2\n',
    },
    fileOf: giteaFile,
    options: {},
  },
  Bitbucket: {
    remote: 'https://bitbucket.org/Acme/shop.git',
    wording: {
      merge: 'Merged in topic (pull request #1)\n\nTopic\n\nApproved-by: Bob\n',
      squash: 'Merged in other (pull request #2)\n\nSquashed\n',
    },
    fileOf: bitbucketFile,
    options: { branch: 'main' },
  },
  'Azure DevOps': {
    remote: 'https://Acme@dev.azure.com/Acme/Shop/_git/web%20shop',
    wording: { merge: 'Merged PR 1: Topic\n\nTopic\n', squash: 'Merged PR 2: Squashed\n\nRelated work items: #7\n' },
    fileOf: azureFile,
    options: {},
  },
}

const workspaceOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

describe.each(Object.entries(HOSTS))('given one repository by git and by %s', (name, host) => {
  it.each([
    ['git first', ['git', 'host']],
    ['the host first', ['host', 'git']],
    ['both twice', ['git', 'host', 'host', 'git']],
  ] as const)('when %s, then each change counts once, with its opening', async (title, order) => {
    const workspace = workspaceOf(`${name} ${title}`)
    const { commit, counted, ...sources } = await hostedWorkspace(host, workspace, imports)
    for (const source of order) expect((await sources[source]()).counts).toMatchObject({ rejected: 0 })
    const direct = (one: string) => [commit(one).id, null, commit(one).at]
    expect(await counted()).toEqual(
      [
        ...requestsOf(commit).map(({ number, mergedAt }) => [`#${number}`, OPENED, mergedAt]),
        direct('begin'),
        direct('direct'),
      ].sort(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1)),
    )
  })
  it('when the host is read twice, then nothing is new', async () => {
    const { host: read } = await hostedWorkspace(host, workspaceOf(`${name} twice`), imports)
    expect((await read()).counts).toMatchObject({ accepted: 6, rejected: 0 })
    expect((await read()).counts).toMatchObject({ accepted: 0, withdrawn: 0, rejected: 0 })
  })
})
