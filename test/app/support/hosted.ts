import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CommitSpec, type Ids, writeHistory } from '#test/support/git/history'
import { hermetic } from '#test/support/git/run'
import type { Imports, Input } from './importing.js'

/** What forges write into the commits that they make. */
export interface Wording {
  readonly merge: string
  readonly squash: string
}

/** An instant in March. */
export const march = (day: number, hour = 12): string =>
  `2026-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`

/** A repository onto whose default branch requests came by a merge, a squash, a rebase of two commits and a fast-forward of two. */
export const hostedHistory = ({ merge, squash }: Wording): readonly CommitSpec[] => [
  { name: 'begin', message: 'Begin\n', at: march(1) },
  { name: 'topic 1', parents: ['begin'], message: 'Topic one\n', at: march(2, 8) },
  { name: 'topic 2', message: 'Topic two\n', at: march(2, 9) },
  { name: 'merge', parents: ['begin', 'topic 2'], message: merge, at: march(3) },
  { name: 'squash', parents: ['merge'], message: squash, at: march(4) },
  { name: 'rebased 1', message: 'Rebased one\n', authored: march(2, 10), at: march(5) },
  { name: 'rebased 2', message: 'Rebased two\n', authored: march(2, 11), at: march(5) },
  { name: 'forward 1', message: 'Forward one\n', authored: march(2, 6), at: march(6, 8) },
  { name: 'forward 2', message: 'Forward two\n', authored: march(2, 7), at: march(6, 9) },
  { name: 'direct', message: 'Hot fix\n', at: march(7) },
]

/** A commit of the repository: its id, its message, the author's instant and its parents. */
export interface HostedCommit {
  readonly id: string
  readonly message: string
  readonly at: string
  readonly parents: readonly string[]
}

export type CommitNamed = (name: string) => HostedCommit

export const commitsOf =
  (history: readonly CommitSpec[], ids: Ids): CommitNamed =>
  (name) => {
    const place = history.findIndex((one) => one.name === name)
    const { message, authored, at, parents } = history[place] as CommitSpec
    const before = parents ?? history.slice(Math.max(0, place - 1), place).map((one) => one.name)
    const idOf = (one: string): string => ids.get(one) ?? ''
    return { id: idOf(name), message: String(message), at: authored ?? at ?? '', parents: before.map(idOf) }
  }

/** A repository by git, and what its host says of it. */
export interface Hosted {
  readonly remote: string
  readonly wording: Wording
  /** What the host answers about the repository. */
  readonly fileOf: (commit: CommitNamed) => string
  /** Answers of a person. */
  readonly options: Partial<Input>
}

/** A workspace of its own with a repository and what its host says of it. */
export const hostedWorkspace = async ({ remote, wording, fileOf, options }: Hosted, name: string, imports: Imports) => {
  const shop = await imports.workspace(name)
  const path = join(imports.folder, name)
  mkdirSync(path)
  const history = hostedHistory(wording)
  const ids = writeHistory(path, { commits: history, remote })
  await hermetic(path, ['fsck', '--strict'])
  const commit = commitsOf(history, ids)
  const file = imports.file(`${name}.json`, fileOf(commit))
  return {
    commit,
    git: () => shop.importedByGit(path),
    host: () => shop.imported(file, options, shop.projectId),
    /** What counts: by key, when it was opened and merged. */
    counted: async () =>
      (await shop.changes())
        .filter(({ mergedAt }) => mergedAt !== null)
        .map(({ key, openedAt, mergedAt }) => [key, openedAt, mergedAt])
        .sort(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1)),
  }
}
