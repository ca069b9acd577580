import { describe, expect, it } from '@jest/globals'
import * as azure from '#test/connectors/forges/azure'
import * as bitbucket from '#test/connectors/forges/bitbucket'
import { pages } from '#test/connectors/forges/github'
import { type CommitNamed, type Hosted, hostedWorkspace, march } from './support/hosted.js'
import { giteaPulls, lineOf, OPENED, type Request, requestsOf } from './support/hosted-requests.js'
import { importsAt } from './support/importing.js'

const imports = importsAt()

const giteaFile = (commit: CommitNamed): string => pages(giteaPulls(commit))

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
