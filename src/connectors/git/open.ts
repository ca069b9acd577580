import { createHash } from 'node:crypto'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Instant } from '#domain/common'
import type { CoverageStatement } from '#domain/events/connections'
import type { Fact } from '#domain/events/facts'
import type { Outcome } from '#domain/outcome'
import type { SourceError, SourceReading } from '#import/source'
import { rulesDigest } from '#sources/kit/code/ai-tools'
import { containerName } from '#sources/kit/code/container'
import { instantOf } from './instants.js'
import { countCommits, readLine } from './line.js'
import { askedBranch, defaultBranch, type Ref, readTagRefs, remoteUrl } from './refs.js'
import { findRepository } from './repository.js'
import { shallowNotice, type Whole, wholePart } from './shallow.js'
import { readTags } from './tags.js'
import { factsOf } from './walk.js'

/** Raise it when facts change, so that unchanged repositories are read again; changed rules of marks need no raise. */
const VERSION = 3

const cursorOf = (names: readonly string[], tip: string, tags: readonly Ref[], boundary: ReadonlySet<string>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        VERSION,
        rulesDigest,
        ...names,
        tip,
        tags.map(({ name, id }) => [name, id]),
        [...boundary].sort(),
      ]),
    )
    .digest('hex')

const coverageOf = (container: string, whole: Whole, to: Instant): readonly CoverageStatement[] =>
  (
    [
      ['code_change', whole.changesFrom],
      ['release', whole.releasesFrom],
    ] as const
  ).flatMap(([kind, from]) => (from !== null && from < to ? [{ kind, container, from, to }] : []))

const undatedNotice = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`Left out, because their dates cannot be read: ${count} ${count === 1 ? one : many}.`]

/** A reading of one repository. */
export interface GitReading extends SourceReading {
  /** The repository's canonical name, or the name given instead. */
  readonly container: string
  readonly branch: NonNullable<SourceReading['branch']>
  readonly repository: NonNullable<SourceReading['repository']>
  /** The same reading under another name of the repository, whose texts may use its former ones. */
  readonly under: (container: string, formerNames: readonly string[]) => GitReading
  /** The absolute path of its folder. */
  readonly path: string
  /** No record of a repository is rejected. */
  readonly facts: (progress: (done: number) => void) => AsyncIterable<Fact>
}

export interface GitOptions {
  /** The branch to read; the default branch if none is named. */
  readonly branch?: string | undefined
}

/**
 * Opens a git repository for reading: a clone, bare or not, a worktree, or a folder in one.
 *
 * @param path a folder; a relative one is taken from the working directory
 * @param now the instant at which the reading begins and its coverage ends
 * @returns a reading, whose `facts` can be run more than once. Its facts are code changes,
 *   oldest first, and releases, each after its changes. No fact names a person. A `SourceError` says in one line why the repository
 *   cannot be read: `not_found`, `not_a_repository`, `empty`, `unreadable` (permissions, another user's folder),
 *   `broken` (a commit is missing or damaged, found before any fact is given) or `unsupported` (no git, or too old).
 */
export const openGit = async (
  path: string,
  now: () => Instant,
  { branch: asked }: GitOptions = {},
): Outcome<SourceError, GitReading> => {
  const readAt = now()
  const found = await findRepository(path)
  if (isLeft(found)) return found
  const repository = found.right
  const branch = asked === undefined ? await defaultBranch(repository.path) : await askedBranch(repository.path, asked)
  if (isLeft(branch)) return branch
  const { name, tip } = branch.right
  const refs = await readTagRefs(repository.path)
  if (isLeft(refs)) return refs
  const tags = await readTags(repository.path, refs.right)
  if (isLeft(tags)) return tags
  const { releases, undated } = tags.right
  const [total, line, remote] = await Promise.all([
    countCommits(repository.path, [tip, ...releases.map(({ target }) => target)]),
    readLine(repository.path, tip),
    remoteUrl(repository.path),
  ])
  if (isLeft(total)) return total
  if (isLeft(line)) return line
  if (isLeft(remote)) return remote
  const { ids, committedAt } = line.right
  const whole = await wholePart(repository, line.right, releases)
  if (isLeft(whole)) return whole
  const newest = committedAt.at(-1) ?? null
  const { path: folder, boundary } = repository
  const { incompleteReleases } = whole.right
  const own = containerName(remote.right, ids[0] ?? tip)
  const label = own.startsWith('git:') ? repository.folder : own.slice(own.lastIndexOf('/') + 1)

  const readingUnder = (container: string, formerNames: readonly string[]): GitReading => {
    const coverage = coverageOf(container, whole.right, readAt)
    const plan = { path: folder, container, formerNames, line: line.right, boundary, releases, incompleteReleases }
    let onLine: ReadonlySet<string> | null = null
    return {
      provider: 'git',
      identity: repository.gitDir,
      container,
      path: repository.gitDir.replace(/\/\.git$/, ''),
      label,
      branch: { name, asked: asked !== undefined },
      total: total.right,
      cursor: cursorOf([container, ...formerNames], tip, refs.right, boundary),
      coverage,
      // A history is complete: a record that it no longer has is gone.
      complete: coverage,
      readAt,
      notices: [
        ...shallowNotice(repository, whole.right),
        ...undatedNotice(
          committedAt.filter((at) => at === null).length,
          'commit of the default branch',
          'commits of the default branch',
        ),
        ...undatedNotice(undated, 'tag', 'tags'),
      ],
      newestAt: newest === null ? null : instantOf(newest),
      repository: {
        container,
        contains: (commit) => {
          onLine ??= new Set(ids)
          return onLine.has(commit)
        },
      },
      under: readingUnder,
      async *facts(progress) {
        for await (const fact of factsOf(plan, progress)) yield { ...fact, place: container }
      },
    }
  }
  return right(readingUnder(own, []))
}
