import { type CommitSpec, type HistorySpec, writeHistory } from './history.js'
import { hermetic } from './run.js'

/** The name of a repository and the counts that the service reports of it. */
export interface Counted {
  readonly container: RegExp
  readonly branch: string
  readonly changes: number
  readonly releases: number
  /** Assisted changes by tool. */
  readonly tools: Readonly<Record<string, number>>
}

/** Something that happens to a repository between two imports. */
export interface Turn {
  readonly what: string
  /** Changes the repository, given the folder of the first clone and a free one beside it. */
  readonly happens: (clone: string, beside: string) => Promise<unknown>
  /** Says whether the second folder is read afterwards. */
  readonly readBeside?: true
  readonly counted: Counted
}

/** A repository as people have them: how it is made, what is counted of it, and what happens to it later. */
export interface Shape {
  readonly name: string
  readonly make: (clone: string, beside: string) => Promise<unknown>
  readonly counted: Counted
  readonly turns: readonly Turn[]
}

/** Noon of a day so long ago that the days before it are within the usual window, too. */
const daysAgo = (days: number): string =>
  `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`

type More = Omit<Partial<CommitSpec>, 'name' | 'at' | 'message'>
const commit = (name: string, ago: number, message: string, more: More = {}): CommitSpec => ({
  name,
  at: daysAgo(ago),
  message: `${message}\n`,
  ...more,
})

const CLAUDE = 'Co-authored-by: Claude Opus 4.6 <noreply@anthropic.com>'

/** Four changes: two direct commits, a merged branch of two, one commit more; the first two are released. */
const usual: HistorySpec = {
  commits: [
    commit('begin', 20, 'Begin'),
    commit('list', 18, 'List the orders'),
    commit('pay-1', 17, `Pay by card\n\n${CLAUDE}`, { parents: ['list'] }),
    commit('pay-2', 16, 'Pay by invoice'),
    commit('pay', 15, 'Merge pull request #1 from acme/pay\n\nPay', { parents: ['list', 'pay-2'] }),
    commit('last', 12, 'Sort the orders'),
  ],
  tags: [{ name: 'v1', on: 'list' }],
}
const usualCounts = { branch: 'main', changes: 4, releases: 1, tools: { claude_code: 1 } }

const GITHUB = 'https://github.com/acme/shop.git'
const onGitHub: Counted = { ...usualCounts, container: /^github\.com\/acme\/shop$/ }

const made =
  (spec: HistorySpec): Shape['make'] =>
  async (clone) =>
    writeHistory(clone, spec)
const originBecomes =
  (url: string): Turn['happens'] =>
  (clone) =>
    hermetic(clone, ['remote', 'set-url', 'origin', url])

/** A shape that is on GitHub, whose origin then becomes another. */
const moving = (name: string, what: string, origin: string, container: RegExp): Shape => ({
  name,
  make: made({ ...usual, remote: GITHUB }),
  counted: onGitHub,
  turns: [{ what, happens: originBecomes(origin), counted: { ...onGitHub, container } }],
})

/** One commit a change, as forges write them when they squash. */
const squashed: HistorySpec = {
  remote: GITHUB,
  commits: [
    commit('s1', 20, 'Begin (#1)'),
    commit('s2', 18, `List the orders (#2)\n\n* List\n\n* Tests\n\n${CLAUDE}`),
    commit('s3', 16, 'Pay by card (#3)'),
  ],
}

/** One change by each way in which an agent says that it was there, and one by people. */
const byAgents: HistorySpec = {
  remote: GITHUB,
  commits: [
    commit('people', 20, 'Begin'),
    commit('author', 19, 'List the orders', {
      authorIs: 'copilot-swe-agent[bot] <198982749+Copilot@users.noreply.github.com>',
    }),
    commit('committer', 18, 'Sort the orders', { committerIs: 'Ann Author (aider) <ann@example.com>' }),
    commit('co-author', 17, 'Pay by card\n\nCo-authored-by: Cursor <cursoragent@cursor.com>'),
    commit('model', 16, 'Pay by invoice\n\nAssisted-by: Claude Opus 4.6'),
    commit('prose', 15, 'Say in the docs how Claude and Cursor are used'),
  ],
}

/** The shapes of repositories that counted wrong once, each with what must be counted of it before and after. */
export const SHAPES: readonly Shape[] = [
  {
    name: 'no remote, then one',
    make: made(usual),
    counted: { ...usualCounts, container: /^git:[0-9a-f]{12}$/ },
    turns: [
      {
        what: 'a remote is added',
        happens: (clone) => hermetic(clone, ['remote', 'add', 'origin', GITHUB]),
        counted: onGitHub,
      },
    ],
  },
  {
    name: 'no remote, another branch checked out',
    make: made({ ...usual, branches: { main: 'last', topic: 'list' } }),
    counted: { ...usualCounts, container: /^git:/ },
    turns: [
      {
        what: 'another branch is checked out',
        happens: (clone) => hermetic(clone, ['symbolic-ref', 'HEAD', 'refs/heads/topic']),
        counted: { ...usualCounts, container: /^git:/ },
      },
    ],
  },
  moving('renamed', 'it is renamed', 'git@github.com:acme/store.git', /^github\.com\/acme\/store$/),
  moving('moved', 'it moves to another host', 'https://gitlab.com/acme/shop', /^gitlab\.com\/acme\/shop$/),
  moving('forked', 'a fork becomes its origin', 'https://github.com/eve/shop.git', /^github\.com\/eve\/shop$/),
  moving('another case', 'its address is written in another case', 'https://GitHub.com/Acme/Shop', onGitHub.container),
  {
    name: 'cloned twice',
    make: made({ ...usual, remote: GITHUB }),
    counted: onGitHub,
    turns: [
      {
        what: 'a second clone is read as well',
        happens: async (_, beside) => writeHistory(beside, { ...usual, remote: 'git@github.com:acme/shop.git' }),
        readBeside: true,
        counted: onGitHub,
      },
    ],
  },
  {
    name: 'squash-only',
    make: made(squashed),
    counted: { ...onGitHub, changes: 3, releases: 0 },
    turns: [],
  },
  {
    name: "an agent's commits",
    make: made(byAgents),
    counted: {
      ...onGitHub,
      changes: 6,
      releases: 0,
      tools: { aider: 1, claude_code: 1, cursor: 1, github_copilot: 1 },
    },
    turns: [],
  },
  {
    name: 'a shallow clone',
    make: async (clone, beside) => {
      writeHistory(beside, usual)
      await hermetic('/', ['clone', '--quiet', '--depth=2', `file://${beside}`, clone])
    },
    // The merge lies at the clone's edge: only what came after it is certain.
    counted: { ...usualCounts, container: /^git:/, changes: 1, releases: 0, tools: {} },
    turns: [
      {
        what: 'the rest is fetched',
        happens: (clone) => hermetic(clone, ['fetch', '--quiet', '--unshallow', '--tags']),
        counted: { ...usualCounts, container: /^git:/ },
      },
    ],
  },
]
