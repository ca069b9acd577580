import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Instant } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { BEGINNING_OF_TIME } from '#domain/time'
import type { SourceError } from '#import/source'
import { instantOf } from './instants.js'
import { type Line, listCommits } from './line.js'
import { readTagNames } from './refs.js'
import type { Release } from './releases.js'
import type { Repository } from './repository.js'

/** The complete part of a repository's history. In a full clone all of it is complete, from the beginning of time. */
export interface Whole {
  readonly changesFrom: Instant
  /** Null if the changes of no release are known. */
  readonly releasesFrom: Instant | null
  /** The number of earliest releases whose changes are unknown. */
  readonly incompleteReleases: number
}

/** Says whether a shallow edge hides how much of the default branch a tag off its line contains. */
const hasCutTag = async (
  path: string,
  line: ReadonlySet<string>,
  boundary: ReadonlySet<string>,
  releases: readonly Release[],
): Outcome<SourceError, boolean> => {
  const targets = releases.map(({ target }) => target).filter((target) => !line.has(target))
  if (targets.length === 0) return right(false)
  const reachable = await listCommits(path, targets)
  return isLeft(reachable) ? reachable : right(reachable.right.some((id) => boundary.has(id) && !line.has(id)))
}

/**
 * The complete part of a shallow clone: changes after the cut of the default branch's line, by the cut's instant.
 * The first release that contains the cut also contains changes that are missing here, and earlier releases may: their
 * changes are unknown. All later releases are complete, unless a tag off the line is cut as well: it may be the first
 * release of any change.
 *
 * @param releases sorted
 */
export const wholePart = async (
  { path, boundary }: Repository,
  line: Line,
  releases: readonly Release[],
): Outcome<SourceError, Whole> => {
  const cut = line.ids[0]
  const full = { changesFrom: BEGINNING_OF_TIME, releasesFrom: BEGINNING_OF_TIME, incompleteReleases: 0 }
  if (cut === undefined || boundary.size === 0) return right(full)
  const isCutOff = await hasCutTag(path, new Set(line.ids), boundary, releases)
  if (isLeft(isCutOff)) return isCutOff
  const none = { releasesFrom: null, incompleteReleases: releases.length }
  if (!boundary.has(cut)) return right(isCutOff.right ? { ...full, ...none } : full)
  const containing = await readTagNames(path, cut)
  if (isLeft(containing)) return containing
  const first = releases.findIndex(({ tag }) => containing.right.has(tag))
  const incompleteReleases = first === -1 ? releases.length : first + 1
  const justAfter = (seconds: number | null): Instant => (seconds === null ? BEGINNING_OF_TIME : instantOf(seconds, 1))
  const changesFrom = justAfter(line.committedAt[0] ?? null)
  if (isCutOff.right) return right({ changesFrom, ...none })
  const afterIncomplete = justAfter(releases[incompleteReleases - 1]?.at ?? null)
  return right({
    changesFrom,
    releasesFrom: afterIncomplete > changesFrom ? afterIncomplete : changesFrom,
    incompleteReleases,
  })
}

/** Notices for the user of a shallow clone. */
export const shallowNotice = (
  { path, boundary }: Repository,
  { changesFrom, releasesFrom }: Whole,
): readonly string[] => {
  if (boundary.size === 0) return []
  const missing =
    changesFrom === BEGINNING_OF_TIME
      ? 'some side branches are cut off'
      : `changes merged before ${changesFrom} are missing`
  const releases = releasesFrom === null ? ', and it is unknown which changes were released first' : ''
  return [
    `This is a shallow clone: ${missing}; merges at the edge of the clone may lack their first commit and marks` +
      `${releases}. For the rest run: git -C ${path} fetch --unshallow --tags`,
  ]
}
