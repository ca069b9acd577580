import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import { filesSource } from '#app/file-source'
import { importAndFold } from '#app/import'
import { readInput } from '#app/run'
import { gitSource } from '#app/sources'
import { openWorkspace } from '#app/workspace'
import { CodeChange } from '#projections/entities/code-change'
import { partitionOf } from '#readstore/partitions'
import type { Stores } from '#stores/open'
import { type CommitSpec, type Ids, writeHistory } from '#test/support/git/history'
import { hermetic } from '#test/support/git/run'
import { ok } from '#test/support/stores/outcome'
import { unwatched } from './unwatched.js'

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

const commitsOf =
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
  /** Answers of a person, as options. */
  readonly options: Readonly<Record<string, string>>
}

/** A workspace of its own with a repository and what its host says of it. */
export const hostedWorkspace = async (
  { remote, wording, fileOf, options }: Hosted,
  workspace: string,
  { stores, folder, now }: { readonly stores: Stores; readonly folder: string; readonly now: () => string },
) => {
  const named = { organization: 'acme', workspace, name: workspace, client: 'Acme', project: 'Shop', owner: 'Ann' }
  const { workspaceId, projectId } = await ok(openWorkspace({ ...named, plan: 'scale' }, stores, now))
  const path = join(folder, workspace)
  mkdirSync(path)
  const history = hostedHistory(wording)
  const ids = writeHistory(path, { commits: history, remote })
  await hermetic(path, ['fsck', '--strict'])
  const commit = commitsOf(history, ids)
  const file = join(folder, `${workspace}.json`)
  writeFileSync(file, fileOf(commit))
  const environment = { ...stores, now, watcher: unwatched }
  const common = { workspaceId, project: projectId, opened: null, sample: false }
  const input = readInput(filesSource, options)
  if (isLeft(input)) throw new Error(JSON.stringify(input.left))
  const answers = input.right as Parameters<typeof filesSource.asksProject>[0]
  const changes = () =>
    ok(
      stores.readStore.read(partitionOf(workspaceId, stores.readStore), (docs) =>
        docs.find(CodeChange, { where: { workspaceId: { eq: workspaceId } } }),
      ),
    )
  return {
    commit,
    git: async () =>
      ok(importAndFold({ ...common, source: gitSource, locations: [path], input: { branch: null } }, 0, environment)),
    host: async () =>
      ok(importAndFold({ ...common, source: filesSource, locations: [file], input: answers }, 0, environment)),
    /** What counts: by key, when it was opened and merged. */
    counted: async () =>
      (await changes())
        .filter(({ mergedAt }) => mergedAt !== null)
        .map(({ key, openedAt, mergedAt }) => [key, openedAt, mergedAt])
        .sort(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1)),
  }
}
