// Answers of the REST API of Azure DevOps, with the members that it really gives. Names and addresses in them are canaries.

type Json = Readonly<Record<string, unknown>>

const ORGANIZATION = 'https://dev.azure.com/Acme'
const PROJECT = '0f8910bf-8ddd-40e8-a349-4e4d6c3a5221'
const API = `${ORGANIZATION}/${PROJECT}/_apis/git/repositories/353c8fbd-3138-4aca-bad6-d89b4a2e1bb9`

export const person = (name: string): Json => ({
  displayName: `${name} Canary`,
  url: 'https://spsprodcus1.vssps.visualstudio.com/A1/_apis/Identities/c09252a3-b821-64ea-b769-67a8ba293287',
  _links: { avatar: { href: 'https://dev.azure.com/Acme/_apis/GraphProfile/MemberAvatars/aad.canary' } },
  id: 'c09252a3-b821-64ea-b769-67a8ba293287',
  uniqueName: `${name.toLowerCase()}@canary.example`,
  imageUrl: 'https://dev.azure.com/Acme/_api/_common/identityImage?id=c09252a3',
  descriptor: 'aad.canary',
})

/** The repository as a list of requests names it. */
export const repository: Json = {
  id: '353c8fbd-3138-4aca-bad6-d89b4a2e1bb9',
  name: 'web shop',
  url: API,
  project: {
    id: PROJECT,
    name: 'Shop',
    state: 'unchanged',
    visibility: 'unchanged',
    lastUpdateTime: '0001-01-01T00:00:00',
  },
}

/** The repository as it is answered by itself. */
export const wholeRepository: Json = {
  ...repository,
  defaultBranch: 'refs/heads/main',
  size: 12_366,
  remoteUrl: 'https://Acme@dev.azure.com/Acme/Shop/_git/web%20shop',
  sshUrl: 'git@ssh.dev.azure.com:v3/Acme/Shop/web%20shop',
  webUrl: 'https://dev.azure.com/Acme/Shop/_git/web%20shop',
  isDisabled: false,
  isInMaintenance: false,
}

/** A commit's id of forty times one digit. */
export const id = (digit: string): string => digit.repeat(40)

const named = (digit: string): Json => ({ commitId: id(digit), url: `${API}/commits/${id(digit)}` })

/** A commit as `GET …/pullRequests/{id}/commits` and `GET …/commits` list it. */
export const commit = (
  digit: string,
  date: string,
  comment: string,
  { name = 'Ada Canary', email = 'ada@canary.example' } = {},
): Json => ({
  commitId: id(digit),
  author: { name, email, date },
  committer: { name: 'Ada Canary', email: 'ada@canary.example', date },
  comment,
  url: `${API}/commits/${id(digit)}`,
})

/** A pull request as `GET …/pullrequests` lists it: active. */
export const pull = (number: number, members: Json = {}): Json => ({
  repository,
  pullRequestId: number,
  codeReviewId: number,
  status: 'active',
  createdBy: person('Ada'),
  creationDate: '2026-03-02T09:00:00.0415887Z',
  title: `Change ${number}`,
  description: 'For Bob Canary',
  sourceRefName: 'refs/heads/feature/PAY-9-topic',
  targetRefName: 'refs/heads/main',
  mergeStatus: 'succeeded',
  isDraft: false,
  mergeId: '7cc1fc9a-606e-4fdd-80f6-fbb3cf574349',
  lastMergeSourceCommit: named('a'),
  lastMergeTargetCommit: named('9'),
  lastMergeCommit: named('f'),
  reviewers: [
    { ...person('Bob'), vote: 10, hasDeclined: false, isFlagged: false, reviewerUrl: `${API}/pullRequests/1` },
  ],
  url: `${API}/pullRequests/${number}`,
  supportsIterations: true,
  ...members,
})

/** What its completion adds to a pull request. */
export const completed = (digit: string, mergeStrategy: string | null = 'squash'): Json => ({
  status: 'completed',
  closedDate: '2026-03-05T15:30:00.9788557Z',
  closedBy: person('Bob'),
  lastMergeCommit: named(digit),
  ...(mergeStrategy === null
    ? {}
    : {
        completionOptions: {
          mergeCommitMessage: `Merged PR 1: by Ada Canary`,
          deleteSourceBranch: true,
          squashMerge: mergeStrategy === 'squash',
          mergeStrategy,
          transitionWorkItems: true,
        },
      }),
})

/** Lists as the API answers them, one after another. */
export const lists = (...values: readonly (readonly Json[])[]): string =>
  values.map((value) => JSON.stringify({ value, count: value.length })).join('\n')
